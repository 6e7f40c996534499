"""Colours: the table at night. ACT alone says what you may do and whose turn it is, and nothing else."""

from __future__ import annotations

from functools import cache

from rich.style import Style
from textual.theme import Theme

PAPER = "#171A18"
SHEET = "#212522"
RAISED = "#2A2F2B"
RULE = "#3A403B"
INK = "#ECE6D8"
INK2 = "#BFB8A7"
INK3 = "#A39D8E"
ACT = "#F2A458"
ON_ACT = "#22150A"
ACT_WASH = "#4A3720"
BAD = "#F2A094"
GOOD = "#A9CC83"

# The words boards use for styles, in colours that read on PAPER.
WORDS = {
    "red": "#F28B7A",
    "blue": "#8FBDEB",
    "green": "#A5CF74",
    "white": "#FFFEFB",
    "yellow": "#F3D67F",
    "magenta": "#CFA6EE",
    "cyan": "#8CC0DA",
    "dim": INK3,
    "ink": INK,
    "ink2": INK2,
    "act": ACT,
    "bad": BAD,
    "good": GOOD,
    # Looks of things that can be clicked.
    "lit": f"on {ACT_WASH} underline",
    "picked": f"bold {ON_ACT} on {ACT}",
    "button": f"{INK} on {RAISED}",
}

THEME = Theme(
    name="voliere",
    primary=ACT,
    secondary=INK2,
    accent=ACT,
    foreground=INK,
    background=PAPER,
    surface=SHEET,
    panel=RAISED,
    error=BAD,
    success=GOOD,
    warning=ACT,
    dark=True,
    variables={"rule": RULE, "ink2": INK2, "ink3": INK3},
)


@cache
def look(words: str) -> Style:
    """The style a board means.

    >>> look("red bold").bold
    True
    """
    return Style.parse(" ".join(WORDS.get(word, word) for word in words.split()))
