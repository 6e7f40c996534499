"""Powers that take food from the feeder (WS-FEEDER, WS-POW-11, WS-POW-12)."""

from __future__ import annotations

from typing import ClassVar, Final

from voliere.core.native import i64
from voliere.core.refused import Told
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task
from voliere.core.verbs import clockwise
from voliere.games.wingspan.bird import FOOD_NAMES, HABITAT_NAMES
from voliere.games.wingspan.components import FIRST, ROWS
from voliere.games.wingspan.feeder import TAKE_SHARE, GatherDice, TakeDie, all_equal, fitting
from voliere.games.wingspan.params import Params
from voliere.games.wingspan.powers.power import Power
from voliere.games.wingspan.powers.yields import FEWEST, SHARED, Yield
from voliere.games.wingspan.question import Question
from voliere.games.wingspan.state import Table

FITS: Final = 0.75  # the chance that the feeder has a certain kind


class GainFeeder(Power):
    """Take one die showing an allowed food; some may cache it here, of which there is one kind then."""

    kind: ClassVar[str] = "gain_feeder"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        p.only("n", "1")
        self.cache = p.flag("cache", "no", "may")
        self.foods = [p.food()] if self.cache else p.foods()
        self.mask: i64 = sum([1 << food for food in self.foods])
        self.die = TakeDie(sum([1 << food for food in self.foods]), self.cache)

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return fitting(s, self.mask) or all_equal(s)

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.push(self.die, me.seat, me.slot)

    def words(self, printed: bool) -> dict[str, Told]:
        return {**either(self.foods), "cache": "may" if self.cache else "no"}

    def brings(self) -> Yield:
        return Yield(0.5, 0.5) if self.cache else Yield(0, FITS)

    def caches(self) -> int | None:
        return self.foods[0] if self.cache else None


def either(foods: list[int]) -> dict[str, Told]:
    """One kind of food or another, for a sentence."""
    return {"food": FOOD_NAMES[foods[0]], "or": FOOD_NAMES[foods[1]] if len(foods) > 1 else ""}


class GainFeederAll(Power):
    """Take every die that can give the food (WS-RULE-18)."""

    kind: ClassVar[str] = "gain_feeder_all"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.food = p.food()
        self.mask: i64 = 1 << self.food
        self.gather = GatherDice(self.food)

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return fitting(s, self.mask) or all_equal(s)

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.push(self.gather, me.seat, me.slot)

    def words(self, printed: bool) -> dict[str, Told]:
        return {"food": FOOD_NAMES[self.food]}

    def brings(self) -> Yield:
        return Yield(0, 1.3)


class GainFeederEach(Power):
    """Every player gains one food from the feeder; the owner names who starts (WS-POW-12)."""

    kind: ClassVar[str] = "gain_feeder_each"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        p.only("n", "1")
        p.only("first", "owner_choice")
        p.only("then", "turn_order")

    def take(self, s: Table, me: Task, a: Action) -> None:
        NAME_FIRST.ask_among(s, me.seat, list(range(s.seats)))

    def brings(self) -> Yield:
        return Yield(0, SHARED)


class GainFeederFewest(Power):
    """Every player with the fewest birds in a row gains one food from the feeder; ties gain too."""

    kind: ClassVar[str] = "gain_feeder_fewest"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.habitat = p.habitat()
        p.only("n", "1")
        p.only("ties", "all")
        p.only("first", "owner_choice")
        p.only("then", "turn_order")

    def take(self, s: Table, me: Task, a: Action) -> None:
        NAME_FIRST.ask_among(s, me.seat, fewest(s, self.habitat))

    def words(self, printed: bool) -> dict[str, Told]:
        return {"habitat": HABITAT_NAMES[self.habitat]}

    def brings(self) -> Yield:
        return Yield(0, FEWEST)


def fewest(s: Table, habitat: int) -> list[Seat]:
    """The players with the fewest birds in a row; alone, one always has the fewest (WS-AUTO-10)."""
    counts = [int(s.birds[seat * ROWS + habitat]) for seat in range(s.seats)]
    least = min(counts)
    return [seat for seat in range(s.seats) if counts[seat] == least]


class NameFirst(Question):
    """The owner names who starts; then clockwise (WS-POW-12). `slot` has a bit for each who gains."""

    def ask_among(self, s: Table, owner: Seat, seats: list[Seat]) -> None:
        s.push(self, owner, sum([1 << seat for seat in seats]))

    def gains(self, me: Task, seat: Seat) -> bool:
        return (me.slot >> seat) & 1 == 1

    def options(self, s: Table, me: Task) -> list[Action]:
        return [FIRST.first + seat for seat in range(s.seats) if self.gains(me, seat)]

    def take(self, s: Table, me: Task, a: Action) -> None:
        for seat in reversed(clockwise(a - FIRST.first, s.seats)):
            if self.gains(me, seat):
                s.push(TAKE_SHARE, seat)


NAME_FIRST: Final = NameFirst()
