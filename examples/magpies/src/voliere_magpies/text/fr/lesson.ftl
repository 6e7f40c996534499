# La leçon : ce que dit chaque étape. $other est l’autre personne à la table.

lesson-magpies-goal = Vous êtes une pie. En cinq tours, vous cachez cinq cartes dans votre nid. De chaque trésor (bague, clé, cuillère, pièce) seul le plus grand nombre compte.
lesson-magpies-hide = Un tour commence par cacher une carte de la main. Les 9 brillent le plus : cachez la clé 9.
lesson-magpies-take = Vous prenez ensuite une carte du pré, et une autre arrive de la pioche. Il vous manque une cuillère : prenez la cuillère 9.
lesson-magpies-seen = { $other } a caché une bague et pris la clé 7. Tout le monde l’a vu ; les cartes distribuées restent secrètes, les vôtres aussi.
lesson-magpies-second = Cachez la cuillère 9 que vous avez prise. Prenez ensuite la bague 5 : personne d’autre ne l’aura.
lesson-magpies-shines = Vous tenez deux bagues. Seule la plus grande comptera : cachez la bague 8, puis prenez la pièce 1.
lesson-magpies-set = Il manque encore un trésor. Avec les quatre au nid, vous marquez 5 de plus : cachez la pièce 8.
lesson-magpies-done = 9, 9, 8, 8 et 5 pour les quatre : 39 points. Regardez ce qui manque aux autres, et prenez-le avant eux !
