"""Text from people, made harmless: normal form, no control or direction marks, cut to length."""

from __future__ import annotations

import re
import unicodedata

JOINER = "\u200d"  # holds emoji together; the only mark without a shape that is kept
MOST_MARKS = 3  # accents on one letter
LONGEST_NAME = 24
LONGEST_LINE = 500
ID = re.compile(r"[A-Za-z0-9_-]{1,40}", re.ASCII)


def is_id(given: str) -> bool:
    """Whether something can be the id of a table at all: nothing else is looked for, or kept in mind.

    >>> is_id("k3Rz-_x"), is_id("a" * 41), is_id("\\0"), is_id("é"), is_id("")
    (True, False, False, False, False)
    """
    return ID.fullmatch(given) is not None


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
