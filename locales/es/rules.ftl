# Las reglas, una a una, y una línea para cada reglamento.

## Los reglamentos

rule-set-ludoteka = nueve piezas, como lo cuentan el sitio Ludoteka y la hoja escolar
rule-set-alquerque = alquerque de nueve: nueve piezas, tres repeticiones a intervalos iguales son tablas
rule-set-tradicional = nueve piezas, no se vuela, tablas solo de común acuerdo
rule-set-alfonso = nueve piezas con dados, según el libro del rey Alfonso X
rule-set-abierto = nueve piezas, se puede renunciar a capturar
rule-set-three = tres en raya: gana quien hace una línea y las piezas van a puntos vecinos
rule-set-four = cuatro piezas en dos cuadrados
rule-set-five = cinco piezas en dos cuadrados
rule-set-six = seis piezas en dos cuadrados
rule-set-seven = siete piezas en dos cuadrados con una cruz
rule-set-twelve = doce piezas en el tablero con diagonales
rule-set-ten = diez piezas
rule-set-lasker = el juego de Lasker: diez piezas, que se colocan o se mueven a voluntad
rule-set-eleven = once piezas en el tablero con diagonales
rule-set-morabaraba = doce piezas con diagonales; el molino deshecho para hacer otro no se rehace enseguida
rule-set-wmd = nueve piezas, con las reglas de la federación mundial

## El tablero y las piezas

rule-board-three = El tablero tiene nueve puntos: tres filas de tres con las dos diagonales.
rule-board-six = El tablero tiene 16 puntos: dos cuadrados unidos por la mitad de sus lados.
rule-board-seven = El tablero tiene 17 puntos: dos cuadrados y un centro, unidos por una cruz. En la cruz también forman molino tres puntos vecinos en línea recta.
rule-board-nine = El tablero tiene 24 puntos: tres cuadrados unidos por la mitad de sus lados.
rule-board-twelve = El tablero tiene 24 puntos: tres cuadrados unidos por la mitad de sus lados y por las esquinas.
rule-men = Cada bando tiene { $men } piezas.
rule-starter-lot = Empiezan las blancas, que se sortean.
rule-starter-agreement = Empiezan las blancas; los jugadores acuerdan quién las lleva.
rule-starter-colours = Empiezan las blancas.

## La colocación

rule-place-then-move = Primero se colocan las piezas, de una en una y por turnos, en puntos libres; mientras a un bando le queden piezas en mano, las suyas no se mueven.
rule-place-or-move = Mientras a un bando le queden piezas en mano, coloca una o mueve una.
rule-dice = Antes de colocar se tiran tres dados: 6-5-4, 6-3-3, 5-2-2 o 4-1-1 permiten capturar antes una pieza de un molino del rival, que de los dados no está a salvo.

## Los molinos

rule-line-wins = Gana quien completa una línea de tres.
rule-capture-mandatory = Quien completa un molino, tres piezas en una línea, tiene que capturar una pieza del rival.
rule-capture-optional = Quien completa un molino, tres piezas en una línea, puede capturar una pieza del rival.
rule-two-mills-one = Con dos molinos a la vez también se captura una sola pieza.
rule-two-mills-two = Con dos molinos a la vez se capturan dos piezas.
rule-two-mills-up-to-two = Con dos molinos a la vez se pueden capturar dos piezas.
rule-safe-unless-all = Las piezas que están en un molino no se capturan, salvo que todas las de su bando lo estén.
rule-safe-always = Las piezas que están en un molino no se capturan nunca.
rule-reforming-barred = Quien deshace un molino para hacer otro no puede rehacerlo en su turno siguiente.

## El movimiento

rule-steps = Las piezas se mueven por las líneas a puntos vecinos libres.
rule-flying = Quien se queda con tres piezas y ninguna en mano puede llevarlas a cualquier punto libre: vuelan.
rule-no-flying = Nadie vuela: con tres piezas también se va a puntos vecinos.

## El final

rule-two-men-lose = Quien se queda con dos piezas pierde.
rule-blocked-loses = Quien no puede mover pierde.
rule-blocked-passes = Quien no puede mover pasa.
rule-full-board-loses = Si la colocación llena el tablero, pierde el bando al que le toca mover.
rule-full-board-draws = Si la colocación llena el tablero, la partida acaba en tablas.
rule-draw-since-capture = Hay tablas cuando cada bando ha hecho { $moves } jugadas y nadie ha capturado.
rule-draw-since-mill = Hay tablas cuando cada bando ha hecho { $moves } jugadas y nadie ha hecho molino.
rule-draw-both-at-three = Hay tablas cuando a ambos bandos les quedan tres piezas y hacen { $moves } jugadas cada uno sin capturas.
rule-draw-third = Hay tablas cuando una posición se da por tercera vez.
rule-draw-third-in-succession = Hay tablas cuando una posición se da tres veces a intervalos iguales.
rule-draw-agreement-only = Solo hay tablas de común acuerdo.
