# The game at the terminal. The words of commands are lists; any word of a list
# is understood, and the first ones are shown.

## Who sits at the table

play-you = tú
play-computer = el ordenador
play-first-person = jugador 1
play-second-person = jugador 2
play-white-is = Las blancas, que empiezan, son para { $name }.
play-white-by-lot = Por sorteo, las blancas, que empiezan, son para { $name }.
play-welcome = Escribe una jugada, «ayuda» para ver las órdenes o «reglas» para ver las reglas.

## Beside the board

play-move-number = jugada { $number }
play-side-name = { $side ->
    [w] Blancas
   *[b] Negras
}
play-side = { $side ->
    [w] Blancas
   *[b] Negras
}: { $name }
play-in-hand = en mano { $men }
play-lost = perdidas { $men }
play-last = última jugada { $move }
play-dice = dados { $throw }

## What is to be done

play-do-throw = { $side ->
    [w] Blancas
   *[b] Negras
}: tira los tres dados y escribe lo que sale, como «6-5-4».
play-do-raid = { $side ->
    [w] Blancas
   *[b] Negras
}: la tirada permite capturar una pieza de un molino antes de colocar, como «{ $example }»; o coloca sin más.
play-do-place = { $side ->
    [w] Blancas
   *[b] Negras
}: coloca una pieza en un punto libre, como «{ $example }».
play-do-place-or-move = { $side ->
    [w] Blancas
   *[b] Negras
}: coloca una pieza o mueve una, como «{ $example }».
play-do-step = { $side ->
    [w] Blancas
   *[b] Negras
}: mueve una pieza por una línea, como «{ $example }».
play-do-fly = { $side ->
    [w] Blancas
   *[b] Negras
}: con tres piezas puedes volar a cualquier punto libre, como «{ $example }».
play-do-pass = { $side ->
    [w] Blancas
   *[b] Negras
}: ninguna pieza puede mover; escribe «{ $example }».

## What happens

play-plays = { $side ->
    [w] Las blancas juegan { $move }.
   *[b] Las negras juegan { $move }.
}
play-throws = { $side ->
    [w] Las blancas sacan { $throw }.
   *[b] Las negras sacan { $throw }.
}
play-declined = Haces molino y no capturas. Si querías capturar, escribe «deshacer».
play-could-take = Capturas posibles: { $moves }
play-unknown = «{ $found }» no es una jugada ni una orden. Con «ayuda» ves las órdenes.
play-hint = Prueba { $move }.
play-nothing-to-undo = No hay nada que deshacer.
play-won = { $side ->
    [w] Ganan las blancas
   *[b] Ganan las negras
}: { $by ->
    [men] a las { $side ->
        [w] negras
      *[b] blancas
    } solo les quedan dos piezas
    [blocked] las { $side ->
        [w] negras
      *[b] blancas
    } no pueden mover
    [full] el tablero está lleno y les toca mover a las { $side ->
        [w] negras
      *[b] blancas
    }
    [line] tres en línea
    [resignation] las { $side ->
        [w] negras
      *[b] blancas
    } se rinden
    [time] a las { $side ->
        [w] negras
      *[b] blancas
    } se les acabó el tiempo
   *[abandoned] las { $side ->
        [w] negras
      *[b] blancas
    } se han ido
}.
play-drawn = Tablas: { $by ->
    [no-capture] demasiado tiempo sin capturas
    [no-mill] demasiado tiempo sin molinos
    [repetition] la misma posición tres veces
    [board-full] el tablero está lleno
    [agreement] de común acuerdo
   *[length] la partida alcanza su duración máxima
}.
play-over = «deshacer» vuelve atrás, «guardar FICHERO» conserva la partida, «salir» termina.

## Questions

play-ask-draw = { $side ->
    [w] Blancas
   *[b] Negras
}: ¿aceptas tablas? (sí, no)
play-ask-leave = La partida no está guardada. ¿Salir de todos modos? (sí, no)
play-ask-load = La partida no está guardada. ¿Abrir otra de todos modos? (sí, no)
play-yes-or-no = Responde «sí» o «no».
play-draw-declined = { $side ->
    [w] Las blancas
   *[b] Las negras
} no aceptan tablas.

## Files

play-save-where = Di dónde: «guardar partida.pgn».
play-saved = Partida guardada en { $file }.
play-save-exists = { $file } ya existe y queda como está. Elige otro nombre.
play-load-what = Di cuál: «abrir partida.pgn».
play-loaded = Se ha abierto { $file }; sus reglas son { $rules }.

## The commands

play-help = Escribe una jugada, como «d6», «d6-d7» o «d6-d7xa1» (captura la pieza de a1), o una orden:
play-word-play = jugar, mover
play-word-moves = jugadas
play-word-hint = pista
play-word-undo = deshacer
play-word-board = tablero
play-word-flip = girar
play-word-rules = reglas
play-word-position = posición, posicion
play-word-draw = tablas
play-word-resign = rendirse
play-word-save = guardar
play-word-load = abrir, cargar
play-word-help = ayuda, ?
play-word-quit = salir
play-word-yes = sí, si, s
play-word-no = no, n
play-about-play = hace una jugada; la palabra puede faltar
play-about-moves = muestra las jugadas posibles
play-about-hint = propone una jugada
play-about-undo = deshace la última jugada, y con ella la respuesta del ordenador
play-about-board = dibuja otra vez el tablero
play-about-flip = gira el tablero
play-about-rules = explica las reglas
play-about-position = escribe la posición como texto
play-about-draw = propone tablas
play-about-resign = abandona la partida
play-about-save = guarda la partida
play-about-load = continúa una partida guardada
play-about-help = explica las órdenes
play-about-quit = termina
play-you-begin = Llevas las blancas y empiezas.
play-you-by-lot = Por sorteo llevas las blancas y empiezas.
play-no-mill-to-raid = Con esta tirada podrías capturar una pieza de un molino, pero no hay ninguno.
play-no-point = No hay ningún punto «{ $found }»: mira las letras y los números del tablero.
play-what = Di qué jugada: «jugar d6».
play-stands-alone = Detrás de esa palabra no va nada.
play-no-dice = Escribe tres números del 1 al 6, como «6-5-4».
play-hint-wins = { $move } gana.
play-hint-takes = { $move } captura { $men ->
    [one] una pieza
   *[other] { $men } piezas
}.
play-hint-loses = { $move } es lo que más resiste, pero la partida está perdida.
play-value-move = JUGADA
