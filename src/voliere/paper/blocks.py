"""What a player aid is made of: texts, steps, tables, signs and pictures below each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from voliere.paper.page import MIDDLE, POINT, Face, Page
from voliere.paper.rich import SIGN_SIZE, Word, broken, paragraph, write

BODY: Final = 10.4
TITLE: Final = 14.5
STEP: Final = 8.5  # what steps are indented by
PAD: Final = 1.2  # left and right in a cell
CELL: Final = 0.96 * BODY


class Block(Protocol):
    """Something in a column."""

    def lay(self, page: Page, x: float, y: float, width: float, k: float) -> float:
        """Drawn from y downwards at k times its size; where it ends."""
        ...


class Text(NamedTuple):
    """A paragraph."""

    said: str
    size: float = 1.0  # of the type, against that of the page
    face: Face = "sans"

    def lay(self, page: Page, x: float, y: float, width: float, k: float) -> float:
        return paragraph(page, x, y, width, self.said, BODY * k * self.size, self.face)


class Steps(NamedTuple):
    """What is done one after the other, numbered."""

    steps: Sequence[str]

    def lay(self, page: Page, x: float, y: float, width: float, k: float) -> float:
        for n, said in enumerate(self.steps, 1):
            if n > 1:
                y += 1.5 * k
            middle = y + 0.5 * 1.36 * BODY * k * POINT
            page.ring(x + 2.8 * k, middle, 2.8 * k, 0.35)
            page.text(x + 2.8 * k, middle + 0.33 * 9 * k * POINT, str(n), 9 * k, "bold", "centre")
            y = paragraph(page, x + STEP * k, y, width - STEP * k, said, BODY * k)
        return y


class Grid(NamedTuple):
    """A table. Columns are l, c or r, or L, C, R in the larger face; the first l takes what room is left."""

    columns: str
    rows: Sequence[Sequence[str]]
    head: Sequence[str] = ()
    even: bool = False  # all columns after the first are equally wide

    def face(self, i: int) -> tuple[Face, float]:
        return ("serif", 1.1) if self.columns[i].isupper() else ("sans", 1.0)

    def widths(self, page: Page, width: float, k: float) -> list[float]:
        found: list[float] = []
        for i in range(len(self.columns)):
            face, larger = self.face(i)
            cells = [whole(page, row[i], CELL * k * larger, face) for row in self.rows]
            cells += [page.measure(self.head[i], 9 * k, "bold")] if self.head else []
            found.append(max(cells) + 2.1 * PAD * k)
        if self.even:
            roomy = min(9.5 * k, (width - found[0]) / (len(found) - 1))
            found[1:] = [max(roomy, *found[1:])] * (len(found) - 1)
        spare = width - sum(found)
        if "l" in self.columns:
            found[self.columns.index("l")] += spare
            return found
        return [wide + spare / len(found) for wide in found]

    def lay(self, page: Page, x: float, y: float, width: float, k: float) -> float:
        widths = self.widths(page, width, k)
        if self.head:
            y += 5.2 * k
            for i, said in enumerate(self.head):
                wide = page.measure(said, 9 * k, "bold")
                page.text(x + self.starts(i, widths, wide, k), y - 1.6 * k, said, 9 * k, "bold")
            page.line(x, y, x + width, y, 0.4)
        for row in self.rows:
            y = self.lay_row(page, x, y, widths, row, k)
            page.line(x, y, x + width, y, 0.15, MIDDLE)
        return y

    def lay_row(
        self, page: Page, x: float, y: float, widths: list[float], row: Sequence[str], k: float
    ) -> float:
        lead = 1.3 * CELL * k * POINT
        cells: list[tuple[list[list[Word]], float, Face]] = []
        for i, said in enumerate(row):
            face, larger = self.face(i)
            size = CELL * k * larger
            cells.append((broken(page, said, widths[i] - 2 * PAD * k, size, face), size, face))
        high = max(len(lines) for lines, _, _ in cells) * lead + 2 * k
        for i, (lines, size, face) in enumerate(cells):
            base = y + (high - len(lines) * lead) / 2 + 0.5 * lead + 0.33 * size * POINT
            for n, line in enumerate(lines):
                start = self.starts(i, widths, measured(page, line, size, face), k)
                write(page, x + start, base + n * lead, line, size, face)
        return y + high

    def starts(self, i: int, widths: list[float], wide: float, k: float) -> float:
        """Where something as wide as that begins in its cell."""
        room = widths[i] - 2 * PAD * k - wide
        return sum(widths[:i]) + PAD * k + room * {"l": 0.0, "c": 0.5, "r": 1.0}[self.columns[i].lower()]


def measured(page: Page, line: list[Word], size: float, face: Face) -> float:
    with page.measuring():
        return write(page, 0, 0, line, size, face)


def whole(page: Page, said: str, size: float, face: Face) -> float:
    """How wide a text is on one line."""
    return sum(measured(page, line, size, face) for line in broken(page, said, 1000, size, face))


class Signs(NamedTuple):
    """What signs mean, in two columns, filled one after the other."""

    signs: Sequence[tuple[str, str]]

    def lay(self, page: Page, x: float, y: float, width: float, k: float) -> float:
        size = BODY * k
        sign = 1.2 * SIGN_SIZE * size * POINT
        high = 6 * k
        rows = -(-len(self.signs) // 2)
        for n, (name, said) in enumerate(self.signs):
            left = x + (n // rows) * width / 2
            middle = y + (n % rows + 0.5) * high
            page.draw(name, left, middle - sign / 2, sign)
            page.text(left + sign + 2.2 * k, middle + 0.33 * size * POINT, said, size)
        return y + rows * high


class Pictures(NamedTuple):
    """Birds with their names below, some in a row."""

    birds: Sequence[tuple[str, str]]
    across: int

    def lay(self, page: Page, x: float, y: float, width: float, k: float) -> float:
        size = 0.94 * BODY * k
        column, bird = width / self.across, 17 * k
        high = bird + 1.5 * size * POINT + k
        for n, (name, said) in enumerate(self.birds):
            middle = x + (n % self.across + 0.5) * column
            top = y + (n // self.across) * high
            page.draw(name, middle - bird / 2, top, bird)
            page.text(middle, top + bird + 1.05 * size * POINT, said, size, align="centre")
        return y + -(-len(self.birds) // self.across) * high


class Part(NamedTuple):
    """A heading and what belongs to it."""

    title: str
    blocks: Sequence[Block]

    def lay(self, page: Page, x: float, y: float, width: float, k: float) -> float:
        size = TITLE * k
        while page.measure(self.title, size, "serif") > width:
            size -= 0.25
        page.text(x, y + 0.74 * TITLE * k * POINT, self.title, size, "serif")
        y += 1.05 * TITLE * k * POINT + 1.3 * k
        for n, block in enumerate(self.blocks):
            y = block.lay(page, x, y + (1.6 * k if n else 0), width, k)
        return y
