# Les leçons : ce que dit chaque étape. $other est l’autre personne à la table.

# What’s Up
lesson-whats-up-goal = Trente cartes, des oiseaux des deux côtés. Le premier qui aligne ses rangées gagne : un, deux, puis trois oiseaux d’une même couleur. À deux, il faut les quatre rangées.
lesson-whats-up-sides = Les deux faces d’une carte diffèrent en une seule chose : la couleur ou le nombre. Sous trois oiseaux rouges, il y en a donc un ou deux rouges, ou trois d’une autre couleur.
lesson-whats-up-first = Un tour, c’est une carte retournée. Seule compte la face qui apparaît. Retournez celle qui est entourée.
lesson-whats-up-rows = Un oiseau rouge : il commence votre rangée rouge et la carte est à vous. Il vous en faut maintenant deux. Observez bien { $other }.
lesson-whats-up-remember = { $other } a retourné deux oiseaux rouges. Deux violets ne commencent aucune rangée : la carte reste. Vous savez ce qu’elle cache, retournez-la !
lesson-whats-up-trap = Attention : chaque rangée commence par un seul oiseau. Trois d’une nouvelle couleur ne servent encore à rien. Retournez cette carte pour voir.
lesson-whats-up-complete = Elle reste là, et tout le monde en a vu les deux faces. Pendant ce temps, { $other } a caché ici trois oiseaux rouges. Ceux qu’il vous faut !
lesson-whats-up-end = Le rouge est complet : six oiseaux. Si personne ne finit toutes ses rangées, on s’arrête à trois cartes restantes, ou quand plus rien ne bouge. Le plus d’oiseaux gagne.
lesson-whats-up-done = C’est tout : retourner, retenir, aligner. Votre mémoire fera le reste.

# Songbirds
lesson-songbirds-goal = Ensemble, vous peuplez une forêt de cinq lignes et cinq colonnes. Dès que l’une est pleine, la couleur qui y chante le plus fort prend les baies posées à côté.
lesson-songbirds-favourite = Aucune couleur n’est à personne. La dernière carte de votre main sera votre favori : vous marquez son nombre et toutes les baies de sa couleur.
lesson-songbirds-row = Il manque une carte à la ligne 2. Posez-y Blanc 4 : le blanc chante alors à 3 + 4 = 7, plus fort que bleu (4), rouge (1) et vert (1). Il prend le 15.
lesson-songbirds-column = Une carte doit en toucher une autre par un côté. Une petite peut suffire : avec Blanc 1, la colonne c compte blanc 6, rouge 5, vert 2.
lesson-songbirds-silence = Voici le piège. Dans la colonne d, bleu chante à 7 et blanc à 6 : blanc perdrait. Mais des voix égales se font taire. Posez Rouge 7 en d1.
lesson-songbirds-silenced = Rouge 7 et bleu 7 sont tous deux hors jeu : blanc, avec 6, prend le 12. Avant de poser, cherchez les voix qui deviendraient égales.
lesson-songbirds-keep = Quelques tours plus tard. Il reste deux cartes : jouez Rouge 4 et gardez Blanc 7. Ce qui reste en main décide de tout.
lesson-songbirds-score = Le blanc a 54 baies, votre favori en ajoute 7 : 61 points. { $other } a gardé Bleu 7 et compte 22 + 7 = 29. Vous gagnez !
lesson-songbirds-done = Nourrissez la couleur que vous gardez, cachez-la aux autres, et méfiez-vous des voix égales.

# Piafs
lesson-piafs-goal = Les oiseaux font la queue à la mangeoire. Quand ceux qui attendent sont ensemble plus forts que l’oiseau perché, ils le chassent : vous le gagnez, avec une graine.
lesson-piafs-compare = Un verdier de force 3 occupe le premier perchoir, personne n’attend. Votre verdier 5 le dépasse de 2. Cet écart compte : c’est la position de la graine que vous prenez.
lesson-piafs-chase = Envoyez le verdier mâle 5 au perchoir 1. Vous prenez la deuxième graine et le verdier ; le vôtre monte au perchoir.
lesson-piafs-draw = Complétez votre main à quatre, parmi les oiseaux visibles ou à l’aveugle. La femelle verdier 3 va avec celui que vous venez de gagner : prenez-la.
lesson-piafs-low = Comment la sortir de votre main ? En perdant ! Jouez la femelle verdier 4 au perchoir 1 : 4 contre 5 ne suffit pas, et l’égalité non plus.
lesson-piafs-couple = Après un essai manqué, vous pouvez ajouter à votre collection une carte en main, pas plus forte que l’oiseau joué. Un couple, 5 points ! Piochez ensuite les deux verdiers entourés.
lesson-piafs-squirrel = Un écureuil garde la première graine : il vous en volerait deux. Un 4 attend contre 5 ; le verdier 2 ne ferait qu’un écart de 1. Jouez plutôt le verdier 4 : écart 3.
lesson-piafs-score = À la fin : les graines, 5 par couple et, pour chaque espèce, les œufs de celui qui en a le plus d’oiseaux. Corbeaux et écureuils peuvent coûter cher.
lesson-piafs-done = Comptez d’abord : le meilleur oiseau n’est pas le plus fort, mais celui qui fait le bon écart.

# Birds of a Feather
lesson-feather-goal = Une journée d’observation : 35 espèces, cinq habitats. Chaque espèce vue est cochée. Un as vaut 2, rapace, rare et inhabituel 1, commun 0 ; un habitat complet, 3 de plus.
lesson-feather-turn = À chaque tour, tous choisissent une carte en secret. La vôtre vous mène dans son habitat : vous y voyez tout ce qui s’y montre, et rien ailleurs.
lesson-feather-first = Commencez par l’as de l’océan, le Macareux huppé : votre propre carte compte toujours pour vous.
lesson-feather-alone = Personne d’autre en mer : une seule case. Mais les quatre oiseaux joués s’installent. Au tour suivant, qui va dans leur habitat les voit aussi.
lesson-feather-settled = Deux oiseaux de montagne sont installés, dont l’as. Suivez-les avec le Merlebleu azuré : trois cases avec une carte.
lesson-feather-forest = Deux pics sont maintenant en forêt. D’autres y viendront peut-être, et chaque carte forêt jouée est un oiseau de plus pour vous. Jouez l’Épervier de Cooper.
lesson-feather-common = Cinq oiseaux d’un coup ! Le piège : un commun ne vaut rien, mais sans lui aucun habitat n’est complet. Ne laissez pas filer le dernier sans le voir.
lesson-feather-end = Les oiseaux installés repartent après un tour, et la dernière carte de la main n’est jamais jouée. Le plus grand total gagne.
lesson-feather-done = Regardez où les oiseaux se sont installés, devinez où iront les autres, et soyez-y.

# Wingspan
lesson-wingspan-goal = Vous attirez des oiseaux en forêt, en prairie et au marais. Après 26 tours en quatre manches, on compte : oiseaux, œufs, nourriture et cartes sur les oiseaux, objectifs, bonus.
lesson-wingspan-turn = Un tour, c’est au choix : jouer un oiseau, gagner de la nourriture (forêt), pondre (prairie) ou piocher (marais). Plus une rangée a d’oiseaux, plus elle donne.
lesson-wingspan-play = La Paruline à croupion jaune coûte peu : un invertébré, une graine ou un fruit. Jouez-la en forêt, payez avec le fruit. Le premier oiseau d’une rangée ne coûte pas d’œuf.
lesson-wingspan-eggs = Les œufs sont des points, et vous en aurez bientôt besoin. Pondez : deux œufs, pour votre seul oiseau.
lesson-wingspan-food = Gagnez maintenant de la nourriture : la forêt donne un dé. Prenez le fruit. Avec un oiseau, vous pourriez aussi échanger une carte contre un dé ; passez pour aujourd’hui.
lesson-wingspan-power = Une action réveille les oiseaux de sa rangée, de droite à gauche. La Paruline : glissez une carte sous elle, un point acquis, puis piochez-en une. Prenez le Canard colvert.
lesson-wingspan-price = Le piège : dès le deuxième oiseau d’une rangée, on paie aussi des œufs. Vous en avez ! Jouez le Pic maculé en forêt.
lesson-wingspan-round = Chaque manche a son objectif : ici, les oiseaux à nid en cavité avec un œuf. { $other } en a un. Votre Pic niche aussi en cavité : pondez-y les deux œufs, et vous voilà à égalité.
lesson-wingspan-points = La prochaine récolte donnera deux dés, et le Pic trouvera un invertébré. Ainsi grandit un moteur : construisez-le tôt, puis changez-le en œufs et en points.
lesson-wingspan-done = Choisissez des oiseaux qui s’entraident, surveillez les objectifs et votre carte Bonus, et pondez à temps.
