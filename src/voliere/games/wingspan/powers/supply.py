"""Powers that give food from the supply, or swap it (WS-POW-2, WS-POW-3)."""

from __future__ import annotations

from typing import ClassVar, Final

from voliere.core.native import i64
from voliere.core.refused import Told
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task, Verb
from voliere.core.verbs import clockwise
from voliere.games.wingspan.bird import FOOD_NAMES
from voliere.games.wingspan.components import CARDS, DO_PAY, GAIN, KINDS
from voliere.games.wingspan.eggs import SPEND_OTHER_EGG, some_egg
from voliere.games.wingspan.feeder import gain, store
from voliere.games.wingspan.params import Params
from voliere.games.wingspan.payment import spend
from voliere.games.wingspan.powers.power import Deal, Power
from voliere.games.wingspan.powers.yields import SHARED, Yield
from voliere.games.wingspan.question import Question
from voliere.games.wingspan.state import Table

NO_FOOD: Final = -1


class GainSupply(Power):
    """Gain n of a food from the supply."""

    kind: ClassVar[str] = "gain_supply"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.food = p.food()
        self.n = p.number("n")

    def take(self, s: Table, me: Task, a: Action) -> None:
        gain(s, me.seat, self.food, self.n)

    def words(self, printed: bool) -> dict[str, Told]:
        return {"food": FOOD_NAMES[self.food], "n": self.n}

    def brings(self) -> Yield:
        return Yield(0, float(self.n))


class GainSupplyAll(Power):
    """Every player may gain n of a food from the supply, the owner first."""

    kind: ClassVar[str] = "gain_supply_all"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.food = p.food()
        self.n = p.number("n")
        self.share = Deal(GainFood(self.food, self.n))

    def take(self, s: Table, me: Task, a: Action) -> None:
        for seat in reversed(clockwise(me.seat, s.seats)):
            s.push(self.share, seat)

    def words(self, printed: bool) -> dict[str, Told]:
        return {"food": FOOD_NAMES[self.food], "n": self.n}

    def brings(self) -> Yield:
        return Yield(0, SHARED * float(self.n))


class GainFood(Verb[Table]):
    """A share of food from the supply."""

    def __init__(self, food: int, n: int) -> None:
        super().__init__(asks=False)
        self.food = food
        self.n = n

    def take(self, s: Table, me: Task, a: Action) -> None:
        gain(s, me.seat, self.food, self.n)


class CacheSupply(Power):
    """Cache tokens of a food from the supply on this bird."""

    kind: ClassVar[str] = "cache_supply"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.food = p.food()
        self.n = p.number("n")

    def take(self, s: Table, me: Task, a: Action) -> None:
        for _ in range(self.n):
            store(s, me.slot)
            if s.log is not None:
                s.log.tell("cached", {"seat": me.seat, "food": self.food, "bird": me.slot})

    def words(self, printed: bool) -> dict[str, Told]:
        return {"food": FOOD_NAMES[self.food], "n": self.n}

    def brings(self) -> Yield:
        return Yield(float(self.n))

    def caches(self) -> int | None:
        return self.food


class TradeFood(Power):
    """Give one token, take one of another kind."""

    kind: ClassVar[str] = "trade_food"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        p.only("give", "1")
        p.only("get", "1")
        p.only("different", "yes")

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return has_food(s, seat)

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.push(GIVE_FOOD, me.seat, me.slot)

    def brings(self) -> Yield:
        return Yield(0, 0.25)


def has_food(s: Table, seat: Seat) -> bool:
    kind: i64 = 0
    while kind < KINDS:
        if s.food[seat * KINDS + kind] > 0:
            return True
        kind += 1
    return False


class GiveFood(Question):
    """Choose the token to give away; `slot` is the bird."""

    def about(self, s: Table, me: Task) -> int | None:
        return me.slot

    def options(self, s: Table, me: Task) -> list[Action]:
        return [DO_PAY + kind for kind in range(KINDS) if s.food[me.seat * KINDS + kind] > 0]

    def take(self, s: Table, me: Task, a: Action) -> None:
        spend(s, me.seat, a - DO_PAY)
        CHOOSE_FOOD.ask_for(s, me.seat, me.slot, a - DO_PAY)


class ChooseFood(Question):
    """Gain a token of one's choice from the supply; `slot` is the bird, and the kind that is out (+ 1)."""

    def ask_for(self, s: Table, seat: Seat, bird: int, out: int = NO_FOOD) -> None:
        s.push(self, seat, (1 + out) * CARDS + bird)

    def about(self, s: Table, me: Task) -> int | None:
        return me.slot % CARDS

    def out(self, me: Task) -> int:
        return me.slot // CARDS - 1

    def options(self, s: Table, me: Task) -> list[Action]:
        out = self.out(me)
        return [GAIN.first + kind for kind in range(KINDS) if kind != out]

    def take(self, s: Table, me: Task, a: Action) -> None:
        gain(s, me.seat, a - GAIN.first)


class EggForFood(Power):
    """Discard an egg from another own bird, then gain n tokens of any kinds."""

    kind: ClassVar[str] = "egg_for_food"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.n = p.number("n")
        p.only("eggs", "1")
        p.only("egg_from", "other_birds")
        p.only("food", "any")

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return some_egg(s, seat, s.spot_of(bird))

    def take(self, s: Table, me: Task, a: Action) -> None:
        for _ in range(self.n):
            CHOOSE_FOOD.ask_for(s, me.seat, me.slot)
        s.push(SPEND_OTHER_EGG, me.seat, me.slot)

    def words(self, printed: bool) -> dict[str, Told]:
        return {"n": self.n}

    def brings(self) -> Yield:
        return Yield(0, float(self.n), 0, -1.0) if self.n > 1 else Yield(0, 0.3)


GIVE_FOOD: Final = GiveFood()
CHOOSE_FOOD: Final = ChooseFood()
