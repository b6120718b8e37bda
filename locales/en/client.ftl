# The client in the browser.

## The page

client-pages = Pages
client-page-play = Play
client-page-games = Games
client-page-rules = Rules
client-not-loaded = Molino could not be loaded. Reload the page; an old browser may not be able to.
client-skip = Skip to the content
client-language = Language
client-settings = Settings
client-theme = Theme
client-theme-paper = Paper
client-theme-wood = Wood
client-theme-slate = Slate
client-theme-contrast = High contrast
client-mode = Light or dark
client-mode-auto = As the device
client-mode-light = Light
client-mode-dark = Dark
client-coordinates = Coordinates

## A new game

client-new-game = New game
client-against = Against whom?
client-against-computer = Against the computer
client-against-person = Two at this screen
client-strength = How strong?
client-depth = { $plies ->
    [1] Beginner
    [3] Middling
   *[other] Strong
}
client-first = Who plays White and begins?
client-first-is = { $who ->
    [lot] Lots decide
    [me] { $against ->
        [computer] I do
       *[person] Player 1
    }
   *[other] { $against ->
        [computer] The computer
       *[person] Player 2
    }
}
client-which-rules = By which rules?
client-sourced = Nine men
client-family = The family
client-switches = Change these rules
client-switch-volar = A side with three men flies
client-switch-sin-volar = Nobody flies
client-switch-opcional = Captures may be declined
client-switch-obligatorio = Captures are compulsory
client-switch-doble = Two mills at once take two men
client-switch-sin-reformar = A mill broken for another may not be formed again at once
client-real-dice = We throw real dice and type what they show
client-start = Start
client-rule-set = { $name }: { $about }
client-rules-in-short = The rules in short
client-rules-lead = Each rule set, statement by statement. The first five follow written sources; the others are the wider family.

## The table

client-now = Now
client-you = You
client-the-computer = The computer
client-player = Player { $number }
client-side-white = White
client-side-black = Black
client-men = in hand { $hand }, lost { $lost }
client-board = The board
client-point = { $point }, { $who ->
    [white] white man
    [black] black man
   *[empty] empty
}{ $role ->
    [raid] , may be taken
    [from] , can move
    [to] , can be reached
    [take] , may be taken
   *[none] {""}
}
client-do = { $side ->
    [white] White
   *[black] Black
}: { $what ->
    [place] place a man on an empty point
    [step] choose a man to move along a line
    [fly] choose a man; with three left he may go to any empty point
    [raid] you may take a man out of a mill, or just place one
   *[place-or-move] place a man or move one
}.
client-do-go = { $side ->
    [white] White
   *[black] Black
}: choose where it goes.
client-do-take = { $side ->
    [white] White
   *[black] Black
}: a mill! Choose the man to take.
client-thinking = { $side ->
    [white] White is thinking…
   *[black] Black is thinking…
}
client-rolling = { $side ->
    [white] White throws the dice…
   *[black] Black throws the dice…
}
client-throw-due = { $side ->
    [white] White
   *[black] Black
}: throw the three dice.
client-looking-back = You look at an earlier move.
client-is-over = The game is over.
client-not-your-turn = It is not your turn.
client-choose-your-man = { $point }: choose one of your men first.
client-man-is-shut-in = The man on { $point } has no free point beside it.
client-take-nothing = Take nothing
client-won = { $side ->
    [white] White wins
   *[black] Black wins
}: { $by ->
    [men] the other side has only two men left
    [blocked] the other side has no move left
    [full] the board is full and the other side is to move
    [line] three in a line
    [resignation] the other side resigns
    [time] the other side is out of time
   *[abandoned] the other side has left
}.
client-drawn = Draw: { $by ->
    [no-capture] too long without a capture or a mill
    [repetition] the same position three times
    [board-full] the board is full
    [agreement] both agree
   *[length] the longest length is reached
}.
client-played = { $side ->
    [white] White
   *[black] Black
}: { $kind ->
    [place] { $to }
   *[move] { $from } to { $to }
}{ $men ->
    [0] .
   *[other] , takes { $taken }.
}

## What one can do

client-hint-me = Hint
client-hint = Try { $move }.
client-take-back = Take back
client-draw = Draw
client-resign = Resign
client-flip = Flip
client-download = Download
client-copy-link = Copy link
client-link-copied = The link is copied.
client-link-failed = The game of this link cannot be read:
client-ask-draw = { $side ->
    [white] White
   *[black] Black
}: do you agree to a draw?
client-draw-declined = The draw is declined.
client-yes = Yes
client-no = No
client-engine-failed = The computer cannot find a move. Take back, or start anew.
client-type-move = Type a move
client-play-it = Play

## Dice

client-dice = Dice
client-die = Die { $number }
client-throw = Throw { $throw }
client-no-throw = Not thrown yet
client-type-dice = What do your dice show?
client-thrown = Thrown

## Moves and games

client-moves = Moves
client-no-moves = No moves yet.
client-number = Number
client-first-move = To the start
client-move-before = One move back
client-move-after = One move on
client-last-move = To the last move
client-no-games = No games yet. Those that you play are kept in this browser.
client-kept = { $result ->
    [white] White wins
    [black] Black wins
    [draw] Draw
   *[other] Unfinished
}, { $plies ->
    [one] one move
   *[other] { $plies } moves
}
client-forget = Delete
client-import = Read a record
client-import-forms = PGN, a list of moves, PlayOK’s numbers, or sentences.
client-record = The record
client-open-file = Open a file
client-read = Read it
client-in-record = Line { $line }, column { $column }:

## Lessons

client-page-learn = Learn
client-learn-lead = Short lessons on the real board: first the rules, then what good players do.
client-lessons-rules = The rules
client-lessons-advice = Playing well
client-all-lessons = All lessons
client-lesson-right = Well done!
client-lesson-wrong = That can be played, but it is not what the lesson asks for. Try again.
client-lesson-again = Start again
client-lesson-next = Next lesson
client-lesson-place = Placing
client-lesson-place-text = White and Black place their men by turns, one at a time, on the points where lines meet or end. As long as you have men in hand, those on the board do not move.
client-lesson-place-task = Place a man wherever you like.
client-lesson-mill = A mill
client-lesson-mill-text = Three of your men on a line are a mill. Whoever makes one takes an enemy man off the board.
client-lesson-mill-task = Complete the mill on d5, d6 and d7, and take a man.
client-lesson-safe = Men in a mill are safe
client-lesson-safe-text = A man that stands in a mill cannot be taken as long as its side has another one that stands in none.
client-lesson-safe-task = Close your mill and see whom you may take.
client-lesson-unless-all = The exception
client-lesson-unless-all-text = Where all enemy men stand in mills, none is safe: you may take any.
client-lesson-unless-all-task = Close your mill and take a man out of one of Black’s.
client-lesson-move = Moving
client-lesson-move-text = When all men are placed they move: one step along a line, to an empty point beside.
client-lesson-move-task = Choose a man and move it.
client-lesson-fly = Flying
client-lesson-fly-text = With only three men left, and none in hand, yours may go to any empty point: they fly.
client-lesson-fly-task = Fly into a mill.
client-lesson-block = Shutting in
client-lesson-block-text = A side that has no move has lost, however many men it has.
client-lesson-block-task = Win with one move, without a mill.
client-lesson-optional = When taking is a choice
client-lesson-optional-text = By most rules you must take when you make a mill. By some you may leave it: a taken man can free the enemy to fly.
client-lesson-optional-task = Close your mill and take nothing.
client-lesson-dice = With dice
client-lesson-dice-text = In the game of King Alfonso three dice are thrown before a man is placed. 6-5-4, 6-3-3, 5-2-2 and 4-1-1 let you take a man out of an enemy mill first. You have thrown 6-5-4.
client-lesson-dice-task = Take a man out of Black’s mill, then place yours.
client-lesson-diagonal = Twelve men
client-lesson-diagonal-text = The board of twelve men has lines from corner to corner, and they too can be mills.
client-lesson-diagonal-task = Complete the mill on the diagonal.
client-lesson-deny = Deny him the line
client-lesson-deny-text = While placing, watch for two enemy men on a line whose third point is empty. Occupy it before he does.
client-lesson-deny-task = You play Black. Stop White’s mill.
client-lesson-shuttle = The shuttling mill
client-lesson-shuttle-text = A man that stands between two lines can open one mill by closing another, and take a man with every move. Build such a pair, and beware of his.
client-lesson-shuttle-task = Open the mill on the e-line by closing one on the d-line.
client-lesson-opened = An opened mill
client-lesson-opened-text = When a man leaves its mill, its two partners are no longer safe.
client-lesson-opened-task = Black has gone from g1 to g4. Take one of the two left behind.
client-lesson-hunted = Count his free points
client-lesson-hunted-text = Before you look for a mill, count where he can still go: to shut him in wins as well. And see to it that your own men have room.
client-lesson-hunted-task = One free point is left to Black. Occupy it.

## Sheets to print

client-page-print = Print
client-what-sheet = What?
client-sheet-board = A board on one page
client-sheet-tiled-board = A large board over several pages
client-sheet-pieces = Men to cut out
client-sheet-rules = The rules to read
client-sheet-school = The school sheet
client-sheet-dice = Dice to fold
client-sheet-tournament = A table for everybody against everybody
client-measures = Measures
client-side = Side in mm; empty for the largest
client-ink-saving = Save ink
client-square = Squares in mm, 4 to 10
client-diameter = Diameter in mm
client-players = Players, 2 to 6
client-paper = Paper
client-print-it = Print
client-print-hint = Print at 100 %, without fitting to the page. The ruler at the foot shows whether the printer has kept the scale.
client-preview = How it looks
client-sheet-page = { $title }, page { $number }
