"""The power that lays out cards for all to pick from (WS-RULE-19, WS-RULE-20)."""

from __future__ import annotations

from typing import ClassVar, Final

from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task, Verb
from voliere.core.verbs import clockwise
from voliere.games.wingspan.cards import card_exists, discard_openly, from_deck, show, to_hand
from voliere.games.wingspan.components import PICK
from voliere.games.wingspan.params import Params
from voliere.games.wingspan.powers.power import Power
from voliere.games.wingspan.powers.yields import Yield
from voliere.games.wingspan.question import Question
from voliere.games.wingspan.state import Table


class DraftCards(Power):
    """Reveal one card more than there are players; each takes one, the owner also the last (WS-RULE-20)."""

    kind: ClassVar[str] = "draft_cards"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        p.only("extra", "1")
        p.only("source", "deck")
        p.only("pick", "1")
        p.only("first", "owner")
        p.only("then", "clockwise")
        p.only("leftover", "owner")

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

    def brings(self) -> Yield:
        return Yield(0, 0, 2.0)


class PickCard(Question):
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


PICK_CARD: Final = PickCard()
END_DRAFT: Final = EndDraft()
