"""What powers have in common: may it be offered, what happens when it is used (WS-POW-2, WS-POW-10)."""

from __future__ import annotations

from typing import Any, Final

from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.state import OPEN_EYES, Seat
from voliere.core.task import Task, Verb
from voliere.games.wingspan.components import DO_SKIP, DO_USE
from voliere.games.wingspan.state import Table


class Power(Verb[Table]):
    """A kind of power with its parameters. `take` runs it for the owner `me.seat` on the bird `me.slot`."""

    def __init__(self) -> None:
        super().__init__(asks=False)
        self.question: Verb[Any] = OFFER

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        """It could have an effect now (section 8 of the kinds of powers)."""
        return True


class NoPower(Power):
    """Six birds have none."""

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return False


class Offer(Verb[Table]):
    """One yes or no before anything of the power happens (WS-POW-2); `slot` is the bird."""

    def options(self, s: Table, me: Task) -> list[Action]:
        return [DO_USE, DO_SKIP] if POWERS[me.slot].offered(s, me.seat, me.slot) else []

    def width(self, s: Table, me: Task) -> int:
        return 2 if POWERS[me.slot].offered(s, me.seat, me.slot) else 0

    def allows(self, s: Table, me: Task, a: Action) -> bool:
        return a in (DO_USE, DO_SKIP)

    def sample(self, s: Table, me: Task, rng: Rng) -> Action:
        return DO_USE if rng.below(2) == 0 else DO_SKIP

    def stroll(self, s: Table, me: Task, rng: Rng) -> int:
        if not POWERS[me.slot].offered(s, me.seat, me.slot):
            return 0
        self.take(s, me, DO_USE if rng.below(2) == 0 else DO_SKIP)
        return 1

    def take(self, s: Table, me: Task, a: Action) -> None:
        if a == DO_USE:
            if s.log is not None:
                s.log.tell("used", {"seat": me.seat, "bird": me.slot})
            s.acting = me.slot
            s.push(POWERS[me.slot], me.seat, me.slot)


class Share(Verb[Table]):
    """A part of a power that its receiver may decline (WS-POW-2); one who said "always" is not asked."""

    def __init__(self, gift: Verb[Table]) -> None:
        super().__init__()
        self.gift = gift

    def options(self, s: Table, me: Task) -> list[Action]:
        return [DO_USE, DO_SKIP]

    def width(self, s: Table, me: Task) -> int:
        return 2

    def take(self, s: Table, me: Task, a: Action) -> None:
        if a == DO_USE:
            s.push(self.gift, me.seat, me.slot)


class Deal(Verb[Table]):
    """Give a share: ask, unless its receiver has said that all shares are welcome."""

    def __init__(self, gift: Verb[Table]) -> None:
        super().__init__(asks=False)
        self.gift = gift
        self.share = Share(gift)

    def take(self, s: Table, me: Task, a: Action) -> None:
        if s.veil != OPEN_EYES and s.veil != me.seat:
            s.unveil()
        welcome = (s.always[me.seat] >> ALL_SHARES) & 1
        s.push(self.gift if welcome else self.share, me.seat, me.slot)


ALL_SHARES: Final = 15  # the bit after the spots of the mat
POWERS: Final[list[Power]] = []  # by bird; filled by powers/catalogue.py
OFFER: Final = Offer()
NO_POWER: Final = NoPower()
