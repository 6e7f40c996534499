# The command line
cli-games-id = Name
cli-games-title = Game
cli-games-seats = Players
cli-games-minutes = Minutes
cli-games-pitch = What it is
cli-games-options = Options
cli-games-option = { $id } = { $allowed } ({ $default }): { $about }

cli-simulate-progress = Playing
cli-simulate-rate = { $rate } games/s
cli-simulate-summary = { $title }: { $games ->
    [one] { $games } game
   *[other] { $games } games
  } in { $seconds } s · { $rate } games/s · { $decisions } decisions/s
cli-simulate-length = Decisions per game: { $mean } ± { $sd }
cli-simulate-stopped = Stopped: { $games } of { $planned } games were finished.
cli-simulate-none = Stopped: no game was finished.
cli-simulate-seat = Seat
cli-simulate-bot = Bot
cli-simulate-score = Points
cli-simulate-lines = Points by line
cli-simulate-sd = sd
cli-simulate-interval = 95 %
cli-simulate-wins = Wins %
cli-simulate-independent = Wins: Wilson intervals over { $games } games. Shared victories count in part.
cli-simulate-duplicate = Every deal was played with all { $seats } rotations; intervals come from the means of { $deals } deals (Student’s t; wins with one more deal won and one more lost).
cli-train-progress = Learning
cli-train-stopped = Stopped after { $done } of { $games } games: the same command goes on from { $part }.
cli-train-done = { $file }: learned from { $games ->
    [one] { $games } game
   *[other] { $games } games
  }.

cli-replay-bot = { $seat } ({ $bot })
cli-replay-setup = Set-up
cli-replay-step = Move { $number } of { $count } · { $seat }: { $action }
cli-replay-hidden = a hidden move
cli-replay-end = End of the game
cli-replay-keys = Enter: on · b: back · a number: go there · q: quit
cli-verified-over = verified: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }, final scores { $scores }
cli-verified-open = verified: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }, the game is not over, scores so far { $scores }
cli-verified-seed = SHA-256 of the seed: { $digest }
cli-not-verified = not verified: { $why }

cli-backup-copy = Copying
cli-backup-replay = Playing again
cli-backup-saved = ok: { $file }, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  } played again to the end
cli-backup-restored = ok: restored from { $file }, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  } played again to the end
cli-backup-unknown = { $tables ->
    [one] { $tables } table follows
   *[other] { $tables } tables follow
  } rules this program does not have: kept, not played.
cli-backup-broken = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  } cannot be played again, as stored: { $named }

# Refusals
refused-option-form = Options are given as name=value, not “{ $given }”.
refused-count = { $name } must be a whole number from { $least } on, not { $given }.
refused-bots = { $title } with { $seats ->
    [one] { $seats } seat needs { $seats } bot
   *[other] { $seats } seats needs { $seats } bots
  }, not { $given }.
refused-needs-game = Say which game, or leave out { $given }. There are: { $known }.
refused-file-exists = { $file } exists already. Take another name, or go on with it: voliere play --resume { $file }
refused-resume = With --resume the record says it: leave out { $given }.
refused-step = The record has moves 0 to { $last }, not { $given }.
refused-seat = A seat is all or a number from 1 to { $last }, not “{ $given }”.
refused-usage = { $why }
refused-record-json = This is not a record of a game: it is not JSON.
refused-record-format = This is not a record of a game: format { $format } is expected.
refused-record-game = This record is of “{ $game }”. There are: { $known }.
refused-record-rules = This record follows version { $rules } of the rules of { $game }; the newest known here is version { $version }. A newer Volière may read it.
refused-record-head = This is not a record of a game: its seats or options are missing.
refused-record-seed = This is not a record of a game: the seed must be 32 hexadecimal digits.
refused-record-moves = This is not a record of a game: its moves are missing.
refused-record-players = This is not a record of a game: players are { $seats } objects, each with kind (bot or person) and name.
refused-record-pair = This is not a record of a game: a move is a pair of whole numbers, seat and action.
refused-backup-exists = { $file } exists already. Take another name.
refused-not-a-backup = { $file } is not a backup of Volière.
refused-backup-damaged = { $file } is damaged: it is not what was written. Take another backup.
refused-backup-newer = { $file } was made by a newer Volière. Install that one.
refused-not-empty = The database { $database } is not empty. With --replace, all that is in it is forgotten.
refused-in-use = A server uses this database. Stop it first.
refused-database-form = The database { $database } has form { $form }; this program knows { $newest }. Start `voliere serve` on it once, or use the program it belongs to.
refused-sheet-paper = Paper is one of { $known }, not “{ $given }”.
refused-sheet-kind = A sheet is one of { $known }, not “{ $given }”.
refused-sheet-exists = { $file } exists already and is not one of our sheets. Say --out FILE to write elsewhere.
refused-no-sheet = There are no sheets to print for { $title }. There are for: { $known }.
refused-not-installed = This needs the table, which is not installed: pip install "voliere[table]"
