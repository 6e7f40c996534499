piafs-pad-title = Piafs: score pad
piafs-pad-pitch = Pairs, majorities, seeds. The cards stay on the table.
piafs-pad-held = { $name ->
    [yes] collected
   *[none] not collected
  }
piafs-pad-do-hold = { $seat }: { $card }, { $held }
piafs-pad-do-seeds = { $seat }: seeds, { $points }
piafs-pad-event-hold = { $held_key ->
    [yes] { $seat }: { $card }, collected.
   *[none] { $seat }: { $card }, not collected after all.
  }
piafs-pad-event-seeds = { $points_key ->
    [none] { $seat }: seeds not counted.
    [1] { $seat }: seeds, 1 point.
   *[other] { $seat }: seeds, { $points } points.
  }
piafs-pad-why-twice = There is only one { $card }, and { $seats } have it.
piafs-pad-why-removed = { $card } of { $seat } is of the species left out.
piafs-pad-event-setup-perches = Take the side with { $number } perches.
piafs-pad-event-setup-out = Take out the { $number } cards marked 3+.
piafs-pad-event-setup-species = Take out the { $number } birds of one species of your choice.
piafs-pad-event-setup-out-species = Take out the { $number } birds of this species: { $species }.
piafs-pad-event-setup-feeder = Shuffle the feeder cards: { $seeds } seeds, { $crows } crows and { $squirrels } squirrels.
piafs-pad-event-setup-column = Reveal until { $number } seeds lie face up; pests met on the way are shuffled back.
piafs-pad-event-setup-birds = Shuffle the birds: one on each of the { $perches } perches, { $hand } in each hand, { $track } face up beside the deck.
