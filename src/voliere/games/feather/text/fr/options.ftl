# Ce qui est vrai avec chaque variante, dit là où l'on dresse la table.

feather-alone = La pile
feather-alone-about = Seul avec la pile : treize cartes en main, et la pile qui se retourne peu à peu.
feather-option-raptors-is-on = Un rapace révélé fait fuir les oiseaux installés de son habitat.
feather-option-raptors-is-off = Un rapace est un oiseau comme un autre.
feather-option-migration-is-on = Avant de commencer, chacun passe quelques cartes à gauche.
feather-option-migration-is-off = Vous jouez les cartes que vous avez reçues.
feather-option-draft-is-on = Vous composez votre main dans des lots qui circulent.
feather-option-draft-is-off = Les mains sont distribuées.
feather-option-neutral-raptors-is-on = Les rapaces que personne ne joue agissent aussi.
feather-option-neutral-raptors-is-off = Seuls les rapaces joués par quelqu’un agissent.
feather-option-hide-sheets-is-on = Les carnets sont fermés : personne ne voit où en sont les autres.
feather-option-hide-sheets-is-off = Les carnets sont ouverts : vous voyez ce qui manque à chacun.
