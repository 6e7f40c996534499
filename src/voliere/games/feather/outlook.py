"""What a card will surely bring the one who plays it, before anybody else has shown theirs."""

from __future__ import annotations

from voliere.core.events import Event
from voliere.core.state import Seat
from voliere.games.feather.components import BIT, FULL_ROW, RAPTOR, ROW, ROW_BITS, birds_of, habitat_of
from voliere.games.feather.state import Table


def outlook(s: Table, seat: Seat, bird: int) -> list[Event]:
    """The own bird and the settled ones of its habitat (BF-ROUND-3), as far as no raptor can come between."""
    habitat = habitat_of(bird)
    row = int(ROW_BITS[bird])
    before = int(s.sheets[seat])
    settled = int(s.settled) & row
    events: list[Event] = []
    doubtful = 0
    if s.agreed.raptors and bird % ROW == RAPTOR:
        if settled:
            events.append(Event("will_scare", {"bird": bird, "habitat": habitat, "birds": birds_of(settled)}))
        settled = 0
    elif raptor_may_come(s, seat, habitat):
        doubtful, settled = settled & ~before & ~int(BIT[bird]), 0
    after = before | int(BIT[bird]) | settled
    new = birds_of(after & ~before)
    if new:
        events.append(Event("will_see", {"habitat": habitat, "birds": new}))
        if after >> (habitat * ROW) & FULL_ROW == FULL_ROW:
            events.append(Event("will_complete", {"habitat": habitat}))
    else:
        events.append(Event("will_see_nothing", {"habitat": habitat}))
    if doubtful:
        raptor = habitat * ROW + RAPTOR
        events.append(Event("may_see", {"bird": raptor, "habitat": habitat, "birds": birds_of(doubtful)}))
    return events


def raptor_may_come(s: Table, seat: Seat, habitat: int) -> bool:
    """Whether somebody else may reveal the raptor of a habitat, as far as the seat knows."""
    raptor = habitat * ROW + RAPTOR
    if not s.agreed.raptors or (s.agreed.solo and not s.agreed.neutral_raptors):
        return False
    shown = [card for cards in s.history() for card in cards]
    return raptor not in shown and raptor not in s.discards and not s.hands[seat].has(raptor)
