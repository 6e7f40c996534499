# The arena: what the command says and its report shows
arena-summary = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  }, { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }
arena-how = Every deal was played in all seat rotations; 95 % intervals come from the means of deals, not from games. Shared victories count in part.
arena-part = Only { $deals } of { $planned } deals were played.
arena-none = Stopped: no deal was finished. The same command goes on from here.
arena-stopped = Stopped after { $deals } of { $planned } deals. The same command goes on from here.
arena-resumed = Going on: { $games ->
    [one] { $games } game is
   *[other] { $games } games are
  } in { $folder } already.
arena-files = Report: { $report } · table: { $table }
arena-standings = Standings
arena-wins = Wins
arena-wins-about = Share of games won, in percent, with its 95 % interval. The dashed line is what chance alone would give.
arena-ratings = Ratings
arena-elo = Elo after Bradley and Terry: “random” is 0, or else the first bot. Intervals from 200 drawings of the deals. Every pair was given half a drawn game, so that no rating is infinite.
arena-skill = Openskill (Plackett and Luce), after all games in order; with 1.96 of its own deviations on either side.
arena-meetings = Each against each
arena-times = Milliseconds a decision
arena-times-about = Bar: mean; line: what 99 of 100 decisions kept to. Only decisions with a choice; time on the clock of a machine that may have been busy.
arena-failures = Points, time and failures
arena-failures-about = Too late, died, or not allowed: each cost the bot’s own seat one move, made at random.
arena-again = The same again
arena-sprt = Sequential test
arena-sprt-about = The line is the log-likelihood ratio of the two claims on the means of deals; at a dashed line one of them is accepted, wrongly at most about 5 times in 100.
arena-sprt-stronger = Test decided after { $deals } deals: { $first } is at least { $high } Elo stronger than { $second }, rather than { $low }.
arena-sprt-weaker = Test decided after { $deals } deals: { $first } is at most { $low } Elo stronger than { $second }, rather than { $high }.
arena-sprt-open = Test not decided after { $deals } deals ({ $low } or { $high } Elo): more deals are needed.
arena-col-bot = Bot
arena-col-pair = Pair
arena-col-wins = Wins %
arena-col-interval = 95 %
arena-col-lead = Lead
arena-col-score = Points
arena-col-elo = Elo
arena-col-skill = Skill
arena-col-ms = ms
arena-col-p99 = p99
arena-col-longest = longest
arena-col-hung = late
arena-col-died = died
arena-col-nonsense = not allowed

# Work in parts: simulate, arena and train on many machines
lab-shard = Shard { $shard } is done: { $games ->
    [one] { $games } game
   *[other] { $games } games
  } in { $place }. Once all shards are: voliere merge
lab-so-far = { $games } of { $planned } games
lab-stopped = Stopped: { $games } of { $planned } games are in { $folder }. The same command goes on from here.
lab-summary = { $title }: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
lab-files = Tables: { $files }

# Studies
study-title = { $title }: a study
study-summary = { $games } games, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }, all played by: { $bots }.
study-honest = What wins here wins among these bots; people, and stronger bots, may play otherwise. All intervals hold 19 times out of 20.
study-scores = Points
study-lengths = Length, in decisions of all seats
study-spread = Half of all lie at { $middle } (dashed) or below; 9 of 10 from { $low } to { $high }.
study-always = Always { $value }.
study-seats = Seats
study-seats-about = Share of games won from each seat, in percent. The dashed line is what chance alone would give; shared victories count in part.
study-margin = The winner is { $margin } points ahead on average; { $ties } % of games end with a shared victory.
study-wins = What wins
study-wins-about = Points by line of the score: of all, of winners, and how much more winners have of it than the others at their table.
study-topic-taken = Cards taken
study-topic-placed = Cards placed
study-topic-favourite = Favourites revealed
study-topic-played = Cards played
study-topic-collected = Cards collected
study-topic-seen = Birds seen
study-topic-discarded = Birds discarded
study-topic-drawn = Birds taken from the tray
study-topic-bonus = Bonus cards kept
study-topic-goals = Goals of the game
study-topic-other = { $event }: { $kind }
study-things-wins = Share of games won by seats this happened to, in percent. That goes together with winning; it need not be the reason. Of many cards, one in twenty lies apart by chance alone.
study-things-score = Points of all seats in games where it was there.
study-surest = Where there are many, the drawing shows the surest: those whose intervals lie furthest up, and furthest down.
study-best-wins = Most wins
study-least-wins = Fewest wins
study-best-score = Most points
study-least-score = Fewest points
study-all = All { $count }, as a table
study-col-name = Name
study-col-share = met %
study-col-wins = wins %
study-col-score = points
study-col-interval = 95 %
study-col-line = Line
study-col-all = all
study-col-winners = winners
study-col-lead = lead
study-numbers = The numbers
study-numbers-about = Every figure of this page, for a spreadsheet. All games, seat by seat and card by card, are in the Parquet files the same command writes.
study-done = Study: { $file }

refused-no-lab = This needs more than is installed: pip install "voliere[lab]"
refused-no-entrant = No bot “{ $bot }”: there are { $known }; or module:Class; or program:COMMAND.
refused-no-program = There is no program “{ $program }” to start.
refused-program-form = “{ $given }” cannot be read as a command: { $why }.
refused-bot-label = Two different bots are called “{ $bot }”: give one another name with NAME=BOT.
refused-bot-twice = “{ $bot }” is named twice, but there are more bots than seats.
refused-too-few-bots = A contest needs two different bots or more, not { $given }.
refused-other-contest = { $folder } holds another contest (not the same: { $what }). Name another folder with --out.
refused-sprt-form = --sprt takes two Elo figures between -1000 and 1000, the lower first, such as 0,20; not “{ $given }”.
refused-sprt-two = --sprt compares two bots at two seats.
refused-seconds = --seconds must be more than 0, not { $given }.
refused-sprt-shard = --sprt looks at all deals in their order, which no shard has: leave out one of the two.
refused-shard = --shard is a number and how many there are, from 1/8 to 8/8 for instance; not “{ $given }”.
refused-shard-seed = --shard needs --seed: all shards play parts of the same games.
refused-needs-out = { $given } needs a folder to write to: --out FOLDER.
refused-table = Tables are { $known }, not “{ $given }”.
refused-other-simulation = { $folder } holds another simulation (not the same: { $what }). Name another folder with --out.
refused-no-run = { $folder } holds no shards to merge.
refused-shards-missing = { $missing } of { $planned } games are missing: let the other shards finish, or start them again.
refused-shards-differ = { $file } is a shard of something else than the first one.
refused-training-in-turn = { $title } learns from one game to the next: they cannot be shared out (--jobs, --shard, --ray).
refused-no-ray = --ray needs Ray, which is not installed: pip install "voliere[ray]"
refused-ray-away = No Ray cluster answers at { $address }: { $why }
