"""Powers that lay eggs (section 3 of the kinds of powers)."""

from __future__ import annotations

from voliere.core.native import i64
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task
from voliere.core.verbs import clockwise
from voliere.games.wingspan.components import SPOTS
from voliere.games.wingspan.eggs import LAY_ANY, LayOne, fits, lay, room, some_room
from voliere.games.wingspan.powers.power import Power
from voliere.games.wingspan.state import Table


class LayAny(Power):
    """One egg on any own bird with room."""

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return some_room(s, seat)

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.push(LAY_ANY, me.seat)


class LaySelf(Power):
    """One egg on this bird."""

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return room(s, s.spot_of(bird)) > 0

    def take(self, s: Table, me: Task, a: Action) -> None:
        lay(s, me.seat, s.spot_of(me.slot))


class LayEachNest(Power):
    """One egg on every own bird with a nest type, full ones skipped."""

    def __init__(self, nests: int) -> None:
        super().__init__()
        self.nests: i64 = nests

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return some_room(s, seat, self.nests)

    def take(self, s: Table, me: Task, a: Action) -> None:
        first: i64 = me.seat * SPOTS
        at: i64 = first
        while at < first + SPOTS:
            if fits(s, at, self.nests):
                lay(s, me.seat, at)
            at += 1


class LayAllNest(Power):
    """Every player may lay an egg on a bird with a nest type; the owner one more on another (WS-POW-12)."""

    def __init__(self, nests: int) -> None:
        super().__init__()
        self.nests: i64 = nests
        self.share = LayOne(nests, leave=True)
        self.two = LayTwo(nests)

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return any(some_room(s, other, self.nests) for other in range(s.seats))

    def take(self, s: Table, me: Task, a: Action) -> None:
        order = clockwise(me.seat, s.seats)
        for seat in reversed(order[1:]):
            s.push(self.share, seat)
        s.push(self.two, me.seat)


class LayTwo(LayOne):
    """The owner's first egg; only then a second, on a different bird."""

    def __init__(self, nests: int) -> None:
        super().__init__(nests, leave=True)
        self.second = LayOne(nests, leave=True)

    def laid(self, s: Table, me: Task, bird: i64) -> None:
        s.push(self.second, me.seat, int(bird))
