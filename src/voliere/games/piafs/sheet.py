"""Piafs on paper: the collections of four players on a page, and the player aid."""

from __future__ import annotations

from voliere.core.board import Say
from voliere.games.piafs.components import (
    COLUMN,
    HAND,
    KEPT,
    PAIR_POINTS,
    PERCHES,
    SEAT,
    SPECIES,
    STOLEN,
    STRONGEST,
    VALUES,
    eggs_of,
)
from voliere.paper.aid import Aid
from voliere.paper.blocks import Grid, Part, Pictures, Steps, Text
from voliere.paper.page import DARK, MIDDLE, PALE, Page
from voliere.paper.parts import BOTTOM, TOP, field, foot
from voliere.paper.rich import paragraph
from voliere.paper.voice import Voice

GAP = 4.0
HELP = 10.0  # what the explanation needs
NAMES = 21.0  # the column of species
COUNT = 10.0  # the column of birds
STRENGTHS = range(1, STRONGEST + 1)


def eggs(strength: int) -> int:
    return int(eggs_of(2 * strength - 2))


def sheet(page: Page, say: Say) -> None:
    t = Voice(say, "piafs-sheet")
    left, right = 11.0, page.width - 11
    page.text(left, TOP + 6.2, say("piafs-title", {}), 22, "serif")
    field(page, right - 48, TOP + 6.2, right, say("sheet-date", {}), 9.5)
    top = TOP + 10.5
    wide = (right - left - GAP) / 2
    rows = SEAT.size // 2
    high = (page.height - BOTTOM - HELP - top - (rows - 1) * GAP) / rows
    for seat in range(SEAT.size):
        collection(page, left + seat % 2 * (wide + GAP), top + seat // 2 * (high + GAP), wide, high, t)
    help = t("help", points=PAIR_POINTS)
    paragraph(page, left, page.height - BOTTOM - HELP + 2.2, right - left, help, 9, lead=1.3)
    foot(page, left, say)


def collection(page: Page, x: float, y: float, wide: float, high: float, t: Voice) -> None:
    """One player's birds: a box for each card."""
    page.box(x, y, wide, high, 0.4, r=2.5)
    left, right = x + 2.8, x + wide - 2.8
    field(page, left, y + 6.2, right, t.say("sheet-name", {}), 9.5)
    top, bottom = y + 16.6, y + high - 15.6
    column = (right - left - NAMES - COUNT) / STRONGEST
    step = (bottom - top) / SPECIES.size
    for strength in STRENGTHS:
        at = left + NAMES + (strength - 1) * column
        page.text(at + column / 2, top - 4.1, str(strength), 11, "serif", "centre")
        for n in range(eggs(strength)):
            page.draw("egg-outline", at + column / 2 + (n - eggs(strength) / 2) * 2.6, top - 3.3, 2.5)
        page.line(at, top, at, bottom, 0.15, PALE)
    page.text(right - COUNT / 2, top - 1.6, t("birds"), 7, align="centre", grey=DARK)
    for n, species in enumerate(SPECIES.names):
        species_row(page, left, top + n * step, right, step, column, species, t)
    page.line(left, top, right, top, 0.4)
    page.line(right - COUNT, top, right - COUNT, bottom, 0.4)
    totals(page, left, bottom + 2, right, y + high - 2.8, t)


def species_row(
    page: Page, left: float, y: float, right: float, step: float, column: float, species: str, t: Voice
) -> None:
    bird = min(11.0, step - 4.1)
    page.draw(f"{species}-male", left + 2.2, y + 0.3, bird)
    page.text(left, y + step - 1.2, t.say(f"piafs-species-{species}", {}), 8.6, "bold")
    for strength in STRENGTHS:
        middle = left + NAMES + (strength - 0.5) * column
        for sex, at in (("male", y + step / 2 - 4.6), ("female", y + step / 2 + 0.4)):
            page.draw(sex, middle - 3.5, at + 0.7, 2.8)
            page.box(middle - 0.4, at, 4.1, 4.1, 0.28, r=0.6)
    page.line(left, y + step, right, y + step, 0.15, MIDDLE)


def totals(page: Page, left: float, top: float, right: float, bottom: float, t: Voice) -> None:
    wide = (right - left - 4.8) / 4
    heads = [
        (["male", "female"], t("pairs", points=PAIR_POINTS)),
        (["egg-outline"], t.say("piafs-score-majorities", {})),
        (["seed"], t.say("piafs-score-seeds", {})),
        ([], t.say("sheet-total", {})),
    ]
    for n, (signs, said) in enumerate(heads):
        at = x = left + n * (wide + 1.6)
        for sign in signs:
            page.draw(sign, at, top, 3.1)
            at += 3.4
        page.text(
            at + (0.6 if signs else 0), top + 2.6, said, 8.2 if signs else 10, "sans" if signs else "serif"
        )
        page.box(x, top + 4, wide, bottom - top - 4, 0.3 if signs else 0.6, r=0.9)


# The player aid


def aid(say: Say) -> Aid:
    t = Voice(say, "piafs-aid")
    seed = t("seed", seeds=COLUMN, beyond=COLUMN + 1)
    birds = [(f"{name}-male", say(f"piafs-species-{name}", {})) for name in SPECIES.names]
    return Aid(
        title=say("piafs-title", {}),
        about=t("about"),
        bird="bullfinch-male",
        left=[
            Part(t("turn"), [Steps([t("play"), t("compare"), t("draw", hand=HAND, seeds=COLUMN)])]),
            Part(t("more"), [Steps([seed, t("bird"), t("suffer"), t("up"), t("again")])]),
            Part(t("less"), [Text(t("less-about"))]),
            Part(t("species"), [Pictures(birds, 3)]),
        ],
        score=Part(t("score"), [worth(t), Text(t("tie"))]),
        right=[
            Part(t("eggs"), [eggs_by_strength(t)]),
            Part(t("pests"), [Text(t("crow")), Text(t("squirrel", stolen=STOLEN))]),
            Part(t("end"), [Text(t("end-about", kept=KEPT))]),
            Part(t("number"), [by_number(t)]),
        ],
    )


def by_number(t: Voice) -> Grid:
    rows = [[str(n), str(perches), t("some" if n == 2 else "nothing")] for n, perches in PERCHES.items()]
    return Grid("Lcl", rows, [t.say("sheet-players", {}), t("perches"), t("remove")])


def worth(t: Voice) -> Grid:
    seeds = t.span(1, VALUES)
    return Grid(
        "clR",
        [
            ["[male][female]", t("pair"), str(PAIR_POINTS)],
            ["[egg-outline]", t("majority"), t("in-eggs")],
            ["[seed]", t("pile"), seeds],
        ],
    )


def eggs_by_strength(t: Voice) -> Grid:
    row = [t("eggs-of"), *[str(eggs(strength)) for strength in STRENGTHS]]
    head = [t("strength"), *[str(strength) for strength in STRENGTHS]]
    return Grid("l" + "r" * STRONGEST, [row], head, even=True)
