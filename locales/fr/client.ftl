# The client in the browser.

## The page

client-pages = Pages
client-page-play = Jouer
client-page-games = Parties
client-page-rules = Règles
client-page-learn = Apprendre
client-page-not-loaded = Cette page n’a pas pu être chargée. Connecte-toi et réessaie.
client-page-none = Page inconnue
client-page-none-text = Molino n’a pas de page à cette adresse.
client-page-none-go = Vers la partie
client-skip = Aller au contenu
client-language = Langue
client-settings = Réglages
client-theme = Thème
client-theme-paper = Papier
client-theme-wood = Bois
client-theme-slate = Ardoise
client-theme-contrast = Contraste élevé
client-mode = Clair ou sombre
client-mode-auto = Comme l’appareil
client-mode-light = Clair
client-mode-dark = Sombre
client-coordinates = Coordonnées
client-sounds = Sons

## A new game

client-new-game = Nouvelle partie
client-against = Contre qui ?
client-against-computer = Contre l’ordinateur
client-against-person = À deux sur cet écran
client-strength = De quelle force ?
client-depth = { $plies ->
    [1] Débutant
    [3] Moyen
   *[other] Fort
}
client-first = Qui a les Blancs et commence ?
client-first-is = { $who ->
    [lot] Le sort
    [me] { $against ->
        [computer] Moi
       *[person] Joueur 1
    }
   *[other] { $against ->
        [computer] L’ordinateur
       *[person] Joueur 2
    }
}
client-which-rules = Avec quelles règles ?
client-sourced = Neuf pions
client-family = La famille
client-switches = Changer ces règles
client-switch-volar = Avec trois pions, on vole
client-switch-sin-volar = On ne vole pas
client-switch-opcional = On peut renoncer à prendre
client-switch-obligatorio = Il faut prendre
client-switch-doble = Deux moulins d’un coup prennent deux pions
client-switch-sin-reformar = Un moulin défait pour un autre ne se refait pas aussitôt
client-real-dice = Nous lançons de vrais dés et écrivons ce qu’ils montrent
client-start = Commencer
client-rule-set = { $name } : { $about }
client-rules-in-short = Les règles en bref
client-rules-lead = Chaque règlement, point par point. Les cinq premiers suivent des sources écrites ; les autres sont la famille.

## The table

client-now = Maintenant
client-you = Toi
client-the-computer = L’ordinateur
client-player = Joueur { $number }
client-side-white = Blancs
client-side-black = Noirs
client-men = en main { $hand }, perdus { $lost }
client-board = Le plateau
client-point = { $point }, { $who ->
    [white] pion blanc
    [black] pion noir
   *[empty] libre
}{ $role ->
    [raid] , peut être pris
    [from] , peut bouger
    [to] , peut être occupé
    [take] , peut être pris
   *[none] {""}
}
client-do = { $side ->
    [white] Blancs
   *[black] Noirs
} : { $what ->
    [place] pose un pion sur un point libre
    [step] choisis un pion à déplacer le long d’une ligne
    [fly] choisis un pion ; avec trois, il peut voler vers n’importe quel point libre
    [raid] tu peux prendre un pion d’un moulin, ou simplement poser
   *[place-or-move] pose un pion ou déplace-en un
}.
client-do-go = { $side ->
    [white] Blancs
   *[black] Noirs
} : choisis où il va.
client-do-take = { $side ->
    [white] Blancs
   *[black] Noirs
} : moulin ! Choisis le pion à prendre.
client-thinking = { $side ->
    [white] Les Blancs réfléchissent…
   *[black] Les Noirs réfléchissent…
}
client-rolling = { $side ->
    [white] Les Blancs lancent les dés…
   *[black] Les Noirs lancent les dés…
}
client-throw-due = { $side ->
    [white] Blancs
   *[black] Noirs
} : lance les trois dés.
client-looking-back = Tu regardes un coup passé.
client-is-over = La partie est finie.
client-not-your-turn = Ce n’est pas ton tour.
client-choose-your-man = { $point } : choisis d’abord un de tes pions.
client-man-is-shut-in = Le pion de { $point } n’a aucun point libre à côté.
client-take-nothing = Ne rien prendre
client-won = { $side ->
    [white] Les Blancs gagnent
   *[black] Les Noirs gagnent
} : { $by ->
    [men] les { $side ->
        [white] Noirs
      *[black] Blancs
    } n’ont plus que deux pions
    [blocked] les { $side ->
        [white] Noirs
      *[black] Blancs
    } ne peuvent plus bouger
    [full] le plateau est plein et c’est aux { $side ->
        [white] Noirs
      *[black] Blancs
    } de jouer
    [line] trois en ligne
    [resignation] les { $side ->
        [white] Noirs
      *[black] Blancs
    } abandonnent
    [time] les { $side ->
        [white] Noirs
      *[black] Blancs
    } n’ont plus de temps
   *[abandoned] les { $side ->
        [white] Noirs
      *[black] Blancs
    } sont partis
}.
client-drawn = Partie nulle : { $by ->
    [no-capture] trop longtemps sans prise ni moulin
    [repetition] trois fois la même position
    [board-full] le plateau est plein
    [agreement] d’un commun accord
   *[length] la durée maximale est atteinte
}.
client-played = { $side ->
    [white] Blancs
   *[black] Noirs
} : { $kind ->
    [place] { $to }
   *[move] de { $from } à { $to }
}{ $men ->
    [0] .
   *[other] , prend { $taken }.
}

## What one can do

client-hint-me = Indice
client-hint = Essaie { $move }.
client-take-back = Annuler
client-draw = Proposer nulle
client-resign = Abandonner
client-really-resign = Abandonner la partie ?
client-flip = Retourner
client-download = Télécharger
client-copy-link = Copier le lien
client-link = Le lien vers cette partie
client-link-copied = Le lien est copié.
client-not-kept = Ce navigateur ne garde pas la partie : elle se perd au rechargement. Télécharge-la ou copie son lien.
client-game-gone = Cette partie n’est pas gardée dans ce navigateur.
client-link-failed = La partie de ce lien est illisible :
client-kept-failed = La partie gardée ne peut plus être lue :
client-ask-draw = { $side ->
    [white] Blancs
   *[black] Noirs
} : acceptes-tu la nulle ?
client-draw-declined = La nulle est refusée.
client-yes = Oui
client-no = Non
client-engine-failed = L’ordinateur ne trouve pas de coup. Demande encore, annule ou recommence.
client-ask-again = Redemander
client-type-move = Écris un coup
client-play-it = Jouer

## Dice

client-dice = Dés
client-die = Dé { $number }
client-throw = Lancer { $throw }
client-no-throw = Pas encore lancés
client-type-dice = Que montrent tes dés ?
client-thrown = Lancés

## Moves and games

client-values = Valeurs exactes
client-values-sought = Recherche des valeurs…
client-values-offline = Le site est injoignable ; c’est lui qui a les valeurs exactes de ce jeu.
client-values-failed = Les valeurs exactes n’ont pas pu être trouvées.
client-value-moves = Les coups et ce qu’ils valent
client-value-key = + gagne, = fait nulle, − perd pour qui joue, si ensuite chacun joue au mieux. Le nombre compte les coups des deux jusqu’à la fin.
client-value-position = { $value ->
    [win] Les { $side ->
        [white] blancs
       *[black] noirs
      } gagnent
    [loss] Les { $side ->
        [white] blancs
       *[black] noirs
      } perdent
    [draw] Partie nulle, si chacun joue au mieux
    [unreachable] Aucune partie ne mène à cette position
   *[other] La base de données n’a pas cette position
}{ $known ->
    [yes] {" "}en { $plies ->
        [one] un coup
       *[other] { $plies } coups, ceux des deux comptés
      }
   *[no] {""}
}.
client-value-move = { $value ->
    [win] gagne
    [loss] perd
    [draw] fait nulle
   *[other] on ne sait pas
}{ $known ->
    [yes] {" "}en { $plies }
   *[no] {""}
}
client-value-counter = Mais la règle des { $moves } coups peut en faire une partie nulle.
client-moves = Coups
client-no-moves = Pas encore de coups.
client-number = Numéro
client-first-move = Au début
client-move-before = Un coup en arrière
client-move-after = Un coup en avant
client-last-move = Au dernier coup
client-no-games = Pas encore de parties. Celles que tu joues sont gardées dans ce navigateur.
client-kept = { $result ->
    [white] Les Blancs gagnent
    [black] Les Noirs gagnent
    [draw] Nulle
   *[other] Inachevée
}, { $plies ->
    [0] aucun coup
    [one] un coup
   *[other] { $plies } coups
}
client-forget = Effacer
client-deleted = Effacée.
client-restore = Rétablir
client-import = Lire une partie notée
client-import-forms = PGN, une liste de coups, les numéros de PlayOK ou des phrases.
client-record = La partie
client-open-file = Ouvrir un fichier
client-read = Lire
client-in-record = Ligne { $line }, colonne { $column } :

## Sheets to print

client-page-print = Imprimer
client-what-sheet = Quoi ?
client-sheet-board = Un plateau sur une page
client-sheet-tiled-board = Un grand plateau sur plusieurs pages
client-sheet-pieces = Des pions à découper
client-sheet-rules = Les règles à lire
client-sheet-school = La feuille pour la classe
client-sheet-dice = Des dés à plier
client-sheet-tournament = Un tableau de tous contre tous
client-measures = Mesures
client-side = Côté en mm ; vide, le plus grand
client-tiled-side = Côté en mm ; vide, 300
client-ink-saving = Économiser l’encre
client-square = Carreaux en mm, de 4 à 10
client-diameter = Diamètre en mm
client-players = Joueurs, de 2 à 6
client-sheet-not-loaded = Le chargement a échoué. Connecte-toi et choisis encore.
client-number-missing = Il manque un nombre ici.
client-paper = Papier
client-print-it = Imprimer
client-print-hint = Imprime à 100 %, sans ajuster à la page. La règle en bas montre si l’imprimante a gardé l’échelle.
client-preview = Aperçu
client-sheet-page = { $title }, page { $number }
