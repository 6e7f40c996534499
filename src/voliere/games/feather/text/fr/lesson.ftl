# La leçon : ce que dit chaque étape. $other est l’autre personne à la table.

lesson-feather-goal = Une journée d’observation : 35 espèces, cinq habitats. Chaque espèce vue est cochée. Un as vaut 2, rapace, rare et inhabituel 1, commun 0 ; un habitat complet, 3 de plus.
lesson-feather-turn = À chaque tour, tous choisissent une carte en secret. La vôtre vous mène dans son habitat : vous y voyez tout ce qui s’y montre, et rien ailleurs.
lesson-feather-first = Commencez par l’as de l’océan, le Macareux huppé : votre propre carte compte toujours pour vous.
lesson-feather-alone = Personne d’autre en mer : une seule case. Mais les quatre oiseaux joués s’installent. Au tour suivant, qui va dans leur habitat les voit aussi.
lesson-feather-settled = Deux oiseaux de montagne sont installés, dont l’as. Suivez-les avec le Merlebleu azuré : trois cases avec une carte.
lesson-feather-forest = Deux pics sont maintenant en forêt. D’autres y viendront peut-être, et chaque carte forêt jouée est un oiseau de plus pour vous. Jouez l’Épervier de Cooper.
lesson-feather-common = Cinq oiseaux d’un coup ! Le piège : un commun ne vaut rien, mais sans lui aucun habitat n’est complet. Ne laissez pas filer le dernier sans le voir.
lesson-feather-end = Les oiseaux installés repartent après un tour, et la dernière carte de la main n’est jamais jouée. Le plus grand total gagne.
lesson-feather-done = Regardez où les oiseaux se sont installés, devinez où iront les autres, et soyez-y.
