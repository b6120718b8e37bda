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

option-lang = La langue des messages ; par défaut, celle de l’environnement
option-rules = Le règlement avec ses variantes, par exemple ludoteka ou twelve+volar ; par défaut, ludoteka
option-json = Répondre par des objets JSON, là où des programmes peuvent demander
option-position = Le texte d’une position ; par défaut, le plateau vide
option-moves = Des coups à jouer d’abord, séparés par des espaces ; un lancer de dés précède son coup entre accolades
option-positions = Un fichier avec une position par ligne, ou « - » : une réponse par ligne
option-depth = Jusqu’à quelle profondeur compter
option-divide = Compter aussi pour chaque coup
option-rule-set = Le règlement ; sinon, une ligne pour chacun
option-file = Le fichier avec la partie, ou « - »
option-to = La forme à écrire
option-load = Une partie notée à reprendre ; elle se joue avec les règles qu’elle indique
option-against = Contre qui tu joues
option-first = Qui a les Blancs et commence : le sort (lot), toi (me) ou l’autre (other). Par défaut, le sort décide ; si les règles le laissent aux joueurs ou aux couleurs, tu commences
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
help-default = par défaut : { $value }

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
usage-number = il faut un nombre entier de { $least } à { $most }
usage-any-number = il faut un nombre entier
usage-count = il faut un nombre entier, 1 ou plus
usage-address = il faut une adresse et un port, comme 127.0.0.1:8080
usage-switches = les options de règles sont : { $names }
usage-rule-sets = il y a : { $names }
option-command = La commande
command-help = Montrer cette aide, ou celle d’une commande
usage-not-utf8 = un argument n’est pas un texte
usage-no-value-taken = { $option } ne prend pas de valeur
usage-name = il faut un nom de 1 à 24 caractères
command-serve = Servir le site : jouer dans le navigateur
option-address = L’adresse et le port où il est servi
value-address = ADRESSE
serve-ready = Molino est à { $address } (Ctrl-C y met fin)
command-print = Imprimer plateaux, pions, règles et feuilles pour la classe
command-print-more = Le fichier est en PDF ou en SVG selon son nom ; en SVG il y a un fichier par page. Rien ne change d’échelle : ce qui ne tient pas est refusé en disant la plus grande taille possible, ou réparti sur des pages avec --tiled.
option-sheet = Ce qui est imprimé : le plateau du règlement, ses pions à découper, les règles, la feuille pour la classe, des dés à plier, un tableau de tournoi
option-out = Le fichier à écrire, par exemple plateau.pdf ou plateau.svg
option-paper = Le papier
option-side = Le côté du plateau, entre les milieux de ses lignes extérieures ; par défaut, le plus grand possible (avec --tiled, 300 mm)
option-tiled = Répartir le plateau sur autant de pages qu’il faut
option-square = Les carreaux de la feuille pour la classe (school), de 4 à 10 mm ; sans elle 5
option-diameter = Le diamètre des pions de la feuille « pieces », de 8 à 30 mm ; sans elle 16
option-players = Les joueurs de la feuille « tournament », de 2 à 6 ; sans elle 6
option-style = Avec combien d’encre le plateau est dessiné ; sans elle full
value-paper = PAPIER
value-mm = MM
value-style = STYLE
value-sheet = FEUILLE
usage-length = il faut des millimètres, par exemple 5 ou 7.5
command-solve = Trouve la valeur exacte de chaque position et la garde dans des fichiers
command-solve-more = Interrompu, le travail reprend où il en était quand on le relance. Les règles qui ne diffèrent que par qui commence et par quand la partie est nulle partagent leurs valeurs.
command-stats = Compte les positions gagnées, perdues et nulles de chaque secteur
command-stats-more = Un secteur, c’est le nombre de pions de chaque camp : d’abord celui qui joue, comme 9-8 ; avec des pions en main, 4-3:5,5. Les positions symétriques comptent une fois. Les jeux de trois à sept pions n’ont pas besoin de dossier.
command-verify = Vérifie les valeurs exactes : si chacune suit de celles d’un coup plus loin
command-verify-more = La vérification ne connaît que les règles, pas la façon dont les valeurs ont été trouvées. Le code de sortie est 1 si une valeur est fausse. Les jeux de trois à sept pions n’ont pas besoin de dossier.
command-pack = Réduit une base de données de valeurs exactes
command-pack-more = Le nouveau dossier se lit comme l’ancien, qui reste tel quel. Interrompu, le travail reprend où il en était.
command-probe = Donne la valeur exacte d’une position
command-probe-more = Une ligne : win (gagne), draw (nulle) ou loss (perd) pour qui joue, avec les coups des deux camps jusqu’à la fin si chacun joue au mieux. « not-in-database » dit que les fichiers n’ont pas la position, « unreachable » qu’elle ne peut se présenter. Les jeux de trois à sept pions n’ont pas besoin de fichiers.
option-folder = Le dossier des fichiers
option-databases = Un dossier de valeurs exactes à montrer ; peut être donnée plusieurs fois, pour plusieurs jeux
option-men = Seulement les positions avec ce nombre de pions au plus, les deux camps ensemble
option-phase = Ce qui est résolu : la phase de mouvement (movement), quand tous les pions sont placés, ou tout (all), depuis le plateau vide
option-threads = Combien de fils travaillent ; sans elle, autant que de cœurs
option-packed = Le dossier des fichiers
option-pack-level = L’effort du compresseur, de 1 (rapide) à 22 (petit)
option-values = Ce qui est gardé : gain, nulle ou perte seuls (wdl), ou avec la distance jusqu’à la fin (distance)
option-leave-out = Laisse de côté ce qu’on trouve en cherchant un ou deux coups plus loin, et les placements qui ne peuvent se présenter
option-memory = Combien de mémoire peut servir, comme 8G ; sans elle, celle que la machine a de libre
option-plan = Dit ce qui serait résolu et ce que cela demande, puis s’arrête
option-dir = Le dossier des fichiers
option-tsv = Sépare les colonnes par des tabulations au terminal aussi
option-sample = Combien de positions de chaque secteur sont vérifiées ; sans elle, 100000
option-all = Vérifie toutes les positions
option-sample-seed = Un nombre qui décide quelles positions sont vérifiées
option-db = Le dossier des fichiers
option-each = Donne la valeur de chaque coup, le meilleur d’abord
value-dir = DOSSIER
value-phase = PHASE
value-values = VALEURS
value-size = TAILLE
usage-size = il faut une taille, comme 512M ou 8G
told-plan = { $there ->
    [0] { "" }
    [one] un secteur est déjà là ; des autres : { "" }
   *[other] { $there } secteurs sont déjà là ; des autres : { "" }
}{ $sectors ->
    [one] un secteur
   *[other] { $sectors } secteurs
}, { $positions } positions ; mémoire { $memory }, { $keeping ->
    [memory] les secteurs résolus y restent tant qu’il le faut
   *[other] les secteurs résolus sont relus dans les fichiers
} ; disque environ { $disk } sur { $free } ; environ { $time } avec { $threads ->
    [one] un fil
   *[other] { $threads } fils
}
told-progress = { $sectors } : { $positions } positions en { $time }, { $rate } millions par seconde ; { $percent } % faits, reste environ { $left }
told-packed = { $sector } : { $size } ; { $done } sur { $of }
told-packed-all = { $sectors ->
    [one] un fichier
   *[other] { $sectors } fichiers
  }, { $size } en tout ; { $left ->
    [one] un secteur de plus se trouve
   *[other] { $left } secteurs de plus se trouvent
  } en cherchant
told-solved = { $sectors ->
    [one] un secteur est là
   *[other] { $sectors } secteurs sont là
}, { $positions } positions ; « molino verify » vérifie leurs valeurs
told-wrong = des valeurs sont fausses
told-first = la première : { $position } : trouvé { $found }, attendu { $wanted }
size-bytes = { $number } o
size-kib = { $number } Kio
size-mib = { $number } Mio
size-gib = { $number } Gio
decimal-sign = ,
heading-stats = camp au trait - autre camp, gains, pertes, nulles (aux symétries près), gain le plus long, perte la plus longue (en demi-coups)
heading-verify = secteur (camp au trait - autre camp), positions vues, fausses
heading-plan = secteurs (camp au trait - autre camp), positions, mémoire
told-interrupted = interrompu ; la même commande reprend à cet endroit
told-unchecked = certains secteurs n’ont pas pu être vus
