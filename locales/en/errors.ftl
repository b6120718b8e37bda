# What is wrong with a text, a position, a move. The ids and the variables are
# those of docs/FORMATS.md.

## Where something is wrong

place-position = position
place-record = line { $line }, column { $column }
place-perft = count
at-place = { $place }: { $message }
on-line = line { $line }, { $message }

## A text that cannot be read: the frame, and what was wanted

found-something = at character { $at }: found “{ $found }”, wanted { $wanted }
found-nothing = at character { $at }: found nothing, wanted { $wanted }
wanted-point = a point of the board, from “a1” to “{ $board ->
    [three] c3
    [six] e5
    [seven] e5
   *[other] g7
}”
wanted-rest-of-move = “-” and a point, “x” and a point, or the end
wanted-capture-or-end = “x” and a point, or the end
wanted-comma-or-end = a comma and the placement, or the end
wanted-end = the end
wanted-rows = { $rows } rows with “/” between
wanted-row = { $points } points in row { $row } from below
wanted-man = “W”, “B” or a number of empty points
wanted-side = the side to move, “w” or “b”
wanted-hands = the men in hand of White and Black, as “9,9”
wanted-number = a number from { $least } to { $most }
wanted-field = “dice=”, “barred=” or “barred-other=”, each at most once
wanted-throw = a throw of three dice, as “6-5-4”
wanted-mill = a mill of the board, as “{ $board ->
    [three] a1-a2-a3
    [six] a1-a3-a5
    [seven] a1-a3-a5
   *[other] a1-a4-a7
}”

## A position that does not fit the rules

position-other-board = the board is “{ $found }”; these rules play on “{ $wanted }”
position-too-many-men = { $player ->
    [w] White
   *[b] Black
} has { $found } men, board and hand together; the most is { $most }
position-both-lost = both sides have fewer than three men
position-both-won = both sides have three in a line
position-no-dice = these rules have no dice
position-throw-not-due = the side to move has no man in hand, so no dice are thrown
position-mill-off-board = the barred mill is not on the board
position-nothing-barred = { $mill } is barred, and these rules bar no mill
position-barred-mill-stands = { $player ->
    [w] White
   *[b] Black
} has the mill { $mill }, so it cannot be barred

## A move that is not legal

game-over = the game is over: { $result }, { $termination ->
    [men] fewer than three men
    [blocked] no move left
    [line] three in a line
    [no-capture] too long without a capture
    [repetition] the same position three times
    [board-full] the board is full
    [agreement] draw agreed
    [resignation] resigned
    [time] out of time
    [abandoned] a player has left
    [length] the longest length is reached
   *[other] { $termination }
}
illegal-throw-due = the dice must be thrown first
illegal-off-board = the move names a point that the board lacks
illegal-must-place = you still have { $in-hand ->
    [one] one man
   *[other] { $in-hand } men
} in hand, so place one
illegal-empty-hand = you have no man in hand to place
illegal-occupied = { $point } is not empty
illegal-no-man-of-yours = you have no man on { $point }
illegal-not-neighbours = { $from } and { $to } are no neighbours
illegal-flying-too-early = { $from } and { $to } are no neighbours, and you have { $men ->
    [one] one man
   *[other] { $men } men
}; only a side with three may fly
illegal-flying-with-men-in-hand = { $from } and { $to } are no neighbours; with men in hand you may not fly
illegal-barred = you broke the mill { $mill } for another and may not form it again this turn
illegal-capture-owed = you complete the mill { $mill }, so take a man: add “x” and its point
illegal-second-capture-owed = you complete two mills, so take a second man
illegal-one-capture-only = you may take only one man
illegal-no-mill = you complete no mill, so { $point } may not be taken
illegal-no-enemy-man = no enemy man stands on { $point }
illegal-safe-in-mill = the man on { $point } is safe in the mill { $mill }
illegal-nothing-captured = nothing is taken under these rules
illegal-no-raid-earned = no throw gives you the right to take { $point } before placing
illegal-raid-outside-mills = { $point } stands in no mill, and the dice take only men in mills
illegal-placement-owed = you must still place a man
illegal-won-already = the first capture has won; nothing follows it
illegal-nowhere = the move names no point to go to
illegal-pass = only a blocked side passes, where the rules let it

## The rest

no-throw-due = no throw of the dice is due
perft-throw-due = a throw of the dice is due on the way, and moves are counted without dice
rule-set-unknown-base = no rule set is called “{ $found }”
rule-set-unknown-switch = no switch is called “+{ $found }”
rule-set-opposite-switches = “+{ $first }” and “+{ $second }” contradict each other
rule-set-nothing-captured = “+{ $switch }” is about captures; in “{ $base }” nothing is taken
rules-men = { $found } men a side: three to { $most } fit the board
rules-dice-with-moving = dice need the placing to end before men move
no-core-dice = a game with dice has no exact values
no-core-reforming = with a ban on forming broken mills, a value depends on the move before
not-utf8 = the line is no text
unreadable-file = cannot read { $file }: { $kind ->
    [not-found] there is no such file
    [permission-denied] that is not allowed
    [is-a-directory] that is no file
    [not-a-directory] there is no such folder
    [storage-full] no space is left
   *[other] { $reason }
}
file-too-long = a file of records has at most { $most } MiB
unwritable-file = cannot write { $file }: { $kind ->
    [not-found] there is no such folder
    [permission-denied] that is not allowed
    [is-a-directory] that is no file
    [not-a-directory] there is no such folder
    [storage-full] no space is left
   *[other] { $reason }
}
unwritable-answer = cannot write the answer: { $reason }

## A record that is none

record-tag = this is no tag, as [Event "…"]
record-unclosed = nothing closes this “{ $open }”
record-nothing-to-close = this “)” closes nothing
record-nothing-to-vary = no move stands before this variation
record-after-end = “{ $found }” stands after the result
record-tag-among-moves = a tag stands among the moves
record-other-result = the result is { $found }, but the game has come to { $wanted }
record-no-numbers = there is no point of this number on the board
record-joins-nothing = this word joins nothing: a point must stand on both sides of it
record-too-many-bytes = a record has at most { $most } bytes
record-too-many-moves = a record has at most { $most } moves and variations
record-too-deep = variations are at most { $most } deep
not-for-playok = only games from the empty board of 24 points, without dice, can be written in PlayOK’s numbers
line-too-long = the line has more than { $most } bytes
unknown-command = there is no command “{ $command }”
record-too-many-tags = a record has at most { $most } tags
unservable = cannot serve at { $address }: { $kind ->
    [in-use] the port is taken; --address names another
    [not-ours] this machine has no such address
    [permission-denied] that is not allowed; ports from 1024 on are
   *[other] { $reason }
}
board-does-not-fit = { $asked } mm does not fit: the side can have { $least } to { $most } mm, or more with --tiled
does-not-fit = { $measure ->
    [players] { $asked } players are too few or too many: { $least } to { $most } can play
    [square] squares of { $asked } mm do not fit: they can have { $least } to { $most } mm
    [diameter] men of { $asked } mm do not fit: they can have { $least } to { $most } mm
   *[side] a side of { $asked } mm does not fit: it can have { $least } to { $most } mm
}
no-pdf = the PDF cannot be made: { $reason }
no-sheet-format = { $file }: the name must end in .pdf or .svg
order-name = an order has nothing called “{ $found }”
order-value = “{ $name }” cannot be “{ $found }”
order-unused = “{ $name }” has no meaning for the sheet “{ $sheet }”
order-school-rules = the school sheet is for nine men on three squares, not for { $rules }

## Exact values

database-wanted = there are exact values of { $rules } in files alone: name their folder (“molino probe --db FOLDER”, “molino verify FOLDER”). “molino solve” makes it; games of three to seven men need none
database-lacks = the values of { $needed } cannot be checked: { $sector } is not there
database-io = cannot use { $file }: { $kind ->
    [not-found] there is no such file or folder
    [permission-denied] that is not allowed
    [read-only] nothing can be written there
    [not-a-directory] that is no folder
   *[other] { $reason }
}
database-full = no room on the disk for { $file }: it has { $wanted } bytes. Make room and start again; nothing is lost
database-in-use = another program is writing in { $file }
database-empty = { $file } is empty: there are no exact values yet; “molino solve” puts them there
database-foreign = { $file } is no database of exact values
database-version = { $file }: found version { $found } of the format, wanted { $wanted }
database-codec = { $file } is compressed in a way that is not known here (number { $found })
database-length = { $file } is cut off or too long: found { $found } bytes, wanted { $wanted }; take the file away and solve again
database-header-damaged = { $file }: the header is damaged; take the file away and solve again
database-block-damaged = { $file }: block { $block } is damaged; take the file away and solve again
database-positions = { $file } has { $found } positions, wanted { $wanted }
database-other-file = { $file } is not the file that the list of the folder tells of; take the file away and solve again
database-no-distances = { $file } tells wins, draws and losses alone; distances are wanted
pack-same = { $folder } is the folder that is packed; the new files need one of their own
query-unknown = the address asks for “{ $name }”, which has no meaning there
query-twice = the address asks for “{ $name }” twice
values-none = this site has no exact values of { $rules }
values-unreadable = the exact values cannot be read; whoever keeps the site finds the reason in its messages
database-other-core = { $file } has the values of other rules: found those of { $found }, wanted those of { $wanted } (--rules)
database-other-sector = { $file } has other positions: found { $found }, wanted { $wanted }
solve-memory = that takes { $needs } of memory, and { $has } may be used
solve-disk = that takes { $needs } on the disk, and { $has } are free
solve-too-long = with { $men } men against { $others } a win takes more plies than can be written down
solve-missing = not all values of { $sector } are there, which others follow from
unsupported-passing = a game in which a blocked side passes cannot be solved
unsupported-place-or-move = a game in which men may move before all are placed is not solved as a whole
unsupported-large = the game is too large to be solved in memory
