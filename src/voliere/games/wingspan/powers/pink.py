"""Pink powers: what they do once triggered; `react.py` says when."""

from __future__ import annotations

from typing import Final

from voliere.core.native import i64
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task
from voliere.games.wingspan.eggs import LayOne, some_room
from voliere.games.wingspan.feeder import TAKE_ANY, gain
from voliere.games.wingspan.powers.flocks import TuckCard
from voliere.games.wingspan.powers.food import CacheSupply
from voliere.games.wingspan.powers.power import Power
from voliere.games.wingspan.state import Table


class PinkPlayGain(Power):
    """Another player plays a bird in the habitat: gain food, as much as WS-RULE-12 says."""

    def __init__(self, food: int, printed: int, appendix: int) -> None:
        super().__init__()
        self.food = food
        self.printed = printed
        self.appendix = appendix

    def take(self, s: Table, me: Task, a: Action) -> None:
        gain(s, me.seat, self.food, self.printed if s.agreed.printed_cards else self.appendix)


class PinkPlayTuck(Power):
    """Another player plays a bird in the habitat: tuck a card of the hand."""

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return s.hands[seat].size > 0

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.push(TUCK_CARD, me.seat, me.slot)


class PinkFoodCache(CacheSupply):
    """Another player's food action gains a rodent: cache one here."""


class PinkPredatorFeeder(Power):
    """Another player's predator succeeds: gain one food from the feeder."""

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.push(TAKE_ANY, me.seat)


class PinkLayNest(Power):
    """Another player lays eggs: one egg on another own bird with a nest type."""

    def __init__(self, nests: int) -> None:
        super().__init__()
        self.nests: i64 = nests
        self.lay = LayOne(nests)

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return some_room(s, seat, self.nests, s.spot_of(bird))

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.push(self.lay, me.seat, me.slot)


TUCK_CARD: Final = TuckCard()
