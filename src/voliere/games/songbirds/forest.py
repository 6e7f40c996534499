"""Putting a card into the forest, and the lines and areas it completes (SB-TURN, SB-LINE, SB-4P)."""

from __future__ import annotations

from voliere.core.native import i64
from voliere.core.refused import Told
from voliere.games.songbirds.components import (
    COLOURS,
    EMPTY,
    FILLED,
    LINE_SIZE,
    NEAR,
    NO_COLOUR,
    NOWHERE,
    OPEN,
    PENDING,
    VOLUMES,
    WON,
    colour_of,
    volume_of,
)
from voliere.games.songbirds.special import SIDES, Area
from voliere.games.songbirds.state import Table


def lay(s: Table, cell: i64, content: i64) -> None:
    """Put something on an empty cell, open or not (set-up)."""
    if s.grid[cell] == OPEN:
        s.open.take(cell)
    fill(s, cell, content)


def fill(s: Table, cell: i64, content: i64) -> None:
    """Put something on a cell that is no longer open; the empty cells around it now are (SB-TURN-2)."""
    grid = s.grid
    grid[cell] = content
    s.left -= 1
    i: i64 = 4 * cell
    end: i64 = i + 4
    while i < end:
        other: i64 = NEAR[i]
        if other == NOWHERE:
            return
        if grid[other] == EMPTY:
            grid[other] = OPEN
            s.open.add(other)
        i += 1


def sing(s: Table, cell: i64, card: i64) -> None:
    """A songbird just laid sings in its row and its column, and completes what it completes (SB-TURN-4)."""
    colour: i64 = card // VOLUMES
    volume: i64 = card % VOLUMES + 1
    lines = s.lines
    row: i64 = cell // 5 * LINE_SIZE
    column: i64 = (5 + cell % 5) * LINE_SIZE
    lines[row + colour] += volume  # SB-LINE-2
    lines[column + colour] += volume
    filled: i64 = lines[row + FILLED] + 1
    lines[row + FILLED] = filled
    if filled == 5:  # SB-LINE-1
        award(s, row)
    filled = lines[column + FILLED] + 1
    lines[column + FILLED] = filled
    if filled == 5:
        award(s, column)
    if s.side >= 0:
        resolve_areas(s, cell)


def award(s: Table, at: i64) -> None:
    """The highest strength that is unique takes the token of the line (SB-LINE-3, SB-LINE-4)."""
    lines = s.lines
    winner = strongest(lines[at], lines[at + 1], lines[at + 2], lines[at + 3])
    lines[at + WON] = winner
    line: i64 = at // LINE_SIZE
    token: i64 = s.tokens[line]
    if winner != NO_COLOUR:
        s.harvest[winner] += token
    if s.log is not None:
        if winner != NO_COLOUR:
            strength = int(lines[at + winner])
            about: dict[str, Told] = {"line": int(line), "colour": int(winner), "strength": strength}
            about["token"] = int(token)
            s.log.tell("line", about)
        else:
            s.log.tell("line_lost", {"line": int(line), "token": int(token)})  # SB-LINE-5


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


def silent(r: i64, b: i64, g: i64, w: i64) -> list[int]:
    """Colours of equal strength silence each other (SB-LINE-3); absent ones have nothing to say."""
    found: list[int] = []
    if r > 0 and r in (b, g, w):
        found.append(0)
    if b > 0 and b in (r, g, w):
        found.append(1)
    if g > 0 and g in (r, b, w):
        found.append(2)
    if w > 0 and w in (r, b, g):
        found.append(3)
    return found


def weakest(r: i64, b: i64, g: i64, w: i64) -> i64:
    """The colour with the lowest unique strength among those present (SB-4P-7, SB-R-4)."""
    far: i64 = 99  # above any strength: an absent colour never is the weakest
    return strongest(
        far - r if r > 0 else 0, far - b if b > 0 else 0, far - g if g > 0 else 0, far - w if w > 0 else 0
    )


def resolve_areas(s: Table, cell: i64) -> None:
    """The areas of the special card that this cell is part of (SB-4P-6)."""
    for k, area in enumerate(SIDES[s.side].areas):
        if s.areas_won[k] == PENDING and int(cell) in area.cells:
            resolve_area(s, k, area)


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
    s.areas_won = [winner if i == k else x for i, x in enumerate(s.areas_won)]
    if winner != NO_COLOUR:
        s.harvest[winner] += area.token
    if s.log is not None:
        if winner != NO_COLOUR:
            s.log.tell("area", {"area": area.number, "colour": winner, "token": area.token})
        else:
            s.log.tell("area_lost", {"area": area.number, "token": area.token})  # SB-4P-8
