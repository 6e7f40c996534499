"""Powers that repeat the power of another bird (WS-POW-9, WS-RULE-3)."""

from __future__ import annotations

from typing import ClassVar, Final

from voliere.core.native import i64
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task
from voliere.games.wingspan.birds import BIRDS
from voliere.games.wingspan.components import BROWN, CARDS, COLOUR, COLUMNS, REPEAT, SPOTS
from voliere.games.wingspan.params import Params
from voliere.games.wingspan.powers.power import POWERS, Power
from voliere.games.wingspan.powers.yields import Yield
from voliere.games.wingspan.question import Question
from voliere.games.wingspan.state import Table

MIMIC: Final = 0.8  # points, for a brown power of one's choice


class RepeatPower(Power):
    """Resolve the power of another bird of the row once more, on that bird (WS-POW-9).

    A repeating bird may choose another one; the birds already being resolved may not be chosen (WS-RULE-3).
    They are told by their columns, a bit each: all are in one row.
    """

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.choose = ChooseRepeat(self)

    def may(self, bird: int) -> bool:
        """A bird whose power it can repeat."""
        return False

    def chosen(self, s: Table, seat: Seat, bird: int, busy: int) -> list[int]:
        """The birds that may be chosen, and whose power could do something."""
        first: i64 = seat * SPOTS + s.row_of(bird) * COLUMNS
        found: list[int] = []
        for k in range(COLUMNS):
            other = int(s.mat[first + k])
            if other >= 0 and not (busy >> k) & 1 and self.may(other) and useful(s, seat, other, busy):
                found.append(other)
        return found

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return len(self.chosen(s, seat, bird, column_bit(s, bird))) > 0

    def take(self, s: Table, me: Task, a: Action) -> None:
        self.choose.ask_for(s, me.seat, me.slot, column_bit(s, me.slot))


def column_bit(s: Table, bird: int) -> int:
    return 1 << s.spot_of(bird) % COLUMNS


def useful(s: Table, seat: Seat, bird: int, busy: int) -> bool:
    power = POWERS[bird]
    if isinstance(power, RepeatPower):
        return len(power.chosen(s, seat, bird, busy | column_bit(s, bird))) > 0
    return power.offered(s, seat, bird)


class ChooseRepeat(Question):
    """Choose the bird whose power is resolved once more; it is not asked again whether to use it.

    `slot` is the bird that repeats, and the columns of those being resolved.
    """

    def __init__(self, power: RepeatPower) -> None:
        super().__init__()
        self.power = power

    def ask_for(self, s: Table, seat: Seat, bird: int, busy: int) -> None:
        s.push(self, seat, busy * CARDS + bird)

    def bird(self, me: Task) -> int:
        return me.slot % CARDS

    def busy(self, me: Task) -> int:
        return me.slot // CARDS

    def about(self, s: Table, me: Task) -> int | None:
        return self.bird(me)

    def options(self, s: Table, me: Task) -> list[Action]:
        birds = self.power.chosen(s, me.seat, self.bird(me), self.busy(me))
        return sorted([REPEAT.first + bird for bird in birds])

    def take(self, s: Table, me: Task, a: Action) -> None:
        bird = a - REPEAT.first
        if s.log is not None:
            s.log.tell("repeats", {"seat": me.seat, "bird": self.bird(me), "bird_other": bird})
        s.acting = bird
        power = POWERS[bird]
        if isinstance(power, RepeatPower):
            power.choose.ask_for(s, me.seat, bird, self.busy(me) | column_bit(s, bird))
        else:
            s.push(power, me.seat, bird)


class RepeatBrown(RepeatPower):
    """The brown power of another bird of the row, once more."""

    kind: ClassVar[str] = "repeat_brown"

    def may(self, bird: int) -> bool:
        return COLOUR[bird] == BROWN

    def brings(self) -> Yield:
        return Yield(MIMIC)


class RepeatPredator(RepeatPower):
    """The power of another predator of the row, once more."""

    kind: ClassVar[str] = "repeat_predator"

    def may(self, bird: int) -> bool:
        return BIRDS[bird].icon == "predator"

    def brings(self) -> Yield:
        return Yield(MIMIC / 2)
