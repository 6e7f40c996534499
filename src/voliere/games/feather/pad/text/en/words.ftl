feather-pad-title = Birds of a Feather: score sheets
feather-pad-pitch = A sheet on every phone, or one phone for all. The cards stay on the table.
feather-pad-seen = { $name ->
    [yes] seen
   *[none] not seen
  }
feather-pad-do-see = { $seat }: { $bird }, { $seen }
feather-pad-do-be = { $seat }: { $at }
feather-pad-do-round = Round { $round }
feather-pad-event-see = { $seen_key ->
    [yes] { $seat }: { $bird }, seen.
   *[none] { $seat }: { $bird }, not seen after all.
  }
feather-pad-event-be = { $at_key ->
    [none] { $seat } is nowhere in particular.
   *[other] { $seat } is there: { $at }.
  }
feather-pad-event-round = { $round_key ->
    [none] The rounds are not counted.
   *[other] Round { $round }.
  }
feather-pad-event-setup-deal = Shuffle the { $cards } cards and deal { $hands } hands of { $size }.
feather-pad-event-setup-solo = Shuffle the { $cards } cards and take a hand of { $size }. The other { $left } are the pile: { $turned } of them are turned over each round.
feather-pad-event-setup-draft = Shuffle the { $cards } cards. Hands are drafted from { $packs ->
    [one] one pack
   *[other] { $packs } packs
  } of { $size } for each player: keep a card, pass the pack on.
feather-pad-event-setup-draft-neutral = { $every ->
    [1] With every card you keep, give another one to a neutral hand.
   *[other] With every card you keep of pack { $number }, give another one to the neutral hand.
  }
feather-pad-event-setup-left = Put the { $number } cards left over aside, unseen.
feather-pad-event-setup-neutral = { $number ->
    [one] The neutral hand stays face down: each round it shows its top card.
   *[other] The { $number } neutral hands stay face down: each round each of them shows its top card.
  }
feather-pad-event-setup-begin = No bird has settled at the start. There is no first player.
feather-pad-event-setup-rounds = { $rounds } rounds. The last card of a hand is not played.
feather-pad-event-setup-solo-rounds = { $rounds } rounds: then the pile is empty.
feather-pad-event-setup-raptors = { $spared ->
    [1] Raptors: the settled birds of its habitat fly off before anybody sees them. Those nobody chose scare nobody.
   *[other] Raptors: the settled birds of its habitat fly off before anybody sees them.
  }
feather-pad-event-setup-migration = Migration: { $number ->
    [one] one card
   *[other] { $number } cards
  } to the neighbour on your left before the first round.
feather-pad-event-setup-hidden = Sheets stay hidden until the end.
