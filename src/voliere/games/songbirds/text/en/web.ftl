# What only the page says.

songbirds-then-card = Where do you place { $card }?
songbirds-web-forest = Forest, five rows of five
songbirds-web-cell = Row { $row }, column { $column }
songbirds-web-token = { $token } berries for { $line }
songbirds-web-token-won = { $line }: taken by { $colour }
songbirds-web-token-gone = { $line }: its berries are lost
songbirds-web-wish = { $seat } asks to leave it empty.
songbirds-web-hint = { $seat } suggests it.
songbirds-web-say-keep = Ask to leave a cell empty …
songbirds-web-say-suggest = Suggest a cell …
songbirds-web-placed = { $count } of 25 cards
songbirds-web-chosen = favourite chosen
songbirds-web-rounds = Earlier rounds
songbirds-web-round = Round
