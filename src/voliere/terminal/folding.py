"""Wrapping lines without breaking them at no-break spaces, which French puts before : ; ! ?"""

from __future__ import annotations

import textwrap

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment

# Rich breaks lines at every space Unicode knows, so no-break spaces travel as private characters.
HELD = {"\u00a0": "\ue000", "\u202f": "\ue001"}
HOLD = str.maketrans(HELD)
FREE = str.maketrans({private: space for space, private in HELD.items()})


def folded(text: str, width: int) -> list[str]:
    """Lines no longer than width; unlike Rich, never broken at a no-break space."""
    wide = max(width, 1)
    return [
        line
        for part in text.split("\n")
        for line in textwrap.wrap(part, wide, break_on_hyphens=False, drop_whitespace=True) or [""]
    ]


def held(text: str) -> str:
    """
    >>> held("Quoi\u202f?")
    'Quoi\ue001?'
    """
    return text.translate(HOLD)


class Unbroken:
    """Something Rich shows, made of held texts: their no-break spaces come back after the wrapping."""

    def __init__(self, inner: RenderableType) -> None:
        self.inner = inner

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for text, style, control in console.render(self.inner, options):
            yield Segment(text.translate(FREE), style, control)
