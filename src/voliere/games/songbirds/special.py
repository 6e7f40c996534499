"""The special card of the four-player game: areas around the centre and who is rewarded (SB-4P)."""

from __future__ import annotations

from typing import Final

from voliere.games.songbirds.components import AREA

N: Final = [2, 7]
E: Final = [13, 14]
S: Final = [17, 22]
W: Final = [10, 11]


class Area:
    """Some cells, and the token their colour of note takes."""

    def __init__(self, name: str, cells: list[int], token: int) -> None:
        self.name = name
        self.number = AREA.index[name]
        self.cells = cells
        self.token = token


class Side:
    """One face of a special card."""

    def __init__(self, name: str, weakest: bool, areas: list[Area]) -> None:
        self.name = name
        self.weakest = weakest
        self.areas = areas


def arms(sign: int) -> list[Area]:
    tokens = [("n", N, 2), ("e", E, 4), ("s", S, 5), ("w", W, 3)]
    return [Area(name, cells, sign * token) for name, cells, token in tokens]


def halves(sign: int) -> list[Area]:
    return [Area("ne", N + E, sign * 4), Area("sw", S + W, sign * 4)]


# SB-4P-3, SB-4P-5: Raven and Falcon punish the strongest, the other two reward the weakest.
SIDES: Final = [
    Side("raven", False, arms(-1)),
    Side("falcon", False, halves(-1)),
    Side("hummingbird", True, arms(1)),
    Side("mockingbird", True, halves(1)),
]
