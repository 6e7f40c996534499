"""Powers that draw cards (WS-POW-2, WS-POW-8)."""

from __future__ import annotations

from typing import ClassVar, Final

from voliere.core.refused import Told
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task
from voliere.core.verbs import clockwise
from voliere.games.wingspan.bird import HABITAT_NAMES
from voliere.games.wingspan.cards import card_exists, card_to_draw
from voliere.games.wingspan.draw import DRAW_CARD, DRAW_TOP, MAY_DRAW, OWE_DISCARD
from voliere.games.wingspan.eggs import SPEND_EGG, some_egg
from voliere.games.wingspan.params import Params
from voliere.games.wingspan.powers.feeder import fewest
from voliere.games.wingspan.powers.power import Deal, Power
from voliere.games.wingspan.powers.yields import FEWEST, SHARED, Yield
from voliere.games.wingspan.state import Table

OWED: Final = 0.6  # of a card: what a discard at the end of the turn takes off


class DrawCards(Power):
    """Draw n, each after the first if wanted; some owe a discard at the end of the turn (WS-POW-8)."""

    kind: ClassVar[str] = "draw_cards"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.n = p.number("n")
        self.owes = p.flag("discard_end", "0", "1")
        p.only("source", "deck_or_tray")

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return card_to_draw(s)

    def take(self, s: Table, me: Task, a: Action) -> None:
        if self.owes:
            s.push(OWE_DISCARD, me.seat)
        draw_some(s, me.seat, self.n)

    def words(self, printed: bool) -> dict[str, Told]:
        return {"n": self.n, "discard": "yes" if self.owes else "no"}

    def brings(self) -> Yield:
        return Yield(0, 0, float(self.n) - OWED if self.owes else float(self.n))


def draw_some(s: Table, seat: Seat, n: int) -> None:
    """One card, and each further one if wanted (WS-POW-2)."""
    for _ in range(n - 1):
        s.push(MAY_DRAW, seat, 1)
    s.push(DRAW_CARD, seat, 1)


class DrawAll(Power):
    """Every player may draw n cards from the deck, the owner first (WS-RULE-21)."""

    kind: ClassVar[str] = "draw_all"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.n = p.number("n")
        p.only("source", "deck")
        p.only("first", "owner")
        p.only("then", "clockwise")

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return card_exists(s)

    def take(self, s: Table, me: Task, a: Action) -> None:
        for seat in reversed(clockwise(me.seat, s.seats)):
            for _ in range(self.n):
                s.push(DEAL_TOP, seat)

    def words(self, printed: bool) -> dict[str, Told]:
        return {"n": self.n}

    def brings(self) -> Yield:
        return Yield(0, 0, SHARED * float(self.n))


class DealTop(Deal):
    """A share of the deck, while there is a card."""

    def take(self, s: Table, me: Task, a: Action) -> None:
        if card_exists(s):
            super().take(s, me, a)


class DrawFewest(Power):
    """The players with the fewest birds in a row may draw n, the owner first, then clockwise."""

    kind: ClassVar[str] = "draw_fewest"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.habitat = p.habitat()
        self.n = p.number("n")
        p.only("source", "deck_or_tray")
        p.only("ties", "all")
        p.only("first", "owner")
        p.only("then", "clockwise")

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return card_to_draw(s)

    def take(self, s: Table, me: Task, a: Action) -> None:
        those = fewest(s, self.habitat)
        for seat in reversed(clockwise(me.seat, s.seats)):
            if seat in those:
                for _ in range(self.n):
                    s.push(MAY_DRAW, seat, 1)

    def words(self, printed: bool) -> dict[str, Told]:
        return {"habitat": HABITAT_NAMES[self.habitat], "n": self.n}

    def brings(self) -> Yield:
        return Yield(0, 0, FEWEST * float(self.n))


class EggForCards(Power):
    """Discard an egg from any own bird, then draw n, each after the first if wanted."""

    kind: ClassVar[str] = "egg_for_cards"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.n = p.number("n")
        p.only("eggs", "1")
        p.only("egg_from", "any_own_bird")
        p.only("source", "deck_or_tray")

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return some_egg(s, seat) and card_to_draw(s)

    def take(self, s: Table, me: Task, a: Action) -> None:
        draw_some(s, me.seat, self.n)
        s.push(SPEND_EGG, me.seat, 1)

    def words(self, printed: bool) -> dict[str, Told]:
        return {"n": self.n}

    def brings(self) -> Yield:
        return Yield(0, 0, 0.35 * float(self.n))  # an egg goes for them


DEAL_TOP: Final = DealTop(DRAW_TOP)
