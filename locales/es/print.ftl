# The sheets to print.

print-board-three = Tablero de nueve puntos
print-board-six = Tablero de dos cuadrados
print-board-seven = Tablero de dos cuadrados con cruz
print-board-nine = Tablero del molino de nueve
print-board-twelve = Tablero del molino de doce
print-ruler = Esta línea mide 100 mm si la impresora ha respetado la escala.
print-tile = Fila { $row } de { $rows }, columna { $column } de { $columns }. Corta por la línea de trazos y pega encima la hoja vecina.
print-last-tile = Fila { $row } de { $rows }, columna { $column } de { $columns }.
print-pieces = Piezas para recortar
print-dice = Dados para plegar
print-rules = Las reglas
print-school = El molino en clase
print-draw-yourself = Dibuja tú el tablero: cuenta cuadros desde el borde y traza las líneas en 0, 3, 6, 8, 10, 13 y 16. Cada cuadro mide { $square } mm.
print-task = Haz el juego y juega
print-task-lead = Hacen falta cartulina, tijeras, una regla, dos colores y una o dos horas.
print-task-groups = Formad grupos de seis personas como mucho.
print-task-read = Leed juntos las reglas. Cada uno explica una a los demás con piezas sobre el tablero.
print-task-make = Haced con cartulina un tablero y nueve piezas de cada color: dibujadlos sobre los cuadros o recortad la hoja.
print-task-try = Jugad una partida de prueba que no cuenta. Si hay dudas, parad y buscad la regla.
print-task-play = Todos juegan contra todos. Empieza quien diga la suerte, o la lista de la tabla.
print-task-tell = Rellenad la tabla, sumad los puntos y contad a la clase qué manera de jugar ha ganado más.
print-tournament = Todos contra todos
print-tournament-points = Ganar da 2 puntos; las tablas, 1. En cada pareja el primero lleva las blancas y empieza.
print-round = Ronda { $number }
print-name = Nombre
print-points = Puntos
