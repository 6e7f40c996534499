songbirds-title = Songbirds
songbirds-pitch = Peuplez la forêt de chants et gardez en main l’oiseau dont la couleur aura le mieux mangé.

# Les choses
songbirds-colour-red = Rouge
songbirds-colour-blue = Bleu
songbirds-colour-green = Vert
songbirds-colour-white = Blanc
songbirds-card-r1 = Rouge 1
songbirds-card-r2 = Rouge 2
songbirds-card-r3 = Rouge 3
songbirds-card-r4 = Rouge 4
songbirds-card-r5 = Rouge 5
songbirds-card-r6 = Rouge 6
songbirds-card-r7 = Rouge 7
songbirds-card-b1 = Bleu 1
songbirds-card-b2 = Bleu 2
songbirds-card-b3 = Bleu 3
songbirds-card-b4 = Bleu 4
songbirds-card-b5 = Bleu 5
songbirds-card-b6 = Bleu 6
songbirds-card-b7 = Bleu 7
songbirds-card-g1 = Vert 1
songbirds-card-g2 = Vert 2
songbirds-card-g3 = Vert 3
songbirds-card-g4 = Vert 4
songbirds-card-g5 = Vert 5
songbirds-card-g6 = Vert 6
songbirds-card-g7 = Vert 7
songbirds-card-w1 = Blanc 1
songbirds-card-w2 = Blanc 2
songbirds-card-w3 = Blanc 3
songbirds-card-w4 = Blanc 4
songbirds-card-w5 = Blanc 5
songbirds-card-w6 = Blanc 6
songbirds-card-w7 = Blanc 7
songbirds-cell = { $name }
songbirds-wish = { $name }
songbirds-hint = { $name }
songbirds-as-favourite = favori
songbirds-line-row1 = la ligne 1
songbirds-line-row2 = la ligne 2
songbirds-line-row3 = la ligne 3
songbirds-line-row4 = la ligne 4
songbirds-line-row5 = la ligne 5
songbirds-line-columna = la colonne a
songbirds-line-columnb = la colonne b
songbirds-line-columnc = la colonne c
songbirds-line-columnd = la colonne d
songbirds-line-columne = la colonne e
songbirds-side-raven = Corbeau
songbirds-side-falcon = Faucon
songbirds-side-hummingbird = Colibri
songbirds-side-mockingbird = Moqueur
songbirds-area-n = au-dessus du centre
songbirds-area-e = à droite du centre
songbirds-area-s = en dessous du centre
songbirds-area-w = à gauche du centre
songbirds-area-ne = au-dessus et à droite du centre
songbirds-area-sw = en dessous et à gauche du centre
songbirds-title-rookie = Débutant
songbirds-title-amateur = Amateur
songbirds-title-apprentice = Apprenti
songbirds-title-professional = Professionnel
songbirds-title-superstar = Superstar

# Actions
songbirds-do-place = Poser { $card } en { $cell }
songbirds-do-favourite = Faire de { $card } le favori
songbirds-do-show = Montrer { $card } pour le poser
songbirds-do-side = Jouer avec le { $side }
songbirds-do-keep = Laissez { $wish } libre, s’il vous plaît
songbirds-do-suggest = Pourquoi pas { $hint } ?
songbirds-do-chooser = À { $seat } de choisir le favori
songbirds-do-wanted = Misons sur { $colour }
songbirds-do-agree = D’accord
songbirds-do-disagree = Je préférerais autre chose

# Questions
songbirds-ask-turn = Posez une carte.
    .rule = SB-TURN-1
songbirds-ask-turn-or-favourite = Posez une carte, ou choisissez votre favori.
    .rule = { $mode ->
        [duel] SB-EB-2
       *[other] SB-SOLO-3
      }
songbirds-ask-show-card = Montrez la carte à poser, ou le favori de l’équipe.
    .rule = SB-COOP-7
songbirds-ask-place-shown = Où va la carte ?
    .rule = SB-TURN-2
songbirds-ask-choose-side = Quelle carte spéciale occupe le centre pour cette manche ?
    .rule = SB-EXT-6

# Événements
songbirds-event-round = Manche { $round } : { $you ->
    [yes] vous commencez
   *[no] { $seat } commence
  }.
songbirds-event-side = { $you ->
    [yes] Vous choisissez
   *[no] { $seat } choisit
  } le { $side }.
songbirds-event-side-drawn = Le { $side } occupe le centre.
songbirds-event-dealt = Les cartes sont distribuées ; { $you ->
    [yes] vous commencez
   *[no] { $seat } commence
  }.
songbirds-event-placed = { $you ->
    [yes] Vous posez
   *[no] { $seat } pose
  } { $card } en { $cell }.
songbirds-event-line = { $colour } l’emporte dans { $line } avec { $strength } et prend { $token } baies.
songbirds-event-line-lost = Tout s’annule dans { $line } : ses { $token } baies sont perdues.
songbirds-event-area = { $colour } prend les { $token } baies spéciales { $area }.
songbirds-event-area-lost = Tout s’annule { $area } : les { $token } baies spéciales sont perdues.
songbirds-event-favourite-open = { $you ->
    [yes] Vous faites
   *[no] { $seat } fait
  } de { $card } le favori.
songbirds-event-favourite-own = { $you ->
    [yes] Vous posez { $card } face cachée : c’est votre favori{ $worm ->
        [0] {"."} Il ne reste plus de ver.
       *[other] {" "}et vous prenez le ver { $worm }.
      }
   *[no] { $seat } pose { $card } face cachée : c’est son favori{ $worm ->
        [0] {"."} Il ne reste plus de ver.
       *[other] {" "}et prend le ver { $worm }.
      }
  }
songbirds-event-favourite-hidden = { $seat } pose son favori face cachée{ $worm ->
    [0] {"."} Il ne reste plus de ver.
   *[other] {" "}et prend le ver { $worm }.
  }
songbirds-event-drew = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
  } { $card }.
songbirds-event-drew-hidden = { $seat } pioche une carte.
songbirds-event-showed = { $you ->
    [yes] Vous montrez
   *[no] { $seat } montre
  } { $card }.
songbirds-event-revealed = { $you ->
    [yes] Votre favori est
   *[no] { $seat } révèle
  } { $card } ; cette couleur a récolté { $berries ->
    [one] { $berries } baie
   *[other] { $berries } baies
  }.
songbirds-event-round-score = { $you ->
    [yes] Vous marquez
   *[no] { $seat } marque
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $total } en tout).
songbirds-event-won = { $count ->
    [one] { $you ->
        [yes] Vous gagnez !
       *[no] { $seats } gagne !
      }
   *[other] { $seats } se partagent la victoire !
  }
songbirds-event-title = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } : { $title }.
songbirds-event-said-keep = { $seat } : laissez { $cell } libre, s’il vous plaît.
songbirds-event-said-suggest = { $seat } : pourquoi pas { $cell } ?
songbirds-event-said-chooser = { $seat } : à { $seat_other } de choisir le favori.
songbirds-event-said-wanted = { $seat } : misons sur { $colour }.
songbirds-event-said-agree = { $seat } : d’accord.
songbirds-event-said-disagree = { $seat } : je préférerais autre chose.
songbirds-why-not-touching = Cet emplacement ne touche encore aucune carte.

# Score
songbirds-score-earlier = Manches précédentes
songbirds-score-berries = Baies de la couleur du favori
songbirds-score-volume = Volume du favori
songbirds-score-worm = Ver de terre
songbirds-score-others = Baies des autres couleurs

# Options
songbirds-option-mode = Partie
songbirds-option-mode-about = Face aux autres, en solitaire face aux titres, ou en équipe.
songbirds-option-mode-duel = chacun pour soi
songbirds-option-mode-solo = solo
songbirds-option-mode-coop = coopérative
songbirds-option-special = Carte spéciale
songbirds-option-special-about = À quatre : la carte spéciale qui occupe le centre.
songbirds-option-special-random = au hasard
songbirds-option-special-raven = Corbeau
songbirds-option-special-falcon = Faucon
songbirds-option-special-hummingbird = Colibri
songbirds-option-special-mockingbird = Moqueur
songbirds-option-special-chosen = au choix du premier joueur
songbirds-option-early-bird = Early Bird
songbirds-option-early-bird-about = Choisissez votre favori en secret pendant la partie ; plus tôt, plus gros est le ver.
songbirds-option-extended = Étendue
songbirds-option-extended-about = Plusieurs manches, dont les points s’additionnent.
songbirds-option-extended-off = une manche
songbirds-option-extended-rounds = un nombre de manches
songbirds-option-extended-target = jusqu’à un total
songbirds-option-rounds = Manches
songbirds-option-rounds-about = Le nombre de manches à jouer.
songbirds-option-target = Total à atteindre
songbirds-option-target-about = La partie s’arrête à la fin de la manche où quelqu’un atteint ce total.
songbirds-option-late-favourite-takes-worm = Un ver pour les retardataires
songbirds-option-late-favourite-takes-worm-about = Early Bird : qui n’a pas choisi quand la forêt est pleine prend tout de même un ver.
songbirds-option-first-player = Premier joueur
songbirds-option-first-player-about = Qui commence la (première) manche : au hasard, ou une place par son numéro.
songbirds-option-first-player-random = au hasard

# Plateau
songbirds-board-harvest = Récoltes
songbirds-board-hand = Main
songbirds-board-favourite = Favori
songbirds-board-team-favourite = Favori de l’équipe
songbirds-board-deck = Pioche : { $count }
songbirds-board-shown = Carte montrée : { $card }
songbirds-board-round = Manche { $round }
songbirds-board-round-of = Manche { $round } sur { $rounds }
songbirds-board-target = Manche { $round }, jusqu’à { $target } points
songbirds-board-worms = Vers restants : { $worms }
songbirds-board-no-worms = Plus de ver
songbirds-board-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
songbirds-board-hidden = favori face cachée
songbirds-board-worm = ver { $worm }
songbirds-board-total = total { $total }
songbirds-board-gone = perdues
songbirds-board-score = Score actuel : { $total }

refused-songbirds-mode = mode={ $mode } à { $seats } : solo se joue à 1, duel et coop de 2 à 4.
