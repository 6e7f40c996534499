whats-up-title = What’s Up
whats-up-pitch = Retournez une carte par tour, retenez ce qu’elle cachait et alignez un, deux, trois oiseaux d’une couleur.

# Les choses
whats-up-colour-red = Rouge
whats-up-colour-green = Vert
whats-up-colour-yellow = Jaune
whats-up-colour-violet = Violet
whats-up-face-r1 = un oiseau rouge
whats-up-face-r2 = deux oiseaux rouges
whats-up-face-r3 = trois oiseaux rouges
whats-up-face-g1 = un oiseau vert
whats-up-face-g2 = deux oiseaux verts
whats-up-face-g3 = trois oiseaux verts
whats-up-face-y1 = un oiseau jaune
whats-up-face-y2 = deux oiseaux jaunes
whats-up-face-y3 = trois oiseaux jaunes
whats-up-face-v1 = un oiseau violet
whats-up-face-v2 = deux oiseaux violets
whats-up-face-v3 = trois oiseaux violets
whats-up-cell = { $name }

# Actions
whats-up-do-flip = Retourner { $cell }
whats-up-do-propose = Proposer d’arrêter
whats-up-do-agree = Accepter d’arrêter
whats-up-do-refuse = Continuer à jouer

# Questions
whats-up-ask-flip = Retournez une carte.
    .rule = WU-TURN-1
whats-up-ask-answer = Plus personne n’ajoute de carte depuis un moment. On s’arrête là ?
    .rule = WU-END-3

# Événements
whats-up-event-first = { $you ->
    [yes] Vous commencez
   *[no] { $seat } commence
  }.
whats-up-event-flipped = { $you ->
    [yes] Vous retournez
   *[no] { $seat } retourne
  } { $cell } : { $face }.
whats-up-event-took = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
  } { $face }.
whats-up-event-proposed = { $you ->
    [yes] Vous proposez
   *[no] { $seat } propose
  } d’arrêter.
whats-up-event-agreed = { $you ->
    [yes] Vous acceptez
   *[no] { $seat } accepte
  } d’arrêter.
whats-up-event-refused = { $you ->
    [yes] Vous préférez
   *[no] { $seat } préfère
  } continuer.
whats-up-event-ended-rows = Assez de rangées sont complètes : la partie est finie.
whats-up-event-ended-three-left = Il ne reste que trois cartes : la partie est finie.
whats-up-event-ended-stall = Huit tours de table sans nouvelle carte : la partie est finie.
whats-up-event-ended-agreed = Tout le monde accepte d’arrêter : la partie est finie.
whats-up-event-won = { $count ->
    [one] { $you ->
        [yes] Vous gagnez !
       *[no] { $seats } gagne !
      }
   *[other] { $seats } se partagent la victoire !
  }

# Score
whats-up-score-red = Oiseaux rouges
whats-up-score-green = Oiseaux verts
whats-up-score-yellow = Oiseaux jaunes
whats-up-score-violet = Oiseaux violets

# Options
whats-up-option-memory-aid = Aide-mémoire
whats-up-option-memory-aid-about = Montre les versos déjà vus. Les retenir fait partie du jeu.

# Plateau
whats-up-board-left = { $count ->
    [one] { $count } carte sur la table
   *[other] { $count } cartes sur la table
  }
whats-up-board-quiet = Tours sans prise : { $quiet } sur { $stall }
whats-up-board-goal = { $count ->
    [one] { $count } rangée pour gagner
   *[other] { $count } rangées pour gagner
  }
whats-up-board-birds = { $count ->
    [one] { $count } oiseau
   *[other] { $count } oiseaux
  }
whats-up-board-proposal = { $seat } propose d’arrêter
whats-up-board-collections = Collections
