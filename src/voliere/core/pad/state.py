"""A pad in use: what was said so far, who said it, and what may be said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from voliere.core.events import ALL, only
from voliere.core.facts import Facts
from voliere.core.options import Options
from voliere.core.pad.boxes import YES, value_in
from voliere.core.refused import Refused, Told
from voliere.core.rng import Rng
from voliere.core.score import Score
from voliere.core.space import Action, Block
from voliere.core.state import NOBODY, Seat, State, View
from voliere.core.task import Task, Verb

if TYPE_CHECKING:
    from voliere.core.pad.pad import Pad


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
