# When a power acts
wingspan-colour-none = no power
wingspan-colour-brown = when activated
wingspan-colour-white = when played
wingspan-colour-pink = once between turns

# What is printed on a bird
wingspan-nest-platform = platform nest
wingspan-nest-bowl = bowl nest
wingspan-nest-cavity = cavity nest
wingspan-nest-ground = ground nest
wingspan-nest-star = star nest
wingspan-nest-none = no nest
wingspan-icon-predator = predator
wingspan-icon-flocking = flock
wingspan-print-food = { $food ->
    [invertebrate] { $n ->
        [one] { $n } invertebrate
       *[other] { $n } invertebrates
      }
    [seed] { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
      }
    [fish] { $n } fish
    [fruit] { $n ->
        [one] { $n } fruit
       *[other] { $n } fruits
      }
    [rodent] { $n ->
        [one] { $n } rodent
       *[other] { $n } rodents
      }
   *[wild] { $n } of any kind
  }
wingspan-print-or = { $first } or { $last }
wingspan-print-free = free
wingspan-print-nest = { $nest }, { $eggs ->
    [one] { $eggs } egg
   *[other] { $eggs } eggs
  }
wingspan-print-line = { $cost } · { $habitats } · { $nest } · { $points ->
    [one] { $points } point
   *[other] { $points } points
  } · { $span } cm
wingspan-print-power = { $when }: { $power }

# Bonus cards
wingspan-bonus-about-name-terms = Birds whose { $edition ->
    [fr] French
   *[en] English
  } name { $word ->
    [anatomist] mentions a part of the body
    [cartographer] mentions a place or a landscape
    [historian] honours a person
   *[photographer] mentions a colour
  }.
wingspan-bonus-about-points-below = Birds worth fewer than { $n } points.
wingspan-bonus-about-icon = Birds with the { $icon ->
    [flocking] flock
   *[predator] predator
  } icon.
wingspan-bonus-about-eats = { $mode ->
    [only] Birds that eat nothing but { $food ->
        [invertebrate] invertebrates
        [seed] seeds
        [fish] fish
        [fruit] fruits
       *[rodent] rodents
      }.
   *[includes] Birds with { $food ->
        [invertebrate] an invertebrate
        [seed] a seed
        [fish] a fish
        [fruit] a fruit
        [rodent] a rodent
       *[wild] a token of any kind
      } in their cost.
  }
wingspan-bonus-about-eggs-on-bird = Birds with at least { $n ->
    [one] one egg
   *[other] { $n } eggs
  } on them.
wingspan-bonus-about-fewest-habitat = Birds in the habitat where you have the fewest.
wingspan-bonus-about-nest = Birds with { $nest ->
    [platform] a platform
    [bowl] a bowl
    [cavity] a cavity
   *[ground] a ground
  } or star nest.
wingspan-bonus-about-wingspan = Birds with a wingspan of { $op ->
    [gt] more than { $n } cm
   *[le] { $n } cm at most
  }.
wingspan-bonus-about-only-habitat = Birds that live only in the { $habitat ->
    [forest] forest
    [grassland] grassland
   *[wetland] wetland
  }.
wingspan-bonus-about-hand-size = Bird cards left in your hand at the end.
wingspan-bonus-each = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for each.
wingspan-bonus-steps = { $from } to { $to }: { $some } points; { $many } or more: { $most } points.

# Goals
wingspan-goal-green = First, second and third get { $first }, { $second } and { $third } points.
wingspan-goal-blue = A point for each, { $most } at most.

# What the cards of the Automa say
wingspan-automa-play-bird = plays a bird of the tray that fits its bonus card
wingspan-automa-draw-cards = clears the tray and takes a card face down
wingspan-automa-lay-eggs = lays { $n ->
    [one] { $n } egg
   *[other] { $n } eggs
  }
wingspan-automa-gain-food = takes all dice of one face out of the feeder ({ $faces })
wingspan-automa-place-cube = puts a cube on the goal
wingspan-automa-remove-cube = takes a cube off the goal
wingspan-automa-activate-pink = wakes your pink birds
