"""Eggs: laying them on birds with room, taking them off as a price (WS-EGGS, WS-PLAY-2)."""

from __future__ import annotations

from typing import ClassVar, Final

from voliere.core.native import i64
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task, Verb
from voliere.games.wingspan.components import DO_FILL, DO_LAY, DO_SKIP, DO_TAKE_EGG, LIMIT, NEST, SPOTS
from voliere.games.wingspan.question import Question
from voliere.games.wingspan.state import Table

ANY_NEST: Final = -1


def room(s: Table, at: i64) -> i64:
    """Eggs that still fit on the bird of a spot, counted over all mats."""
    bird: i64 = s.mat[at]
    if bird < 0:
        return 0
    return LIMIT[bird] - s.eggs[at]


def fits(s: Table, at: i64, nests: i64) -> bool:
    """A bird with room and one of these nests; a star counts as each (WS-POW-4)."""
    bird: i64 = s.mat[at]
    if bird < 0 or s.eggs[at] >= LIMIT[bird]:
        return False
    return nests == ANY_NEST or (NEST[bird] & nests) != 0


def some_room(s: Table, seat: Seat, nests: i64 = ANY_NEST, but: i64 = -1) -> bool:
    """Some own bird with these nests has room; `but` is a spot that does not count."""
    first: i64 = seat * SPOTS
    at: i64 = first
    while at < first + SPOTS:
        if at != but and fits(s, at, nests):
            return True
        at += 1
    return False


def some_egg(s: Table, seat: Seat, but: i64 = -1) -> bool:
    first: i64 = seat * SPOTS
    at: i64 = first
    while at < first + SPOTS:
        if s.eggs[at] > 0 and at != but:
            return True
        at += 1
    return False


def egg_count(s: Table, seat: Seat) -> i64:
    first: i64 = seat * SPOTS
    n: i64 = 0
    at: i64 = first
    while at < first + SPOTS:
        n += s.eggs[at]
        at += 1
    return n


def lay(s: Table, seat: Seat, at: i64, n: i64 = 1) -> None:
    s.eggs[at] += n
    if s.log is not None:
        s.log.tell("laid", {"seat": seat, "n": int(n), "bird": int(s.mat[at])})


class Lay(Verb[Table]):
    """Lay `slot` eggs (WS-EGGS-1, WS-ROW-1); where they go everywhere or to one bird, nobody is asked."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        first: i64 = me.seat * SPOTS
        left: i64 = me.slot
        total: i64 = 0
        places: i64 = 0
        at: i64 = first
        while at < first + SPOTS:
            here: i64 = room(s, at)
            if here > 0:
                places += 1
                total += here
            at += 1
        if total > left and places > 1:
            s.push(LAY_EGG, me.seat, me.slot)
            return
        at = first
        while at < first + SPOTS and left > 0:
            n: i64 = room(s, at)
            if n > left:
                n = left
            if n > 0:
                lay(s, me.seat, at, n)
                left -= n
            at += 1


class LayEgg(Question):
    """Choose the bird for the next of `slot` eggs, or one for as many as fit."""

    def left(self, s: Table, me: Task) -> int | None:
        return me.slot

    def options(self, s: Table, me: Task) -> list[Action]:
        first: i64 = me.seat * SPOTS
        found: list[Action] = []
        many: list[Action] = []
        spot: i64 = 0
        while spot < SPOTS:
            here: i64 = room(s, first + spot)
            if here > 0:
                found.append(int(DO_LAY + spot))
                if here > 1 and me.slot > 1:
                    many.append(int(DO_FILL + spot))
            spot += 1
        return found + many

    def width(self, s: Table, me: Task) -> int:
        return 2  # Lay asks only where there is a choice

    def allows(self, s: Table, me: Task, a: Action) -> bool:
        if DO_LAY <= a < DO_LAY + SPOTS:
            return room(s, me.seat * SPOTS + a - DO_LAY) > 0
        return a in self.options(s, me)

    def take(self, s: Table, me: Task, a: Action) -> None:
        first: i64 = me.seat * SPOTS
        n: i64 = 1
        at: i64 = first + a - DO_LAY
        if a >= DO_FILL:
            at = first + a - DO_FILL
            n = room(s, at)
            if n > me.slot:
                n = me.slot
        lay(s, me.seat, at, n)
        if me.slot > n:
            s.push(LAY_EGGS_LEFT, me.seat, me.slot - int(n))


class LayOne(Question):
    """One egg on an own bird with certain nests, never on the bird `slot`; a share may be declined."""

    also: ClassVar[str] = "MayLay"

    def __init__(self, nests: int = ANY_NEST, leave: bool = False) -> None:
        super().__init__()
        self.nests: i64 = nests
        self.leave = leave

    def ask(self, s: Table, me: Task) -> str:
        return self.also if self.leave else "LayOne"

    def options(self, s: Table, me: Task) -> list[Action]:
        first: i64 = me.seat * SPOTS
        found: list[Action] = []
        spot: i64 = 0
        while spot < SPOTS:
            if s.mat[first + spot] != me.slot and fits(s, first + spot, self.nests):
                found.append(int(DO_LAY + spot))
            spot += 1
        if self.leave and found:
            found.append(DO_SKIP)
        return found

    def take(self, s: Table, me: Task, a: Action) -> None:
        if a == DO_SKIP:
            return
        at: i64 = me.seat * SPOTS + a - DO_LAY
        lay(s, me.seat, at)
        self.laid(s, me, s.mat[at])

    def laid(self, s: Table, me: Task, bird: i64) -> None:
        """What an egg of this kind leads to."""


class SpendEgg(Question):
    """Take `slot` eggs off own birds, the player choosing which (WS-PLAY-2)."""

    def left(self, s: Table, me: Task) -> int | None:
        return me.slot

    def options(self, s: Table, me: Task) -> list[Action]:
        first: i64 = me.seat * SPOTS
        found: list[Action] = []
        spot: i64 = 0
        while spot < SPOTS:
            if s.eggs[first + spot] > 0 and self.may(s, me, first + spot):
                found.append(int(DO_TAKE_EGG + spot))
            spot += 1
        return found

    def may(self, s: Table, me: Task, at: i64) -> bool:
        return True

    def take(self, s: Table, me: Task, a: Action) -> None:
        at: i64 = me.seat * SPOTS + a - DO_TAKE_EGG
        spend_egg(s, me.seat, at)
        if me.slot > 1:
            s.push(self, me.seat, me.slot - 1)


class SpendEggOfOther(SpendEgg):
    """Take one egg off an own bird other than the bird `slot`."""

    def about(self, s: Table, me: Task) -> int | None:
        return me.slot

    def left(self, s: Table, me: Task) -> int | None:
        return None

    def may(self, s: Table, me: Task, at: i64) -> bool:
        return s.mat[at] != me.slot

    def take(self, s: Table, me: Task, a: Action) -> None:
        spend_egg(s, me.seat, me.seat * SPOTS + a - DO_TAKE_EGG)


def spend_egg(s: Table, seat: Seat, at: i64) -> None:
    s.eggs[at] -= 1
    if s.log is not None:
        s.log.tell("egg_spent", {"seat": seat, "bird": int(s.mat[at])})


LAY_EGGS_LEFT: Final = Lay()
LAY_EGG: Final = LayEgg()
LAY_ANY: Final = LayOne()
SPEND_EGG: Final = SpendEgg()
SPEND_OTHER_EGG: Final = SpendEggOfOther()
