# What the program says of itself and of wrong arguments. A message that ends in
# “-more” is what the help of a command adds.

command-molino = The Morris family of board games: rules, analysis and play
command-moves = List the legal moves of a position
command-moves-more = One line, sorted by the bytes of the moves’ texts; empty when the game is over. Where the dice must be thrown first it says “throw”.
command-rules = Tell which rule sets there are, or what one of them says
command-rules-more = The name of a rule set may have switches: +volar or +sin-volar (flying or not), +opcional or +obligatorio (captures may or must be made), +doble (two mills at once take two men), +sin-reformar (a mill broken for another may not be formed again at once).
command-perft = Count the sequences of legal moves from a position
command-perft-more = A line for each depth: the depth, a tab, the count.
command-replay = Replay a record: where the game stands at its end, and the result
command-replay-more = A record is PGN, or a list of moves in any form that is read: Molino’s own, PlayOK’s numbers, captures as words of their own, sentences. A PGN file may have many games. With an illegal move the exit status is 1, with anything else that cannot be read it is 3.
command-convert = Write a record in another form
command-convert-more = Only PGN keeps all. The lists of moves tell neither the rules nor the start, neither the result nor the comments.
command-play = Play at the terminal, against the computer or with another person
command-play-more = Moves and commands are typed; “help” lists them. Commands may be typed in the language of the messages or in English.
command-completions = Print what a shell needs to complete commands and options
command-man = Print the manual page, for “man -l -”

option-lang = The language of messages; without it that of the environment
option-rules = The rule set, with its switches, as ludoteka or twelve+volar; without it ludoteka
option-json = Answer with JSON objects, where programs can ask
option-position = A position text; without it the empty board
option-moves = Moves to play first, with spaces between; a throw of the dice stands in braces before its move
option-positions = A file with a position text a line, or “-”: an answer a line
option-depth = How many plies to count to
option-divide = Count for each legal move too
option-rule-set = The rule set; without it all of them in a line each
option-file = The file with the record, or “-”
option-to = The form to write
option-load = A record to go on with, by its own rules
option-against = Whom you play against
option-first = Who plays White, and so begins: lots decide, you, or the other side. Without it lots decide; but under rules that leave it to the players or to the colours, you do
option-dice = In a game with dice: they are thrown by the program, or by you, who type what they show
option-me = Your name, for the screen and for records
option-other = The name of the other side
option-seed = A number that decides all that is left to chance: the same number and the same moves give the same game
option-color = When colours are used
option-ascii = Draw the board with plain characters only
option-shell = The shell
option-help = Print help; --help tells more than -h
option-version = Print the version

value-command = COMMAND
value-language = LANGUAGE
value-name = NAME
value-text = TEXT
value-list = LIST
value-file = FILE
value-n = N
value-form = FORM
value-whom = WHOM
value-who = WHO
value-how = HOW
value-when = WHEN
value-shell = SHELL

help-usage = Usage:
help-commands = Commands
help-options = Options
help-arguments = Arguments
help-values = one of: { $values }
help-default = without it: { $value }

usage-try-help = “molino --help” and “molino COMMAND --help” help.
usage-no-value = { $option } needs a value
usage-wrong-value = { $option }: found “{ $value }”, wanted one of: { $wanted }
usage-bad-value = { $option }: found “{ $value }”: { $why }
usage-unknown-option = nothing is called “{ $option }” here
usage-unknown-command = there is no command “{ $command }”
usage-twice = { $option } stands more than once
usage-conflict = { $option } and { $other } exclude each other
usage-missing = missing: { $option }
usage-language = wanted es, en or fr
usage-number = wanted a whole number from { $least } to { $most }
usage-any-number = wanted a whole number
usage-count = wanted a whole number, 1 or more
usage-address = wanted an address and a port, as 127.0.0.1:8080
usage-switches = the switches are: { $names }
usage-rule-sets = there are: { $names }
option-command = The command
command-help = Print this help, or that of a command
usage-not-utf8 = an argument is no text
usage-no-value-taken = { $option } takes no value
usage-name = wanted a name of 1 to 24 characters
command-serve = Serve the site: play in the browser
option-address = The address and the port where it is served
value-address = ADDRESS
serve-ready = Molino is at { $address } (Ctrl-C ends it)
command-print = Print boards, pieces, rules and school sheets
command-print-more = The file is PDF or SVG by its name; SVG has a file for each page. Nothing is scaled: what does not fit is refused with the largest size that does, or laid out over pages with --tiled.
option-sheet = What is printed: the board of the rules, its men to cut out, the rules to read, the school sheet, dice to fold, a table for a round robin
option-out = The file to write, as board.pdf or board.svg
option-paper = The paper
option-side = The side of the board, between the middles of its outer lines; without it the largest that fits (with --tiled 300 mm)
option-tiled = Lay the board out over as many pages as it needs
option-square = The squares of the school sheet, 4 to 10 mm; without it 5
option-diameter = The diameter of the men of the sheet “pieces”, 8 to 30 mm; without it 16
option-players = The players of the sheet “tournament”, 2 to 6; without it 6
option-style = How boldly the board is drawn; without it full
value-paper = PAPER
value-mm = MM
value-style = STYLE
value-sheet = SHEET
usage-length = wanted millimetres, as 5 or 7.5
command-solve = Find the exact value of every position, and keep it in files
command-solve-more = Interrupted, it goes on where it was when it is started again. Rule sets that differ only in who begins and in when a game is drawn share their values.
command-stats = Count the won, lost and drawn positions of each sector
command-stats-more = A sector is how many men each side has: the side to move first, as 9-8; with men in hand 4-3:5,5. Positions that are symmetric to each other count once. Games of three to seven men need no folder.
command-verify = Check exact values: whether each follows from those one move on
command-verify-more = The check knows the rules alone, not how the values were found. The exit status is 1 if a value is wrong. Games of three to seven men need no folder.
command-pack = Make a database of exact values smaller
command-pack-more = The new folder is read like the old one, which stays as it is. An interrupted run goes on where it was.
command-probe = Tell the exact value of a position
command-probe-more = One line: win, draw or loss for the side to move, with the plies to the end if both sides play their best. “not-in-database” says that the files do not have the position, “unreachable” that it cannot arise. Games of three to seven men need no files.
option-folder = The folder for the files
option-databases = A folder with exact values to show; may stand more than once, for several games
option-men = Only positions with at most so many men of both sides together
option-phase = What is solved: the movement phase, once all men are placed, or all, from the empty board
option-threads = How many threads work; without it as many as there are cores
option-packed = The folder with the files
option-pack-level = How hard the compressor tries, from 1 (fast) to 22 (small)
option-values = What is kept: wdl, win, draw or loss alone; or distance, with the plies to the end
option-leave-out = Leave out what a search of a ply or two finds, and placements that cannot arise
option-memory = How much memory may be used, as 8G; without it what the machine has free
option-plan = Tell what would be solved and what that takes, and stop
option-dir = The folder with the files
option-tsv = Write tabs between the columns at the terminal too
option-sample = How many positions of each sector are checked; without it 100000
option-all = Check all positions
option-sample-seed = A number that decides which positions are checked
option-db = The folder with the files
option-each = Tell the value of each move, the best first
value-dir = FOLDER
value-phase = PHASE
value-values = VALUES
value-size = SIZE
usage-size = wanted a size, as 512M or 8G
told-plan = { $there ->
    [0] { "" }
    [one] one sector is there already; of the others: { "" }
   *[other] { $there } sectors are there already; of the others: { "" }
}{ $sectors ->
    [one] one sector
   *[other] { $sectors } sectors
}, { $positions } positions; memory { $memory }, { $keeping ->
    [memory] solved sectors stay in it while they are needed
   *[other] solved sectors are read again from the files
}; disk about { $disk } of { $free }; about { $time } with { $threads ->
    [one] one thread
   *[other] { $threads } threads
}
told-progress = { $sectors }: { $positions } positions in { $time }, { $rate } million a second; { $percent } % done, about { $left } left
told-packed = { $sector }: { $size }; { $done } of { $of }
told-packed-all = { $sectors ->
    [one] one file
   *[other] { $sectors } files
  }, { $size } in all; { $left } more { $left ->
    [one] sector is
   *[other] sectors are
  } found by a search
told-solved = { $sectors ->
    [one] one sector is there
   *[other] { $sectors } sectors are there
}, { $positions } positions; “molino verify” checks their values
told-wrong = some values are wrong
told-first = first: { $position }: found { $found }, wanted { $wanted }
size-bytes = { $number } B
size-kib = { $number } KiB
size-mib = { $number } MiB
size-gib = { $number } GiB
decimal-sign = .
heading-stats = side to move - other side, wins, losses, draws (up to symmetry), longest win, longest loss (plies)
heading-verify = sector (side to move - other side), positions looked at, wrong ones
heading-plan = sectors (side to move - other side), positions, memory
told-interrupted = interrupted; the same command goes on from there
told-unchecked = some sectors could not be looked at
