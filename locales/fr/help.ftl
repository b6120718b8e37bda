# What the program says of itself and of wrong arguments. A message that ends in
# “-more” is what the help of a command adds.

command-molino = La famille des jeux du moulin : règles, analyse et jeu
command-moves = Montrer les coups possibles d’une position
command-moves-more = Une ligne, triée selon les octets des textes ; vide si la partie est finie. S’il faut d’abord lancer les dés, elle dit « throw ».
command-rules = Montrer les règlements, ou ce que dit l’un d’eux
command-rules-more = Le nom d’un règlement peut avoir des variantes : +volar ou +sin-volar (on vole ou non), +opcional ou +obligatorio (on peut ou on doit prendre), +doble (deux moulins à la fois prennent deux pions), +sin-reformar (un moulin défait pour un autre ne se refait pas aussitôt).
command-perft = Compter les suites de coups à partir d’une position
command-perft-more = Une ligne par profondeur : la profondeur, une tabulation, le nombre.
command-replay = Rejouer une partie notée : sa position finale et le résultat
command-replay-more = Une partie notée est en PGN, ou une liste de coups dans une forme connue : celle de Molino, les numéros de PlayOK, des prises comme mots à part, des phrases. Un fichier PGN peut avoir beaucoup de parties. Avec un coup illégal le code de sortie est 1, avec autre chose d’illisible il est 3.
command-convert = Écrire une partie dans une autre forme
command-convert-more = Seul PGN garde tout. Les listes de coups ne disent ni les règles, ni la position de départ, ni le résultat, ni les commentaires.
command-play = Jouer au terminal, contre l’ordinateur ou avec une autre personne
command-play-more = On écrit les coups et les commandes ; « aide » les montre. Les commandes s’écrivent dans la langue des messages ou en anglais.
command-completions = Écrire ce qu’il faut à un interpréteur pour compléter commandes et options
command-man = Écrire la page de manuel, pour « man -l - »

option-lang = La langue des messages ; sans elle, celle de l’environnement
option-rules = Le règlement avec ses variantes, par exemple ludoteka ou twelve+volar
option-json = Répondre par des objets JSON
option-position = Le texte d’une position ; sans elle, le plateau vide
option-moves = Des coups à jouer d’abord, séparés par des espaces ; un lancer de dés précède son coup entre accolades
option-positions = Un fichier avec une position par ligne, ou « - » : une réponse par ligne
option-depth = Jusqu’à quelle profondeur compter
option-divide = Compter aussi pour chaque coup
option-rule-set = Le règlement ; sans lui, une ligne pour chacun
option-file = Le fichier avec la partie, ou « - »
option-to = La forme à écrire
option-load = Une partie notée à reprendre ; les règles qu’elle nomme valent
option-against = Contre qui tu joues
option-first = Qui a les Blancs et commence : le sort (lot), toi (me) ou l’autre (other). Sans elle, le sort décide ; si les règles le laissent aux joueurs ou aux couleurs, tu commences
option-dice = Dans un jeu à dés : le programme les lance (thrown), ou tu les lances et écris ce qu’ils montrent (typed)
option-me = Ton nom, pour l’écran et les parties enregistrées
option-other = Le nom de l’autre
option-seed = Un nombre qui décide de tout le hasard : le même nombre et les mêmes coups donnent la même partie
option-color = Quand il y a des couleurs : selon le terminal, toujours ou jamais
option-ascii = Dessiner le plateau avec des caractères simples seulement
option-shell = L’interpréteur
option-help = Montrer l’aide ; --help en dit plus que -h
option-version = Montrer la version

value-command = COMMANDE
value-language = LANGUE
value-name = NOM
value-text = TEXTE
value-list = LISTE
value-file = FICHIER
value-n = N
value-form = FORME
value-whom = QUI
value-who = QUI
value-how = COMMENT
value-when = QUAND
value-shell = INTERPRÉTEUR

help-usage = Usage :
help-commands = Commandes
help-options = Options
help-arguments = Arguments
help-values = au choix : { $values }
help-default = sans elle : { $value }

usage-try-help = « molino --help » et « molino COMMANDE --help » aident.
usage-no-value = { $option } demande une valeur
usage-wrong-value = { $option } : on trouve « { $value } » au lieu de l’un de ces mots : { $wanted }
usage-bad-value = { $option } : on trouve « { $value } » : { $why }
usage-unknown-option = rien ne s’appelle « { $option } » ici
usage-unknown-command = il n’y a pas de commande « { $command } »
usage-twice = { $option } est donné plus d’une fois
usage-conflict = { $option } et { $other } s’excluent
usage-missing = il manque : { $option }
usage-language = il faut es, en ou fr
usage-number = il faut un nombre entier dans les limites
usage-rule-sets = il y a : { $names }
