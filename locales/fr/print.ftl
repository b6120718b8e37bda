# The sheets to print.

print-board-three = Plateau de neuf points
print-board-six = Plateau de deux carrés
print-board-seven = Plateau de deux carrés avec une croix
print-board-nine = Plateau du jeu du moulin
print-board-twelve = Plateau du moulin à douze pions
print-ruler = Cette ligne mesure 100 mm si l’imprimante a gardé l’échelle.
print-tile = Rangée { $row } sur { $rows }, colonne { $column } sur { $columns }. Coupe le long des tirets et colle la feuille voisine par-dessus.
print-last-tile = Rangée { $row } sur { $rows }, colonne { $column } sur { $columns }.
print-pieces = Pions à découper
print-dice = Dés à plier
print-rules = Les règles
print-school = Le moulin en classe
print-draw-yourself = Dessine toi-même le plateau : compte les carreaux depuis le bord et trace les lignes à 0, 3, 6, 8, 10, 13 et 16. Chaque carreau mesure { $square } mm.
print-task = Fabrique le jeu et joue
print-task-lead = Il faut du carton, des ciseaux, une règle, deux couleurs et une heure ou deux.
print-task-groups = Formez des groupes de six personnes au plus.
print-task-read = Lisez les règles ensemble. Chacun en explique une aux autres avec des pions sur le plateau.
print-task-make = Fabriquez en carton un plateau et neuf pions de chaque couleur : dessinez-les sur les carreaux ou découpez la feuille.
print-task-try = Jouez une partie d’essai qui ne compte pas. En cas de doute, arrêtez-vous et cherchez la règle.
print-task-play = Tout le monde joue contre tout le monde. Le sort, ou la liste du tableau, décide qui commence.
print-task-tell = Remplissez le tableau, comptez les points et racontez à la classe quelle façon de jouer a le plus gagné.
print-tournament = Tous contre tous
print-tournament-points = Une victoire vaut 2 points, une nulle 1. Dans chaque paire, le premier a les Blancs et commence.
print-round = Ronde { $number }
print-name = Nom
print-points = Points
