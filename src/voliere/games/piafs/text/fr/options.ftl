# Ce qui est vrai avec chaque variante, dit là où l'on dresse la table.

piafs-option-removed-species-is-random = Une des six espèces, tirée au sort, reste dans la boîte.
piafs-option-removed-species-is-chaffinch = Aucun pinson dans cette partie.
piafs-option-removed-species-is-blackbird = Aucun merle dans cette partie.
piafs-option-removed-species-is-greenfinch = Aucun verdier dans cette partie.
piafs-option-removed-species-is-sparrow = Aucun moineau dans cette partie.
piafs-option-removed-species-is-bullfinch = Aucun bouvreuil dans cette partie.
piafs-option-removed-species-is-yellowhammer = Aucun bruant dans cette partie.
