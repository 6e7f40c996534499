"""The last choice, secret and simultaneous, and the end (PF-END-4)."""

from __future__ import annotations

from typing import Final

from voliere.core.events import only
from voliere.core.native import i64
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task, Verb
from voliere.games.piafs.collection import gain
from voliere.games.piafs.components import KEEP, KEPT
from voliere.games.piafs.score import places, scores
from voliere.games.piafs.state import EMPTY, Table


def end(s: Table, seat: Seat) -> None:
    """Everybody chooses at once; whoever has two cards or fewer keeps them all (PF-R-9, PF-R-16)."""
    s.push(REVEAL, seat)
    choosing = [k for k in range(s.seats) if s.hands[k].size > KEPT]
    if choosing:
        s.together(KEEP_CARD, seats=choosing)


class KeepCard(Verb[Table]):
    """One hand card that will join your collection; asked twice, the others are discarded (PF-END-4)."""

    def options(self, s: Table, me: Task) -> list[Action]:
        other = s.kept[me.seat * KEPT]
        return [KEEP.first + card for card in s.hands[me.seat].sorted() if card != other]

    def width(self, s: Table, me: Task) -> int:
        return 2

    def sample(self, s: Table, me: Task, rng: Rng) -> Action:
        while True:
            card: i64 = s.hands[me.seat].pick(rng)
            if card != s.kept[me.seat * KEPT]:
                return int(KEEP.first + card)

    def take(self, s: Table, me: Task, a: Action) -> None:
        card = a - KEEP.first
        slot: i64 = me.seat * KEPT
        first = s.kept[slot] == EMPTY
        s.kept[slot if first else slot + 1] = card
        if s.log is not None:
            s.log.tell("kept_own", {"seat": me.seat, "card": card}, only(me.seat))
        if first:
            s.push(KEEP_CARD, me.seat)


class Reveal(Verb[Table]):
    """The cards kept join the collections; the others stay face down (PF-INFO-2). Then the points decide."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        for seat in range(s.seats):
            hand = s.hands[seat]
            slot = seat * KEPT
            cards = [int(s.kept[slot]), int(s.kept[slot + 1])] if hand.size > KEPT else hand.sorted()
            cards.sort()
            for card in cards:
                hand.take(card)
                gain(s, seat, card)
            if s.log is not None and cards:
                s.log.tell("kept", {"seat": seat, "cards": cards, "discards": len(hand)})
        s.over = True
        if s.log is not None:
            for score in scores(s):
                s.log.tell(
                    "scored",
                    {
                        "seat": score.seat,
                        "pairs": score.lines["pairs"],
                        "majorities": score.lines["majorities"],
                        "seeds": score.lines["seeds"],
                        "total": score.total,
                    },
                )
            s.log.tell("won", {"seats": [seat for seat, place in enumerate(places(s)) if place == 1]})


KEEP_CARD: Final = KeepCard()
REVEAL: Final = Reveal()
