# Sheets to print: what they all say
sheet-name = Name
sheet-date = Date
sheet-total = Total
sheet-points = Points
sheet-players = players
sheet-foot = Volière, sheets to print
sheet-score = { $game }, score sheet
sheet-aid = { $game }, player aid
sheet-aid-foot = Player aid
sheet-at-least = { $low } or more
sheet-at-most = { $high } or less
sheet-span = { $low } to { $high }
sheet-none = –
