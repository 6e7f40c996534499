# The lesson: what each step says. $other is the other player at the table.

lesson-songbirds-goal = Together you fill a forest of five rows and five columns. As soon as one is full, its loudest colour takes the berries lying beside it.
lesson-songbirds-favourite = Nobody owns a colour. The last card left in your hand is your favourite: you score its number, plus all the berries its colour has gathered.
lesson-songbirds-row = Row 2 lacks one card. Place White 4 there: white then sings with 3 + 4 = 7, louder than blue (4), red (1) and green (1). White takes the 15.
lesson-songbirds-column = A new card must touch another by a side. A small one may be enough: with White 1, column c has white 6, red 5, green 2.
lesson-songbirds-silence = Now the trap. In column d blue sings with 7 and white with 6: white would lose. But equal voices silence each other. Place Red 7 on d1.
lesson-songbirds-silenced = Red 7 and blue 7 are both out: white, with only 6, takes the 12. Before you place a card, look for voices that would become equal.
lesson-songbirds-keep = Some turns later. Two cards are left: play Red 4 and keep White 7. What stays in your hand decides everything.
lesson-songbirds-score = White has gathered 54 berries and your favourite adds 7: 61 points. { $other } kept Blue 7 and has 22 + 7 = 29. You win!
lesson-songbirds-done = Feed the colour you keep, hide it from the others, and mind the equal voices.
