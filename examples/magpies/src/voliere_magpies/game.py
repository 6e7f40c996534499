"""Magpies as a whole: seats, options, set-up."""

from __future__ import annotations

from typing import cast

from voliere.core.board import Board, Say
from voliere.core.cards import Bag
from voliere.core.events import Log
from voliere.core.game import Game
from voliere.core.options import Flag, Options
from voliere.core.rng import Rng
from voliere.core.state import State, View
from voliere_magpies.board import draw
from voliere_magpies.components import CARDS, DEALT, MEADOW, SPACE, TREASURE
from voliere_magpies.position import Magpies
from voliere_magpies.turn import HIDE_ONE, lay_one
from voliere_magpies.versions import VERSIONS
from voliere_magpies.view import MagpiesView


class MagpiesGame(Game):
    """Hide what shines; of each treasure only the brightest counts."""

    id = "magpies"
    title = "Magpies"
    versions = VERSIONS
    seat_counts = [2, 3, 4]  # noqa: RUF012
    minutes = 10
    options = [Flag("thieves")]  # noqa: RUF012
    space = SPACE
    events = {  # noqa: RUF012
        "first": ["seat"],
        "hid": ["seat", "card"],
        "stole": ["seat", "card", "seat_other"],
        "took": ["seat", "card"],
        "came": ["card"],
        "won": ["seats"],
    }
    view_type = MagpiesView
    score_lines = [*TREASURE.names, "set"]  # noqa: RUF012

    def draw(self, view: View, say: Say, names: list[str]) -> Board:
        return draw(cast(MagpiesView, view), say, names)

    def bare(self, seats: int, rng: Rng, options: Options) -> Magpies:
        return Magpies(seats, rng, bool(options["thieves"]))

    def start(self, seats: int, rng: Rng, options: Options, log: Log | None, rules: int) -> State:
        """Three cards each, three on the meadow; chance says who begins (MP-SETUP)."""
        s = self.bare(seats, rng, options)
        s.log = log
        s.rules = rules
        s.deck = Bag(list(range(CARDS)))
        for seat in range(seats):
            s.dealt[seat] = [int(s.deck.draw(rng)) for _ in range(DEALT)]
        first = int(rng.below(seats))
        if log is not None:
            log.tell("first", {"seat": first})
        for _ in range(MEADOW):
            lay_one(s)
        s.push(HIDE_ONE, first)
        s.settle()
        return s
