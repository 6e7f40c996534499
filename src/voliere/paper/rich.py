"""Running text with _bold_ words and [signs], broken into lines at plain spaces."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from voliere.paper.page import POINT, Face, Page

SIGN_SIZE: Final = 1.25  # of a sign, against the size of the type
PIECE: Final = re.compile(r"_|\[[\w-]+\]| |[^_\[ ]+")


class Piece(NamedTuple):
    """Part of a word: some letters of one face, or a sign."""

    said: str
    face: Face
    sign: bool = False


Word = list[Piece]


def words_of(said: str, face: Face) -> Iterator[Word]:
    """
    >>> [[piece.said for piece in word] for word in words_of("_Lay_ eggs [egg]: two", "sans")]
    [['Lay'], ['eggs'], ['egg', ':'], ['two']]
    """
    word: Word = []
    bold = False
    for part in PIECE.findall(said):
        if part == "_":
            bold = not bold
        elif part == " ":
            if word:
                yield word
            word = []
        elif part.startswith("["):
            word.append(Piece(part[1:-1], face, sign=True))
        else:
            word.append(Piece(part, "bold" if bold else face))
    if word:
        yield word


def wide(page: Page, word: Word, size: float) -> float:
    sign = SIGN_SIZE * size * POINT
    return sum(sign if p.sign else page.measure(p.said, size, p.face) for p in word)


def broken(page: Page, said: str, width: float, size: float, face: Face = "sans") -> list[list[Word]]:
    """The lines of a text, each a list of words; the last one is not a short word alone."""
    space = page.measure(" ", size, face)
    lines: list[list[Word]] = []
    left = -1.0
    for word in words_of(said, face):
        needs = wide(page, word, size)
        if left < needs + space:
            lines.append([])
            left = width + space
        lines[-1].append(word)
        left -= needs + space
    if len(lines) > 1 and len(lines[-1]) == 1 and len(lines[-2]) > 1 and short(lines[-1][0]):
        lines[-1].insert(0, lines[-2].pop())
    return lines


def short(word: Word) -> bool:
    """A word that looks lost on a line of its own."""
    return sum(len(piece.said) for piece in word) < 6


def write(page: Page, x: float, y: float, line: list[Word], size: float, face: Face = "sans") -> float:
    """One line, its baseline at y; how wide it is. Words of one face are written in one go."""
    space = Piece(" ", face)
    pieces = [piece for word in line for piece in [*word, space]][:-1]
    at, said, now = x, "", face
    for piece in [*pieces, Piece("", face, sign=True)]:
        if (piece.sign or piece.face != now) and said:
            if said.strip():
                page.text(at, y, said, size, now)
            at += page.measure(said, size, now)
            said = ""
        if not piece.sign:
            said, now = said + piece.said, piece.face
        elif piece.said:
            sign = SIGN_SIZE * size * POINT
            page.draw(piece.said, at, y - 0.79 * sign, sign)
            at += sign
    return at - x


def paragraph(
    page: Page,
    x: float,
    y: float,
    width: float,
    said: str,
    size: float,
    face: Face = "sans",
    lead: float = 1.36,
) -> float:
    """A text from y downwards; where it ends."""
    high = lead * size * POINT
    for line in broken(page, said, width, size, face):
        write(page, x, y + 0.5 * high + 0.34 * size * POINT, line, size, face)
        y += high
    return y
