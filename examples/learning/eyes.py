"""What a network is shown of a game, and what it answers: the observation, sorted by things that are alike.

The thirty cards of What's Up are alike, and so are the five habitats of Birds of a Feather: what holds for
one holds for all. So an observation is cut into as many groups, the rest of the table beside them, and a
network looks at every group with the same weights, in the light of all. It learns from thirty cards at once,
and needs minutes instead of hours. No rule is told: which card fits it has to find out.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from voliere.envs.table import Table

Floats: TypeAlias = NDArray[np.float32]

SEATS = 2
# With the memory aid the observation holds the backs that all have seen. Greedy never forgets one either.
OPTIONS: dict[str, dict[str, object]] = {"whats-up": {"memory_aid": True}, "feather": {}}
SCALE = 5.0  # a lead of so many points is nearly as good as any: rewards are tanh(lead / SCALE)


class Shape(NamedTuple):
    """`groups` of `width` numbers each, then `rest` numbers; `answers` actions belong to each group."""

    groups: int
    width: int
    rest: int
    answers: int


SHAPES = {"whats-up": Shape(30, 26, 34, 1), "feather": Shape(5, 35, 3, 7)}


def hot(numbers: NDArray[Any], things: int) -> Floats:
    """A column for each thing a number may name."""
    return (numbers[..., None] == np.arange(things, dtype=np.int16)).astype(np.float32)


class Eyes:
    """Looks at observations of a game for two; a row of `size` numbers for each, groups first."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.shape = SHAPES[game]
        self.size = self.shape.groups * self.shape.width + self.shape.rest
        self.actions = self.shape.groups * self.shape.answers  # the first of the game's; no others are asked
        self.table = Table(game, SEATS, OPTIONS[game], "margin")
        self.places: dict[str, slice] = {}
        at = 0
        for part in self.table.parts:
            self.places[part.name] = slice(at, at + part.size)
            at += part.size

    def look(self, numbers: NDArray[Any]) -> Floats:
        part = {name: numbers[:, place] for name, place in self.places.items()}
        groups, rest = cards(part) if self.game == "whats-up" else habitats(part)
        return np.concatenate([groups.reshape(len(numbers), -1), *rest], axis=1, dtype=np.float32)


def cards(part: dict[str, NDArray[Any]]) -> tuple[Floats, list[Floats]]:
    """What's Up: the face of each card and its back, if that was seen; then the rows of both seats."""
    groups = np.concatenate([hot(part["grid"], 13), hot(part["backs"], 13)], axis=2)
    rows = hot(part["rows"], 4).reshape(len(groups), -1)
    return groups, [rows, part["quiet"] / 16, part["left"] / 30]


def habitats(part: dict[str, NDArray[Any]]) -> tuple[Floats, list[Floats]]:
    """Birds of a Feather: of each species the cards in hand, settled and gone, and who has seen it."""
    count = len(part["played"])
    rounds = part["played"].reshape(count, 14, 4)
    done = (rounds[:, :, 0] > 0).sum(axis=1)
    last = rounds[np.arange(count), np.maximum(done - 1, 0)]  # zeros before the first: nothing has settled
    settled = hot(last, 36).sum(axis=1)[:, 1:]
    sheets = part["sheets"].reshape(count, 2, 35)
    kinds = [part["hand"] / 2, settled, part["gone"] / 2, sheets[:, 0], sheets[:, 1]]
    groups = np.stack(kinds, axis=1).reshape(count, len(kinds), 5, 7)
    time = done[:, None] / 14
    return groups.transpose(0, 2, 1, 3), [time, time**2, 1 - time]
