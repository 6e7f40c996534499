"""What score sheets have in common: a line to write on, sheets below each other, the small print."""

from __future__ import annotations

from collections.abc import Iterator

from voliere.core.board import Say
from voliere.paper.page import DARK, EDGE, Page

TOP = 11.0
BOTTOM = 14.0  # above it lies the small print


def stack(page: Page, count: int, gap: float, below: float = 0) -> Iterator[tuple[float, float]]:
    """So many sheets of equal height below each other: where each begins, and how high it is."""
    high = (page.height - TOP - BOTTOM - below - (count - 1) * gap) / count
    for n in range(count):
        yield TOP + n * (high + gap), high


def field(page: Page, x: float, base: float, right: float, said: str, size: float = 9) -> None:
    """A word and a line to write on."""
    wide = page.text(x, base, said, size)
    page.line(x + wide + 2, base + 0.6, right, base + 0.6, 0.25)


def tick(page: Page, x: float, base: float, said: str, size: float = 9.5) -> float:
    """A small box to tick and its word; how wide they are."""
    page.box(x, base - 3.3, 3.9, 3.9, 0.3)
    return 5.2 + page.text(x + 5.2, base, said, size)


def foot(page: Page, side: float, say: Say, said: str = "") -> None:
    """The small print of a sheet: at the very bottom of what printers reach."""
    base = page.height - EDGE - 0.9
    page.text(side, base, say("sheet-foot", {}), 7, grey=DARK)
    page.text(page.width - side, base, said, 7, align="right", grey=DARK)
