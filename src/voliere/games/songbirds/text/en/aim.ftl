# The aim, the favourite and what is silent, said by the page beside the forest.

songbirds-aim = Your aim
songbirds-aim-duel = The card left in your hand will score the berries of its colour, plus its volume.
songbirds-aim-early = Your favourite will score the berries of its colour, plus your worm.
songbirds-aim-now = If the forest were full:
songbirds-aim-chosen = Your favourite:
songbirds-aim-sum = { $berries ->
    [one] { $berries } berry
   *[other] { $berries } berries
  } + volume { $more } = { $total }
songbirds-aim-sum-worm = { $berries ->
    [one] { $berries } berry
   *[other] { $berries } berries
  } + worm { $more } = { $total }
songbirds-favourites = Favourites
songbirds-favourite-of = Favourite: { $seat }
songbirds-favourite-unknown = { $seat }: still hidden
songbirds-team = The team
songbirds-alone-points = You
songbirds-team-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
songbirds-team-none = 0 points as long as nobody chooses a favourite. Its berries will count, all others will cost.
songbirds-team-volume = volume
songbirds-team-berries = its berries
songbirds-team-others = the others
songbirds-team-title = { $title }; { $next } from { $points ->
    [one] { $points } point
   *[other] { $points } points
  } on.
songbirds-team-top = { $title }: there is no finer title.
songbirds-silent = { $colours }, { $strength } each, are silent.
songbirds-leads = { $colour } leads.
songbirds-leads-nobody = Nobody leads.
songbirds-line-for = { $line }, { $token } berries
