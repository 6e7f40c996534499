"""Putting a card into the forest, and the lines and areas it completes (SB-TURN, SB-LINE, SB-4P)."""

from __future__ import annotations

from voliere.core.native import i64, vec
from voliere.games.songbirds.components import (
    COLOURS,
    EMPTY,
    NEIGHBOURS,
    NO_COLOUR,
    OPEN,
    PENDING,
    VOLUMES,
    colour_of,
    volume_of,
)
from voliere.games.songbirds.special import SIDES, Area
from voliere.games.songbirds.state import Table


def fill(s: Table, cell: i64, content: i64) -> None:
    """Put something on an empty cell; the empty cells around it may be filled next (SB-TURN-2)."""
    grid = s.grid
    if grid[cell] == OPEN:
        s.open.take(cell)
    grid[cell] = content
    s.left -= 1
    near: vec[i64] = NEAR[cell]
    i: i64 = 0
    while i < len(near):
        other: i64 = near[i]
        if grid[other] == EMPTY:
            grid[other] = OPEN
            s.open.add(other)
        i += 1


NEAR: list[vec[i64]] = [vec[i64](cells) for cells in NEIGHBOURS]


def settle_card(s: Table, cell: i64, card: i64) -> None:
    """A songbird sings in its row and its column, and completes what it completes (SB-TURN-4)."""
    fill(s, cell, card)
    colour: i64 = card // VOLUMES
    volume: i64 = card % VOLUMES + 1
    row: i64 = cell // 5
    column: i64 = 5 + cell % 5
    sing(s, row, colour, volume)
    sing(s, column, colour, volume)
    if s.side >= 0:
        for k, area in enumerate(SIDES[s.side].areas):
            if s.areas_won[k] == PENDING and int(cell) in area.cells:
                resolve_area(s, k, area)


def sing(s: Table, line: i64, colour: i64, volume: i64) -> None:
    """Add to a colour's strength in a line (SB-LINE-2); award the line when it is full (SB-LINE-1)."""
    at: i64 = line * COLOURS + colour
    s.strength[at] += volume
    s.filled[line] += 1
    if s.filled[line] == 5:
        award(s, line)


def award(s: Table, line: i64) -> None:
    """The highest strength that is unique takes the token of the line (SB-LINE-3, SB-LINE-4)."""
    at: i64 = line * COLOURS
    sums = s.strength
    winner = strongest(sums[at], sums[at + 1], sums[at + 2], sums[at + 3])
    s.won[line] = winner
    token = s.tokens[line]
    if winner != NO_COLOUR:
        s.harvest[winner] += token
    if s.log is not None:
        if winner != NO_COLOUR:
            strength = int(sums[at + winner])
            s.log.tell(
                "line", {"line": int(line), "colour": int(winner), "strength": strength, "token": token}
            )
        else:
            s.log.tell("line_lost", {"line": int(line), "token": token})  # SB-LINE-5


def strongest(r: i64, b: i64, g: i64, w: i64) -> i64:
    """The colour with the highest unique strength; absent colours (0) don't count."""
    best: i64 = 0
    who: i64 = NO_COLOUR
    if r != b and r != g and r != w:
        best = r
        who = 0 if r > 0 else NO_COLOUR
    if b > best and b != r and b != g and b != w:
        best = b
        who = 1
    if g > best and g != r and g != b and g != w:
        best = g
        who = 2
    if w > best and w != r and w != b and w != g:
        who = 3
    return who


def weakest(r: i64, b: i64, g: i64, w: i64) -> i64:
    """The colour with the lowest unique strength among those present (SB-4P-7, SB-R-4)."""
    far: i64 = 99  # above any strength: an absent colour never is the weakest
    return strongest(
        far - r if r > 0 else 0, far - b if b > 0 else 0, far - g if g > 0 else 0, far - w if w > 0 else 0
    )


def resolve_area(s: Table, k: int, area: Area) -> None:
    """An area is resolved at once when all its cells are filled (SB-4P-6)."""
    sums = [0] * COLOURS
    for cell in area.cells:
        card = int(s.grid[cell])
        if card < 0:
            return
        sums[colour_of(card)] += volume_of(card)
    if SIDES[s.side].weakest:
        winner = int(weakest(sums[0], sums[1], sums[2], sums[3]))
    else:
        winner = int(strongest(sums[0], sums[1], sums[2], sums[3]))
    s.areas_won[k] = winner
    if winner != NO_COLOUR:
        s.harvest[winner] += area.token
    if s.log is not None:
        if winner != NO_COLOUR:
            s.log.tell("area", {"area": area.number, "colour": winner, "token": area.token})
        else:
            s.log.tell("area_lost", {"area": area.number, "token": area.token})  # SB-4P-8
