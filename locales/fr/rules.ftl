# Les règles, une à une, et une ligne pour chaque jeu de règles.

## Les jeux de règles

rule-set-ludoteka = neuf pions, selon le site Ludoteka et la fiche scolaire
rule-set-alquerque = alquerque de nueve : neuf pions, trois répétitions à intervalles égaux font nulle
rule-set-tradicional = neuf pions, sans vol, nulle seulement d’un commun accord
rule-set-alfonso = neuf pions avec des dés, d’après le livre du roi Alphonse X
rule-set-abierto = neuf pions, on peut renoncer à prendre
rule-set-three = la marelle à trois : une ligne gagne, les pions vont aux points voisins
rule-set-four = quatre pions sur deux carrés
rule-set-five = cinq pions sur deux carrés
rule-set-six = six pions sur deux carrés
rule-set-seven = sept pions sur deux carrés avec une croix
rule-set-twelve = douze pions sur le plateau à diagonales
rule-set-ten = dix pions
rule-set-lasker = le jeu de Lasker : dix pions, posés ou déplacés à volonté
rule-set-eleven = onze pions sur le plateau à diagonales
rule-set-morabaraba = douze pions avec diagonales ; un moulin défait pour un autre ne se refait pas aussitôt
rule-set-wmd = neuf pions, les règles de la fédération mondiale

## Le plateau et les pions

rule-board-three = Le plateau a neuf points : trois rangées de trois avec les deux diagonales.
rule-board-six = Le plateau a 16 points : deux carrés reliés au milieu de leurs côtés.
rule-board-seven = Le plateau a 17 points : deux carrés et un centre, reliés par une croix. Sur la croix, trois points voisins en ligne droite forment aussi un moulin.
rule-board-nine = Le plateau a 24 points : trois carrés reliés au milieu de leurs côtés.
rule-board-twelve = Le plateau a 24 points : trois carrés reliés au milieu de leurs côtés et par leurs coins.
rule-men = Chaque camp a { $men } pions.
rule-starter-lot = Les Blancs commencent ; on les tire au sort.
rule-starter-agreement = Les Blancs commencent ; les joueurs conviennent de qui les prend.
rule-starter-colours = Les Blancs commencent.

## La pose

rule-place-then-move = D’abord, chacun pose à tour de rôle ses pions un par un sur des points libres ; tant qu’un camp a des pions en main, les siens ne bougent pas.
rule-place-or-move = Tant qu’un camp a des pions en main, il en pose un ou en déplace un.
rule-dice = Avant de poser, on lance trois dés : 6-5-4, 6-3-3, 5-2-2 ou 4-1-1 permettent de prendre d’abord un pion d’un moulin adverse, que rien ne protège des dés.

## Les moulins

rule-line-wins = Qui complète une ligne de trois gagne.
rule-capture-mandatory = Qui complète un moulin, trois pions sur une ligne, doit prendre un pion adverse.
rule-capture-optional = Qui complète un moulin, trois pions sur une ligne, peut prendre un pion adverse.
rule-two-mills-one = Former deux moulins d’un coup ne donne droit qu’à une prise.
rule-two-mills-two = Deux moulins à la fois prennent deux pions.
rule-two-mills-up-to-two = Deux moulins à la fois peuvent prendre deux pions.
rule-safe-unless-all = Les pions d’un moulin sont à l’abri, sauf si tous ceux de leur camp sont dans des moulins.
rule-safe-always = Les pions d’un moulin sont toujours à l’abri.
rule-reforming-barred = Qui défait un moulin pour en former un autre ne peut pas le refaire à son tour suivant.

## Le mouvement

rule-steps = Les pions vont le long des lignes vers des points voisins libres.
rule-flying = Un camp réduit à trois pions, sans pion en main, peut les mener à n’importe quel point libre : ils volent.
rule-no-flying = Personne ne vole : à trois pions aussi, on va aux points voisins.

## La fin

rule-two-men-lose = Qui n’a plus que deux pions a perdu.
rule-blocked-loses = Qui ne peut plus bouger a perdu.
rule-blocked-passes = Qui ne peut plus bouger passe.
rule-full-board-loses = Si la pose remplit le plateau, le camp au trait a perdu.
rule-full-board-draws = Si la pose remplit le plateau, la partie est nulle.
rule-draw-since-capture = La partie est nulle quand chaque camp a joué { $moves } coups sans aucune prise.
rule-draw-since-mill = La partie est nulle quand chaque camp a joué { $moves } coups sans aucun moulin.
rule-draw-both-at-three = La partie est nulle quand les deux camps ont trois pions et jouent ensuite { $moves } coups chacun sans prise.
rule-draw-third = La partie est nulle quand une position se présente pour la troisième fois.
rule-draw-third-in-succession = La partie est nulle quand une position se présente trois fois à intervalles égaux.
rule-draw-agreement-only = La partie n’est nulle que d’un commun accord.
