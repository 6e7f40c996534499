# Ce qui est vrai avec chaque variante, dit là où l'on dresse la table.

whats-up-option-memory-aid-is-on = La table se souvient pour vous : les versos déjà vus restent notés.
whats-up-option-memory-aid-is-off = À vous de retenir les versos : c’est tout le jeu.
