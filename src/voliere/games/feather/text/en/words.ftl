feather-title = Birds of a Feather
feather-pitch = Go birdwatching where the others go: everybody sees whatever shows itself there.

# Things
feather-bird-gray-crowned-rosy-finch = Gray-crowned Rosy-Finch
feather-bird-golden-eagle = Golden Eagle
feather-bird-mountain-quail = Mountain Quail
feather-bird-stellers-jay = Steller’s Jay
feather-bird-clarks-nutcracker = Clark’s Nutcracker
feather-bird-mountain-bluebird = Mountain Bluebird
feather-bird-mountain-chickadee = Mountain Chickadee
feather-bird-american-bittern = American Bittern
feather-bird-northern-harrier = Northern Harrier
feather-bird-virginia-rail = Virginia Rail
feather-bird-belted-kingfisher = Belted Kingfisher
feather-bird-great-blue-heron = Great Blue Heron
feather-bird-american-avocet = American Avocet
feather-bird-red-winged-blackbird = Red-winged Blackbird
feather-bird-greater-roadrunner = Greater Roadrunner
feather-bird-prairie-falcon = Prairie Falcon
feather-bird-lecontes-thrasher = LeConte’s Thrasher
feather-bird-cactus-wren = Cactus Wren
feather-bird-gambels-quail = Gambel’s Quail
feather-bird-scotts-oriole = Scott’s Oriole
feather-bird-black-throated-sparrow = Black-throated Sparrow
feather-bird-pileated-woodpecker = Pileated Woodpecker
feather-bird-coopers-hawk = Cooper’s Hawk
feather-bird-white-headed-woodpecker = White-headed Woodpecker
feather-bird-varied-thrush = Varied Thrush
feather-bird-western-tanager = Western Tanager
feather-bird-band-tailed-pigeon = Band-tailed Pigeon
feather-bird-dark-eyed-junco = Dark-eyed Junco
feather-bird-tufted-puffin = Tufted Puffin
feather-bird-osprey = Osprey
feather-bird-black-footed-albatross = Black-footed Albatross
feather-bird-brown-pelican = Brown Pelican
feather-bird-black-oystercatcher = Black Oystercatcher
feather-bird-long-billed-curlew = Long-billed Curlew
feather-bird-western-gull = Western Gull
feather-habitat-mountain = Mountain
feather-habitat-wetland = Wetland
feather-habitat-desert = Desert
feather-habitat-forest = Forest
feather-habitat-ocean = Ocean
feather-type-ace = ace
feather-type-raptor = raptor
feather-type-rare = rare
feather-type-uncommon1 = uncommon
feather-type-uncommon2 = uncommon
feather-type-uncommon3 = uncommon
feather-type-common = common
feather-way-left = left
feather-way-right = right
feather-title-no-binoculars = Binoculars left at home
feather-title-sunday-stroller = Sunday stroller
feather-title-skilled-observer = Skilled observer
feather-title-above-the-rest = Above the rest
feather-title-big-year = Big Year

# Actions
feather-do-play = Play { $bird }
feather-do-pass = Pass on { $bird }
feather-do-keep = Keep { $bird }
feather-do-give = Give { $bird } to the neutral hand
feather-do-discard = Discard { $bird }

# Questions
feather-ask-choose = Which card do you play? It takes you to its habitat.
    .rule = BF-ROUND-1
feather-ask-pass-on = Which card flies to your left neighbour?
    .rule = BF-MIG-1
feather-ask-keep-one = Which card from the pack do you keep?
    .rule = BF-DRAFT-2
feather-ask-give-one = Which card goes to the neutral hand?
    .rule = BF-DRAFT-5
feather-ask-discard-one = Which card leaves your hand? You draw another one.
    .rule = BF-SOLO-2

# Events
feather-event-dealt = The cards are dealt, { $number } to each hand.
feather-event-migration = Migration: everybody passes { $number ->
    [one] { $number } card
   *[other] { $number } cards
  } to the left.
feather-event-passed = { $you ->
    [yes] You pass
   *[no] { $seat } passes
  } { $bird } to { $seat_other }.
feather-event-received = { $you ->
    [yes] You receive
   *[no] { $seat } receives
  } { $birds } from { $seat_other }.
feather-event-packs = Pack { $number } of { $packs }: it goes to the { $way }.
feather-event-kept = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
  } { $bird }.
feather-event-gave = { $you ->
    [yes] You give
   *[no] { $seat } gives
  } { $bird } to the neutral hand.
feather-event-round = Round { $round } of { $rounds }.
feather-event-chose = { $you ->
    [yes] You lay
   *[no] { $seat } lays
  } { $bird } face down.
feather-event-revealed = { $you ->
    [yes] You play
   *[no] { $seat } plays
  } { $bird }.
feather-event-neutral = { $count ->
    [one] The neutral hand plays
   *[other] The neutral hands play
  } { $birds }.
feather-event-turned = From the pile: { $birds }.
feather-event-scared = { $habitat }: the raptor ({ $bird }) drives away { $birds }.
feather-event-saw = { $habitat }: { $you ->
    [yes] you see
   *[no] { $seat } sees
  } { $birds }.
feather-event-saw-nothing = { $habitat }: { $you ->
    [yes] you see
   *[no] { $seat } sees
  } nothing new.
feather-event-complete = { $habitat }: { $you ->
    [yes] you have
   *[no] { $seat } has
  } seen all seven birds!
feather-event-settled = Settled birds: { $birds }.
feather-event-discarded = { $you ->
    [yes] You discard
   *[no] { $seat } discards
  } { $bird }.
feather-event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
  } { $bird }.
feather-event-score = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
feather-event-won = { $count ->
    [one] { $you ->
        [yes] You win!
       *[no] { $seats } wins!
      }
   *[other] { $seats } share the victory!
  }
feather-event-title = Title: { $title }.
feather-event-will-see = { $habitat }: { $birds }, for certain.
feather-event-will-see-nothing = { $habitat }: nothing new for certain.
feather-event-will-complete = That completes the habitat!
feather-event-will-scare = { $bird } will drive away { $birds }.
feather-event-may-see = Unless { $bird } comes, also { $birds }.

# Score
feather-score-mountain = Mountain
feather-score-wetland = Wetland
feather-score-desert = Desert
feather-score-forest = Forest
feather-score-ocean = Ocean

# Options
feather-option-raptors = Raptors
feather-option-raptors-about = A raptor drives away the settled birds of its habitat before anybody sees them.
feather-option-migration = Migration
feather-option-migration-about = Before the first round, everybody passes some cards to the left. Not with the draft, not alone.
feather-option-draft = Draft
feather-option-draft-about = Hands are picked from packs that go round, instead of being dealt. Not with migration, not alone.
feather-option-neutral-raptors = Neutral raptors
feather-option-neutral-raptors-about = With raptors: those in neutral hands and in the solo pile act too.
feather-option-hide-sheets = Hidden score sheets
feather-option-hide-sheets-about = Nobody sees the others’ score sheets before the end.

# Refusals
refused-feather-draft-migration = Draft and migration cannot be combined: choose one of them.
refused-feather-solo = Option { $option } is for 2 to 7 players.
refused-feather-neutral-raptors = Option neutral_raptors=off needs raptors=on, and 1 to 3 players.

# Board
feather-board-round = Round { $round } of { $rounds }
feather-board-migrating = Migration
feather-board-pack = Pack { $number } of { $packs }, passed to the { $way }
feather-board-over = End of the game
feather-board-raptors = with raptors
feather-board-all = ALL
feather-board-points = pts
feather-board-total = Total
feather-board-player = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
feather-board-player-hidden = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
feather-board-chosen = has chosen
feather-board-neutral = { $hands ->
    [one] Neutral hand
   *[other] Neutral hands
  }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
feather-board-aside = { $cards } cards set aside
feather-board-pile = Pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
feather-board-settled = Settled birds
feather-board-none = none yet
feather-board-nobody = neutral
feather-board-from-pile = pile
feather-board-hand = Hand
feather-board-in-hand = Kept
feather-board-your-pack = Pack in hand
feather-board-laid = Face down:
feather-board-passing = To the left:
feather-board-title = Title: { $title }

# The web app
feather-web-notebook = Your notebook
feather-web-notebook-of = Notebook of { $name }
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
feather-web-seen = seen
feather-web-not-seen = not seen yet
feather-web-lost = can no longer be seen
feather-web-sure = sure to be seen
feather-web-maybe = perhaps
feather-web-held = { $count ->
    [one] in hand
   *[other] { $count } in hand
  }
feather-web-complete = complete
feather-web-of-seven = { $count } of 7
feather-web-closed = This notebook stays closed until the end.
feather-web-of-round = from round { $round }
feather-web-none = Nobody yet: the first cards settle after this round.
feather-web-this-round = This round
feather-web-secret = secret choice
feather-web-done = choice made
feather-web-thinking = is choosing
feather-web-new = { $count } new
feather-web-scared = Driven away: { $birds }
feather-web-threatened = will be driven away
feather-web-pile = Pile
feather-web-turns-left = { $count ->
    [0] Last turn
    [one] { $count } more turn
   *[other] { $count } more turns
  }
feather-web-from = from { $points }
feather-web-migrants = { $count ->
    [one] { $count } card each
   *[other] { $count } cards each
  }, to the left
feather-web-pack-of = pack of { $count }
feather-web-to = To { $name }
feather-web-memory = What you saw go by: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
feather-web-times = { $name } × { $count }
feather-web-went = { $count } with { $names }
feather-web-went-each = one each: { $names }
feather-web-went-round = { $count ->
    [one] { $count } still goes round
   *[other] { $count } still go round
  }
feather-web-neutral-hand = the neutral hand
feather-web-kept = Kept: { $count ->
    [0] none yet
    [one] { $count } card
   *[other] { $count } cards
  }
feather-web-copies = { $name }, { $count } cards

# The cards that left the game
feather-gone = Out of the game
feather-gone-count = { $count ->
    [one] { $count } card out of the game
   *[other] { $count } cards out of the game
  }
feather-gone-about = Everybody saw them go. A hatched species has no card left.
