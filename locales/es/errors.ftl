# Qué falla en un texto, una posición o una jugada. Los identificadores y las
# variables son los de docs/FORMATS.md.

## Dónde falla algo

place-position = posición
place-record = línea { $line }, columna { $column }
place-perft = recuento
at-place = { $place }: { $message }
on-line = línea { $line }, { $message }

## Un texto que no se puede leer: el marco, y lo que se esperaba

found-something = en el carácter { $at } pone «{ $found }» y se esperaba { $wanted }
found-nothing = en el carácter { $at } no hay nada y se esperaba { $wanted }
wanted-point = un punto del tablero, de «a1» a «{ $board ->
    [three] c3
    [six] e5
    [seven] e5
   *[other] g7
}»
wanted-rest-of-move = «-» y un punto, «x» y un punto, o el final
wanted-capture-or-end = «x» y un punto, o el final
wanted-comma-or-end = una coma y la colocación, o el final
wanted-end = el final
wanted-rows = un tablero de { $rows } filas separadas por «/»
wanted-row = una fila de { $points } puntos (la { $row }.ª desde abajo)
wanted-man = «W», «B» o un número de puntos vacíos
wanted-side = el bando que mueve, «w» o «b»
wanted-hands = el número de piezas en mano de blancas y negras, como «9,9»
wanted-number = un número del { $least } al { $most }
wanted-field = «dice=», «barred=» o «barred-other=», cada uno una sola vez
wanted-throw = una tirada de tres dados, como «6-5-4»
wanted-mill = un molino del tablero, como «{ $board ->
    [three] a1-a2-a3
    [six] a1-a3-a5
    [seven] a1-a3-a5
   *[other] a1-a4-a7
}»

## Una posición que no encaja con las reglas

position-other-board = el tablero es «{ $found }» y con estas reglas se juega en «{ $wanted }»
position-too-many-men = las { $player ->
    [w] blancas
   *[b] negras
} tienen { $found } piezas entre tablero y mano; como mucho pueden tener { $most }
position-both-lost = ambos bandos tienen menos de tres piezas
position-both-won = ambos bandos tienen tres en línea
position-no-dice = con estas reglas no hay dados
position-throw-not-due = al bando que mueve no le quedan piezas en mano, así que no tira los dados
position-mill-off-board = el molino vedado no está en el tablero
position-nothing-barred = { $mill } está vedado, y con estas reglas no se veda ningún molino
position-barred-mill-stands = las { $player ->
    [w] blancas
   *[b] negras
} tienen el molino { $mill }, así que no se les puede vedar

## Una jugada que no es legal

game-over = la partida ha terminado: { $result }, { $termination ->
    [men] menos de tres piezas
    [blocked] sin jugada posible
    [line] tres en línea
    [no-capture] demasiadas jugadas sin captura
    [repetition] la misma posición por tercera vez
    [board-full] el tablero está lleno
    [agreement] tablas de común acuerdo
    [resignation] abandono
    [time] tiempo agotado
    [abandoned] un jugador se ha ido
    [length] se ha alcanzado la duración máxima
   *[other] { $termination }
}
illegal-throw-due = antes hay que tirar los dados
illegal-off-board = la jugada nombra un punto que no está en el tablero
illegal-must-place = aún tienes { $in-hand ->
    [one] una pieza
   *[other] { $in-hand } piezas
} en mano: coloca una
illegal-empty-hand = no te quedan piezas en mano para colocar
illegal-occupied = { $point } no está libre
illegal-no-man-of-yours = no tienes ninguna pieza en { $point }
illegal-not-neighbours = { $from } y { $to } no son vecinos
illegal-flying-too-early = { $from } y { $to } no son vecinos y tienes { $men ->
    [one] una pieza
   *[other] { $men } piezas
}: solo vuela quien tiene tres
illegal-flying-with-men-in-hand = { $from } y { $to } no son vecinos: con piezas en mano no se vuela
illegal-barred = deshiciste el molino { $mill } para hacer otro y este turno no puedes rehacerlo
illegal-capture-owed = haces el molino { $mill }, así que captura una pieza: añade «x» y su punto
illegal-second-capture-owed = haces dos molinos, así que captura una segunda pieza
illegal-one-capture-only = solo puedes capturar una pieza
illegal-no-mill = no haces ningún molino, así que no puedes capturar { $point }
illegal-no-enemy-man = en { $point } no hay ninguna pieza del rival
illegal-safe-in-mill = la pieza de { $point } está a salvo en el molino { $mill }
illegal-nothing-captured = con estas reglas no se captura
illegal-no-raid-earned = ninguna tirada te da derecho a capturar { $point } antes de colocar
illegal-raid-outside-mills = { $point } no está en ningún molino y los dados solo capturan piezas de un molino
illegal-placement-owed = todavía tienes que colocar una pieza
illegal-won-already = la primera captura ya ha ganado: no sigue nada más
illegal-nowhere = la jugada no dice a qué punto va
illegal-pass = solo pasa un bando bloqueado, y donde las reglas lo permiten

## Lo demás

no-throw-due = ahora no toca tirar los dados
perft-throw-due = por el camino toca tirar los dados, y las jugadas se cuentan sin ellos
rule-set-unknown-base = no hay ningún reglamento llamado «{ $found }»
rule-set-unknown-switch = no hay ninguna opción llamada «+{ $found }»
rule-set-opposite-switches = «+{ $first }» y «+{ $second }» se contradicen
rule-set-nothing-captured = «+{ $switch }» trata de capturas y en «{ $base }» no se captura
rules-men = { $found } piezas por bando: en el tablero caben de tres a { $most }
rules-dice-with-moving = con dados, la colocación tiene que acabar antes de que se muevan piezas
no-core-dice = un juego con dados no tiene valores exactos
no-core-reforming = si no se pueden rehacer los molinos deshechos, el valor depende de la jugada anterior
not-utf8 = la línea no es un texto
unreadable-file = no se puede leer { $file }: { $kind ->
    [not-found] no existe
    [permission-denied] no está permitido
    [is-a-directory] no es un fichero
    [not-a-directory] no existe esa carpeta
    [storage-full] no queda espacio
   *[other] { $reason }
}
file-too-long = un fichero de partidas tiene como máximo { $most } MiB
unwritable-file = no se puede escribir { $file }: { $kind ->
    [not-found] no existe esa carpeta
    [permission-denied] no está permitido
    [is-a-directory] no es un fichero
    [not-a-directory] no existe esa carpeta
    [storage-full] no queda espacio
   *[other] { $reason }
}
unwritable-answer = no se puede escribir la respuesta: { $reason }

## Un registro que no lo es

record-tag = esto no es una etiqueta, como [Event "…"]
record-unclosed = nada cierra este «{ $open }»
record-nothing-to-close = este «)» no cierra nada
record-nothing-to-vary = no hay ninguna jugada antes de esta variante
record-after-end = después del resultado sobra «{ $found }»
record-tag-among-moves = hay una etiqueta entre las jugadas
record-other-result = el resultado es { $found }, pero la partida ha acabado en { $wanted }
record-no-numbers = en el tablero no hay ningún punto con ese número
record-joins-nothing = esta palabra no une nada: a ambos lados debe haber un punto
record-too-many-bytes = una partida escrita tiene como mucho { $most } bytes
record-too-many-moves = una partida escrita tiene como mucho { $most } jugadas y variantes
record-too-deep = las variantes se anidan como mucho { $most } veces
not-for-playok = con los números de PlayOK solo se escriben partidas desde el tablero vacío de 24 puntos y sin dados
line-too-long = la línea tiene más de { $most } bytes
unknown-command = no hay ninguna orden «{ $command }»
record-too-many-tags = una partida escrita tiene como mucho { $most } etiquetas
unservable = no se puede servir en { $address }: { $kind ->
    [in-use] el puerto está ocupado; con --address se elige otro
    [not-ours] esta máquina no tiene esa dirección
    [permission-denied] no está permitido; los puertos desde el 1024 sí
   *[other] { $reason }
}
board-does-not-fit = { $asked } mm no cabe: el lado puede medir de { $least } a { $most } mm, o más con --tiled
does-not-fit = { $measure ->
    [players] { $asked } jugadores son muy pocos o demasiados: pueden jugar de { $least } a { $most }
    [square] los cuadraditos de { $asked } mm no caben: pueden medir de { $least } a { $most } mm
    [diameter] las piezas de { $asked } mm no caben: pueden medir de { $least } a { $most } mm
   *[side] un lado de { $asked } mm no cabe: puede medir de { $least } a { $most } mm
}
no-pdf = no se puede hacer el PDF: { $reason }
no-sheet-format = { $file }: el nombre debe terminar en .pdf o .svg
order-name = un pedido no tiene nada llamado «{ $found }»
order-value = «{ $name }» no puede ser «{ $found }»
order-unused = «{ $name }» no significa nada para la hoja «{ $sheet }»
order-school-rules = la hoja para clase es para nueve piezas en tres cuadrados, no para { $rules }

## Valores exactos

database-wanted = de { $rules } solo hay valores exactos en ficheros: indica su carpeta («molino probe --db CARPETA», «molino verify CARPETA»). La hace «molino solve»; los juegos de tres a siete piezas no la necesitan
database-lacks = los valores de { $needed } no se pueden comprobar: falta { $sector }
database-io = no se puede usar { $file }: { $kind ->
    [not-found] no existe
    [permission-denied] no está permitido
    [read-only] ahí no se puede escribir
    [not-a-directory] no es una carpeta
   *[other] { $reason }
}
database-full = no queda sitio en el disco para { $file }: tiene { $wanted } bytes. Haz sitio y empieza otra vez; no se pierde nada
database-in-use = otro programa está escribiendo en { $file }
database-empty = { $file } está vacía: aún no hay valores exactos; «molino solve» los pone ahí
database-foreign = { $file } no es una base de valores exactos
database-version = { $file }: es de la versión { $found } del formato, se esperaba la { $wanted }
database-codec = { $file } está comprimido de un modo que aquí no se conoce (número { $found })
database-length = { $file } está cortado o sobra algo: tiene { $found } bytes, se esperaban { $wanted }; quita el fichero y resuelve otra vez
database-header-damaged = { $file }: la cabecera está dañada; quita el fichero y resuelve otra vez
database-block-damaged = { $file }: el bloque { $block } está dañado; quita el fichero y resuelve otra vez
database-positions = { $file } tiene { $found } posiciones, se esperaban { $wanted }
database-other-file = { $file } no es el fichero que dice la lista de la carpeta; quita el fichero y resuelve otra vez
database-no-distances = { $file } solo dice si se gana, se empata o se pierde; hacen falta las distancias
pack-same = { $folder } es la carpeta que se reduce; los ficheros nuevos necesitan otra
query-unknown = la dirección pide «{ $name }», que ahí no significa nada
query-twice = la dirección pide «{ $name }» dos veces
values-none = este sitio no tiene valores exactos de { $rules }
values-unreadable = no se pueden leer los valores exactos; quien lleva el sitio encuentra la causa en sus mensajes
database-other-core = { $file } tiene los valores de otras reglas: las de { $found }; se esperaban las de { $wanted } (--rules)
database-other-sector = { $file } tiene otras posiciones: { $found }, se esperaba { $wanted }
solve-memory = eso necesita { $needs } de memoria y se pueden usar { $has }
solve-disk = eso necesita { $needs } en el disco y hay { $has } libres
solve-too-long = con { $men } piezas contra { $others } ganar lleva más jugadas de las que se pueden anotar
solve-missing = no están todos los valores de { $sector }, de los que se siguen otros
unsupported-passing = un juego en el que pasa quien está bloqueado no se puede resolver
unsupported-place-or-move = un juego en el que se mueve antes de colocar todas las piezas no se resuelve entero
unsupported-large = el juego es demasiado grande para resolverlo en la memoria
