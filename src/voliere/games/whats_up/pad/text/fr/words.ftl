whats-up-pad-title = What’s Up : le compte
whats-up-pad-pitch = Les rangées de chacun sur un écran. Les cartes restent sur la table.
whats-up-pad-do-row = { $seat } : { $colour }, { $length }
whats-up-pad-do-quiet = Tours blancs : { $turns }
whats-up-pad-event-row = { $length_key ->
    [none] { $seat } : plus rien dans la rangée { $colour }.
    [1] { $seat } : une carte dans la rangée { $colour }.
   *[other] { $seat } : { $length } cartes dans la rangée { $colour }.
  }
whats-up-pad-event-quiet = { $turns_key ->
    [none] Les tours blancs repartent de zéro.
    [1] Un tour blanc.
   *[other] { $turns } tours blancs.
  }
whats-up-pad-event-setup-grid = Mélangez les { $cards } cartes, faces comprises, et disposez-les en { $rows } lignes de { $columns }.
whats-up-pad-event-setup-goal = { $rows } rangées complètes gagnent aussitôt.
whats-up-pad-event-setup-stall = Après { $number } tours blancs on peut convenir de s’arrêter ; à { $most } la partie est finie.
