# The aviary: the page of birds
aviary-title = The aviary
aviary-search = Name, Latin name, power…
aviary-all = { $count } birds, { $games ->
    [5] five
   *[other] { $games }
  } games.
aviary-none = No bird answers to all of that.
aviary-show-all = Show all
aviary-filters = { $count ->
    [0] Filters
   *[other] Filters, { $count }
  }
aviary-some = { $count ->
    [0] None
    [one] Only one
   *[other] { $count }
  } { $what }.
aviary-some-search = { $count ->
    [0] None answers
    [one] Only one answers
   *[other] { $count } answer
  } to “{ $query }”.
aviary-that-place = { $n ->
    [one] lives
   *[other] live
  } { $place ->
    [forest] in the forest
    [grassland] in grassland
    [wetland] in wetland
    [mountain] in the mountains
    [desert] in the desert
   *[ocean] at sea or on its shores
  }
aviary-that-food = { $n ->
    [one] eats
   *[other] eat
  } { $food ->
    [invertebrate] invertebrates
    [seed] seeds
    [fish] fish
    [fruit] fruit
   *[rodent] small animals
  }
aviary-that-nest = { $n ->
    [one] nests
   *[other] nest
  } { $nest ->
    [platform] on a platform
    [bowl] in a bowl
    [cavity] in a cavity
    [ground] on the ground
   *[star] in a way of its own
  }
aviary-that-when = { $n ->
    [one] acts
   *[other] act
  } { $when ->
    [brown] when activated
    [white] when played
    [pink] between your turns
   *[none] without a power
  }
aviary-that-game = { $n ->
    [one] is
   *[other] are
  } in { $game }
aviary-that-span = { $n ->
    [one] measures
   *[other] measure
  } { $from } to { $to } cm
aviary-game = Game
aviary-game-all = all
aviary-habitat = Habitat
aviary-food = Food
aviary-nest = Nest
aviary-power = Power
aviary-span = Wingspan
aviary-span-range = { $from } to { $to } cm
aviary-span-from = Wingspan, at least
aviary-span-to = Wingspan, at most
aviary-cm = { $span } cm
aviary-place-forest = forest
aviary-place-grassland = grassland
aviary-place-wetland = wetland
aviary-place-mountain = mountain
aviary-place-desert = desert
aviary-place-ocean = ocean
aviary-eats-invertebrate = invertebrates
aviary-eats-seed = seeds
aviary-eats-fish = fish
aviary-eats-fruit = fruit
aviary-eats-rodent = small animals
aviary-nests-platform = platform
aviary-nests-bowl = bowl
aviary-nests-cavity = cavity
aviary-nests-ground = on the ground
aviary-nests-star = other
aviary-nests-none = none
aviary-when-brown = when activated
aviary-when-white = when played
aviary-when-pink = between your turns
aviary-when-none = none
aviary-listen = Listen
aviary-listen-to = Listen to { $bird }
aviary-back-all = All birds, { $number } of { $count }
aviary-back-some = The { $count } found, { $number } of { $count }
aviary-before = The bird before
aviary-after = The next bird
aviary-cost = Cost
aviary-points = Points
aviary-read = How to read it:
aviary-drawn-after = Drawn after
aviary-no-species = imagined bird
aviary-played = In { $games } games of { $seats } bots: played { $times } times, { $won }% of those won (95% interval: { $from } to { $to }%).
aviary-near = See also
aviary-near-power = same power
aviary-near-kin = same genus
aviary-ruler = Wingspan, from { $least } ({ $from } cm) to { $most } ({ $to } cm)
aviary-call = { $count ->
    [one] One syllable
   *[other] { $count } syllables
  } in { $seconds } s, from { $low } to { $high } kHz.
aviary-call-drum = { $count } beats in { $seconds } s.
aviary-met-in-feather = To be seen in: { $place }, { $type }.
aviary-met-in-piafs = Male and female, strengths 1 to 6.
aviary-met-in-piafs-pest = Pest card: a bird of your biggest pile is lost.
aviary-met-in-songbirds = One colour, seven volumes, 1 to 7.
aviary-met-in-songbirds-special = Special card, with four players.
aviary-met-in-whats-up = One colour, in flocks of one, two or three.

# Names of the birds that neither Wingspan nor Birds of a Feather names
aviary-name-blackbird = Eurasian Blackbird
aviary-name-bullfinch = Eurasian Bullfinch
aviary-name-chaffinch = Common Chaffinch
aviary-name-greenfinch = European Greenfinch
aviary-name-sparrow = House Sparrow
aviary-name-yellowhammer = Yellowhammer
aviary-name-carrion-crow = Carrion Crow
aviary-name-singer-red = Red Singer
aviary-name-singer-blue = Blue Singer
aviary-name-singer-green = Green Singer
aviary-name-singer-white = White Singer
aviary-name-flock-red = Red Flock
aviary-name-flock-green = Green Flock
aviary-name-flock-yellow = Yellow Flock
aviary-name-flock-violet = Violet Flock

# How to read a power
aviary-read-none = nothing more to do; it counts for goals and bonus cards like any other.
aviary-read-gain-feeder = the face with invertebrate or seed answers to both; if all dice are alike you may reroll first.
aviary-read-gain-feeder-all = the dice are counted once; those of a new roll are not taken.
aviary-read-gain-feeder-each = you say who begins, then clockwise; an empty feeder is rolled again at once.
aviary-read-gain-feeder-fewest = if tied, all of them take one; you do only if you too have the fewest.
aviary-read-gain-supply = the feeder has no part in it: tokens of the supply never run out.
aviary-read-gain-supply-all = everybody gains: it helps whoever needs it most.
aviary-read-cache-supply = the token is a point at the end and is no longer food.
aviary-read-trade-food = cached food cannot be traded, and the new token must be of another kind.
aviary-read-egg-for-food = the egg comes from another bird than this; without such an egg, nothing.
aviary-read-lay-any = this one included, if there is room.
aviary-read-lay-self = if its nest is full, the egg is lost.
aviary-read-lay-each-nest = this one included; full ones are passed over, and a star counts as every nest.
aviary-read-lay-all-nest = your two eggs first, on two different birds, then those of the others.
aviary-read-draw-cards = one card at a time; the tray is filled up only at the end of the turn.
aviary-read-draw-all = from the deck only, you first, then clockwise.
aviary-read-draw-fewest = if tied, all draw; you first if you are among them. So it helps early, while your wetland is small.
aviary-read-draft-cards = the first and the last are yours: choose with the one nobody will take in mind.
aviary-read-egg-for-cards = the egg may come from any of your birds, this one included.
aviary-read-tuck-hand = the rest follows only if a card was tucked; each tucked card is a point.
aviary-read-food-for-tuck = both cards are tucked unseen; the token comes from your own food, never from a bird.
aviary-read-hunt-deck = just below the limit counts, exactly at the limit does not.
aviary-read-hunt-dice = the more dice lie outside, the better the odds; one token is cached, no matter what.
aviary-read-move-habitat = it takes eggs, food and cards along, goes to the first free place, and is not “played”.
aviary-read-repeat-brown = the power acts as it would on the other bird, which may stand to the left or the right.
aviary-read-repeat-predator = it is no predator itself; it needs one in its row.
aviary-read-bonus-cards = both are for your eyes only; the one you do not keep is discarded.
aviary-read-play-extra = its eggs and food are still owed, and its power when played acts too.
aviary-read-pink-play-gain = the row where the bird is laid counts; a bird that moves does not.
aviary-read-pink-play-tuck = you may decline; the tucked card is a point.
aviary-read-pink-food-cache = only dice of their forest action count, not those of their powers.
aviary-read-pink-predator-feeder = one success is enough, even of a repeated hunt.
aviary-read-pink-lay-nest = never on itself; a star counts as every nest.
