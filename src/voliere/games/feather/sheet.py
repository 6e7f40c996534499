"""Birds of a Feather on paper: the score sheet of BF-COMP-3, three on a page, and the player aid."""

from __future__ import annotations

from itertools import groupby

from voliere.core.board import Say
from voliere.games.feather.components import BONUS, DECK, FULL_ROW, RAPTOR, ROW, ROW_POINTS, SETUPS, TURNED
from voliere.games.feather.score import LADDER, MOST
from voliere.games.feather.species import COPIES, HABITATS, POINTS, SPECIES, TYPES
from voliere.paper.aid import Aid
from voliere.paper.blocks import Grid, Part, Signs, Steps, Text
from voliere.paper.page import DARK, MIDDLE, POINT, Page
from voliere.paper.parts import field, foot, stack
from voliere.paper.voice import Voice

SHEETS = 3
LABELS = 12.5  # the column of types and their points
KINDS = [name.rstrip("123") for name in TYPES]


def sheet(page: Page, say: Say) -> None:
    t = Voice(say, "feather-sheet")
    for y, high in stack(page, SHEETS, 4.2):
        card(page, 11, y, page.width - 22, high, t)
    foot(page, 11, say, t("foot", count=ROW, bonus=BONUS))


def card(page: Page, x: float, y: float, wide: float, high: float, t: Voice) -> None:
    """One player's sheet."""
    page.box(x, y, wide, high, 0.45, r=2.5)
    left, right = x + 3, x + wide - 3
    heading(page, left, y + 8.6, right, t)
    top = y + 18
    bottom = y + high - 7.6
    rows = ROW + 2
    step = (bottom - top) / rows
    column = (right - left - LABELS) / len(HABITATS)
    for h, habitat in enumerate(HABITATS):
        at = left + LABELS + h * column
        page.draw(habitat, at + 0.8, top - 6, 4.8)
        page.text(at + 6.9, top - 2.1, t.say(f"feather-habitat-{habitat}", {}), 10, "serif")
        page.line(at, top, at, bottom, 0.15, MIDDLE)
        for kind in range(ROW):
            bird_box(page, at, top + kind * step, step, column, SPECIES[h * ROW + kind].key, t)
        middle = top + (ROW + 0.5) * step
        page.ring(at + 3.2, middle, 2.2, 0.5)
        page.text(at + 6.9, middle + 1.1, t("all", count=ROW), 9.5, "serif")
        whole = f"/ {int(ROW_POINTS[FULL_ROW])}"
        page.text(at + column - 1.4, bottom - step / 2 + 1.1, whole, 8.5, align="right", grey=DARK)
    page.line(left, top, right, top, 0.5)
    for n in range(1, rows):
        strong = n in (ROW, rows - 1)
        page.line(
            left, top + n * step, right, top + n * step, 0.3 if strong else 0.15, 0 if strong else MIDDLE
        )
    labels(page, left, top, step, t)
    rounds(page, left, right, bottom + 4, t)


def heading(page: Page, left: float, base: float, right: float, t: Voice) -> None:
    title = page.text(left, base, t.say("feather-title", {}), 16, "serif")
    page.box(right - 20, base - 6.4, 20, 8.6, 0.5, r=1.2)
    page.text(right - 1.4, base - 0.7, f"/ {MOST}", 8.5, align="right", grey=DARK)
    page.text(right - 22, base - 0.4, t.say("sheet-total", {}), 10.5, "serif", "right")
    field(page, left + title + 6, base, right - 80, t.say("sheet-name", {}))
    field(page, right - 75, base, right - 36, t.say("sheet-date", {}))


def bird_box(page: Page, x: float, y: float, step: float, column: float, bird: str, t: Voice) -> None:
    middle = y + step / 2
    page.box(x + 1.1, middle - 2.1, 4.2, 4.2, 0.3)
    page.fitted(x + 6.9, middle, t.say(f"feather-bird-{bird}", {}), column - 7.4, 8.6, 8)


def labels(page: Page, left: float, top: float, step: float, t: Voice) -> None:
    for kind, name in enumerate(KINDS):
        middle = top + (kind + 0.5) * step
        page.draw(name, left + 0.6, middle - 2.1, 4.2)
        page.text(left + 9, middle + 1.15, str(POINTS[kind]), 10, "serif", "right")
    page.text(left + 9, top + (ROW + 0.5) * step + 1.15, f"+{BONUS}", 10, "serif", "right")
    page.text(left, top + (ROW + 1.5) * step + 1.05, t.say("sheet-points", {}), 8.5, "bold")


def rounds(page: Page, left: float, right: float, middle: float, t: Voice) -> None:
    """One ring for each round of the longest game."""
    most = max(setup.size for setup in SETUPS.values()) - 1
    at = left + LABELS + 2.6
    page.text(left, middle + 1, t("rounds"), 8.5, "bold")
    for n in range(most):
        page.ring(at + n * 6.2, middle, 2.2, 0.2, DARK)
        page.text(at + n * 6.2, middle + 0.33 * 7.5 * POINT, str(n + 1), 7.5, align="centre", grey=DARK)


# The player aid


def aid(say: Say) -> Aid:
    t = Voice(say, "feather-aid")
    return Aid(
        title=say("feather-title", {}),
        about=t("about"),
        bird="gambels-quail",
        left=[
            Part(
                t("round"), [Steps([t(id) for id in ("choose", "reveal", "see", "settle")]), Text(t("end"))]
            ),
            Part(t("deal"), deals(t)),
            Part(t("solo"), solo(t)),
        ],
        score=Part(
            t("score"), [worth(t), Text(t("most", row=int(ROW_POINTS[FULL_ROW]), most=MOST), 1.1, "serif")]
        ),
        right=[
            Part(t("habitats"), [Signs([(name, say(f"feather-habitat-{name}", {})) for name in HABITATS])]),
            Part(t("variants"), variants(t)),
        ],
    )


def shared() -> list[int]:
    """The numbers of players who play together."""
    return [seats for seats in SETUPS if seats > 1]


def deals(t: Voice) -> list[Grid | Text]:
    none = t.say("sheet-none", {})
    rows: list[list[str]] = []
    notes: list[Grid | Text] = []
    for seats in shared():
        setup = SETUPS[seats]
        hands = seats + setup.neutral
        rows.append([str(n or none) for n in (seats, hands, setup.neutral, setup.size, setup.size - 1)])
        left = len(DECK) - hands * setup.size
        if left:
            notes.append(Text(t("aside", seats=seats, cards=left), 0.92))
    head = [t.say("sheet-players", {}), t("hands"), t("neutral"), t("cards"), t("rounds")]
    return [Grid("Lrrrr", rows, head), *notes]


def solo(t: Voice) -> list[Grid | Text]:
    size = SETUPS[1].size
    titles = ["no-binoculars", "sunday-stroller", "skilled-observer", "above-the-rest", "big-year"]
    rows = []
    for n, title in reversed(list(enumerate(titles))):
        low = LADDER[n] if n else None
        high = LADDER[n + 1] - 1 if n + 1 < len(LADDER) else None
        rows.append([t.span(low, high), t.say(f"feather-title-{title}", {})])
    about = t("solo-about", hand=size, pile=len(DECK) - size, turned=TURNED)
    return [Text(about), Grid("rl", rows)]


def worth(t: Voice) -> Grid:
    rows = []
    for name, group in groupby(range(ROW), key=lambda kind: KINDS[kind]):
        kinds = list(group)
        cards, said = str(COPIES[kinds[0]]), t.say(f"feather-type-{TYPES[kinds[0]]}", {})
        if len(kinds) > 1:
            cards, said = t("each", count=COPIES[kinds[0]]), t("uncommon", count=len(kinds))
        rows.append([f"[{name}]", said, cards, str(POINTS[kinds[0]])])
    rows.append(["", t("complete", count=ROW), "", f"+{BONUS}"])
    return Grid("clrR", rows, [t("sign"), t("bird"), t("cards"), t("points")])


def variants(t: Voice) -> list[Grid | Text]:
    assert KINDS[RAPTOR] == "raptor"
    rows = []
    for seats in shared():
        setup = SETUPS[seats]
        rows.append([str(seats), str(setup.migrants), t("pack", packs=setup.packs, size=setup.pack_size)])
    head = [t.say("sheet-players", {}), t("to-pass"), t("packs")]
    return [
        Text(t("raptors")),
        Text(t("migration")),
        Text(t("draft")),
        Grid("Lrr", rows, head),
        Text(t("draft-neutral"), 0.92),
    ]
