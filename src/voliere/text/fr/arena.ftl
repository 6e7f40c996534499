# L’arène : ce que dit la commande et ce que montre son rapport
arena-summary = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
  }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  }
arena-how = Chaque donne a été jouée avec toutes les rotations de places ; les intervalles à 95 % viennent des moyennes par donne, non des parties. Une victoire partagée compte en partie.
arena-part = Seules { $deals } donnes sur { $planned } ont été jouées.
arena-none = Arrêté : aucune donne n’est terminée. La même commande reprend ici.
arena-stopped = Arrêté après { $deals } donnes sur { $planned }. La même commande reprend ici.
arena-resumed = On reprend : { $games ->
    [one] { $games } partie est déjà
   *[other] { $games } parties sont déjà
  } dans { $folder }.
arena-files = Rapport : { $report } · tableau : { $table }
arena-standings = Classement
arena-wins = Victoires
arena-wins-about = Part des parties gagnées, en pour cent, avec son intervalle à 95 %. Le trait interrompu est ce que donnerait le hasard seul.
arena-ratings = Niveaux
arena-elo = Elo selon Bradley et Terry : « random » vaut 0, à défaut le premier robot. Intervalles tirés de 200 rééchantillonnages des donnes. Chaque paire reçoit une demi-partie nulle, pour qu’aucun niveau ne soit infini.
arena-skill = Openskill (Plackett et Luce), après toutes les parties dans l’ordre ; de part et d’autre, 1,96 de ses écarts-types.
arena-meetings = Chacun contre chacun
arena-times = Millisecondes par décision
arena-times-about = Barre : moyenne ; trait : ce que 99 décisions sur 100 n’ont pas dépassé. Seulement les décisions où il y a un choix ; au temps de l’horloge, sur une machine peut-être occupée.
arena-failures = Points, temps et défaillances
arena-failures-about = En retard, mort ou coup interdit : chaque fois, le robot a perdu un coup, joué au hasard à sa place.
arena-again = Pour recommencer à l’identique
arena-sprt = Test séquentiel
arena-sprt-about = La courbe est le logarithme du rapport de vraisemblance des deux hypothèses sur les moyennes par donne ; à un trait interrompu, l’une est retenue, à tort environ 5 fois sur 100 au plus.
arena-sprt-stronger = Test conclu après { $deals } donnes : { $first } vaut au moins { $high } Elo de plus que { $second }, plutôt que { $low }.
arena-sprt-weaker = Test conclu après { $deals } donnes : { $first } vaut au plus { $low } Elo de plus que { $second }, plutôt que { $high }.
arena-sprt-open = Test non conclu après { $deals } donnes ({ $low } ou { $high } Elo) : il en faut davantage.
arena-col-bot = Robot
arena-col-pair = Paire
arena-col-wins = Victoires %
arena-col-interval = 95 %
arena-col-lead = Avance
arena-col-score = Points
arena-col-elo = Elo
arena-col-skill = Niveau
arena-col-ms = ms
arena-col-p99 = p99
arena-col-longest = au plus
arena-col-hung = en retard
arena-col-died = mort
arena-col-nonsense = interdit

# Le travail en plusieurs parts : simulate, arena et train sur plusieurs machines
lab-shard = Part { $shard } finie : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } dans { $place }. Quand toutes le seront : voliere merge
lab-so-far = { $games } parties sur { $planned }
lab-stopped = Arrêté : { $games } parties sur { $planned } sont dans { $folder }. La même commande reprend ici.
lab-summary = { $title } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
lab-files = Tableaux : { $files }

# Les études
study-title = { $title } : une étude
study-summary = { $games } parties, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  }, toutes jouées par : { $bots }.
study-honest = Ce qui gagne ici gagne entre ces robots ; des personnes, ou des robots plus forts, jouent peut-être autrement. Tous les intervalles valent 19 fois sur 20.
study-scores = Points
study-lengths = Durée, en décisions de toutes les places
study-spread = La moitié se situe à { $middle } (trait interrompu) ou en dessous ; 9 sur 10 de { $low } à { $high }.
study-always = Toujours { $value }.
study-seats = Places
study-seats-about = Part des parties gagnées depuis chaque place, en pour cent. Le trait interrompu est ce que donnerait le hasard seul ; une victoire partagée compte en partie.
study-margin = Le vainqueur a { $margin } points d’avance en moyenne ; { $ties } % des parties finissent par une victoire partagée.
study-wins = Ce qui gagne
study-wins-about = Points par ligne du décompte : de tous, des vainqueurs, et combien les vainqueurs en ont de plus que les autres à leur table.
study-topic-taken = Cartes prises
study-topic-placed = Cartes posées
study-topic-favourite = Favoris révélés
study-topic-played = Cartes jouées
study-topic-collected = Cartes récoltées
study-topic-seen = Oiseaux observés
study-topic-discarded = Oiseaux défaussés
study-topic-drawn = Oiseaux pris à la rivière
study-topic-bonus = Cartes bonus gardées
study-topic-goals = Objectifs de la partie
study-topic-other = { $event } : { $kind }
study-things-wins = Part des parties gagnées par les places à qui c’est arrivé, en pour cent. Cela va de pair avec la victoire ; ce n’en est pas forcément la cause. Sur beaucoup de cartes, une sur vingt s’écarte par le seul hasard.
study-things-score = Points de toutes les places dans les parties où il était là.
study-surest = Quand il y en a beaucoup, le dessin montre les cas les plus sûrs : ceux dont l’intervalle est le plus haut, et le plus bas.
study-best-wins = Le plus de victoires
study-least-wins = Le moins de victoires
study-best-score = Le plus de points
study-least-score = Le moins de points
study-all = Tous ({ $count }), en tableau
study-col-name = Nom
study-col-share = rencontré %
study-col-wins = victoires %
study-col-score = points
study-col-interval = 95 %
study-col-line = Ligne
study-col-all = tous
study-col-winners = vainqueurs
study-col-lead = avance
study-numbers = Les chiffres
study-numbers-about = Tous les chiffres de cette page, pour un tableur. Toutes les parties, place par place et carte par carte, sont dans les fichiers Parquet qu’écrit la même commande.
study-done = Étude : { $file }

refused-no-lab = Cela demande plus que ce qui est installé : pip install "voliere[lab]"
refused-no-entrant = Pas de robot « { $bot } » : il y a { $known } ; ou module:Classe ; ou program:COMMANDE.
refused-no-program = Il n’y a pas de programme « { $program } » à lancer.
refused-program-form = « { $given } » ne se lit pas comme une commande : { $why }.
refused-bot-label = Deux robots différents s’appellent « { $bot } » : donnez à l’un un autre nom, NOM=ROBOT.
refused-bot-twice = « { $bot } » est nommé deux fois, alors qu’il y a plus de robots que de places.
refused-too-few-bots = Il faut au moins deux robots différents, pas { $given }.
refused-other-contest = { $folder } contient une autre rencontre (ce qui diffère : { $what }). Indiquez un autre dossier avec --out.
refused-sprt-form = --sprt prend deux Elo entre -1000 et 1000, le plus petit d’abord, comme 0,20 ; pas « { $given } ».
refused-sprt-two = --sprt compare deux robots à deux places.
refused-seconds = --seconds doit être supérieur à 0, pas { $given }.
refused-sprt-shard = --sprt regarde toutes les donnes dans l’ordre, ce qu’aucune part n’a : retirez l’un des deux.
refused-shard = --shard est un numéro et le nombre de parts, de 1/8 à 8/8 par exemple ; pas « { $given } ».
refused-shard-seed = --shard demande --seed : toutes les parts jouent un morceau des mêmes parties.
refused-needs-out = { $given } demande un dossier où écrire : --out DOSSIER.
refused-table = Les tableaux sont { $known }, pas « { $given } ».
refused-other-simulation = { $folder } contient une autre simulation (ce qui diffère : { $what }). Indiquez un autre dossier avec --out.
refused-no-run = { $folder } ne contient aucune part à réunir.
refused-shards-missing = Il manque { $missing } parties sur { $planned } : laissez les autres parts finir, ou relancez-les.
refused-shards-differ = { $file } est une part d’autre chose que la première.
refused-training-in-turn = { $title } apprend d’une partie à la suivante : elles ne se répartissent pas (--jobs, --shard, --ray).
refused-no-ray = --ray demande Ray, qui n’est pas installé : pip install "voliere[ray]"
refused-ray-away = Aucune grappe Ray ne répond à { $address } : { $why }
