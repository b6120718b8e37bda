# The client in the browser.

## The page

client-pages = Páginas
client-page-play = Jugar
client-page-games = Partidas
client-page-rules = Reglas
client-not-loaded = No se ha podido cargar Molino. Vuelve a cargar la página; un navegador antiguo quizá no pueda.
client-skip = Saltar al contenido
client-language = Idioma
client-settings = Ajustes
client-theme = Tema
client-theme-paper = Papel
client-theme-wood = Madera
client-theme-slate = Pizarra
client-theme-contrast = Alto contraste
client-mode = Claro u oscuro
client-mode-auto = Como el dispositivo
client-mode-light = Claro
client-mode-dark = Oscuro
client-coordinates = Coordenadas

## A new game

client-new-game = Nueva partida
client-against = ¿Contra quién?
client-against-computer = Contra el ordenador
client-against-person = Dos en esta pantalla
client-strength = ¿Con qué nivel?
client-depth = { $plies ->
    [1] Principiante
    [3] Medio
   *[other] Fuerte
}
client-first = ¿Quién lleva las blancas y empieza?
client-first-is = { $who ->
    [lot] La suerte
    [me] { $against ->
        [computer] Yo
       *[person] Jugador 1
    }
   *[other] { $against ->
        [computer] El ordenador
       *[person] Jugador 2
    }
}
client-which-rules = ¿Con qué reglas juegas?
client-sourced = Nueve piezas
client-family = La familia
client-switches = Cambiar estas reglas
client-switch-volar = Con tres piezas se vuela
client-switch-sin-volar = No se vuela
client-switch-opcional = Se puede renunciar a capturar
client-switch-obligatorio = Es obligatorio capturar
client-switch-doble = Dos molinos a la vez capturan dos piezas
client-switch-sin-reformar = Un molino deshecho para hacer otro no se rehace enseguida
client-real-dice = Tiramos dados de verdad y escribimos lo que sale
client-start = Empezar
client-rule-set = { $name }: { $about }
client-rules-in-short = Las reglas en breve
client-rules-lead = Cada reglamento, punto por punto. Los cinco primeros siguen fuentes escritas; los demás son la familia.

## The table

client-now = Ahora
client-you = Tú
client-the-computer = El ordenador
client-player = Jugador { $number }
client-side-white = Blancas
client-side-black = Negras
client-men = en mano { $hand }, perdidas { $lost }
client-board = El tablero
client-point = { $point }, { $who ->
    [white] pieza blanca
    [black] pieza negra
   *[empty] libre
}{ $role ->
    [raid] , se puede capturar
    [from] , puede mover
    [to] , se puede ocupar
    [take] , se puede capturar
   *[none] {""}
}
client-do = { $side ->
    [white] Blancas
   *[black] Negras
}: { $what ->
    [place] coloca una pieza en un punto libre
    [step] elige una pieza para moverla por una línea
    [fly] elige una pieza; con tres puede volar a cualquier punto libre
    [raid] puedes capturar una pieza de un molino, o colocar sin más
   *[place-or-move] coloca una pieza o mueve una
}.
client-do-go = { $side ->
    [white] Blancas
   *[black] Negras
}: elige adónde va.
client-do-take = { $side ->
    [white] Blancas
   *[black] Negras
}: ¡molino! Elige la pieza que capturas.
client-thinking = { $side ->
    [white] Las blancas piensan…
   *[black] Las negras piensan…
}
client-rolling = { $side ->
    [white] Las blancas tiran los dados…
   *[black] Las negras tiran los dados…
}
client-throw-due = { $side ->
    [white] Blancas
   *[black] Negras
}: tira los tres dados.
client-looking-back = Estás viendo una jugada anterior.
client-is-over = La partida ha terminado.
client-not-your-turn = No te toca.
client-choose-your-man = { $point }: elige primero una pieza tuya.
client-man-is-shut-in = La pieza de { $point } no tiene ningún punto libre al lado.
client-take-nothing = No capturar
client-won = { $side ->
    [white] Ganan las blancas
   *[black] Ganan las negras
}: { $by ->
    [men] al rival solo le quedan dos piezas
    [blocked] el rival no puede mover
    [full] el tablero está lleno y le toca al rival
    [line] tres en línea
    [resignation] el rival se rinde
    [time] al rival se le acabó el tiempo
   *[abandoned] el rival se ha ido
}.
client-drawn = Tablas: { $by ->
    [no-capture] demasiado tiempo sin capturas ni molinos
    [repetition] la misma posición tres veces
    [board-full] el tablero está lleno
    [agreement] de común acuerdo
   *[length] la partida alcanza su duración máxima
}.
client-played = { $side ->
    [white] Blancas
   *[black] Negras
}: { $kind ->
    [place] { $to }
   *[move] de { $from } a { $to }
}{ $men ->
    [0] .
   *[other] , captura { $taken }.
}

## What one can do

client-hint-me = Pista
client-hint = Prueba { $move }.
client-take-back = Deshacer
client-draw = Tablas
client-resign = Rendirse
client-flip = Girar
client-download = Descargar
client-copy-link = Copiar enlace
client-link-copied = Enlace copiado.
client-link-failed = No se puede leer la partida del enlace:
client-ask-draw = { $side ->
    [white] Blancas
   *[black] Negras
}: ¿aceptas tablas?
client-draw-declined = No se aceptan las tablas.
client-yes = Sí
client-no = No
client-engine-failed = El ordenador no encuentra jugada. Deshaz o empieza otra partida.
client-type-move = Escribe una jugada
client-play-it = Jugar

## Dice

client-dice = Dados
client-die = Dado { $number }
client-throw = Tirada { $throw }
client-no-throw = Aún sin tirar
client-type-dice = ¿Qué muestran tus dados?
client-thrown = Tirados

## Moves and games

client-moves = Jugadas
client-no-moves = Aún no hay jugadas.
client-number = Número
client-first-move = Al principio
client-move-before = Una jugada atrás
client-move-after = Una jugada adelante
client-last-move = A la última jugada
client-no-games = Aún no hay partidas. Las que juegues se guardan en este navegador.
client-kept = { $result ->
    [white] Ganan las blancas
    [black] Ganan las negras
    [draw] Tablas
   *[other] Sin terminar
}, { $plies ->
    [one] una jugada
   *[other] { $plies } jugadas
}
client-forget = Borrar
client-import = Leer una partida escrita
client-import-forms = PGN, una lista de jugadas, números de PlayOK o frases.
client-record = La partida
client-open-file = Abrir un fichero
client-read = Leer
client-in-record = Línea { $line }, columna { $column }:

## Lessons

client-page-learn = Aprender
client-learn-lead = Lecciones cortas en el tablero de verdad: primero las reglas, después lo que hacen quienes juegan bien.
client-lessons-rules = Las reglas
client-lessons-advice = Jugar bien
client-all-lessons = Todas las lecciones
client-lesson-right = ¡Bien hecho!
client-lesson-wrong = Se puede jugar, pero no es lo que pide la lección. Prueba otra vez.
client-lesson-again = Empezar de nuevo
client-lesson-next = Siguiente lección
client-lesson-place = Colocar
client-lesson-place-text = Blancas y negras colocan por turnos sus piezas, de una en una, en los puntos donde las líneas se cruzan o acaban. Mientras te queden piezas en mano, las del tablero no se mueven.
client-lesson-place-task = Coloca una pieza donde quieras.
client-lesson-mill = El molino
client-lesson-mill-text = Tres piezas tuyas en una línea son un molino. Quien lo hace captura una pieza del rival.
client-lesson-mill-task = Completa el molino de d5, d6 y d7 y captura una pieza.
client-lesson-safe = Las piezas de un molino están a salvo
client-lesson-safe-text = Una pieza que está en un molino no se puede capturar mientras su bando tenga otra que no lo esté.
client-lesson-safe-task = Cierra tu molino y mira a quién puedes capturar.
client-lesson-unless-all = La excepción
client-lesson-unless-all-text = Si todas las piezas del rival están en molinos, ninguna está a salvo: puedes capturar la que quieras.
client-lesson-unless-all-task = Cierra tu molino y saca una pieza de uno de los negros.
client-lesson-move = Mover
client-lesson-move-text = Cuando están todas colocadas, las piezas se mueven: un paso por una línea, a un punto libre de al lado.
client-lesson-move-task = Elige una pieza y muévela.
client-lesson-fly = Volar
client-lesson-fly-text = Con solo tres piezas y ninguna en mano, las tuyas pueden ir a cualquier punto libre: vuelan.
client-lesson-fly-task = Vuela a un molino.
client-lesson-block = Encerrar
client-lesson-block-text = Un bando que no puede mover pierde, tenga las piezas que tenga.
client-lesson-block-task = Gana con una jugada, sin hacer molino.
client-lesson-optional = Cuando capturar es opcional
client-lesson-optional-text = Con casi todas las reglas hay que capturar al hacer molino. Con algunas se puede renunciar: quitar una pieza puede dejar al rival con tres, y entonces vuela.
client-lesson-optional-task = Cierra tu molino y no captures.
client-lesson-dice = Con dados
client-lesson-dice-text = En el juego del rey Alfonso se tiran tres dados antes de colocar. 6-5-4, 6-3-3, 5-2-2 y 4-1-1 permiten capturar antes una pieza de un molino del rival. Te ha salido 6-5-4.
client-lesson-dice-task = Captura una pieza del molino negro y coloca la tuya.
client-lesson-diagonal = Doce piezas
client-lesson-diagonal-text = El tablero de doce tiene líneas de esquina a esquina, y en ellas también se hacen molinos.
client-lesson-diagonal-task = Completa el molino de la diagonal.
client-lesson-deny = No le dejes la línea
client-lesson-deny-text = Al colocar, mira si el rival tiene dos piezas en una línea con el tercer punto libre. Ocúpalo antes que él.
client-lesson-deny-task = Llevas las negras. Impide el molino de las blancas.
client-lesson-shuttle = El molino de vaivén
client-lesson-shuttle-text = Una pieza entre dos líneas puede abrir un molino al cerrar otro, y capturar en cada jugada. Constrúyelo tú, y cuidado con el suyo.
client-lesson-shuttle-task = Abre el molino de la columna e cerrando uno en la columna d.
client-lesson-opened = Un molino abierto
client-lesson-opened-text = Cuando una pieza sale de su molino, sus dos compañeras dejan de estar a salvo.
client-lesson-opened-task = Las negras han ido de g1 a g4. Captura una de las dos que quedan.
client-lesson-hunted = Cuenta sus puntos libres
client-lesson-hunted-text = Antes de buscar un molino, cuenta adónde puede ir todavía: encerrarlo también gana. Y procura que tus piezas tengan sitio.
client-lesson-hunted-task = A las negras les queda un punto libre. Ocúpalo.

## Sheets to print

client-page-print = Imprimir
client-what-sheet = ¿Qué?
client-sheet-board = Un tablero en una página
client-sheet-tiled-board = Un tablero grande en varias páginas
client-sheet-pieces = Piezas para recortar
client-sheet-rules = Las reglas para leer
client-sheet-school = La hoja para clase
client-sheet-dice = Dados para plegar
client-sheet-tournament = Una tabla de todos contra todos
client-measures = Medidas
client-side = Lado en mm; vacío, el mayor
client-ink-saving = Ahorrar tinta
client-square = Cuadros en mm, de 4 a 10
client-diameter = Diámetro en mm
client-players = Jugadores, de 2 a 6
client-paper = Papel
client-print-it = Imprimir
client-print-hint = Imprime al 100 %, sin ajustar a la página. La regla del pie muestra si la impresora ha respetado la escala.
client-preview = Cómo queda
client-sheet-page = { $title }, página { $number }
