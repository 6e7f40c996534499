"""A player aid: one page, two columns; the score comes first on the right, in the only frame.

The type is as large as the page allows, so a short game is read from afar.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from voliere.core.board import Say
from voliere.paper.blocks import Block, Part
from voliere.paper.page import MIDDLE, POINT, Page
from voliere.paper.parts import foot
from voliere.paper.rich import broken, write

SIDE: Final = 14.0  # left and right of the page
HEAD: Final = 41.0  # where the columns begin
FOOT: Final = 15.5  # where they end, from below
BETWEEN: Final = 17.0  # the columns
LEFT: Final = 0.53  # its share of the width
PAD: Final = 3.6  # inside the frame
GAP: Final = 5.0  # between parts
WIDEST_GAP: Final = 9.0
LARGEST: Final = 140  # sizes in hundredths
SMALLEST: Final = 80
BIRD: Final = 28.0


class Aid(NamedTuple):
    """All of a player aid."""

    title: str
    about: str
    bird: str
    left: Sequence[Part]
    score: Part
    right: Sequence[Part]


class Framed(NamedTuple):
    """A part in the frame."""

    part: Part

    def lay(self, page: Page, x: float, y: float, width: float, k: float) -> float:
        bottom = self.part.lay(page, x + PAD, y + PAD, width - 2 * PAD, k) + PAD
        page.box(x, y, width, bottom - y, 0.4, r=2.5)
        return bottom


class Column(NamedTuple):
    """Parts below each other."""

    parts: Sequence[Block]
    x: float
    width: float

    def lay(self, page: Page, y: float, k: float, gap: float) -> float:
        for n, part in enumerate(self.parts):
            y = part.lay(page, self.x, y + (gap if n else 0), self.width, k)
        return y

    def high(self, page: Page, k: float) -> float:
        with page.measuring():
            return self.lay(page, 0, k, GAP * k * k)


def lay_aid(page: Page, aid: Aid, say: Say) -> None:
    width = page.width - 2 * SIDE
    lay_head(page, aid, width)
    foot(page, SIDE, say, say("sheet-aid-foot", {}))
    wide = (width - BETWEEN) * LEFT
    columns = [
        Column(aid.left, SIDE, wide),
        Column([Framed(aid.score), *aid.right], SIDE + wide + BETWEEN, width - BETWEEN - wide),
    ]
    room = page.height - FOOT - HEAD
    k = largest(page, columns, room)
    for column in columns:
        spare = (room - column.high(page, k)) / max(1, len(column.parts) - 1)
        column.lay(page, HEAD, k, max(GAP * k * k, min(WIDEST_GAP, GAP * k * k + spare)))
    middle = SIDE + wide + BETWEEN / 2
    page.line(middle, HEAD, middle, page.height - FOOT, 0.2, MIDDLE)


def largest(page: Page, columns: list[Column], room: float) -> float:
    """The largest size at which both columns are on the page."""
    for percent in range(LARGEST, SMALLEST - 1, -1):
        if all(column.high(page, percent / 100) <= room for column in columns):
            return percent / 100
    raise ValueError("too much text for a page")


def lay_head(page: Page, aid: Aid, width: float) -> None:
    """The title, what the game is about beside it, and its bird on the line."""
    rule = HEAD - 4
    page.draw(aid.bird, SIDE + width - BIRD, rule - BIRD + 0.6, BIRD)
    base = rule - 4.2
    left = SIDE + page.text(SIDE, base, aid.title, 30, "serif") + 6
    size, high = 10.5, 1.3 * 10.5 * POINT
    wide = SIDE + width - BIRD - 4 - left
    lines = broken(page, aid.about, wide, size)
    while len(broken(page, aid.about, wide - 1, size)) == len(lines):  # lines of about the same length
        wide -= 1
    lines = broken(page, aid.about, wide, size)
    for n, line in enumerate(lines):
        write(page, left, base - (len(lines) - 1 - n) * high, line, size)
    page.line(SIDE, rule, SIDE + width, rule, 0.7)
