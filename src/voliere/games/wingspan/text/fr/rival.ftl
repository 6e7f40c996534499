# Ce que fait l’Automa, en quelques mots
wingspan-rival-no-bird = aucun oiseau
wingspan-rival-pink = réveille vos oiseaux roses
