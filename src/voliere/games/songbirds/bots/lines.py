"""What a line that is not complete is worth to a colour: its chance to win the token, learned from play.

A line is known by the strength of the colour, the best other strength, and how many cells are filled. There
is a table for duels, and for solo and coop one for the favourite and one for the colours all play against.
Chances are whole numbers out of a thousand, so that every machine adds them up alike.
"""

from __future__ import annotations

from typing import Final

from voliere.bots.search.judgement import learned
from voliere.core.native import i64, vec
from voliere.games.songbirds.components import COLOURS, FILLED, LINE_SIZE, LINES, PENDING, VOLUMES, WON
from voliere.games.songbirds.forest import strongest
from voliere.games.songbirds.state import Table

STRENGTHS: Final = 22  # a line with more is as good as won
SURE: Final = 1000
CHANCES: Final = 6 * STRENGTHS * STRENGTHS
DUEL: Final = 0  # where the table of each role begins
FAVOURITE: Final = CHANCES
AGAINST: Final = 2 * CHANCES
WIN: Final = vec[i64](learned("voliere.games.songbirds.bots", "lines.txt"))  # role, filled, own, best other
NO_WORTH: Final = vec[i64]([0] * (LINES * COLOURS))


def chance(r: i64, b: i64, g: i64, w: i64, filled: i64, colour: i64, role: i64) -> i64:
    """Out of a thousand, that a colour in a role wins a line of these strengths."""
    if filled == 5:
        return SURE if strongest(r, b, g, w) == colour else 0
    own: i64 = r
    best: i64 = b
    if colour == 0:
        if g > best:
            best = g
        if w > best:
            best = w
    else:
        best = r
        if colour == 1:
            own = b
        elif b > best:
            best = b
        if colour == 2:
            own = g
        elif g > best:
            best = g
        if colour == 3:
            own = w
        elif w > best:
            best = w
    if own >= STRENGTHS:
        own = STRENGTHS - 1
    if best >= STRENGTHS:
        best = STRENGTHS - 1
    return WIN[role + (filled * STRENGTHS + own) * STRENGTHS + best]


def role_of(s: Table, colour: i64) -> i64:
    favourite: i64 = s.favourites[0]
    if s.agreed.duel or favourite < 0:
        return DUEL
    return FAVOURITE if favourite // VOLUMES == colour else AGAINST


def outlooks(s: Table, worth: vec[i64], hopes: vec[i64]) -> None:
    """What each line is worth to each colour, and what each colour may hope for in all: thousandths."""
    lines = s.lines
    tokens = s.tokens
    colour: i64 = 0
    while colour < COLOURS:
        hopes[colour] = s.harvest[colour] * SURE
        colour += 1
    line: i64 = 0
    while line < LINES:
        at: i64 = line * LINE_SIZE
        colour = 0
        while colour < COLOURS:
            value: i64 = 0
            if lines[at + WON] == PENDING:
                r: i64 = lines[at]
                b: i64 = lines[at + 1]
                g: i64 = lines[at + 2]
                w: i64 = lines[at + 3]
                value = tokens[line] * chance(r, b, g, w, lines[at + FILLED], colour, role_of(s, colour))
            worth[line * COLOURS + colour] = value
            hopes[colour] += value
            colour += 1
        line += 1


def after(s: Table, line: i64, colour: i64, volume: i64, wanted: i64, role: i64) -> i64:
    """What a line will be worth to the wanted colour when a bird of a colour and volume has joined it."""
    lines = s.lines
    at: i64 = line * LINE_SIZE
    r: i64 = lines[at]
    b: i64 = lines[at + 1]
    g: i64 = lines[at + 2]
    w: i64 = lines[at + 3]
    if colour == 0:
        r += volume
    elif colour == 1:
        b += volume
    elif colour == 2:
        g += volume
    else:
        w += volume
    return s.tokens[line] * chance(r, b, g, w, lines[at + FILLED] + 1, wanted, role)
