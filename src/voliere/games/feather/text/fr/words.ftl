feather-title = Birds of a Feather
feather-pitch = Allez observer les oiseaux là où vont les autres : chacun voit tout ce qui s’y montre.

# Les choses
feather-bird-gray-crowned-rosy-finch = Roselin à tête grise
feather-bird-golden-eagle = Aigle royal
feather-bird-mountain-quail = Colin des montagnes
feather-bird-stellers-jay = Geai de Steller
feather-bird-clarks-nutcracker = Cassenoix d’Amérique
feather-bird-mountain-bluebird = Merlebleu azuré
feather-bird-mountain-chickadee = Mésange de Gambel
feather-bird-american-bittern = Butor d’Amérique
feather-bird-northern-harrier = Busard des marais
feather-bird-virginia-rail = Râle de Virginie
feather-bird-belted-kingfisher = Martin-pêcheur d’Amérique
feather-bird-great-blue-heron = Grand Héron
feather-bird-american-avocet = Avocette d’Amérique
feather-bird-red-winged-blackbird = Carouge à épaulettes
feather-bird-greater-roadrunner = Grand Géocoucou
feather-bird-prairie-falcon = Faucon des prairies
feather-bird-lecontes-thrasher = Moqueur de LeConte
feather-bird-cactus-wren = Troglodyte des cactus
feather-bird-gambels-quail = Colin de Gambel
feather-bird-scotts-oriole = Oriole jaune-verdâtre
feather-bird-black-throated-sparrow = Bruant à gorge noire
feather-bird-pileated-woodpecker = Grand Pic
feather-bird-coopers-hawk = Épervier de Cooper
feather-bird-white-headed-woodpecker = Pic à tête blanche
feather-bird-varied-thrush = Grive à collier
feather-bird-western-tanager = Piranga à tête rouge
feather-bird-band-tailed-pigeon = Pigeon à queue barrée
feather-bird-dark-eyed-junco = Junco ardoisé
feather-bird-tufted-puffin = Macareux huppé
feather-bird-osprey = Balbuzard pêcheur
feather-bird-black-footed-albatross = Albatros à pieds noirs
feather-bird-brown-pelican = Pélican brun
feather-bird-black-oystercatcher = Huîtrier de Bachman
feather-bird-long-billed-curlew = Courlis à long bec
feather-bird-western-gull = Goéland d’Audubon
feather-habitat-mountain = Montagne
feather-habitat-wetland = Marécages
feather-habitat-desert = Désert
feather-habitat-forest = Forêt
feather-habitat-ocean = Océan
feather-type-ace = as
feather-type-raptor = rapace
feather-type-rare = rare
feather-type-uncommon1 = inhabituel
feather-type-uncommon2 = inhabituel
feather-type-uncommon3 = inhabituel
feather-type-common = commun
feather-way-left = gauche
feather-way-right = droite
feather-title-no-binoculars = Jumelles oubliées
feather-title-sunday-stroller = Flâneur du dimanche
feather-title-skilled-observer = Bon observateur
feather-title-above-the-rest = Au-dessus du lot
feather-title-big-year = Grande Année

# Actions
feather-do-play = Jouer { $bird }
feather-do-pass = Passer { $bird }
feather-do-keep = Garder { $bird }
feather-do-give = Donner { $bird } à la main neutre
feather-do-discard = Défausser { $bird }

# Questions
feather-ask-choose = Quelle carte jouez-vous ? Elle vous mène dans son habitat.
    .rule = BF-ROUND-1
feather-ask-pass-on = Quelle carte s’envole vers votre voisin de gauche ?
    .rule = BF-MIG-1
feather-ask-keep-one = Quelle carte du lot gardez-vous ?
    .rule = BF-DRAFT-2
feather-ask-give-one = Quelle carte va dans la main neutre ?
    .rule = BF-DRAFT-5
feather-ask-discard-one = Quelle carte quitte votre main ? Vous en piochez une autre.
    .rule = BF-SOLO-2

# Événements
feather-event-dealt = Les cartes sont distribuées, { $number } par main.
feather-event-migration = Migration : chacun passe { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  } à gauche.
feather-event-passed = { $you ->
    [yes] Vous passez
   *[no] { $seat } passe
  } { $bird } à { $seat_other }.
feather-event-received = { $seat_other } { $you ->
    [yes] vous passe { $birds }
   *[no] passe { $birds } à { $seat }
  }.
feather-event-packs = Lot { $number } sur { $packs } : il passe à { $way }.
feather-event-kept = { $you ->
    [yes] Vous gardez
   *[no] { $seat } garde
  } { $bird }.
feather-event-gave = { $you ->
    [yes] Vous donnez
   *[no] { $seat } donne
  } { $bird } à la main neutre.
feather-event-round = Tour { $round } sur { $rounds }.
feather-event-chose = { $you ->
    [yes] Vous posez
   *[no] { $seat } pose
  } { $bird } face cachée.
feather-event-revealed = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
  } { $bird }.
feather-event-neutral = { $count ->
    [one] La main neutre joue
   *[other] Les mains neutres jouent
  } { $birds }.
feather-event-turned = De la pile : { $birds }.
feather-event-scared = { $habitat } : le rapace ({ $bird }) fait fuir { $birds }.
feather-event-saw = { $habitat } : { $you ->
    [yes] vous observez
   *[no] { $seat } observe
  } { $birds }.
feather-event-saw-nothing = { $habitat } : { $you ->
    [yes] vous n’observez
   *[no] { $seat } n’observe
  } rien de nouveau.
feather-event-complete = { $habitat } : { $you ->
    [yes] vous avez
   *[no] { $seat } a
  } observé les sept oiseaux !
feather-event-settled = Oiseaux installés : { $birds }.
feather-event-discarded = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
  } { $bird }.
feather-event-drew = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
  } { $bird }.
feather-event-score = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
feather-event-won = { $count ->
    [one] { $you ->
        [yes] Vous gagnez !
       *[no] { $seats } gagne !
      }
   *[other] { $seats } se partagent la victoire !
  }
feather-event-title = Titre : { $title }.
feather-event-will-see = { $habitat } : { $birds }, à coup sûr.
feather-event-will-see-nothing = { $habitat } : rien de nouveau à coup sûr.
feather-event-will-complete = L’habitat sera complet !
feather-event-will-scare = { $bird } fera fuir { $birds }.
feather-event-may-see = Si { $bird } ne vient pas, aussi { $birds }.

# Score
feather-score-mountain = Montagne
feather-score-wetland = Marécages
feather-score-desert = Désert
feather-score-forest = Forêt
feather-score-ocean = Océan

# Options
feather-option-raptors = Rapaces
feather-option-raptors-about = Un rapace fait fuir les oiseaux installés de son habitat avant que quiconque ne les observe.
feather-option-migration = Migration
feather-option-migration-about = Avant le premier tour, chacun passe quelques cartes à gauche. Ni avec le draft, ni en solitaire.
feather-option-draft = Draft
feather-option-draft-about = Les mains sont choisies dans des lots qui circulent, au lieu d’être distribuées. Ni avec la migration, ni en solitaire.
feather-option-neutral-raptors = Rapaces neutres
feather-option-neutral-raptors-about = Avec les rapaces : ceux des mains neutres et de la pile du solitaire agissent aussi.
feather-option-hide-sheets = Feuilles de score cachées
feather-option-hide-sheets-about = Personne ne voit les feuilles des autres avant la fin.

# Refus
refused-feather-draft-migration = Le draft et la migration ne vont pas ensemble : choisissez l’un des deux.
refused-feather-solo = L’option { $option } se joue de 2 à 7.
refused-feather-neutral-raptors = L’option neutral_raptors=off demande raptors=on, et de 1 à 3 joueurs.

# Plateau
feather-board-round = Tour { $round } sur { $rounds }
feather-board-migrating = Migration
feather-board-pack = Lot { $number } sur { $packs }, passe à { $way }
feather-board-over = Fin de la partie
feather-board-raptors = avec rapaces
feather-board-all = TOUS
feather-board-points = pts
feather-board-total = Total
feather-board-player = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
feather-board-player-hidden = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
feather-board-chosen = a choisi
feather-board-neutral = { $hands ->
    [one] Main neutre
   *[other] Mains neutres
  } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
feather-board-aside = { $cards } cartes de côté
feather-board-pile = Pile : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
feather-board-settled = Oiseaux installés
feather-board-none = aucun pour l’instant
feather-board-nobody = neutre
feather-board-from-pile = pile
feather-board-hand = Main
feather-board-in-hand = Gardées
feather-board-your-pack = Lot en main
feather-board-laid = Face cachée :
feather-board-passing = À gauche :
feather-board-title = Titre : { $title }

# L’application web
feather-web-notebook = Votre carnet
feather-web-notebook-of = Carnet de { $name }
feather-web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
feather-web-worth-ace = 2
feather-web-worth-raptor = 1
feather-web-worth-rare = 1
feather-web-worth-uncommon = 1
feather-web-worth-common = 0
feather-web-worth-all = +3
feather-web-seen = observé
feather-web-not-seen = pas encore observé
feather-web-lost = ne peut plus être observé
feather-web-sure = observé à coup sûr
feather-web-maybe = peut-être
feather-web-held = { $count ->
    [one] en main
   *[other] { $count } en main
  }
feather-web-complete = complet
feather-web-of-seven = { $count } sur 7
feather-web-closed = Ce carnet reste fermé jusqu’à la fin.
feather-web-of-round = du tour { $round }
feather-web-none = Personne encore : les premières cartes s’installent après ce tour.
feather-web-this-round = Ce tour
feather-web-secret = choix secret
feather-web-done = choix fait
feather-web-thinking = choisit
feather-web-new = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
  }
feather-web-scared = Ont fui : { $birds }
feather-web-threatened = va fuir
feather-web-pile = Pile
feather-web-turns-left = { $count ->
    [0] Dernier tour
    [one] Encore { $count } tour
   *[other] Encore { $count } tours
  }
feather-web-from = dès { $points }
feather-web-migrants = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } chacun, vers la gauche
feather-web-pack-of = lot de { $count }
feather-web-to = Pour { $name }
feather-web-memory = Ce que vous avez vu passer : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
feather-web-times = { $name } × { $count }
feather-web-went = { $count } chez { $names }
feather-web-went-each = une chacun : { $names }
feather-web-went-round = { $count ->
    [one] { $count } circule encore
   *[other] { $count } circulent encore
  }
feather-web-neutral-hand = la main neutre
feather-web-kept = { $count ->
    [0] Aucune carte gardée
    [one] { $count } carte gardée
   *[other] { $count } cartes gardées
  }
feather-web-copies = { $name }, { $count } cartes

# Les cartes sorties du jeu
feather-gone = Sorties du jeu
feather-gone-count = { $count ->
    [one] { $count } carte sortie du jeu
   *[other] { $count } cartes sorties du jeu
  }
feather-gone-about = Tout le monde les a vues partir. Une espèce hachurée n’a plus aucune carte.
