# A power in a few words, for a line of the board
wingspan-brief-none = no power
wingspan-brief-gain-feeder = die with { $food }{ $cache ->
    [may] , or cache it
   *[no] {""}
  }
wingspan-brief-gain-feeder-all = all dice with { $food }
wingspan-brief-gain-feeder-each = a die for everybody
wingspan-brief-gain-feeder-fewest = die for the fewest in { $habitat }
wingspan-brief-gain-supply = { $food } +{ $n }
wingspan-brief-gain-supply-all = { $food } +{ $n } for everybody
wingspan-brief-cache-supply = cache { $n } { $food } here
wingspan-brief-trade-food = swap a food token
wingspan-brief-egg-for-food = egg → food +{ $n }
wingspan-brief-lay-any = egg +1 anywhere
wingspan-brief-lay-self = egg +1 here
wingspan-brief-lay-each-nest = egg +1 on each { $nest }
wingspan-brief-lay-all-nest = egg for all, 2 for you: { $nest }
wingspan-brief-draw-cards = card +{ $n }{ $discard ->
    [yes] , discard 1 at the end
   *[no] {""}
  }
wingspan-brief-draw-all = card +{ $n } for everybody
wingspan-brief-draw-fewest = card for the fewest in { $habitat }
wingspan-brief-draft-cards = shared draw: 2 for you
wingspan-brief-egg-for-cards = egg → card +{ $n }
wingspan-brief-tuck-hand = tuck 1 → { $then ->
    [draw] card +1
    [lay-self] egg +1 here
   *[gain-supply] { $food } +1
  }
wingspan-brief-food-for-tuck = { $food } → tuck { $n } of the deck
wingspan-brief-hunt-deck = hunt the deck: under { $span } cm
wingspan-brief-hunt-dice = hunt with dice: { $food }
wingspan-brief-move-habitat = wanders to another habitat
wingspan-brief-repeat-brown = repeats a brown power
wingspan-brief-repeat-predator = repeats a predator
wingspan-brief-bonus-cards = bonus card: 1 of { $n }
wingspan-brief-play-extra = one more bird: { $habitat }
wingspan-brief-pink-play-gain = bird in { $habitat } → { $food } +{ $n }
wingspan-brief-pink-play-tuck = bird in { $habitat } → tuck 1
wingspan-brief-pink-food-cache = { $food } gained → cache one
wingspan-brief-pink-predator-feeder = predator succeeds → a die
wingspan-brief-pink-lay-nest = eggs laid → egg on { $nest }

# Icons in any terminal: letters. Food small, habitats and nests capital
wingspan-short-food-invertebrate = i
wingspan-short-food-seed = s
wingspan-short-food-fish = f
wingspan-short-food-fruit = b
wingspan-short-food-rodent = r
wingspan-short-food-wild = *
wingspan-short-habitat-forest = F
wingspan-short-habitat-grassland = G
wingspan-short-habitat-wetland = W
wingspan-short-nest-platform = P
wingspan-short-nest-bowl = B
wingspan-short-nest-cavity = C
wingspan-short-nest-ground = G
wingspan-short-nest-star = ★
wingspan-short-nest-none = –
# The word of a bird's name that is kept whole: the first or the last
wingspan-short-noun = last
wingspan-row-forest = { $n ->
    [one] { $n } die
   *[other] { $n } dice
  }
wingspan-row-grassland = { $n ->
    [one] { $n } egg
   *[other] { $n } eggs
  }
wingspan-row-wetland = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
wingspan-row-slot = { $eggs ->
    [0] · free
    [one] · { $eggs } egg
   *[other] · { $eggs } eggs
  }
wingspan-board-outside = { $count ->
    [0] all dice inside
    [one] { $count } die outside
   *[other] { $count } dice outside
  }
wingspan-board-bonus-count = { $count ->
    [one] { $count } bonus card
   *[other] { $count } bonus cards
  }
wingspan-board-food-legend = food: i invertebrate · s seed · f fish · b fruit (berry) · r rodent · * any
wingspan-board-nest-legend = nests: P platform · B bowl · C cavity · G ground · ★ any; then the egg limit
wingspan-board-mark-legend = > activated · ^ played · ~ between turns · z used · o egg · + cached · = tucked
wingspan-board-row-legend = “+”: one more for a card (forest), a food (grassland) or an egg (wetland)
