# What the program says of itself and of wrong arguments. A message that ends in
# “-more” is what the help of a command adds.

command-molino = La familia de juegos del molino: reglas, análisis y juego
command-moves = Muestra las jugadas posibles de una posición
command-moves-more = Una línea, ordenada por los bytes de los textos; vacía si la partida ha terminado. Donde antes hay que tirar los dados pone «throw».
command-rules = Muestra los reglamentos que hay, o lo que dice uno de ellos
command-rules-more = El nombre de un reglamento puede llevar variantes: +volar o +sin-volar (se vuela o no), +opcional o +obligatorio (se puede o se debe capturar), +doble (dos molinos a la vez capturan dos piezas), +sin-reformar (un molino deshecho para hacer otro no se rehace enseguida).
command-perft = Cuenta las secuencias de jugadas desde una posición
command-perft-more = Una línea por profundidad: la profundidad, un tabulador y la cuenta.
command-replay = Reproduce una partida escrita: cómo queda al final y el resultado
command-replay-more = Vale PGN o una lista de jugadas en cualquier forma conocida: la de Molino, los números de PlayOK, capturas como palabras aparte, frases. Un fichero PGN puede tener muchas partidas. Con una jugada ilegal el código de salida es 1; con otra cosa que no se pueda leer, 3.
command-convert = Escribe una partida en otra forma
command-convert-more = Solo PGN lo conserva todo. Las listas de jugadas no llevan reglas, posición inicial, resultado ni comentarios.
command-play = Juega en la terminal, contra el ordenador o con otra persona
command-play-more = Las jugadas y las órdenes se escriben; «ayuda» las muestra. Las órdenes valen en el idioma de los mensajes y en inglés.
command-completions = Escribe lo que un intérprete necesita para completar órdenes y opciones
command-man = Escribe la página de manual, para «man -l -»

option-lang = El idioma de los mensajes; sin ella, el del entorno
option-rules = El reglamento con sus variantes, como ludoteka o twelve+volar
option-json = Responde con objetos JSON
option-position = El texto de una posición; sin ella, el tablero vacío
option-moves = Jugadas que se hacen antes, separadas por espacios; la tirada de los dados va entre llaves delante de su jugada
option-positions = Un fichero con una posición por línea, o «-»: una respuesta por línea
option-depth = Hasta qué profundidad se cuenta
option-divide = Cuenta también por cada jugada
option-rule-set = El reglamento; sin él, una línea por cada uno
option-file = El fichero con la partida, o «-»
option-to = La forma en que se escribe
option-load = Una partida escrita que se continúa; valen las reglas que nombra
option-against = Contra quién juegas
option-first = Quién lleva las blancas y empieza: la suerte (lot), tú (me) o el otro (other). Sin ella decide la suerte; si las reglas lo dejan a los jugadores o a los colores, empiezas tú
option-dice = En un juego con dados: los tira el programa (thrown), o los tiras tú y escribes lo que sale (typed)
option-me = Tu nombre, para la pantalla y las partidas guardadas
option-other = El nombre del otro
option-seed = Un número que decide todo lo que depende del azar: con el mismo número y las mismas jugadas sale la misma partida
option-color = Cuándo se usan colores: según la terminal, siempre o nunca
option-ascii = Dibuja el tablero solo con caracteres sencillos
option-shell = El intérprete de órdenes
option-help = Muestra la ayuda; --help dice más que -h
option-version = Muestra la versión

value-command = ORDEN
value-language = IDIOMA
value-name = NOMBRE
value-text = TEXTO
value-list = LISTA
value-file = FICHERO
value-n = N
value-form = FORMA
value-whom = QUIÉN
value-who = QUIÉN
value-how = CÓMO
value-when = CUÁNDO
value-shell = INTÉRPRETE

help-usage = Uso:
help-commands = Órdenes
help-options = Opciones
help-arguments = Argumentos
help-values = una de: { $values }
help-default = sin ella: { $value }

usage-try-help = «molino --help» y «molino ORDEN --help» ayudan.
usage-no-value = { $option } necesita un valor
usage-wrong-value = { $option }: pone «{ $value }» y se esperaba una de estas palabras: { $wanted }
usage-bad-value = { $option }: pone «{ $value }»: { $why }
usage-unknown-option = aquí no hay nada llamado «{ $option }»
usage-unknown-command = no hay ninguna orden «{ $command }»
usage-twice = { $option } aparece más de una vez
usage-conflict = { $option } y { $other } se excluyen
usage-missing = falta: { $option }
usage-language = se esperaba es, en o fr
usage-number = se esperaba un número entero dentro de los límites
usage-rule-sets = hay estos: { $names }
