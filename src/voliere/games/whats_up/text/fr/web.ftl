# Ce que dit seulement la page.

whats-up-web-grid = Grille, cinq lignes de six
whats-up-web-cell = Ligne { $row }, colonne { $column }
whats-up-web-back = au dos, { $face }
whats-up-web-turn = Retourner
whats-up-web-collection = Votre collection
whats-up-web-progress = { $birds ->
    [one] { $birds } oiseau
   *[other] { $birds } oiseaux
  }, { $rows ->
    [0] aucune rangée complète
    [one] { $rows } rangée complète
   *[other] { $rows } rangées complètes
  } sur { $goal }
whats-up-web-row = { $colour } : { $count } sur 3
