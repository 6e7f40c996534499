"""What a nest is worth, and who wins (MP-SCORE, MP-END)."""

from __future__ import annotations

from voliere.core.score import Score, ranked
from voliere.core.state import Seat
from voliere_magpies.components import KINDS, SET, TREASURE, number_of, treasure_of
from voliere_magpies.state import Table


def brightest(nest: list[int], treasure: int) -> int:
    """The highest number of a treasure in a nest: only that one shines (MP-SCORE-1)."""
    return max([number_of(card) for card in nest if treasure_of(card) == treasure], default=0)


def lines(nest: list[int]) -> dict[str, int]:
    found = {name: brightest(nest, treasure) for treasure, name in enumerate(TREASURE.names)}
    found["set"] = SET if len({treasure_of(card) for card in nest}) == KINDS else 0  # MP-SCORE-2
    return found


def scores(s: Table) -> list[Score]:
    return [Score(seat, lines(s.nests[seat])) for seat in range(s.seats)]


def total(s: Table, seat: Seat) -> int:
    return sum(lines(s.nests[seat]).values())


def places(s: Table) -> list[int]:
    """Most points, then the fewest cards; who is still equal shares (MP-END-2)."""
    return ranked([[total(s, seat), -len(s.nests[seat])] for seat in range(s.seats)])
