"""Wingspan as a whole: seats, options, events, and the first task of a game."""

from __future__ import annotations

from typing import cast

from voliere.core.board import Board, Say
from voliere.core.events import Log
from voliere.core.game import Game
from voliere.core.options import Choice, Flag, Options
from voliere.core.refused import Refused
from voliere.core.rng import Rng
from voliere.core.state import State, View
from voliere.games.wingspan.board import draw
from voliere.games.wingspan.components import SPACE
from voliere.games.wingspan.position import Wingspan
from voliere.games.wingspan.score import LINES
from voliere.games.wingspan.setup import set_table
from voliere.games.wingspan.state import Agreed
from voliere.games.wingspan.versions import VERSIONS
from voliere.games.wingspan.view import WingspanView


class WingspanGame(Game):
    """Three habitats, a flock of birds, four rounds; alone against the Automa."""

    def __init__(self) -> None:
        self.id = "wingspan"
        self.place = 5
        self.title = "Wingspan"
        self.versions = VERSIONS
        self.seat_counts = [1, 2, 3, 4, 5]
        self.minutes = 70
        self.options = [
            Choice("goals", ["green", "blue"]),
            Choice("edition", ["fr", "en"]),
            Choice("hands", ["secret", "public"]),
            Flag("printed_cards"),
            Choice("automa", ["eagle", "eaglet", "golden"]),
            Flag("expert"),
        ]
        self.space = SPACE
        self.events = EVENTS
        self.view_type = WingspanView
        self.score_lines = LINES

    def conflicts(self, seats: int, options: Options) -> None:
        for id, neutral in (("automa", "eagle"), ("expert", False)):
            if seats > 1 and options[id] != neutral:
                raise Refused(
                    "option-needs",
                    {"option": id, "given": str(options[id]), "needs": "1 seat"},
                    f"option {id}={options[id]} needs 1 seat: only there the Automa plays",
                )

    def draw(self, view: View, say: Say, names: list[str]) -> Board:
        return draw(cast(WingspanView, view), say, names)

    def bare(self, seats: int, rng: Rng, options: Options) -> Wingspan:
        return Wingspan(seats, rng, Agreed(options))

    def start(self, seats: int, rng: Rng, options: Options, log: Log | None, rules: int) -> State:
        s = self.bare(seats, rng, options)
        s.log = log
        s.rules = rules
        set_table(s)
        s.settle()
        return s


EVENTS = {
    "goals": ["goals"],
    "first": ["seat"],
    "round": ["round"],
    "kept": ["seat", "n", "left"],
    "kept_bonus": ["seat", "bonus"],
    "kept_bonus_hidden": ["seat"],
    "gains_food": ["seat", "n"],
    "lays_eggs": ["seat", "n"],
    "draws_cards": ["seat", "n"],
    "plays": ["seat", "bird", "habitat"],
    "placed": ["seat", "bird", "habitat"],
    "paid": ["seat", "food"],
    "egg_spent": ["seat", "bird"],
    "rolled": ["faces"],
    "rerolls": ["seat"],
    "gained": ["seat", "food", "n"],
    "cached": ["seat", "food", "bird"],
    "laid": ["seat", "n", "bird"],
    "drew": ["seat", "bird"],
    "drew_hidden": ["seat"],
    "drew_face_up": ["seat", "bird"],
    "discarded": ["seat", "bird"],
    "discarded_hidden": ["seat"],
    "tucked": ["seat", "bird", "bird_under"],
    "tucked_hidden": ["seat", "bird_under"],
    "tucked_deck": ["seat", "n", "bird_under"],
    "caught": ["seat", "bird", "span", "bird_under"],
    "missed": ["seat", "bird", "span", "bird_under"],
    "hunted": ["seat", "faces", "bird"],
    "used": ["seat", "bird"],
    "repeats": ["seat", "bird", "bird_other"],
    "moved": ["seat", "bird", "habitat"],
    "revealed": ["birds"],
    "picked": ["seat", "bird"],
    "left": ["bird"],
    "tray": ["bird"],
    "reshuffled": ["n"],
    "goal": ["goal", "round"],
    "goal_points": ["seat", "n", "points"],
    "automa_bonus": ["bonus"],
    "automa_card": ["card"],
    "automa_card_left": ["card"],
    "automa_clears": [],
    "automa_face_down": [],
    "automa_no_bird": ["bonus"],
    "automa_bird": ["bird", "bonus", "points"],
    "automa_discards": ["bird", "bonus"],
    "automa_eggs": ["n"],
    "automa_rerolls": [],
    "automa_food": ["face", "n"],
    "automa_cube": ["goal", "n"],
    "automa_cube_back": ["goal", "n"],
    "automa_pink": [],
    "automa_goal": ["n", "points"],
    "automa_ended": ["points", "result"],
    "final": ["seat", "points"],
    "won": ["seats"],
    "no_room": [],
    "eggs_short": [],
    "food_short": [],
}
