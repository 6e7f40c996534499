"""Judgements of those who overlook things: what they leave out is all they do worse."""

from __future__ import annotations

from voliere.core.state import Seat
from voliere.games.wingspan.bots.worth import Judgement, Outlook, Weights
from voliere.games.wingspan.state import Table


def near_sighted(engine: float, room: float) -> Weights:
    """Sees what a bird is worth now, and less of what its power, its row and its nest will still give."""
    w = Weights()
    w.engine = engine
    w.room = room
    return w


class NearSighted(Judgement):
    """Of what is still to come about a third."""

    def __init__(self) -> None:
        super().__init__(near_sighted(0.2, 0.25))


class Overlooking(Judgement):
    """Neither goals nor bonus cards, and of what is still to come hardly anything."""

    def __init__(self) -> None:
        super().__init__(near_sighted(0.15, 0.2))

    def goals(self, s: Table, seat: Seat) -> float:
        return 0.0

    def bonus_steps(self, s: Table, seat: Seat, look: Outlook) -> list[float]:
        return [0.0] * (1 + int(s.bonus[seat]).bit_count())
