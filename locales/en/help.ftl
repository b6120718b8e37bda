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
option-rules = The rule set, with its switches, as ludoteka or twelve+volar
option-json = Answer with JSON objects
option-position = A position text; without it the empty board
option-moves = Moves to play first, with spaces between; a throw of the dice stands in braces before its move
option-positions = A file with a position text a line, or “-”: an answer a line
option-depth = How many plies to count to
option-divide = Count for each legal move too
option-rule-set = The rule set; without it all of them in a line each
option-file = The file with the record, or “-”
option-to = The form to write
option-load = A record to go on with; the rules that it names hold
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
usage-number = wanted a whole number in range
usage-rule-sets = there are: { $names }
