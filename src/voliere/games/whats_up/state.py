"""The table of What's Up: the grid with both sides of every card, and the collections."""

from __future__ import annotations

from voliere.core.native import i64, vec
from voliere.core.rng import Rng
from voliere.core.state import State
from voliere.games.whats_up.components import COLOURS, ROWS_TO_WIN


class Table(State):
    """Both sides of every card; `sight` says who may see which."""

    def __init__(self, seats: int, rng: Rng, memory_aid: bool, like: Table | None = None) -> None:
        super().__init__(seats, rng, like)
        self.memory_aid = memory_aid
        if like is None:
            self.face: vec[i64] = vec[i64]()  # the visible face of each cell, GONE where the card was taken
            self.back: vec[i64] = vec[i64]()  # the other face: hidden (WU-INFO-2)
            self.known: vec[i64] = vec[i64]()  # 1 where the back has been visible in this game
            self.rows: vec[i64] = vec[i64]([0] * (seats * COLOURS))  # cards in each row (WU-SETUP-2)
            self.left: i64 = 0
            self.quiet: i64 = 0  # consecutive turns without an addition: q of WU-END-3
            self.asked = 0  # a bit for each seat that has proposed since the last flip (WU-R-16)
            self.proposer = -1
            self.ending = ""
        else:
            self.face = like.face[:]
            self.back = like.back[:]
            self.known = like.known[:]
            self.rows = like.rows[:]
            self.left = like.left
            self.quiet = like.quiet
            self.asked = like.asked
            self.proposer = like.proposer
            self.ending = like.ending

    def goal(self) -> int:
        """Complete rows that win at once (WU-END-1)."""
        return ROWS_TO_WIN[self.seats]
