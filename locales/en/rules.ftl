# The rules, statement by statement, and a line for each rule set.

## The rule sets

rule-set-ludoteka = nine men, as the site Ludoteka and the school sheet tell it
rule-set-alquerque = alquerque de nueve: nine men, three repetitions at equal intervals draw
rule-set-tradicional = nine men, no flying, draws only by agreement
rule-set-alfonso = nine men with dice, after the book of King Alfonso X
rule-set-abierto = nine men, captures may be declined
rule-set-three = three in a row: a line wins, men step to neighbours
rule-set-four = four men on two squares
rule-set-five = five men on two squares
rule-set-six = six men on two squares
rule-set-seven = seven men on two squares with a cross
rule-set-twelve = twelve men on the board with diagonals
rule-set-ten = ten men
rule-set-lasker = Lasker’s game: ten men, placed or moved at will
rule-set-eleven = eleven men on the board with diagonals
rule-set-morabaraba = twelve men with diagonals; a mill broken for another may not be formed again at once
rule-set-wmd = nine men, the rules of the World Mill federation

## The board and the men

rule-board-three = The board has nine points: three rows of three with both diagonals.
rule-board-six = The board has 16 points: two squares, joined at the middles of their sides.
rule-board-seven = The board has 17 points: two squares and a centre, joined by a cross. On the cross every three neighbours in a straight line are a mill too.
rule-board-nine = The board has 24 points: three squares, joined at the middles of their sides.
rule-board-twelve = The board has 24 points: three squares, joined at the middles of their sides and at their corners.
rule-men = Each side has { $men } men.
rule-starter-lot = White begins; lots decide who plays White.
rule-starter-agreement = White begins; the players agree who plays White.
rule-starter-colours = White begins.

## Placing

rule-place-then-move = First the players place their men one by one on empty points; men do not move as long as their side has one in hand.
rule-place-or-move = As long as a side has men in hand, it places one or moves one.
rule-dice = Before placing, three dice are thrown: 6-5-4, 6-3-3, 5-2-2 or 4-1-1 let you first take a man out of an enemy mill, which no rule keeps safe from the dice.

## Mills

rule-line-wins = Whoever completes a line of three wins.
rule-capture-mandatory = Whoever completes a mill, three men on a line, must take an enemy man.
rule-capture-optional = Whoever completes a mill, three men on a line, may take an enemy man.
rule-two-mills-one = Two mills at once take one man all the same.
rule-two-mills-two = Two mills at once take two men.
rule-two-mills-up-to-two = Two mills at once may take two men.
rule-safe-unless-all = Men in mills are safe, unless all men of their side stand in mills.
rule-safe-always = Men in mills are always safe.
rule-reforming-barred = Whoever breaks a mill to form another may not form the broken one again on the next turn.

## Moving

rule-steps = Men move along the lines to empty neighbouring points.
rule-flying = A side with three men left and none in hand may move them to any empty point: they fly.
rule-no-flying = Nobody flies: with three men left, too, they step to neighbours.

## The end

rule-two-men-lose = A side left with two men has lost.
rule-blocked-loses = A side that has no move has lost.
rule-blocked-passes = A side that has no move passes.
rule-full-board-loses = If placing fills the board, the side to move has lost.
rule-full-board-draws = If placing fills the board, the game is drawn.
rule-draw-since-capture = The game is drawn when each side has made { $moves } moves and nothing was taken.
rule-draw-since-mill = The game is drawn when each side has made { $moves } moves and no mill was made.
rule-draw-both-at-three = The game is drawn when both sides have three men and then make { $moves } moves each without a capture.
rule-draw-third = The game is drawn when a position occurs for the third time.
rule-draw-third-in-succession = The game is drawn when a position occurs three times at equal intervals.
rule-draw-agreement-only = Nothing draws the game but an agreement.
