# The rules: contents, search, a page for each game
handbook-quick = On one page
handbook-whole = Full rules
handbook-search = Search the rules
handbook-found = { $count ->
    [0] nothing
   *[other] { $at } of { $count }
  }
handbook-contents = Contents
handbook-here = { $at } of { $count }
handbook-example = A real position
handbook-perch = perch

handbook-whats-up-aim = Flip, remember, line up: one, two, three birds of a colour.
handbook-whats-up-flip-title = Flip a card
handbook-whats-up-flip = Just one, whichever you like. *No passing*, and no peeking first.
handbook-whats-up-take-title = It fits? It is yours
handbook-whats-up-take = Only the face turned up counts: *1* opens a row, *2* follows 1, *3* follows 2.
handbook-whats-up-stay-title = Otherwise it stays
handbook-whats-up-stay = Its new face up for all. Remember what lies beneath.
handbook-whats-up-back-title = Behind every card
handbook-whats-up-back = Either the number changes or the colour, *never both*: five possibilities.
handbook-whats-up-win-title = To win
handbook-whats-up-win-2 = With two players
handbook-whats-up-win-3 = With three players
handbook-whats-up-win-4 = With four players
handbook-whats-up-win-rows = { $count } rows
handbook-whats-up-else-title = Otherwise
handbook-whats-up-else-three = *Three cards* left: most birds wins, then fewest cards.
handbook-whats-up-else-stall = *Eight rounds* without a card taken: the same count.
handbook-whats-up-else-one = One row of a colour only; nothing leaves it again.

handbook-songbirds-aim = Keep in hand the favourite whose colour will have harvested most.
handbook-songbirds-lay-title = Lay a bird
handbook-songbirds-lay = On an empty place that *shares a side* with an occupied one.
handbook-songbirds-line-title = A line is full
handbook-songbirds-line = Add the volumes of each colour: blue *6*, red *6*, green *3*, white *1*.
handbook-songbirds-tie-title = Equal strengths fall silent
handbook-songbirds-tie = Blue and red are out; *green*, the strongest of the rest, takes the token.
handbook-songbirds-keep-title = Keep your favourite
handbook-songbirds-keep = Your *last card*: nobody sees it before the end.
handbook-songbirds-score-title = The score
handbook-songbirds-score-volume = The volume of your favourite
handbook-songbirds-score-berries = All berries of its colour
handbook-songbirds-score-tie = If tied: the favourite with the greater volume
handbook-songbirds-else-title = Good to know
handbook-songbirds-else-none = No colour left? The token leaves the game.
handbook-songbirds-else-same = Two players may share a colour: *each* scores it in full.
handbook-songbirds-else-four = With four players a special card takes the centre.

handbook-piafs-aim = Queue at the feeder: a crowd that is strong enough chases the bird off its perch.
handbook-piafs-play-title = Play a bird into a row
handbook-piafs-play = It waits at the end. *2 + 4 against 5*: the crowd is stronger.
handbook-piafs-seed-title = The difference names the seed
handbook-piafs-seed = Difference *1*: the seed in position 1 and the bird chased off are yours, with a pest beside it. From 5 on: the deck.
handbook-piafs-climb-title = The strongest climbs
handbook-piafs-climb = And you compare again: *2 against 4*, it is over. Otherwise the chain goes on.
handbook-piafs-draw-title = Draw
handbook-piafs-draw = Up to *four cards*, from the track or the deck. An empty feeder triggers the end.
handbook-piafs-score-title = The score
handbook-piafs-score-pair = *A pair*, male and female of the same strength
handbook-piafs-score-most = *Most of a species*: the eggs of your birds
handbook-piafs-score-eggs = eggs
handbook-piafs-score-seeds = *The seeds* of your pile
handbook-piafs-score-range = 1 to 3
handbook-piafs-else-title = Pests, and the end
handbook-piafs-else-squirrel = *Squirrel.* Two seeds of your pile, drawn at random, are gone.
handbook-piafs-else-crow = *Crow.* A bird of your biggest pile is gone; you say which.
handbook-piafs-else-low = *Too weak?* Keep a bird of your hand, no stronger than the one played.
handbook-piafs-else-end = *At the end*, keep two birds of your hand in secret.

handbook-feather-aim = Go and watch birds where the others go: everybody sees all that shows itself there.
handbook-feather-choose-title = Choose in secret
handbook-feather-choose = A card each, face down; *all together* you turn them over.
handbook-feather-place-title = Your card says where you are
handbook-feather-place = In *its habitat*, and nowhere else this round.
handbook-feather-see-title = See all that is there
handbook-feather-see = Your bird, those others reveal there, and *those that stayed* from the round before.
handbook-feather-stay-title = Then birds settle
handbook-feather-stay = Those of this round stay for the next; those before *leave the game*.
handbook-feather-score-title = The score
handbook-feather-score-ace = The ace
handbook-feather-score-one = Raptor, rare, uncommon
handbook-feather-score-common = Common
handbook-feather-score-all = *All seven* of a habitat, on top
handbook-feather-else-title = Good to know
handbook-feather-else-twice = A species counts *only once*.
handbook-feather-else-last = Everybody’s last card is not played.
handbook-feather-else-raptor = As an option, a raptor scares off the birds settled in its habitat.

handbook-wingspan-aim = Attract birds to three habitats: each makes your next turn a little richer.
handbook-wingspan-play-title = Play a bird
handbook-wingspan-play = Pay its food and the eggs of the column. Its power “when played” acts once.
handbook-wingspan-forest-title = Forest: eat
handbook-wingspan-forest = Take dice from the feeder, then wake your birds from right to left.
handbook-wingspan-grassland-title = Grassland: lay
handbook-wingspan-grassland = Lay eggs on your birds, as many as their nests hold. Then the powers.
handbook-wingspan-wetland-title = Wetland: draw
handbook-wingspan-wetland = From the tray or the deck. Then the powers.
handbook-wingspan-rounds-title = 26 turns in four rounds
handbook-wingspan-rounds = *8, 7, 6, then 5 turns*: a cube stays on the goal at the end of each round. The goal is counted and the tray renewed.
handbook-wingspan-powers-title = Three kinds of powers
handbook-wingspan-powers-brown = *Brown, when activated.* Every time its habitat is used.
handbook-wingspan-powers-white = *White, when played.* Just once.
handbook-wingspan-powers-pink = *Pink, between your turns.* When another triggers it, once.
handbook-wingspan-score-title = The score
handbook-wingspan-score-birds = The points of your birds
handbook-wingspan-score-bonus = Bonus cards
handbook-wingspan-score-goals = Goals of the rounds
handbook-wingspan-score-eggs = Each egg
handbook-wingspan-score-cached = Each cached token
handbook-wingspan-score-tucked = Each tucked card
handbook-wingspan-else-title = Good to know
handbook-wingspan-else = Any two tokens count as one when you play a bird. *All dice alike?* You may reroll before you take. A full habitat still yields: it wakes five birds.

# Examples from real positions
handbook-at-whats-up-behind = Behind *two reds*, five cards are possible: two greens, two yellows or two violets, one red or three reds.
handbook-at-whats-up-fits = You own one yellow bird. *Two yellows* are yours; so is a single green, which opens a row. Three yellows must wait.
handbook-at-whats-up-row = A complete row: 1 + 2 + 3, *six birds*. Left at two cards, it is worth only three.
handbook-at-songbirds-strength = Blue has two cards, 4 and 2: strength *6*. Red has a single 6, and is just as strong; green has 3, white 1.
handbook-at-songbirds-silent = Blue sings 4 + 2, red 6: *6 each*, they silence one another. Green, with 3, takes the token.
handbook-at-songbirds-none = Red 5, blue 3 + 2; green 1, white 1. *All fall silent*, and the token leaves the game.
handbook-at-songbirds-score = Your favourite is green *5*, and green has harvested the tokens 12, 9 and 7: 5 + 28 = *33 points*.
handbook-at-piafs-crowd = On the perch, a chaffinch *5*. On the ground, 3 + 1 + 3 = *7*: difference 2. The second seed and the chaffinch are yours.
handbook-at-piafs-chain = The blackbird *3*, nearer than the greenfinch, has climbed. On the ground, 1 + 3 = *4*: difference 1. The first seed and the blackbird are yours too.
handbook-at-piafs-low = *3 against 5*: nothing moves. In return you may keep a bird of your hand, of strength 1, 2 or 3.
handbook-at-piafs-pair = A male and a female chaffinch, both of strength 4: *5 points*. And their 2 + 2 eggs, if nobody has more chaffinches than you.
handbook-at-feather-three = You play the forest’s common bird. Another comes with the ace, and the rare one had stayed: *three boxes* for both of you.
handbook-at-feather-score = The desert’s ace is worth 2, two uncommon birds 1 each, the common one 0: *4 points*. Yet you need the common one for all seven.
handbook-at-feather-raptor = The hawk appears: thrush and tanager, settled in the forest, leave *before* anybody sees them.
handbook-at-wingspan-place = The third place of the wetland costs *1 egg*: Mallard or Wood Duck gives it. Then 1 fish and 1 token of your choice. The Common Loon brings *6 points*.
handbook-at-wingspan-instead = The Blue Jay costs 1 seed and 1 token of your choice. No seed? *Two fish* stand in for it, and the fruit is the token of your choice.
handbook-at-wingspan-reroll = Only three dice are left, *three fish*: before you take one, you may reroll all five.
handbook-at-wingspan-cached = The Carolina Chickadee has cached *two seeds*. They pay for nothing any more, but are worth 2 points at the end.
