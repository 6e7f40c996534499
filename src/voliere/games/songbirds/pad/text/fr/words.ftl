songbirds-pad-title = Songbirds : le compte
songbirds-pad-pitch = La forêt carte à carte, ou les récoltes. Les cartes restent sur la table.
songbirds-pad-do-token = Manche { $round }, jeton devant { $line } : { $token }
songbirds-pad-do-centre = Manche { $round }, au centre : { $centre }
songbirds-pad-do-lay = Manche { $round }, { $cell } : { $laid }
songbirds-pad-do-berries = Manche { $round }, récolte de { $colour } : { $berries }
songbirds-pad-do-favourite = Manche { $round }, favori chez { $seat } : { $favourite }
songbirds-pad-do-worm = Manche { $round }, ver chez { $seat } : { $worm }
songbirds-pad-event-token = { $token_key ->
    [none] Manche { $round } : pas de jeton devant { $line }.
   *[other] Manche { $round } : jeton { $token } devant { $line }.
  }
songbirds-pad-event-centre = { $centre_key ->
    [none] Manche { $round } : carte spéciale inconnue.
   *[other] Manche { $round } : { $centre } au centre.
  }
songbirds-pad-event-lay = { $laid_key ->
    [none] Manche { $round } : { $cell } est vide.
   *[other] Manche { $round } : { $laid } en { $cell }.
  }
songbirds-pad-event-berries = { $berries_key ->
    [none] Manche { $round } : la récolte { $colour } revient à la forêt.
   *[other] Manche { $round } : { $colour } récolte { $berries }.
  }
songbirds-pad-event-favourite = { $favourite_key ->
    [none] Manche { $round } : pas de favori pour { $seat }.
   *[other] Manche { $round } : { $seat } a pour favori { $favourite }.
  }
songbirds-pad-event-worm = { $worm_key ->
    [none] Manche { $round } : le ver chez { $seat } n’est pas connu.
    [0] Manche { $round } : pas de ver pour { $seat }.
   *[other] Manche { $round } : ver { $worm } pour { $seat }.
  }
songbirds-pad-why-laid-twice = Manche { $round } : { $card } est deux fois dans la forêt.
songbirds-pad-why-favourite-laid = Manche { $round } : { $card }, favori chez { $seat }, est aussi dans la forêt.
songbirds-pad-why-same-favourite = Manche { $round } : { $seats } ont le même favori, { $card }.
songbirds-pad-why-token-twice = Manche { $round } : il n’y a pas tant de jetons { $number }.
songbirds-pad-why-same-worm = Manche { $round } : il n’y a qu’un ver de { $number }.
songbirds-pad-why-berries-over = Manche { $round } : { $number } baies, et il y en a { $most }.
songbirds-pad-event-setup-berries = Mélangez les { $number } jetons Baie : un au-dessus de chaque colonne, un devant chaque ligne.
songbirds-pad-event-setup-diagonals = Mélangez les { $cards } oiseaux et posez-en { $number } sur les deux diagonales.
songbirds-pad-event-setup-alone = Prenez une carte ; les { $left } autres forment la pioche.
songbirds-pad-event-setup-together = Chacun prend une carte ; les { $left } autres forment la pioche.
songbirds-pad-event-setup-side = La carte spéciale occupe le centre, cette face visible : { $side }.
songbirds-pad-event-setup-any-side = Choisissez une carte spéciale et sa face, ou tirez-la ; elle occupe le centre.
songbirds-pad-event-setup-centre = Mélangez les { $cards } oiseaux et posez-en un au centre.
songbirds-pad-event-setup-hands = Chacun reçoit { $size } cartes.
songbirds-pad-event-setup-aside = { $number ->
    [one] La carte qui reste est écartée sans être vue.
   *[other] Les { $number } cartes qui restent sont écartées sans être vues.
  }
songbirds-pad-event-setup-first = Qui a gagné un jeu le plus récemment commence.
songbirds-pad-event-setup-worms = Early Bird : les { $number } vers sont prêts ; le premier favori couché prend celui de { $best }.
songbirds-pad-event-setup-rounds = Partie étendue : { $number ->
    [one] une manche
   *[other] { $number } manches
  }, chacune avec une mise en place neuve.
songbirds-pad-event-setup-target = Partie étendue : jusqu’à ce que quelqu’un ait { $points } points à la fin d’une manche.
