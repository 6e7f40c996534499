"""What one use of a power is likely to bring: plain numbers, for bots to weigh. No rule rests on them."""

from __future__ import annotations

from typing import Final

from voliere.games.wingspan.birds import BIRDS


class Yield:
    """Of one use: points at once, food tokens, cards, eggs; with the owner's costs taken off."""

    def __init__(self, points: float = 0.0, food: float = 0.0, cards: float = 0.0, eggs: float = 0.0) -> None:
        self.points = points
        self.food = food
        self.cards = cards
        self.eggs = eggs


SHARED: Final = 0.6  # of a gain that the others get as well
FEWEST: Final = 0.4  # the chance to be among those with the fewest birds of a row
LOST: Final = 0.7  # of a card that leaves the hand: the worst one goes
ROOM: Final = 0.8  # the chance that a certain bird still has room for an egg
# Shares of the turns between in which another player …
HUNTS: Final = 0.4  # … has a predator that succeeds
LAYS: Final = 0.45  # … lays eggs
ARRIVES: Final = 0.2  # … plays a bird in a certain habitat


def smaller(cm: int) -> float:
    """The share of birds that a hunter of this reach can catch."""
    return sum([1 for bird in BIRDS if bird.wingspan < cm]) / float(len(BIRDS))
