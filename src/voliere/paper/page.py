"""A sheet of paper: millimetres from its upper left corner, black ink, three faces of type.

Whatever would come nearer to the edge than printers reach is refused, so no sheet is cut off on paper.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib.resources import as_file, files
from typing import Final, Literal

from fpdf import FPDF
from fpdf.fonts import TTFFont

from voliere.paper.art import placed

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
EDGE: Final = 9.0  # stays white all around
POINT: Final = 25.4 / 72  # a typographer's point in millimetres

Face = Literal["serif", "sans", "bold"]
Align = Literal["left", "centre", "right"]
FACES: Final[dict[Face, str]] = {"serif": "serif-bold.ttf", "sans": "sans.ttf", "bold": "sans-bold.ttf"}

BLACK: Final = 0
DARK: Final = 70  # small print
MIDDLE: Final = 130  # hairlines between cells
PALE: Final = 175
WASH: Final = 240  # behind cells
MADE: Final = datetime(2026, 1, 1, tzinfo=UTC)  # of every file: the same sheet is the same file
MAKER: Final = "voliere sheets"


class Page:
    """One page of a PDF. Its fonts are files, open until it is closed."""

    def __init__(self, paper: str, title: str, lang: str) -> None:
        self.width, self.height = PAPERS[paper]
        self.dry = False  # only measure
        self.widths: dict[tuple[str, Face], float] = {}  # of lines, in type of one point
        pdf = FPDF(unit="mm", format=(self.width, self.height))
        pdf.set_margin(0)
        pdf.c_margin = 0
        pdf.set_auto_page_break(False)
        pdf.set_title(title)
        pdf.set_lang(lang)
        pdf.set_creator(MAKER)
        pdf.set_creation_date(MADE)
        for face, name in FACES.items():
            with as_file(files("voliere.paper").joinpath("fonts", name)) as path:
                pdf.add_font(face, fname=path)
        pdf.set_text_shaping(True)  # kerning and ligatures
        pdf.add_page()
        self.pdf = pdf

    def __enter__(self) -> Page:
        return self

    def __exit__(self, *_: object) -> None:
        for font in self.pdf.fonts.values():
            if isinstance(font, TTFFont):
                font.ttfont.close()

    def bytes(self) -> bytes:
        return bytes(self.pdf.output())

    @contextmanager
    def measuring(self) -> Iterator[None]:
        """Nothing is drawn meanwhile."""
        before, self.dry = self.dry, True
        try:
            yield
        finally:
            self.dry = before

    def inside(self, x: float, y: float, right: float, bottom: float) -> bool:
        """Whether there is something to draw; it must lie on the part of the paper that printers reach."""
        if self.dry:
            return False
        least, slack = EDGE, 0.01
        fits = x > least - slack and y > least - slack
        fits = fits and right < self.width - least + slack and bottom < self.height - least + slack
        if not fits:
            raise ValueError(f"beyond the edge of the paper: {x:.1f} {y:.1f} {right:.1f} {bottom:.1f}")
        return True

    # -- type ----------------------------------------------------------------------------------

    def measure(self, said: str, size: float, face: Face = "sans") -> float:
        """How wide a line is. Each is shaped once: type grows evenly."""
        if (said, face) not in self.widths:
            self.pdf.set_font(face, size=100)
            self.widths[said, face] = self.pdf.get_string_width(said) / 100
        return size * self.widths[said, face]

    def text(
        self,
        x: float,
        y: float,
        said: str,
        size: float,
        face: Face = "sans",
        align: Align = "left",
        grey: int = BLACK,
    ) -> float:
        """A line whose baseline is at y; how wide it is."""
        wide = self.measure(said, size, face)
        left = x - {"left": 0.0, "centre": wide / 2, "right": wide}[align]
        if said and self.inside(left, y - 0.72 * size * POINT, left + wide, y + 0.2 * size * POINT):
            self.pdf.set_font(face, size=size)
            self.pdf.set_text_color(grey)
            # A cell without height is written 0.3 of its size below its place.
            self.pdf.set_xy(left, y - 0.3 * size * POINT)
            self.pdf.cell(wide, 0, said)
        return wide

    def fitted(self, x: float, middle: float, said: str, wide: float, size: float, least: float) -> None:
        """A name in a cell, around a middle line: a little smaller if need be, else on two lines."""
        while size > least and self.measure(said, size) > wide:
            size -= 0.1
        if self.measure(said, size) <= wide:
            self.text(x, middle + 0.33 * size * POINT, said, size)
            return
        first, second = self.halves(said, wide, size)
        self.text(x, middle - 0.12 * size * POINT, first, size)
        self.text(x, middle + 0.83 * size * POINT, second, size)

    def halves(self, said: str, wide: float, size: float) -> tuple[str, str]:
        """A name on two lines, as even as can be; it may also be broken after a hyphen."""
        cuts = [i for i, c in enumerate(said) if c in " -"]
        pairs = [(said[: i + 1].rstrip(" "), said[i + 1 :]) for i in cuts]
        widths = [max(self.measure(part, size) for part in pair) for pair in pairs]
        best = widths.index(min(widths)) if pairs else -1
        if best < 0 or widths[best] > wide:
            raise ValueError(f"too long for its cell: {said}")
        return pairs[best]

    # -- lines and boxes -----------------------------------------------------------------------

    def line(
        self, x: float, y: float, right: float, bottom: float, pen: float = 0.2, grey: int = BLACK
    ) -> None:
        half = pen / 2
        if self.inside(min(x, right) - half, min(y, bottom) - half, max(x, right), max(y, bottom) + half):
            self.pdf.set_draw_color(grey)
            self.pdf.set_line_width(pen)
            self.pdf.line(x, y, right, bottom)

    def dashes(self, x: float, y: float, right: float, pen: float = 0.15, grey: int = MIDDLE) -> None:
        """A level line to cut or write along."""
        if self.inside(x, y, right, y):
            self.pdf.set_dash_pattern(dash=0.7, gap=0.7)
            self.line(x, y, right, y, pen, grey)
            self.pdf.set_dash_pattern()

    def box(
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        pen: float = 0.3,
        grey: int = BLACK,
        r: float = 0.7,
    ) -> None:
        """A frame with round corners."""
        half = pen / 2
        if self.inside(x - half, y - half, x + wide + half, y + high + half):
            self.pdf.set_draw_color(grey)
            self.pdf.set_line_width(pen)
            self.pdf.rect(x, y, wide, high, style="D", round_corners=r > 0, corner_radius=r)

    def wash(self, x: float, y: float, wide: float, high: float, grey: int = WASH) -> None:
        """A pale ground. Lines are drawn over it."""
        if self.inside(x, y, x + wide, y + high):
            self.pdf.set_fill_color(grey)
            self.pdf.rect(x, y, wide, high, style="F")

    def ring(self, x: float, y: float, r: float, pen: float = 0.3, grey: int = BLACK) -> None:
        if self.inside(x - r, y - r, x + r, y + r):
            self.pdf.set_draw_color(grey)
            self.pdf.set_line_width(pen)
            self.pdf.circle(x, y, r, style="D")

    def draw(self, name: str, x: float, y: float, size: float) -> None:
        """A sign or a bird in a square, as vectors."""
        if self.inside(x, y, x + size, y + size):
            with self.pdf.drawing_context() as around:
                around.add_item(placed(name, x, y, size), clone=False)
