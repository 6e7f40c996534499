"""Wingspan on paper: the score pad, two on a page, and the player aid."""

from __future__ import annotations

from voliere.core.board import Say
from voliere.games.wingspan.bird import FOOD_NAMES
from voliere.games.wingspan.components import (
    CARD_GAIN,
    COLUMNS,
    CONVERTS,
    DICE,
    EGG_COST,
    EGG_GAIN,
    FOOD_GAIN,
    ROUNDS,
    SEAT,
    TURNS,
)
from voliere.games.wingspan.game import WingspanGame
from voliere.games.wingspan.goals import BLUE_MOST, GREEN
from voliere.games.wingspan.score import LINES
from voliere.games.wingspan.state import Agreed
from voliere.paper.aid import Aid
from voliere.paper.blocks import Grid, Part, Signs, Steps, Text
from voliere.paper.page import DARK, MIDDLE, Page
from voliere.paper.parts import field, foot, stack, tick
from voliere.paper.voice import Voice

SHEETS = 2
SIGNS = {
    "birds": "perch",
    "bonus": "cards",
    "goals": "goal",
    "eggs": "egg",
    "cached": "cache",
    "tucked": "tuck",
}
NESTS = ["platform", "bowl", "cavity", "ground", "star"]
LABELS = 57.0
TABLE = 20.5  # where the table begins, from the top of a sheet
NAMES = 10.5


def sheet(page: Page, say: Say) -> None:
    t = Voice(say, "wingspan-sheet")
    for y, high in stack(page, SHEETS, 7):
        pad(page, 11, y, page.width - 22, high, t)
    foot(page, 11, say, t("foot", most=BLUE_MOST))


def pad(page: Page, x: float, y: float, wide: float, high: float, t: Voice) -> None:
    """One game: players side by side, categories below each other."""
    right = x + wide
    page.text(x, y + 7.2, t.say("wingspan-title", {}), 21, "serif")
    page.draw("great-blue-heron", x + LABELS - 22, y + TABLE - 20.4, 20)
    heading(page, x + LABELS, y + 5.8, right, t)
    players = SEAT.size
    column = (wide - LABELS) / players
    top = y + TABLE
    unit = (y + high - top) / (0.92 * (len(LINES) - 1) + 0.76 * ROUNDS + 1.2 + 0.7)
    at = top
    lines: list[float] = []
    for line in LINES:
        if line == "goals":
            for n in range(ROUNDS):
                goal_row(page, x, at, wide, 0.76 * unit, n, t)
                at += 0.76 * unit
                lines.append(at)
            continue
        label(page, x, at, 0.92 * unit, SIGNS[line], t.say(f"wingspan-score-{line}", {}))
        at += 0.92 * unit
        lines.append(at)
    for below in lines:
        page.line(x, below, right, below, 0.2, MIDDLE)
    total, tie = at, at + 1.2 * unit
    for n in range(players):
        left = x + LABELS + n * column
        name = str(n + 1) if n + 1 < players else t("automa", number=n + 1)
        page.text(left + 1.2, top - NAMES + 3.2, name, 7.5, grey=DARK)
        page.line(left, top - NAMES, left, y + high, 0.2, MIDDLE)
    page.line(x, top, x, y + high, 0.2, MIDDLE)
    page.line(right, top - NAMES, right, y + high, 0.2, MIDDLE)
    page.line(x + LABELS, top - NAMES, right, top - NAMES, 0.5)
    page.line(x, top, right, top, 0.5)
    page.line(x, y + high, right, y + high, 0.2, MIDDLE)
    page.text(x + 2.4, total + 0.6 * unit + 1.8, t.say("sheet-total", {}), 15, "serif")
    for n in range(players):
        page.box(x + LABELS + n * column, total, column, 1.2 * unit, 0.6, r=0)
    page.box(x, total, LABELS, 1.2 * unit, 0.6, r=0)
    page.text(x + 2.4, tie + 0.35 * unit + 1, t("tie"), 8.8)


def heading(page: Page, left: float, base: float, right: float, t: Voice) -> None:
    blue = t("blue")
    at = right - page.measure(blue, 9.5) - 5.2
    tick(page, at, base, blue)
    at -= page.measure(t("green"), 9.5) + 5.2 + 4
    tick(page, at, base, t("green"))
    goals = t("goals")
    at -= page.measure(goals, 9.5) + 2.5
    page.text(at, base, goals, 9.5)
    field(page, left, base, at - 8, t.say("sheet-date", {}), 9.5)


def label(page: Page, x: float, y: float, high: float, sign: str, said: str) -> None:
    page.draw(sign, x + 2.4, y + high / 2 - 2.6, 5.2)
    page.text(x + 10, y + high / 2 + 1.25, said, 10.5, "bold")


def goal_row(page: Page, x: float, y: float, wide: float, high: float, n: int, t: Voice) -> None:
    """A goal: its round, room to say which one it is, the points of the green side."""
    page.wash(x, y, wide, high)
    middle = y + high / 2
    page.draw("goal", x + 6.4, middle - 2, 4)
    said = page.text(x + 12, middle + 1.15, t("round", round=n + 1), 9.5)
    prizes = " · ".join(str(points) for points in GREEN[n])
    wide_prizes = page.text(x + LABELS - 1.6, middle + 1.15, prizes, 9.5, align="right", grey=DARK)
    page.dashes(x + 12 + said + 2, middle + 1.6, x + LABELS - 3.4 - wide_prizes)


# The player aid


def aid(say: Say) -> Aid:
    t = Voice(say, "wingspan-aid")
    eggs = ", ".join(str(n) for n in EGG_COST[:COLUMNS])
    *before, last = [str(n) for n in TURNS[1:]]
    turns = say("and", {"first": ", ".join(before), "last": last})
    actions = [t("play", eggs=eggs), t("food"), t("eggs"), t("draw")]
    worth = face_down()
    return Aid(
        title=say("wingspan-title", {}),
        about=t("about", turns=turns),
        bird="great-blue-heron",
        left=[
            Part(t("turn"), [Steps(actions), Text(t("then"))]),
            Part(t("row"), [gains(t), Text(t("exchange"), 0.92)]),
            Part(t("feeder"), [Text(t("feeder-about", dice=DICE))]),
            Part(t("end"), [Text(t("end-about"))]),
            Part(t("automa"), [Text(t("automa-about", least=worth[0], most=worth[-1]))]),
        ],
        score=Part(t("score"), [final(t), Text(t("tie"))]),
        right=[
            Part(t("goals"), [prizes(t), Text(t("goals-about", most=BLUE_MOST))]),
            Part(t("powers"), [Grid("Ll", [[t(c), t(f"{c}-about")] for c in ("brown", "white", "pink")])]),
            Part(t("signs"), [Signs(signs(t))]),
        ],
    )


def face_down() -> list[int]:
    """What a bird face down is worth to the Automa, by level."""
    game = WingspanGame()
    [levels] = [option.values() for option in game.options if option.id == "automa"]
    return sorted(Agreed(game.check(1, {"automa": level})).face_down_worth for level in levels)


def gains(t: Voice) -> Grid:
    rows = []
    for id, gain in (("dice", FOOD_GAIN), ("laid", EGG_GAIN), ("cards", CARD_GAIN)):
        cells = [f"{n}*" if more else str(n) for n, more in zip(gain, CONVERTS, strict=True)]
        rows.append([t(id), *cells])
    head = [t("there"), *[str(n) for n in range(len(CONVERTS))]]
    return Grid("l" + "c" * len(CONVERTS), rows, head, even=True)


def final(t: Voice) -> Grid:
    """Categories by name; what lies on the birds, a point each."""
    rows = []
    for line in LINES:
        each = line in ("eggs", "cached", "tucked")
        said = t(f"each-{line}") if each else t.say(f"wingspan-score-{line}", {})
        rows.append([f"[{SIGNS[line]}]", said, "1" if each else ""])
    return Grid("clR", rows)


def prizes(t: Voice) -> Grid:
    rows = [[t(f"place-{k + 1}"), *[str(points[k]) for points in GREEN]] for k in range(len(GREEN[0]))]
    return Grid("l" + "r" * ROUNDS, rows, [t("round"), *[str(n + 1) for n in range(ROUNDS)]], even=True)


def signs(t: Voice) -> list[tuple[str, str]]:
    foods = [(food, t.say(f"wingspan-food-{food}", {})) for food in FOOD_NAMES]
    return [*foods, ("wild", t("wild")), *[(nest, t(nest)) for nest in NESTS], ("egg-outline", t("limit"))]
