# The lesson: what each step says. $other is the other player at the table.

lesson-wingspan-goal = You attract birds to a forest, a grassland and a wetland. After 26 turns in four rounds the points decide: birds, eggs, food and cards on birds, goals, bonus.
lesson-wingspan-turn = A turn is one of four things: play a bird, gain food (forest), lay eggs (grassland) or draw cards (wetland). The more birds live in a row, the more it gives.
lesson-wingspan-play = The Yellow-rumped Warbler is cheap: one invertebrate, seed or fruit. Play it in the forest and pay with the fruit. The first bird of a row costs no egg.
lesson-wingspan-eggs = Eggs are points, and you will need them soon. Lay eggs: two, and they go to your only bird.
lesson-wingspan-food = Now gain food: the forest gives one die. Take the fruit. One bird lives there, so you may also trade a card for another die; leave that for today.
lesson-wingspan-power = An action wakes the birds of its row, from right to left. The Warbler’s power: tuck a hand card under it, a point for good, then draw another. Take the Mallard.
lesson-wingspan-price = The trap: from the second bird of a row on you also pay eggs. You have some! Play the Yellow-bellied Sapsucker in the forest.
lesson-wingspan-round = Each round ends with a goal, now birds with an egg in a cavity nest. { $other } has one. Your Sapsucker nests in a cavity too: lay both eggs on it and draw level.
lesson-wingspan-points = The next food action gives two dice, and the Sapsucker finds an invertebrate. So an engine grows: early on build it, towards the end turn it into eggs and points.
lesson-wingspan-done = Choose birds whose powers help each other, keep an eye on goals and your bonus card, and lay eggs in time.
