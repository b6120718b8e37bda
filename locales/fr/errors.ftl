# Ce qui ne va pas dans un texte, une position ou un coup. Les identifiants et
# les variables sont ceux de docs/FORMATS.md.

## Où quelque chose ne va pas

place-position = position
place-record = ligne { $line }, colonne { $column }
place-perft = décompte
at-place = { $place } : { $message }
on-line = ligne { $line }, { $message }

## Un texte illisible : le cadre, puis ce qui était attendu

found-something = au caractère { $at }, on trouve « { $found } » au lieu de ceci : { $wanted }
found-nothing = au caractère { $at }, il n’y a rien au lieu de ceci : { $wanted }
wanted-point = un point du plateau, de « a1 » à « { $board ->
    [three] c3
    [six] e5
    [seven] e5
   *[other] g7
} »
wanted-rest-of-move = « - » et un point, « x » et un point, ou la fin
wanted-capture-or-end = « x » et un point, ou la fin
wanted-comma-or-end = une virgule et la pose, ou la fin
wanted-end = la fin
wanted-rows = { $rows } rangées séparées par « / »
wanted-row = { $points } points dans la rangée { $row } à partir du bas
wanted-man = « W », « B » ou un nombre de points vides
wanted-side = le camp qui doit jouer, « w » ou « b »
wanted-hands = les pions en main des Blancs et des Noirs, comme « 9,9 »
wanted-number = un nombre de { $least } à { $most }
wanted-field = « dice= », « barred= » ou « barred-other= », une seule fois chacun
wanted-throw = un lancer de trois dés, comme « 6-5-4 »
wanted-mill = un moulin du plateau, comme « { $board ->
    [three] a1-a2-a3
    [six] a1-a3-a5
    [seven] a1-a3-a5
   *[other] a1-a4-a7
} »

## Une position qui ne convient pas aux règles

position-other-board = le plateau est « { $found } » ; avec ces règles on joue sur « { $wanted } »
position-too-many-men = les { $player ->
    [w] Blancs
   *[b] Noirs
} ont { $found } pions, plateau et main réunis ; { $most } au plus
position-both-lost = les deux camps ont moins de trois pions
position-both-won = les deux camps ont trois pions alignés
position-no-dice = ces règles se jouent sans dés
position-throw-not-due = le camp qui doit jouer n’a plus de pion en main, donc on ne lance pas les dés
position-mill-off-board = le moulin interdit n’est pas sur le plateau
position-nothing-barred = { $mill } est interdit, or ces règles n’interdisent aucun moulin
position-barred-mill-stands = les { $player ->
    [w] Blancs
   *[b] Noirs
} ont le moulin { $mill }, il ne peut donc pas leur être interdit

## Un coup qui n’est pas légal

game-over = la partie est finie : { $result }, { $termination ->
    [men] moins de trois pions
    [blocked] plus aucun coup
    [line] trois pions alignés
    [no-capture] trop de coups sans prise
    [repetition] la même position pour la troisième fois
    [board-full] le plateau est plein
    [agreement] nulle d’un commun accord
    [resignation] abandon
    [time] temps écoulé
    [abandoned] un joueur est parti
    [length] la durée maximale est atteinte
   *[other] { $termination }
}
illegal-throw-due = il faut d’abord lancer les dés
illegal-off-board = le coup nomme un point absent du plateau
illegal-must-place = tu as encore { $in-hand ->
    [one] un pion
   *[other] { $in-hand } pions
} en main : pose-en un
illegal-empty-hand = tu n’as plus de pion en main à poser
illegal-occupied = { $point } n’est pas libre
illegal-no-man-of-yours = tu n’as pas de pion en { $point }
illegal-not-neighbours = { $from } et { $to } ne sont pas voisins
illegal-flying-too-early = { $from } et { $to } ne sont pas voisins et tu as { $men ->
    [one] un pion
   *[other] { $men } pions
} : seul un camp à trois pions peut voler
illegal-flying-with-men-in-hand = { $from } et { $to } ne sont pas voisins ; on ne vole pas avec des pions en main
illegal-barred = tu as défait le moulin { $mill } pour un autre et ne peux pas le refaire à ce tour
illegal-capture-owed = tu formes le moulin { $mill }, prends donc un pion : ajoute « x » et son point
illegal-second-capture-owed = tu formes deux moulins, prends donc un second pion
illegal-one-capture-only = tu ne peux prendre qu’un pion
illegal-no-mill = tu ne formes pas de moulin, { $point } ne peut donc pas être pris
illegal-no-enemy-man = il n’y a pas de pion adverse en { $point }
illegal-safe-in-mill = le pion en { $point } est à l’abri dans le moulin { $mill }
illegal-nothing-captured = avec ces règles on ne prend pas
illegal-no-raid-earned = aucun lancer ne te donne le droit de prendre { $point } avant de poser
illegal-raid-outside-mills = { $point } n’est dans aucun moulin, et les dés ne prennent que des pions d’un moulin
illegal-placement-owed = il te reste un pion à poser
illegal-won-already = la première prise a gagné ; rien ne la suit
illegal-nowhere = le coup ne dit pas vers quel point il va
illegal-pass = seul un camp bloqué passe, là où les règles le permettent

## Le reste

no-throw-due = ce n’est pas le moment de lancer les dés
perft-throw-due = il faudrait lancer les dés en chemin, or les coups se comptent sans dés
rule-set-unknown-base = aucun règlement ne s’appelle « { $found } »
rule-set-unknown-switch = aucune option ne s’appelle « +{ $found } »
rule-set-opposite-switches = « +{ $first } » et « +{ $second } » se contredisent
rule-set-nothing-captured = « +{ $switch } » concerne les prises ; dans « { $base } » on ne prend pas
rules-men = { $found } pions par camp : il en tient de trois à { $most } sur le plateau
rules-dice-with-moving = avec des dés, la pose doit finir avant qu’on bouge des pions
no-core-dice = un jeu avec des dés n’a pas de valeurs exactes
no-core-reforming = quand on ne peut refaire un moulin défait, la valeur dépend du coup précédent
not-utf8 = la ligne n’est pas un texte
unreadable-file = impossible de lire { $file } : { $kind ->
    [not-found] il n’existe pas
    [permission-denied] ce n’est pas permis
    [is-a-directory] ce n’est pas un fichier
    [not-a-directory] ce dossier n’existe pas
    [storage-full] il n’y a plus de place
   *[other] { $reason }
}
file-too-long = un fichier de parties a au plus { $most } Mio
unwritable-file = impossible d’écrire { $file } : { $kind ->
    [not-found] ce dossier n’existe pas
    [permission-denied] ce n’est pas permis
    [is-a-directory] ce n’est pas un fichier
    [not-a-directory] ce dossier n’existe pas
    [storage-full] il n’y a plus de place
   *[other] { $reason }
}
unwritable-answer = impossible d’écrire la réponse : { $reason }

## Une notation qui n’en est pas une

record-tag = ceci n’est pas une étiquette, comme [Event "…"]
record-unclosed = rien ne ferme ce « { $open } »
record-nothing-to-close = ce « ) » ne ferme rien
record-nothing-to-vary = aucun coup ne précède cette variante
record-after-end = « { $found } » suit le résultat
record-tag-among-moves = une étiquette se trouve parmi les coups
record-other-result = le résultat est { $found }, mais la partie s’est terminée par { $wanted }
record-no-numbers = aucun point du plateau ne porte ce numéro
record-joins-nothing = ce mot ne relie rien : il faut un point de chaque côté
record-too-many-bytes = une notation compte au plus { $most } octets
record-too-many-moves = une notation compte au plus { $most } coups et variantes
record-too-deep = les variantes s’emboîtent au plus { $most } fois
not-for-playok = seules les parties depuis le plateau vide de 24 points, sans dés, s’écrivent avec les numéros de PlayOK
line-too-long = la ligne a plus de { $most } octets
unknown-command = il n’y a pas de commande « { $command } »
record-too-many-tags = une partie notée a au plus { $most } étiquettes
unservable = impossible de servir à { $address } : { $kind ->
    [in-use] le port est pris ; --address en choisit un autre
    [not-ours] cette machine n’a pas cette adresse
    [permission-denied] ce n’est pas permis ; les ports à partir de 1024 le sont
   *[other] { $reason }
}
board-does-not-fit = { $asked } mm ne tient pas : le côté peut mesurer de { $least } à { $most } mm, ou plus avec --tiled
does-not-fit = { $measure ->
    [players] { $asked } joueurs, c’est trop peu ou trop : de { $least } à { $most } peuvent jouer
    [square] des carreaux de { $asked } mm ne tiennent pas : ils peuvent mesurer de { $least } à { $most } mm
    [diameter] des pions de { $asked } mm ne tiennent pas : ils peuvent mesurer de { $least } à { $most } mm
   *[side] un côté de { $asked } mm ne tient pas : il peut mesurer de { $least } à { $most } mm
}
no-pdf = impossible de faire le PDF : { $reason }
no-sheet-format = { $file } : le nom doit finir par .pdf ou .svg
order-name = une commande n’a rien qui s’appelle « { $found } »
order-value = « { $name } » ne peut pas être « { $found } »
order-unused = « { $name } » n’a pas de sens pour la feuille « { $sheet } »
order-school-rules = la feuille pour la classe est faite pour neuf pions sur trois carrés, pas pour { $rules }

## Valeurs exactes

database-wanted = les valeurs exactes de { $rules } ne sont que dans des fichiers : indique leur dossier (« molino probe --db DOSSIER », « molino verify DOSSIER »). « molino solve » le crée ; les jeux de trois à sept pions s’en passent
database-lacks = les valeurs de { $needed } ne peuvent être vérifiées : { $sector } manque
database-io = impossible d’utiliser { $file } : { $kind ->
    [not-found] il n’existe pas
    [permission-denied] ce n’est pas permis
    [read-only] rien ne peut y être écrit
    [not-a-directory] ce n’est pas un dossier
   *[other] { $reason }
}
database-full = plus de place sur le disque pour { $file } : il a { $wanted } octets. Fais de la place et recommence ; rien n’est perdu
database-in-use = un autre programme écrit dans { $file }
database-empty = { $file } est vide : pas encore de valeurs exactes ; « molino solve » les y met
database-foreign = { $file } n’est pas une base de valeurs exactes
database-version = { $file } : version { $found } du format, il faut { $wanted }
database-codec = { $file } est compressé d’une façon inconnue ici (numéro { $found })
database-length = { $file } est tronqué ou trop long : { $found } octets, il en faut { $wanted } ; retire ce fichier et relance molino solve
database-header-damaged = { $file } : l’en-tête est abîmé ; retire ce fichier et relance molino solve
database-block-damaged = { $file } : le bloc { $block } est abîmé ; retire ce fichier et relance molino solve
database-positions = { $file } a { $found } positions, il en faut { $wanted }
database-other-file = { $file } n’est pas le fichier que dit la liste du dossier ; retire ce fichier et relance molino solve
database-no-distances = { $file } ne dit que gain, nulle ou perte ; il faut les distances
pack-same = { $folder } est le dossier que l’on réduit ; il faut un autre dossier aux nouveaux fichiers
query-unknown = l’adresse demande « { $name } », qui n’y a pas de sens
query-twice = l’adresse demande « { $name } » deux fois
values-none = ce site n’a pas de valeurs exactes pour { $rules }
values-unreadable = les valeurs exactes sont illisibles ; qui tient le site en trouve la raison dans ses messages
database-other-core = { $file } a les valeurs d’autres règles : celles de { $found } ; il faut celles de { $wanted } (--rules)
database-other-sector = { $file } a d’autres positions : { $found }, il faut { $wanted }
solve-memory = cela demande { $needs } de mémoire, et { $has } peuvent servir
solve-disk = cela demande { $needs } sur le disque, et { $has } sont libres
solve-too-long = avec { $men } pions contre { $others }, gagner prend plus de coups qu’on ne peut noter
solve-missing = il manque des valeurs de { $sector }, dont d’autres découlent
unsupported-passing = un jeu où un camp bloqué passe ne peut être résolu
unsupported-place-or-move = un jeu où l’on bouge avant d’avoir tout placé n’est pas résolu en entier
unsupported-large = le jeu est trop grand pour être résolu en mémoire
