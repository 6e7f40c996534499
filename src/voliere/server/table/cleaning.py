"""Text from people, made harmless: normal form, no control or direction marks, cut to length."""

from __future__ import annotations

import re
import unicodedata

JOINER = "\u200d"  # holds emoji together, and letters of some scripts
EMOJI_STYLE = "\ufe0f"  # asks for a sign's colourful form
# Letters and signs that show nothing: fillers of Hangul, empty Braille, a note and hieroglyphs of no shape.
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\ufffc\U0001d159\U00013441\U00013442")
UNSEEN = frozenset("\u034f\u17b4\u17b5")  # grapheme joiner, inherent vowels of Khmer
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
    r"""One line of plain text; empty if the eye would see nothing.

    >>> clean("  A\u202ed\x00a \n Lovelace\ud800 ", 24)
    'Ada Lovelace'
    >>> clean("\u3164\u2800", 24), clean("\u200dA\u200dd\u034fa\u3164", 24)
    ('', 'Ada')
    """
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text.encode("utf-8", "ignore").decode("utf-8")):
        if char.isspace() or char in BLANK:
            kept.append(" ")
            marks = 0
            continue
        before = kept[-1] if kept else " "
        kind = unicodedata.category(char)
        if char == JOINER:
            fits = before == EMOJI_STYLE or unicodedata.category(before) in ("So", "Sk", "Mn", "Mc")
        elif char == EMOJI_STYLE:
            fits = unicodedata.category(before)[0] in "SNP"
        elif kind[0] == "M":
            marks += 1
            fits = marks <= MOST_MARKS and before != " " and not unseen(char)
        else:
            marks = 0
            fits = kind[0] != "C"
        if fits:
            kept.append(char)
    return " ".join("".join(kept).split())[:longest].strip(JOINER + " ")


def unseen(mark: str) -> bool:
    """Marks that change nothing to the eye: joiners, fillers and selectors of variants."""
    name = unicodedata.name(mark, "")
    return "VARIATION SELECTOR" in name or "FILLER" in name or mark in UNSEEN
