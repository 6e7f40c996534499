"""Powers that lay eggs (WS-POW-4, WS-POW-12)."""

from __future__ import annotations

from typing import ClassVar

from voliere.core.native import i64
from voliere.core.refused import Told
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task
from voliere.core.verbs import clockwise
from voliere.games.wingspan.bird import NEST_NAMES
from voliere.games.wingspan.components import SPOTS
from voliere.games.wingspan.eggs import LAY_ANY, LayOne, fits, lay, room, some_room
from voliere.games.wingspan.params import Params
from voliere.games.wingspan.powers.power import Power
from voliere.games.wingspan.powers.yields import ROOM, Yield
from voliere.games.wingspan.state import Table


class LayAny(Power):
    """One egg on any own bird with room."""

    kind: ClassVar[str] = "lay_any"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        p.only("n", "1")

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return some_room(s, seat)

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.push(LAY_ANY, me.seat)

    def brings(self) -> Yield:
        return Yield(0, 0, 0, 1.0)


class LaySelf(Power):
    """One egg on this bird."""

    kind: ClassVar[str] = "lay_self"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        p.only("n", "1")

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return room(s, s.spot_of(bird)) > 0

    def take(self, s: Table, me: Task, a: Action) -> None:
        lay(s, me.seat, s.spot_of(me.slot))

    def brings(self) -> Yield:
        return Yield(0, 0, 0, ROOM)


class LayEachNest(Power):
    """One egg on every own bird with a nest type, this one too, full ones skipped."""

    kind: ClassVar[str] = "lay_each_nest"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.nest = p.nest()
        self.nests: i64 = 1 << self.nest
        p.only("n", "1")
        p.only("includes_self", "yes")

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return some_room(s, seat, self.nests)

    def take(self, s: Table, me: Task, a: Action) -> None:
        first: i64 = me.seat * SPOTS
        at: i64 = first
        while at < first + SPOTS:
            if fits(s, at, self.nests):
                lay(s, me.seat, at)
            at += 1

    def words(self, printed: bool) -> dict[str, Told]:
        return {"nest": NEST_NAMES[self.nest]}

    def brings(self) -> Yield:
        return Yield(0, 0, 0, 2.0)


class LayAllNest(Power):
    """Every player may lay an egg on a bird with a nest type; the owner one more on another (WS-POW-12)."""

    kind: ClassVar[str] = "lay_all_nest"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.nest = p.nest()
        self.nests: i64 = 1 << self.nest
        self.share = LayOne(1 << self.nest, leave=True)
        self.two = LayTwo(1 << self.nest)
        p.only("n", "1")
        p.only("owner_extra", "1")
        p.only("extra_on", "different_bird")

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return any(some_room(s, other, self.nests) for other in range(s.seats))

    def take(self, s: Table, me: Task, a: Action) -> None:
        order = clockwise(me.seat, s.seats)
        for seat in reversed(order[1:]):
            s.push(self.share, seat)
        s.push(self.two, me.seat)

    def words(self, printed: bool) -> dict[str, Told]:
        return {"nest": NEST_NAMES[self.nest]}

    def brings(self) -> Yield:
        return Yield(0, 0, 0, 1.0)


class LayTwo(LayOne):
    """The owner's first egg; only then a second, on a different bird."""

    def __init__(self, nests: int) -> None:
        super().__init__(nests, leave=True)
        self.second = LayOne(nests, leave=True)

    def laid(self, s: Table, me: Task, bird: i64) -> None:
        s.push(self.second, me.seat, int(bird))
