"""Cards without order: a deck one draws from by chance, a hand."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from voliere.core.native import append, i64, vec
from voliere.core.rng import Rng


@mypyc_attr(acyclic=True)  # numbers only: nothing for the garbage collector
class Bag:
    """A deck as a bag: drawing asks the Rng, so no order exists before it must.

    >>> from voliere.core.rng import seeded
    >>> deck = Bag([3, 1, 2])
    >>> deck.draw(seeded(1)) in (1, 2, 3), len(deck)
    (True, 2)
    """

    def __init__(self, cards: list[int] | None = None, like: Bag | None = None) -> None:
        if like is not None:
            self.size: i64 = like.size
            self.cards: vec[i64] = like.cards[:]
            return
        self.size = 0
        self.cards = vec[i64]()
        if cards is not None:
            for card in cards:
                self.add(card)

    def order(self) -> list[int]:
        """The cards as they lie: it decides which one a number of the Rng draws."""
        cards = self.cards
        return [int(cards[i]) for i in range(int(self.size))]

    def __reduce__(self) -> tuple[object, ...]:
        return Bag, (self.order(),)

    def copy(self) -> Bag:
        """Another bag with the same cards, lying the same way."""
        return Bag(None, self)

    def add(self, card: i64) -> None:
        """Put a card in, after the others."""
        size: i64 = self.size
        if size < len(self.cards):
            self.cards[size] = card
        else:
            self.cards = append(self.cards, card)
        self.size = size + 1

    def pick(self, rng: Rng) -> i64:
        """One of the cards by chance; it stays."""
        return self.cards[rng.below(self.size)]

    def take(self, card: i64) -> None:
        """Take out a card that is known to be there; the last one fills its gap."""
        cards = self.cards
        i: i64 = 0
        while cards[i] != card:
            i += 1
        last: i64 = self.size - 1
        cards[i] = cards[last]
        self.size = last

    def draw(self, rng: Rng) -> i64:
        """Take out one of the cards by chance."""
        i: i64 = rng.below(self.size)
        cards = self.cards
        card: i64 = cards[i]
        last: i64 = self.size - 1
        cards[i] = cards[last]
        self.size = last
        return card

    def has(self, card: i64) -> bool:
        """Whether a card is in there."""
        cards = self.cards
        i: i64 = 0
        while i < self.size:
            if cards[i] == card:
                return True
            i += 1
        return False

    def tidy(self) -> None:
        """Sort the cards: what is drawn next by a number of the Rng no longer tells how they came here."""
        cards = self.cards
        i: i64 = 1
        while i < self.size:
            card: i64 = cards[i]
            j: i64 = i
            while j > 0 and cards[j - 1] > card:
                cards[j] = cards[j - 1]
                j -= 1
            cards[j] = card
            i += 1

    def only(self) -> i64:
        """The first card: for a bag that holds one."""
        return self.cards[0]

    def sorted(self) -> list[int]:
        """The cards by their numbers, which tells nothing of how they lie."""
        found = self.order()
        found.sort()
        return found

    def __len__(self) -> int:
        return int(self.size)


Hand = Bag  # a hand is a bag its owner may look into
