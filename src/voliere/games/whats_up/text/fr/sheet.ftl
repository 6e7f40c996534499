# La feuille de score
whats-up-sheet-players = { $last } joueurs
whats-up-sheet-birds = oiseaux
whats-up-sheet-cards = cartes
whats-up-sheet-help = Cochez 1, puis 2, puis 3 : une rangée complète vaut { $birds } oiseaux. Rangées complètes pour gagner sur-le-champ : { $rows }. Sinon le plus d’oiseaux, puis le moins de cartes.
whats-up-sheet-rows = _{ $rows } à { $seats ->
    [2] deux
    [3] trois
   *[other] quatre
  }_

# L’aide de jeu : _gras_, [signe]
whats-up-aid-about = Retournez une carte par tour, retenez ce qu’elle cachait et alignez un, deux, trois oiseaux d’une couleur.
whats-up-aid-turn = Un tour
whats-up-aid-flip = _Retournez_ une carte de la grille. On ne passe pas.
whats-up-aid-fits = _La nouvelle face convient ?_ Prenez la carte, c’est obligé, et ajoutez-la à votre rangée.
whats-up-aid-else = _Sinon_, elle reste à sa place, sur sa nouvelle face.
whats-up-aid-fitting = Convenir
whats-up-aid-fitting-about = Une rangée par couleur, jamais deux. Elle commence par _un_ oiseau, continue par _deux_, finit par _trois_. Une carte prise ne se retourne plus.
whats-up-aid-setup = Mise en place
whats-up-aid-setup-about = { $cards } cartes mêlées, côtés compris, en { $rows } lignes de { $columns }. Le plus jeune commence.
whats-up-aid-hidden = Ce que cache une carte
whats-up-aid-hidden-about = Ses deux faces diffèrent d’une seule chose : la couleur, ou le nombre. Derrière un rouge 2 : rouge 1, rouge 3, ou un 2 d’une autre couleur.
whats-up-aid-win = Gagner sur-le-champ
whats-up-aid-rows = rangées complètes
whats-up-aid-count = Sinon, on compte
whats-up-aid-count-about = Quand il ne reste que _{ $left } cartes_ dans la grille, ou quand plus rien n’avance : après { $few } tours de table sans prise, on peut s’arrêter d’un commun accord ; après { $many }, c’est fini.
whats-up-aid-row-of = rangée de
whats-up-aid-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
whats-up-aid-birds = oiseaux
whats-up-aid-tie = Le plus d’oiseaux ; égalité : le moins de cartes ; puis victoire partagée.
whats-up-aid-colours = Couleurs
