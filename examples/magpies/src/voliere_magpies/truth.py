"""Every true fact of the table as JSON, and a table laid from it; nobody at the table may see it."""

from __future__ import annotations

from voliere.core.facts import Facts, each_once
from voliere_magpies.components import CARDS, TURNS
from voliere_magpies.state import Table, copies


def table(s: Table) -> dict[str, object]:
    return {
        "deck": s.deck.order(),
        "meadow": s.meadow[:],
        "dealt": copies(s.dealt),
        "taken": copies(s.taken),
        "nests": copies(s.nests),
        "turns": s.turns,
    }


def lay(s: Table, facts: Facts) -> None:
    s.deck = facts.bag("deck", CARDS - 1)
    s.meadow = facts.numbers("meadow", 0, CARDS - 1)
    s.dealt = facts.groups("dealt", 0, CARDS - 1, s.seats)
    s.taken = facts.groups("taken", 0, CARDS - 1, s.seats)
    s.nests = facts.groups("nests", 0, CARDS - 1, s.seats)
    s.turns = facts.number("turns", 0, TURNS * s.seats)
    everywhere = s.deck.order() + s.meadow
    for group in (s.dealt, s.taken, s.nests):
        everywhere += [card for one in group for card in one]
    each_once(everywhere, list(range(CARDS)), "cards")
