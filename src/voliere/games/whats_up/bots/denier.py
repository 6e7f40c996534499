"""One action ahead, less what the next player can then surely take: a yardstick for the lab."""

from __future__ import annotations

from voliere.core.glimpse import Bot, Glimpse
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.state import Seat, State
from voliere.games.whats_up.components import COLOURS, GONE, GRID
from voliere.games.whats_up.state import Table

WORLDS = 3


class Denier(Bot):
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.rng,)

    def choose(self, g: Glimpse) -> Action:
        options = g.choices()
        worth = [0.0] * len(options)
        for _ in range(WORLDS):
            world = g.world(self.rng)
            for k in range(len(options)):
                ahead = world.copy()
                ahead.do(g.seat, options[k])
                worth[k] += lead(ahead, g.seat) - next_gain(ahead, g.seat)
        most = max(worth)
        equal = [options[k] for k in range(len(options)) if worth[k] >= most - 1e-9]
        return equal[int(self.rng.below(len(equal)))]


def lead(s: State, seat: Seat) -> float:
    points = [score.total for score in s.scores()]
    ahead = float(points[seat] - max([points[k] for k in range(len(points)) if k != seat]))
    return ahead if s.actors else ahead + 1000.0 * s.returns()[seat]


def next_gain(s: State, seat: Seat) -> float:
    """The most birds that the next player can add for certain."""
    assert isinstance(s, Table)
    if not s.actors or s.lanes or s.actors[0] == seat:
        return 0.0
    rival = s.actors[0]
    best = 0
    for cell in range(GRID):
        if s.known[cell] and s.face[cell] != GONE:
            back = int(s.back[cell])
            if int(s.rows[rival * COLOURS + back // 3]) == back % 3:
                best = max(best, back % 3 + 1)
    return float(best)
