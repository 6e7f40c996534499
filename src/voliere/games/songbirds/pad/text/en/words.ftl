songbirds-pad-title = Songbirds: score pad
songbirds-pad-pitch = The forest card by card, or the harvests. The cards stay on the table.
songbirds-pad-do-token = Round { $round }, token before { $line }: { $token }
songbirds-pad-do-centre = Round { $round }, at the centre: { $centre }
songbirds-pad-do-lay = Round { $round }, { $cell }: { $laid }
songbirds-pad-do-berries = Round { $round }, harvest of { $colour }: { $berries }
songbirds-pad-do-favourite = Round { $round }, favourite of { $seat }: { $favourite }
songbirds-pad-do-worm = Round { $round }, worm of { $seat }: { $worm }
songbirds-pad-event-token = { $token_key ->
    [none] Round { $round }: no token before { $line }.
   *[other] Round { $round }: token { $token } before { $line }.
  }
songbirds-pad-event-centre = { $centre_key ->
    [none] Round { $round }: the special card is not known.
   *[other] Round { $round }: { $centre } at the centre.
  }
songbirds-pad-event-lay = { $laid_key ->
    [none] Round { $round }: { $cell } is empty.
   *[other] Round { $round }: { $laid } on { $cell }.
  }
songbirds-pad-event-berries = { $berries_key ->
    [none] Round { $round }: the harvest of { $colour } is left to the forest.
   *[other] Round { $round }: { $colour } harvests { $berries }.
  }
songbirds-pad-event-favourite = { $favourite_key ->
    [none] Round { $round }: no favourite of { $seat }.
   *[other] Round { $round }: favourite of { $seat }, { $favourite }.
  }
songbirds-pad-event-worm = { $worm_key ->
    [none] Round { $round }: { $seat }’s worm is not known.
    [0] Round { $round }: no worm for { $seat }.
   *[other] Round { $round }: worm { $worm } for { $seat }.
  }
songbirds-pad-why-laid-twice = Round { $round }: { $card } lies in the forest twice.
songbirds-pad-why-favourite-laid = Round { $round }: { $card }, favourite of { $seat }, lies in the forest too.
songbirds-pad-why-same-favourite = Round { $round }: { $seats } have the same favourite, { $card }.
songbirds-pad-why-token-twice = Round { $round }: there are not so many tokens of { $number }.
songbirds-pad-why-same-worm = Round { $round }: there is only one worm of { $number }.
songbirds-pad-why-berries-over = Round { $round }: { $number } berries, and there are { $most }.
songbirds-pad-event-setup-berries = Shuffle the { $number } berry tokens: one above each column, one before each row.
songbirds-pad-event-setup-diagonals = Shuffle the { $cards } songbirds and lay { $number } of them on the two diagonals.
songbirds-pad-event-setup-alone = Take one card; the other { $left } are the deck.
songbirds-pad-event-setup-together = Everybody takes one card; the other { $left } are the deck.
songbirds-pad-event-setup-side = The special card lies at the centre, this side up: { $side }.
songbirds-pad-event-setup-any-side = Choose a special card and its side, or draw it; it lies at the centre.
songbirds-pad-event-setup-centre = Shuffle the { $cards } songbirds and lay one at the centre.
songbirds-pad-event-setup-hands = Everybody is dealt { $size } cards.
songbirds-pad-event-setup-aside = { $number ->
    [one] The card left over is put aside, unseen.
   *[other] The { $number } cards left over are put aside, unseen.
  }
songbirds-pad-event-setup-first = Whoever won a game most recently begins.
songbirds-pad-event-setup-worms = Early Bird: the { $number } worms lie ready; the first to lay down a favourite takes the { $best }.
songbirds-pad-event-setup-rounds = Extended: { $number ->
    [one] one round
   *[other] { $number } rounds
  }; everything is set anew for each.
songbirds-pad-event-setup-target = Extended: until somebody has { $points } points at the end of a round.
