# Ce qui est vrai avec chaque variante, dit là où l'on dresse la table.

wingspan-alone = L’Automa
wingspan-alone-about = Vous jouez contre l’Automa : il amasse des oiseaux et des œufs, ne paie rien et ne pense pas.
wingspan-option-goals-is-green = On compare les joueurs : le premier de chaque manche marque 4, 5, 6, puis 7 points.
wingspan-option-goals-is-blue = Personne ne vous gêne : 1 point par élément, 5 au plus à chaque manche.
wingspan-option-edition-is-fr = Quatre cartes Bonus regardent le nom français des oiseaux.
wingspan-option-edition-is-en = Quatre cartes Bonus regardent le nom anglais des oiseaux.
wingspan-option-hands-is-secret = Vous seul voyez vos oiseaux.
wingspan-option-hands-is-public = Tout le monde voit toutes les mains.
wingspan-option-printed-cards-is-on = Martin-pêcheur d’Amérique et Tyran tritri donnent 1 nourriture, comme leurs cartes.
wingspan-option-printed-cards-is-off = Martin-pêcheur d’Amérique et Tyran tritri donnent 2 nourritures, comme l’appendice.
wingspan-option-automa-is-eaglet = Chaque oiseau face cachée de l’Automa vaut 3 points : pour commencer.
wingspan-option-automa-is-eagle = Chaque oiseau face cachée de l’Automa vaut 4 points.
wingspan-option-automa-is-golden = Chaque oiseau face cachée de l’Automa vaut 5 points : pour les meilleurs.
wingspan-option-expert-is-on = Une carte de plus : l’Automa est plus fort aux objectifs.
wingspan-option-expert-is-off = L’Automa joue ses cartes ordinaires.
