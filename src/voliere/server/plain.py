"""Text from people, made harmless: normal form, no control or direction marks, cut to length."""

from __future__ import annotations

import unicodedata

JOINER = "\u200d"  # holds emoji together; the only mark without a shape that is kept
MOST_MARKS = 3  # accents on one letter
LONGEST_NAME = 24
LONGEST_LINE = 500


def clean(text: str, longest: int) -> str:
    r"""One line of plain text.

    >>> clean("  A\u202ed\x00a \n Lovelace\ud800 ", 24)
    'Ada Lovelace'
    """
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text.encode("utf-8", "ignore").decode("utf-8")):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind.startswith("M") else 0
        if marks > MOST_MARKS or (kind[0] == "C" and char != JOINER and not char.isspace()):
            continue
        kept.append(" " if char.isspace() else char)
    return " ".join("".join(kept).split())[:longest].strip(JOINER + " ")
