"""A turn: flip a card, take it if the face now visible fits (WU-TURN, WU-COL)."""

from __future__ import annotations

from typing import Final

from voliere.core.native import BytesWriter, i64
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.task import Task, Verb
from voliere.games.whats_up.components import COLOURS, FLIP, GONE, GRID
from voliere.games.whats_up.ending import check_end
from voliere.games.whats_up.state import Table


class Flip(Verb[Table]):
    """Choose one card of the grid and turn it over; no pass (WU-TURN-1)."""

    def options(self, s: Table, me: Task) -> list[Action]:
        return [FLIP.first + cell for cell in range(GRID) if s.face[cell] != GONE]

    def width(self, s: Table, me: Task) -> int:
        return int(s.left)

    def allows(self, s: Table, me: Task, a: Action) -> bool:
        return 0 <= a < GRID and s.face[a] != GONE

    def sample(self, s: Table, me: Task, rng: Rng) -> Action:
        while True:
            cell: i64 = rng.below(GRID)
            if s.face[cell] != GONE:
                return int(cell)

    def mark(self, s: Table, me: Task, rng: Rng, out: BytesWriter, at: i64) -> Action:
        face = s.face
        cell: i64 = 0
        while cell < GRID:
            if face[cell] != GONE:
                i: i64 = at + cell
                out[i] = 1
            cell += 1
        return self.sample(s, me, rng)

    def stroll(self, s: Table, me: Task, rng: Rng) -> int:
        self.take(s, me, self.sample(s, me, rng))
        return 1  # the game ends with three cards left, so there is always a choice

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.unveil()  # the back is hidden until now
        cell: i64 = a
        face: i64 = s.back[cell]
        s.back[cell] = s.face[cell]
        s.face[cell] = face
        s.known[cell] = 1
        if s.log is not None:
            s.log.tell("flipped", {"seat": me.seat, "cell": a, "face": int(face)})
        row: i64 = me.seat * COLOURS + face // 3
        if s.rows[row] == face % 3:  # WU-COL-2: exactly n - 1 cards of that colour
            # WU-TURN-2, WU-R-7: the player must take it.
            s.rows[row] += 1
            s.face[cell] = GONE
            s.left -= 1
            s.quiet = 0
            if s.log is not None:
                s.log.tell("took", {"seat": me.seat, "face": int(face)})
        else:
            s.quiet += 1  # WU-TURN-3: it stays, turned
        s.asked = 0
        if not check_end(s, me.seat):
            after = me.seat + 1  # WU-TURN-4
            s.push(FLIP_CARD, after if after < s.seats else 0)


FLIP_CARD: Final = Flip()
assert FLIP.first == 0
