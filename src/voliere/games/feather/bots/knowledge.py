"""What a search of Birds of a Feather knows: points are boxes ticked, so a playout is judged at once."""

from __future__ import annotations

from math import tanh
from typing import Final

from voliere.bots.search.knowledge import Knowledge, blend
from voliere.core.state import State
from voliere.games.feather.score import points
from voliere.games.feather.state import Table

ALONE_SCALE: Final = 8.0
ALONE_MEAN: Final = 33.0


class FeatherKnowledge(Knowledge):
    """Playouts are random: going where most is sure to be seen was no better, and worse at two seats."""

    def __init__(self, scale: float = 8.0) -> None:
        super().__init__(scale)

    def __reduce__(self) -> tuple[object, ...]:
        return FeatherKnowledge, (self.scale,)

    def rewards(self, s: State) -> list[float]:
        assert isinstance(s, Table)
        found = [points(s.sheets[k]) for k in range(s.seats)]
        if s.seats == 1:
            return [0.5 + 0.5 * tanh((float(found[0]) - ALONE_MEAN) / ALONE_SCALE)]
        top = max(found)
        share = 1.0 / float(found.count(top))
        return blend([share if n == top else 0.0 for n in found], found, self.scale)
