"""Pink powers: what sets them off and what they do then; `react.py` says when (WS-POW-1, WS-RULE-16)."""

from __future__ import annotations

from typing import ClassVar, Final

from voliere.core.native import i64
from voliere.core.refused import Told
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task
from voliere.games.wingspan.bird import FOOD_NAMES, HABITAT_NAMES, NEST_NAMES
from voliere.games.wingspan.components import RODENT
from voliere.games.wingspan.eggs import LayOne, some_room
from voliere.games.wingspan.feeder import TAKE_ANY, gain, store
from voliere.games.wingspan.params import Params
from voliere.games.wingspan.powers.flocks import TuckCard
from voliere.games.wingspan.powers.power import Power
from voliere.games.wingspan.powers.yields import ARRIVES, HUNTS, LAYS, LOST, ROOM, Yield
from voliere.games.wingspan.react import HUNTED, LAID, PLAYED, RODENT_GAINED, set_off_by
from voliere.games.wingspan.state import Table


class PinkPlayGain(Power):
    """Another player plays a bird in the habitat: gain food, as much as WS-RULE-12 says."""

    kind: ClassVar[str] = "pink_play_gain"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.habitat = p.habitat()
        self.waits_for = set_off_by(PLAYED + self.habitat)
        self.food = p.food()
        self.printed = p.number("n")
        self.appendix = p.number("n_appendix")

    def take(self, s: Table, me: Task, a: Action) -> None:
        gain(s, me.seat, self.food, self.printed if s.agreed.printed_cards else self.appendix)

    def words(self, printed: bool) -> dict[str, Told]:
        n = self.printed if printed else self.appendix
        return {"habitat": HABITAT_NAMES[self.habitat], "food": FOOD_NAMES[self.food], "n": n}

    def brings(self) -> Yield:
        return Yield(0, float(self.appendix) * ARRIVES)


class PinkPlayTuck(Power):
    """Another player plays a bird in the habitat: tuck a card of the hand."""

    kind: ClassVar[str] = "pink_play_tuck"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.habitat = p.habitat()
        self.waits_for = set_off_by(PLAYED + self.habitat)
        p.only("tuck", "1")

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return s.hands[seat].size > 0

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.push(TUCK_CARD, me.seat, me.slot)

    def words(self, printed: bool) -> dict[str, Told]:
        return {"habitat": HABITAT_NAMES[self.habitat]}

    def brings(self) -> Yield:
        return Yield(ARRIVES, 0, -LOST * ARRIVES)


class PinkFoodCache(Power):
    """Another player's food action gains a rodent: cache one here."""

    kind: ClassVar[str] = "pink_food_cache"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.waits_for = set_off_by(RODENT_GAINED)
        p.only("trigger_food", "rodent")
        p.only("food", "rodent")
        p.only("n", "1")

    def take(self, s: Table, me: Task, a: Action) -> None:
        store(s, me.slot)
        if s.log is not None:
            s.log.tell("cached", {"seat": me.seat, "food": RODENT, "bird": me.slot})

    def words(self, printed: bool) -> dict[str, Told]:
        return {"prey": FOOD_NAMES[RODENT], "food": FOOD_NAMES[RODENT]}

    def brings(self) -> Yield:
        return Yield(ARRIVES)

    def caches(self) -> int | None:
        return RODENT


class PinkPredatorFeeder(Power):
    """Another player's predator succeeds: gain one food from the feeder."""

    kind: ClassVar[str] = "pink_predator_feeder"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.waits_for = set_off_by(HUNTED)
        p.only("n", "1")

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.push(TAKE_ANY, me.seat)

    def brings(self) -> Yield:
        return Yield(0, HUNTS / 2)


class PinkLayNest(Power):
    """Another player lays eggs: one egg on another own bird with a nest type."""

    kind: ClassVar[str] = "pink_lay_nest"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.waits_for = set_off_by(LAID)
        self.nest = p.nest()
        self.nests: i64 = 1 << self.nest
        self.lay = LayOne(1 << self.nest)
        p.only("n", "1")
        p.only("target", "other_birds")

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return some_room(s, seat, self.nests, s.spot_of(bird))

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.push(self.lay, me.seat, me.slot)

    def words(self, printed: bool) -> dict[str, Told]:
        return {"nest": NEST_NAMES[self.nest]}

    def brings(self) -> Yield:
        return Yield(0, 0, 0, ROOM * LAYS)


TUCK_CARD: Final = TuckCard()
