"""The first comparison was not greater: a hand card may join the collection (PF-LOW)."""

from __future__ import annotations

from typing import Final

from voliere.core.events import Event
from voliere.core.native import i64
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.task import Task
from voliere.games.piafs.collection import gain
from voliere.games.piafs.components import FIRST_ADD, PASS_ON, strength_of
from voliere.games.piafs.question import Question
from voliere.games.piafs.state import Table


def qualifies(s: Table, card: i64) -> bool:
    """At most as strong as the card just played, of any species (PF-LOW-1)."""
    return strength_of(card) <= strength_of(s.played)


class AddBird(Question):
    """You may put one hand card, no stronger than the card just played, into your collection (PF-LOW-1).

    Whether a hand has such a card is its secret, so the question is put in a lane, where it is asked even of
    who can only pass (PF-LOW-2): going on at once would tell the others that every card left is stronger.
    """

    def options(self, s: Table, me: Task) -> list[Action]:
        found = [FIRST_ADD + card for card in s.hands[me.seat].sorted() if qualifies(s, card)]
        found.append(PASS_ON)
        return found

    def width(self, s: Table, me: Task) -> int:
        return len(self.options(s, me)) if s.hands[me.seat].size > 0 else 0

    def sample(self, s: Table, me: Task, rng: Rng) -> Action:
        hand = s.hands[me.seat]
        fit: i64 = 0
        k: i64 = 0
        while k < hand.size:
            if qualifies(s, hand.cards[k]):
                fit += 1
            k += 1
        chosen: i64 = rng.below(fit + 1) if fit > 0 else 0
        if chosen == fit:
            return PASS_ON
        k = 0
        while True:
            if qualifies(s, hand.cards[k]):
                if chosen == 0:
                    return int(FIRST_ADD + hand.cards[k])
                chosen -= 1
            k += 1

    def stroll(self, s: Table, me: Task, rng: Rng) -> int:
        self.take(s, me, self.sample(s, me, rng))
        return 1

    def take(self, s: Table, me: Task, a: Action) -> None:
        if a == PASS_ON:
            return
        card = a - FIRST_ADD
        s.hands[me.seat].take(card)
        gain(s, me.seat, card)
        if s.log is not None:
            s.log.tell("added", {"seat": me.seat, "card": card})

    def why_not(self, s: Table, me: Task) -> dict[str, Event]:
        strength = int(strength_of(s.played))
        return {
            f"card:{card}": Event("too_strong", {"card": card, "strength": strength})
            for card in s.hands[me.seat].sorted()
            if not qualifies(s, card)
        }


ADD_BIRD: Final = AddBird()
