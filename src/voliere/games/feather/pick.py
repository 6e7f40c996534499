"""What all choices of the game have in common: one species out of some cards."""

from __future__ import annotations

from voliere.core.cards import Bag
from voliere.core.native import i64
from voliere.core.rng import Rng
from voliere.core.space import Action, Block
from voliere.core.state import Seat
from voliere.core.task import Task, Verb
from voliere.games.feather.components import BIRDS, MOST_COPIES, NONE
from voliere.games.feather.state import Table


class OneSpecies(Verb[Table]):
    """Choose a card of a hand or pack. Copies are equal: an action per species, however many there are."""

    def __init__(self, block: Block) -> None:
        super().__init__()
        self.first = block.first

    def cards(self, s: Table, seat: Seat) -> Bag:
        """What is chosen from: the hand, unless a verb says otherwise."""
        return s.hands[seat]

    def options(self, s: Table, me: Task) -> list[Action]:
        found: list[Action] = []
        last = NONE
        for bird in self.cards(s, me.seat).sorted():
            if bird != last:
                found.append(self.first + bird)
                last = bird
        return found

    def width(self, s: Table, me: Task) -> int:
        size: i64 = self.cards(s, me.seat).size
        return 2 if size > MOST_COPIES else len(self.options(s, me))

    def allows(self, s: Table, me: Task, a: Action) -> bool:
        bird = a - self.first
        return 0 <= bird < BIRDS and self.cards(s, me.seat).has(bird)

    def sample(self, s: Table, me: Task, rng: Rng) -> Action:
        """Each species with the same chance: only the first copy found counts."""
        bag = self.cards(s, me.seat)
        cards = bag.cards
        while True:
            i: i64 = rng.below(bag.size)
            bird: i64 = cards[i]
            j: i64 = 0
            while cards[j] != bird:
                j += 1
            if j == i:
                return self.first + int(bird)

    def stroll(self, s: Table, me: Task, rng: Rng) -> int:
        if self.cards(s, me.seat).size == 0:
            return 0
        several = self.width(s, me) > 1
        self.take(s, me, self.sample(s, me, rng))
        return 1 if several else 0
