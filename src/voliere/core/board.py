"""A position as coloured text: lines of spans. Drawn once per game, shown by terminal, replay and tests."""

from __future__ import annotations

from collections.abc import Callable

from voliere.core.refused import Told

Say = Callable[[str, dict[str, Told]], str]
"""A Fluent message in the reader's language, by its name, with its arguments."""


class Span:
    """Some text with a style ("red bold") and, where it can be clicked, the thing it shows."""

    def __init__(self, text: str, style: str = "", thing: str = "") -> None:
        self.text = text
        self.style = style
        self.thing = thing

    def __repr__(self) -> str:
        return f"Span({self.text!r}, {self.style!r}, {self.thing!r})"


class Board:
    """A position as coloured text, line by line; `game.draw` makes one, `str` gives its bare text.

    >>> board = Board()
    >>> board.add("R5 ", "red", "card:4").add("here").line().add("below").plain()
    'R5 here\\nbelow'
    """

    def __init__(self) -> None:
        self.lines: list[list[Span]] = [[]]

    def __str__(self) -> str:
        return self.plain()

    def __repr__(self) -> str:
        return f"<board of {len(self.lines)} lines, {max(self.widths())} wide>"

    def add(self, text: str, style: str = "", thing: str = "") -> Board:
        """Some text at the end of the last line; gives the board, so that more can follow."""
        self.lines[-1].append(Span(text, style, thing))
        return self

    def line(self) -> Board:
        """Begin a new line."""
        self.lines.append([])
        return self

    def beside(self, other: Board, gap: int = 3) -> Board:
        """This board with another on its right.

        >>> print(Board().add("a").line().add("b").beside(Board().add("c")))
        a   c
        b
        """
        wide = max(self.widths())
        joined = Board()
        joined.lines = []
        for k in range(max(len(self.lines), len(other.lines))):
            left = self.lines[k] if k < len(self.lines) else []
            right = other.lines[k] if k < len(other.lines) else []
            pad = wide + gap - sum(len(span.text) for span in left)
            joined.lines.append([*left, Span(" " * pad), *right] if right else list(left))
        return joined

    def below(self, other: Board) -> Board:
        """This board with another under it.

        >>> print(Board().add("a").below(Board().add("b")))
        a
        b
        """
        joined = Board()
        joined.lines = [*self.lines, *other.lines]
        return joined

    def widths(self) -> list[int]:
        """How many characters each line has."""
        return [sum(len(span.text) for span in line) for line in self.lines]

    def plain(self) -> str:
        """The text without its colours."""
        return "\n".join("".join(span.text for span in line).rstrip() for line in self.lines)
