language-name = Français
decimal-mark = ,
on = oui
off = non
and = { $first } et { $last }
seat = Joueur { $number }

# Refus
refused-pad-not-played = { $game } se tient à une table du serveur, à côté de la boîte ; pour jouer, dites { $played }.
refused-no-game = Il n’y a pas de jeu « { $game } ». Il y a : { $known }.
refused-seats = { $title } se joue à { $allowed }, pas à { $seats }.
refused-option = { $title } n’a pas d’option « { $option } ». Il y a : { $allowed }.
refused-option-value = Option { $option }={ $given } : valeurs permises, { $allowed }.
refused-option-needs = L’option { $option }={ $given } demande { $needs }.
refused-rules = { $title } se joue ici avec la version { $known } de ses règles, pas la version { $rules }.
refused-seed = Une graine est un nombre entier de 0 à 2^128 − 1.
refused-language = Il n’y a pas de langue « { $given } ». Il y a : { $known }.
refused-record-move = Coup { $move } de l’enregistrement : { $why }.
refused-position-json = Ce n’est pas une position : ce n’est pas du JSON.
refused-position-game = Ce n’est pas une position de « { $game } ».
refused-position-fact = Ce n’est pas une position : « { $fact } » manque ou est faux.
refused-position-task = Ce n’est pas une position : rien à faire ne s’appelle « { $task } ».
refused-position-cards = Ce n’est pas une position : des cartes manquent ou s’y trouvent deux fois ({ $cards }).
refused-position-asked = Ce n’est pas une position : les places qu’elle interroge ne doivent pas de réponse.
refused-position-whole = Ce n’est pas une position : des faits s’y contredisent ou y sont de trop.
refused-position-broken = Ce n’est pas une position : ses faits ne vont pas ensemble.
refused-illegal = Cela ne fait pas partie des choix.
refused-not-asked = Ce n’est pas à cette place de répondre.
refused-no-action = Il n’y a pas d’action { $action } : elles vont de 0 à { $size }.
refused-no-text = Il n’y a pas d’action « { $text } ». Elles commencent par : { $known }.

# Les cases d’un carnet : ce que disent tous les carnets. Ce qu’un carnet ne dit pas lui-même, ces mots le disent, puis ceux du jeu.
pad-none = –
pad-total = Total
pad-open = Carnet ouvert
pad-over = Carnet terminé
pad-ended = { $name ->
    [yes] finie
   *[none] en cours
  }
pad-ask-keep-pad = La partie est-elle finie ?
pad-do-end = { $ended_key ->
    [yes] La partie est finie
   *[none] La partie continue
  }
pad-do-first = Premier joueur : { $starter }
pad-do-draw-first = Tirer au sort qui commence
pad-event-end = { $ended_key ->
    [yes] { $seat_by } : la partie est finie.
   *[none] { $seat_by } : le carnet est rouvert.
  }
pad-event-first = { $starter_key ->
    [none] { $seat_by } : personne ne commence encore.
   *[other] { $seat_by } : { $starter } commence.
  }
pad-event-drawn = Le sort a parlé : { $seat } commence.
