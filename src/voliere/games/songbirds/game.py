"""Songbirds as a whole: seats, options, and the first task of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from voliere.core.board import Board, Say
from voliere.core.events import Log
from voliere.core.game import Game
from voliere.core.options import Choice, Flag, Number, Options, Value
from voliere.core.refused import Refused
from voliere.core.rng import Rng
from voliere.core.state import State, View
from voliere.games.songbirds.board import draw
from voliere.games.songbirds.components import SPACE
from voliere.games.songbirds.position import Songbirds
from voliere.games.songbirds.rounds import NEW_ROUND
from voliere.games.songbirds.state import Agreed
from voliere.games.songbirds.versions import VERSIONS
from voliere.games.songbirds.view import SongbirdsView

SIDES = ["random", "raven", "falcon", "hummingbird", "mockingbird", "chosen"]


class SongbirdsGame(Game):
    """Five by five, four colours, one secret favourite."""

    def __init__(self) -> None:
        self.id = "songbirds"
        self.place = 2
        self.title = "Songbirds"
        self.versions = VERSIONS
        self.seat_counts = [1, 2, 3, 4]
        self.minutes = 20
        self.options = [
            Choice("mode", ["duel", "solo", "coop"]),
            Choice("special", SIDES),
            Flag("early_bird"),
            Choice("extended", ["off", "rounds", "target"]),
            Number("rounds", 1, 9, default=2),
            Number("target", 20, 300, default=99),
            Flag("late_favourite_takes_worm"),
            Choice("first_player", ["random", "1", "2", "3", "4"]),
        ]
        self.space = SPACE
        self.events = EVENTS
        self.view_type = SongbirdsView
        self.score_lines = ["earlier", "berries", "volume", "worm", "others"]

    def check(self, seats: int, given: Mapping[str, object]) -> Options:
        """One seat means the solo game, without having to say so."""
        if seats == 1 and "mode" not in given:
            return super().check(seats, {**given, "mode": "solo"})
        return super().check(seats, given)

    def conflicts(self, seats: int, options: Options) -> None:
        mode = options["mode"]
        if (mode == "solo") != (seats == 1):
            raise Refused(
                "songbirds-mode",
                {"mode": str(mode), "seats": seats},
                f"mode={mode} with {seats} seats: solo is for 1 seat, duel and coop for 2 to 4",
            )
        only_with(options, "early_bird", mode == "duel", "mode=duel")
        only_with(options, "extended", mode == "duel", "mode=duel")
        only_with(options, "special", mode == "duel" and seats == 4, "4 seats in mode=duel")
        only_with(options, "rounds", options["extended"] == "rounds", "extended=rounds", default=2)
        only_with(options, "target", options["extended"] == "target", "extended=target", default=99)
        only_with(options, "late_favourite_takes_worm", bool(options["early_bird"]), "early_bird=on")
        first = options["first_player"]
        if first != "random" and int(first) > seats:
            raise Refused(
                "option-value",
                {"option": "first_player", "given": str(first), "allowed": f"random, 1 to {seats}"},
                f"option first_player={first}: allowed is random, 1 to {seats}",
            )

    def quiet(self, options: Options) -> bool:
        """In the cooperative game only the fixed messages may be said (SB-COOP-6)."""
        return options["mode"] == "coop"

    def draw(self, view: View, say: Say, names: list[str]) -> Board:
        return draw(cast(SongbirdsView, view), say, names)

    def bare(self, seats: int, rng: Rng, options: Options) -> Songbirds:
        return Songbirds(seats, rng, Agreed(options))

    def start(self, seats: int, rng: Rng, options: Options, log: Log | None, rules: int) -> State:
        s = self.bare(seats, rng, options)
        s.log = log
        s.rules = rules
        # SB-SETUP-6, SB-R-1: the last winner if the table says so, else by chance.
        chosen = s.agreed.first_player
        s.first = int(rng.below(seats)) if chosen == "random" else int(chosen) - 1
        s.push(NEW_ROUND, s.first)
        s.settle()
        return s


def only_with(options: Options, id: str, fits: bool, needs: str, default: Value | None = None) -> None:
    """Refuse an option that was set where it has no meaning."""
    neutral: list[Value] = [False, "off", "random"] if default is None else [default]
    if not fits and options[id] not in neutral:
        raise Refused(
            "option-needs",
            {"option": id, "given": str(options[id]), "needs": needs},
            f"option {id}={options[id]} needs {needs}",
        )


EVENTS = {
    "round": ["round", "seat"],
    "side": ["seat", "side"],
    "side_drawn": ["side"],
    "dealt": ["seat"],
    "placed": ["seat", "card", "cell"],
    "line": ["line", "colour", "strength", "token"],
    "line_lost": ["line", "token"],
    "area": ["area", "colour", "token"],
    "area_lost": ["area", "token"],
    "favourite_open": ["seat", "card"],
    "favourite_own": ["seat", "card", "worm"],
    "favourite_hidden": ["seat", "worm"],
    "drew": ["seat", "card"],
    "drew_hidden": ["seat"],
    "showed": ["seat", "card"],
    "revealed": ["seat", "card", "berries"],
    "round_score": ["seat", "points", "total"],
    "won": ["seats"],
    "title": ["points", "title"],
    "said_keep": ["seat", "cell"],
    "said_suggest": ["seat", "cell"],
    "said_chooser": ["seat", "seat_other"],
    "said_wanted": ["seat", "colour"],
    "said_agree": ["seat"],
    "said_disagree": ["seat"],
    "not_touching": [],
}
