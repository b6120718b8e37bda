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

option-lang = El idioma de los mensajes; si no se indica, el del entorno
option-rules = El reglamento con sus variantes, como ludoteka o twelve+volar; si no se indica, ludoteka
option-json = Responde con objetos JSON, donde pueden preguntar los programas
option-position = El texto de una posición; si no se indica, el tablero vacío
option-moves = Jugadas que se hacen antes, separadas por espacios; la tirada de los dados va entre llaves delante de su jugada
option-positions = Un fichero con una posición por línea, o «-»: una respuesta por línea
option-depth = Hasta qué profundidad se cuenta
option-divide = Cuenta también por cada jugada
option-rule-set = El reglamento; si no se indica, una línea por cada uno
option-file = El fichero con la partida, o «-»
option-to = La forma en que se escribe
option-load = Una partida escrita que se continúa, con sus propias reglas
option-against = Contra quién juegas
option-first = Quién lleva las blancas y empieza: la suerte (lot), tú (me) o el otro (other). Si no se indica, decide la suerte; si las reglas lo dejan a los jugadores o a los colores, empiezas tú
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
help-default = si no se indica: { $value }

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
usage-number = se esperaba un número entero de { $least } a { $most }
usage-any-number = se esperaba un número entero
usage-count = se esperaba un número entero, 1 o más
usage-address = se esperaba una dirección y un puerto, como 127.0.0.1:8080
usage-switches = las opciones de reglas son: { $names }
usage-rule-sets = hay estos: { $names }
option-command = La orden
command-help = Muestra esta ayuda, o la de una orden
usage-not-utf8 = un argumento no es texto
usage-no-value-taken = { $option } no lleva ningún valor
usage-name = se esperaba un nombre de 1 a 24 caracteres
command-serve = Sirve el sitio: jugar en el navegador
option-address = La dirección y el puerto en que se sirve
value-address = DIRECCIÓN
serve-ready = Molino está en { $address } (Ctrl-C lo termina)
command-print = Imprime tableros, piezas, reglas y hojas para clase
command-print-more = El fichero es PDF o SVG según su nombre; en SVG hay un fichero por página. Nada cambia de escala: lo que no cabe se rechaza diciendo el tamaño mayor que cabe, o se reparte en páginas con --tiled.
option-sheet = Lo que se imprime: el tablero del reglamento, sus piezas para recortar, las reglas, la hoja para clase, dados para plegar, una tabla de todos contra todos
option-out = El fichero que se escribe, como tablero.pdf o tablero.svg
option-paper = El papel
option-side = El lado del tablero, entre los centros de sus líneas exteriores; si no se indica, el mayor que cabe (con --tiled, 300 mm)
option-tiled = Reparte el tablero en las páginas que hagan falta
option-square = Los cuadraditos de la hoja para clase (school), de 4 a 10 mm; si no se dice, 5
option-diameter = El diámetro de las piezas de la hoja «pieces», de 8 a 30 mm; si no se dice, 16
option-players = Los jugadores de la hoja «tournament», de 2 a 6; si no se dice, 6
option-style = Con cuánta tinta se dibuja el tablero; si no se dice, full
value-paper = PAPEL
value-mm = MM
value-style = ESTILO
value-sheet = HOJA
usage-length = se esperaban milímetros, como 5 o 7.5
command-solve = Halla el valor exacto de cada posición y lo guarda en ficheros
command-solve-more = Si se interrumpe, al empezar de nuevo sigue donde estaba. Los reglamentos que solo difieren en quién empieza y en cuándo hay tablas comparten sus valores.
command-stats = Cuenta las posiciones ganadas, perdidas y de tablas de cada sector
command-stats-more = Un sector es cuántas piezas tiene cada bando: primero el que juega, como 9-8; con piezas en la mano, 4-3:5,5. Las posiciones simétricas cuentan una vez. Los juegos de tres a siete piezas no necesitan carpeta.
command-verify = Comprueba los valores exactos: si cada uno se sigue de los de una jugada después
command-verify-more = La comprobación solo conoce las reglas, no cómo se hallaron los valores. El código de salida es 1 si hay un valor erróneo. Los juegos de tres a siete piezas no necesitan carpeta.
command-pack = Reduce una base de datos de valores exactos
command-pack-more = La carpeta nueva se lee como la de antes, que queda como está. Si se interrumpe, sigue luego donde estaba.
command-probe = Da el valor exacto de una posición
command-probe-more = Una línea: win (gana), draw (tablas) o loss (pierde) para quien juega, con las jugadas de ambos hasta el final si los dos juegan lo mejor posible. «not-in-database» dice que los ficheros no tienen la posición; «unreachable», que no puede darse. Los juegos de tres a siete piezas no necesitan ficheros.
option-folder = La carpeta de los ficheros
option-databases = Una carpeta con valores exactos que mostrar; puede darse más de una, de varios juegos
option-men = Solo posiciones con este número de piezas como máximo, entre los dos bandos
option-phase = Lo que se resuelve: la fase de movimiento (movement), con todas las piezas colocadas, o todo (all), desde el tablero vacío
option-threads = Cuántos hilos trabajan; si no se indica, tantos como núcleos
option-packed = La carpeta con los ficheros
option-pack-level = Cuánto se esfuerza el compresor, de 1 (rápido) a 22 (pequeño)
option-values = Lo que se guarda: solo si gana, empata o pierde (wdl), o con la distancia hasta el final (distance)
option-leave-out = Deja fuera lo que se halla mirando una o dos jugadas más allá y las colocaciones que no pueden darse
option-memory = Cuánta memoria se puede usar, como 8G; si no se indica, la que tenga libre la máquina
option-plan = Dice qué se resolvería y lo que cuesta, y termina
option-dir = La carpeta de los ficheros
option-tsv = Separa las columnas con tabuladores también en la terminal
option-sample = Cuántas posiciones de cada sector se comprueban; si no se indica, 100000
option-all = Comprueba todas las posiciones
option-sample-seed = Un número que decide qué posiciones se comprueban
option-db = La carpeta de los ficheros
option-each = Da el valor de cada jugada, la mejor primero
value-dir = CARPETA
value-phase = FASE
value-values = VALORES
value-size = TAMAÑO
usage-size = se esperaba un tamaño, como 512M u 8G
told-plan = { $there ->
    [0] { "" }
    [one] un sector ya está; de los demás: { "" }
   *[other] { $there } sectores ya están; de los demás: { "" }
}{ $sectors ->
    [one] un sector
   *[other] { $sectors } sectores
}, { $positions } posiciones; memoria { $memory }, { $keeping ->
    [memory] los sectores resueltos se quedan en ella mientras hacen falta
   *[other] los sectores resueltos se leen otra vez de los ficheros
}; disco, unos { $disk } de { $free }; unos { $time } con { $threads ->
    [one] un hilo
   *[other] { $threads } hilos
}
told-progress = { $sectors }: { $positions } posiciones en { $time }, { $rate } millones por segundo; { $percent } % hecho, faltan unos { $left }
told-packed = { $sector }: { $size }; { $done } de { $of }
told-packed-all = { $sectors ->
    [one] un fichero
   *[other] { $sectors } ficheros
  }, { $size } en total; { $left ->
    [one] un sector más se halla
   *[other] { $left } sectores más se hallan
  } buscando
told-solved = { $sectors ->
    [one] está un sector
   *[other] están { $sectors } sectores
}, { $positions } posiciones; «molino verify» comprueba sus valores
told-wrong = hay valores erróneos
told-first = el primero: { $position }: hay { $found }, se esperaba { $wanted }
size-bytes = { $number } B
size-kib = { $number } KiB
size-mib = { $number } MiB
size-gib = { $number } GiB
decimal-sign = ,
heading-stats = quien mueve - el otro lado, ganadas, perdidas, empatadas (salvo simetrías), victoria más larga, derrota más larga (jugadas de cada lado)
heading-verify = sector (quien mueve - el otro lado), posiciones miradas, erróneas
heading-plan = sectores (quien mueve - el otro lado), posiciones, memoria
told-interrupted = interrumpido; la misma orden sigue desde ahí
told-unchecked = algunos sectores no se han podido mirar
