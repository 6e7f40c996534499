"""What powers have in common: may it be offered, what happens when it is used (WS-POW-2, WS-POW-10)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from voliere.core.foresight import OPEN_EYES
from voliere.core.native import i64
from voliere.core.refused import Told
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task, Verb
from voliere.games.wingspan.components import DO_SKIP, DO_USE
from voliere.games.wingspan.params import Params
from voliere.games.wingspan.powers.yields import Yield
from voliere.games.wingspan.question import Question
from voliere.games.wingspan.state import Table


class Power(Verb[Table]):
    """A kind of power, all of it; its fields are read from the card's line. `take` runs it for the owner
    `me.seat` on the bird `me.slot`.

    Its sentence is `wingspan-power-<kind>` of the texts, in a few words `wingspan-brief-<kind>`.
    """

    kind: ClassVar[str] = ""  # what the cards' lines call it; "" for what kinds have in common

    def __init__(self, p: Params) -> None:
        super().__init__(asks=False)
        self.question: Verb[Any] = OFFER
        self.waits_for: i64 = 0  # a bit for each trigger that sets it off in another player's turn

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        """It could have an effect now (WS-POW-10)."""
        return True

    def words(self, printed: bool) -> dict[str, Told]:
        """What its sentence speaks of; `printed`: the amounts of the card, not of the appendix (WS-RULE-12).

        Of foods, `food` is the first and `or` the second, if there is one.
        """
        return {}

    def brings(self) -> Yield:
        """What a use is likely to bring its owner."""
        return Yield()

    def caches(self) -> int | None:
        """The kind of food that it caches on its bird, if any (WS-POW-3)."""
        return None


class NoPower(Power):
    """Some birds have none."""

    kind: ClassVar[str] = "none"

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return False


class Offer(Question):
    """One yes or no before anything of the power happens (WS-POW-2); `slot` is the bird."""

    def about(self, s: Table, me: Task) -> int | None:
        return me.slot

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


class Share(Question):
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
