# Ce que dit seulement la page.

songbirds-then-card = Où posez-vous { $card } ?
songbirds-web-forest = Forêt, cinq lignes de cinq
songbirds-web-cell = Ligne { $row }, colonne { $column }
songbirds-web-token = { $token } baies pour { $line }
songbirds-web-token-won = { $line } : baies prises par { $colour }
songbirds-web-token-gone = { $line } : baies perdues
songbirds-web-wish = { $seat } demande de le laisser libre.
songbirds-web-hint = { $seat } le propose.
songbirds-web-say-keep = Demander de laisser un emplacement libre…
songbirds-web-say-suggest = Proposer un emplacement…
songbirds-web-placed = { $count ->
    [one] { $count } carte sur 25
   *[other] { $count } cartes sur 25
  }
songbirds-web-chosen = favori choisi
songbirds-web-rounds = Manches précédentes
songbirds-web-round = Manche
