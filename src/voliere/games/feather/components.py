"""What is in the box (BF-COMP), how it is dealt (BF-SETUP-1), and everything a player can do with it.

A card is known by its species alone: copies of a species are equal, so a choice is never asked twice.
Sets of species are bits of one number: bit `bird` of a score sheet is its box.
"""

from __future__ import annotations

from typing import Final

from voliere.core.native import i64, vec
from voliere.core.space import Space, Things
from voliere.games.feather.species import COPIES, HABITATS, POINTS, SPECIES, TYPES

ROW: Final = 7  # species of a habitat
BIRDS: Final = 35
BONUS: Final = 3  # for a complete habitat (BF-SCORE-2)
FULL_ROW: Final = 127  # all seven boxes of a row
RAPTOR: Final = 1  # its place in a row
MOST_COPIES: Final = 3  # of a species
NONE: Final = -1  # no card

BIRD: Final = Things("bird", [species.key for species in SPECIES])
HABITAT: Final = Things("habitat", HABITATS)
TYPE: Final = Things("type", TYPES)
SEAT: Final = Things("seat", ["1", "2", "3", "4", "5", "6", "7"])
WAY: Final = Things("way", ["left", "right"])
TITLE: Final = Things(
    "title", ["no_binoculars", "sunday_stroller", "skilled_observer", "above_the_rest", "big_year"]
)

SPACE: Final = Space()
PLAY: Final = SPACE.block("play", BIRD)
PASS: Final = SPACE.block("pass", BIRD)
KEEP: Final = SPACE.block("keep", BIRD)
GIVE: Final = SPACE.block("give", BIRD)
DISCARD: Final = SPACE.block("discard", BIRD)
for _kind in (HABITAT, TYPE, SEAT, WAY, TITLE):
    SPACE.name(_kind)
assert len(SPECIES) == BIRDS

# Looked up, never shifted: mypyc writes `1 << bird` as a C int, which has 32 bits.
BIT: Final = vec[i64]([1 << bird for bird in range(BIRDS)])
ROW_BITS: Final = vec[i64]([FULL_ROW << (bird - bird % ROW) for bird in range(BIRDS)])

DECK: Final = [bird for bird in range(BIRDS) for _ in range(COPIES[bird % ROW])]  # BF-COMP-1: 60 cards


class Setup:
    """A line of the table of BF-SETUP-1, with the cards to migrate (BF-MIG-2) and the packs (BF-DRAFT-4)."""

    def __init__(self, neutral: int, size: int, migrants: int, packs: int, pack_size: int) -> None:
        self.neutral = neutral
        self.size = size
        self.migrants = migrants
        self.packs = packs
        self.pack_size = pack_size


SETUPS: Final = {
    1: Setup(neutral=0, size=13, migrants=0, packs=0, pack_size=0),  # BF-SOLO-1
    2: Setup(neutral=2, size=15, migrants=3, packs=3, pack_size=10),
    3: Setup(neutral=1, size=15, migrants=3, packs=2, pack_size=10),
    4: Setup(neutral=0, size=15, migrants=3, packs=3, pack_size=5),
    5: Setup(neutral=0, size=12, migrants=2, packs=2, pack_size=6),
    6: Setup(neutral=0, size=10, migrants=2, packs=2, pack_size=5),
    7: Setup(neutral=0, size=8, migrants=1, packs=1, pack_size=8),
}
TURNED: Final = 3  # cards of the pile turned over in a solo turn (BF-SOLO-2)


def row_points(boxes: int) -> int:
    """The seven boxes of a habitat as bits: points of the species seen, 10 when all are (BF-SCORE-1, 2)."""
    points = sum([POINTS[kind] for kind in range(ROW) if boxes >> kind & 1])
    return points + BONUS if boxes == FULL_ROW else points


ROW_POINTS: Final = vec[i64]([row_points(boxes) for boxes in range(FULL_ROW + 1)])


def habitat_of(bird: int) -> int:
    return bird // ROW


def birds_of(boxes: int) -> list[int]:
    """A set of species as numbers.

    >>> birds_of(0b1001)
    [0, 3]
    """
    return [bird for bird in range(BIRDS) if boxes >> bird & 1]
