feather-pad-title = Birds of a Feather : les carnets
feather-pad-pitch = Un carnet par téléphone, ou un téléphone pour tous. Les cartes restent sur la table.
feather-pad-seen = { $name ->
    [yes] vu
   *[none] pas vu
  }
feather-pad-do-see = { $seat } : { $bird }, { $seen }
feather-pad-do-be = { $seat } : { $at }
feather-pad-do-round = Tour { $round }
feather-pad-event-see = { $seen_key ->
    [yes] { $seat } : { $bird }, vu.
   *[none] { $seat } : { $bird }, finalement pas vu.
  }
feather-pad-event-be = { $at_key ->
    [none] { $seat } n’est plus nulle part.
   *[other] { $seat } est ici : { $at }.
  }
feather-pad-event-round = { $round_key ->
    [none] Les tours ne sont pas comptés.
   *[other] Tour { $round }.
  }
feather-pad-event-setup-deal = Mélangez les { $cards } cartes et faites { $hands } mains de { $size }.
feather-pad-event-setup-solo = Mélangez les { $cards } cartes et prenez une main de { $size }. Les { $left } autres forment la pile : on en retourne { $turned } à chaque tour.
feather-pad-event-setup-draft = Mélangez les { $cards } cartes. Les mains se choisissent dans { $packs ->
    [one] un lot
   *[other] { $packs } lots
  } de { $size } par joueur : gardez une carte, passez le lot.
feather-pad-event-setup-draft-neutral = { $every ->
    [1] À chaque carte gardée, donnez-en une autre à une main neutre.
   *[other] À chaque carte gardée du lot { $number }, donnez-en une autre à la main neutre.
  }
feather-pad-event-setup-left = Écartez les { $number } cartes qui restent, sans les regarder.
feather-pad-event-setup-neutral = { $number ->
    [one] La main neutre reste face cachée : à chaque tour, elle montre sa carte du dessus.
   *[other] Les { $number } mains neutres restent face cachée : à chaque tour, chacune montre sa carte du dessus.
  }
feather-pad-event-setup-begin = Aucun oiseau installé au départ. Pas de premier joueur.
feather-pad-event-setup-rounds = { $rounds } tours. La dernière carte d’une main ne se joue pas.
feather-pad-event-setup-solo-rounds = { $rounds } tours : la pile est alors vide.
feather-pad-event-setup-raptors = { $spared ->
    [1] Rapaces : les oiseaux installés de son habitat s’envolent avant que quiconque ne les voie. Ceux que personne n’a choisis n’effraient personne.
   *[other] Rapaces : les oiseaux installés de son habitat s’envolent avant que quiconque ne les voie.
  }
feather-pad-event-setup-migration = Migration : { $number ->
    [one] une carte
   *[other] { $number } cartes
  } à votre voisin de gauche avant le premier tour.
feather-pad-event-setup-hidden = Les carnets restent cachés jusqu’à la fin.
