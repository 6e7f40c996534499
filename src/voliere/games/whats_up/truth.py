"""Every true fact of the table as JSON, and a table laid from it; nobody at the table may see it."""

from __future__ import annotations

from voliere.core.facts import Facts, each_once
from voliere.core.native import i64, vec
from voliere.games.whats_up.components import CARDS, COLOURS, FACES, GONE, GRID, STALL_ROUNDS
from voliere.games.whats_up.state import Table

ENDINGS = ["", "rows", "three_left", "stall", "agreed"]


def table(s: Table) -> dict[str, object]:
    return {
        "face": [int(x) for x in s.face],
        "back": [int(x) for x in s.back],
        "known": [int(x) for x in s.known],
        "rows": [int(x) for x in s.rows],
        "left": int(s.left),
        "quiet": int(s.quiet),
        "asked": s.asked,
        "proposer": s.proposer,
        "ending": s.ending,
    }


def lay(s: Table, facts: Facts) -> None:
    s.face = vec[i64](facts.numbers("face", GONE, FACES - 1, GRID))
    s.back = vec[i64](facts.numbers("back", 0, FACES - 1, GRID))
    s.known = vec[i64](facts.numbers("known", 0, 1, GRID))
    s.rows = vec[i64](facts.numbers("rows", 0, 3, s.seats * COLOURS))
    s.left = facts.number("left", 0, GRID)
    s.quiet = facts.number("quiet", 0, STALL_ROUNDS * s.seats)
    s.asked = facts.number("asked", 0, (1 << s.seats) - 1)
    s.proposer = facts.number("proposer", -1, s.seats - 1)
    s.ending = facts.text("ending", ENDINGS)
    there = [cell for cell in range(GRID) if s.face[cell] != GONE]
    each_once(there, there[: int(s.left)], "cards of the grid")
    each_once([len(there) + sum([int(n) for n in s.rows])], [GRID], "cards")
    pairs = [sorted([int(s.face[cell]), int(s.back[cell])]) for cell in there]
    numbers = [k for k, (a, b) in enumerate(CARDS) for pair in pairs if pair == [a, b]]
    each_once(numbers, sorted(set(numbers)), "cards of the grid")
    if len(numbers) != len(there):
        raise facts.no("back", "the other side of a card of the box")
