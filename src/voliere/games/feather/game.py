"""Birds of a Feather as a whole: seats, options, and the first task of a game."""

from __future__ import annotations

from typing import cast

from voliere.core.board import Board, Say
from voliere.core.events import Log
from voliere.core.game import Game
from voliere.core.options import Flag, Options
from voliere.core.refused import Refused
from voliere.core.rng import Rng
from voliere.core.state import State, View
from voliere.games.feather.board import draw
from voliere.games.feather.components import HABITAT, SETUPS, SPACE
from voliere.games.feather.deal import DEAL
from voliere.games.feather.position import Feather
from voliere.games.feather.state import Agreed
from voliere.games.feather.versions import VERSIONS
from voliere.games.feather.view import FeatherView


class FeatherGame(Game):
    """Go where the others go: secret choices, shared sights."""

    def __init__(self) -> None:
        self.id = "feather"
        self.place = 4
        self.title = "Birds of a Feather"
        self.versions = VERSIONS
        self.seat_counts = list(SETUPS)
        self.minutes = 20
        self.options = [
            Flag("raptors"),
            Flag("migration"),
            Flag("draft"),
            Flag("neutral_raptors", default=True),
            Flag("hide_sheets"),
        ]
        self.space = SPACE
        self.events = EVENTS
        self.view_type = FeatherView
        self.score_lines = HABITAT.names

    def conflicts(self, seats: int, options: Options) -> None:
        """What cannot be combined (BF-R-17, BF-SOLO-6), and what would mean nothing."""
        if options["draft"] and options["migration"]:
            raise Refused(
                "feather-draft-migration",
                {},
                "draft and migration cannot be combined: choose one of them",
            )
        for id in ("migration", "draft", "hide_sheets"):
            if seats == 1 and options[id]:
                raise Refused("feather-solo", {"option": id}, f"option {id} is for 2 to 7 players")
        if not options["neutral_raptors"] and (not options["raptors"] or seats > 3):
            raise Refused(
                "feather-neutral-raptors",
                {},
                "option neutral_raptors=off needs raptors=on, and 1 to 3 players",
            )

    def draw(self, view: View, say: Say, names: list[str]) -> Board:
        return draw(cast(FeatherView, view), say, names)

    def bare(self, seats: int, rng: Rng, options: Options) -> Feather:
        return Feather(seats, rng, Agreed(seats, options))

    def start(self, seats: int, rng: Rng, options: Options, log: Log | None, rules: int) -> State:
        s = self.bare(seats, rng, options)
        s.log = log
        s.rules = rules
        s.push(DEAL, 0)
        s.settle()
        return s


EVENTS = {
    "dealt": ["number"],
    "migration": ["number"],
    "passed": ["seat", "bird", "seat_other"],
    "received": ["seat", "birds", "seat_other"],
    "packs": ["number", "packs", "way"],
    "kept": ["seat", "bird"],
    "gave": ["seat", "bird"],
    "round": ["round", "rounds"],
    "chose": ["seat", "bird"],
    "revealed": ["seat", "bird"],
    "neutral": ["birds"],
    "turned": ["birds"],
    "scared": ["bird", "habitat", "birds"],
    "saw": ["seat", "habitat", "birds"],
    "saw_nothing": ["seat", "habitat"],
    "complete": ["seat", "habitat"],
    "settled": ["birds"],
    "discarded": ["seat", "bird"],
    "drew": ["seat", "bird"],
    "score": ["seat", "points"],
    "won": ["seats"],
    "title": ["title"],
    # foreseen only
    "will_see": ["habitat", "birds"],
    "will_see_nothing": ["habitat"],
    "will_complete": ["habitat"],
    "will_scare": ["bird", "habitat", "birds"],
    "may_see": ["bird", "habitat", "birds"],
}
