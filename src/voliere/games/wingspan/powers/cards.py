"""Powers that draw cards (section 4 of the kinds of powers)."""

from __future__ import annotations

from typing import Final

from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task, Verb
from voliere.core.verbs import clockwise
from voliere.games.wingspan.cards import card_exists, card_to_draw, discard_openly, from_deck, show, to_hand
from voliere.games.wingspan.components import PICK
from voliere.games.wingspan.draw import DRAW_CARD, DRAW_TOP, MAY_DRAW, OWE_DISCARD
from voliere.games.wingspan.eggs import SPEND_EGG, some_egg
from voliere.games.wingspan.powers.food import fewest
from voliere.games.wingspan.powers.power import Deal, Power
from voliere.games.wingspan.state import Table


class DrawCards(Power):
    """Draw n, each after the first if wanted; some owe a discard at the end of the turn (WS-POW-8)."""

    def __init__(self, n: int, owes: bool) -> None:
        super().__init__()
        self.n = n
        self.owes = owes

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return card_to_draw(s)

    def take(self, s: Table, me: Task, a: Action) -> None:
        if self.owes:
            s.push(OWE_DISCARD, me.seat)
        draw_some(s, me.seat, self.n)


def draw_some(s: Table, seat: Seat, n: int) -> None:
    """One card, and each further one if wanted (WS-POW-2)."""
    for _ in range(n - 1):
        s.push(MAY_DRAW, seat, 1)
    s.push(DRAW_CARD, seat, 1)


class DrawAll(Power):
    """Every player may draw from the deck, the owner first (WS-RULE-21)."""

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return card_exists(s)

    def take(self, s: Table, me: Task, a: Action) -> None:
        for seat in reversed(clockwise(me.seat, s.seats)):
            s.push(DEAL_TOP, seat)


class DealTop(Deal):
    """A share of the deck, while there is a card."""

    def take(self, s: Table, me: Task, a: Action) -> None:
        if card_exists(s):
            super().take(s, me, a)


class DrawFewest(Power):
    """The players with the fewest birds in a row may draw one, the owner first, then clockwise."""

    def __init__(self, habitat: int) -> None:
        super().__init__()
        self.habitat = habitat

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return card_to_draw(s)

    def take(self, s: Table, me: Task, a: Action) -> None:
        those = fewest(s, self.habitat)
        for seat in reversed(clockwise(me.seat, s.seats)):
            if seat in those:
                s.push(MAY_DRAW, seat, 1)


class DraftCards(Power):
    """Reveal one card more than there are players; each takes one, the owner also the last (WS-RULE-20)."""

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return card_exists(s)

    def take(self, s: Table, me: Task, a: Action) -> None:
        for _ in range(max(3, s.seats + 1)):
            card = from_deck(s)
            if card >= 0:
                show(s, card)
                s.spread.append(int(card))
        s.spread.sort()
        if s.log is not None:
            s.log.tell("revealed", {"birds": s.spread[:]})
        s.push(END_DRAFT, me.seat)
        if s.seats == 1:
            s.push(PICK_CARD, me.seat)
        for seat in reversed(clockwise(me.seat, s.seats)):
            s.push(PICK_CARD, seat)


class PickCard(Verb[Table]):
    """Each must take one of the cards laid out, as far as they reach (WS-RULE-19)."""

    def options(self, s: Table, me: Task) -> list[Action]:
        return [PICK.first + card for card in s.spread]

    def take(self, s: Table, me: Task, a: Action) -> None:
        pick(s, me.seat, a - PICK.first)


def pick(s: Table, seat: Seat, card: int) -> None:
    s.spread.remove(card)
    to_hand(s, seat, card, True)
    if s.log is not None:
        s.log.tell("picked", {"seat": seat, "bird": card})


class EndDraft(Verb[Table]):
    """The owner takes the last card; alone, it is discarded (WS-RULE-20)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        for card in s.spread[:]:
            if s.seats > 1:
                pick(s, me.seat, card)
            else:
                s.spread.remove(card)
                discard_openly(s, card)
                if s.log is not None:
                    s.log.tell("left", {"bird": card})


class EggForCards(Power):
    """Discard an egg from any own bird, then draw n, each after the first if wanted."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return some_egg(s, seat) and card_to_draw(s)

    def take(self, s: Table, me: Task, a: Action) -> None:
        draw_some(s, me.seat, self.n)
        s.push(SPEND_EGG, me.seat, 1)


DEAL_TOP: Final = DealTop(DRAW_TOP)
PICK_CARD: Final = PickCard()
END_DRAFT: Final = EndDraft()
