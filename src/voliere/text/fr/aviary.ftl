# La volière : la page des oiseaux
aviary-title = La volière
aviary-search = Nom, nom latin, pouvoir…
aviary-all = { $count } oiseaux, { $games ->
    [5] cinq
   *[other] { $games }
  } jeux.
aviary-none = Aucun oiseau ne répond à tout cela.
aviary-show-all = Tout montrer
aviary-filters = { $count ->
    [0] Filtres
   *[other] Filtres, { $count }
  }
aviary-some = { $count ->
    [0] Aucun
    [one] Un seul
   *[other] { $count }
  } { $what }.
aviary-some-search = { $count ->
    [0] Aucun ne répond
    [one] Un seul répond
   *[other] { $count } répondent
  } à « { $query } ».
aviary-that-place = { $n ->
    [one] vit
   *[other] vivent
  } { $place ->
    [forest] en forêt
    [grassland] en prairie
    [wetland] au marais
    [mountain] en montagne
    [desert] au désert
   *[ocean] en mer ou sur ses rives
  }
aviary-that-food = { $n ->
    [one] mange
   *[other] mangent
  } { $food ->
    [invertebrate] des invertébrés
    [seed] des graines
    [fish] du poisson
    [fruit] des fruits
   *[rodent] de petits animaux
  }
aviary-that-nest = { $n ->
    [one] niche
   *[other] nichent
  } { $nest ->
    [platform] sur une plateforme
    [bowl] dans un bol
    [cavity] dans une cavité
    [ground] au sol
   *[star] à sa façon
  }
aviary-that-when = { $n ->
    [one] agit
   *[other] agissent
  } { $when ->
    [brown] à l’activation
    [white] à la pose
    [pink] entre vos tours
   *[none] sans pouvoir
  }
aviary-that-game = { $n ->
    [one] est
   *[other] sont
  } dans { $game }
aviary-that-span = { $n ->
    [one] mesure
   *[other] mesurent
  } de { $from } à { $to } cm
aviary-game = Jeu
aviary-game-all = tous
aviary-habitat = Habitat
aviary-food = Nourriture
aviary-nest = Nid
aviary-power = Pouvoir
aviary-span = Envergure
aviary-span-range = { $from } à { $to } cm
aviary-span-from = Envergure, au moins
aviary-span-to = Envergure, au plus
aviary-cm = { $span } cm
aviary-place-forest = forêt
aviary-place-grassland = prairie
aviary-place-wetland = marais
aviary-place-mountain = montagne
aviary-place-desert = désert
aviary-place-ocean = océan
aviary-eats-invertebrate = invertébrés
aviary-eats-seed = graines
aviary-eats-fish = poisson
aviary-eats-fruit = fruits
aviary-eats-rodent = petits animaux
aviary-nests-platform = plateforme
aviary-nests-bowl = bol
aviary-nests-cavity = cavité
aviary-nests-ground = au sol
aviary-nests-star = autre
aviary-nests-none = aucun
aviary-when-brown = à l’activation
aviary-when-white = à la pose
aviary-when-pink = entre vos tours
aviary-when-none = aucun
aviary-listen = Écouter
aviary-listen-to = Écouter { $bird }
aviary-back-all = Tous les oiseaux, { $number } sur { $count }
aviary-back-some = Les { $count } trouvés, { $number } sur { $count }
aviary-before = L’oiseau précédent
aviary-after = L’oiseau suivant
aviary-cost = Coût
aviary-points = Points
aviary-read = Comment le lire :
aviary-drawn-after = Dessiné d’après
aviary-no-species = oiseau imaginé
aviary-played = Sur { $games } parties de { $seats } robots : joué { $times } fois, { $won } % de victoires (intervalle à 95 % : { $from } à { $to } %).
aviary-near = À rapprocher
aviary-near-power = même pouvoir
aviary-near-kin = même genre
aviary-ruler = Envergure, du { $least } ({ $from } cm) au { $most } ({ $to } cm)
aviary-call = { $count ->
    [one] Une syllabe
   *[other] { $count } syllabes
  } en { $seconds } s, de { $low } à { $high } kHz.
aviary-call-drum = { $count } coups en { $seconds } s.
aviary-met-in-feather = À observer : { $place }, { $type }.
aviary-met-in-piafs = Mâle et femelle, forces de 1 à 6.
aviary-met-in-piafs-pest = Carte malus : un oiseau de votre plus grande pile s’en va.
aviary-met-in-songbirds = Une couleur, sept volumes, de 1 à 7.
aviary-met-in-songbirds-special = Carte spéciale, à quatre joueurs.
aviary-met-in-whats-up = Une couleur, en vols de un, deux ou trois.

# Les noms des oiseaux que ni Wingspan ni Birds of a Feather ne nomment
aviary-name-blackbird = Merle noir
aviary-name-bullfinch = Bouvreuil pivoine
aviary-name-chaffinch = Pinson des arbres
aviary-name-greenfinch = Verdier d’Europe
aviary-name-sparrow = Moineau domestique
aviary-name-yellowhammer = Bruant jaune
aviary-name-carrion-crow = Corneille noire
aviary-name-singer-red = Chanteur rouge
aviary-name-singer-blue = Chanteur bleu
aviary-name-singer-green = Chanteur vert
aviary-name-singer-white = Chanteur blanc
aviary-name-flock-red = Vol rouge
aviary-name-flock-green = Vol vert
aviary-name-flock-yellow = Vol jaune
aviary-name-flock-violet = Vol violet

# Comment lire un pouvoir
aviary-read-none = rien à faire de plus ; il compte pour les objectifs et les cartes Bonus comme les autres.
aviary-read-gain-feeder = la face invertébré ou graine répond aux deux ; si tous les dés se ressemblent, relancez d’abord si vous voulez.
aviary-read-gain-feeder-all = on compte les dés une seule fois ; ceux d’un nouveau lancer ne sont pas pris.
aviary-read-gain-feeder-each = dites qui commence, puis le sens horaire ; une mangeoire vide est relancée aussitôt.
aviary-read-gain-feeder-fewest = à égalité, tous prennent ; vous n’en êtes que si vous avez, vous aussi, le moins d’oiseaux.
aviary-read-gain-supply = la mangeoire n’y est pour rien : les jetons de la réserve ne manquent jamais.
aviary-read-gain-supply-all = chacun y gagne : il sert surtout à qui en a besoin plus que les autres.
aviary-read-cache-supply = le jeton vaut un point à la fin et ne se mange plus.
aviary-read-trade-food = un jeton stocké ne s’échange pas, et le nouveau doit être d’une autre sorte.
aviary-read-egg-for-food = l’œuf vient d’un autre oiseau que lui ; sans cet œuf, rien.
aviary-read-lay-any = lui compris, s’il reste de la place.
aviary-read-lay-self = si son nid est plein, l’œuf est perdu.
aviary-read-lay-each-nest = lui compris ; ceux qui sont pleins sont passés, et l’étoile vaut tous les nids.
aviary-read-lay-all-nest = vos deux œufs d’abord, sur deux oiseaux différents, puis ceux des autres.
aviary-read-draw-cards = une carte à la fois ; le plateau Oiseaux n’est complété qu’à la fin du tour.
aviary-read-draw-all = de la pioche seulement, vous d’abord, puis dans le sens horaire.
aviary-read-draw-fewest = à égalité, tous piochent ; vous d’abord si vous en êtes. Il sert donc tôt, tant que votre marais est petit.
aviary-read-draft-cards = la première et la dernière sont pour vous : choisissez en pensant à celle que personne ne prendra.
aviary-read-egg-for-cards = l’œuf peut venir de n’importe lequel de vos oiseaux, celui-ci compris.
aviary-read-tuck-hand = la suite ne vient que si une carte a été glissée ; chaque carte glissée vaut un point.
aviary-read-food-for-tuck = les deux cartes sont glissées sans être vues ; le jeton vient de votre réserve, jamais d’un oiseau.
aviary-read-hunt-deck = juste au-dessous de la limite compte, juste à la limite non.
aviary-read-hunt-dice = plus il y a de dés dehors, plus la chasse a de chances ; un seul jeton est stocké, quoi qu’il arrive.
aviary-read-move-habitat = il emporte œufs, jetons et cartes, va à la première place libre, et n’est pas « joué ».
aviary-read-repeat-brown = le pouvoir agit comme sur l’autre oiseau, qui peut être à gauche ou à droite.
aviary-read-repeat-predator = lui-même n’est pas un prédateur ; il lui en faut un dans sa ligne.
aviary-read-bonus-cards = les deux sont à vous seul ; celle que vous ne gardez pas est défaussée.
aviary-read-play-extra = son coût en œufs et en nourriture reste dû, et son pouvoir à la pose agit aussi.
aviary-read-pink-play-gain = compte la ligne où l’oiseau est posé ; un oiseau qui se déplace ne compte pas.
aviary-read-pink-play-tuck = vous pouvez renoncer ; la carte glissée vaut un point.
aviary-read-pink-food-cache = seuls les dés de son action de forêt comptent, pas ceux de ses pouvoirs.
aviary-read-pink-predator-feeder = il suffit d’un succès, même d’une chasse répétée.
aviary-read-pink-lay-nest = jamais sur lui-même ; l’étoile vaut tous les nids.
