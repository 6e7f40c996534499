# La leçon : ce que dit chaque étape. $other est l’autre personne à la table.

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
