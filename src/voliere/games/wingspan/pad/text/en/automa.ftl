# The Automa at the table: what was said of its turns
wingspan-pad-throw-first = first roll
wingspan-pad-throw-again = rolled again
wingspan-pad-fitting = { $name ->
    [none] –
    [nobody] empty place
    [other] does not fit
   *[other-points] fits, { $name } pts
  }
wingspan-pad-kept = { $name ->
    [none] –
    [nothing] none
   *[other] a bird of { $name } pts
  }
wingspan-pad-deed = { $name ->
    [none] –
    [done] done
   *[left] skipped
  }
wingspan-pad-closed = { $name ->
    [none] going on
   *[yes] ended
  }
wingspan-pad-do-automa-bonus = The Automa seeks: { $sought }
wingspan-pad-do-automa-card = Automa, round { $round }, turn { $turn }: { $drawn }
wingspan-pad-do-automa-dice = Feeder, round { $round }, turn { $turn }, { $throw }, { $face }: { $dice }
wingspan-pad-do-automa-face = Automa, round { $round }, turn { $turn }, dice taken out: { $taken }
wingspan-pad-do-automa-tray = Tray, round { $round }, turn { $turn }, place { $place }: { $lying }
wingspan-pad-do-automa-fit = Tray, round { $round }, turn { $turn }, place { $place }: { $fitting }
wingspan-pad-do-automa-lot = Automa, round { $round }, turn { $turn }, lot: place { $lot }
wingspan-pad-do-automa-kept = Automa, round { $round }, turn { $turn }, kept: { $kept }
wingspan-pad-do-automa-step = Automa, round { $round }, turn { $turn }, step { $step }: { $deed }
wingspan-pad-do-automa-round = Round { $round }: { $closed }
wingspan-pad-event-automa-bonus = { $sought_key ->
    [none] The Automa’s bonus card is not known.
   *[other] The Automa seeks birds for { $sought }.
  }
wingspan-pad-event-automa-card = { $drawn_key ->
    [none] Round { $round }, turn { $turn }: the Automa takes its card back.
   *[other] Round { $round }, turn { $turn }: the Automa reveals { $drawn }.
  }
wingspan-pad-event-automa-dice = { $dice_key ->
    [none] Feeder, { $throw }: { $face }, nothing said.
   *[other] Feeder, { $throw }: { $face }, { $dice }.
  }
wingspan-pad-event-automa-face = { $taken_key ->
    [none] Which dice the Automa takes out is not said.
   *[other] The Automa takes out all { $taken } dice.
  }
wingspan-pad-event-automa-tray = { $lying_key ->
    [none] Tray, place { $place }: nothing said.
   *[other] Tray, place { $place }: { $lying }.
  }
wingspan-pad-event-automa-fit = { $fitting_key ->
    [none] Tray, place { $place }: nothing said.
   *[other] Tray, place { $place }: { $fitting }.
  }
wingspan-pad-event-automa-lot = { $lot_key ->
    [none] No lot is drawn.
   *[other] The lot falls on the bird of place { $lot }.
  }
wingspan-pad-event-automa-kept = { $kept_key ->
    [none] What the Automa keeps is not said.
    [nothing] No bird fits the Automa.
   *[other] The Automa keeps { $kept }.
  }
wingspan-pad-event-automa-step = { $deed_key ->
    [none] Round { $round }, turn { $turn }, step { $step }: still to do.
    [done] Round { $round }, turn { $turn }, step { $step }: done.
   *[left] Round { $round }, turn { $turn }, step { $step }: skipped.
  }
wingspan-pad-event-automa-round = { $closed_key ->
    [none] Round { $round } has not ended.
   *[yes] Round { $round } has ended.
  }
wingspan-pad-why-dice-over = Round { $round }: { $number } dice in the feeder, and there are only { $most }.
wingspan-pad-why-card-twice = The Automa reveals the same card twice in round { $round }: { $card }.
wingspan-pad-why-card-gone = It is not in the Automa’s deck in round { $round }: { $card }.
wingspan-pad-why-bonus-refused = The Automa cannot have { $bonus }: put it back and draw again.
wingspan-pad-store-eggs = eggs
wingspan-pad-store-birds = points of its birds
wingspan-pad-store-face-down = birds face down
wingspan-pad-do-automa-mend = Automa, put right by hand, { $store }: { $mend }
wingspan-pad-event-automa-mend = { $mend_key ->
    [none] Automa, { $store }: no longer put right.
   *[other] Automa, { $store }: put right by hand, { $mend }.
  }
