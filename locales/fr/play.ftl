# The game at the terminal. The words of commands are lists; any word of a list
# is understood, and the first ones are shown.

## Who sits at the table

play-you = toi
play-computer = l’ordinateur
play-first-person = joueur 1
play-second-person = joueur 2
play-white-is = Les Blancs, qui commencent, sont à { $name }.
play-white-by-lot = Le sort donne les Blancs, qui commencent, à { $name }.
play-welcome = Écris un coup, « aide » pour les commandes ou « règles » pour les règles.

## Beside the board

play-move-number = coup { $number }
play-side-name = { $side ->
    [w] Blancs
   *[b] Noirs
}
play-side = { $side ->
    [w] Blancs
   *[b] Noirs
} : { $name }
play-in-hand = en main { $men }
play-lost = perdus { $men }
play-last = dernier coup { $move }
play-dice = dés { $throw }

## What is to be done

play-do-throw = { $side ->
    [w] Blancs
   *[b] Noirs
} : lance les trois dés et écris ce qu’ils montrent, par exemple « 6-5-4 ».
play-do-raid = { $side ->
    [w] Blancs
   *[b] Noirs
} : ce lancer permet de prendre un pion d’un moulin avant de poser, par exemple « { $example } » ; ou pose simplement un pion.
play-do-place = { $side ->
    [w] Blancs
   *[b] Noirs
} : pose un pion sur un point libre, par exemple « { $example } ».
play-do-place-or-move = { $side ->
    [w] Blancs
   *[b] Noirs
} : pose un pion ou déplace-en un, par exemple « { $example } ».
play-do-step = { $side ->
    [w] Blancs
   *[b] Noirs
} : déplace un pion le long d’une ligne, par exemple « { $example } ».
play-do-fly = { $side ->
    [w] Blancs
   *[b] Noirs
} : avec trois pions, tu peux voler vers n’importe quel point libre, par exemple « { $example } ».
play-do-pass = { $side ->
    [w] Blancs
   *[b] Noirs
} : aucun pion ne peut bouger ; écris « { $example } ».

## What happens

play-plays = { $side ->
    [w] Les Blancs jouent { $move }.
   *[b] Les Noirs jouent { $move }.
}
play-throws = { $side ->
    [w] Les Blancs lancent { $throw }.
   *[b] Les Noirs lancent { $throw }.
}
play-declined = Tu formes un moulin et ne prends rien. Si tu voulais prendre, écris « annuler ».
play-could-take = Prises possibles : { $moves }
play-unknown = « { $found } » n’est ni un coup ni une commande. « aide » montre les commandes.
play-hint = Essaie { $move }.
play-nothing-to-undo = Il n’y a rien à annuler.
play-won = { $side ->
    [w] Les Blancs gagnent
   *[b] Les Noirs gagnent
} : { $by ->
    [men] les { $side ->
        [w] Noirs
      *[b] Blancs
    } n’ont plus que deux pions
    [blocked] les { $side ->
        [w] Noirs
      *[b] Blancs
    } ne peuvent plus bouger
    [full] le plateau est plein et c’est aux { $side ->
        [w] Noirs
      *[b] Blancs
    } de jouer
    [line] trois en ligne
    [resignation] les { $side ->
        [w] Noirs
      *[b] Blancs
    } abandonnent
    [time] les { $side ->
        [w] Noirs
      *[b] Blancs
    } n’ont plus de temps
   *[abandoned] les { $side ->
        [w] Noirs
      *[b] Blancs
    } sont partis
}.
play-drawn = Partie nulle : { $by ->
    [no-capture] trop longtemps sans prise
    [no-mill] trop longtemps sans moulin
    [repetition] trois fois la même position
    [board-full] le plateau est plein
    [agreement] d’un commun accord
   *[length] la durée maximale est atteinte
}.
play-over = « annuler » revient en arrière, « enregistrer FICHIER » garde la partie, « quitter » termine.

## Questions

play-ask-draw = { $side ->
    [w] Blancs
   *[b] Noirs
} : acceptes-tu la nulle ? (oui, non)
play-ask-leave = La partie n’est pas enregistrée. Quitter quand même ? (oui, non)
play-ask-load = La partie n’est pas enregistrée. En ouvrir une autre quand même ? (oui, non)
play-yes-or-no = Réponds « oui » ou « non ».
play-draw-declined = { $side ->
    [w] Les Blancs
   *[b] Les Noirs
} refusent la nulle.

## Files

play-save-where = Dis où : « enregistrer partie.pgn ».
play-saved = Partie enregistrée dans { $file }.
play-save-exists = { $file } existe déjà et reste tel quel. Choisis un autre nom.
play-load-what = Dis laquelle : « ouvrir partie.pgn ».
play-loaded = { $file } est ouvert ; ses règles sont { $rules }.

## The commands

play-help = Écris un coup, par exemple « d6 », « d6-d7 » ou « d6-d7xa1 » (prend le pion de a1), ou une commande :
play-word-play = jouer
play-word-moves = coups
play-word-hint = indice
play-word-undo = annuler
play-word-board = plateau
play-word-flip = retourner
play-word-rules = règles, regles
play-word-position = position
play-word-draw = nulle
play-word-resign = abandonner
play-word-save = enregistrer
play-word-load = ouvrir, charger
play-word-help = aide, ?
play-word-quit = quitter
play-word-yes = oui, o
play-word-no = non, n
play-about-play = joue un coup ; on peut omettre le mot
play-about-moves = montre les coups possibles
play-about-hint = propose un coup
play-about-undo = annule le dernier coup, et avec lui la réponse de l’ordinateur
play-about-board = redessine le plateau
play-about-flip = retourne le plateau
play-about-rules = explique les règles
play-about-position = écrit la position comme texte
play-about-draw = propose la nulle
play-about-resign = abandonne la partie
play-about-save = enregistre la partie
play-about-load = reprend une partie enregistrée
play-about-help = explique les commandes
play-about-quit = termine
play-you-begin = Tu as les Blancs et tu commences.
play-you-by-lot = Le sort te donne les Blancs : tu commences.
play-no-mill-to-raid = Ce lancer permettrait de prendre un pion d’un moulin, mais il n’y en a pas.
play-no-point = Il n’y a pas de point « { $found } » : regarde les lettres et les chiffres du plateau.
play-what = Dis quel coup : « jouer d6 ».
play-stands-alone = Rien ne suit ce mot.
play-no-dice = Écris trois nombres de 1 à 6, par exemple « 6-5-4 ».
play-hint-wins = { $move } gagne.
play-hint-takes = { $move } prend { $men ->
    [one] un pion
   *[other] { $men } pions
}.
play-hint-loses = { $move } résiste le plus longtemps, mais la partie est perdue.
play-value-move = COUP
