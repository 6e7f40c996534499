"""What is in the box (PF-COMP-1 to PF-COMP-6), and everything a player can do with it."""

from __future__ import annotations

from typing import Final

from voliere.core.native import i64
from voliere.core.space import Space, Things

SPECIES_COUNT: Final = 6
STRONGEST: Final = 6
PER_SPECIES: Final = 2 * STRONGEST  # each strength male and female
CARDS: Final = SPECIES_COUNT * PER_SPECIES  # PF-COMP-1
PAIR_POINTS: Final = 5  # PF-SCORE-1

HAND: Final = 4  # PF-SETUP-5
TRACK: Final = 3  # PF-SETUP-6
COLUMN: Final = 4  # positions for seeds, and for the pests beside them (PF-SETUP-3, PF-DRAW-3)
KEPT: Final = 2  # hand cards that join the collection at the end (PF-END-4)
ROW: Final = 8  # the perch, at most six ground birds of strength 1, and the card just played
PERCHES: Final = {2: 2, 3: 2, 4: 3}  # PF-SETUP-1
STOLEN: Final = 2  # PF-SQUIRREL-1

# A feeder card is its kind: 0, 1, 2 a seed of 1, 2, 3 points; then the pests, crow and squirrel.
VALUES: Final = 3
FIRST_PEST: Final = 3
CROW: Final = 0
SQUIRREL: Final = 1

# PF-COMP-6, PF-R-1: how many seeds of each value there are, and which carry 3+, is a reconstruction. The
# rulebook gives only the sums: 30 seeds, four of them 3+. This is the one place to change.
SEEDS_BY_VALUE: Final = [10, 10, 10]
THREE_PLUS_BY_VALUE: Final = [1, 2, 1]

CROWS: Final = 3  # PF-COMP-3
SQUIRRELS: Final = 3
THREE_PLUS_CROWS: Final = 1  # PF-COMP-4

SPECIES: Final = Things(
    "species", ["chaffinch", "blackbird", "greenfinch", "sparrow", "bullfinch", "yellowhammer"]
)
CARD: Final = Things(
    "card",
    [
        name[:3] + str(strength) + sex
        for name in SPECIES.names
        for strength in range(1, STRONGEST + 1)
        for sex in "mf"
    ],
)
PERCH: Final = Things("perch", ["1", "2", "3"])
SEED: Final = Things("seed", ["1", "2", "3"])
PEST: Final = Things("pest", ["crow", "squirrel"])
SEAT: Final = Things("seat", ["1", "2", "3", "4"])

SPACE: Final = Space()
PLAY: Final = SPACE.block("play", CARD, PERCH)  # PF-PLAY-1
ADD: Final = SPACE.block("add", CARD)  # PF-LOW-1
PASS: Final = SPACE.block("pass")
TAKE: Final = SPACE.block("take", CARD)  # PF-DRAW-1: from the track
DRAW: Final = SPACE.block("draw")  # PF-DRAW-1: from the deck, blind
LOSE: Final = SPACE.block("lose", CARD)  # PF-CROW-1
KEEP: Final = SPACE.block("keep", CARD)  # PF-END-4
for _kind in (SPECIES, SEED, PEST, SEAT):
    SPACE.name(_kind)

# Hot paths compute actions from these.
MOST_PERCHES: Final = 3
FIRST_ADD: Final = CARDS * MOST_PERCHES
PASS_ON: Final = FIRST_ADD + CARDS
FIRST_TAKE: Final = PASS_ON + 1
DRAW_BLIND: Final = FIRST_TAKE + CARDS
assert [b.first for b in (PLAY, ADD, PASS, TAKE, DRAW)] == [0, FIRST_ADD, PASS_ON, FIRST_TAKE, DRAW_BLIND]


def species_of(card: i64) -> i64:
    return card // PER_SPECIES


def strength_of(card: i64) -> i64:
    return (card % PER_SPECIES) // 2 + 1


def eggs_of(card: i64) -> i64:
    """Half the strength, rounded up (PF-COMP-2)."""
    return (card % PER_SPECIES) // 4 + 1


def mate_of(card: i64) -> i64:
    """The other sex of the same species and strength: male and female lie side by side."""
    return card ^ 1


def feeder_cards(seats: int) -> list[int]:
    """The feeder deck; the 3+ cards take part from three players on (PF-COMP-4, PF-SETUP-2)."""
    few = seats == 2
    found: list[int] = []
    for kind in range(VALUES):
        found += [kind] * (SEEDS_BY_VALUE[kind] - (THREE_PLUS_BY_VALUE[kind] if few else 0))
    crows = CROWS - (THREE_PLUS_CROWS if few else 0)
    return found + [FIRST_PEST + CROW] * crows + [FIRST_PEST + SQUIRREL] * SQUIRRELS
