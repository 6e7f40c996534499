"""Points of a seat, and ranks at the end."""

from __future__ import annotations


class Score:
    """A seat's points, line by line.

    >>> Score(0, {"berries": 4, "volume": 3}).total
    7
    """

    def __init__(self, seat: int, lines: dict[str, int]) -> None:
        self.seat = seat
        self.lines = lines
        self.total = sum(lines.values())

    def __reduce__(self) -> tuple[object, ...]:
        return Score, (self.seat, self.lines)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Score) and self.seat == other.seat and self.lines == other.lines

    def __repr__(self) -> str:
        return f"Score(seat={self.seat}, total={self.total}, lines={self.lines})"


def ranked(keys: list[list[int]]) -> list[int]:
    """Ranks from sort keys, best first: equal keys share a place.

    >>> ranked([[30, 3], [30, 5], [12, 1], [30, 5]])
    [3, 1, 4, 1]
    """
    return [1 + sum(1 for other in keys if other > key) for key in keys]
