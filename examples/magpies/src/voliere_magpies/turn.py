"""A turn: hide a card, steal if thieves are about, take one from the meadow (MP-TURN)."""

from __future__ import annotations

from typing import Final

from voliere.core.space import Action
from voliere.core.task import Task, Verb
from voliere_magpies.components import HIDE, STEAL, TAKE, TURNS, number_of
from voliere_magpies.score import places
from voliere_magpies.state import Table


class Hide(Verb[Table]):
    """Hide a card of the hand in the nest, for all to see (MP-TURN-1)."""

    def options(self, s: Table, me: Task) -> list[Action]:
        return [HIDE(card) for card in s.hand(me.seat)]

    def take(self, s: Table, me: Task, a: Action) -> None:
        [card] = HIDE.args(a)
        own = s.taken[me.seat] if card in s.taken[me.seat] else s.dealt[me.seat]
        own.remove(card)
        s.nests[me.seat].append(card)
        if s.log is not None:
            s.log.tell("hid", {"seat": me.seat, "card": card})
        s.push(GO_ON, me.seat)
        s.push(TAKE_ONE, me.seat)
        if s.thieves:
            s.push(STEAL_ONE, me.seat, number_of(card))


class Steal(Verb[Table]):
    """A card with the number just hidden comes over from another nest (MP-THIEF-1)."""

    def options(self, s: Table, me: Task) -> list[Action]:
        others = [nest for seat, nest in enumerate(s.nests) if seat != me.seat]
        return sorted(STEAL(card) for nest in others for card in nest if number_of(card) == me.slot)

    def take(self, s: Table, me: Task, a: Action) -> None:
        [card] = STEAL.args(a)
        [robbed] = [seat for seat, nest in enumerate(s.nests) if card in nest]
        s.nests[robbed].remove(card)
        s.nests[me.seat].append(card)
        if s.log is not None:
            s.log.tell("stole", {"seat": me.seat, "card": card, "seat_other": robbed})


class TakeOne(Verb[Table]):
    """Take a card of the meadow into the hand; another comes from the deck (MP-TURN-2)."""

    def options(self, s: Table, me: Task) -> list[Action]:
        last = s.turns >= (TURNS - 1) * s.seats  # MP-TURN-3
        return [] if last else [TAKE(card) for card in sorted(s.meadow)]

    def take(self, s: Table, me: Task, a: Action) -> None:
        [card] = TAKE.args(a)
        s.meadow.remove(card)
        s.taken[me.seat].append(card)
        if s.log is not None:
            s.log.tell("took", {"seat": me.seat, "card": card})
        lay_one(s)


class GoOn(Verb[Table]):
    """The next seat has its turn; after five turns each the game is over (MP-TURN-4, MP-END-1)."""

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.turns += 1
        if s.turns < TURNS * s.seats:
            s.push(HIDE_ONE, (me.seat + 1) % s.seats)
        elif s.log is not None:
            s.log.tell("won", {"seats": [seat for seat, place in enumerate(places(s)) if place == 1]})


def lay_one(s: Table) -> None:
    """A card from the deck onto the meadow, by chance."""
    card = int(s.deck.draw(s.rng))
    s.meadow.append(card)
    if s.log is not None:
        s.log.tell("came", {"card": card})


HIDE_ONE: Final = Hide()
STEAL_ONE: Final = Steal()
TAKE_ONE: Final = TakeOne()
GO_ON: Final = GoOn(asks=False)
