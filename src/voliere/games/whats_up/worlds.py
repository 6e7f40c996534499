"""Sampled worlds: new backs where nobody has seen them, every deck that fits equally likely (WU-INFO-2).

A card lies as an arrow from its visible face to its back, and how many arrows leave a face is plain to
see. The faces are a grid of four colours and three numbers of birds: a card joins two of a colour (a
triangle of three faces) or two of a number (a square of four, with its diagonals). So the ways the cards
may lie are few: go through those of the four triangles, and for each a table says how many each square
has. The last triangle has to make up what the others leave, so a table says it, too. One of all ways is
drawn, evenly; then cards with the same face up change places.
"""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from voliere.core.native import i64, vec
from voliere.core.rng import Rng
from voliere.games.whats_up.components import CARDS, COLOURS, FACES, GONE, GRID
from voliere.games.whats_up.state import Table

NUMBERS: Final = 3
GROUPS: Final = COLOURS + NUMBERS  # the triangles, then the squares
WAYS: Final = 8  # a triangle can lie, at most
SHAPES: Final = 256  # arrows leaving each corner of a square, two bits a corner

# Each card: the group it is in, and its bit there. Bit set: its lower face is up.
GROUP: Final[list[int]] = []
PLACE: Final[list[int]] = []
_met = [0] * GROUPS
for _low, _high in CARDS:
    _group = _low // NUMBERS if _low // NUMBERS == _high // NUMBERS else COLOURS + _low % NUMBERS
    GROUP.append(_group)
    PLACE.append(_met[_group])
    _met[_group] += 1

CARD_GROUP: Final = vec[i64](GROUP)
CARD_BIT: Final = vec[i64]([1 << place for place in PLACE])
LOW: Final = vec[i64]([low for low, _ in CARDS])
HIGH: Final = vec[i64]([high for _, high in CARDS])
CARD_OF: Final = vec[i64](
    [
        CARDS.index((min(a, b), max(a, b))) if (min(a, b), max(a, b)) in CARDS else 0
        for a in range(FACES)
        for b in range(FACES)
    ]
)
CARDS_IN: Final = vec[i64]([bin(present).count("1") for present in range(64)])  # how many bits are set
CORNERS: Final = 0x030303  # a number of arrows from 0 to 3 for each of three faces, a byte each
NEVER: Final = 1 << 30  # more than there are ways
NO_GROUPS: Final = vec[i64]([0] * GROUPS)
NO_FACES: Final = vec[i64]([0] * FACES)
NO_CELLS: Final = vec[i64]([0] * GRID)
NO_WAYS: Final = vec[i64]([0] * (COLOURS * WAYS))
NO_WAYS_OF_ONE: Final = vec[i64]([0] * WAYS)


def corners(group: int, present: int, lower: int) -> list[int]:
    """Arrows that leave each face of a group, of the cards in `present`; low face up: those in `lower`."""
    found = [0] * FACES
    for card, (low, high) in enumerate(CARDS):
        if GROUP[card] == group and present >> PLACE[card] & 1:
            found[low if lower >> PLACE[card] & 1 else high] += 1
    if group < COLOURS:
        return found[group * NUMBERS : (group + 1) * NUMBERS]
    return found[group - COLOURS :: NUMBERS]


def square_shapes() -> list[list[int]]:
    """For a square with these cards unseen, and these arrows leaving its corners: every way it can lie."""
    found: list[list[int]] = [[] for _ in range(64 * SHAPES)]
    for present in range(64):
        for lower in range(64):
            if lower & ~present == 0:
                shape = sum([n << (2 * k) for k, n in enumerate(corners(COLOURS, present, lower))])
                found[present * SHAPES + shape].append(lower)
    return found


_shapes = square_shapes()
SQUARES: Final = vec[i64]([lower for ways in _shapes for lower in ways])  # all ways, shape after shape
COUNT: Final = vec[i64]([len(ways) for ways in _shapes])
_first = list(accumulate([len(ways) for ways in _shapes], initial=0))
FIRST: Final = vec[i64](_first)  # where those of a shape begin
# The arrows that leave the faces of a triangle, a byte each, by its unseen cards and how they lie.
_leave = [corners(0, present, lower & present) for present in range(8) for lower in range(8)]
LEAVE: Final = vec[i64]([a | b << 8 | c << 16 for a, b, c in _leave])


def last_triangle() -> list[list[int]]:
    """For a triangle with these cards unseen, and these arrows leaving two of its corners: how it can lie.

    The third corner has the rest of the cards. In a circle all leave one: it lies either way, or else in one.
    """
    found: list[list[int]] = [[] for _ in range(8 * 16)]
    for present in range(8):
        for lower in range(8):
            if lower & ~present == 0:
                a, b, _ = corners(0, present, lower)
                found[present * 16 + a * 4 + b].append(lower)
    return found


_lasts = last_triangle()
LASTS: Final = vec[i64]([len(ways) for ways in _lasts])
LAST: Final = vec[i64]([ways[0] if ways else 0 for ways in _lasts])  # the other, if any: all cards turned


class Lie:
    """The unseen cards of a table, and every way each triangle may lie as far as the faces allow."""

    def __init__(self, w: Table) -> None:
        self.present: vec[i64] = NO_GROUPS[:]  # bits of the unseen cards of each group
        self.ups: vec[i64] = NO_FACES[:]  # how many unseen cards show each face
        self.unseen: i64 = 0
        face = w.face
        back = w.back
        known = w.known
        present = self.present
        ups = self.ups
        cell: i64 = 0
        while cell < GRID:
            up: i64 = face[cell]
            if up != GONE and known[cell] == 0:
                card: i64 = CARD_OF[up * FACES + back[cell]]
                present[CARD_GROUP[card]] |= CARD_BIT[card]
                ups[up] += 1
                self.unseen += 1
            cell += 1
        # Of each triangle but the last: the ways it may lie, and the arrows left to the three squares, a byte
        # for each.
        self.lower: vec[i64] = NO_WAYS[:]
        self.left: vec[i64] = NO_WAYS[:]
        self.end: vec[i64] = NO_GROUPS[:]
        colour: i64 = 0
        while colour < COLOURS - 1:
            self.list_triangle(colour)
            colour += 1

    def list_triangle(self, colour: i64) -> None:
        present: i64 = self.present[colour]
        ups: i64 = self.shown(colour)
        end: i64 = colour * WAYS
        lower: i64 = 0
        while lower < WAYS:
            if lower & present == lower:
                left: i64 = ups - LEAVE[present * WAYS + lower]
                if left & CORNERS == left:
                    self.lower[end] = lower
                    self.left[end] = left
                    end += 1
            lower += 1
        self.end[colour] = end

    def shown(self, colour: i64) -> i64:
        """How many unseen cards show each face of a colour, a byte each."""
        at: i64 = colour * NUMBERS
        return self.ups[at] | self.ups[at + 1] << 8 | self.ups[at + 2] << 16

    def draw(self, rng: Rng, chosen: vec[i64]) -> None:
        """Write down one of all the ways the cards may lie: each is as likely as any other."""
        # All ways are counted by the way of the first triangle, so that only one of its ways is gone through
        # again to find the one drawn.
        totals = NO_WAYS_OF_ONE[:]
        total: i64 = 0
        i: i64 = 0
        while i < self.end[0]:
            totals[i] = self.walk(i, NEVER, chosen)
            total += totals[i]
            i += 1
        drawn: i64 = rng.below(total)
        i = 0
        while drawn >= totals[i]:
            drawn -= totals[i]
            i += 1
        self.walk(i, drawn, chosen)

    def walk(self, i: i64, drawn: i64, chosen: vec[i64]) -> i64:
        """Go through the ways that have the first triangle in its i-th, up to the one drawn; counts them."""
        present = self.present
        lower = self.lower
        left = self.left
        second: i64 = self.end[1]
        third: i64 = self.end[2]
        one: i64 = present[COLOURS] * SHAPES
        two: i64 = present[COLOURS + 1] * SHAPES
        three: i64 = present[COLOURS + 2] * SHAPES
        # Every card of a square is an arrow that leaves one of its corners: the last triangle must fit.
        room: i64 = CARDS_IN[one // SHAPES] | CARDS_IN[two // SHAPES] << 8 | CARDS_IN[three // SHAPES] << 16
        ups: i64 = self.shown(COLOURS - 1)
        last: i64 = present[COLOURS - 1] * 16
        met: i64 = 0
        j: i64 = WAYS
        while j < second:
            k: i64 = 2 * WAYS
            while k < third:
                rest: i64 = room - left[i] - left[j] - left[k]
                leave: i64 = ups - rest
                if rest & CORNERS == rest and leave & CORNERS == leave:
                    at: i64 = last + (leave & 3) * 4 + (leave >> 8 & 3)
                    shapes: i64 = left[i] + (left[j] << 2) + (left[k] << 4) + (rest << 6)
                    x: i64 = COUNT[one + (shapes & 255)]
                    y: i64 = COUNT[two + (shapes >> 8 & 255)]
                    z: i64 = COUNT[three + (shapes >> 16)]
                    ways: i64 = x * y * z * LASTS[at]
                    met += ways
                    if drawn < met:
                        chosen[0] = lower[i]
                        chosen[1] = lower[j]
                        chosen[2] = lower[k]
                        here: i64 = met - 1 - drawn
                        chosen[3] = LAST[at] if here < x * y * z else LAST[at] ^ present[COLOURS - 1]
                        chosen[4] = SQUARES[FIRST[one + (shapes & 255)] + here % x]
                        chosen[5] = SQUARES[FIRST[two + (shapes >> 8 & 255)] + here // x % y]
                        chosen[6] = SQUARES[FIRST[three + (shapes >> 16)] + here // (x * y) % z]
                        return met
                k += 1
            j += 1
        return met


def reshuffle(w: Table, rng: Rng) -> None:
    """Give the cards whose back nobody has seen new backs."""
    w.rng = rng.fork()
    lie = Lie(w)
    if lie.unseen < 2:
        return
    chosen = NO_GROUPS[:]
    lie.draw(rng, chosen)
    backs = NO_CELLS[:]  # face by face
    start = NO_FACES[:]
    ups = lie.ups
    face: i64 = 1
    while face < FACES:
        start[face] = start[face - 1] + ups[face - 1]
        face += 1
    end = start[:]
    present = lie.present
    card: i64 = 0
    while card < GRID:
        group: i64 = CARD_GROUP[card]
        bit: i64 = CARD_BIT[card]
        if present[group] & bit != 0:
            up: i64 = LOW[card]
            down: i64 = HIGH[card]
            if chosen[group] & bit == 0:
                up = HIGH[card]
                down = LOW[card]
            backs[end[up]] = down
            end[up] += 1
        card += 1
    hand_out(w, rng, backs, start, end)


def hand_out(w: Table, rng: Rng, backs: vec[i64], start: vec[i64], end: vec[i64]) -> None:
    """Cards with the same face up: any of them may be the one."""
    cell: i64 = 0
    while cell < GRID:
        if w.face[cell] != GONE and w.known[cell] == 0:
            face: i64 = w.face[cell]
            last: i64 = end[face] - 1
            at: i64 = start[face] + rng.below(end[face] - start[face])
            w.back[cell] = backs[at]
            backs[at] = backs[last]
            end[face] = last
        cell += 1
