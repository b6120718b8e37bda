# The client in the browser.

## The page

client-pages = Pages
client-page-play = Play
client-page-games = Games
client-page-rules = Rules
client-page-learn = Learn
client-page-not-loaded = This page could not be loaded. Go online, and try it again.
client-page-none = No such page
client-page-none-text = Molino has no page at this address.
client-page-none-go = To the game
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
client-sounds = Sounds

## A new game

client-new-game = New game
client-against = Against whom?
client-against-computer = Against the computer
client-against-person = Two at this screen
client-strength = How strong?
client-depth = { $plies ->
    [1] Beginner
    [3] Medium
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
    [men] { $side ->
        [white] Black
      *[black] White
    } has only two men left
    [blocked] { $side ->
        [white] Black
      *[black] White
    } has no move left
    [full] the board is full and it is the turn of { $side ->
        [white] Black
      *[black] White
    }
    [line] three in a line
    [resignation] { $side ->
        [white] Black
      *[black] White
    } resigns
    [time] { $side ->
        [white] Black
      *[black] White
    } is out of time
   *[abandoned] { $side ->
        [white] Black
      *[black] White
    } has left
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
client-draw = Offer draw
client-resign = Resign
client-really-resign = Resign the game?
client-flip = Flip
client-download = Download
client-copy-link = Copy link
client-link = The link to this game
client-link-copied = The link is copied.
client-not-kept = This browser does not keep the game: reloading loses it. Download it, or copy its link.
client-game-gone = This game is not kept in this browser.
client-link-failed = The game of this link cannot be read:
client-kept-failed = The game that was kept cannot be read any more:
client-ask-draw = { $side ->
    [white] White
   *[black] Black
}: do you agree to a draw?
client-draw-declined = The draw is declined.
client-yes = Yes
client-no = No
client-engine-failed = The computer cannot find a move. Ask again, take back, or start anew.
client-ask-again = Ask again
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

client-values = Exact values
client-values-sought = Looking for the values…
client-values-offline = The site cannot be reached; the exact values of this game come from it.
client-values-failed = The exact values could not be found.
client-value-moves = The moves and what they are worth
client-value-key = + wins, = draws, − loses for whoever moves, if both then play their best. The number counts the moves of both until the end.
client-value-position = { $value ->
    [win] { $side ->
        [white] White
       *[black] Black
      } wins
    [loss] { $side ->
        [white] White
       *[black] Black
      } loses
    [draw] A draw, if both play their best
    [unreachable] No game comes to this position
   *[other] The database does not have this position
}{ $known ->
    [yes] {" "}in { $plies ->
        [one] one move
       *[other] { $plies } moves, those of both counted
      }
   *[no] {""}
}.
client-value-move = { $value ->
    [win] wins
    [loss] loses
    [draw] draws
   *[other] not known
}{ $known ->
    [yes] {" "}in { $plies }
   *[no] {""}
}
client-value-counter = But the { $moves }-move rule may draw it.
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
client-deleted = Deleted.
client-restore = Undo
client-import = Read a record
client-import-forms = PGN, a list of moves, PlayOK’s numbers, or sentences.
client-record = The record
client-open-file = Open a file
client-read = Read it
client-in-record = Line { $line }, column { $column }:

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
client-tiled-side = Side in mm; empty for 300
client-ink-saving = Save ink
client-square = Squares in mm, 4 to 10
client-diameter = Diameter in mm
client-players = Players, 2 to 6
client-sheet-not-loaded = This could not be loaded. Go online, and choose it again.
client-number-missing = There is no number here.
client-paper = Paper
client-print-it = Print
client-print-hint = Print at 100 %, without fitting to the page. The ruler at the foot shows whether the printer has kept the scale.
client-preview = How it looks
client-sheet-page = { $title }, page { $number }
