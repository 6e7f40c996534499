# Les carnets et les comptes, à côté de la vraie boîte

# Partout
pads-undo = Annuler
pads-undone = *Annulé.*
pads-kept = Gardé ici.
pads-of = { $count } sur { $of }
pads-consigne = Ce qui vient d’être dit
pads-views = Vues
pads-seats = Joueurs
pads-sheet = Feuille
pads-keypad = Clavier
pads-one-less = Un de moins
pads-one-more = Un de plus
pads-less = { $what } : un de moins
pads-more = { $what } : un de plus
pads-erase = Effacer
pads-next = Suivant
pads-total = Total
pads-mend = corriger
pads-recount = Reprendre le compte
pads-recount-to = Reprendre le compte ({ $counted })
pads-standing = Classement pour l’instant
pads-solo = en solitaire
pads-from = { $from } et plus
pads-from-to = { $from } à { $to }
pads-to = { $to } ou moins
pads-leads = { $you ->
    [yes] Vous menez avec *{ $points }*.
   *[no] { $names } mène avec *{ $points }*.
  }
pads-level = Égalité à *{ $points }* : { $names }.
pads-tie = Autant de points : { $names }. { $what } : *{ $numbers }*. { $alone ->
    [yes] C’est le départage.
   *[no] La victoire est partagée.
  }

# Nous avons la boîte ici
pads-box = À la vraie table
pads-box-title = Nous avons la boîte ici.
pads-box-about = Volière compte les points. Les cartes restent sur la table.
pads-box-feather = Un carnet par téléphone, ou un pour tous.
pads-box-wingspan = Six lignes par joueur, et les objectifs.
pads-box-automa = L’Automa
pads-box-automa-about = Il joue à votre table : cartes, dés, œufs et cubes de la boîte.
pads-box-automa-go = Jouer
pads-box-songbirds = La forêt carte à carte, ou les récoltes.
pads-box-piafs = Couples, majorités, graines.
pads-box-whats-up = Les rangées de chacun.
pads-print = { $title } : feuilles à imprimer
pads-notebook = Carnet
pads-count = Compte

# Un nouveau carnet
pads-at-table = à la vraie table
pads-how-many = Combien êtes-vous ?
pads-around = Autour de la table
pads-name = Nom, si vous voulez
pads-name-of = Nom du joueur { $number }
pads-this-phone = ce téléphone
pads-own-phone = sur son téléphone
pads-their-phone = téléphone de { $name }
pads-who-ticks = Qui coche ?
pads-who-counts = Qui compte ?
pads-each = Chacun son téléphone
pads-each-about = un code à scanner
pads-one = Un pour tous
pads-one-about = ce téléphone tient tout
pads-variants = Variantes
pads-open = Ouvrir le carnet
pads-open-count = Ouvrir le compte

# Le code, et celui qui le scanne
pads-table-of = à la table de { $name }
pads-code-title = Faites scanner ce code.
pads-code-about = Chacun se retrouve sur son téléphone. Rien à installer, pas de compte à créer.
pads-code-done = Retour
pads-begin = Commencer
pads-not-yet = pas encore
pads-away = n’est plus là
pads-here = est là
pads-hold = Tenir ici
pads-give-back = Rendre la place de { $name }
pads-join-title = Qui êtes-vous ?
pads-join-about = La table de { $title } est ouverte. Touchez votre nom.
pads-seat-free = place libre
pads-me = C’est moi
pads-holds = tient la table
pads-watch = Regarder seulement

# Mise en place, premier joueur, minuteur
pads-setup = Mise en place
pads-setup-for = { $count ->
    [1] En solitaire
    [2] À deux
    [3] À trois
    [4] À quatre
    [5] À cinq
    [6] À six
   *[other] À { $count }
  }
pads-setup-neutral = neutre
pads-setup-variants = Avec vos variantes
pads-setup-done = C’est prêt
pads-first-title = Qui commence ?
pads-first-of = { $title }, { $count } joueurs
pads-first-how = Posez chacun un doigt et ne bougez plus.
pads-first-hand = Cette main-là commence.
pads-first-name = { $name } commence.
pads-first-then = Puis dans le sens des aiguilles d’une montre.
pads-first-draw = Tirer un nom
pads-first-again = Recommencer
pads-timer = Minuteur
pads-timer-minutes = Minutes
pads-timer-again = Reprendre du début
pads-timer-done = Le temps est écoulé.

# Journal et menu
pads-log-none = Rien n’a encore été dit.
pads-log-by = dit par { $name }
pads-log-undo = Annuler : { $what }
pads-log-theirs = C’est { $name } qui l’a dit. L’annuler quand même ?
pads-log-changed = Cette case a changé depuis. Y remettre ce qu’il y avait avant ?
pads-log-sure = Annuler cette ligne
pads-log-leave = Laisser
pads-menu-code = Les téléphones
pads-menu-code-about = Le code à scanner, et qui tient quelle place.
pads-end = Finir la partie
pads-end-about = Montre le résultat. Tout reste ouvert.
pads-end-tab = Fin
pads-reopen = Rouvrir
pads-reopen-about = La partie continue.

# Sans réseau, et le retour
pads-offline = *Hors ligne.* Le compte continue sur ce téléphone{ $count ->
    [0] .
    [one] ; 1 réponse partira dès que le réseau revient.
   *[other] ; { $count } réponses partiront dès que le réseau revient.
  }
pads-back = *De retour.* { $count ->
    [0] Tout est à jour
    [one] 1 réponse envoyée
   *[other] { $count } réponses envoyées
  }{ $clashes ->
    [0] .
    [one] , une à départager.
   *[other] , { $clashes } à départager.
  }
pads-clash = Quelle réponse est la bonne ?
pads-clash-above = Choisissez au-dessus.
pads-clash-title = Deux réponses
pads-clash-about = Pendant la coupure, deux téléphones ont parlé.
pads-clash-kept = Rien n’est perdu : choisissez, l’autre reste au journal.

# Le résultat
pads-result-meta = à la vraie table, { $day }
pads-result-open = Une erreur ? Tout reste ouvert : revenez à la feuille et corrigez.
pads-result-tap = Une erreur ? Tout reste ouvert : touchez un nombre pour le corriger.
pads-result-back = Revoir la feuille
pads-result-print = Imprimer
pads-again = Nouvelle partie, mêmes joueurs
pads-again-alone = Rejouer

# Birds of a Feather
pads-feather-first = Touchez un oiseau vu.
pads-feather-first-about = Le retoucher l’efface. Les points et les cases « Tous » viennent d’eux-mêmes.
pads-feather-touch = touchez un oiseau vu
pads-feather-all = Tous
pads-feather-complete = complet
pads-feather-complete-worth = complet, +{ $points }
pads-feather-all-here = Cocher pour tous ceux d’ici
pads-feather-all-in = tous ici
pads-feather-round = Tour
pads-feather-rounds = sur { $rounds }
pads-feather-next = Tour suivant
pads-feather-meta = tour { $round } sur { $rounds }
pads-feather-round-told = *Tour { $round }* sur { $rounds }.
pads-feather-others = Les autres
pads-feather-closed = carnet fermé
pads-feather-hidden = Les carnets sont cachés jusqu’à la fin : chacun ne voit que le sien.
pads-feather-open-sheets = Les carnets ouverts
pads-feather-grows = un carnet s’agrandit au toucher
pads-feather-left = Encore à voir, et par qui
pads-feather-sheet-of = { $you ->
    [yes] Votre carnet
   *[no] { $name }
  }
pads-feather-seen = { $whose ->
    [own] *{ $bird }*, vu.
   *[other] { $name } : *{ $bird }*, vu.
  }
pads-feather-unseen = { $whose ->
    [own] *{ $bird }*, effacé.
   *[other] { $name } : *{ $bird }*, effacé.
  }
pads-feather-progress = { $habitat } { $count } sur { $of }.
pads-feather-again = Le retoucher l’efface.
pads-feather-now-complete = { $habitat } : tout est vu, +{ $points }.
pads-feather-everybody = { $habitat } : tout le monde y a vu…
pads-feather-other = autre habitat
pads-feather-who = Qui était là ?
pads-feather-elsewhere = ailleurs
pads-feather-birds = { $count ->
    [0] rien de nouveau
    [one] { $count } oiseau
   *[other] { $count } oiseaux
  }
pads-feather-tick-all = { $count ->
    [one] Cocher sur un carnet
   *[other] Cocher sur { $count } carnets
  }
pads-feather-tick-about = Ce qui était déjà coché ne change pas. Un seul « annuler » défait tout.
pads-feather-ticked = *{ $count } cases* cochées sur { $sheets ->
    [one] un carnet
   *[other] { $sheets } carnets
  }.
pads-feather-tick-undo = Un seul « annuler » défait tout.
pads-feather-shared = Sans départage : la victoire serait partagée.
pads-odd = Gardé tel quel : la table décide.
pads-finish = Finir
pads-unsent = dit ici, pas encore envoyé
pads-ahead = { $you ->
    [yes] Vous menez de *{ $points }*.
   *[no] { $name } mène de *{ $points }*.
  }

# What’s Up
pads-whats-up-meta = { $players } joueurs, { $rows ->
    [one] une rangée gagne
   *[other] { $rows } rangées gagnent
  }
pads-whats-up-facts = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }, { $rows ->
    [one] { $rows } rangée complète
   *[other] { $rows } rangées complètes
  }
pads-whats-up-add = Toucher : { $count }.
pads-whats-up-first = Touchez une couleur : une carte de plus.
pads-whats-up-first-about = Le gagnant apparaît de lui-même.
pads-whats-up-row = { $name } : *{ $colour } { $count }*.
pads-whats-up-emptied = { $name } : rangée *{ $colour }* vidée.
pads-whats-up-full = Rangée complète.
pads-whats-up-next = Une touche de plus, une carte de plus.
pads-whats-up-quiet = *{ $turns }* tours sans rien prendre.
pads-whats-up-empty = Vider la rangée *{ $colour }* de { $name } ?
pads-whats-up-empty-about = Touchez autre chose pour la laisser.
pads-whats-up-do-empty = Vider
pads-whats-up-wins = { $you ->
    [yes] *Vous gagnez*
   *[no] *{ $name } gagne*
  } : { $rows ->
    [one] une rangée complète
   *[other] { $rows } rangées complètes
  }.
pads-whats-up-others = Les autres se classent aux oiseaux, puis au moins de cartes.
pads-whats-up-rank = Aux rangées d’abord, puis aux oiseaux, puis au moins de cartes.
pads-whats-up-stall = *{ $turns } tours* sans rien prendre : c’est fini.
pads-whats-up-blank = Tours blancs
pads-whats-up-blank-about = sans rien prendre ; à { $propose } on peut s’arrêter, à { $stall } c’est fini

# Piafs
pads-piafs-collection = Collection
pads-piafs-majorities = Majorités
pads-piafs-birds = { $count ->
    [one] { $count } oiseau
   *[other] { $count } oiseaux
  }
pads-piafs-pile = { $birds ->
    [one] { $birds } oiseau
   *[other] { $birds } oiseaux
  }, { $eggs ->
    [one] { $eggs } œuf
   *[other] { $eggs } œufs
  }
pads-piafs-pairs = { $count ->
    [one] { $count } couple
   *[other] { $count } couples
  }
pads-piafs-male = mâle
pads-piafs-female = femelle
pads-piafs-none = aucun
pads-piafs-leads = majorité, œufs
pads-piafs-tie = Couples
pads-piafs-ink = Trait d’encre : majorité. À égalité, chacun marque ses propres œufs.
pads-piafs-seeds-about = la somme de la pile
pads-piafs-first = Touchez les cartes de la collection.
pads-piafs-first-about = Couples et majorités se comptent d’eux-mêmes.
pads-piafs-held = *{ $card }*, en collection.
pads-piafs-dropped = *{ $card }*, retiré.
pads-piafs-pair = Un couple avec { $card }.
pads-piafs-seeds-told = { $name } : *{ $count }* en graines.

# Wingspan
pads-wingspan-birds = Oiseaux
pads-wingspan-goals = Objectifs
pads-wingspan-bonus = Bonus
pads-wingspan-meta-count = compte, saisie rapide
pads-wingspan-meta-birds = saisie complète
pads-wingspan-meta-goals = objectifs de manche
pads-wingspan-meta-bonus = cartes bonus
pads-wingspan-line-birds = Oiseaux
pads-wingspan-line-bonus = Cartes bonus
pads-wingspan-line-goals = Objectifs
pads-wingspan-line-eggs = Œufs
pads-wingspan-line-cached = Nourriture stockée
pads-wingspan-line-tucked = Cartes glissées
pads-wingspan-ask-birds = Combien de points *d’oiseaux* : { $name } ?
pads-wingspan-ask-bonus = Combien de points de *cartes bonus* : { $name } ?
pads-wingspan-ask-goals = Combien de points *d’objectifs* : { $name } ?
pads-wingspan-ask-eggs = Combien *d’œufs* : { $name } ?
pads-wingspan-ask-cached = Combien de *nourriture stockée* : { $name } ?
pads-wingspan-ask-tucked = Combien de *cartes glissées* : { $name } ?
pads-wingspan-about-birds = Les points imprimés sur les cartes posées.
pads-wingspan-about-bonus = Toutes les cartes bonus ensemble.
pads-wingspan-about-goals = Les quatre manches ensemble.
pads-wingspan-about-eggs = Un point par œuf posé sur les oiseaux.
pads-wingspan-about-cached = Un point par jeton posé sur les oiseaux.
pads-wingspan-about-tucked = Un point par carte glissée sous les oiseaux.
pads-wingspan-first = Tapez le nombre, puis « Suivant » : la case suivante vient d’elle-même.
pads-wingspan-empty = rien encore
pads-wingspan-signs = Une touche sur un signe dit son nom.
pads-wingspan-goals-below = Les objectifs s’ouvrent en touchant leur ligne.
pads-wingspan-four = Objectifs des quatre manches
pads-wingspan-no-goal = à choisir
pads-wingspan-round = Manche { $round }
pads-wingspan-which = Quel objectif ?
pads-wingspan-which-of = Quel objectif à la *manche { $round }* ?
pads-wingspan-goals-about = La tuile posée sur le plateau, puis ce que chacun compte.
pads-wingspan-pick = Choisir
pads-wingspan-change = Changer
pads-wingspan-green = Le plus grand nombre d’abord. Il en faut au moins un.
pads-wingspan-blue = Un point par élément, cinq au plus.
pads-wingspan-how-many = Combien : *{ $goal }* ?
pads-wingspan-left-to-count = { $count ->
    [one] Encore un joueur à compter.
   *[other] Encore { $count } joueurs à compter.
  }
pads-wingspan-round-counted = Manche { $round } comptée : *{ $points }*.
pads-wingspan-not-counted = pas encore compté
pads-wingspan-counted = compté sur les oiseaux
pads-wingspan-place = { $place ->
    [1] 1er
   *[other] { $place }e
  }{ $level ->
    [yes] {" "}à égalité
   *[no] {""}
  }
pads-wingspan-pt = pt
pads-wingspan-pts = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
pads-wingspan-add = Oiseau
pads-wingspan-by-number = au compte
pads-wingspan-eggs = œufs
pads-wingspan-cached = stockée
pads-wingspan-tucked = glissées
pads-wingspan-limit = , { $limit } max
pads-wingspan-drop = Retirer { $what }
pads-wingspan-find = { $habitat }, { $name }
pads-wingspan-search = Chercher
pads-wingspan-found = { $count ->
    [one] { $count } oiseau
   *[other] { $count } oiseaux
  } ({ $habitat }). Sans accents, en français, en anglais ou en latin.
pads-wingspan-taken = déjà posé : { $name }
pads-wingspan-birds-first = Touchez un oiseau pour ses œufs.
pads-wingspan-birds-about = « + Oiseau » l’ajoute, par quelques lettres.
pads-wingspan-sum = { $points } + { $eggs ->
    [one] { $eggs } œuf
   *[other] { $eggs } œufs
  }{ $cached ->
    [0] {""}
   *[other] {" "}+ { $cached } en réserve
  }{ $tucked ->
    [0] {""}
    [one] {" "}+ { $tucked } carte
   *[other] {" "}+ { $tucked } cartes
  } : { $total ->
    [one] { $total } point
   *[other] { $total } points
  }.
pads-wingspan-bonus-first = Les cartes bonus, par leur nom.
pads-wingspan-bonus-add = Une carte bonus
pads-wingspan-bonus-more = Une autre carte bonus
pads-wingspan-bonus-count = Combien pour *{ $bonus }* ?
pads-wingspan-self = compté sur les oiseaux
pads-wingspan-say = à vous de le dire
pads-wingspan-each = { $points ->
    [one] { $points } point chacun
   *[other] { $points } points chacun
  }
pads-wingspan-step = { $from } à { $to }
pads-wingspan-step-most = { $from } et plus
pads-wingspan-shared = À égalité, { $names } se partagent { $pot } : { $points } par personne.
pads-wingspan-tie = Égalité : nourriture restante
pads-wingspan-food-of = Nourriture restante, { $name }
pads-wingspan-tie-ask = Autant de points : { $names }. Combien de nourriture non utilisée ?
pads-wingspan-tie-broken = Autant de points : { $names }. Nourriture non utilisée : *{ $food }*. C’est le départage.
pads-wingspan-tie-shared = Autant de points, autant de nourriture restante : *{ $food }*. La victoire est partagée.
pads-wingspan-automa-end = { $result ->
    [won] Vous gagnez, { $own } à { $automa }.
    [tied] Égalité avec l’Automa, { $own } partout.
   *[lost] L’Automa gagne, { $automa } à { $own }.
  }
pads-wingspan-automa-birds = Points de ses oiseaux
pads-wingspan-automa-face-down = Oiseaux face cachée
pads-wingspan-automa-goals = Points d’objectifs
pads-wingspan-automa-eggs = Œufs

# Songbirds
pads-songbirds-forest = Forêt
pads-songbirds-tab-favourites = Favoris
pads-songbirds-rounds = Manches
pads-songbirds-round = Manche
pads-songbirds-meta = manche { $round }
pads-songbirds-meta-berries = manche { $round }, les baies
pads-songbirds-meta-cards = { $count } cartes sur { $of }
pads-songbirds-palette = Les cartes
pads-songbirds-tokens = Les jetons
pads-songbirds-laid = déjà posé
pads-songbirds-nobody = personne
pads-songbirds-first = Touchez chaque jeton, puis chaque carte : la case suivante vient d’elle-même.
pads-songbirds-token-order = Les colonnes d’abord, puis les lignes, de haut en bas.
pads-songbirds-which-token = Quel jeton : *{ $line }* ?
pads-songbirds-which-card = Ligne { $row }, colonne { $column } : *quelle carte ?*
pads-songbirds-by-itself = La case suivante vient d’elle-même. Touchez une case pour y aller.
pads-songbirds-complete = La forêt est entrée.
pads-songbirds-complete-about = Restent les favoris. Touchez une case pour la corriger.
pads-songbirds-centre = Au centre
pads-songbirds-a-card = une carte
pads-songbirds-harvests = Récoltes
pads-songbirds-numbers = Nombres
pads-songbirds-sum = { $count } sur { $of } baies comptées.
pads-songbirds-favourites = Favoris
pads-songbirds-worms = Favoris et vers
pads-songbirds-together = Ensemble
pads-songbirds-no-favourite = choisir le favori
pads-songbirds-worm = ver
pads-songbirds-early = Early Bird : le volume ne compte pas, il départage.
pads-songbirds-favourites-first = Touchez la carte favorite de chacun.
pads-songbirds-ask-favourite = Quel *favori* : { $name } ?
pads-songbirds-ask-worm = Quel *ver* : { $name } ?
pads-songbirds-favourite-told = *{ $name }*, favori { $card }.
pads-songbirds-tie = Volume du favori
pads-songbirds-carry = Reporter
pads-songbirds-carry-about = À reporter dans les manches.
pads-songbirds-finish-about = Tout est compté.
pads-songbirds-towards = Vers { $target }
pads-songbirds-enter = Entrer la manche { $round }
pads-songbirds-begins = { $name } commence la manche { $round }.
pads-songbirds-begins-why = Le plus grand total commence.
pads-songbirds-goes-on = Personne n’a *{ $target }* : on continue.
pads-songbirds-goes-on-about = La partie s’arrête après la manche où quelqu’un y arrive.
pads-songbirds-of-rounds = La partie se joue en { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
  }.
pads-songbirds-last = La dernière manche est jouée.
pads-titled = { $title }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

# Sur la page « Pas de connexion ».
pads-offline-page = Ces carnets s’ouvrent sans elle :
