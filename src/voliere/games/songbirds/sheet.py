"""Songbirds on paper: running totals of the extended game, two on a page, and the player aid."""

from __future__ import annotations

from typing import NamedTuple

from voliere.core.board import Say
from voliere.games.songbirds.components import (
    BERRIES,
    CARDS,
    CENTRE,
    COLOUR,
    DIAGONALS,
    HAND_SIZES,
    SEAT,
    TITLE,
    WORMS,
)
from voliere.games.songbirds.game import SongbirdsGame
from voliere.games.songbirds.score import title
from voliere.games.songbirds.special import SIDES, E, N, S, W
from voliere.paper.aid import Aid
from voliere.paper.blocks import Grid, Part, Signs, Steps, Text
from voliere.paper.page import DARK, MIDDLE, POINT, Page
from voliere.paper.parts import foot, stack, tick
from voliere.paper.rich import paragraph
from voliere.paper.voice import Voice

SHEETS = 2
LINES = 7  # rounds there is room for
MARKS = {"red": "berry", "blue": "drop", "green": "leaf", "white": "feather"}
HELP = 11.0
LABELS = 13.0
HEAD = 11.6  # where the table begins, from the top of a sheet
NAMES = 9.0
USUAL = {option.id: option.default for option in SongbirdsGame().options}


def sheet(page: Page, say: Say) -> None:
    t = Voice(say, "songbirds-sheet")
    for y, high in stack(page, SHEETS, 7, HELP):
        card(page, 11, y, page.width - 22, high, t)
    paragraph(page, 11, page.height - 14 - HELP + 3, page.width - 22, t("help"), 9, lead=1.3)
    foot(page, 11, say)


def card(page: Page, x: float, y: float, wide: float, high: float, t: Voice) -> None:
    """One game: players side by side, rounds below each other."""
    right = x + wide
    heading(page, x, y + 7, right, t)
    top = y + HEAD
    players = SEAT.size
    column = (wide - LABELS) / players
    step = (high - HEAD - NAMES) / LINES
    page.text(x + LABELS / 2, top + NAMES - 2, t("round"), 8.5, align="centre")
    for n in range(LINES):
        at = top + NAMES + n * step
        page.text(x + LABELS / 2, at + step / 2 + 2, str(n + 1), 15, "serif", "centre")
        for seat in range(players):
            cell(page, x + LABELS + seat * column, at, column, step, t, n == 0)
    for n in range(LINES + 1):
        page.line(x, top + NAMES + n * step, right, top + NAMES + n * step, 0.25, DARK)
    for seat in range(players + 1):
        page.line(x + LABELS + seat * column, top, x + LABELS + seat * column, y + high, 0.25, DARK)
        if seat < players:
            at = x + LABELS + seat * column
            page.line(at + 2.2, top + NAMES - 1.8, at + column - 2.2, top + NAMES - 1.8, 0.25)
    page.line(x, top, x, y + high, 0.25, DARK)
    page.line(x, top, right, top, 0.5)


def heading(page: Page, x: float, base: float, right: float, t: Voice) -> None:
    said = page.text(x, base, t("title", game=t.say("songbirds-title", {})), 19, "serif")
    page.draw("singer", x + said + 3, base - 8.9, 14)
    target, rounds = t("target", target=USUAL["target"]), t("rounds")
    at = right - page.measure(target, 9.5) - 5.2
    tick(page, at, base, target)
    at -= page.measure(rounds, 9.5) + 16.5 + 4.5
    tick(page, at, base, "")
    page.line(at + 5.2, base + 0.6, at + 14.6, base + 0.6, 0.25)
    page.text(at + 15.6, base, rounds, 9.5)


def cell(page: Page, x: float, y: float, wide: float, high: float, t: Voice, first: bool) -> None:
    """The colour of the favourite, volume and berries; below them points and total."""
    upper = max(5.9, 0.43 * high)
    page.wash(x + wide / 2, y + upper, wide / 2, high - upper)
    middle = y + upper / 2
    for n, colour in enumerate(COLOUR.names):
        at = x + 1.2 + n * 5.2
        page.ring(at + 2.4, middle, 2.4, 0.2, MIDDLE)
        page.draw(MARKS[colour], at + 0.9, middle - 1.5, 3)
    at = x + 1.2 + COLOUR.size * 5.2 + 0.4
    box = (x + wide - at - 4.2) / 2
    page.box(at, middle - 2.5, box, 5, 0.25, r=0.6)
    page.text(at + box + 1.5, middle + 1, "+", 8.5, align="centre")
    page.box(at + box + 3, middle - 2.5, box, 5, 0.25, r=0.6)
    page.dashes(x, y + upper, x + wide)
    page.line(x + wide / 2, y + upper, x + wide / 2, y + high, 0.2, MIDDLE)
    if first:
        page.text(x + 1.2, y + upper + 2.6, t("points"), 7, grey=DARK)
        page.text(x + wide / 2 + 1.2, y + upper + 2.6, t("total"), 7, grey=DARK)


# The player aid


def aid(say: Say) -> Aid:
    t = Voice(say, "songbirds-aid")
    berries = t("berries", berries=", ".join(str(n) for n in BERRIES), sum=sum(BERRIES))
    worms = ", ".join(str(n) for n in WORMS if n)
    return Aid(
        title=say("songbirds-title", {}),
        about=t("about"),
        bird="singer",
        left=[
            Part(t("turn"), [Steps([t("place"), t("line"), t("full")])]),
            Part(t("number"), [by_number(t), Text(berries, 0.92)]),
            Part(t("special"), [special(t), Text(t("special-about"), 0.92)]),
            Part(t("arms"), [Arms(t)]),
        ],
        score=Part(
            t("score"),
            [Text(t("sum-1"), 1.15, "serif"), Text(t("sum-2"), 1.15, "serif"), Text(t("score-about"))],
        ),
        right=[
            Part(t("example"), [Text(t("example-1")), Text(t("example-2"))]),
            Part(t("colours"), [Signs([(MARKS[c], say(f"songbirds-colour-{c}", {})) for c in COLOUR.names])]),
            Part(say("songbirds-option-early-bird", {}), [Text(t("early-bird-about", worms=worms))]),
            Part(t("extended"), [Text(t("extended-about", rounds=USUAL["rounds"], target=USUAL["target"]))]),
            Part(t("alone"), [Text(t("alone-about", cards=len(DIAGONALS))), titles(t)]),
        ],
    )


def by_number(t: Voice) -> Grid:
    rows = []
    for seats, hand in HAND_SIZES.items():
        special = seats == max(HAND_SIZES)
        aside = CARDS - seats * hand - (0 if special else 1)
        centre = t("special-card" if special else "any-card")
        rows.append([str(seats), centre, str(hand), str(aside or t.say("sheet-none", {}))])
    return Grid("Llrr", rows, [t.say("sheet-players", {}), t("centre"), t("hand"), t("aside")])


def special(t: Voice) -> Grid:
    rows = []
    for side in SIDES:
        tokens = []
        for area in side.areas:
            arms = [t(f"arm-{letter}") for letter in area.name]
            both = arms[0] if len(arms) == 1 else t.say("and", {"first": arms[0], "last": arms[1]})
            token = t("token", arms=both, worth=f"{area.token:+}".replace("-", "−"))
            tokens.append(token.replace(" ", "\u00a0"))
        who = t("weakest" if side.weakest else "strongest")
        rows.append([t.say(f"songbirds-side-{side.name}", {}), who, ", ".join(tokens)])
    return Grid("lll", rows, [t("card"), t("who"), t("tokens")])


def titles(t: Voice) -> Grid:
    """Titles and the points they begin with, asked of the score itself."""
    least = [next(p for p in range(-100, 100) if title(p) == n) for n in range(TITLE.size)]
    rows = []
    for n, name in enumerate(TITLE.names):
        low = least[n] if n else None
        high = least[n + 1] - 1 if n + 1 < TITLE.size else None
        rows.append([t.span(low, high), t.say(f"songbirds-title-{name}", {})])
    return Grid("rl", rows)


class Arms(NamedTuple):
    """The cross around the special card."""

    t: Voice

    def lay(self, page: Page, x: float, y: float, width: float, k: float) -> float:
        size, step = 7.6 * k, 8.5 * k
        named = {c: arm for arm, cells in (("n", N), ("e", E), ("s", S), ("w", W)) for c in cells}
        for c in range(25):
            left, top = x + c % 5 * step, y + c // 5 * step
            known = c in named or c == CENTRE
            page.box(left, top, size, size, 0.4 if known else 0.2, 0 if known else MIDDLE, 0.9)
            middle = left + size / 2, top + size / 2
            if c == CENTRE:
                page.draw("common-raven", left + 0.5, top + 0.5, size - 1)
            elif c in named:
                base = middle[1] + 0.33 * 11 * k * POINT
                page.text(middle[0], base, self.t(f"arm-{named[c]}"), 11 * k, "serif", "centre")
        return y + 4 * step + size
