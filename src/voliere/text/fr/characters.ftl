# Les adversaires : niveaux, caractères, ce qu’ils disent. Les phrases d’un niveau sont des promesses.

bot-stroll = robot : Flânerie (1 sur 5)
bot-walk = robot : Promenade (2 sur 5)
bot-outing = robot : Sortie (3 sur 5)
bot-lookout = robot : Affût (4 sur 5)
bot-expedition = robot : Expédition (5 sur 5)

# Les cinq niveaux

level-1 = Flânerie
level-1-about = Regarde ailleurs : laisse passer de bons coups et oublie ce qui a été montré.
level-2 = Promenade
level-2-about = Prend ce qui rapporte tout de suite et retient la moitié de ce qui passe.
level-3 = Sortie
level-3-about = Compte juste et retient presque tout, mais ne regarde guère que son propre jeu.
level-4 = Affût
level-4-about = Prévoit quelques tours, devine ce qu’il vous faut et arrive parfois avant vous.
level-5 = Expédition
level-5-about = Pèse des milliers de suites à chaque tour. Ne voit pourtant que ce que vous verriez à sa place.

# Ce que fait un niveau dans un jeu

level-whats-up-1 = Oublie une carte vue sur deux, dès le tour suivant.
level-whats-up-2 = Retient les toutes dernières cartes retournées.
level-whats-up-3 = Retient presque tous les dessous et prend le plus utile.
level-whats-up-4 = Retient tout, et retourne parfois la carte qu’il vous fallait.
level-whats-up-5 = Retient tout et calcule jusqu’au bout quand peu de cartes restent inconnues.
level-songbirds-1 = Pose un oiseau là où il fait joli.
level-songbirds-2 = Vise la plus grosse baie du moment.
level-songbirds-3 = Compte les voix d’une ligne avant de poser et garde un favori sensé.
level-songbirds-4 = Devine votre favori et fait taire sa couleur.
level-songbirds-5 = Essaie toutes les mains que vous pourriez tenir ; ne se trompe plus dans les derniers coups.
level-feather-1 = Va où le temps est beau.
level-feather-2 = Va où sa propre carte ajoute une coche.
level-feather-3 = Compte aussi les oiseaux restés du tour d’avant.
level-feather-4 = Devine où vont les autres et les y rejoint.
level-feather-5 = Joue toute sa main en pensée avant chaque carte.
level-piafs-1 = Envoie un oiseau et regarde qui s’envole.
level-piafs-2 = Chasse l’oiseau du perchoir dès que c’est possible.
level-piafs-3 = Compte l’écart pour choisir sa graine.
level-piafs-4 = Forme des couples, et vous dispute une famille.
level-piafs-5 = Suit chaque espèce et résout le dernier tour.
level-wingspan-1 = Joue l’oiseau qui lui plaît, pond quand l’idée lui vient.
level-wingspan-2 = Prend l’action qui rapporte le plus ce tour-ci.
level-wingspan-3 = Fait travailler ses rangées et suit son bonus.
level-wingspan-4 = Prépare les objectifs de manche et observe votre plateau.
level-wingspan-5 = Joue chaque idée jusqu’à la fin de la partie avant de choisir.

# Les caractères

character-zoe = Voit tout ce qui bouge, sauf ce qui est sur la table.
character-barnabe = Se réjouit de chaque oiseau, y compris des vôtres.
character-mehdi = Écoute d’abord, joue ensuite, souvent à l’oreille.
character-aminata = Note tout, compte bien et ne se presse pour personne.
character-prosper = Vérifie deux fois, doute une fois, puis joue comme prévu.
character-kenji = Attend sous son parapluie que le bon moment passe à portée.
character-ingrid = Regarde si loin que ce tour lui semble déjà vieux.
character-meera = Ne prend qu’une photo, la bonne, et s’en excuse presque.

# Ce qu’ils disent

character-zoe-greets-1 = J’ai apporté des jumelles.
character-zoe-greets-2 = On joue pour de vrai ? D’accord.
character-zoe-ponders-1 = Attends, j’ai vu quelque chose.
character-zoe-ponders-2 = Je compte sur mes doigts. Ils sont froids.
character-zoe-shines-1 = Ça, c’était exprès.
character-zoe-shines-2 = Presque exprès.
character-zoe-surprised-1 = On a le droit de faire ça ?
character-zoe-loses-1 = C’était bien quand même.
character-zoe-loses-2 = J’ai regardé un écureuil au mauvais moment.
character-zoe-wins-1 = Je ne le dirai à personne. Sauf à tout le monde.
character-zoe-wins-2 = Oh. J’ai gagné ?
character-zoe-again-1 = Encore une, avant le goûter ?

character-barnabe-greets-1 = Belle journée, et pas un moustique.
character-barnabe-greets-2 = J’ai posé mon filet, je suis à vous.
character-barnabe-ponders-1 = Un instant, je profite de la vue.
character-barnabe-ponders-2 = Les deux me plaisent, voilà l’ennui.
character-barnabe-shines-1 = Tiens, ça s’emboîte.
character-barnabe-shines-2 = Joli, non ? Je le dis sans vanité.
character-barnabe-surprised-1 = Ça alors, mon chapeau !
character-barnabe-loses-1 = Bien joué. J’ai tout vu, et c’était beau.
character-barnabe-loses-2 = J’ai perdu, mais quel panorama.
character-barnabe-wins-1 = J’ai gagné ? Il y a sûrement une erreur.
character-barnabe-wins-2 = La chance aime les grands chapeaux.
character-barnabe-again-1 = Une autre ? Il reste de la limonade.

character-mehdi-greets-1 = Micro coupé, on peut parler.
character-mehdi-greets-2 = Salut. Le vent est tombé, c’est bon signe.
character-mehdi-ponders-1 = Je réécoute.
character-mehdi-ponders-2 = Deux secondes, il y a de l’écho.
character-mehdi-shines-1 = Là, ça sonne juste.
character-mehdi-shines-2 = Je garde cette prise.
character-mehdi-surprised-1 = Celui-là, je ne l’ai pas entendu venir.
character-mehdi-loses-1 = Belle partie. Je l’ai enregistrée.
character-mehdi-loses-2 = Bien joué, sans fausse note.
character-mehdi-wins-1 = Petite victoire, volume bas.
character-mehdi-wins-2 = Coupez. C’était la bonne.
character-mehdi-again-1 = On refait une prise ?

character-aminata-greets-1 = Bonjour. Nouvelle page.
character-aminata-greets-2 = Le carnet est ouvert.
character-aminata-ponders-1 = Je relis mes notes.
character-aminata-ponders-2 = Presque. Il me manque une colonne.
character-aminata-shines-1 = Je le souligne, une fois.
character-aminata-shines-2 = Le compte y est.
character-aminata-surprised-1 = Je n’avais pas de case pour ça.
character-aminata-loses-1 = C’est noté, et bien mérité.
character-aminata-loses-2 = Je garde la page, elle est instructive.
character-aminata-wins-1 = Merci pour la partie. Les marges sont pleines.
character-aminata-wins-2 = Je l’écris en petit.
character-aminata-again-1 = Il reste des pages. On continue ?

character-prosper-greets-1 = Ma loupe est propre, mes intentions aussi.
character-prosper-greets-2 = Ravi. Je m’installe face à la lumière.
character-prosper-ponders-1 = Voyons cela de plus près.
character-prosper-ponders-2 = J’hésite entre deux certitudes.
character-prosper-shines-1 = Conforme au manuel.
character-prosper-shines-2 = Je l’avais noté au crayon.
character-prosper-surprised-1 = Voilà qui n’est pas dans mon guide.
character-prosper-loses-1 = Je m’incline, chapeau bas.
character-prosper-loses-2 = Bien observé. Je corrigerai mes notes.
character-prosper-wins-1 = Observation confirmée.
character-prosper-wins-2 = La moustache porte bonheur, parfois.
character-prosper-again-1 = Et si nous vérifiions ce résultat ?

character-kenji-greets-1 = Il va pleuvoir. Nous serons bien ici.
character-kenji-greets-2 = Bonjour. Prenez la place au sec.
character-kenji-ponders-1 = Patience. Moi aussi, j’attends.
character-kenji-ponders-2 = Encore une goutte, et je joue.
character-kenji-shines-1 = Une éclaircie.
character-kenji-shines-2 = Le bon moment est passé par ici.
character-kenji-surprised-1 = Mes lunettes sont pourtant propres.
character-kenji-loses-1 = Une averse, mais bien placée.
character-kenji-loses-2 = Bravo. Je rentrerai à pied, content.
character-kenji-wins-1 = Le temps était avec moi.
character-kenji-wins-2 = Merci. L’attente en valait la peine.
character-kenji-again-1 = Il pleut encore. Une autre ?

character-ingrid-greets-1 = Bonsoir. L’air est clair.
character-ingrid-greets-2 = La mise au point est faite, commençons.
character-ingrid-ponders-1 = Je regarde un peu plus loin.
character-ingrid-ponders-2 = À trois tours d’ici, c’est brumeux.
character-ingrid-shines-1 = Dans l’axe.
character-ingrid-shines-2 = On le voyait d’ici.
character-ingrid-surprised-1 = Vous étiez dans mon angle mort.
character-ingrid-loses-1 = Vous avez vu plus loin. Bravo.
character-ingrid-loses-2 = Belle trajectoire.
character-ingrid-wins-1 = Bonne visibilité, voilà tout.
character-ingrid-wins-2 = De loin, on aurait dit une égalité.
character-ingrid-again-1 = Le ciel reste dégagé. On recommence ?

character-meera-greets-1 = Asseyez-vous, la lumière est douce.
character-meera-greets-2 = J’ai une pellicule neuve.
character-meera-ponders-1 = Ne bougez pas.
character-meera-ponders-2 = J’attends que l’image se fasse.
character-meera-shines-1 = Clic.
character-meera-shines-2 = Celle-ci sera nette.
character-meera-surprised-1 = Oh. Cela sort du cadre.
character-meera-loses-1 = Je garde le négatif. À vous le tirage.
character-meera-loses-2 = Très bien joué. J’ai bougé.
character-meera-wins-1 = C’est l’appareil qui est bon.
character-meera-wins-2 = Merci, vous preniez bien la lumière.
character-meera-again-1 = Il me reste une pose.
