# The game at the terminal. The words of commands are lists; any word of a list
# is understood, and the first ones are shown.

## Who sits at the table

play-you = toi
play-computer = l’ordinateur
play-first-person = joueur 1
play-second-person = joueur 2
play-white-is = Les Blancs commencent : { $name }.
play-white-by-lot = Le sort décide qui a les Blancs et commence : { $name }.
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
} : lancez les trois dés et écrivez ce qu’ils montrent, par exemple « 6-5-4 ».
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
play-could-take = L’un de ces coups prend un pion : { $moves }
play-unknown = Il n’y a pas de commande « { $found } ». « aide » montre les commandes.
play-hint = { $why ->
    [wins] { $move } gagne.
    [gains] { $move } prend un pion.
    [guards] { $move } met tes pions à l’abri.
    [costs] { $move } est le moins mauvais : tu perdras un pion.
   *[quiet] Essaie { $move }.
}
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
}, acceptes-tu la partie nulle ? (oui, non)
play-ask-leave = La partie n’est pas enregistrée. Quitter quand même ? (oui, non)
play-ask-load = La partie n’est pas enregistrée. En ouvrir une autre quand même ? (oui, non)
play-yes-or-no = Réponds « oui » ou « non ».
play-draw-declined = { $side ->
    [w] Les Blancs
   *[b] Les Noirs
} refusent la partie nulle.

## Files

play-save-where = Dis où : « enregistrer partie.pgn ».
play-saved = Enregistrée dans { $file }.
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
play-about-play = joue le coup qui suit ; on peut omettre le mot
play-about-moves = montre les coups possibles
play-about-hint = propose un coup
play-about-undo = annule le dernier coup, et avec lui la réponse de l’ordinateur
play-about-board = redessine le plateau
play-about-flip = retourne le plateau
play-about-rules = explique les règles
play-about-position = écrit la position comme texte
play-about-draw = propose la partie nulle
play-about-resign = abandonne la partie
play-about-save = enregistre la partie dans le fichier qui suit
play-about-load = reprend la partie du fichier qui suit
play-about-help = explique les commandes
play-about-quit = termine
