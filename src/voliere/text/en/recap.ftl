# A finished game told once more: the page of the end, and the replay.

# What decided it
recap-line = { $line } made the difference: { $best } to { $next }.
recap-tie = Level on points: the tie-break decided.
recap-led-throughout = In front from start to finish.
recap-led-before =
  { $you ->
    [yes] Before the last round, you were leading.
    *[no] Before the last round, { $seats } { $count ->
        [one] was
        *[other] were
      } leading.
  }
recap-led-since =
  { $late ->
    [0] In front for good since { $since }.
    *[other] In front only since { $since }.
  }
recap-longest-lead =
  { $you ->
    [yes] You led for longest: { $n } turns of { $turns }.
    *[no] { $seat } led for longest: { $n } turns of { $turns }.
  }

# When
recap-when-round = round { $round }
recap-when-turn = turn { $turn }
recap-when-both = round { $round }, turn { $turn }
recap-when-last = the last choice
recap-when-of = { $when } ({ $seat })
recap-when-yours = { $when } (you)
recap-when = { $when }
recap-since-round = round { $round }
recap-since-turn = turn { $turn }
recap-since-both = round { $round }, turn { $turn }
recap-since-last = the last choice

# Headlines
recap-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    *[other] { $place }th
  }
recap-team-name = Your team
recap-record-new = your record, +{ $more }
recap-record-equal = your record, equalled
recap-record-best = your record: { $best }
recap-record-first = your first such game
recap-record-about = { $count ->
    [one] Compared with one earlier game with as many players and the same options.
    *[other] Compared with { $count } earlier games with as many players and the same options.
  }

# The cards of the page
recap-race = The race
recap-race-about = a click leads to that turn
recap-race-go = Go to this moment in the replay
recap-account = The account
recap-total = Total
recap-turning = The turning point
recap-turning-here = the turning point
recap-turning-said = { $you ->
    [yes] { $when }: you go ahead for good
    *[no] { $when }: { $seat } goes ahead for good
  }{ $points ->
    [0] .
    *[other] , { $points ->
        [one] +1 point.
        *[other] { $points } points at once.
      }
  }
recap-turning-loss = { $you ->
    [yes] { $when }: you go ahead for good.
    *[no] { $when }: { $seat } goes ahead for good.
  }
recap-best-yours = Your best turn: { $when }, { $points ->
    [one] 1 point.
    *[other] { $points } points.
  }
recap-best-theirs = The best turn of { $seat }: { $when }, { $points ->
    [one] 1 point.
    *[other] { $points } points.
  }
recap-best-team = The best turn: { $when }, { $points ->
    [one] 1 point.
    *[other] { $points } points.
  }
recap-see-turn = See this turn again
recap-turns = Turns to see again
recap-awards = Honours
recap-proof = An honest deal: check the seed, download the game
recap-image = Picture to share
recap-image-about = Made here, on your device; nothing is sent.
recap-image-save = Save the picture
recap-image-share = Share…
recap-image-link = Link to the replay
recap-image-alt = { $title } { $decided }

# Honours
recap-award-turn = { $alone ->
    [yes] The best turn
    *[no] The best turn of the game
  }
recap-award-lead = Longest in front
recap-turn-n = { $n ->
    [one] 1 point
    *[other] { $n } points
  }
recap-lead-n = { $n ->
    [one] 1 turn
    *[other] { $n } turns
  }
recap-of-turns = of { $n } in all

# The replay
recap-eyes = Seen by
recap-eyes-open = open hands
recap-eyes-public = the public
recap-at = Moment { $moment } of { $last }.
recap-step = step { $step } of { $steps }
recap-slider = Moment
recap-speed-now = Speed: × { $speed }
recap-link = Link to this moment
recap-linked = Link copied.
recap-keys = ← → step, ⇧ turn, ⌥ round, space plays, 1–4 speed, L link
recap-log = Log
recap-round = round { $round }
recap-start = The set-up
recap-search = Find a word
recap-nothing = Nothing found.
