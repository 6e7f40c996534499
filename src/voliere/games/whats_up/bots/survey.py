"""What everybody at the table knows of the cards, as counts by face: turned and turned back in no time.

A search looks at thousands of tables that differ by a few cards. Unlike a sampled world, this one has no back
that nobody has seen: such a card turns by chance, each back as likely as what is out allows.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from mypy_extensions import mypyc_attr

from voliere.core.native import i64, vec
from voliere.games.whats_up.components import (
    CARDS,
    COLOURS,
    FACES,
    GONE,
    GRID,
    LEFT_AT_END,
    ROWS_TO_WIN,
    STALL_ROUNDS,
)
from voliere.games.whats_up.state import Table
from voliere.games.whats_up.worlds import CARD_OF

SEATS: Final = 2
UNSEEN: Final = -1  # a back nobody has seen
STALL: Final = STALL_ROUNDS * SEATS
GOAL: Final = ROWS_TO_WIN[SEATS]
NEIGHBOURS: Final = 5  # the faces that share a card with a face
WORTH: Final = vec[i64]([0, 1, 3, 6])  # birds of a row of 0 to 3 cards (WU-RANK-1)
MARGIN: Final = 8.0  # birds in the lead that are nearly all that a lead is worth
WIN: Final = 0.75  # of the reward; the rest is for the lead


def neighbours() -> list[int]:
    found: list[int] = []
    for face in range(FACES):
        found += [b if a == face else a for a, b in CARDS if face in (a, b)]
    return found


NEXT: Final = vec[i64](neighbours())
FACE_BIT: Final = vec[i64]([1 << face for face in range(FACES)])


@mypyc_attr(acyclic=True)
class Survey:
    """Two seats. `turn` moves."""

    def __init__(self) -> None:
        self.face: vec[i64] = vec[i64]([GONE] * GRID)
        self.back: vec[i64] = vec[i64]([UNSEEN] * GRID)
        self.rows: vec[i64] = vec[i64]([0] * (SEATS * COLOURS))
        self.ready: vec[i64] = vec[i64]([0] * FACES)  # backs that have been seen: a turn brings them up
        self.shown: vec[i64] = vec[i64]([0] * FACES)  # faces of cards whose back has been seen
        self.up: vec[i64] = vec[i64]([0] * FACES)  # faces of cards whose back nobody has seen
        self.out: vec[i64] = vec[i64]([0] * FACES)  # those cards that have this face on either side
        self.unseen: vec[i64] = vec[i64]([0] * len(CARDS))
        self.left: i64 = 0
        self.quiet: i64 = 0

    def look(self, s: Table) -> None:
        face = self.face
        back = self.back
        f: i64 = 0
        while f < FACES:
            self.ready[f] = 0
            self.shown[f] = 0
            self.up[f] = 0
            self.out[f] = 0
            f += 1
        card: i64 = 0
        while card < GRID:
            self.unseen[card] = 0
            card += 1
        cell: i64 = 0
        while cell < GRID:
            up: i64 = s.face[cell]
            down: i64 = s.back[cell]
            face[cell] = up
            if up != GONE:
                if s.known[cell] == 1:
                    back[cell] = down
                    self.ready[down] += 1
                    self.shown[up] += 1
                else:
                    back[cell] = UNSEEN
                    self.unseen[CARD_OF[up * FACES + down]] = 1
                    self.up[up] += 1
                    self.out[up] += 1
                    self.out[down] += 1
            cell += 1
        k: i64 = 0
        while k < SEATS * COLOURS:
            self.rows[k] = s.rows[k]
            k += 1
        self.left = s.left
        self.quiet = s.quiet

    def flip(self, seat: i64, cell: i64, down: i64) -> bool:
        """Turn a card that has `down` on its back; whether it was taken."""
        up: i64 = self.face[cell]
        if self.back[cell] == UNSEEN:
            self.unseen[CARD_OF[up * FACES + down]] = 0
            self.up[up] -= 1
            self.out[up] -= 1
            self.out[down] -= 1
        else:
            self.ready[down] -= 1
            self.shown[up] -= 1
        row: i64 = seat * COLOURS + down // 3
        if self.rows[row] == down % 3:
            self.rows[row] += 1
            self.face[cell] = GONE
            self.left -= 1
            self.quiet = 0
            return True
        self.face[cell] = down
        self.back[cell] = up
        self.ready[up] += 1
        self.shown[down] += 1
        self.quiet += 1
        return False

    def flip_back(self, seat: i64, cell: i64, up: i64, down: i64, fresh: bool, quiet: i64) -> None:
        """As it was before the flip."""
        if self.face[cell] == GONE:
            self.rows[seat * COLOURS + down // 3] -= 1
            self.left += 1
        else:
            self.ready[up] -= 1
            self.shown[down] -= 1
        self.face[cell] = up
        self.quiet = quiet
        if fresh:
            self.back[cell] = UNSEEN
            self.unseen[CARD_OF[up * FACES + down]] = 1
            self.up[up] += 1
            self.out[up] += 1
            self.out[down] += 1
        else:
            self.back[cell] = down
            self.ready[down] += 1
            self.shown[up] += 1

    def over(self) -> bool:
        if self.left <= LEFT_AT_END or self.quiet >= STALL:
            return True
        return self.quiet == 0 and (self.full(0) >= GOAL or self.full(1) >= GOAL)

    def full(self, seat: i64) -> i64:
        rows = self.rows
        n: i64 = 0
        k: i64 = seat * COLOURS
        while k < (seat + 1) * COLOURS:
            if rows[k] == 3:
                n += 1
            k += 1
        return n

    def lead(self, seat: i64) -> i64:
        """Birds more than the other."""
        rows = self.rows
        own: i64 = seat * COLOURS
        other: i64 = COLOURS - own
        n: i64 = 0
        k: i64 = 0
        while k < COLOURS:
            n += WORTH[rows[own + k]] - WORTH[rows[other + k]]
            k += 1
        return n

    def cards(self, seat: i64) -> i64:
        rows = self.rows
        k: i64 = seat * COLOURS
        return rows[k] + rows[k + 1] + rows[k + 2] + rows[k + 3]

    def result(self, seat: i64) -> float:
        """What the end is worth to a seat, from -1 to 1."""
        lead: i64 = self.lead(seat)
        key: i64 = 100 * lead + self.cards(1 - seat) - self.cards(seat)
        if self.full(seat) >= GOAL:
            key += 10000
        if self.full(1 - seat) >= GOAL:
            key -= 10000
        won = 1.0 if key > 0 else (-1.0 if key < 0 else 0.0)
        return WIN * won + (1.0 - WIN) * tanh(float(lead) / MARGIN)

    def chance(self, up: i64, down: i64) -> float:
        """How likely, next to others, an unseen card with this face up has that on its back."""
        if self.unseen[CARD_OF[up * FACES + down]] == 0:
            return 0.0
        return float(self.out[down] - self.up[down]) / float(self.out[down])
