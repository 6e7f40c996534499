"""Piafs as a whole: seats, options, events."""

from __future__ import annotations

from typing import cast

from voliere.core.board import Board, Say
from voliere.core.events import Log
from voliere.core.game import Game
from voliere.core.options import Choice, Options
from voliere.core.refused import Refused
from voliere.core.rng import Rng
from voliere.core.state import State, View
from voliere.games.piafs.board import draw
from voliere.games.piafs.components import SPACE, SPECIES
from voliere.games.piafs.position import Piafs
from voliere.games.piafs.setup import set_up
from voliere.games.piafs.versions import VERSIONS
from voliere.games.piafs.view import PiafsView


class PiafsGame(Game):
    """Queue at the feeder, push the strong ones off their perch, pair up what you collect."""

    def __init__(self) -> None:
        self.id = "piafs"
        self.place = 3
        self.title = "Piafs"
        self.versions = VERSIONS
        self.seat_counts = [2, 3, 4]
        self.minutes = 30
        self.options = [Choice("removed_species", ["random", *SPECIES.names])]
        self.space = SPACE
        self.events = EVENTS
        self.view_type = PiafsView
        self.score_lines = ["pairs", "majorities", "seeds"]

    def conflicts(self, seats: int, options: Options) -> None:
        """Only two players play without a species (PF-SETUP-2)."""
        chosen = options["removed_species"]
        if seats != 2 and chosen != "random":
            raise Refused(
                "option-needs",
                {"option": "removed_species", "given": str(chosen), "needs": "seats=2"},
                f"option removed_species={chosen} needs seats=2",
            )

    def draw(self, view: View, say: Say, names: list[str]) -> Board:
        return draw(cast(PiafsView, view), say, names)

    def bare(self, seats: int, rng: Rng, options: Options) -> Piafs:
        return Piafs(seats, rng)

    def start(self, seats: int, rng: Rng, options: Options, log: Log | None, rules: int) -> State:
        s = self.bare(seats, rng, options)
        s.log = log
        s.rules = rules
        set_up(s, str(options["removed_species"]))
        s.settle()
        return s


EVENTS = {
    "seeds_note": [],
    "removed": ["species"],
    "first": ["seat"],
    "played": ["seat", "card", "perch"],
    "greater": ["sum", "strength", "times"],
    "not_greater": ["sum", "strength"],
    "took_seed": ["seat", "seed", "position"],
    "took_pest": ["seat", "pest", "position"],
    "nothing_there": ["position"],
    "revealed_seed": ["seat", "seed"],
    "revealed_pest": ["seat", "pest"],
    "feeder_empty": [],
    "collected": ["seat", "card"],
    "crow": ["seat", "card"],
    "squirrel_own": ["seat", "seeds"],
    "squirrel_hidden": ["seat", "number"],
    "squirrel_nothing": ["seat"],
    "moved_up": ["card", "perch"],
    "added": ["seat", "card"],
    "drew_own": ["seat", "card"],
    "drew_hidden": ["seat"],
    "picked": ["seat", "card"],
    "track": ["card"],
    "seed_laid": ["seed", "position"],
    "pest_laid": ["pest", "position"],
    "pest_gone": ["pest"],
    "end_triggered": [],
    "skipped": ["seat"],
    "kept_own": ["seat", "card"],
    "kept": ["seat", "cards", "discards"],
    "scored": ["seat", "pairs", "majorities", "seeds", "total"],
    "won": ["seats"],
    "too_strong": ["card", "strength"],
    "not_largest": ["card", "most"],
    "deck_empty": [],
}
