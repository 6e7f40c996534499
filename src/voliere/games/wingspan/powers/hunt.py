"""Predators hunt in the deck or with the dice (WS-POW-6, WS-POW-7)."""

from __future__ import annotations

from typing import ClassVar, Final

from voliere.core.native import i64
from voliere.core.refused import Told
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task
from voliere.games.wingspan.bird import FOOD_NAMES
from voliere.games.wingspan.cards import card_exists, discard_openly, from_deck, show, slip
from voliere.games.wingspan.components import BOTH, DICE, FACES, SEED, SPAN
from voliere.games.wingspan.feeder import store
from voliere.games.wingspan.params import Params
from voliere.games.wingspan.powers.power import Power
from voliere.games.wingspan.powers.yields import Yield, smaller
from voliere.games.wingspan.react import HUNTED, trigger
from voliere.games.wingspan.state import Table

DICE_OUT: Final = 2.5  # outside the feeder, on average
WIDEST: Final = 300  # centimetres, wider than any bird


class HuntDeck(Power):
    """Look at the top card: tuck it if its wingspan is below the limit, else discard it; all see it."""

    kind: ClassVar[str] = "hunt_deck"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.under = p.number("under_cm", most=WIDEST)

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

    def words(self, printed: bool) -> dict[str, Told]:
        return {"span": self.under}

    def brings(self) -> Yield:
        return Yield(smaller(self.under))


class HuntDice(Power):
    """Roll the dice outside the feeder, where they stay; if one gives the food, cache one such token."""

    kind: ClassVar[str] = "hunt_dice"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.food = p.food("face")
        self.face: i64 = self.food
        self.double: i64 = BOTH if self.food <= SEED else self.food  # WS-COMP-4
        p.only("cache", "1")

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return s.inside < DICE

    def take(self, s: Table, me: Task, a: Action) -> None:
        caught = False
        rolled: list[int] = []
        die: i64 = s.inside
        while die < DICE:
            face: i64 = s.rng.below(FACES)
            if face == self.face or face == self.double:
                caught = True
            if s.log is not None:
                rolled.append(int(face))
            die += 1
        if s.log is not None:
            s.log.tell("hunted", {"seat": me.seat, "faces": rolled, "bird": me.slot})
        if caught:
            store(s, me.slot)
            if s.log is not None:
                s.log.tell("cached", {"seat": me.seat, "food": self.food, "bird": me.slot})
            trigger(s, me.seat, HUNTED)

    def words(self, printed: bool) -> dict[str, Told]:
        return {"food": FOOD_NAMES[self.food]}

    def brings(self) -> Yield:
        missed: float = (5.0 / 6.0) ** DICE_OUT
        return Yield(1.0 - missed)

    def caches(self) -> int | None:
        return self.food
