piafs-pad-title = Piafs : le compte
piafs-pad-pitch = Couples, majorités, graines. Les cartes restent sur la table.
piafs-pad-held = { $name ->
    [yes] en collection
   *[none] pas en collection
  }
piafs-pad-do-hold = { $seat } : { $card }, { $held }
piafs-pad-do-seeds = { $seat } : graines, { $points }
piafs-pad-event-hold = { $held_key ->
    [yes] { $seat } : { $card }, en collection.
   *[none] { $seat } : { $card }, finalement pas en collection.
  }
piafs-pad-event-seeds = { $points_key ->
    [none] { $seat } : graines pas comptées.
    [1] { $seat } : graines, 1 point.
   *[other] { $seat } : graines, { $points } points.
  }
piafs-pad-why-twice = Il n’y a qu’un { $card }, et { $seats } l’ont.
piafs-pad-why-removed = { $card } chez { $seat } : cette espèce est hors du jeu.
piafs-pad-event-setup-perches = Prenez le côté à { $number } perchoirs.
piafs-pad-event-setup-out = Ôtez les { $number } cartes marquées 3+.
piafs-pad-event-setup-species = Ôtez les { $number } oiseaux d’une espèce de votre choix.
piafs-pad-event-setup-out-species = Ôtez les { $number } oiseaux de cette espèce : { $species }.
piafs-pad-event-setup-feeder = Mélangez les cartes Mangeoire : { $seeds } graines, { $crows } corbeaux et { $squirrels } écureuils.
piafs-pad-event-setup-column = Révélez jusqu’à { $number } graines face visible ; les malus rencontrés retournent dans la pioche.
piafs-pad-event-setup-birds = Mélangez les oiseaux : un sur chacun des { $perches } perchoirs, { $hand } dans chaque main, { $track } face visible près de la pioche.
