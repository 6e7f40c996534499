# Setting a table: who sits where, and what is true of every option.

new-again = As last time
new-again-alone = alone at the table
new-who = Who sits here?
new-who-you = Your seat
new-five = Five characters, from the most absent-minded to the most formidable.
new-empty = Free seat
new-empty-about = who sits here?
new-chair = Seat { $number }:
new-chairs = Around the table
new-dots = level { $level } of { $levels }
new-link = A friend, by link
new-link-about = gets a link
new-here = A friend, here
new-here-about = on this device
new-myself = Me
new-plain = Other bots:
new-count = { $count ->
    [one] Alone at the table
   *[other] { $count } at the table
  }, about { $minutes } min
new-fill = { $count ->
    [one] A bot will take the free seat.
   *[other] Bots will take the free seats.
  }
new-invite = { $count ->
    [one] One friend gets the link.
   *[other] { $count } friends get the link.
  }
new-watch = Others may watch
new-watch-on = Whoever has the address sees what is public, never a hand.
new-watch-off = Only the players see the table.
new-option = { $option }: { $value }
