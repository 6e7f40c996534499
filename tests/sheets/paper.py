"""What is on a page of a PDF, read back: its words, and how near to the edge anything comes."""

from __future__ import annotations

import re
from functools import cache
from io import BytesIO
from typing import Any

from pypdf import PageObject, PdfReader
from pypdf.generic import ContentStream, NameObject

MM = 72 / 25.4
Matrix = tuple[float, float, float, float, float, float]
WHOLE: Matrix = (1, 0, 0, 1, 0, 0)


@cache
def only_page(content: bytes) -> PageObject:
    """Its contents are read once, which takes longest: texts and marks are looked for in the same."""
    [page] = PdfReader(BytesIO(content), strict=True).pages
    page[NameObject("/Contents")] = ContentStream(page.get_contents(), page.pdf, "bytes")
    return page


def operations(page: PageObject) -> list[tuple[Any, bytes]]:
    stream = page["/Contents"]
    assert isinstance(stream, ContentStream)
    return stream.operations


def pictures(page: PageObject) -> int:
    """Images of points, in the page or beside it."""
    resources: Any = page["/Resources"]
    return len(resources.get("/XObject", {})) + sum(
        1 for _, operator in operations(page) if operator == b"INLINE IMAGE"
    )


def told(content: bytes) -> tuple[str, str]:
    """The language and the title a file says it has."""
    reader = PdfReader(BytesIO(content), strict=True)
    assert reader.metadata is not None
    return str(reader.root_object["/Lang"]), str(reader.metadata.title)


def squeezed(text: str) -> str:
    """Without spaces, which a reader of PDFs has to guess; ligatures as letters."""
    for whole, letters in (("ﬁ", "fi"), ("ﬂ", "fl"), ("ﬀ", "ff"), ("ﬃ", "ffi"), ("ﬄ", "ffl")):
        text = text.replace(whole, letters)
    return re.sub(r"\s", "", text)


@cache
def words_on(content: bytes) -> str:
    return squeezed(only_page(content).extract_text())


def times(m: Matrix, n: Matrix) -> Matrix:
    a, b, c, d, e, f = m
    p, q, r, s, x, y = n
    return (
        a * p + b * r,
        a * q + b * s,
        c * p + d * r,
        c * q + d * s,
        e * p + f * r + x,
        e * q + f * s + y,
    )


def marks(page: PageObject) -> list[tuple[float, float]]:
    """Where lines and shapes have their points and texts begin; what a clip may hide is left out."""
    found: list[tuple[float, float]] = []
    now, clipped = WHOLE, False
    kept: list[tuple[Matrix, bool]] = []
    for operands, operator in operations(page):
        numbers = [float(n) for n in operands if isinstance(n, (int, float))]
        if operator == b"q":
            kept.append((now, clipped))
        elif operator == b"Q":
            now, clipped = kept.pop()
        elif operator == b"cm":
            now = times(matrix(numbers), now)
        elif operator in (b"W", b"W*"):
            clipped = True
        elif operator in (b"m", b"l", b"c", b"v", b"y", b"Td") and not clipped:
            found += [moved(now, x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
        elif operator == b"re" and not clipped:
            x, y, wide, high = numbers
            found += [moved(now, x, y), moved(now, x + wide, y + high)]
    return found


def matrix(numbers: list[float]) -> Matrix:
    a, b, c, d, e, f = numbers
    return a, b, c, d, e, f


def moved(m: Matrix, x: float, y: float) -> tuple[float, float]:
    return m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]


def fonts_of(page: PageObject) -> list[Any]:
    return [font.get_object() for font in page["/Resources"]["/Font"].get_object().values()]  # type: ignore[index]
