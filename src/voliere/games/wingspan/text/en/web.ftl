# What only the web app says
wingspan-web-stand = round { $round }, { $count ->
    [one] { $count } turn left
   *[other] { $count } turns left
  }
wingspan-web-mat = Your habitats
wingspan-web-mat-of = The habitats of { $seat }
wingspan-web-tab-mat = Mat
wingspan-web-tab-market = Market
wingspan-web-tab-hand = Hand
wingspan-web-tab-table = Table
wingspan-web-tab-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
  }
wingspan-web-views = Views
wingspan-web-for = for
wingspan-web-convert-forest = +1 for a card
wingspan-web-convert-grassland = +1 for a food
wingspan-web-convert-wetland = +1 for an egg
wingspan-web-spot = { $habitat }, column { $column }, free: { $eggs ->
    [0] no egg to pay
    [one] { $eggs } egg to pay
   *[other] { $eggs } eggs to pay
  }
wingspan-web-eggs = { $count } of { $limit } eggs
wingspan-web-cached = { $count } cached
wingspan-web-tucked = { $count } tucked
wingspan-web-rests = already used since your turn
wingspan-web-acting = its power is being resolved
wingspan-web-fill = max
wingspan-web-die-place = { $face }, die in the feeder
wingspan-web-whole-card = See the whole card
wingspan-web-lacks = missing
wingspan-web-full = no room
wingspan-web-no-hand = No card in hand.
wingspan-web-hand-of = Hand of { $seat }
wingspan-web-points = Points
wingspan-web-habitats = Habitats
wingspan-web-cost = Cost
wingspan-web-nest = Nest
wingspan-web-span = Wingspan
wingspan-web-cm = { $span } cm
wingspan-web-on-mat = On the mat
wingspan-web-your-food = Your food
wingspan-web-food-count = { $food }: { $count }
wingspan-web-cubes = Turns left this round
wingspan-web-progress = { $count } so far: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
wingspan-web-standing = { $name } { $count } (+{ $points })
wingspan-web-scored = { $name } +{ $points }
wingspan-web-goal-done = scored
wingspan-web-goal-now = this round
wingspan-web-rivals = Other mats
wingspan-web-in-short = { $eggs ->
    [one] { $eggs } egg
   *[other] { $eggs } eggs
  }, { $food } food
wingspan-web-rival = The Automa
wingspan-web-automa-card = Last card: { $card }
wingspan-web-automa-none = No card turned over this round.
wingspan-web-automa-birds = Its birds
wingspan-web-automa-bonus = Looks for
wingspan-web-automa-deck = Cards in its deck: { $count }
wingspan-web-promises = Answers in advance
wingspan-web-promises-about = Nobody else sees them. They hold until you say otherwise.
wingspan-web-promises-none = None of your birds acts between your turns yet.
wingspan-web-shares = Gifts from other players’ birds
wingspan-web-setup-birds = Five birds: which do you keep?
wingspan-web-setup-price = Each bird kept costs { $price } food.
wingspan-web-setup-food = Food to give
wingspan-web-setup-owed = { $given } of { $owed }
wingspan-web-setup-bonus = One bonus card
wingspan-web-setup-given = given
wingspan-web-setup-go = Keep { $birds ->
    [0] no bird
    [one] { $birds } bird
   *[other] { $birds } birds
  }
wingspan-web-setup-need-food = Give { $count } more food.
wingspan-web-setup-much-food = Take { $count } food back.
wingspan-web-setup-need-bonus = Choose a bonus card.
wingspan-web-setup-ready = { $food ->
    [0] You keep no food.
   *[other] You keep { $food } food.
  }
wingspan-web-setup-sealed = Choice made. The others are still choosing.
wingspan-web-clear = Start over
wingspan-web-ask-sort-bird = What do you keep to start with?
wingspan-web-ask-give-up-food = What do you keep to start with?
wingspan-web-ask-save-food = What do you keep to start with?
wingspan-web-ask-choose-bonus = What do you keep to start with?
wingspan-web-ask-offer = { $bird }: use its power?
wingspan-web-ask-share = { $bird } offers you a share: will you take it?
wingspan-web-pay = Pay
wingspan-web-pay-back = Take back 1 { $food }
wingspan-web-pay-price = It costs { $cost }. Choose tokens in any order; any 2 stand for 1.
wingspan-web-pay-owed = Still to cover: { $cost }.{ $spare ->
    [0] {""}
    [one] {" "}One token more makes two that stand for one.
   *[other] {" "}{ $spare } tokens stand for others, two for one.
  }
wingspan-web-pay-ready = That is the price. Pay, or take tokens back.
wingspan-web-ask-pay-food = Pay the food for { $bird }.
wingspan-web-ask-spend-egg = { $bird }: which bird gives { $left ->
    [one] the egg
   *[other] the next of { $left } eggs
  }?
wingspan-web-ask-lay-egg = { $left ->
    [one] Where do you lay the egg?
   *[other] Where do you lay? { $left } eggs to go.
  }
wingspan-web-ask-draw-card = { $left ->
    [one] Which card do you draw?
   *[other] Which card do you draw? { $left } to go.
  }
wingspan-then-turn-bird = Where do you play { $bird }?
wingspan-then-play-another-bird = Where do you play { $bird }?
