"""What's Up on paper: rows to tick, four games on a page, and the player aid."""

from __future__ import annotations

from typing import NamedTuple

from voliere.core.board import Say
from voliere.games.whats_up.components import (
    COLOUR,
    COLUMNS,
    GRID,
    LEFT_AT_END,
    PROPOSAL_ROUNDS,
    ROWS_TO_WIN,
    SEAT,
    STALL_ROUNDS,
)
from voliere.games.whats_up.score import WORTH
from voliere.paper.aid import Aid
from voliere.paper.blocks import Grid, Part, Signs, Steps, Text
from voliere.paper.page import DARK, MIDDLE, PALE, Page
from voliere.paper.parts import foot, stack, tick
from voliere.paper.rich import paragraph
from voliere.paper.voice import Voice

SHEETS = 4
MARKS = {"red": "berry", "green": "leaf", "yellow": "grain", "violet": "flower"}
HELP = 10.5
NAMES = 36.0
COUNT = 17.0
NUMBERS = range(1, len(WORTH))


def sheet(page: Page, say: Say) -> None:
    t = Voice(say, "whats-up-sheet")
    for y, high in stack(page, SHEETS, 4.2, HELP):
        card(page, 11, y, page.width - 22, high, t)
    rows = ", ".join(t("rows", rows=rows, seats=seats) for seats, rows in ROWS_TO_WIN.items())
    help = t("help", birds=WORTH[-1], rows=rows)
    paragraph(page, 11, page.height - 14 - HELP + 2.4, page.width - 22, help, 9, lead=1.3)
    foot(page, 11, say)


def card(page: Page, x: float, y: float, wide: float, high: float, t: Voice) -> None:
    """One game: a line for each player, a row of rings for each colour."""
    page.box(x, y, wide, high, 0.4, r=2.5)
    left, right = x + 4, x + wide - 4
    said = page.text(left, y + 7.4, t.say("whats-up-title", {}), 16, "serif")
    page.draw("flyer", left + said + 3, y + 1.8, 11)
    numbers(page, right, y + 6.6, t)
    top, bottom = y + 15.5, y + high - 3.4
    step = (bottom - top) / SEAT.size
    page.text(left, top - 2, t.say("sheet-name", {}), 8.8)
    column = (right - left - NAMES - 2 * COUNT) / COLOUR.size
    for n, colour in enumerate(COLOUR.names):
        at = left + NAMES + n * column
        name = t.say(f"whats-up-colour-{colour}", {})
        start = at + (column - 6 - page.measure(name, 8.8)) / 2
        page.draw(MARKS[colour], start, top - 5.4, 4.2)
        page.text(start + 6, top - 2, name, 8.8)
        page.line(at, top, at, bottom, 0.15, PALE)
        for seat in range(SEAT.size):
            rings(page, at + column / 2, top + (seat + 0.5) * step)
    for n, id in enumerate(("birds", "cards")):
        at = right - (2 - n) * COUNT
        page.text(at + COUNT / 2, top - 2, t(id), 8.8, align="centre")
        page.line(at, top, at, bottom, 0.15 if n else 0.4, PALE if n else 0)
    for seat in range(SEAT.size):
        below = top + (seat + 1) * step
        page.line(left, below, right, below, 0.15, MIDDLE)
    page.line(left, top, right, top, 0.4)


def numbers(page: Page, right: float, base: float, t: Voice) -> None:
    """How many play: a box to tick for each number."""
    *few, most = ROWS_TO_WIN
    said = t("players", last=most)
    at = right - page.measure(said, 9.5) - 5.2
    tick(page, at, base, said)
    for number in reversed(few):
        at -= 11.5
        tick(page, at, base, str(number))


def rings(page: Page, middle: float, y: float) -> None:
    for n in NUMBERS:
        at = middle + (n - (1 + len(NUMBERS)) / 2) * 7.6
        page.ring(at, y, 3.1, 0.3)
        page.text(at, y + 1.05, str(n), 9, "serif", "centre", DARK)


# The player aid


def aid(say: Say) -> Aid:
    t = Voice(say, "whats-up-aid")
    setup = t("setup-about", cards=GRID, rows=GRID // COLUMNS, columns=COLUMNS)
    count = t("count-about", left=LEFT_AT_END, few=PROPOSAL_ROUNDS, many=STALL_ROUNDS)
    wins = [[str(seats), str(rows)] for seats, rows in ROWS_TO_WIN.items()]
    birds = [[t("cards", count=n), str(WORTH[n])] for n in NUMBERS]
    return Aid(
        title=say("whats-up-title", {}),
        about=t("about"),
        bird="flyer",
        left=[
            Part(t("turn"), [Steps([t("flip"), t("fits"), t("else")])]),
            Part(t("fitting"), [Text(t("fitting-about")), Row()]),
            Part(t("setup"), [Text(setup)]),
            Part(t("hidden"), [Text(t("hidden-about"))]),
        ],
        score=Part(t("win"), [Grid("LR", wins, [say("sheet-players", {}), t("rows")])]),
        right=[
            Part(t("count"), [Text(count), Grid("lR", birds, [t("row-of"), t("birds")]), Text(t("tie"))]),
            Part(t("colours"), [Signs([(MARKS[c], say(f"whats-up-colour-{c}", {})) for c in COLOUR.names])]),
        ],
    )


class Row(NamedTuple):
    """A row of cards, as it grows: one, two, three birds."""

    def lay(self, page: Page, x: float, y: float, width: float, k: float) -> float:
        between = 7.0
        wide = (width - between * (len(NUMBERS) - 1)) / len(NUMBERS)
        high = 1.3 * wide
        for n in NUMBERS:
            left = x + (n - 1) * (wide + between)
            page.box(left, y + 1, wide, high, 0.35, r=1.6)
            page.text(left + 2, y + 6.4, str(n), 15, "serif")
            flock(page, left + 1.5, y + 1 + high - wide + 1, wide - 3, n)
            if n > 1:
                page.draw("next", left - between / 2 - 2.2, y + 1 + high / 2 - 2.2, 4.4)
        return y + 1 + high


def flock(page: Page, x: float, y: float, size: float, n: int) -> None:
    """One bird, two that follow each other, three that form a roof."""
    places = {
        1: [(0.06, 0.02, 0.88)],
        2: [(0.0, -0.02, 0.62), (0.38, 0.36, 0.62)],
        3: [(0.24, -0.06, 0.54), (-0.02, 0.42, 0.54), (0.48, 0.42, 0.54)],
    }
    for left, top, part in places[n]:
        page.draw("flyer", x + left * size, y + top * size, part * size)
