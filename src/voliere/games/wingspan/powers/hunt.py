"""Predators hunt in the deck or with the dice (section 6 of the kinds of powers, WS-POW-6, WS-POW-7)."""

from __future__ import annotations

from voliere.core.native import i64
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task
from voliere.games.wingspan.cards import card_exists, discard_openly, from_deck, show, slip
from voliere.games.wingspan.components import DICE, FACES, SPAN
from voliere.games.wingspan.feeder import store
from voliere.games.wingspan.powers.power import Power
from voliere.games.wingspan.react import HUNTED, trigger
from voliere.games.wingspan.state import Table


class HuntDeck(Power):
    """Look at the top card: tuck it if its wingspan is below the limit, else discard it; all see it."""

    def __init__(self, under: int) -> None:
        super().__init__()
        self.under = under

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return card_exists(s)

    def take(self, s: Table, me: Task, a: Action) -> None:
        card = from_deck(s)
        show(s, card)
        span = int(SPAN[card])
        caught = span < self.under
        if s.log is not None:
            name = "caught" if caught else "missed"
            s.log.tell(name, {"seat": me.seat, "bird": int(card), "span": span, "bird_under": me.slot})
        if caught:
            slip(s, card, me.slot)
            trigger(s, me.seat, HUNTED)
        else:
            discard_openly(s, card)


class HuntDice(Power):
    """Roll the dice outside the feeder, where they stay; if one shows the face, cache one such token."""

    def __init__(self, face: int) -> None:
        super().__init__()
        self.face: i64 = face

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return s.inside < DICE

    def take(self, s: Table, me: Task, a: Action) -> None:
        caught = False
        rolled: list[int] = []
        die: i64 = s.inside
        while die < DICE:
            face: i64 = s.rng.below(FACES)
            if face == self.face:
                caught = True
            if s.log is not None:
                rolled.append(int(face))
            die += 1
        if s.log is not None:
            s.log.tell("hunted", {"seat": me.seat, "faces": rolled, "bird": me.slot})
        if caught:
            store(s, me.slot)
            if s.log is not None:
                s.log.tell("cached", {"seat": me.seat, "food": int(self.face), "bird": me.slot})
            trigger(s, me.seat, HUNTED)
