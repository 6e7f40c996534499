# La ligne de commande
cli-games-id = Nom
cli-games-title = Jeu
cli-games-seats = Joueurs
cli-games-minutes = Minutes
cli-games-pitch = De quoi il s’agit
cli-games-options = Options
cli-games-option = { $id } = { $allowed } ({ $default }) : { $about }

cli-simulate-progress = En jeu
cli-simulate-rate = { $rate } parties/s
cli-simulate-summary = { $title } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } en { $seconds } s · { $rate } parties/s · { $decisions } décisions/s
cli-simulate-length = Décisions par partie : { $mean } ± { $sd }
cli-simulate-stopped = Interrompu : { $games } parties finies sur { $planned }.
cli-simulate-none = Interrompu : aucune partie n’était finie.
cli-simulate-seat = Place
cli-simulate-bot = Robot
cli-simulate-score = Points
cli-simulate-lines = Points par ligne
cli-simulate-sd = écart type
cli-simulate-interval = 95 %
cli-simulate-wins = Victoires %
cli-simulate-independent = Victoires : intervalles de Wilson sur { $games } parties. Une victoire partagée compte en partie.
cli-simulate-duplicate = Chaque donne a été jouée avec les { $seats } rotations ; les intervalles viennent des moyennes de { $deals } donnes (t de Student ; pour les victoires, avec une donne gagnée et une perdue de plus).
cli-train-progress = Apprentissage
cli-train-stopped = Interrompu après { $done } parties sur { $games } : la même commande reprend à partir de { $part }.
cli-train-done = { $file } : appris en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }.

cli-replay-bot = { $seat } ({ $bot })
cli-replay-setup = Mise en place
cli-replay-step = Coup { $number } sur { $count } · { $seat } : { $action }
cli-replay-hidden = un coup caché
cli-replay-end = Fin de la partie
cli-replay-keys = Entrée : suite · b : retour · un numéro : y aller · q : quitter
cli-verified-over = vérifié : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }, scores finaux { $scores }
cli-verified-open = vérifié : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }, la partie n’est pas finie, scores actuels { $scores }
cli-verified-seed = SHA-256 de la graine : { $digest }
cli-not-verified = non vérifié : { $why }

cli-backup-copy = Copie
cli-backup-replay = Parties rejouées
cli-backup-saved = ok : { $file }, { $tables ->
    [one] { $tables } table rejouée
   *[other] { $tables } tables rejouées
  } jusqu’au bout
cli-backup-restored = ok : restauré depuis { $file }, { $tables ->
    [one] { $tables } table rejouée
   *[other] { $tables } tables rejouées
  } jusqu’au bout
cli-backup-unknown = { $tables ->
    [one] { $tables } table suit
   *[other] { $tables } tables suivent
  } des règles que ce programme n’a pas : gardé, mais pas rejoué.
cli-backup-broken = { $tables ->
    [one] { $tables } table ne peut pas être rejouée telle qu’elle est enregistrée
   *[other] { $tables } tables ne peuvent pas être rejouées telles qu’elles sont enregistrées
  } : { $named }

# Refus
refused-option-form = Une option s’écrit nom=valeur, pas « { $given } ».
refused-count = { $name } doit être un nombre entier à partir de { $least }, pas { $given }.
refused-bots = { $title } à { $seats } demande { $seats ->
    [one] { $seats } robot
   *[other] { $seats } robots
  }, pas { $given }.
refused-needs-game = Dites quel jeu, ou omettez { $given }. Il y a : { $known }.
refused-file-exists = { $file } existe déjà. Prenez un autre nom, ou reprenez la partie : voliere play --resume { $file }
refused-resume = Avec --resume, l’enregistrement le dit : omettez { $given }.
refused-step = L’enregistrement a les coups 0 à { $last }, pas { $given }.
refused-seat = Une place est all ou un numéro de 1 à { $last }, pas « { $given } ».
refused-usage = { $why }
refused-record-json = Ce n’est pas l’enregistrement d’une partie : ce n’est pas du JSON.
refused-record-format = Ce n’est pas l’enregistrement d’une partie : le format { $format } est attendu.
refused-record-game = C’est l’enregistrement d’une partie de « { $game } ». Il y a : { $known }.
refused-record-rules = Cet enregistrement suit la version { $rules } des règles de { $game } ; la plus récente connue ici est la version { $version }. Une Volière plus récente saura peut-être le lire.
refused-record-head = Ce n’est pas l’enregistrement d’une partie : il y manque les places ou les options.
refused-record-seed = Ce n’est pas l’enregistrement d’une partie : la graine doit avoir 32 chiffres hexadécimaux.
refused-record-moves = Ce n’est pas l’enregistrement d’une partie : il y manque les coups.
refused-record-players = Ce n’est pas l’enregistrement d’une partie : players contient { $seats } objets, chacun avec kind (bot ou person) et name.
refused-record-pair = Ce n’est pas l’enregistrement d’une partie : un coup est une paire de nombres entiers, place et action.
refused-backup-exists = { $file } existe déjà. Prenez un autre nom.
refused-not-a-backup = { $file } n’est pas une sauvegarde de Volière.
refused-backup-damaged = { $file } est abîmé : ce n’est plus ce qui a été écrit. Prenez une autre sauvegarde.
refused-backup-newer = { $file } vient d’une version plus récente de Volière. Installez-la.
refused-not-empty = La base { $database } n’est pas vide. Avec --replace, tout ce qu’elle contient est oublié.
refused-in-use = Un serveur utilise cette base. Arrêtez-le d’abord.
refused-database-form = La base { $database } a la forme { $form } ; ce programme connaît { $newest }. Démarrez une fois `voliere serve` dessus, ou prenez le programme qui va avec.
refused-sheet-paper = Le papier est { $known }, pas « { $given } ».
refused-sheet-kind = Une feuille est { $known }, pas « { $given } ».
refused-sheet-exists = { $file } existe déjà et n’est pas une de nos feuilles. Dites --out FICHIER pour écrire ailleurs.
refused-no-sheet = Il n’y a pas de feuilles à imprimer pour { $title }. Il y en a pour : { $known }.
refused-not-installed = Il faut pour cela la table, qui n’est pas installée : pip install "voliere[table]"
