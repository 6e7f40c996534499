"""A position to look at: as text, or as a picture of that text."""

from __future__ import annotations

from importlib.resources import files
from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.core.board import Board
from voliere.core.state import NOBODY, Seat, State
from voliere.envs.signs import SIGNS, draw_sign
from voliere.text import Words

MODES = ["ansi", "human", "rgb_array"]
WIDE, HIGH, MARGIN, SIZE = 11, 22, 16, 17  # pixels of a letter, around all, and of the type
LINES, COLUMNS = 24, 80  # of a screen; a picture is one screen, or two or more above each other
PAPER, INK, PALE = (24, 27, 31), (226, 226, 218), (128, 132, 136)
COLOURS = {
    "red": (232, 104, 92),
    "green": (122, 190, 106),
    "yellow": (232, 196, 92),
    "blue": (110, 162, 232),
    "magenta": (196, 132, 214),
    "cyan": (104, 196, 200),
    "white": (246, 246, 240),
}


def board_of(s: State, seat: Seat, names: list[str], language: str) -> Board:
    """The table as a seat sees it; as everybody does, if it is nobody's."""
    words = Words(language, names, me=seat)
    return s.game.draw(s.view(seat), words.say, names)


def render(s: State, mode: str | None, names: list[str], language: str, seat: Seat = NOBODY) -> Any:
    """What `render` of an environment gives: text, a picture, or nothing, and the text is printed."""
    if mode is None:
        return None
    board = board_of(s, seat, names, language)
    if mode == "rgb_array":
        return picture(board)
    if mode == "human":
        print(board.plain(), flush=True)
        return None
    return board.plain() + "\n"


def colour(style: str) -> tuple[int, int, int]:
    for word in style.split():
        if word in COLOURS:
            return COLOURS[word]
    return PALE if "dim" in style else INK


def picture(board: Board) -> NDArray[np.uint8]:
    """The text with its colours, each letter in a place of its own."""
    from PIL import Image, ImageDraw, ImageFont

    with files("voliere.paper").joinpath("fonts/sans.ttf").open("rb") as file:
        font = ImageFont.truetype(BytesIO(file.read()), SIZE)
        columns, lines = max(COLUMNS, *board.widths()), -(-len(board.lines) // LINES) * LINES
        size = (2 * MARGIN + columns * WIDE, 2 * MARGIN + lines * HIGH)
        image = Image.new("RGB", size, PAPER)
        draw = ImageDraw.Draw(image)
        for row, line in enumerate(board.lines):
            column = 0
            for span in line:
                for letter in span.text:
                    left, middle = MARGIN + column * WIDE, MARGIN + row * HIGH + HIGH // 2
                    column += 1
                    if letter in SIGNS:
                        draw_sign(draw, letter, left, middle - WIDE // 2, WIDE, colour(span.style))
                    elif letter != " ":
                        at = (left + WIDE // 2, middle + SIZE // 3)
                        draw.text(at, letter, fill=colour(span.style), font=font, anchor="ms")
        return np.asarray(image, dtype=np.uint8).copy()
