"""Birds joining and leaving a collection, seeds in a score pile."""

from __future__ import annotations

from voliere.core.native import i64
from voliere.core.state import Seat
from voliere.games.piafs.components import PER_SPECIES, SPECIES_COUNT, VALUES, eggs_of, mate_of, species_of
from voliere.games.piafs.state import OUT, Table


def gain(s: Table, seat: Seat, card: i64) -> None:
    """A bird goes face up onto the pile of its species (PF-FEED-4)."""
    pile: i64 = seat * SPECIES_COUNT + species_of(card)
    s.where[card] = seat
    s.birds[pile] += 1
    s.eggs[pile] += eggs_of(card)
    if s.where[mate_of(card)] == seat:  # PF-SCORE-1: male and female, one species, one strength
        s.pairs[seat] += 1


def lose(s: Table, seat: Seat, card: i64) -> None:
    """A bird of a collection leaves the game (PF-CROW-1)."""
    pile: i64 = seat * SPECIES_COUNT + species_of(card)
    s.where[card] = OUT
    s.birds[pile] -= 1
    s.eggs[pile] -= eggs_of(card)
    if s.where[mate_of(card)] == seat:
        s.pairs[seat] -= 1


def store(s: Table, seat: Seat, seed: i64) -> None:
    """A seed goes face down into the score pile; everybody saw it (PF-INFO-2)."""
    s.pile[seat * VALUES + seed] += 1
    s.taken[seat * VALUES + seed] += 1


def pile_size(s: Table, seat: Seat) -> int:
    first = seat * VALUES
    return int(s.pile[first] + s.pile[first + 1] + s.pile[first + 2])


def largest(s: Table, seat: Seat) -> i64:
    """How many birds the largest species pile of a collection has: by cards, not eggs (PF-R-5)."""
    most: i64 = 0
    for k in range(seat * SPECIES_COUNT, (seat + 1) * SPECIES_COUNT):
        if s.birds[k] > most:
            most = s.birds[k]
    return most


def collected(s: Table, seat: Seat, species: int) -> list[int]:
    """The birds of one pile of a collection."""
    first = species * PER_SPECIES
    return [card for card in range(first, first + PER_SPECIES) if s.where[card] == seat]
