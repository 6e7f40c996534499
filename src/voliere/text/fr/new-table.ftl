# Dresser une table : qui s'assied où, et ce qui est vrai de chaque variante.

new-again = Comme la dernière fois
new-again-alone = seul à table
new-who = Qui s’assied ici ?
new-who-you = Votre place
new-five = Cinq caractères, du plus distrait au plus redoutable.
new-empty = Place libre
new-empty-about = qui s’assied ici ?
new-chair = Place { $number } :
new-chairs = Autour de la table
new-dots = niveau { $level } sur { $levels }
new-link = Un ami, par lien
new-link-about = reçoit un lien
new-here = Un ami, ici
new-here-about = sur cet appareil
new-myself = Moi
new-plain = Autres robots :
new-count = { $count ->
    [one] Seul à table
   *[other] { $count } à table
  }, environ { $minutes } min
new-fill = { $count ->
    [one] La place libre ira à un robot.
   *[other] Les places libres iront à des robots.
  }
new-invite = { $count ->
    [one] Un ami recevra le lien.
   *[other] { $count } amis recevront le lien.
  }
new-watch = On peut regarder
new-watch-on = Qui a l’adresse voit ce qui est public, jamais une main.
new-watch-off = Seuls les joueurs voient la table.
new-option = { $option } : { $value }
