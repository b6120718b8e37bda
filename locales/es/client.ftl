# The client in the browser.

## The page

client-pages = Páginas
client-page-play = Jugar
client-page-games = Partidas
client-page-rules = Reglas
client-page-learn = Aprender
client-page-not-loaded = No se ha podido cargar esta página. Conéctate y prueba otra vez.
client-page-none = No hay tal página
client-page-none-text = Molino no tiene ninguna página en esta dirección.
client-page-none-go = A la partida
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
client-sounds = Sonidos

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
    [men] a las { $side ->
        [white] negras
      *[black] blancas
    } solo les quedan dos piezas
    [blocked] las { $side ->
        [white] negras
      *[black] blancas
    } no pueden mover
    [full] el tablero está lleno y les toca mover a las { $side ->
        [white] negras
      *[black] blancas
    }
    [line] tres en línea
    [resignation] las { $side ->
        [white] negras
      *[black] blancas
    } se rinden
    [time] a las { $side ->
        [white] negras
      *[black] blancas
    } se les acabó el tiempo
   *[abandoned] las { $side ->
        [white] negras
      *[black] blancas
    } se han ido
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
client-draw = Ofrecer tablas
client-resign = Rendirse
client-really-resign = ¿Te rindes?
client-flip = Girar
client-download = Descargar
client-copy-link = Copiar enlace
client-link = El enlace a esta partida
client-link-copied = Enlace copiado.
client-not-kept = Este navegador no guarda la partida: al recargar se pierde. Descárgala o copia su enlace.
client-game-gone = Esta partida no está guardada en este navegador.
client-link-failed = No se puede leer la partida del enlace:
client-kept-failed = La partida guardada ya no se puede leer:
client-ask-draw = { $side ->
    [white] Blancas
   *[black] Negras
}: ¿aceptas tablas?
client-draw-declined = No se aceptan las tablas.
client-yes = Sí
client-no = No
client-engine-failed = El ordenador no encuentra jugada. Pregunta otra vez, deshaz o empieza otra partida.
client-ask-again = Preguntar otra vez
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

client-values = Valores exactos
client-values-sought = Buscando los valores…
client-values-offline = No se llega al sitio, que es quien tiene los valores exactos de este juego.
client-values-failed = No se han podido hallar los valores exactos.
client-value-moves = Las jugadas y lo que valen
client-value-key = + gana, = empata, − pierde quien mueve, si después los dos juegan lo mejor posible. El número cuenta las jugadas de ambos hasta el final.
client-value-position = { $value ->
    [win] Ganan las { $side ->
        [white] blancas
       *[black] negras
      }
    [loss] Pierden las { $side ->
        [white] blancas
       *[black] negras
      }
    [draw] Tablas, si los dos juegan lo mejor posible
    [unreachable] Ninguna partida llega a esta posición
   *[other] La base de datos no tiene esta posición
}{ $known ->
    [yes] {" "}en { $plies ->
        [one] una jugada
       *[other] { $plies } jugadas, contando las de ambos
      }
   *[no] {""}
}.
client-value-move = { $value ->
    [win] gana
    [loss] pierde
    [draw] empata
   *[other] no se sabe
}{ $known ->
    [yes] {" "}en { $plies }
   *[no] {""}
}
client-value-counter = Pero la regla de los { $moves } movimientos puede dejarlo en tablas.
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
client-deleted = Borrada.
client-restore = Recuperar
client-import = Leer una partida escrita
client-import-forms = PGN, una lista de jugadas, números de PlayOK o frases.
client-record = La partida
client-open-file = Abrir un fichero
client-read = Leer
client-in-record = Línea { $line }, columna { $column }:

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
client-tiled-side = Lado en mm; vacío, 300
client-ink-saving = Ahorrar tinta
client-square = Cuadros en mm, de 4 a 10
client-diameter = Diámetro en mm
client-players = Jugadores, de 2 a 6
client-sheet-not-loaded = No se ha podido cargar. Conéctate y elígelo otra vez.
client-number-missing = Aquí falta un número.
client-paper = Papel
client-print-it = Imprimir
client-print-hint = Imprime al 100 %, sin ajustar a la página. La regla del pie muestra si la impresora ha respetado la escala.
client-preview = Cómo queda
client-sheet-page = { $title }, página { $number }
