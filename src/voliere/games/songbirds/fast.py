"""The hot paths of the game: doubles of what turn.py and forest.py say in words.

A law (tests/games/songbirds/test_fast.py) plays both on the same numbers: same choices, same positions, same
chance. Where a rule changes, change it there first.
"""

from __future__ import annotations

from typing import Any, Final

from voliere.core.cards import Bag
from voliere.core.native import BytesWriter, append, i64, vec
from voliere.core.rng import M32, Rng
from voliere.games.songbirds.components import (
    CARDS,
    CELLS,
    EMPTY,
    FILLED,
    LINE_SIZE,
    NEIGHBOURS,
    OPEN,
    VOLUMES,
)
from voliere.games.songbirds.forest import award, resolve_areas
from voliere.games.songbirds.state import Table

# Every placement as a number, by card and cell. Long lists of choices are asked for often, and it takes
# longer to make an int than to find it here.
PLACEMENTS: Final[list[list[Any]]] = [[card * CELLS + cell for cell in range(CELLS)] for card in range(CARDS)]
NO_CELLS: Final = vec[i64]([0] * CELLS)
NO_CARDS: Final = vec[i64]([0] * CARDS)
# By card: where its strength stands in a line, and how loud it sings. By cell: where its lines begin.
COLOUR_OF: Final = vec[i64]([card // VOLUMES for card in range(CARDS)])
VOLUME_OF: Final = vec[i64]([card % VOLUMES + 1 for card in range(CARDS)])
ROW_AT: Final = vec[i64]([cell // 5 * LINE_SIZE for cell in range(CELLS)])
COLUMN_AT: Final = vec[i64]([(5 + cell % 5) * LINE_SIZE for cell in range(CELLS)])
AROUND: Final = vec[i64]([x for cell, near in enumerate(NEIGHBOURS) for x in [*near, cell, cell][:4]])
NEAR_BITS: Final = vec[i64]([sum([1 << other for other in near]) for near in NEIGHBOURS])
BITS: Final = vec[i64]([1 << cell for cell in range(CELLS)])


def placements(s: Table, hand: Bag) -> list[Any]:
    """Every card of a hand on every open cell, in order: `turn.placements`."""
    cells = NO_CELLS[:]
    last: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        if s.grid[cell] == OPEN:
            cells[last] = cell
            last += 1
        cell += 1
    held = NO_CARDS[:]
    i: i64 = 0
    while i < hand.size:
        held[hand.cards[i]] = 1
        i += 1
    found: list[Any] = [None] * int(hand.size * last)
    at: i64 = 0
    card: i64 = 0
    while card < CARDS:
        if held[card] == 1:
            row = PLACEMENTS[card]
            i = 0
            while i < last:
                found[at] = row[cells[i]]
                at += 1
                i += 1
        card += 1
    return found


def mark_placements(s: Table, hand: Bag, out: BytesWriter, at: i64) -> None:
    """The same as ones, each at its number from a place on."""
    cells = s.open.cards
    held = hand.cards
    opened: i64 = s.open.size
    size: i64 = hand.size
    i: i64 = 0
    while i < size:
        first: i64 = at + held[i] * CELLS
        j: i64 = 0
        while j < opened:
            k: i64 = first + cells[j]
            out[k] = 1
            j += 1
        i += 1


def turns(s: Table, seat: int, rng: Rng) -> int:
    """Turn after turn at random until the forest is full, where a turn is nothing but placing a card.

    `Turn.stroll`, `pass_on`, `forest.fill` and `forest.sing` in one loop, with the numbers of sfc32
    (`Rng.below`) made on the spot: for an Rng of that very class, and without a log.
    """
    a: i64 = rng.a
    b: i64 = rng.b
    c: i64 = rng.c
    d: i64 = rng.d
    grid = s.grid
    lines = s.lines
    cells = s.open.cards
    while len(cells) < CELLS:
        cells = append(cells, 0)
    s.open.cards = cells
    opened: i64 = s.open.size
    around = AROUND
    near = NEAR_BITS
    colours = COLOUR_OF
    volumes = VOLUME_OF
    rows = ROW_AT
    columns = COLUMN_AT
    bits = BITS
    hands = s.hands
    left: i64 = s.left
    # Filled or open, a bit a cell. In the grid open cells need no mark: in the end all are filled.
    reached: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        if grid[cell] != EMPTY:
            reached |= bits[cell]
        cell += 1
    special = s.side >= 0
    seats: i64 = s.seats
    turn: i64 = seat
    made: i64 = 0
    while left > 0:
        hand = hands[turn]
        held = hand.cards
        size: i64 = hand.size
        if size > 1 or opened > 1:
            made += 1
        # A card of the hand by chance.
        t: i64 = (a + b + d) & M32
        d = (d + 1) & M32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & M32
        c = (((c << 21) | (c >> 11)) + t) & M32
        k: i64 = (t * size) >> 32
        card: i64 = held[k]
        size -= 1
        held[k] = held[size]
        hand.size = size
        # An open cell by chance.
        t = (a + b + d) & M32
        d = (d + 1) & M32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & M32
        c = (((c << 21) | (c >> 11)) + t) & M32
        k = (t * opened) >> 32
        cell = cells[k]
        opened -= 1
        cells[k] = cells[opened]
        grid[cell] = card
        left -= 1
        # The empty cells around it are open now. Each is written down, and the next goes over it unless it
        # counts: no guessing for the processor. Who is no neighbour is the cell itself, which never counts.
        i: i64 = 4 * cell
        other: i64 = around[i]
        cells[opened] = other
        opened += 1 - ((reached >> other) & 1)
        other = around[i + 1]
        cells[opened] = other
        opened += 1 - ((reached >> other) & 1)
        other = around[i + 2]
        cells[opened] = other
        opened += 1 - ((reached >> other) & 1)
        other = around[i + 3]
        cells[opened] = other
        opened += 1 - ((reached >> other) & 1)
        reached |= near[cell]
        # It sings in its row and its column.
        colour: i64 = colours[card]
        volume: i64 = volumes[card]
        line: i64 = rows[cell]
        lines[line + colour] += volume
        filled: i64 = lines[line + FILLED] + 1
        lines[line + FILLED] = filled
        if filled == 5:
            award(s, line)
        line = columns[cell]
        lines[line + colour] += volume
        filled = lines[line + FILLED] + 1
        lines[line + FILLED] = filled
        if filled == 5:
            award(s, line)
        if special:
            resolve_areas(s, cell)
        turn += 1
        if turn == seats:
            turn = 0
    s.left = left
    s.open.size = opened
    s.next = int(turn)
    rng.a = a
    rng.b = b
    rng.c = c
    rng.d = d
    return int(made)
