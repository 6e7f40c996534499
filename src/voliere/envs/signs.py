"""The signs of our boards that a font of letters lacks, as shapes in a square from 0 to 1."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any, Final

Point = tuple[float, float]


def star() -> list[Point]:
    corners = [(k, 0.48 if k % 2 == 0 else 0.2) for k in range(10)]
    return [(0.5 + far * sin(k * pi / 5), 0.53 - far * cos(k * pi / 5)) for k, far in corners]


DIAMOND: Final[list[Point]] = [(0.5, 0.08), (0.9, 0.5), (0.5, 0.92), (0.1, 0.5)]
ROUND: Final[list[Point]] = [(0.18, 0.18), (0.82, 0.82)]

# Each sign is some shapes: filled polygons, filled and bare circles by two corners, lines.
SIGNS: Final[dict[str, list[tuple[str, list[Point]]]]] = {
    "■": [("area", [(0.14, 0.14), (0.86, 0.14), (0.86, 0.86), (0.14, 0.86)])],
    "▲": [("area", [(0.5, 0.1), (0.92, 0.86), (0.08, 0.86)])],
    "◂": [("area", [(0.2, 0.5), (0.75, 0.2), (0.75, 0.8)])],
    "◆": [("area", DIAMOND)],
    "◇": [("line", [*DIAMOND, DIAMOND[0]])],
    "○": [("ring", ROUND)],
    "●": [("disc", ROUND)],
    "★": [("area", star())],
    "✚": [("line", [(0.5, 0.1), (0.5, 0.9)]), ("line", [(0.1, 0.5), (0.9, 0.5)])],
    "→": [("line", [(0.05, 0.5), (0.95, 0.5)]), ("line", [(0.65, 0.25), (0.95, 0.5), (0.65, 0.75)])],
    "✓": [("line", [(0.1, 0.55), (0.4, 0.85), (0.9, 0.15)])],
    "♀": [
        ("ring", [(0.25, 0.02), (0.75, 0.52)]),
        ("line", [(0.5, 0.52), (0.5, 0.98)]),
        ("line", [(0.28, 0.76), (0.72, 0.76)]),
    ],
    "♂": [
        ("ring", [(0.1, 0.42), (0.6, 0.92)]),
        ("line", [(0.52, 0.5), (0.9, 0.12)]),
        ("line", [(0.6, 0.12), (0.9, 0.12), (0.9, 0.42)]),
    ],
    "♥": [
        ("disc", [(0.08, 0.15), (0.52, 0.59)]),
        ("disc", [(0.48, 0.15), (0.92, 0.59)]),
        ("area", [(0.12, 0.48), (0.88, 0.48), (0.5, 0.92)]),
    ],
    "♪": [
        ("disc", [(0.15, 0.62), (0.55, 0.95)]),
        ("line", [(0.52, 0.78), (0.52, 0.08), (0.85, 0.3)]),
    ],
}


def draw_sign(draw: Any, sign: str, left: float, top: float, size: float, fill: tuple[int, int, int]) -> None:
    """A sign in a square, with Pillow's pen."""
    for kind, points in SIGNS[sign]:
        places = [(left + x * size, top + y * size) for x, y in points]
        if kind == "area":
            draw.polygon(places, fill=fill)
        elif kind == "disc":
            draw.ellipse(places, fill=fill)
        elif kind == "ring":
            draw.ellipse(places, outline=fill, width=2)
        else:
            draw.line(places, fill=fill, width=2)
