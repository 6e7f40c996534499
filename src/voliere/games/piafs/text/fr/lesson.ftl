# La leçon : ce que dit chaque étape. $other est l’autre personne à la table.

lesson-piafs-goal = Les oiseaux font la queue à la mangeoire. Quand ceux qui attendent sont ensemble plus forts que l’oiseau perché, ils le chassent : vous le gagnez, avec une graine.
lesson-piafs-compare = Un verdier de force 3 occupe le premier perchoir, personne n’attend. Votre verdier 5 le dépasse de 2. Cet écart compte : c’est la position de la graine que vous prenez.
lesson-piafs-chase = Envoyez le verdier mâle 5 au perchoir 1. Vous prenez la deuxième graine et le verdier ; le vôtre monte au perchoir.
lesson-piafs-draw = Complétez votre main à quatre, parmi les oiseaux visibles ou à l’aveugle. La femelle verdier 3 va avec celui que vous venez de gagner : prenez-la.
lesson-piafs-low = Comment la sortir de votre main ? En perdant ! Jouez la femelle verdier 4 au perchoir 1 : 4 contre 5 ne suffit pas, et l’égalité non plus.
lesson-piafs-couple = Après un essai manqué, vous pouvez ajouter à votre collection une carte en main, pas plus forte que l’oiseau joué. Un couple, 5 points ! Piochez ensuite les deux verdiers entourés.
lesson-piafs-squirrel = Un écureuil garde la première graine : il vous en volerait deux. Un 4 attend contre 5 ; le verdier 2 ne ferait qu’un écart de 1. Jouez plutôt le verdier 4 : écart 3.
lesson-piafs-score = À la fin : les graines, 5 par couple et, pour chaque espèce, les œufs de celui qui en a le plus d’oiseaux. Corbeaux et écureuils peuvent coûter cher.
lesson-piafs-done = Comptez d’abord : le meilleur oiseau n’est pas le plus fort, mais celui qui fait le bon écart.
