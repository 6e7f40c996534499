"""Flocks: powers that tuck cards (section 5 of the kinds of powers)."""

from __future__ import annotations

from typing import Any, Final

from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task, Verb
from voliere.games.wingspan.cards import card_exists, from_deck, slip, tuck_from_hand
from voliere.games.wingspan.components import GAIN, KINDS, TUCK
from voliere.games.wingspan.draw import MAY_DRAW
from voliere.games.wingspan.eggs import lay, room
from voliere.games.wingspan.feeder import gain
from voliere.games.wingspan.payment import spend
from voliere.games.wingspan.powers.power import Power
from voliere.games.wingspan.state import Table


class TuckCard(Verb[Table]):
    """Tuck a card of the hand under the bird `slot`; that done, the reward."""

    def __init__(self, reward: Verb[Any] | None = None) -> None:
        super().__init__()
        self.reward = reward

    def options(self, s: Table, me: Task) -> list[Action]:
        return [TUCK.first + bird for bird in s.hands[me.seat].sorted()]

    def take(self, s: Table, me: Task, a: Action) -> None:
        tuck_from_hand(s, me.seat, a - TUCK.first, me.slot)
        if self.reward is not None:
            s.push(self.reward, me.seat, me.slot)


class TuckHand(Power):
    """Tuck a card of the hand here, then draw, lay an egg here, or gain food."""

    def __init__(self, reward: Verb[Any]) -> None:
        super().__init__()
        self.tuck = TuckCard(reward)

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return s.hands[seat].size > 0

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.push(self.tuck, me.seat, me.slot)


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


class ThenGain(Verb[Table]):
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

    def __init__(self, food: int, n: int) -> None:
        super().__init__()
        self.food = food
        self.n = n

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


THEN_DRAW: Final = ThenDraw()
THEN_LAY: Final = ThenLay()
