"""The table of Magpies: the meadow, the deck, hands and nests."""

from __future__ import annotations

from voliere.core.cards import Bag
from voliere.core.rng import Rng
from voliere.core.state import State


class Table(State):
    """A hand has two parts: what was dealt, a secret, and what all saw being taken from the meadow."""

    def __init__(self, seats: int, rng: Rng, thieves: bool, like: Table | None = None) -> None:
        super().__init__(seats, rng, like)
        self.thieves = thieves
        self.deck: Bag = Bag() if like is None else like.deck.copy()
        self.meadow: list[int] = [] if like is None else like.meadow[:]
        self.dealt: list[list[int]] = [[] for _ in range(seats)] if like is None else copies(like.dealt)
        self.taken: list[list[int]] = [[] for _ in range(seats)] if like is None else copies(like.taken)
        self.nests: list[list[int]] = [[] for _ in range(seats)] if like is None else copies(like.nests)
        self.turns: int = 0 if like is None else like.turns  # taken so far, by all seats

    def hand(self, seat: int) -> list[int]:
        return sorted(self.dealt[seat] + self.taken[seat])


def copies(lists: list[list[int]]) -> list[list[int]]:
    return [one[:] for one in lists]
