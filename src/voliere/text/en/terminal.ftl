# Playing in a terminal
terminal-you = You
terminal-language-name = English

# Bots
bot-random = bot: plays at random
bot-denier = bot: takes what others need
bot-greedy = bot: greedy

# Start
terminal-start-title = Volière
terminal-start-subtitle = Bird games on one table
terminal-start-game = We play
terminal-start-language = Language
terminal-start-players = Players
terminal-start-seat = Seat { $number }
terminal-start-me = me
terminal-start-friend = a friend, on this device
terminal-start-begin = Begin the game
terminal-start-game-about = { $pitch } About { $minutes } minutes.
terminal-start-language-about = The language of everything that is said here.
terminal-start-players-about = How many play: { $counts }.
terminal-start-seat-about = Who sits here: you, a friend who plays on this device too, or a bot.
terminal-start-begin-about = Press Enter, or click.

# The table
terminal-your-turn = Your turn
terminal-turn = { $name }: your turn
terminal-thinking = { $name } is thinking …
terminal-over = The game is over.
terminal-unknown = The rest depends on chance or on hidden cards.
terminal-unknown-all = What happens next depends on chance or on hidden cards.
terminal-confirm = Enter, or click again: do it. Esc: back.
terminal-choose = Click what is lit, or choose from the list.
terminal-not-your-turn = It is not your turn.
terminal-not-now = That cannot be chosen now.
terminal-nothing-to-say = There is nothing to say right now.
terminal-taken-back = { $name } takes the last move back.
terminal-saved = Saved: { $file }

# Keys
terminal-key-undo = undo
terminal-key-say = say
terminal-key-scores = scores
terminal-key-rules = rules
terminal-key-language = français
terminal-key-help = help
terminal-key-leave = quit
terminal-key-skip = don’t wait
terminal-key-result = result
terminal-key-close = close
terminal-key-choose = choose
terminal-key-change = change
terminal-key-begin = begin
terminal-space = Space

# Windows
terminal-handover-title = Pass the device to { $name }
terminal-handover-about = Everybody else, please look away. { $name } presses Enter when ready.
terminal-handover-first = The cards are on the table.
terminal-ready = I’m { $name }: show my cards
terminal-say-title = Say or propose
terminal-scores-title = Scores so far
terminal-scores-hidden = ? is what you cannot know yet.
terminal-score-total = Total
terminal-score-place = Place
terminal-end-title = The game is over
terminal-end-save = Save the game
terminal-end-again = Play again
terminal-end-new = Another game
terminal-end-board = Look at the table
terminal-end-quit = Quit
terminal-quit-title = Leave the game?
terminal-quit-save = Save and leave
terminal-quit-leave = Leave without saving
terminal-quit-recorded = Leave; the game is in { $file }
terminal-quit-stay = Go on playing
terminal-save-title = Save the game
terminal-save-about = Enter saves, Esc goes back. To go on later: voliere play --resume FILE
terminal-help-title = How to play here
terminal-help-mouse = Click what is lit. Each click leaves fewer options; when one is left, you read what it does, and a second click does it.
terminal-help-list = Or use the list: arrow keys or numbers, then Enter.
terminal-help-esc = Esc takes back the last thing picked.
terminal-help-undo = u takes back your last move, as long as nothing hidden has been shown since.
terminal-help-say = m is for what may be said or proposed at any time.
terminal-help-scores = s shows the scores as far as you can know them.
terminal-help-rules = r shows the rules of the game.
terminal-help-language = l changes the language.
terminal-help-skip = The space bar skips the bots’ pauses.
terminal-help-scroll = PgUp and PgDn move the board where it does not fit.
terminal-help-quit = q leaves, and can save the game.

# Plain text
plain-choose-game = Which game? (number or name)
plain-prompt = Your choice (a number, the words of an action, or help)
plain-log = What happened:
plain-option = { $number }. { $text }   [{ $words }]
plain-say = You may also say:
plain-help =
    A number or the words in brackets choose an option, for example: { $example }
    undo · log · scores · rules · board · help · quit
plain-bad = “{ $given }” is not a choice. Enter a number from 1 to { $last }, the words of an action, or help.
plain-pass = Pass the device to { $name }, then press Enter.
plain-end = End of the game
plain-kept = The game is in { $file }.

# Refusals
refused-no-bot = No bot “{ $bot }”. There are: { $known }.
refused-no-training = { $title } has nothing to learn. There is: { $known }.
refused-training-other = { $file } belongs to a training of another game or seed: name another file with --out, or remove it.
refused-bot-broken = Bot “{ $bot }” cannot play: { $why }
refused-chairs = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  } for { $people ->
    [one] { $people } person
   *[other] { $people } people
  } and { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  }: that does not add up.
refused-names = { $given ->
    [one] { $given } name
   *[other] { $given } names
  } given, { $allowed } needed, of 1 to { $longest } letters each.
refused-no-rules = The rules of { $title } are not at hand.
refused-file = { $file }: { $why }
refused-undo-nothing = There is nothing to take back.
refused-undo-secret = This move cannot be taken back: it has shown something hidden, or met chance.
refused-undo-answered = This move cannot be taken back: the answer to it has shown something hidden.
