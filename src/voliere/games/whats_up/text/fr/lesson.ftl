# La leçon : ce que dit chaque étape. $other est l’autre personne à la table.

lesson-whats-up-goal = Trente cartes, des oiseaux des deux côtés. Le premier qui aligne ses rangées gagne : un, deux, puis trois oiseaux d’une même couleur. À deux, il faut les quatre rangées.
lesson-whats-up-sides = Les deux faces d’une carte diffèrent en une seule chose : la couleur ou le nombre. Sous trois oiseaux rouges, il y en a donc un ou deux rouges, ou trois d’une autre couleur.
lesson-whats-up-first = Un tour, c’est une carte retournée. Seule compte la face qui apparaît. Retournez celle qui est entourée.
lesson-whats-up-rows = Un oiseau rouge : il commence votre rangée rouge et la carte est à vous. Il vous en faut maintenant deux. Observez bien { $other }.
lesson-whats-up-remember = { $other } a retourné deux oiseaux rouges. Deux violets ne commencent aucune rangée : la carte reste. Vous savez ce qu’elle cache, retournez-la !
lesson-whats-up-trap = Attention : chaque rangée commence par un seul oiseau. Trois d’une nouvelle couleur ne servent encore à rien. Retournez cette carte pour voir.
lesson-whats-up-complete = Elle reste là, et tout le monde en a vu les deux faces. Pendant ce temps, { $other } a caché ici trois oiseaux rouges. Ceux qu’il vous faut !
lesson-whats-up-end = Le rouge est complet : six oiseaux. Si personne ne finit toutes ses rangées, on s’arrête à trois cartes restantes, ou quand plus rien ne bouge. Le plus d’oiseaux gagne.
lesson-whats-up-done = C’est tout : retourner, retenir, aligner. Votre mémoire fera le reste.
