# What only the page says.

whats-up-web-grid = Grid, five rows of six
whats-up-web-cell = Row { $row }, column { $column }
whats-up-web-back = on the back, { $face }
whats-up-web-turn = Turn over
whats-up-web-collection = Your collection
whats-up-web-progress = { $birds ->
    [one] { $birds } bird
   *[other] { $birds } birds
  }, { $rows } of { $goal } rows complete
whats-up-web-row = { $colour }: { $count } of 3
