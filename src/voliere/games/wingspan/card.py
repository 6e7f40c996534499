"""The other cards: bonus cards, goals, the Automa's cards. Lines of data, read once."""

from __future__ import annotations

import re
from typing import Final

from voliere.games.wingspan.bird import read_params

EACH: Final = re.compile(r"per:(\d+)")  # points for every one counted
STEPS: Final = re.compile(r"(\d+)-(\d+):(\d+);(\d+)\+:(\d+)")  # points for some, and for more


class Bonus:
    """A bonus card: what it counts, and what the count is worth."""

    def __init__(self, name: str, kind: str, params: str, scoring: str, automa: bool) -> None:
        self.name = name
        self.kind = kind
        self.params = read_params(params)
        self.each = 0  # points for every one counted, or else
        self.steps: list[tuple[int, int]] = []  # (from how many, points), rising
        self.automa = automa  # the Automa can use it (WS-AUTO-2)
        each, steps = EACH.fullmatch(scoring), STEPS.fullmatch(scoring)
        if each:
            self.each = int(each[1])
        elif steps and int(steps[2]) + 1 == int(steps[4]):
            self.steps = [(int(steps[1]), int(steps[3])), (int(steps[4]), int(steps[5]))]
        else:
            raise ValueError(f"{name}: points are written like per:2 or 2-3:3;4+:7, not {scoring}")

    def points(self, count: int) -> int:
        """The worth of a count (WS-BONUS-1)."""
        worth = self.each * count
        for least, points in self.steps:
            if count >= least:
                worth = points
        return worth


class Goal:
    """One side of a goal tile (WS-GOAL-5); `base` is the Automa's by round (WS-AUTO-11)."""

    def __init__(self, name: str, kind: str, param: str, tile: int, base: list[int], most: int) -> None:
        self.name = name
        self.kind = kind
        self.params = read_params(param)
        self.tile = tile
        self.base = base
        self.most = most


class AutomaCard:
    """A card of the Automa: the steps of each round, and after which round it leaves (0 = never)."""

    def __init__(self, name: str, leaves: int, sections: list[list[str]]) -> None:
        self.name = name
        self.leaves = leaves
        self.sections = sections
