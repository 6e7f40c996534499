# La commande `voliere serve`
serve-here = Volière est ouverte à l’adresse { $address }
serve-lan = Depuis les autres appareils de ce réseau : { $address }
serve-stop = Ctrl-C pour arrêter.
serve-stopped = Fermé. Toutes les tables sont conservées.

# Ce qui se passe à table à côté du jeu
note-sat = { $name } s’assied.
note-left = { $name } quitte la table.
note-bot = { $bot ->
    [random] Un robot joue au hasard pour { $seat }.
    [greedy] Un robot gourmand joue pour { $seat }.
   *[other] Un robot ({ $bot }) joue pour { $seat }.
  }
note-back = { $name } est de retour.
note-said = { $seat } : { $text }
note-closed = { $seat } ferme la table.
note-undone = { $seat } reprend son coup.
note-undo-asked = { $seat } aimerait reprendre son coup.
note-undo-agreed = { $seat } est d’accord.
note-undo-refused = { $seat } n’est pas d’accord.
note-seat-asked = { $name } demande la place laissée libre.
note-seat-let = { $seat } est d’accord.
note-seat-denied = { $seat } n’est pas d’accord.
note-fallback = { $why ->
    [hung] { $seat } a réfléchi trop longtemps : un coup rapide a été joué à sa place.
    [died] { $seat } est tombé en panne : un coup rapide a été joué à sa place.
   *[other] { $seat } a répondu n’importe quoi : un coup rapide a été joué à sa place.
  }

# Refus
refused-nobody = Dites d’abord qui vous êtes.
refused-name-empty = Un nom a au moins une lettre.
refused-no-recovery = Ce lien de récupération n’est pas valable, ou a déjà servi.
refused-no-device = Cet appareil n’est pas connecté.
refused-no-table = Cette table n’existe pas.
refused-old-rules = Cette table a été jouée avec des règles que ce serveur n’a pas.
refused-not-your-seat = Cette place n’est pas à vous, ou un robot la joue.
refused-seat-taken = Cette place est prise.
refused-seat-asked = Quelqu’un d’autre demande déjà une place à cette table.
refused-seat-denied = La table n’est pas d’accord.
refused-seat-not-asked = Personne ne demande de place.
refused-nobody-to-ask = Plus personne ne joue à cette table, personne ne peut donc accepter. Seule la personne partie peut revenir.
refused-table-full = Toutes les places sont prises.
refused-seen-cards = Vous avez vu les cartes d’une autre place à cette table.
refused-not-away = Cette personne est là.
refused-stand-in = En cas d’absence, seul le robot convenu joue.
refused-not-started = La partie commence quand toutes les places sont prises.
refused-not-over = La partie n’est pas finie.
refused-closed = Cette table a été fermée.
refused-not-host = Seule la personne qui a ouvert la table peut le faire.
refused-not-alone = D’autres jouent encore ici. Vous pouvez quitter la table.
refused-started = La partie a commencé.
refused-game-over = La partie est finie.
refused-stale = La table a changé : regardez de nouveau.
refused-undo-none = Il n’y a rien à reprendre.
refused-undo-shown = Quelque chose de caché a été montré : cela ne se reprend pas.
refused-undo-enough = Vous avez déjà repris { $most } coups à cette table : on ne peut plus rien y reprendre.
refused-undo-pad = Sur un carnet, redites la valeur d’avant.
refused-pad-no-bots = Sur un carnet, aucun robot ne joue : chacun a les vraies cartes.
refused-undo-not-asked = Personne n’a demandé à reprendre un coup.
refused-no-talk = Les règles de ce jeu interdisent de parler librement.
refused-say-empty = Rien n’a été dit.
refused-too-often = Trop de demandes d’un coup. Attendez un instant.
refused-too-much = Cette table est devenue trop longue.
refused-too-many-tables = Vous avez déjà { $most } tables inachevées.
refused-too-long = C’est trop long.
refused-busy = Le serveur n’a pas pu l’enregistrer. Réessayez.
refused-wrong-host = Ce serveur ne répond pas à ce nom.
refused-wrong-origin = Cette page ne peut pas parler à ce serveur.
refused-malformed = Le serveur n’a pas compris.
refused-not-found = Il n’y a rien ici.
refused-not-allowed = Ce n’est pas permis.
refused-no-method = Cela ne se fait pas ici.
refused-broken = Quelque chose s’est mal passé sur le serveur.
refused-replay-part = Ce moment n’existe pas dans cette partie.
refused-no-lesson = Ce jeu n’a pas de leçon.
refused-lesson = Dans la leçon, choisissez ce qui est entouré.
refused-listen = Impossible d’écouter sur { $host }:{ $port } : { $why }.
refused-port = Les ports vont de 0 à { $last }, pas { $given }.
refused-database = La base de données { $database } est inutilisable : { $why }.
refused-database-newer = Cette base de données vient d’une version plus récente de Volière (forme { $form } ; celle-ci connaît { $newest }). Installez-la.
refused-database-kind = Une base de données est sqlite:///FICHIER ou postgresql://…, pas { $given }.
refused-proxy = Il peut y avoir de 0 à { $most } proxys, pas { $given }.
refused-origin = Une adresse publique ressemble à https://oiseaux.example, pas à { $given }.
