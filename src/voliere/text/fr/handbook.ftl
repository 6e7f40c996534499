# Les règles : sommaire, recherche, une page par jeu
handbook-quick = En une page
handbook-whole = Règles complètes
handbook-search = Chercher dans les règles
handbook-found = { $count ->
    [0] rien
   *[other] { $at } sur { $count }
  }
handbook-contents = Sommaire
handbook-here = { $at } sur { $count }
handbook-example = Une vraie position
handbook-perch = perchoir

handbook-whats-up-aim = Retournez, retenez, alignez : un, deux, trois oiseaux d’une couleur.
handbook-whats-up-flip-title = Retournez une carte
handbook-whats-up-flip = Une seule, n’importe laquelle. *On ne passe pas*, et l’on ne regarde pas avant.
handbook-whats-up-take-title = Elle convient ? Elle est à vous
handbook-whats-up-take = Seule compte la face découverte : *1* ouvre une rangée, *2* suit 1, *3* suit 2.
handbook-whats-up-stay-title = Sinon, elle reste
handbook-whats-up-stay = Sa nouvelle face visible de tous. Retenez ce qui est dessous.
handbook-whats-up-back-title = Derrière chaque carte
handbook-whats-up-back = Ou le nombre change, ou la couleur, *jamais les deux* : cinq possibilités.
handbook-whats-up-win-title = Pour gagner
handbook-whats-up-win-2 = À deux joueurs
handbook-whats-up-win-3 = À trois joueurs
handbook-whats-up-win-4 = À quatre joueurs
handbook-whats-up-win-rows = { $count } rangées
handbook-whats-up-else-title = Et sinon
handbook-whats-up-else-three = *Trois cartes* restent : le plus d’oiseaux gagne, puis le moins de cartes.
handbook-whats-up-else-stall = *Huit tours de table* sans rien prendre : même compte.
handbook-whats-up-else-one = Une seule rangée par couleur ; rien n’en repart.

handbook-songbirds-aim = Gardez en main le favori dont la couleur aura récolté le plus.
handbook-songbirds-lay-title = Posez un oiseau
handbook-songbirds-lay = Sur une place vide qui *touche par un côté* une place occupée.
handbook-songbirds-line-title = Une rangée est pleine
handbook-songbirds-line = On additionne les volumes par couleur : bleu *6*, rouge *6*, vert *3*, blanc *1*.
handbook-songbirds-tie-title = Les forces égales se taisent
handbook-songbirds-tie = Bleu et rouge sortent ; *vert*, le plus fort de ce qui reste, prend le jeton.
handbook-songbirds-keep-title = Gardez votre favori
handbook-songbirds-keep = Votre *dernière carte* : personne ne la voit avant la fin.
handbook-songbirds-score-title = Le score
handbook-songbirds-score-volume = Le volume de votre favori
handbook-songbirds-score-berries = Toutes les baies de sa couleur
handbook-songbirds-score-tie = À égalité : le favori au plus grand volume
handbook-songbirds-else-title = Bon à savoir
handbook-songbirds-else-none = Plus aucune couleur ? Le jeton quitte la partie.
handbook-songbirds-else-same = Deux joueurs peuvent avoir la même couleur : *chacun* marque tout.
handbook-songbirds-else-four = À quatre, une carte spéciale occupe le centre.

handbook-piafs-aim = Faites la queue à la mangeoire : une foule assez forte chasse l’oiseau de son perchoir.
handbook-piafs-play-title = Jouez un oiseau dans une file
handbook-piafs-play = Il attend au bout. *2 + 4 contre 5* : la foule est plus forte.
handbook-piafs-seed-title = L’écart désigne la graine
handbook-piafs-seed = Écart *1* : la graine de la position 1 et l’oiseau chassé sont à vous, carte malus comprise. À 5 et plus : la pioche.
handbook-piafs-climb-title = Le plus fort du sol monte
handbook-piafs-climb = Et l’on compare encore : *2 contre 4*, c’est fini. Sinon, la chaîne continue.
handbook-piafs-draw-title = Piochez
handbook-piafs-draw = Jusqu’à *quatre cartes*, de la piste ou de la pioche. La mangeoire vide déclenche la fin.
handbook-piafs-score-title = Le score
handbook-piafs-score-pair = *Une paire*, mâle et femelle de même force
handbook-piafs-score-most = *Majorité d’une espèce* : les œufs de vos oiseaux
handbook-piafs-score-eggs = œufs
handbook-piafs-score-seeds = *Les graines* de votre pile
handbook-piafs-score-range = 1 à 3
handbook-piafs-else-title = Les malus, et la fin
handbook-piafs-else-squirrel = *Écureuil.* Deux graines de votre pile, tirées au sort, s’en vont.
handbook-piafs-else-crow = *Corbeau.* Un oiseau de votre plus grande pile s’en va ; vous dites lequel.
handbook-piafs-else-low = *Trop faible ?* Gardez un oiseau de votre main, pas plus fort que celui joué.
handbook-piafs-else-end = *À la fin*, gardez en secret deux oiseaux de votre main.

handbook-feather-aim = Allez observer les oiseaux là où vont les autres : chacun voit tout ce qui s’y montre.
handbook-feather-choose-title = Choisissez en secret
handbook-feather-choose = Une carte chacun, face cachée ; *tous ensemble*, vous les retournez.
handbook-feather-place-title = Votre carte dit où vous êtes
handbook-feather-place = Dans *son habitat*, et nulle part ailleurs pour ce tour.
handbook-feather-see-title = Observez tout ce qui s’y trouve
handbook-feather-see = Votre oiseau, ceux que les autres y révèlent, et *ceux restés* du tour d’avant.
handbook-feather-stay-title = Puis les oiseaux s’installent
handbook-feather-stay = Ceux de ce tour restent pour le suivant ; ceux d’avant *quittent la partie*.
handbook-feather-score-title = Le score
handbook-feather-score-ace = L’as
handbook-feather-score-one = Rapace, rare, inhabituel
handbook-feather-score-common = Commun
handbook-feather-score-all = *Les sept* d’un habitat, en plus
handbook-feather-else-title = Bon à savoir
handbook-feather-else-twice = Une espèce ne compte *qu’une fois*.
handbook-feather-else-last = La dernière carte de chacun n’est pas jouée.
handbook-feather-else-raptor = En option, un rapace chasse les oiseaux installés de son habitat.

handbook-wingspan-aim = Attirez des oiseaux dans trois habitats : chacun rend le tour suivant un peu plus riche.
handbook-wingspan-play-title = Jouer un oiseau
handbook-wingspan-play = Payez sa nourriture et les œufs de la colonne. Son pouvoir « à la pose » agit une fois.
handbook-wingspan-forest-title = Forêt : manger
handbook-wingspan-forest = Prenez des dés de la mangeoire, puis réveillez vos oiseaux de droite à gauche.
handbook-wingspan-grassland-title = Prairie : pondre
handbook-wingspan-grassland = Posez des œufs sur vos oiseaux, dans la limite de leur nid. Puis les pouvoirs.
handbook-wingspan-wetland-title = Marais : piocher
handbook-wingspan-wetland = Du plateau Oiseaux ou de la pioche. Puis les pouvoirs.
handbook-wingspan-rounds-title = 26 tours en quatre manches
handbook-wingspan-rounds = *8, 7, 6 puis 5 tours* : un cube reste sur l’objectif à la fin de chaque manche. On compte l’objectif, et le plateau Oiseaux est renouvelé.
handbook-wingspan-powers-title = Trois sortes de pouvoirs
handbook-wingspan-powers-brown = *Marron, à l’activation.* Chaque fois que l’habitat sert.
handbook-wingspan-powers-white = *Blanc, à la pose.* Une seule fois.
handbook-wingspan-powers-pink = *Rose, entre vos tours.* Quand un autre déclenche, une fois.
handbook-wingspan-score-title = Le score
handbook-wingspan-score-birds = Les points des oiseaux
handbook-wingspan-score-bonus = Les cartes Bonus
handbook-wingspan-score-goals = Les objectifs de manche
handbook-wingspan-score-eggs = Chaque œuf
handbook-wingspan-score-cached = Chaque jeton stocké
handbook-wingspan-score-tucked = Chaque carte glissée
handbook-wingspan-else-title = Bon à savoir
handbook-wingspan-else = Deux jetons quelconques en valent un, pour jouer un oiseau. *Tous les dés pareils ?* Vous pouvez relancer avant de prendre. Un habitat plein donne encore : il réveille cinq oiseaux.

# Des exemples tirés de vraies positions
handbook-at-whats-up-behind = Derrière *deux rouges*, cinq cartes possibles : deux verts, deux jaunes ou deux violets, un rouge ou trois rouges.
handbook-at-whats-up-fits = Vous avez un oiseau jaune. *Deux jaunes* vous reviennent ; un vert aussi, qui ouvre une rangée. Trois jaunes attendront.
handbook-at-whats-up-row = Une rangée complète : 1 + 2 + 3, *six oiseaux*. Arrêtée à deux cartes, elle n’en vaut que trois.
handbook-at-songbirds-strength = Bleu a deux cartes, 4 et 2 : force *6*. Rouge 6 en a une seule, et autant de force ; vert a 3, blanc 1.
handbook-at-songbirds-silent = Bleu chante 4 + 2, rouge 6 : *6 partout*, ils se font taire. Vert, avec 3, prend le jeton.
handbook-at-songbirds-none = Rouge 5, bleu 3 + 2 ; vert 1, blanc 1. *Tous se taisent*, et le jeton quitte la partie.
handbook-at-songbirds-score = Votre favori est vert *5*, et vert a récolté les jetons 12, 9 et 7 : 5 + 28 = *33 points*.
handbook-at-piafs-crowd = Sur le perchoir, un pinson *5*. Au sol, 3 + 1 + 3 = *7* : écart 2. La deuxième graine et le pinson sont à vous.
handbook-at-piafs-chain = Le merle *3*, plus près que le verdier, est monté. Au sol, 1 + 3 = *4* : écart 1. La première graine et le merle sont à vous aussi.
handbook-at-piafs-low = *3 contre 5* : rien ne bouge. En échange, vous pouvez garder de votre main un oiseau de force 1, 2 ou 3.
handbook-at-piafs-pair = Pinson mâle et femelle, tous deux de force 4 : *5 points*. Et leurs 2 + 2 œufs, si personne n’a plus de pinsons que vous.
handbook-at-feather-three = Vous jouez le commun de la forêt. Un autre y vient avec l’as, et le rare était resté : *trois cases* pour vous deux.
handbook-at-feather-score = L’as du désert vaut 2, deux inhabituels 1 chacun, le commun 0 : *4 points*. Il faudra pourtant le commun pour les sept.
handbook-at-feather-raptor = L’épervier paraît : la grive et le piranga, installés dans la forêt, s’en vont *avant* que personne les observe.
handbook-at-wingspan-place = La troisième place du marais coûte *1 œuf* : le Colvert ou le Carolin le donne. Puis 1 poisson et 1 jeton au choix. Le Plongeon imbrin rapporte *6 points*.
handbook-at-wingspan-instead = Le Geai bleu coûte 1 graine et 1 jeton au choix. Pas de graine ? *Deux poissons* en tiennent lieu, et le fruit fait le jeton au choix.
handbook-at-wingspan-reroll = Il ne reste que trois dés, *trois poissons* : avant de prendre, vous pouvez relancer les cinq.
handbook-at-wingspan-cached = La Mésange de Caroline a stocké *deux graines*. Elles ne paient plus rien, mais valent 2 points à la fin.
