wingspan-recap-group = { $late ->
    [0] { $count } { $group ->
        [predator] prédateurs
        *[other] oiseaux de nuée
      } : { $points } points.
    *[other] { $count } { $group ->
        [predator] prédateurs joués
        *[other] oiseaux de nuée joués
      } dans la dernière manche : { $points } points.
  }
wingspan-recap-late-birds = { $count ->
    [one] Un oiseau joué dans la dernière manche : { $points } points.
    *[other] { $count } oiseaux joués dans la dernière manche : { $points } points.
  }
wingspan-recap-late-eggs = { $n } œufs pondus dans la dernière manche, contre { $next }.
wingspan-recap-tie = Égalité aux points : la nourriture en réserve a tranché.
wingspan-recap-star = { $points ->
    [one] { $points } point
    *[other] { $points } points
  }{ $eggs ->
    [0] {""}
    [one] , { $eggs } œuf
    *[other] , { $eggs } œufs
  }{ $tucked ->
    [0] {""}
    [one] , { $tucked } carte glissée
    *[other] , { $tucked } cartes glissées
  }{ $cached ->
    [0] {""}
    [one] , { $cached } réserve
    *[other] , { $cached } réserves
  }
wingspan-recap-most-on = dont { $n } : { $bird }
wingspan-recap-of-tries = { $n ->
    [one] en un seul essai
    *[other] sur { $n } essais
  }
wingspan-recap-award-eggs = { $alone ->
    [yes] Œufs dans les nids
    *[no] Le plus d’œufs
  }
wingspan-recap-eggs-n = { $n ->
    [one] { $n } œuf
    *[other] { $n } œufs
  }
wingspan-recap-award-hunter = { $alone ->
    [yes] La chasse
    *[no] Meilleur chasseur
  }
wingspan-recap-hunter-n = { $n ->
    [one] { $n } prise
    *[other] { $n } prises
  }
wingspan-recap-award-chain = Plus longue chaîne
wingspan-recap-chain-n = { $n } pouvoirs
wingspan-recap-award-cached = Garde-manger
wingspan-recap-cached-n = { $n ->
    [one] { $n } stockée
    *[other] { $n } stockées
  }
wingspan-recap-award-tucked = { $alone ->
    [yes] La nuée
    *[no] Plus grande nuée
  }
wingspan-recap-tucked-n = { $n ->
    [one] { $n } carte glissée
    *[other] { $n } cartes glissées
  }
wingspan-recap-award-span = { $alone ->
    [yes] Aile contre aile
    *[no] Les plus grandes ailes
  }
wingspan-recap-span-n = { $n } cm d’envergure
