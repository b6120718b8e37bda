# The game at the terminal. The words of commands are lists; any word of a list
# is understood, and the first ones are shown.

## Who sits at the table

play-you = you
play-computer = the computer
play-first-person = player 1
play-second-person = player 2
play-white-is = White, who begins, is { $name }.
play-white-by-lot = Lots give White, who begins, to { $name }.
play-welcome = Type a move, “help” for the commands, or “rules” for the rules.

## Beside the board

play-move-number = move { $number }
play-side-name = { $side ->
    [w] White
   *[b] Black
}
play-side = { $side ->
    [w] White
   *[b] Black
}: { $name }
play-in-hand = in hand { $men }
play-lost = lost { $men }
play-last = last move { $move }
play-dice = dice { $throw }

## What is to be done

play-do-throw = { $side ->
    [w] White
   *[b] Black
}: throw the three dice and type what they show, as “6-5-4”.
play-do-raid = { $side ->
    [w] White
   *[b] Black
}: the throw lets you take a man out of a mill before you place one, as “{ $example }”; or just place one.
play-do-place = { $side ->
    [w] White
   *[b] Black
}: place a man on an empty point, as “{ $example }”.
play-do-place-or-move = { $side ->
    [w] White
   *[b] Black
}: place a man or move one, as “{ $example }”.
play-do-step = { $side ->
    [w] White
   *[b] Black
}: move a man along a line, as “{ $example }”.
play-do-fly = { $side ->
    [w] White
   *[b] Black
}: with three men left you may move to any empty point, as “{ $example }”.
play-do-pass = { $side ->
    [w] White
   *[b] Black
}: no man can move; type “{ $example }”.

## What happens

play-plays = { $side ->
    [w] White plays { $move }.
   *[b] Black plays { $move }.
}
play-throws = { $side ->
    [w] White throws { $throw }.
   *[b] Black throws { $throw }.
}
play-declined = You complete a mill and take nothing. If you meant to, type “undo”.
play-could-take = Possible captures: { $moves }
play-unknown = “{ $found }” is no move and no command. “help” lists the commands.
play-hint = Try { $move }.
play-nothing-to-undo = There is nothing to take back.
play-won = { $side ->
    [w] White wins
   *[b] Black wins
}: { $by ->
    [men] { $side ->
        [w] Black
      *[b] White
    } has only two men left
    [blocked] { $side ->
        [w] Black
      *[b] White
    } has no move left
    [full] the board is full and it is the turn of { $side ->
        [w] Black
      *[b] White
    }
    [line] three in a line
    [resignation] { $side ->
        [w] Black
      *[b] White
    } resigns
    [time] { $side ->
        [w] Black
      *[b] White
    } is out of time
   *[abandoned] { $side ->
        [w] Black
      *[b] White
    } has left
}.
play-drawn = Draw: { $by ->
    [no-capture] too long without a capture
    [no-mill] too long without a mill
    [repetition] the same position three times
    [board-full] the board is full
    [agreement] both agree
   *[length] the longest length is reached
}.
play-over = “undo” takes back, “save FILE” keeps the game, “quit” leaves.

## Questions

play-ask-draw = { $side ->
    [w] White
   *[b] Black
}: do you agree to a draw? (yes, no)
play-ask-leave = The game is not saved. Leave all the same? (yes, no)
play-ask-load = The game is not saved. Load another one all the same? (yes, no)
play-yes-or-no = Please answer “yes” or “no”.
play-draw-declined = { $side ->
    [w] White
   *[b] Black
} declines the draw.

## Files

play-save-where = Say where: “save game.pgn”.
play-saved = The game is saved in { $file }.
play-save-exists = { $file } is there already, and stays as it is. Choose another name.
play-load-what = Say what: “load game.pgn”.
play-loaded = { $file } is loaded; its rules are { $rules }.

## The commands

play-help = Type a move, as “d6”, “d6-d7” or “d6-d7xa1” (the man on a1 is taken), or a command:
play-word-play = play, move
play-word-moves = moves
play-word-hint = hint
play-word-undo = undo
play-word-board = board
play-word-flip = flip
play-word-rules = rules
play-word-position = position
play-word-draw = draw
play-word-resign = resign
play-word-save = save
play-word-load = load
play-word-help = help, ?
play-word-quit = quit, exit
play-word-yes = yes, y
play-word-no = no, n
play-about-play = makes a move; the word may be left out
play-about-moves = lists the legal moves
play-about-hint = suggests a move
play-about-undo = takes the last move back, and the computer’s answer with it
play-about-board = draws the board again
play-about-flip = turns the board round
play-about-rules = tells the rules
play-about-position = prints the position as a text
play-about-draw = offers a draw
play-about-resign = gives the game up
play-about-save = saves the game
play-about-load = goes on with a saved game
play-about-help = tells the commands
play-about-quit = leaves
play-you-begin = You play White and begin.
play-you-by-lot = Lots give you White: you begin.
play-no-mill-to-raid = The throw would let you take a man out of a mill, but there is none.
play-no-point = There is no point “{ $found }”: look at the letters and numbers of the board.
play-what = Say which move: “play d6”.
play-stands-alone = Nothing follows this word.
play-no-dice = Type three numbers from 1 to 6, as “6-5-4”.
play-hint-wins = { $move } wins.
play-hint-takes = { $move } takes { $men ->
    [one] a man
   *[other] { $men } men
}.
play-hint-loses = { $move } holds out longest, but the game is lost.
play-value-move = MOVE
