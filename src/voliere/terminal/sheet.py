"""Widgets that show lines of spans and say which thing was clicked."""

from __future__ import annotations

from collections.abc import Mapping

from rich.cells import cell_len
from rich.segment import Segment
from textual import events
from textual.containers import VerticalScroll
from textual.geometry import Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from voliere.core.board import Board, Span
from voliere.terminal.folding import folded
from voliere.terminal.palette import look


class Sheet(Widget):
    """A board. Each thing on it may get a look of its own (lit, picked)."""

    DEFAULT_CSS = "Sheet { width: auto; height: auto; }"

    class Clicked(Message):
        def __init__(self, sheet: Sheet, thing: str) -> None:
            super().__init__()
            self.sheet = sheet
            self.thing = thing

        @property
        def control(self) -> Sheet:
            return self.sheet

    def __init__(self, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.board = Board()
        self.looks: Mapping[str, str] = {}

    def show(self, board: Board, looks: Mapping[str, str] | None = None) -> None:
        self.board = board
        self.looks = {} if looks is None else looks
        self.refresh(layout=True)

    def drawn(self, width: int) -> list[list[Span]]:
        """The lines to show in so many columns."""
        return self.board.lines

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return max((wide(line) for line in self.drawn(container.width)), default=0)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self.drawn(width))

    def render_line(self, y: int) -> Strip:
        lines = self.drawn(self.content_size.width)
        if y >= len(lines):
            return Strip.blank(self.content_size.width, self.rich_style)
        segments = [Segment(span.text, look(self.style_of(span))) for span in lines[y]]
        return Strip(segments).adjust_cell_length(self.content_size.width).apply_style(self.rich_style)

    def style_of(self, span: Span) -> str:
        extra = self.looks.get(span.thing, "") if span.thing else ""
        return f"{span.style} {extra}"

    def on_click(self, event: events.Click) -> None:
        at = event.get_content_offset(self)
        lines = self.drawn(self.content_size.width)
        if at is None or at.y >= len(lines):
            return
        x = 0
        for span in lines[at.y]:
            x += cell_len(span.text)
            if at.x < x:
                if span.thing:
                    self.post_message(self.Clicked(self, span.thing))
                return


def wide(line: list[Span]) -> int:
    return sum(cell_len(span.text) for span in line)


class Prose(Sheet):
    """Sentences, one paragraph each, wrapped to the width there is."""

    DEFAULT_CSS = "Prose { width: 1fr; height: auto; }"

    def __init__(self, id: str | None = None, classes: str | None = None, bullet: str = "") -> None:
        super().__init__(id=id, classes=classes)
        self.paragraphs: list[Span] = []
        self.bullet = bullet
        self.wrapped: tuple[int, list[list[Span]]] = (-1, [])

    def tell(self, paragraphs: list[Span]) -> None:
        self.paragraphs = paragraphs
        self.wrapped = (-1, [])
        self.refresh(layout=True)

    def drawn(self, width: int) -> list[list[Span]]:
        if self.wrapped[0] != width:
            self.wrapped = (width, [line for span in self.paragraphs for line in self.lines_of(span, width)])
        return self.wrapped[1]

    def lines_of(self, span: Span, width: int) -> list[list[Span]]:
        lines = folded(span.text, width - len(self.bullet))
        indent = " " * len(self.bullet)
        return [
            [Span(indent if n else self.bullet, "dim"), Span(line, span.style, span.thing)]
            for n, line in enumerate(lines)
        ]


class Choices(Sheet):
    """A numbered list in as many columns as fit, with one entry in hand."""

    DEFAULT_CSS = "Choices { width: 1fr; height: auto; }"

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.labels: list[str] = []
        self.at = 0
        self.typed = ""

    def offer(self, labels: list[str], at: int = 0) -> None:
        self.labels = labels
        self.at = at
        self.typed = ""
        self.refresh(layout=True)

    def columns(self, width: int) -> int:
        return max(1, (width + 2) // (self.longest() + 2))

    def digits(self) -> int:
        return len(str(len(self.labels)))

    def longest(self) -> int:
        """Columns of the widest entry: mark, number, label, and a space on its right."""
        return max((cell_len(label) for label in self.labels), default=0) + self.digits() + 3

    def drawn(self, width: int) -> list[list[Span]]:
        columns, wide = self.columns(width), min(self.longest(), width)
        lines: list[list[Span]] = []
        for first in range(0, len(self.labels), columns):
            cells = [self.cell(n, wide) for n in range(first, min(first + columns, len(self.labels)))]
            for row in range(max(len(cell) for cell in cells)):
                line: list[Span] = []
                for cell in cells:
                    line += [cell[row] if row < len(cell) else Span(" " * wide), Span("  ")]
                lines.append(line[:-1])
        return lines

    def cell(self, n: int, wide: int) -> list[Span]:
        """An entry as lines of equal width: one, unless its label is too long for the list."""
        mark = "▸" if n == self.at else " "
        number = f"{mark}{str(n + 1).rjust(self.digits())} "
        style = "picked" if n == self.at else "ink"
        lines = folded(self.labels[n], wide - len(number) - 1)
        heads = [number] + [" " * len(number)] * (len(lines) - 1)
        texts = [head + line for head, line in zip(heads, lines, strict=True)]
        return [Span(text + " " * (wide - cell_len(text)), style, f"entry:{n}") for text in texts]

    def row(self) -> int:
        """The line of the entry in hand."""
        thing = f"entry:{self.at}"
        lines = self.drawn(self.content_size.width)
        return next((y for y, line in enumerate(lines) if any(s.thing == thing for s in line)), 0)

    def move(self, right: int, down: int) -> bool:
        """Go to a neighbour in the list; False if there is none."""
        to = self.at + right + down * self.columns(self.content_size.width)
        if not 0 <= to < len(self.labels):
            return False
        self.at = to
        self.typed = ""
        self.refresh()
        return True

    def type(self, digit: str) -> bool:
        """Go to the entry whose number is being typed."""
        for typed in (self.typed + digit, digit):
            if 0 < int(typed) <= len(self.labels):
                self.typed = typed
                self.at = int(typed) - 1
                self.refresh()
                return True
        self.typed = ""
        return False


def follow(choices: Choices) -> None:
    """Scroll the list so that the entry in hand is seen."""
    parent = choices.parent
    if isinstance(parent, VerticalScroll):
        row = choices.row()
        top, height = parent.scroll_offset.y, parent.scrollable_content_region.height
        if row < top:
            parent.scroll_to(y=row, animate=False)
        elif row >= top + height:
            parent.scroll_to(y=row - height + 1, animate=False)
