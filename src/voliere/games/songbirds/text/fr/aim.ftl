# Le but, le favori et ce qui se tait, dits par la page à côté de la forêt.

songbirds-aim = Votre but
songbirds-aim-duel = La carte qui vous restera marquera les baies de sa couleur, plus son volume.
songbirds-aim-early = Votre favori marquera les baies de sa couleur, plus votre ver.
songbirds-aim-now = Si la forêt était pleine :
songbirds-aim-chosen = Votre favori :
songbirds-aim-sum = { $berries ->
    [one] { $berries } baie
   *[other] { $berries } baies
  } + volume { $more } = { $total }
songbirds-aim-sum-worm = { $berries ->
    [one] { $berries } baie
   *[other] { $berries } baies
  } + ver { $more } = { $total }
songbirds-favourites = Favoris
songbirds-favourite-of = Favori : { $seat }
songbirds-favourite-unknown = { $seat } : encore caché
songbirds-team = L’équipe
songbirds-alone-points = Vous
songbirds-team-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
songbirds-team-none = 0 point tant que personne ne choisit de favori. Ses baies compteront, toutes les autres coûteront.
songbirds-team-volume = volume
songbirds-team-berries = ses baies
songbirds-team-others = les autres
songbirds-team-title = { $title } ; { $next } à partir de { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
songbirds-team-top = { $title } : il n’y a pas plus beau titre.
songbirds-silent = { $colours }, { $strength } chacun, se taisent.
songbirds-leads = { $colour } mène.
songbirds-leads-nobody = Personne ne mène.
songbirds-line-for = { $line }, { $token } baies
