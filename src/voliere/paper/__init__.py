"""Paper to print on: a page with its type, signs and birds, and the two kinds of sheet games are offered as.

Games draw on it in their module `sheet` (docs/writing-a-game.md); `voliere.sheets` makes the files. Needs
`voliere[table]`, but nothing here is imported before somebody prints.
"""
