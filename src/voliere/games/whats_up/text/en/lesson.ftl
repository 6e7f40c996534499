# The lesson: what each step says. $other is the other player at the table.

lesson-whats-up-goal = Thirty cards, each with birds on both sides. Whoever first lines up the rows they need wins: one, two, then three birds of the same colour. With two players that is all four rows.
lesson-whats-up-sides = The two sides of a card differ in exactly one thing: the colour or the number. So beneath three red birds lie one or two red ones, or three of another colour.
lesson-whats-up-first = A turn is one card turned over. Only the side that appears counts. Turn the circled one.
lesson-whats-up-rows = One red bird: it starts your red row and the card is yours. Next you need two red birds. Now watch { $other } closely.
lesson-whats-up-remember = { $other } turned over two red birds. Two violet birds begin no row, so the card stays. You know what lies beneath: turn it back!
lesson-whats-up-trap = Beware: every row begins with one bird. Three birds of a new colour are no use yet. Turn this card and see what becomes of it.
lesson-whats-up-complete = It stays, and everybody has seen both sides. Meanwhile { $other } turned three red birds face down, here. You need exactly those.
lesson-whats-up-end = Red is complete: six birds. If nobody completes all rows, the game ends with three cards left, or when nobody adds a card for too long. Then the most birds win.
lesson-whats-up-done = That is all there is to it: turn, remember, line up. Your memory does the rest.
