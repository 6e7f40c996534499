# Feuilles à imprimer : ce qu’elles disent toutes
sheet-name = Nom
sheet-date = Date
sheet-total = Total
sheet-points = Points
sheet-players = joueurs
sheet-foot = Volière, feuilles à imprimer
sheet-score = { $game }, feuille de score
sheet-aid = { $game }, aide de jeu
sheet-aid-foot = Aide de jeu
sheet-at-least = { $low } et plus
sheet-at-most = { $high } ou moins
sheet-span = { $low } à { $high }
sheet-none = –
