# Jouer dans un terminal
terminal-you = Vous
terminal-language-name = Français

# Robots
bot-random = robot : joue au hasard
bot-denier = robot : prend ce qui servirait aux autres
bot-greedy = robot : gourmand

# Début
terminal-start-title = Volière
terminal-start-subtitle = Des jeux d’oiseaux sur une même table
terminal-start-game = On joue à
terminal-start-language = Langue
terminal-start-players = Joueurs
terminal-start-seat = Place { $number }
terminal-start-me = moi
terminal-start-friend = une autre personne, sur cet appareil
terminal-start-begin = Commencer la partie
terminal-start-game-about = { $pitch } Environ { $minutes } minutes.
terminal-start-language-about = La langue de tout ce qui se dit ici.
terminal-start-players-about = Le nombre de joueurs : { $counts }.
terminal-start-seat-about = Qui est à cette place : vous, une autre personne qui joue aussi sur cet appareil, ou un robot.
terminal-start-begin-about = Appuyez sur Entrée, ou cliquez.

# La table
terminal-your-turn = À vous
terminal-turn = { $name } : à vous
terminal-thinking = { $name } réfléchit…
terminal-over = La partie est finie.
terminal-unknown = La suite dépend du hasard ou de cartes cachées.
terminal-unknown-all = Ce qui suit dépend du hasard ou de cartes cachées.
terminal-confirm = Entrée, ou un second clic : c’est joué. Échap : retour.
terminal-choose = Cliquez sur ce qui est allumé, ou choisissez dans la liste.
terminal-not-your-turn = Ce n’est pas à vous de jouer.
terminal-not-now = Cela ne peut pas être choisi maintenant.
terminal-nothing-to-say = Il n’y a rien à dire pour l’instant.
terminal-taken-back = { $name } reprend le dernier coup.
terminal-saved = Partie enregistrée : { $file }

# Touches
terminal-key-undo = annuler
terminal-key-say = dire
terminal-key-scores = points
terminal-key-rules = règles
terminal-key-language = English
terminal-key-help = aide
terminal-key-leave = quitter
terminal-key-skip = ne pas attendre
terminal-key-result = résultat
terminal-key-close = fermer
terminal-key-choose = choisir
terminal-key-change = changer
terminal-key-begin = commencer
terminal-space = Espace

# Fenêtres
terminal-handover-title = Passez l’appareil à { $name }
terminal-handover-about = Que les autres regardent ailleurs. { $name } appuie sur Entrée pour continuer.
terminal-handover-first = Les cartes sont sur la table.
terminal-ready = Je suis { $name } : montrer mon jeu
terminal-say-title = Dire ou proposer
terminal-scores-title = Les points pour l’instant
terminal-scores-hidden = ? : ce que vous ne pouvez pas encore savoir.
terminal-score-total = Total
terminal-score-place = Rang
terminal-end-title = La partie est finie
terminal-end-save = Enregistrer la partie
terminal-end-again = Rejouer
terminal-end-new = Un autre jeu
terminal-end-board = Regarder la table
terminal-end-quit = Quitter
terminal-quit-title = Quitter la partie ?
terminal-quit-save = Enregistrer et quitter
terminal-quit-leave = Quitter sans enregistrer
terminal-quit-recorded = Quitter ; la partie est dans { $file }
terminal-quit-stay = Continuer à jouer
terminal-save-title = Enregistrer la partie
terminal-save-about = Entrée enregistre, Échap revient. Pour reprendre plus tard : voliere play --resume FICHIER
terminal-help-title = Comment jouer ici
terminal-help-mouse = Cliquez sur ce qui est allumé. Chaque clic laisse moins de choix ; quand il n’en reste qu’un, vous lisez ce qu’il fait, et un second clic le joue.
terminal-help-list = Ou passez par la liste : les flèches ou un numéro, puis Entrée.
terminal-help-esc = Échap reprend la dernière chose choisie.
terminal-help-undo = u annule votre dernier coup, tant que rien de caché n’a été montré depuis.
terminal-help-say = m : ce qui peut être dit ou proposé à tout moment.
terminal-help-scores = s montre les points, autant que vous pouvez les connaître.
terminal-help-rules = r montre les règles du jeu.
terminal-help-language = l change la langue.
terminal-help-skip = La barre d’espace épargne les pauses des robots.
terminal-help-scroll = PgPréc et PgSuiv déplacent le plateau quand il ne tient pas à l’écran.
terminal-help-quit = q quitte, et peut enregistrer la partie.

# Texte simple
plain-choose-game = Quel jeu ? (numéro ou nom)
plain-prompt = Votre choix (un numéro, les mots d’une action, ou aide)
plain-log = Ce qui s’est passé :
plain-option = { $number }. { $text }   [{ $words }]
plain-say = Vous pouvez aussi dire :
plain-help =
    Un numéro ou les mots entre crochets désignent un choix, par exemple : { $example }
    annuler · journal · points · règles · plateau · aide · quitter
plain-bad = « { $given } » n’est pas un choix. Entrez un numéro de 1 à { $last }, les mots d’une action, ou aide.
plain-pass = Passez l’appareil à { $name }, puis appuyez sur Entrée.
plain-end = Fin de la partie
plain-kept = La partie est dans { $file }.

# Refus
refused-no-bot = Il n’y a pas de robot « { $bot } ». Il y a : { $known }.
refused-no-training = { $title } n’a rien à apprendre. Il y a : { $known }.
refused-training-other = { $file } vient de l’apprentissage d’un autre jeu ou d’une autre graine : nommez un autre fichier avec --out, ou supprimez-le.
refused-bot-broken = Le robot « { $bot } » ne peut pas jouer : { $why }
refused-chairs = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  } pour { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
  } et { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
  } : le compte n’y est pas.
refused-names = { $given ->
    [one] { $given } nom
   *[other] { $given } noms
  } : il en faut { $allowed }, de 1 à { $longest } lettres chacun.
refused-no-rules = Les règles de { $title } ne sont pas disponibles.
refused-file = { $file } : { $why }
refused-undo-nothing = Il n’y a rien à annuler.
refused-undo-secret = Ce coup ne peut plus être annulé : il a montré quelque chose de caché, ou rencontré le hasard.
refused-undo-answered = Ce coup ne peut plus être annulé : la réponse a montré quelque chose de caché.
