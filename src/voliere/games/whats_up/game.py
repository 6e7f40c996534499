"""What's Up as a whole: seats, options, set-up."""

from __future__ import annotations

from typing import cast

from voliere.core.board import Board, Say
from voliere.core.events import Log
from voliere.core.game import Game
from voliere.core.native import i64, vec
from voliere.core.options import Flag, Options
from voliere.core.rng import Rng
from voliere.core.state import State, View
from voliere.games.whats_up.board import draw
from voliere.games.whats_up.components import CARDS, COLOUR, GRID, SPACE
from voliere.games.whats_up.position import WhatsUp
from voliere.games.whats_up.state import Table
from voliere.games.whats_up.turn import FLIP_CARD
from voliere.games.whats_up.versions import VERSIONS
from voliere.games.whats_up.view import WhatsUpView


class WhatsUpGame(Game):
    """Flip a bird, remember what was behind it."""

    def __init__(self) -> None:
        self.id = "whats-up"
        self.place = 1
        self.title = "What's Up"
        self.versions = VERSIONS
        self.seat_counts = [2, 3, 4]
        self.minutes = 15
        self.options = [Flag("memory_aid")]
        self.space = SPACE
        self.events = EVENTS
        self.view_type = WhatsUpView
        self.score_lines = COLOUR.names

    def draw(self, view: View, say: Say, names: list[str]) -> Board:
        return draw(cast(WhatsUpView, view), say, names)

    def bare(self, seats: int, rng: Rng, options: Options) -> WhatsUp:
        return WhatsUp(seats, rng, bool(options["memory_aid"]))

    def start(self, seats: int, rng: Rng, options: Options, log: Log | None, rules: int) -> State:
        s = self.bare(seats, rng, options)
        s.log = log
        s.rules = rules
        lay_grid(s)
        first = int(rng.below(seats))  # WU-SETUP-3: the youngest; here by chance
        if log is not None:
            log.tell("first", {"seat": first})
        s.push(FLIP_CARD, first)
        s.settle()
        return s


def lay_grid(s: Table) -> None:
    """Shuffle the cards and which side of each is up; five rows of six (WU-SETUP-1)."""
    order = list(range(GRID))
    s.rng.shuffle(order)
    up: list[int] = []
    down: list[int] = []
    for card in order:
        a, b = CARDS[card]
        if s.rng.below(2) == 1:
            a, b = b, a
        up.append(a)
        down.append(b)
    s.face = vec[i64](up)
    s.back = vec[i64](down)
    s.known = vec[i64]([0] * GRID)
    s.left = GRID


EVENTS = {
    "first": ["seat"],
    "flipped": ["seat", "cell", "face"],
    "took": ["seat", "face"],
    "proposed": ["seat"],
    "agreed": ["seat"],
    "refused": ["seat"],
    "ended_rows": [],
    "ended_three_left": [],
    "ended_stall": [],
    "ended_agreed": [],
    "won": ["seats"],
}
