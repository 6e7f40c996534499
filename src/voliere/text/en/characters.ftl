# Opponents: levels, tempers, what they say. A level's sentences are promises: a bot that does otherwise must change, or the sentence.

bot-stroll = bot: Stroll (1 of 5)
bot-walk = bot: Walk (2 of 5)
bot-outing = bot: Outing (3 of 5)
bot-lookout = bot: Lookout (4 of 5)
bot-expedition = bot: Expedition (5 of 5)

# The five levels

level-1 = Stroll
level-1-about = Looks elsewhere: misses good moves and forgets what was shown.
level-2 = Walk
level-2-about = Takes what pays at once and remembers half of what goes by.
level-3 = Outing
level-3-about = Counts well and remembers most of it, but hardly looks beyond its own game.
level-4 = Lookout
level-4-about = Plans a few turns, guesses what you need and is sometimes there before you.
level-5 = Expedition
level-5-about = Weighs thousands of futures every turn, yet sees only what you would see from that seat.

# What a level does in one game

level-whats-up-1 = Forgets every other card it saw by the next turn.
level-whats-up-2 = Remembers the very last cards flipped.
level-whats-up-3 = Remembers nearly every underside and takes the most useful.
level-whats-up-4 = Remembers all, and sometimes flips the card you needed.
level-whats-up-5 = Remembers all and reckons to the end once few cards are unknown.
level-songbirds-1 = Puts a bird where it looks nice.
level-songbirds-2 = Goes for the biggest berry of the moment.
level-songbirds-3 = Counts the voices of a line before playing and keeps a sensible favourite.
level-songbirds-4 = Guesses your favourite and silences its colour.
level-songbirds-5 = Tries every hand you could hold and makes no mistake in the last moves.
level-feather-1 = Goes where the weather is fine.
level-feather-2 = Goes where its own card adds a tick.
level-feather-3 = Also counts the birds left from the round before.
level-feather-4 = Guesses where the others go and joins them there.
level-feather-5 = Plays its whole hand in thought before every card.
level-piafs-1 = Sends a bird and watches who flies off.
level-piafs-2 = Chases the bird off the perch as soon as it can.
level-piafs-3 = Counts the gap to choose its seed.
level-piafs-4 = Makes couples, and contests a family with you.
level-piafs-5 = Follows every species and solves the last turn.
level-wingspan-1 = Plays the bird it likes, lays eggs when the thought occurs.
level-wingspan-2 = Takes the action that pays most this turn.
level-wingspan-3 = Makes its rows work and follows its bonus.
level-wingspan-4 = Prepares the round goals and watches your mat.
level-wingspan-5 = Plays every idea to the end of the game before choosing.

# Tempers

character-zoe = Sees everything that moves, except what is on the table.
character-barnabe = Delights in every bird, yours included.
character-mehdi = Listens first, plays second, mostly by ear.
character-aminata = Writes everything down, counts well and hurries for no one.
character-prosper = Checks twice, doubts once, then plays as planned.
character-kenji = Waits under his umbrella until the right moment comes within reach.
character-ingrid = Looks so far ahead that this turn already seems old to her.
character-meera = Takes a single picture, the right one, and almost apologises for it.

# What they say

character-zoe-greets-1 = I brought binoculars.
character-zoe-greets-2 = Are we playing properly? All right.
character-zoe-ponders-1 = Wait, I saw something.
character-zoe-ponders-2 = Counting on my fingers. They are cold.
character-zoe-shines-1 = That one was on purpose.
character-zoe-shines-2 = Nearly on purpose.
character-zoe-surprised-1 = Is that allowed?
character-zoe-loses-1 = It was good anyway.
character-zoe-loses-2 = I looked at a squirrel at the wrong time.
character-zoe-wins-1 = I won’t tell anyone. Except everyone.
character-zoe-wins-2 = Oh. Did I win?
character-zoe-again-1 = One more before tea?

character-barnabe-greets-1 = A fine day, and not one mosquito.
character-barnabe-greets-2 = The net is down. I am all yours.
character-barnabe-ponders-1 = One moment, I am enjoying the view.
character-barnabe-ponders-2 = I like both. That is the trouble.
character-barnabe-shines-1 = Well, that fits.
character-barnabe-shines-2 = Pretty, no? I say it without vanity.
character-barnabe-surprised-1 = Goodness, my hat!
character-barnabe-loses-1 = Well played. I saw it all, and it was lovely.
character-barnabe-loses-2 = I lost, but what a view.
character-barnabe-wins-1 = I won? There must be a mistake.
character-barnabe-wins-2 = Luck likes a wide hat.
character-barnabe-again-1 = Another? There is lemonade left.

character-mehdi-greets-1 = Mic is off. We can talk.
character-mehdi-greets-2 = Hello. The wind has dropped, a good sign.
character-mehdi-ponders-1 = Playing it back.
character-mehdi-ponders-2 = Two seconds, there is an echo.
character-mehdi-shines-1 = That one is in tune.
character-mehdi-shines-2 = Keeping that take.
character-mehdi-surprised-1 = I did not hear that one coming.
character-mehdi-loses-1 = Good game. I have it on tape.
character-mehdi-loses-2 = Well played, not a wrong note.
character-mehdi-wins-1 = Small victory, low volume.
character-mehdi-wins-2 = Cut. That was the one.
character-mehdi-again-1 = Another take?

character-aminata-greets-1 = Hello. A new page.
character-aminata-greets-2 = The notebook is open.
character-aminata-ponders-1 = Reading my notes again.
character-aminata-ponders-2 = Nearly. I am one column short.
character-aminata-shines-1 = Underlined, once.
character-aminata-shines-2 = It adds up.
character-aminata-surprised-1 = I had no box for that.
character-aminata-loses-1 = Noted, and well earned.
character-aminata-loses-2 = I am keeping the page. It is instructive.
character-aminata-wins-1 = Thank you for the game. The margins are full.
character-aminata-wins-2 = I shall write it small.
character-aminata-again-1 = There are pages left. Shall we go on?

character-prosper-greets-1 = My lens is clean, and so are my intentions.
character-prosper-greets-2 = Delighted. I shall sit facing the light.
character-prosper-ponders-1 = Let us look more closely.
character-prosper-ponders-2 = I am torn between two certainties.
character-prosper-shines-1 = As in the handbook.
character-prosper-shines-2 = I had it pencilled in.
character-prosper-surprised-1 = That is not in my guide.
character-prosper-loses-1 = I bow, hat in hand.
character-prosper-loses-2 = Well observed. I shall amend my notes.
character-prosper-wins-1 = Sighting confirmed.
character-prosper-wins-2 = The moustache brings luck, at times.
character-prosper-again-1 = Shall we verify this result?

character-kenji-greets-1 = It will rain. We are better in here.
character-kenji-greets-2 = Hello. Take the dry seat.
character-kenji-ponders-1 = Patience. I am waiting too.
character-kenji-ponders-2 = One more drop and I play.
character-kenji-shines-1 = A clear spell.
character-kenji-shines-2 = The right moment came by.
character-kenji-surprised-1 = And yet my glasses are clean.
character-kenji-loses-1 = A shower, but well placed.
character-kenji-loses-2 = Well done. I shall walk home content.
character-kenji-wins-1 = The weather was with me.
character-kenji-wins-2 = Thank you. It was worth the wait.
character-kenji-again-1 = Still raining. Another?

character-ingrid-greets-1 = Good evening. The air is clear.
character-ingrid-greets-2 = In focus. Let us begin.
character-ingrid-ponders-1 = Looking a little further.
character-ingrid-ponders-2 = Three turns from here it gets misty.
character-ingrid-shines-1 = On the axis.
character-ingrid-shines-2 = One could see it from here.
character-ingrid-surprised-1 = You were in my blind spot.
character-ingrid-loses-1 = You saw further. Well done.
character-ingrid-loses-2 = A fine trajectory.
character-ingrid-wins-1 = Good visibility, that is all.
character-ingrid-wins-2 = From far off it looked like a draw.
character-ingrid-again-1 = The sky stays clear. Again?

character-meera-greets-1 = Do sit down. The light is kind.
character-meera-greets-2 = I have a fresh roll.
character-meera-ponders-1 = Hold still.
character-meera-ponders-2 = Waiting for the picture to form.
character-meera-shines-1 = Click.
character-meera-shines-2 = This one will be sharp.
character-meera-surprised-1 = Oh. That is out of frame.
character-meera-loses-1 = I keep the negative. The print is yours.
character-meera-loses-2 = Very well played. I blurred.
character-meera-wins-1 = It is the camera that is good.
character-meera-wins-2 = Thank you. You caught the light well.
character-meera-again-1 = I have one exposure left.
