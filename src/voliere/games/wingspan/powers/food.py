"""Powers that give food, from the feeder or the supply (section 2 of the kinds of powers)."""

from __future__ import annotations

from typing import Final

from voliere.core.native import i64
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task, Verb
from voliere.core.verbs import clockwise
from voliere.games.wingspan.components import CARDS, DO_PAY, FIRST, GAIN, KINDS, ROWS
from voliere.games.wingspan.eggs import SPEND_OTHER_EGG, some_egg
from voliere.games.wingspan.feeder import TAKE_SHARE, GatherDice, TakeDie, all_equal, fitting, gain, store
from voliere.games.wingspan.payment import spend
from voliere.games.wingspan.powers.power import Deal, Power
from voliere.games.wingspan.state import Table


class GainFeeder(Power):
    """Take one die showing an allowed food; some may cache it here."""

    def __init__(self, foods: list[int], cache: bool) -> None:
        super().__init__()
        self.mask: i64 = sum([1 << food for food in foods])
        self.die = TakeDie(sum([1 << food for food in foods]), cache)

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return fitting(s, self.mask) or all_equal(s)

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.push(self.die, me.seat, me.slot)


class GainFeederAll(Power):
    """Take every die that can give the food (WS-RULE-18)."""

    def __init__(self, food: int) -> None:
        super().__init__()
        self.mask: i64 = 1 << food
        self.gather = GatherDice(food)

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return fitting(s, self.mask) or all_equal(s)

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.push(self.gather, me.seat, me.slot)


class GainFeederEach(Power):
    """Every player gains one food from the feeder; the owner names who starts (WS-POW-12)."""

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.push(NAME_FIRST, me.seat, (1 << s.seats) - 1)


class GainFeederFewest(Power):
    """Every player with the fewest birds in a row gains one food from the feeder; ties gain too."""

    def __init__(self, habitat: int) -> None:
        super().__init__()
        self.habitat = habitat

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.push(NAME_FIRST, me.seat, sum([1 << seat for seat in fewest(s, self.habitat)]))


def fewest(s: Table, habitat: int) -> list[Seat]:
    """The players with the fewest birds in a row; alone, one always has the fewest (WS-AUTO-10)."""
    counts = [int(s.birds[seat * ROWS + habitat]) for seat in range(s.seats)]
    least = min(counts)
    return [seat for seat in range(s.seats) if counts[seat] == least]


class NameFirst(Verb[Table]):
    """The owner names who starts; then clockwise (WS-POW-12). `slot` has a bit for each who gains."""

    def options(self, s: Table, me: Task) -> list[Action]:
        return [FIRST.first + seat for seat in range(s.seats) if (me.slot >> seat) & 1]

    def take(self, s: Table, me: Task, a: Action) -> None:
        for seat in reversed(clockwise(a - FIRST.first, s.seats)):
            if (me.slot >> seat) & 1:
                s.push(TAKE_SHARE, seat)


class GainSupply(Power):
    """Gain n of a food from the supply."""

    def __init__(self, food: int, n: int) -> None:
        super().__init__()
        self.food = food
        self.n = n

    def take(self, s: Table, me: Task, a: Action) -> None:
        gain(s, me.seat, self.food, self.n)


class GainSupplyAll(Power):
    """Every player may gain one of a food from the supply, the owner first."""

    def __init__(self, food: int) -> None:
        super().__init__()
        self.share = Deal(GainSupply(food, 1))

    def take(self, s: Table, me: Task, a: Action) -> None:
        for seat in reversed(clockwise(me.seat, s.seats)):
            s.push(self.share, seat)


class CacheSupply(Power):
    """Cache one token of a food from the supply on this bird."""

    def __init__(self, food: int) -> None:
        super().__init__()
        self.food = food

    def take(self, s: Table, me: Task, a: Action) -> None:
        store(s, me.slot)
        if s.log is not None:
            s.log.tell("cached", {"seat": me.seat, "food": self.food, "bird": me.slot})


class TradeFood(Power):
    """Give one token, take one of another kind."""

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return has_food(s, seat)

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.push(GIVE_FOOD, me.seat, me.slot)


def has_food(s: Table, seat: Seat) -> bool:
    kind: i64 = 0
    while kind < KINDS:
        if s.food[seat * KINDS + kind] > 0:
            return True
        kind += 1
    return False


class GiveFood(Verb[Table]):
    """Choose the token to give away."""

    def options(self, s: Table, me: Task) -> list[Action]:
        return [DO_PAY + kind for kind in range(KINDS) if s.food[me.seat * KINDS + kind] > 0]

    def take(self, s: Table, me: Task, a: Action) -> None:
        spend(s, me.seat, a - DO_PAY)
        s.push(CHOOSE_FOOD, me.seat, (1 + a - DO_PAY) * CARDS + me.slot)


class ChooseFood(Verb[Table]):
    """Gain a token of one's choice from the supply; `slot` is the bird and 1 + the kind that is out."""

    def options(self, s: Table, me: Task) -> list[Action]:
        out = me.slot // CARDS - 1
        return [GAIN.first + kind for kind in range(KINDS) if kind != out]

    def take(self, s: Table, me: Task, a: Action) -> None:
        gain(s, me.seat, a - GAIN.first)


class EggForFood(Power):
    """Discard an egg from another own bird, then gain n tokens of any kinds."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return some_egg(s, seat, s.spot_of(bird))

    def take(self, s: Table, me: Task, a: Action) -> None:
        for _ in range(self.n):
            s.push(CHOOSE_FOOD, me.seat, me.slot)
        s.push(SPEND_OTHER_EGG, me.seat, me.slot)


NAME_FIRST: Final = NameFirst()
GIVE_FOOD: Final = GiveFood()
CHOOSE_FOOD: Final = ChooseFood()
