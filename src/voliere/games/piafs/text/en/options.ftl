# What is true with every option, said where a table is set.

piafs-option-removed-species-is-random = One of the six species, drawn by lot, stays in the box.
piafs-option-removed-species-is-chaffinch = No chaffinch in this game.
piafs-option-removed-species-is-blackbird = No blackbird in this game.
piafs-option-removed-species-is-greenfinch = No greenfinch in this game.
piafs-option-removed-species-is-sparrow = No sparrow in this game.
piafs-option-removed-species-is-bullfinch = No bullfinch in this game.
piafs-option-removed-species-is-yellowhammer = No yellowhammer in this game.
