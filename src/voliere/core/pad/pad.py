"""A pad: a table of boxes that people fill in while they play with the real things.

All a pad knows is boxes with values, and all one can say is the value of one box: an action is a box and a
value. Everything may be said at any time, again, otherwise, and after the end; saying the former value is how
something is taken back. Nothing is refused that may lie on a table; what looks odd is kept and said to be.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Final, cast

from mypy_extensions import mypyc_attr

from voliere.core.events import ALL, Event, Log, only
from voliere.core.facts import Facts
from voliere.core.game import Game
from voliere.core.options import Option, Options
from voliere.core.pad.view import Odd
from voliere.core.refused import Refused, Told
from voliere.core.rng import Rng
from voliere.core.score import Score
from voliere.core.space import Action, Block, Space, Things
from voliere.core.state import NOBODY, Seat, State, View
from voliere.core.task import Task, Verb

EMPTY: Final = "none"  # the first value of every box: nothing is said
YES: Final = 1
ENDED: Final = Things("ended", [EMPTY, "yes"])


def numbers(kind: str, low: int, high: int) -> Things:
    """A value that is a whole number."""
    return Things(kind, [EMPTY] + [str(n) for n in range(low, high + 1)])


def wrapped(kind: str, things: Things) -> Things:
    """A value that is one of some things."""
    return Things(kind, [EMPTY] + things.names)  # noqa: RUF005 (mypyc)


class PadSpace(Space):
    """The boxes of a pad: every block ends with the values its boxes can have, but for `draw`."""

    def __init__(self, seats: Things) -> None:
        super().__init__()
        self.name(seats)
        self.end = self.block("end", ENDED)
        self.first = self.block("first", wrapped("starter", seats))
        self.draw = self.block("draw-first")

    def box(self, a: Action) -> int:
        """The box an action is about, named by the action that empties it."""
        block = self.block_of(a)
        return a - (a - block.first) % block.kinds[-1].size


def value_in(block: Block, a: Action) -> int:
    return (a - block.first) % block.kinds[-1].size


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


@mypyc_attr(allow_interpreted_subclasses=True)
class PadState(State):
    """What was said: the value of each box that is not empty, and which seat said so."""

    def __init__(self, pad: Pad, seats: int, rng: Rng, agreed: Options, like: PadState | None = None) -> None:
        super().__init__(seats, rng, like)
        self.pad = pad
        self.agreed = agreed  # all options of the game, also those a pad does not offer
        self.values: dict[int, int] = {} if like is None else like.values.copy()
        self.open_view: View | None = None  # what everybody sees, until something else is said
        self.by: dict[int, Seat] = {} if like is None else like.by.copy()
        self.shown: bool = like is not None and like.shown  # sheets that were hidden have been laid open

    def copy(self) -> PadState:
        return PadState(self.pad, self.seats, self.rng.copy(), self.agreed, self)

    # -- what was said ---------------------------------------------------------------------------

    def value(self, block: Block, *things: int) -> int:
        """The value of a box, as a number of its kind; 0: nothing was said."""
        at = 0
        for k in range(len(things)):
            at = at * block.kinds[k].size + things[k]
        return self.values.get(block.first + at * block.kinds[-1].size, 0)

    @property
    def over(self) -> bool:
        return self.values.get(self.pad.boxes.end.first, 0) == YES

    @property
    def first(self) -> int | None:
        """Who begins, if that was said."""
        said = self.values.get(self.pad.boxes.first.first, 0)
        return said - 1 if said else None

    def owner(self, box: int) -> Seat:
        """Whose sheet a box is on; NOBODY: everybody's."""
        block = self.pad.boxes.block_of(box)
        for k, kind in enumerate(block.kinds):
            if kind.kind == "seat":
                return block.args(box)[k]
        return NOBODY

    def said(self, seat: Seat) -> list[list[int]]:
        """Every box that is not empty and in this seat's sight, its value and who said it."""
        hidden = self.pad.hides(self)
        found: list[list[int]] = []
        for box in sorted(self.values):
            if not hidden or self.owner(box) in (NOBODY, seat):
                found.append([box, self.values[box], self.by[box]])
        return found

    # -- saying something --------------------------------------------------------------------------

    def may_say(self, seat: Seat, a: Action) -> bool:
        """Anything about this table; where sheets are hidden nothing about another's."""
        space = self.pad.boxes
        if not 0 <= seat < self.seats or not 0 <= a < space.size:
            return False
        block = space.block_of(a)
        args = block.args(a)
        for k, kind in enumerate(block.kinds):
            beyond = self.seats + (kind.kind == "starter")
            if kind.kind in ("seat", "starter") and args[k] >= beyond:
                return False
        if self.pad.hides(self) and self.owner(a) not in (NOBODY, seat):
            return False
        return self.pad.within(self, block, args)

    def hushes(self, seat: Seat, a: Action) -> bool:
        return self.pad.hides(self) and self.owner(a) != NOBODY

    def say(self, seat: Seat, a: Action) -> None:
        space = self.pad.boxes
        if a != space.draw.first:
            self.write(seat, a)
            return
        chosen = int(self.rng.below(self.seats))
        box = space.first.first
        was = self.put(seat, box, chosen + 1)
        if self.log is not None:
            self.log.tell("drawn", {"seat": chosen, "seat_by": seat, "box": box, "was": was})

    def if_said(self, seat: Seat, actions: list[Action]) -> PadState:
        """The pad as it would be with all of this said; nothing is said by it.

        Only of sheets: an end would lay open what is hidden, a draw would tell what chance has in store.
        """
        w = self.copy()
        for a in actions:
            if not w.may_say(seat, a) or self.owner(a) == NOBODY:
                raise Refused("illegal", {"action": a}, f"seat {seat} cannot look ahead to action {a}")
            w.write(seat, a)
        return w

    def write(self, seat: Seat, a: Action) -> None:
        """Fill in a box, and tell what it was before. What is so already is not told."""
        space = self.pad.boxes
        block = space.block_of(a)
        value = value_in(block, a)
        box = a - value
        if self.values.get(box, 0) == value:
            return
        hushed = self.hushes(seat, a)
        was = self.put(seat, box, value)
        if self.log is not None:
            told: dict[str, Told] = {}
            args = block.args(a)
            for k, kind in enumerate(block.kinds):
                told[kind.kind] = args[k]
            told["seat_by"] = seat
            told["box"] = box
            told["was"] = was
            self.log.tell(block.name.replace("-", "_"), told, only(seat) if hushed else ALL)
        if block is space.end:
            self.end_or_go_on()

    def put(self, seat: Seat, box: int, value: int) -> int:
        was = self.values.get(box, 0)
        self.open_view = None
        if value == 0:
            self.values.pop(box, None)
            self.by.pop(box, None)
        else:
            self.values[box] = value
            self.by[box] = seat
        return was

    def end_or_go_on(self) -> None:
        if self.over:
            self.hush()
            self.shown = True
        else:
            self.together(KEEP_PAD)

    # -- as every position -------------------------------------------------------------------------

    def view(self, seat: Seat) -> View:
        """Worked out once for all readers where nothing is hidden from any of them."""
        if self.pad.hides(self):
            return self.pad.look(self, seat)
        if self.open_view is None:
            self.open_view = self.pad.look(self, NOBODY)
        found = dict(self.open_view)
        found["seat"] = seat if 0 <= seat < self.seats else None
        return found

    def resample(self, seat: Seat, rng: Rng) -> PadState:
        """What others keep to themselves may be nothing at all."""
        w = self.copy()
        w.rng = rng.fork()
        if self.pad.hides(self):
            for box in self.values:
                if self.owner(box) not in (NOBODY, seat):
                    w.put(seat, box, 0)
        return w

    def scores(self) -> list[Score]:
        return self.pad.count(self)

    def places(self) -> list[int]:
        return self.pad.rank(self)

    def returns(self) -> list[float]:
        return self.pad.earned(self)

    def table(self) -> dict[str, object]:
        return {
            "boxes": [[box, self.values[box], self.by[box]] for box in sorted(self.values)],
            "shown": self.shown,
        }

    def lay(self, facts: Facts) -> None:
        space = self.pad.boxes
        self.shown = facts.flag("shown")  # what may be said rests on it
        for one in facts.groups("boxes", 0, space.size - 1):
            if len(one) != 3 or one[2] >= self.seats or not self.may_say(one[2], one[0] + one[1]):
                raise facts.no("boxes", "boxes of this pad with a value and the seat that said it")
            box = space.box(one[0])
            if box != one[0] or space.box(box + one[1]) != box or not one[1]:
                raise facts.no("boxes", "boxes of this pad with a value and the seat that said it")
            self.put(one[2], box, one[1])
        if self.over == bool(self.lanes):
            raise facts.no("boxes", "over, if nobody is asked any more")


class KeepPad(Verb[PadState]):
    """A pad asks one thing only, of everybody: whether the game is over."""

    def options(self, s: PadState, me: Task) -> list[Action]:
        return [s.pad.boxes.end.first + YES]

    def take(self, s: PadState, me: Task, a: Action) -> None:
        s.write(me.seat, a)


KEEP_PAD: Final = KeepPad()
