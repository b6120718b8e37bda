# What the pages of lessons and reading say.

## Lessons

learn-lead = De courtes leçons sur le vrai plateau : d’abord les règles, puis ce que font les bons joueurs.
learn-lessons-rules = Les règles
learn-lessons-advice = Bien jouer
learn-all-lessons = Toutes les leçons
learn-lesson-right = Bravo !
learn-lesson-wrong = C’est jouable, mais ce n’est pas ce que demande la leçon. Essaie encore.
learn-lesson-again = Recommencer
learn-lesson-show = Montre-moi
learn-lesson-next = Leçon suivante
learn-lesson-place = Poser
learn-lesson-place-text = Blancs et Noirs posent à tour de rôle leurs pions, un par un, sur les points où les lignes se croisent ou finissent. Tant que tu as des pions en main, ceux du plateau ne bougent pas.
learn-lesson-place-task = Pose un pion où tu veux.
learn-lesson-mill = Le moulin
learn-lesson-mill-text = Trois de tes pions sur une ligne sont un moulin. Qui en forme un prend un pion adverse.
learn-lesson-mill-task = Complète le moulin de d5, d6 et d7 et prends un pion.
learn-lesson-safe = Les pions d’un moulin sont à l’abri
learn-lesson-safe-text = Un pion d’un moulin ne peut pas être pris tant que son camp en a un autre hors de tout moulin.
learn-lesson-safe-task = Ferme ton moulin et regarde qui tu peux prendre.
learn-lesson-unless-all = L’exception
learn-lesson-unless-all-text = Si tous les pions adverses sont dans des moulins, aucun n’est à l’abri : tu peux prendre celui que tu veux.
learn-lesson-unless-all-task = Ferme ton moulin et prends un pion d’un moulin noir.
learn-lesson-move = Déplacer
learn-lesson-move-text = Quand tous les pions sont posés, ils se déplacent : un pas le long d’une ligne, vers un point libre voisin.
learn-lesson-move-task = Choisis un pion et déplace-le.
learn-lesson-fly = Voler
learn-lesson-fly-text = Avec trois pions seulement, et aucun en main, les tiens peuvent aller à n’importe quel point libre : ils volent.
learn-lesson-fly-task = Vole vers un moulin.
learn-lesson-block = Enfermer
learn-lesson-block-text = Un camp qui ne peut plus bouger a perdu, quel que soit le nombre de ses pions.
learn-lesson-block-task = Gagne en un coup, sans moulin.
learn-lesson-optional = Quand prendre est un choix
learn-lesson-optional-text = Avec la plupart des règles, il faut prendre quand on forme un moulin. Avec certaines, on peut y renoncer : un pion pris peut permettre à l’adversaire de voler.
learn-lesson-optional-task = Ferme ton moulin et ne prends rien.
learn-lesson-draw = Parties nulles
learn-lesson-draw-text = Une partie n’a pas toujours de vainqueur. Avec ces règles, elle est nulle quand chaque camp a joué cinquante coups sans prise, ou quand une position revient pour la troisième fois ; d’autres règles comptent autrement. Quatre-vingt-dix-neuf coups viennent de passer sans prise.
learn-lesson-draw-task = Tu as moins de pions. Sauve la partie : joue un coup de plus.
learn-lesson-walled = Là où personne ne vole
learn-lesson-walled-text = Avec les règles traditionnelles, et dans le jeu du roi Alphonse, trois pions vont encore pas à pas. Qui en a moins doit voir plus loin.
learn-lesson-walled-task = Ferme un moulin par un pas.
learn-lesson-double = Deux moulins à la fois
learn-lesson-double-text = Un pion peut compléter deux moulins. Avec la plupart des règles, on ne prend qu’un pion ; dans une variante des règles à prise facultative, on en prend deux.
learn-lesson-double-task = Complète les deux moulins et prends deux pions.
learn-lesson-reform = Pas tout de suite
learn-lesson-reform-text = Dans une autre variante, qui ouvre un moulin pour en former un nouveau ne peut pas refaire le premier au tour suivant. Tu viens d’aller de d7 à g7.
learn-lesson-reform-task = Vois que g7 ne peut pas revenir en d7, et joue autre chose.
learn-lesson-dice = Avec des dés
learn-lesson-dice-text = Dans le jeu du roi Alphonse, on lance trois dés avant de poser. 6-5-4, 6-3-3, 5-2-2 et 4-1-1 permettent de prendre d’abord un pion d’un moulin adverse. Tu as lancé 6-5-4.
learn-lesson-dice-task = Prends un pion du moulin noir, puis pose le tien.
learn-lesson-diagonal = Douze pions
learn-lesson-diagonal-text = Le plateau à douze pions a des lignes d’un coin à l’autre, et on y forme aussi des moulins.
learn-lesson-diagonal-task = Complète le moulin de la diagonale.
learn-lesson-deny = Refuse-lui la ligne
learn-lesson-deny-text = En posant, guette deux pions adverses sur une ligne dont le troisième point est libre. Occupe-le avant lui.
learn-lesson-deny-task = Tu as les Noirs. Empêche le moulin des Blancs.
learn-lesson-shuttle = Le moulin à va-et-vient
learn-lesson-shuttle-text = Un pion entre deux lignes peut ouvrir un moulin en fermant l’autre, et prendre à chaque coup. Construis-en un, et méfie-toi du sien.
learn-lesson-shuttle-task = Ouvre le moulin de la colonne e en en fermant un sur la colonne d.
learn-lesson-opened = Un moulin ouvert
learn-lesson-opened-text = Quand un pion quitte son moulin, ses deux compagnons ne sont plus à l’abri.
learn-lesson-opened-task = Les Noirs sont allés de g1 à g4. Prends l’un des deux qui restent.
learn-lesson-hunted = Compte ses points libres
learn-lesson-hunted-text = Avant de chercher un moulin, compte où il peut encore aller : l’enfermer gagne aussi. Et veille à ce que tes pions aient de la place.
learn-lesson-hunted-task = Il reste un point libre aux Noirs. Occupe-le.
learn-lesson-count = Ne commence pas à bouger avec un pion de moins
learn-lesson-count-text = Qui commence à bouger avec un pion de moins a la partie plus dure. Tant qu’on pose, réponds à chaque pion perdu.
learn-lesson-count-task = Tu as les Noirs, un pion de moins, et tu poses le dernier. Prends-en un à ton tour.
learn-lesson-first-step = Son premier pas
learn-lesson-first-step-text = Ton dernier pion, tu choisis encore où il va ; ensuite, on bouge. Regarde ce que l’adversaire pourrait fermer de son premier pas.
learn-lesson-first-step-task = Tu as les Noirs. Pose le dernier de sorte que le premier pas des Blancs ne ferme aucun moulin.
learn-lesson-room = Garde de la place
learn-lesson-room-text = Qui chasse les moulins peut se faire enfermer. Avant chaque pas, compte les points que tes pions peuvent encore atteindre.
learn-lesson-room-task = Après deux de tes trois pas, les Noirs t’enferment aussitôt. Trouve le troisième.

## Beside the lessons

learn-more = À lire
learn-differences = Ce qui distingue les sources
learn-differences-lead = Cinq règlements suivent des sources écrites. Des quatre premiers, on dit ici ce qui les distingue de ludoteka, qui est donné en entier à la fin.
learn-differences-not = Ne s’applique pas ici :
learn-glossary = Les mots du jeu
learn-history = Histoire et noms
learn-links = Ailleurs
learn-links-lead = Des pages d’autres auteurs ; elles ne s’ouvrent qu’en ligne.
learn-link-wikipedia = Wikipédia : le jeu
learn-link-ludoteka = Ludoteka : le jeu et ses règles, en espagnol
learn-link-gasser = R. Gasser, Solving Nine Men’s Morris, 1996 (en anglais)
learn-link-gevay = G. Gévay et G. Danner, solutions étendues et ultra-fortes, 2014 (en anglais)
learn-link-alfonso = Le livre des jeux d’Alphonse X, 1283

## History

learn-history-lead = Beaucoup de ce qu’on raconte sur l’âge de ce jeu ne peut être prouvé. Ce qui est douteux est marqué.
learn-sure = { $how ->
    [certain] Certain
    [likely] Probable
   *[doubtful] Douteux
}
learn-history-kurna = Vers 1400 av. J.-C. : l’Égypte
learn-history-kurna-text = Des plateaux sont gravés dans des dalles du toit du temple de Kourna, et on leur donne souvent l’âge du bâtiment ; de là, le jeu serait passé en Grèce et en Phénicie. Mais on peut graver une pierre bien plus tard, et des croix coptes sont à côté : ces plateaux n’ont pas de date connue.
learn-history-ovid = Vers l’an 2 : Ovide
learn-history-ovid-text = L’Art d’aimer parle d’un petit plateau à trois pierres par camp, où gagne qui aligne les siennes. C’est un jeu à trois pions ; de celui à neuf, il ne dit rien.
learn-history-rome = Pierres romaines
learn-history-rome-text = Des plateaux sont gravés dans bien des sols et des marches romains. Ils sont restés à l’air libre : qui les a gravés, et quand, on le sait rarement.
learn-history-gokstad = Vers 900 : le bateau de Gokstad
learn-history-gokstad-text = Dans une tombe à bateau de Norvège se trouvait un morceau de plateau en bois portant les lignes de ce jeu. Les gens du Nord l’avaient à l’époque viking.
learn-history-alfonso = 1283 : le livre du roi Alphonse
learn-history-alfonso-text = Le livre des jeux fait pour Alphonse X de Castille décrit l’alquerque de neuf, avec et sans dés. C’est la plus ancienne description de ses règles que nous ayons.
learn-history-cloisters = Cloîtres et cathédrales
learn-history-cloisters-text = Des plateaux sont gravés dans les sièges de pierre de Canterbury, Gloucester, Norwich, Salisbury et Westminster, et dans des églises d’Espagne. Ils montrent combien on y jouait à la fin du Moyen Âge ; chaque plateau, pris seul, se date à peine.
learn-history-shakespeare = Vers 1595 : Shakespeare
learn-history-shakespeare-text = Dans Le Songe d’une nuit d’été, les plateaux taillés dans l’herbe sont sous l’eau : le nine men’s morris s’est rempli de boue.
learn-history-gasser = 1993 : résolu
learn-history-gasser-text = Ralph Gasser a calculé toutes les positions : si chacun joue au mieux, la partie est nulle.
learn-history-morris = Morris et merels
learn-history-morris-text = Merels vient d’un mot d’ancien français pour un jeton, merellus en latin médiéval ; la marelle aussi. Morris est ce que l’oreille anglaise en a fait ; cela n’a rien à voir avec la danse, ni avec les Maures.
learn-history-alquerque = Alquerque
learn-history-alquerque-text = Le mot espagnol est l’arabe al-qirq. Des livres arabes nomment un jeu ainsi appelé dès le dixième siècle ; ils ne disent pas si c’était celui-ci.
learn-history-names = Un moulin partout
learn-history-names-text = Bien des langues l’appellent moulin : molino, Mühle, mill, mulino, moinho, molen, mølle, kvarn, malom, młynek. Le pion qui va et vient, et prend chaque fois, moud comme lui.

## Words

learn-term-point = point
learn-term-point-text = Là où les lignes se croisent ou finissent ; les pions s’y tiennent.
learn-term-man = pion
learn-term-man-text = Une pièce du jeu. Ceux qui ne sont pas encore posés sont en main.
learn-term-mill = moulin
learn-term-mill-text = Trois pions d’un camp sur une ligne. Le former, c’est le fermer ; en sortir, c’est l’ouvrir.
learn-term-take = prendre
learn-term-take-text = Retirer pour de bon un pion adverse, le plus souvent pour un moulin.
learn-term-place = poser
learn-term-place-text = Mettre un pion de la main sur un point libre : la première partie du jeu.
learn-term-step = bouger
learn-term-step-text = Aller le long d’une ligne au point libre voisin : la seconde partie.
learn-term-fly = voler
learn-term-fly-text = Aller à n’importe quel point libre, avec trois pions seulement, là où les règles le permettent.
learn-term-open-mill = moulin ouvert
learn-term-open-mill-text = Deux pions sur une ligne, et un troisième qui peut la fermer à son prochain coup.
learn-term-shuttle = moulin à va-et-vient
learn-term-shuttle-text = Un pion qui ferme un moulin en en ouvrant un autre, et prend à chaque coup. En allemand : Zwickmühle.
learn-term-shut-in = enfermé
learn-term-shut-in-text = Sans coup à jouer. Le camp enfermé a perdu.
learn-term-ply = coup
learn-term-ply-text = Ce qu’un camp joue à son tour. Dans une partie écrite, un numéro en compte deux : celui des Blancs et celui des Noirs.
learn-term-dice-right = droit des dés
learn-term-dice-right-text = Ce que donnent quatre lancers dans le jeu du roi Alphonse : prendre un pion d’un moulin adverse avant de poser.
learn-term-perfect = jeu parfait
learn-term-perfect-text = Ne jamais céder ce que vaut la position : gagner au plus vite, faire nulle, ou perdre le plus tard possible.
