"""Pairs, majorities, seeds, ranks (PF-SCORE)."""

from __future__ import annotations

from voliere.core.native import i64
from voliere.core.score import Score, ranked
from voliere.core.state import Seat
from voliere.games.piafs.components import PAIR_POINTS, SPECIES_COUNT, VALUES
from voliere.games.piafs.state import Table


def pair_points(s: Table, seat: Seat) -> int:
    """PF-SCORE-1."""
    return int(PAIR_POINTS * s.pairs[seat])


def leads(s: Table, seat: Seat, species: int) -> bool:
    """The most birds of a species, or as many as anybody; nobody leads with none (PF-SCORE-2, PF-R-17)."""
    own: i64 = s.birds[seat * SPECIES_COUNT + species]
    if own == 0:
        return False
    most: i64 = own
    for other in range(s.seats):
        most = max(most, s.birds[other * SPECIES_COUNT + species])
    return most == own


def majority_points(s: Table, seat: Seat) -> int:
    """The eggs of every species led, those of paired birds too (PF-SCORE-2, PF-SCORE-3)."""
    points: i64 = 0
    for species in range(SPECIES_COUNT):
        if leads(s, seat, species):
            points += s.eggs[seat * SPECIES_COUNT + species]
    return int(points)


def seed_points(s: Table, seat: Seat) -> int:
    """PF-SCORE-4."""
    points: i64 = 0
    for kind in range(VALUES):
        points += (kind + 1) * s.pile[seat * VALUES + kind]
    return int(points)


def total(s: Table, seat: Seat) -> int:
    return pair_points(s, seat) + majority_points(s, seat) + seed_points(s, seat)


def scores(s: Table) -> list[Score]:
    return [
        Score(
            seat,
            {
                "pairs": pair_points(s, seat),
                "majorities": majority_points(s, seat),
                "seeds": seed_points(s, seat),
            },
        )
        for seat in range(s.seats)
    ]


def places(s: Table) -> list[int]:
    """Highest total, then most pairs, else shared (PF-SCORE-5)."""
    return ranked([[total(s, seat), int(s.pairs[seat])] for seat in range(s.seats)])
