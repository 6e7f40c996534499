# The web app

# Everywhere
web-home = Home
web-close = Close
web-language = Language
web-rules = Rules
web-rule-here = The rule for this
web-settings = Settings
web-you = You
web-guest = Guest
web-free = free
web-points = points
web-refused = That did not work.
web-laying = Setting the table …
web-connecting = Connecting …
web-no-page = There is nothing here.
web-no-page-about = This address leads to no page of Volière.
web-not-loaded = This page could not be loaded.
web-not-loaded-about = Check the connection, then reload the page.
web-updated = Volière has been updated.
web-reload = Reload
refused-offline = The server cannot be reached. Check the connection.
web-offline = No connection
web-offline-about = The server does not answer. Your games are kept there: nothing is lost.
web-offline-again = Try again

# Settings
web-theme = Theme
web-theme-system = same as device
web-theme-light = light
web-theme-dark = dark
web-theme-to-light = Switch to the light theme
web-theme-to-dark = Switch to the dark theme
web-motion = Animations
web-motion-system = same as device
web-motion-on = on
web-motion-off = off
web-pace = Speed of others’ turns
web-pace-0 = at once
web-pace-125 = ×4
web-pace-250 = ×2
web-pace-500 = ×1
web-pace-1000 = ½
web-confirm-step = Confirm every choice
web-confirm-step-about = A first click shows what a choice does, a second one plays it.
web-letters = Single-letter shortcuts
web-letters-about = G, H, B, U, the digits… Escape, arrows and Enter always work.
web-sound = Sounds of the table
web-sound-about = Cards, dice and eggs, and a short call when it is your turn.
web-calls = Birds call
web-calls-about = A bird calls when it is played or seen.
web-volume = Volume
web-percent = { $share } %
web-mute = Mute
web-unmute = Sound on
web-remarks = Bots’ remarks
web-remarks-about = A few words under their name, at most seven in a game.
web-notify = Notification on your turn
web-notify-about = The browser tells you when this page is out of sight.
web-notify-denied = The browser does not allow it. You can allow it in its settings for this site.
web-recovery = Recovery link
web-recovery-about = Brings you and your tables to another device. It works once; keep it to yourself. A new link ends the old one.
web-recovery-make = Make a link
web-recovery-again = Make a new link
web-become = Become somebody else?
web-become-about = On this device you are { $name }. This link hands it over to whoever made the link. To be { $name } here again, you will need a recovery link of { $name }’s own.
web-become-yes = Use the link
web-become-no = Stay { $name }
web-not-recovered = This link is no longer valid.

# Me
web-me = Me
web-me-about = Name, recovery link, devices, your data.
web-me-nobody = This device belongs to nobody yet. Say your name to begin.
web-me-name-about = Tables you sat down at before keep the name you had.
web-me-save = Save
web-me-saved = Saved.
web-me-stay = Stay signed in
web-devices = Devices
web-device-this = This device
web-device-other = Another device
web-device-used = Last used on { $day }
web-device-out = That device is signed out.
web-devices-out = All other devices are signed out. An older recovery link no longer works.
web-sign-out = Sign out
web-sign-out-others = Sign out all others
web-sign-out-everywhere = Sign out everywhere
web-sign-out-sure = Only a recovery link brings you back to your tables afterwards. Make one first and keep it, if you want to come back.
web-data = My data
web-data-about = Your name, devices and tables, all you said there, and the records of your finished games, in one file.
web-data-get = Download
web-data-getting = { $got } of { $all } games …
web-delete = Delete me
web-delete-about = Removes you from this server, for good.
web-delete-ask = Delete me …
web-delete-name = Your name, your devices, your recovery link and everything you said at tables will be erased.
web-delete-tables = Where others play, a bot takes over and your seat loses its name. Tables without anybody else are removed.
web-delete-back = There is no way back: nobody can restore it.
web-delete-not = Keep everything
web-delete-on = Continue
web-delete-sure = { $name }, do you really want to be deleted?
web-delete-do = Delete for good

# Lobby
web-lobby-title = { $count ->
    [one] One bird game, one table.
    [2] Two bird games, one table.
    [3] Three bird games, one table.
    [4] Four bird games, one table.
    [5] Five bird games, one table.
    [6] Six bird games, one table.
   *[other] { $count } bird games, one table.
  }
web-lobby-about = Play tonight with friends or against bots. No account: choose a game, share the link.
web-box = We have the box here
web-games = The games
web-players-range = { $low } to { $high } players
web-minutes = { $minutes } min
web-with = With { $names }.
web-is-yours = It is your turn.
web-tables-wait = { $count ->
    [one] One table is waiting for you.
   *[other] { $count } tables are waiting for you.
  }
web-while-away = While you were away
web-while-away-more = { $count ->
    [one] One earlier event
   *[other] { $count } earlier events
  } in the log.
web-is-theirs = It is somebody else’s turn.
web-waiting-players = Waiting for players.
web-my-tables = My tables
web-my-tables-none = No open table. Open one: your friends only need to follow the link.
web-waiting-for-me = Waiting for you
web-all-games = All my games
web-which-game = Which game
web-every-game = every game
web-no-games = No game yet.
web-more = Show more
web-put-away = Put away
web-hide = Hide it from my tables
web-unhide = Show it among my tables
web-hide-about = It goes on all the same, and stays among all your games.
web-close-table = End this table
web-close-table-about = It ends without a result, for good.
web-closed = This table was closed.
web-closed-about = It ended without a result.
web-result-won = Won { $best }–{ $next }.
web-result-lost = { $count ->
    [2] Lost { $own }–{ $best }.
   *[other] Place { $place } of { $count }, { $own }–{ $best }.
  }
web-result-shared = Shared the victory with { $best }.
web-result-theirs = { $name } won { $best }–{ $next }.
web-result-points = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
web-list-over = Finished on { $day }.
web-open = Open
web-see = View
web-invited = Invited by a friend?
web-invited-about = Paste the address you were given.
web-invited-address = Address of the invitation
web-invited-wrong = That is not the address of a table.
web-join = Join

# A new table
web-players = Players
web-seat = Seat { $number }
web-your-name = Your name
web-friend-name = Their name
web-options = Variants
web-options-usual = Standard rules
web-play = Play
web-open-table = Open the table

# Joining and waiting
web-invited-to = You are invited to a game of { $title }.
web-sit = Sit down
web-seat-free = free seat
web-no-seat = Every seat is taken.
web-watch = Watch
web-no-table = This table cannot be opened.
web-waiting-title = Waiting for friends
web-waiting-about = The game of { $title } begins when every seat is taken. Send this link, or let your friends scan the code.
web-seat-bot = Seat this bot
web-seat-bot-level = Which bot
web-sit-here = Sit here
web-cancel-table = Cancel the table
web-cancel-sure = Cancel for everybody? Nobody will be able to sit down any more.
web-cancel-not = Keep it
web-link = Address
web-copy = Copy
web-copied = Copied.
web-copy-failed = Not copied. The address is selected: copy it with the keyboard or a long press.
web-reach-choose = Invite by this address
web-reach-home = For people on the same Wi-Fi as you.
web-reach-near = Only this device can open this address: the server lets nobody else in.
web-reach-near-how = To let other devices in, stop it and start it with
web-reach-no-network = This device is on no network: nobody else can open this address. Connect to a Wi-Fi, then load the page again.
web-qr = QR code of the address
web-seed-hash = Fingerprint of the seed:

# The table
web-around = Around the table
web-log = Log
web-board = Board
web-choices = What you may choose
web-menu = Menu
web-bot = bot
web-away = away
web-here = here
web-to-act = to play
web-yours = Your turn
web-over = Game over
web-unveiling = What was hidden is turned over.
web-thinking = { $count ->
    [one] { $names } is thinking …
   *[other] Waiting for { $names } …
  }
web-unknown = The rest depends on chance or on hidden cards.
web-unknown-all = What happens next depends on chance or on hidden cards.
web-armed = { $action }?
web-confirm = Confirm
web-change = Change
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-asked = You asked to take a move back. Waiting for { $names }.
web-undo-sure = Undo your last move?
web-undo-keep = No, keep it
web-undo-wanted = { $seat } would like to take back a move.
web-undo-agree = Agree
web-undo-refuse = Refuse
web-your-hand = Your hand
web-see-scores = See the scores
web-lost = Connection lost. Nothing else is: the game is saved.
web-lost-again = Next try in { $seconds } s.
web-lost-trying = Trying again …
web-lost-now = Try now
web-handover = Pass the device to { $name }.
web-handover-about = Everybody else, please look away.
web-handover-ready = I’m { $name }: show my cards
web-talk = Chat
web-talk-text = Say something
web-talk-send = Send
web-talk-choose = Choose a message …
web-unread = { $count ->
    [one] One unread message.
   *[other] { $count } unread messages.
  }
web-talk-none = There is nothing to say right now.
web-scores = Score so far
web-scores-hidden = Blank: what you cannot know yet.
web-scores-none = Points are counted at the end.
web-score-so-far = Score so far: { $score }
web-leave = Leave the table
web-leave-about = A bot plays on for you.
web-leave-yours = The seat stays yours: until the game ends you can come back, from “My tables” or with the table’s link.
web-leave-others = The others are told. If everybody who plays agrees, somebody else may take your seat.
web-leave-stay = Stay
web-come-back = Come back
web-you-left = You left; a bot plays for you.
web-somebody = former player
web-gone = left
web-gone-bot = Left the table: a bot plays on.
web-shares = Same device as { $names }
web-wish = A seat is asked for
web-wish-asked = { $name } would like to take { $seat }’s seat.
web-wish-about = They would see the cards of that seat. It takes the consent of everybody who plays.
web-wish-how = Somebody has left this game. You can ask { $names } for the seat.
web-wish-ask = Ask for { $name }’s seat
web-wish-waiting = Asked. Waiting for { $names } …
web-wish-ended = You did not get the seat: somebody refused, or the table has changed.
web-watch-link = For those who want to watch
web-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
  }
web-bot-plays-on = Away: a bot plays on.
web-take-back = Take my seat back
web-stand-in = A bot plays for you.
web-stand-in-end = Take over
web-absent = { $name } is away. The table waits.
web-to-bot = Let a bot play
web-to-bot-about = Is this player away for long? A bot can play on; the seat stays theirs.
web-to-bot-mine = A bot can play for you until you come back.

# Keys
web-keys = Keys
web-key-arrows = move between possible choices
web-key-shift = visit everything, possible or not
web-key-enter = choose
web-key-escape = go back a step; skip animations
web-key-go = jump to the first possible choice
web-key-hand = go to your hand
web-key-board = go to the board
web-key-digits = choose a card from your hand
web-key-undo = undo
web-key-log = log
web-key-scores = score so far
web-key-rules = rules
web-key-talk = chat
web-key-keys = this list

# The end
web-end-won = { $you ->
    [yes] You win, { $best } to { $next }.
   *[no] { $seat } wins, { $best } to { $next }.
  }
web-end-shared = { $names } share the victory with { $best }.
web-end-together = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
web-line = Category
web-total = Total
web-rematch = Play again together
web-rematch-alone = Play again
web-rematch-join = Join the next game
web-next = The next game is ready: your seat is waiting.
web-replay = Watch the replay
web-share = Share
web-proof-about = The fingerprint was shown from the start, the seed only now: nothing was changed in between.
web-seed = Seed
web-record = Download the record
web-see-table = See the table

# Lessons
web-lesson = Lesson
web-print = Sheets to print
web-print-score = Score sheets
web-print-aid = Player aid
web-lesson-about = { $steps ->
    [one] One step
   *[other] { $steps } steps
  } on a prepared table, at your own pace.
web-lesson-step = Lesson, { $step } of { $count }
web-lesson-read = Read the note in the margin, then go on.
web-lesson-over = The lesson is over. Well done!
web-lesson-next = Next
web-lesson-back = Read again
web-lesson-do = Pick what is circled.
web-lesson-only = In the lesson, pick what is circled.
web-lesson-play = Play a real game
web-lesson-open = A lesson you have begun.
web-lesson-leave = Give up the lesson
web-lesson-leave-about = Next time it starts over. To go on later, just close the page.

# Replay
web-replay-title = Replay
web-no-replay = This game cannot be replayed.
web-replay-start = The table is set.
web-replay-secret = Somebody has made a secret choice.
web-replay-first = To the start
web-replay-back = Back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = Next
web-replay-last = To the end

# What others do, step by step
web-since = Since your turn
web-since-more = { $count } earlier steps
web-since-coming = to come
web-since-go = Your turn
web-again = Watch again
web-since-sheet = Tell what happened since my turn
web-plays = { $name } plays
web-step = Step { $step } of { $of }.
web-skip = Skip
web-skip-key = Esc
web-gifts = Take gifts without asking
web-gifts-about = What somebody else offers you for nothing is taken for you.
web-large = See in full: { $name }
web-back-to-mine = My mat
web-key-initial = an opponent’s place, in full
web-key-space = skip what others do
web-log-new = Log: { $count ->
    [0] nothing new
    [one] { $count } new line
   *[other] { $count } new lines
  }
