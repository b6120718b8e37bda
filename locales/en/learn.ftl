# What the pages of lessons and reading say.

## Lessons

learn-lead = Short lessons on the real board: first the rules, then what good players do.
learn-lessons-rules = The rules
learn-lessons-advice = Playing well
learn-all-lessons = All lessons
learn-lesson-right = Well done!
learn-lesson-wrong = That can be played, but it is not what the lesson asks for. Try again.
learn-lesson-again = Start again
learn-lesson-show = Show me
learn-lesson-next = Next lesson
learn-lesson-place = Placing
learn-lesson-place-text = White and Black place their men by turns, one at a time, on the points where lines meet or end. As long as you have men in hand, those on the board do not move.
learn-lesson-place-task = Place a man wherever you like.
learn-lesson-mill = A mill
learn-lesson-mill-text = Three of your men on a line are a mill. Whoever makes one takes an enemy man off the board.
learn-lesson-mill-task = Complete the mill on d5, d6 and d7, and take a man.
learn-lesson-safe = Men in a mill are safe
learn-lesson-safe-text = A man that stands in a mill cannot be taken as long as its side has another one that stands in none.
learn-lesson-safe-task = Close your mill and see whom you may take.
learn-lesson-unless-all = The exception
learn-lesson-unless-all-text = Where all enemy men stand in mills, none is safe: you may take any.
learn-lesson-unless-all-task = Close your mill and take a man out of one of Black’s.
learn-lesson-move = Moving
learn-lesson-move-text = When all men are placed they move: one step along a line, to an empty point beside.
learn-lesson-move-task = Choose a man and move it.
learn-lesson-fly = Flying
learn-lesson-fly-text = With only three men left, and none in hand, yours may go to any empty point: they fly.
learn-lesson-fly-task = Fly into a mill.
learn-lesson-block = Shutting in
learn-lesson-block-text = A side that has no move has lost, however many men it has.
learn-lesson-block-task = Win with one move, without a mill.
learn-lesson-optional = When taking is a choice
learn-lesson-optional-text = By most rules you must take when you make a mill. By some you may leave it: a taken man can free the enemy to fly.
learn-lesson-optional-task = Close your mill and take nothing.
learn-lesson-draw = Draws
learn-lesson-draw-text = Not every game has a winner. By these rules it is drawn when each side has made fifty moves and nothing was taken, or when a position occurs for the third time; other rules count otherwise. So far ninety-nine moves in a row have taken nothing.
learn-lesson-draw-task = You have the fewer men. Save the game: make one move more.
learn-lesson-walled = Where nobody flies
learn-lesson-walled-text = By the traditional rules, and in King Alfonso’s game, three men still go step by step. Whoever has fewer men must look ahead all the more.
learn-lesson-walled-task = Close a mill by a step.
learn-lesson-double = Two mills at once
learn-lesson-double-text = One man can complete two mills. By most rules you take one man all the same; by a variant of the rules with declined captures you take two.
learn-lesson-double-task = Complete both mills and take two men.
learn-lesson-reform = Not at once again
learn-lesson-reform-text = By another variant, whoever breaks a mill to make a new one may not form the broken mill again on the next turn. You have just gone from d7 to g7.
learn-lesson-reform-task = See that g7 may not go back to d7, and make another move.
learn-lesson-dice = With dice
learn-lesson-dice-text = In the game of King Alfonso three dice are thrown before a man is placed. 6-5-4, 6-3-3, 5-2-2 and 4-1-1 let you take a man out of an enemy mill first. You have thrown 6-5-4.
learn-lesson-dice-task = Take a man out of Black’s mill, then place yours.
learn-lesson-diagonal = Twelve men
learn-lesson-diagonal-text = The board of twelve men has lines from corner to corner, and they too can be mills.
learn-lesson-diagonal-task = Complete the mill on the diagonal.
learn-lesson-deny = Deny him the line
learn-lesson-deny-text = While placing, watch for two enemy men on a line whose third point is empty. Occupy it before he does.
learn-lesson-deny-task = You play Black. Stop White’s mill.
learn-lesson-shuttle = The shuttling mill
learn-lesson-shuttle-text = A man that stands between two lines can open one mill by closing another, and take a man with every move. Build such a pair, and beware of his.
learn-lesson-shuttle-task = Open the mill on the e-line by closing one on the d-line.
learn-lesson-opened = An opened mill
learn-lesson-opened-text = When a man leaves its mill, its two partners are no longer safe.
learn-lesson-opened-task = Black has gone from g1 to g4. Take one of the two left behind.
learn-lesson-hunted = Count his free points
learn-lesson-hunted-text = Before you look for a mill, count where he can still go: to shut him in wins as well. And see to it that your own men have room.
learn-lesson-hunted-task = One free point is left to Black. Occupy it.
learn-lesson-count = Not a man down into moving
learn-lesson-count-text = Whoever starts moving with a man less has the harder game. As long as men are placed, make up for every man you lose.
learn-lesson-count-task = Black, you have lost a man and place your last one. Take one in return.
learn-lesson-first-step = His first step
learn-lesson-first-step-text = With your last man you still choose where it stands; then he steps. Look at what he could close with that first step.
learn-lesson-first-step-task = Black, place your last man so that White’s first step closes no mill.
learn-lesson-room = Keep room for yourself
learn-lesson-room-text = Who hunts for mills can be shut in himself. Before each step count the points your men can still reach.
learn-lesson-room-task = Two of your three steps let Black shut you in at once. Find the third.

## Beside the lessons

learn-more = More to read
learn-differences = How the sources differ
learn-differences-lead = Five rule sets follow written sources. This page tells how four of them differ from ludoteka, which stands whole at the end.
learn-differences-not = These do not hold here:
learn-glossary = Words of the game
learn-history = History and names
learn-links = Elsewhere
learn-links-lead = Pages of others; they open only when you are online.
learn-link-wikipedia = Wikipedia: the game
learn-link-ludoteka = Ludoteka: the game and its rules, in Spanish
learn-link-gasser = R. Gasser, Solving Nine Men’s Morris, 1996
learn-link-gevay = G. Gévay and G. Danner, extended and ultra-strong solutions, 2014
learn-link-alfonso = The book of games of Alfonso X, 1283

## History

learn-history-lead = Much that is told of this game’s age cannot be shown. What is doubtful is marked so.
learn-sure = { $how ->
    [certain] Certain
    [likely] Likely
   *[doubtful] Doubtful
}
learn-history-kurna = About 1400 BC: Egypt
learn-history-kurna-text = Boards are cut into roof slabs of the temple of Kurna, and are often dated by the building, as are games said to have come from there to Greece and Phoenicia. But anyone could scratch a stone later, and Coptic crosses stand beside them: the boards have no known date.
learn-history-ovid = About AD 2: Ovid
learn-history-ovid-text = The Art of Love tells of a small board with three stones a side, won by setting one’s own in a line. That is a game of three men; of nine he says nothing.
learn-history-rome = Roman stones
learn-history-rome-text = Boards are scratched into many Roman floors and steps. These have lain open ever since, so who scratched them, and when, is seldom known.
learn-history-gokstad = About 900: the ship of Gokstad
learn-history-gokstad-text = In a Norwegian ship grave lay a piece of a wooden board with the lines of this game. Northerners of the Viking age had it.
learn-history-alfonso = 1283: King Alfonso’s book
learn-history-alfonso-text = The book of games made for Alfonso X of Castile describes the alquerque of nine, with dice and without. It is the oldest description of its rules that we have.
learn-history-cloisters = Cloisters and cathedrals
learn-history-cloisters-text = Boards are cut into stone seats at Canterbury, Gloucester, Norwich, Salisbury and Westminster, and in Spanish churches. They show how widely the game was played in the later Middle Ages; single boards can hardly be dated.
learn-history-shakespeare = About 1595: Shakespeare
learn-history-shakespeare-text = In A Midsummer Night’s Dream the boards cut in village greens lie under water: “The nine men’s morris is fill’d up with mud”.
learn-history-gasser = 1993: solved
learn-history-gasser-text = Ralph Gasser computed every position: with best play on both sides the game is a draw.
learn-history-morris = Morris and merels
learn-history-morris-text = Merels comes from an old French word for a token, in medieval Latin merellus. Morris is what English ears made of it; with the dance, or with Moors, it has nothing to do.
learn-history-alquerque = Alquerque
learn-history-alquerque-text = The Spanish word is the Arabic al-qirq. Arabic books name a game of that name from the tenth century on; whether it was this one is not said.
learn-history-names = Mill, everywhere
learn-history-names-text = Many languages call it a mill: molino, moulin, Mühle, mulino, moinho, molen, mølle, kvarn, malom, młynek. The man that goes to and fro, and takes each time, grinds like one.

## Words

learn-term-point = point
learn-term-point-text = Where lines meet or end; there the men stand.
learn-term-man = man
learn-term-man-text = A piece. Those not yet placed are in hand.
learn-term-mill = mill
learn-term-mill-text = Three men of one side on one line. To make one is to close it; to step out of it is to open it.
learn-term-take = to take
learn-term-take-text = To remove an enemy man for good, usually for a mill.
learn-term-place = to place
learn-term-place-text = To put a man from the hand on an empty point: the first part of the game.
learn-term-step = to move
learn-term-step-text = To go along a line to the empty point beside: the second part.
learn-term-fly = to fly
learn-term-fly-text = To go to any empty point, with only three men left, where the rules let you.
learn-term-open-mill = open mill
learn-term-open-mill-text = Two men on a line and a third that can close it with its next move.
learn-term-shuttle = shuttling mill
learn-term-shuttle-text = A man that closes one mill by opening another, and takes with every move. German players call it Zwickmühle.
learn-term-shut-in = shut in
learn-term-shut-in-text = Without a move. A side that is shut in has lost.
learn-term-ply = ply
learn-term-ply-text = One move of one side. In records a move number counts two: White’s and Black’s.
learn-term-dice-right = right of the dice
learn-term-dice-right-text = What four throws give in King Alfonso’s game: to take a man out of an enemy mill before placing.
learn-term-perfect = perfect play
learn-term-perfect-text = Never to give away what the position is worth: a win as quickly as can be, a draw, or a loss as late as can be.
