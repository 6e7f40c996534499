"""A pad: a table of boxes that people fill in while they play with the real things.

All a pad knows is boxes with values, and all one can say is the value of one box: an action is a box and a
value. Everything may be said at any time, again, otherwise, and after the end; saying the former value is how
something is taken back. Nothing is refused that may lie on a table; what looks odd is kept and said to be.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import cast

from mypy_extensions import mypyc_attr

from voliere.core.events import Event, Log
from voliere.core.game import Game
from voliere.core.options import Option, Options
from voliere.core.pad.boxes import PadSpace
from voliere.core.pad.state import KEEP_PAD, PadState
from voliere.core.pad.view import Odd
from voliere.core.refused import Refused
from voliere.core.rng import Rng
from voliere.core.score import Score
from voliere.core.space import Block
from voliere.core.state import Seat, State, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Pad(Game):
    """The pad of a game: which boxes there are, and what they come to by the game's own score."""

    boxes: PadSpace
    parent: Game
    wears: dict[str, str]  # kinds of values that are things of the game: the kind they are; numbers: ""

    def of(self, parent: Game, boxes: PadSpace, option_ids: list[str]) -> None:
        """All that follows from the game it is a pad of."""
        self.parent = parent
        self.id = parent.id + "-pad"
        self.pad_of = parent.id
        self.place = parent.place
        self.title = parent.title
        self.seat_counts = parent.seat_counts
        self.minutes = parent.minutes
        kept: list[Option] = []
        for option in parent.options:
            if option.id in option_ids:
                kept.append(option)
        self.options = kept
        self.boxes = boxes
        self.space = boxes
        self.score_lines = parent.score_lines

    def events_of(self, others: dict[str, list[str]]) -> None:
        """An event for each block, and the game's odd entries and set-up steps."""
        found: dict[str, list[str]] = {"drawn": ["seat", "seat_by", "box", "was"]}
        for block in self.boxes.blocks:
            if block.kinds:
                kinds = [kind.kind for kind in block.kinds]
                found[block.name.replace("-", "_")] = kinds + ["seat_by", "box", "was"]  # noqa: RUF005
        found.update(others)
        self.events = found

    def check(self, seats: int, given: Mapping[str, object]) -> Options:
        """What the game allows, of the options that mean something on a pad."""
        known = [option.id for option in self.options]
        for key in given:
            if key not in known:
                allowed = ", ".join(known) or "none"
                raise Refused(
                    "option",
                    {"title": self.title, "option": key, "allowed": allowed},
                    f"the pad of {self.title} has no option '{key}': {allowed}",
                )
        whole = self.parent.check(seats, given)
        return {id: whole[id] for id in known}

    def quiet(self, options: Options) -> bool:
        return False

    def bare(self, seats: int, rng: Rng, options: Options) -> PadState:
        return PadState(self, seats, rng, self.parent.check(seats, options))

    def start(self, seats: int, rng: Rng, options: Options, log: Log | None, rules: int) -> State:
        s = self.bare(seats, rng, options)
        s.log = log
        s.rules = rules
        s.together(KEEP_PAD)
        s.settle()
        return s

    def within(self, s: PadState, block: Block, args: list[int]) -> bool:
        """Whether there is such a box at this table."""
        return True

    def hides(self, s: PadState) -> bool:
        """Whether what is said of a seat is for that seat alone."""
        return False

    @abstractmethod
    def look(self, s: PadState, seat: Seat) -> View:
        """The view of a seat."""

    @abstractmethod
    def count(self, s: PadState) -> list[Score]:
        """Points as far as they are known, by the game's own score."""

    @abstractmethod
    def rank(self, s: PadState) -> list[int]:
        """Places now, tie-breaks included."""

    def earned(self, s: PadState) -> list[float]:
        """A win is 1, shared among the winners."""
        places = self.rank(s)
        return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]

    def odd(self, s: PadState) -> list[Odd]:
        """What does not look right."""
        return []

    @abstractmethod
    def setup(self, seats: int, options: Options) -> list[Event]:
        """How to set the real table, step by step, with the numbers the game itself deals by."""

    @abstractmethod
    def variants(self, seats: int, options: Options) -> list[Event]:
        """And what is different with the variants chosen."""


def as_pad(game: Game) -> Pad | None:
    """The pad that a game is, if it is one.

    Not by `isinstance`: compiled classes share the memory in which abstract ones keep its answers.
    """
    return cast(Pad, game) if game.pad_of else None
