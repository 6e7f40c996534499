"""Setting the table (PF-SETUP)."""

from __future__ import annotations

from voliere.core.cards import Bag
from voliere.games.piafs.components import (
    CARDS,
    COLUMN,
    FIRST_PEST,
    HAND,
    PER_SPECIES,
    SPECIES,
    SPECIES_COUNT,
    TRACK,
    feeder_cards,
)
from voliere.games.piafs.refill import lay
from voliere.games.piafs.state import EMPTY, OUT, Table
from voliere.games.piafs.turn import TURN, put


def set_up(s: Table, removed_species: str) -> None:
    """The whole set-up; two players play without one species (PF-SETUP-2, PF-R-2)."""
    if s.seats == 2:
        chance = removed_species == "random"
        s.removed = int(s.rng.below(SPECIES_COUNT)) if chance else SPECIES.index[removed_species]
    s.first = int(s.rng.below(s.seats))  # PF-SETUP-7: who last saw a small bird; here by chance
    if s.log is not None:
        s.log.tell("seeds_note", {})
        if s.removed != EMPTY:
            s.log.tell("removed", {"species": s.removed})
    fill_feeder(s)
    deal_birds(s)
    if s.log is not None:
        s.log.tell("first", {"seat": s.first})
    s.push(TURN, s.first)


def fill_feeder(s: Table) -> None:
    """Four seeds face up; pests met on the way go back into the deck (PF-SETUP-3)."""
    s.feeder = Bag(feeder_cards(s.seats))
    met: list[int] = []
    while s.seed_count < COLUMN:
        kind = s.feeder.draw(s.rng)
        if kind < FIRST_PEST:
            s.seeds[s.seed_count] = kind
            s.seed_count += 1
        else:
            met.append(int(kind))
    for pest in met:
        s.feeder.add(pest)


def deal_birds(s: Table) -> None:
    """A bird on each perch, four in each hand, three on the track; the rest is the deck (PF-SETUP-4 to 6)."""
    playing = [card for card in range(CARDS) if card // PER_SPECIES != s.removed]
    for card in range(CARDS):
        if card not in playing:
            s.where[card] = OUT
    s.deck = Bag(playing)
    for perch in range(s.perches):
        put(s, perch, s.deck.draw(s.rng))
    for hand in s.hands:
        for _ in range(HAND):
            hand.add(s.deck.draw(s.rng))
    for slot in range(TRACK):
        lay(s, slot)
