# The sheets to print.

print-board-three = A board of nine points
print-board-six = A board of two squares
print-board-seven = A board of two squares with a cross
print-board-nine = A board of nine men’s morris
print-board-twelve = A board of twelve men’s morris
print-ruler = This line is 100 mm long where the printer has kept the scale.
print-tile = Row { $row } of { $rows }, column { $column } of { $columns }. Cut along the dashed line, glue the neighbour over it.
print-last-tile = Row { $row } of { $rows }, column { $column } of { $columns }.
print-pieces = Men to cut out
print-dice = Dice to fold
print-rules = The rules
print-school = The mill at school
print-draw-yourself = Draw the board yourself: count squares from the outer edge, and set the lines at 0, 3, 6, 8, 10, 13 and 16. Each square is { $square } mm wide.
print-task = Make the game and play it
print-task-lead = You need card, scissors, a ruler, two colours, and an hour or two.
print-task-groups = Form groups of six at most.
print-task-read = Read the rules together. Each of you explains one of them to the others with men on the board.
print-task-make = Make a board and nine men of each colour out of card: draw them on the squares, or cut out the sheet.
print-task-try = Play a trial game that does not count. Stop when you disagree, and look the rule up.
print-task-play = Everybody plays everybody. Lots decide who begins, or the list on the table.
print-task-tell = Fill in the table, count the points, and tell the class which way to play has won most.
print-tournament = Everybody plays everybody
print-tournament-points = A win counts 2 points, a draw 1. In each pair the first plays White and begins.
print-round = Round { $number }
print-name = Name
print-points = Points
