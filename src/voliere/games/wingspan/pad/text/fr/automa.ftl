# L’Automa à la table : ce qui a été dit de ses tours
wingspan-pad-throw-first = premier jet
wingspan-pad-throw-again = relancés
wingspan-pad-fitting = { $name ->
    [none] –
    [nobody] place vide
    [other] ne convient pas
   *[other-points] convient, { $name } pts
  }
wingspan-pad-kept = { $name ->
    [none] –
    [nothing] aucun
   *[other] un oiseau à { $name } pts
  }
wingspan-pad-deed = { $name ->
    [none] –
    [done] fait
   *[left] passé
  }
wingspan-pad-closed = { $name ->
    [none] en cours
   *[yes] terminée
  }
wingspan-pad-do-automa-bonus = L’Automa cherche : { $sought }
wingspan-pad-do-automa-card = Automa, manche { $round }, tour { $turn } : { $drawn }
wingspan-pad-do-automa-dice = Mangeoire, manche { $round }, tour { $turn }, { $throw }, { $face } : { $dice }
wingspan-pad-do-automa-face = Automa, manche { $round }, tour { $turn }, dés retirés : { $taken }
wingspan-pad-do-automa-tray = Plateau, manche { $round }, tour { $turn }, place { $place } : { $lying }
wingspan-pad-do-automa-fit = Plateau, manche { $round }, tour { $turn }, place { $place } : { $fitting }
wingspan-pad-do-automa-lot = Automa, manche { $round }, tour { $turn }, tirage : place { $lot }
wingspan-pad-do-automa-kept = Automa, manche { $round }, tour { $turn }, gardé : { $kept }
wingspan-pad-do-automa-step = Automa, manche { $round }, tour { $turn }, étape { $step } : { $deed }
wingspan-pad-do-automa-round = Manche { $round } : { $closed }
wingspan-pad-event-automa-bonus = { $sought_key ->
    [none] La carte Bonus de l’Automa n’est pas connue.
   *[other] L’Automa cherche des oiseaux pour la carte { $sought }.
  }
wingspan-pad-event-automa-card = { $drawn_key ->
    [none] Manche { $round }, tour { $turn } : l’Automa reprend sa carte.
   *[other] Manche { $round }, tour { $turn } : l’Automa retourne la { $drawn }.
  }
wingspan-pad-event-automa-dice = { $dice_key ->
    [none] Mangeoire, { $throw } : { $face }, rien de dit.
   *[other] Mangeoire, { $throw } : { $face }, { $dice }.
  }
wingspan-pad-event-automa-face = { $taken_key ->
    [none] Les dés que retire l’Automa ne sont pas dits.
   *[other] L’Automa retire tous les dés { $taken }.
  }
wingspan-pad-event-automa-tray = { $lying_key ->
    [none] Plateau, place { $place } : rien de dit.
   *[other] Plateau, place { $place } : { $lying }.
  }
wingspan-pad-event-automa-fit = { $fitting_key ->
    [none] Plateau, place { $place } : rien de dit.
   *[other] Plateau, place { $place } : { $fitting }.
  }
wingspan-pad-event-automa-lot = { $lot_key ->
    [none] Rien n’est tiré au sort.
   *[other] Le sort désigne l’oiseau de la place { $lot }.
  }
wingspan-pad-event-automa-kept = { $kept_key ->
    [none] Ce que garde l’Automa n’est pas dit.
    [nothing] Aucun oiseau ne convient à l’Automa.
   *[other] L’Automa garde { $kept }.
  }
wingspan-pad-event-automa-step = { $deed_key ->
    [none] Manche { $round }, tour { $turn }, étape { $step } : encore à faire.
    [done] Manche { $round }, tour { $turn }, étape { $step } : faite.
   *[left] Manche { $round }, tour { $turn }, étape { $step } : passée.
  }
wingspan-pad-event-automa-round = { $closed_key ->
    [none] La manche { $round } n’est pas terminée.
   *[yes] La manche { $round } est terminée.
  }
wingspan-pad-why-dice-over = Manche { $round } : { $number } dés dans la mangeoire, et il n’y en a que { $most }.
wingspan-pad-why-card-twice = L’Automa retourne deux fois la même carte à la manche { $round } : { $card }.
wingspan-pad-why-card-gone = Elle n’est pas dans la pile de l’Automa à la manche { $round } : { $card }.
wingspan-pad-why-bonus-refused = L’Automa ne peut pas avoir la carte { $bonus } : remettez-la et tirez de nouveau.
wingspan-pad-store-eggs = œufs
wingspan-pad-store-birds = points des oiseaux
wingspan-pad-store-face-down = oiseaux face cachée
wingspan-pad-do-automa-mend = Automa, corrigé à la main, { $store } : { $mend }
wingspan-pad-event-automa-mend = { $mend_key ->
    [none] Automa, { $store } : plus de correction.
   *[other] Automa, { $store } : corrigé à la main, { $mend }.
  }
