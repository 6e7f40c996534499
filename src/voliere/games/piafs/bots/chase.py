"""What chasing a bird from its perch brings, link by link, and what a perch offers to the next player."""

from __future__ import annotations

from typing import Final

from voliere.core.native import i64, vec
from voliere.core.state import Seat
from voliere.games.piafs.bots.greedy import SEED, gain_worth
from voliere.games.piafs.components import COLUMN, CROW, HAND, ROW, STRONGEST, strength_of
from voliere.games.piafs.state import Table

TOP_CARD: Final = 1.0  # of the feeder deck: a seed, or a pest
CROW_COST: Final = 3.0
SQUIRREL_COST: Final = 3.5


def menace(s: Table, after: Seat, bird: i64, ground: i64) -> float:
    """What a perch offers to the next player."""
    gap: i64 = strength_of(bird) - ground
    if gap >= STRONGEST:
        return 0.0
    reach = 1.0 if gap < 0 else 1.0 - (float(gap) / float(STRONGEST)) ** HAND
    return reach * (SEED + gain_worth(s, after, bird))


class Chase:
    """Tries a row out without touching the table: a chain is played on copies of it and of the columns."""

    def __init__(self) -> None:
        self.row: vec[i64] = vec[i64]([0] * ROW)
        self.column: vec[i64] = vec[i64]([0] * COLUMN)
        self.pests: vec[i64] = vec[i64]([0] * COLUMN)
        self.left = 0.0  # what the row that was last tried leaves to the next player

    def chain(self, s: Table, seat: Seat, after: Seat, p: i64, card: i64) -> float:
        """What chasing brings, step by step, as far as it is sure."""
        row = self.row
        length: i64 = s.length[p]
        k: i64 = 0
        while k < length:
            row[k] = s.rows[p * ROW + k]
            k += 1
        row[length] = card
        length += 1
        ground: i64 = s.ground[p] + strength_of(card)
        seeds: i64 = s.seed_count
        pests: i64 = s.pest_count
        column = self.column
        pest = self.pests
        k = 0
        while k < seeds:
            column[k] = s.seeds[k]
            k += 1
        k = 0
        while k < pests:
            pest[k] = s.pests[k]
            k += 1
        value = 0.0
        while ground > strength_of(row[0]):
            at: i64 = ground - strength_of(row[0]) - 1
            if at >= COLUMN:
                if s.feeder.size > 0:
                    value += TOP_CARD
            else:
                if at < seeds:
                    value += float(column[at] + 1)
                    seeds -= 1
                    k = at
                    while k < seeds:
                        column[k] = column[k + 1]
                        k += 1
                if at < pests:
                    value -= CROW_COST if pest[at] == CROW else SQUIRREL_COST
                    pests -= 1
                    k = at
                    while k < pests:
                        pest[k] = pest[k + 1]
                        k += 1
            value += gain_worth(s, seat, row[0])
            best: i64 = 1
            k = 2
            while k < length:
                if strength_of(row[k]) > strength_of(row[best]):
                    best = k
                k += 1
            row[0] = row[best]
            ground -= strength_of(row[0])
            length -= 1
            while best < length:
                row[best] = row[best + 1]
                best += 1
        self.left = menace(s, after, row[0], ground)
        return value
