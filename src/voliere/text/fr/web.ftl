# L’application web

# Partout
web-home = Accueil
web-close = Fermer
web-language = Langue
web-rules = Règles
web-rule-here = La règle à ce sujet
web-settings = Réglages
web-you = Vous
web-guest = Invité
web-free = libre
web-points = points
web-refused = Cela n’a pas marché.
web-laying = On prépare la table…
web-connecting = Connexion…
web-no-page = Il n’y a rien ici.
web-no-page-about = Cette adresse ne mène à aucune page de Volière.
web-not-loaded = Cette page n’a pas pu être chargée.
web-not-loaded-about = Vérifiez la connexion, puis rechargez la page.
web-updated = Volière a été mise à jour.
web-reload = Recharger
refused-offline = Le serveur ne répond pas. Vérifiez la connexion.
web-offline = Pas de connexion
web-offline-about = Le serveur ne répond pas. Vos parties y sont gardées : rien n’est perdu.
web-offline-again = Réessayer

# Réglages
web-theme = Thème
web-theme-system = comme l’appareil
web-theme-light = clair
web-theme-dark = sombre
web-theme-to-light = Passer au thème clair
web-theme-to-dark = Passer au thème sombre
web-motion = Animations
web-motion-system = comme l’appareil
web-motion-on = oui
web-motion-off = non
web-pace = Vitesse du tour des autres
web-pace-0 = aussitôt
web-pace-125 = ×4
web-pace-250 = ×2
web-pace-500 = ×1
web-pace-1000 = ½
web-confirm-step = Confirmer chaque choix
web-confirm-step-about = Un premier clic montre l’effet du choix, un second le joue.
web-letters = Raccourcis d’une lettre
web-letters-about = G, H, B, U, les chiffres… Échap, les flèches et Entrée marchent toujours.
web-sound = Bruits de la table
web-sound-about = Cartes, dés et œufs, et un bref appel quand c’est à vous.
web-calls = Chants d’oiseaux
web-calls-about = Un oiseau chante quand on le joue ou qu’on l’observe.
web-volume = Volume
web-percent = { $share } %
web-mute = Couper le son
web-unmute = Remettre le son
web-remarks = Remarques des robots
web-remarks-about = Quelques mots sous leur nom, sept au plus par partie.
web-notify = Notification quand c’est à vous
web-notify-about = Le navigateur vous prévient quand cette page n’est pas visible.
web-notify-denied = Le navigateur ne le permet pas. Vous pouvez l’autoriser dans ses réglages pour ce site.
web-recovery = Lien de récupération
web-recovery-about = Vous amène, avec vos tables, sur un autre appareil. Il ne sert qu’une fois ; gardez-le pour vous. Un nouveau lien remplace l’ancien.
web-recovery-make = Créer un lien
web-recovery-again = Créer un nouveau lien
web-become = Changer de personne ?
web-become-about = Sur cet appareil, vous êtes { $name }. Avec ce lien, il passe à la personne qui l’a créé. Pour redevenir { $name } ici, il faudra son propre lien de récupération.
web-become-yes = Utiliser le lien
web-become-no = Rester { $name }
web-not-recovered = Ce lien n’est plus valable.

# Moi
web-me = Moi
web-me-about = Nom, lien de récupération, appareils, vos données.
web-me-nobody = Cet appareil n’est encore à personne. Dites votre nom pour commencer.
web-me-name-about = Les tables où vous avez déjà une place gardent le nom que vous aviez.
web-me-save = Enregistrer
web-me-saved = Enregistré.
web-me-stay = Rester
web-devices = Appareils
web-device-this = Cet appareil
web-device-other = Un autre appareil
web-device-used = Utilisé la dernière fois le { $day }
web-device-out = Cet appareil est déconnecté.
web-devices-out = Tous les autres appareils sont déconnectés. Un ancien lien de récupération ne sert plus.
web-sign-out = Se déconnecter
web-sign-out-others = Déconnecter tous les autres
web-sign-out-everywhere = Se déconnecter partout
web-sign-out-sure = Ensuite, seul un lien de récupération vous ramènera à vos tables. Si vous voulez revenir, créez-en un d’abord et gardez-le.
web-data = Mes données
web-data-about = Votre nom, vos appareils, vos tables, tout ce que vous y avez dit et vos parties finies, dans un seul fichier.
web-data-get = Télécharger
web-data-getting = { $got } parties sur { $all }…
web-delete = Me supprimer
web-delete-about = Vous efface de ce serveur, pour toujours.
web-delete-ask = Me supprimer…
web-delete-name = Votre nom, vos appareils, votre lien de récupération et tout ce que vous avez dit à table seront effacés.
web-delete-tables = Là où d’autres jouent, un robot prend la suite et votre place perd son nom. Les tables où il n’y a personne d’autre sont supprimées.
web-delete-back = Il n’y a pas de retour : personne ne pourra rien rétablir.
web-delete-not = Tout garder
web-delete-on = Continuer
web-delete-sure = { $name }, faut-il vraiment tout supprimer ?
web-delete-do = Supprimer pour toujours

# Accueil
web-lobby-title = { $count ->
    [one] Un jeu d’oiseaux, une table.
    [2] Deux jeux d’oiseaux, une table.
    [3] Trois jeux d’oiseaux, une table.
    [4] Quatre jeux d’oiseaux, une table.
    [5] Cinq jeux d’oiseaux, une table.
    [6] Six jeux d’oiseaux, une table.
   *[other] { $count } jeux d’oiseaux, une table.
  }
web-lobby-about = Jouez ce soir avec des amis ou contre des robots. Sans compte : choisissez un jeu, partagez le lien.
web-box = Nous avons la boîte ici
web-games = Les jeux
web-players-range = { $low } à { $high } joueurs
web-minutes = { $minutes } min
web-with = Avec { $names }.
web-is-yours = C’est à vous.
web-tables-wait = { $count ->
    [one] Une table vous attend.
   *[other] { $count } tables vous attendent.
  }
web-while-away = Pendant votre absence
web-while-away-more = { $count ->
    [one] Un événement plus ancien
   *[other] { $count } événements plus anciens
  } dans le journal.
web-is-theirs = C’est à quelqu’un d’autre de jouer.
web-waiting-players = On attend du monde.
web-my-tables = Mes tables
web-my-tables-none = Aucune table ouverte. Ouvrez-en une : vos amis n’auront qu’à suivre le lien.
web-waiting-for-me = On vous attend
web-all-games = Toutes mes parties
web-which-game = Quel jeu
web-every-game = tous les jeux
web-no-games = Aucune partie pour l’instant.
web-more = En voir plus
web-put-away = Ranger
web-hide = La retirer de mes tables
web-unhide = La remettre dans mes tables
web-hide-about = La partie continue, et reste parmi toutes vos parties.
web-close-table = Mettre fin à cette table
web-close-table-about = Elle finit sans résultat, pour de bon.
web-closed = Cette table a été fermée.
web-closed-about = La partie a fini sans résultat.
web-result-won = Gagnée { $best }–{ $next }.
web-result-lost = { $count ->
    [2] Perdue { $own }–{ $best }.
   *[other] Place { $place } sur { $count }, { $own }–{ $best }.
  }
web-result-shared = Victoire partagée avec { $best }.
web-result-theirs = { $name } gagne { $best }–{ $next }.
web-result-points = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
web-list-over = Finie le { $day }.
web-open = Ouvrir
web-see = Voir
web-invited = Un ami vous invite ?
web-invited-about = Collez l’adresse qu’on vous a donnée.
web-invited-address = Adresse de l’invitation
web-invited-wrong = Ce n’est pas l’adresse d’une table.
web-join = Rejoindre

# Une nouvelle table
web-players = Joueurs
web-seat = Place { $number }
web-your-name = Votre nom
web-friend-name = Son nom
web-options = Variantes
web-options-usual = Règles habituelles
web-play = Jouer
web-open-table = Ouvrir la table

# Rejoindre et attendre
web-invited-to = On vous invite à une partie de { $title }.
web-sit = S’asseoir
web-seat-free = place libre
web-no-seat = Toutes les places sont prises.
web-watch = Regarder
web-no-table = Impossible d’ouvrir cette table.
web-waiting-title = On attend vos amis
web-waiting-about = La partie de { $title } commence quand toutes les places sont prises. Envoyez ce lien, ou faites scanner le code.
web-seat-bot = Asseoir ce robot
web-seat-bot-level = Quel robot
web-sit-here = S’asseoir ici
web-cancel-table = Annuler la table
web-cancel-sure = Annuler pour tout le monde ? Plus personne ne pourra s’asseoir.
web-cancel-not = La garder
web-link = Adresse
web-copy = Copier
web-copied = Copié.
web-copy-failed = Rien n’a été copié. L’adresse est sélectionnée : copiez-la au clavier ou par un appui long.
web-reach-choose = Inviter à cette adresse
web-reach-home = Pour qui est sur le même Wi-Fi que vous.
web-reach-near = Seul cet appareil peut ouvrir cette adresse : le serveur n’écoute que lui.
web-reach-near-how = Pour que d’autres appareils y accèdent, arrêtez-le et relancez-le avec
web-reach-no-network = Cet appareil n’est sur aucun réseau : personne d’autre ne peut ouvrir cette adresse. Rejoignez un Wi-Fi, puis rechargez la page.
web-qr = Code QR de l’adresse
web-seed-hash = Empreinte de la graine :

# La table
web-around = Autour de la table
web-log = Journal
web-board = Plateau
web-choices = Ce que vous pouvez choisir
web-menu = Menu
web-bot = robot
web-away = pas là
web-here = à la table
web-to-act = doit jouer
web-yours = À vous
web-over = Partie finie
web-unveiling = Ce qui était caché est retourné.
web-thinking = { $count ->
    [one] { $names } réfléchit…
   *[other] On attend { $names }…
  }
web-unknown = La suite dépend du hasard ou de cartes cachées.
web-unknown-all = Ce qui suit dépend du hasard ou de cartes cachées.
web-armed = { $action } ?
web-confirm = Confirmer
web-change = Changer
web-undo = Annuler
web-undo-ask = Demander à annuler
web-undo-asked = Vous avez demandé à reprendre un coup. On attend { $names }.
web-undo-sure = Annuler votre dernier coup ?
web-undo-keep = Non, continuer
web-undo-wanted = { $seat } aimerait reprendre un coup.
web-undo-agree = Accepter
web-undo-refuse = Refuser
web-your-hand = Votre main
web-see-scores = Voir les scores
web-lost = Connexion perdue. Rien d’autre ne l’est : la partie est enregistrée.
web-lost-again = Nouvel essai dans { $seconds } s.
web-lost-trying = Nouvel essai…
web-lost-now = Essayer
web-handover = Passez l’appareil à { $name }.
web-handover-about = Que les autres détournent les yeux.
web-handover-ready = Je suis { $name } : montrer mon jeu
web-talk = Discuter
web-talk-text = Dites quelque chose
web-talk-send = Envoyer
web-talk-choose = Choisir un message…
web-unread = { $count ->
    [one] Un message non lu.
   *[other] { $count } messages non lus.
  }
web-talk-none = Il n’y a rien à dire pour l’instant.
web-scores = Score actuel
web-scores-hidden = Une case vide : ce que vous ne pouvez pas encore savoir.
web-scores-none = Les points se comptent à la fin.
web-score-so-far = Score actuel : { $score }
web-leave = Quitter la table
web-leave-about = Un robot joue à votre place.
web-leave-yours = La place reste la vôtre : jusqu’à la fin de la partie vous pouvez revenir, par « Mes tables » ou par le lien de la table.
web-leave-others = Les autres l’apprennent. Si toutes les personnes qui jouent sont d’accord, quelqu’un d’autre peut prendre votre place.
web-leave-stay = Rester
web-come-back = Revenir
web-you-left = Vous avez quitté la partie ; un robot joue pour vous.
web-somebody = quelqu’un
web-gone = a quitté la table
web-gone-bot = A quitté la table : un robot joue à sa place.
web-shares = Partage un appareil avec { $names }
web-wish = On demande une place
web-wish-asked = { $name } aimerait prendre la place laissée par { $seat }.
web-wish-about = Cette personne verrait les cartes de cette place. Il faut l’accord de toutes les personnes qui jouent.
web-wish-how = Quelqu’un a quitté cette partie. Vous pouvez demander sa place à { $names }.
web-wish-ask = Demander la place laissée par { $name }
web-wish-waiting = C’est demandé. On attend { $names }…
web-wish-ended = Vous n’avez pas eu la place : quelqu’un a refusé, ou la table a changé.
web-watch-link = Pour qui veut regarder
web-watching = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
  }
web-bot-plays-on = N’est pas là : un robot joue à sa place.
web-take-back = Reprendre ma place
web-stand-in = Un robot joue pour vous.
web-stand-in-end = Reprendre la main
web-absent = { $name } n’est pas là : la table attend.
web-to-bot = Laisser jouer un robot
web-to-bot-about = L’absence se prolonge ? Un robot peut jouer à sa place ; elle reste la sienne.
web-to-bot-mine = Un robot peut jouer pour vous jusqu’à votre retour.

# Touches
web-keys = Touches
web-key-arrows = passer d’un choix possible à l’autre
web-key-shift = tout parcourir, possible ou non
web-key-enter = choisir
web-key-escape = revenir d’un pas ; passer les animations
web-key-go = aller au premier choix possible
web-key-hand = aller à la main
web-key-board = aller au plateau
web-key-digits = choisir une carte de la main
web-key-undo = annuler
web-key-log = journal
web-key-scores = score actuel
web-key-rules = règles
web-key-talk = discuter
web-key-keys = cette liste

# La fin
web-end-won = { $you ->
    [yes] Vous gagnez, { $best } à { $next }.
   *[no] { $seat } gagne, { $best } à { $next }.
  }
web-end-shared = { $names } se partagent la victoire avec { $best }.
web-end-together = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
web-line = Catégorie
web-total = Total
web-rematch = Rejouer ensemble
web-rematch-alone = Rejouer
web-rematch-join = Rejoindre la suivante
web-next = La partie suivante est prête : votre place vous attend.
web-replay = Revoir la partie
web-share = Partager
web-proof-about = L’empreinte était visible dès le début, la graine seulement maintenant : rien n’a changé entre-temps.
web-seed = Graine
web-record = Télécharger la partie
web-see-table = Voir la table

# Leçons
web-lesson = Leçon
web-print = Feuilles à imprimer
web-print-score = Feuilles de score
web-print-aid = Aide de jeu
web-lesson-about = { $steps ->
    [one] Une étape
   *[other] { $steps } étapes
  } sur une table préparée, à votre rythme.
web-lesson-step = Leçon, { $step } sur { $count }
web-lesson-read = Lisez la note dans la marge, puis continuez.
web-lesson-over = La leçon est finie. Bravo !
web-lesson-next = Suite
web-lesson-back = Relire
web-lesson-do = Choisissez ce qui est entouré.
web-lesson-only = Dans la leçon, choisissez ce qui est entouré.
web-lesson-play = Jouer une vraie partie
web-lesson-open = Une leçon que vous avez commencée.
web-lesson-leave = Abandonner la leçon
web-lesson-leave-about = La prochaine fois, elle reprendra au début. Pour continuer plus tard, fermez simplement la page.

# Revoir
web-replay-title = Revoir la partie
web-no-replay = Cette partie ne peut pas être revue.
web-replay-start = La table est mise.
web-replay-secret = Quelqu’un a fait un choix secret.
web-replay-first = Au début
web-replay-back = En arrière
web-replay-play = Lire
web-replay-pause = Pause
web-replay-next = En avant
web-replay-last = À la fin

# Ce que font les autres, pas à pas
web-since = Depuis votre tour
web-since-more = { $count } étapes plus tôt
web-since-coming = à venir
web-since-go = À vous de jouer
web-again = Revoir
web-since-sheet = Raconter ce qui s’est passé depuis mon tour
web-plays = { $name } joue
web-step = Étape { $step } sur { $of }.
web-skip = Passer
web-skip-key = Échap
web-gifts = Prendre les cadeaux sans demander
web-gifts-about = Ce qu’un autre vous offre sans contrepartie est pris pour vous.
web-large = Voir en grand : { $name }
web-back-to-mine = Mon plateau
web-key-initial = la place d’un adversaire, en grand
web-key-space = passer ce que font les autres
web-log-new = Journal : { $count ->
    [0] rien de nouveau
    [one] { $count } ligne nouvelle
   *[other] { $count } lignes nouvelles
  }
