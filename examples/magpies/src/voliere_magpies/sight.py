"""Who may know what (MP-INFO): the cards dealt to others and the deck are secret."""

from __future__ import annotations

from voliere.core.cards import Bag
from voliere.core.rng import Rng
from voliere.core.state import Seat
from voliere_magpies.components import TURNS
from voliere_magpies.score import total
from voliere_magpies.state import Table
from voliere_magpies.view import MagpiesView, Nest


def view(s: Table, seat: Seat) -> MagpiesView:
    return MagpiesView(
        meadow=sorted(s.meadow),
        deck=len(s.deck),
        hand=s.hand(seat) if seat >= 0 else None,
        nests=[
            Nest(cards=s.nests[k][:], taken=sorted(s.taken[k]), secret=len(s.dealt[k]), points=total(s, k))
            for k in range(s.seats)
        ],
        turns=s.turns,
        last=TURNS * s.seats,
        thieves=s.thieves,
    )


def reshuffle(s: Table, seat: Seat, rng: Rng) -> None:
    """Deal anew what this seat has not seen (MP-INFO-2)."""
    others = [k for k in range(s.seats) if k != seat]
    unseen = Bag(sorted(s.deck.sorted() + [card for k in others for card in s.dealt[k]]))
    for k in others:
        s.dealt[k] = [int(unseen.draw(rng)) for _ in s.dealt[k]]
    s.deck = unseen
    s.rng = rng.fork()
