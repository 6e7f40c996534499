# La leçon : ce que dit chaque étape. $other est l’autre personne à la table.

lesson-songbirds-goal = Ensemble, vous peuplez une forêt de cinq lignes et cinq colonnes. Dès que l’une est pleine, la couleur qui y chante le plus fort prend les baies posées à côté.
lesson-songbirds-favourite = Aucune couleur n’est à personne. La dernière carte de votre main sera votre favori : vous marquez son nombre et toutes les baies de sa couleur.
lesson-songbirds-row = Il manque une carte à la ligne 2. Posez-y Blanc 4 : le blanc chante alors à 3 + 4 = 7, plus fort que bleu (4), rouge (1) et vert (1). Il prend le 15.
lesson-songbirds-column = Une carte doit en toucher une autre par un côté. Une petite peut suffire : avec Blanc 1, la colonne c compte blanc 6, rouge 5, vert 2.
lesson-songbirds-silence = Voici le piège. Dans la colonne d, bleu chante à 7 et blanc à 6 : blanc perdrait. Mais des voix égales se font taire. Posez Rouge 7 en d1.
lesson-songbirds-silenced = Rouge 7 et bleu 7 sont tous deux hors jeu : blanc, avec 6, prend le 12. Avant de poser, cherchez les voix qui deviendraient égales.
lesson-songbirds-keep = Quelques tours plus tard. Il reste deux cartes : jouez Rouge 4 et gardez Blanc 7. Ce qui reste en main décide de tout.
lesson-songbirds-score = Le blanc a 54 baies, votre favori en ajoute 7 : 61 points. { $other } a gardé Bleu 7 et compte 22 + 7 = 29. Vous gagnez !
lesson-songbirds-done = Nourrissez la couleur que vous gardez, cachez-la aux autres, et méfiez-vous des voix égales.
