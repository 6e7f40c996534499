whats-up-pad-title = What’s Up: score pad
whats-up-pad-pitch = Everybody’s rows on one screen. The cards stay on the table.
whats-up-pad-do-row = { $seat }: { $colour }, { $length }
whats-up-pad-do-quiet = Turns without a card: { $turns }
whats-up-pad-event-row = { $length_key ->
    [none] { $seat }: no { $colour } row.
    [1] { $seat }: one card in the { $colour } row.
   *[other] { $seat }: { $length } cards in the { $colour } row.
  }
whats-up-pad-event-quiet = { $turns_key ->
    [none] Turns without a card are counted from nought.
    [1] One turn without a card.
   *[other] { $turns } turns without a card.
  }
whats-up-pad-event-setup-grid = Shuffle the { $cards } cards, their sides too, and lay { $rows } rows of { $columns }.
whats-up-pad-event-setup-goal = { $rows } complete rows win at once.
whats-up-pad-event-setup-stall = After { $number } turns in which nobody takes a card you may agree to stop; after { $most } the game is over.
