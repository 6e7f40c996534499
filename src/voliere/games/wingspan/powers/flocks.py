"""Flocks: powers that tuck cards (WS-POW-3)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from voliere.core.refused import Told
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task, Verb
from voliere.games.wingspan.bird import FOOD_NAMES
from voliere.games.wingspan.cards import card_exists, from_deck, slip, tuck_from_hand
from voliere.games.wingspan.components import GAIN, KINDS, TUCK
from voliere.games.wingspan.draw import MAY_DRAW
from voliere.games.wingspan.eggs import lay, room
from voliere.games.wingspan.feeder import gain
from voliere.games.wingspan.params import Params
from voliere.games.wingspan.payment import spend
from voliere.games.wingspan.powers.feeder import either
from voliere.games.wingspan.powers.power import Power
from voliere.games.wingspan.powers.yields import LOST, ROOM, Yield
from voliere.games.wingspan.question import Question
from voliere.games.wingspan.state import Table


class TuckCard(Question):
    """Tuck a card of the hand under the bird `slot`; that done, the reward."""

    def __init__(self, reward: Verb[Any] | None = None) -> None:
        super().__init__()
        self.reward = reward

    def about(self, s: Table, me: Task) -> int | None:
        return me.slot

    def options(self, s: Table, me: Task) -> list[Action]:
        return [TUCK.first + bird for bird in s.hands[me.seat].sorted()]

    def take(self, s: Table, me: Task, a: Action) -> None:
        tuck_from_hand(s, me.seat, a - TUCK.first, me.slot)
        if self.reward is not None:
            s.push(self.reward, me.seat, me.slot)


class TuckHand(Power):
    """Tuck a card of the hand here, then draw, lay an egg here, or gain food."""

    kind: ClassVar[str] = "tuck_hand"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        p.only("tuck", "1")
        p.only("n", "1")
        self.then = p.word("then", ["draw", "lay_self", "gain_supply"])
        self.foods: list[int] = []
        reward: Verb[Any] = THEN_LAY
        if self.then == "draw":
            p.only("source", "deck_or_tray")
            reward = THEN_DRAW
        elif self.then == "gain_supply":
            self.foods = p.foods()
            reward = ThenGain(self.foods)
        self.tuck = TuckCard(reward)

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return s.hands[seat].size > 0

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.push(self.tuck, me.seat, me.slot)

    def words(self, printed: bool) -> dict[str, Told]:
        foods = either(self.foods) if self.foods else {"food": "", "or": ""}
        return {**foods, "then": self.then}

    def brings(self) -> Yield:
        """A point for a card of the hand, then the reward."""
        if self.then == "draw":
            return Yield(1.0, 0, 0.1)
        return Yield(1.0, 0, -LOST, ROOM) if self.then == "lay_self" else Yield(1.0, 1.0, -LOST)


class ThenDraw(Verb[Table]):
    """After a tuck: a card may be drawn."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.push(MAY_DRAW, me.seat, 1)


class ThenLay(Verb[Table]):
    """After a tuck: an egg on this bird, if it has room."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        at = s.spot_of(me.slot)
        if room(s, at) > 0:
            lay(s, me.seat, at)


class ThenGain(Question):
    """After a tuck: one token from the supply, of one of these kinds."""

    def __init__(self, foods: list[int]) -> None:
        super().__init__()
        self.foods = foods

    def options(self, s: Table, me: Task) -> list[Action]:
        return [GAIN.first + food for food in self.foods]

    def take(self, s: Table, me: Task, a: Action) -> None:
        gain(s, me.seat, a - GAIN.first)


class FoodForTuck(Power):
    """Pay a token of a kind, then tuck n cards of the deck, unseen (WS-RULE-19: as many as exist)."""

    kind: ClassVar[str] = "food_for_tuck"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.food = p.food()
        self.n = p.number("tuck")
        p.only("cost", "1")
        p.only("source", "deck")

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return s.food[seat * KINDS + self.food] > 0 and card_exists(s)

    def take(self, s: Table, me: Task, a: Action) -> None:
        spend(s, me.seat, self.food)
        n = 0
        for _ in range(self.n):
            card = from_deck(s)
            if card >= 0:
                slip(s, card, me.slot)
                n += 1
        if s.log is not None:
            s.log.tell("tucked_deck", {"seat": me.seat, "n": n, "bird_under": me.slot})

    def words(self, printed: bool) -> dict[str, Told]:
        return {"food": FOOD_NAMES[self.food], "n": self.n}

    def brings(self) -> Yield:
        return Yield(float(self.n), -1.0)


THEN_DRAW: Final = ThenDraw()
THEN_LAY: Final = ThenLay()
