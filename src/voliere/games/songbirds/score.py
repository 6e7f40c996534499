"""Scores, ranks and titles (SB-END, SB-EB-7, SB-EXT, SB-SOLO)."""

from __future__ import annotations

from typing import Final

from voliere.core.score import Score, ranked
from voliere.core.state import Seat
from voliere.core.verbs import clockwise
from voliere.games.songbirds.components import colour_of, volume_of
from voliere.games.songbirds.state import Table

LADDER: Final = [1, 20, 40, 55]  # the least points of each title but the lowest (SB-SOLO-8)


def scores(s: Table) -> list[Score]:
    """Points as they would stand if the forest were full now, keeping the best card of the hand."""
    if not s.agreed.duel:
        return [Score(seat, alone(s)) for seat in range(s.seats)]
    return [Score(seat, duel_lines(s, seat)) for seat in range(s.seats)]


def duel_lines(s: Table, seat: Seat) -> dict[str, int]:
    lines: dict[str, int] = {}
    if s.agreed.extended != "off":
        lines["earlier"] = s.totals[seat] - (round_score(s, seat) if s.over else 0)
    card = kept(s, seat)
    lines["berries"] = 0 if card < 0 else int(s.harvest[colour_of(card)])
    if s.agreed.early_bird:
        lines["worm"] = max(0, s.worms[seat])  # SB-EB-7: the volume does not score
    else:
        lines["volume"] = 0 if card < 0 else volume_of(card)  # SB-END-2
    return lines


def kept(s: Table, seat: Seat) -> int:
    """The favourite, or the hand card that would be worth most now."""
    if s.favourites[seat] >= 0:
        return s.favourites[seat]
    best = -1
    worth = -1000
    for card in s.hands[seat].sorted():
        value = int(s.harvest[colour_of(card)]) + (0 if s.agreed.early_bird else volume_of(card))
        if value > worth:
            best, worth = card, value
    return best


def berries(s: Table, seat: Seat) -> int:
    """The token sum on the harvest card of the favourite's colour."""
    return int(s.harvest[colour_of(s.favourites[seat])])


def round_score(s: Table, seat: Seat) -> int:
    """SB-END-2, SB-END-3; Early Bird: the worm instead of the volume (SB-EB-7)."""
    if s.agreed.early_bird:
        return berries(s, seat) + s.worms[seat]
    return berries(s, seat) + volume_of(s.favourites[seat])


def alone(s: Table) -> dict[str, int]:
    """Volume, plus the favourite's tokens, minus all other tokens; 0 without a favourite (SB-SOLO-6, 7)."""
    card = s.favourites[0]
    if card < 0:
        return {"volume": 0, "berries": 0, "others": 0}
    own = int(s.harvest[colour_of(card)])
    every = sum([int(x) for x in s.harvest])
    return {"volume": volume_of(card), "berries": own, "others": own - every}


def title(points: int) -> int:
    """SB-SOLO-8: the title for a final score, as a number of TITLE."""
    return sum([points >= least for least in LADDER])


def places(s: Table) -> list[int]:
    if not s.agreed.duel:
        return [1] * s.seats
    return rank(s.totals, [volume_of(kept(s, seat)) for seat in range(s.seats)])


def rank(totals: list[int], volumes: list[int]) -> list[int]:
    """Highest total, then the louder (last) favourite, else shared (SB-END-4, SB-EXT-7, SB-EB-8)."""
    return ranked([[total, volumes[seat]] for seat, total in enumerate(totals)])


def returns(s: Table) -> list[float]:
    """A win is 1, shared among the winners; alone, the score between its bounds -90 and 98."""
    if not s.agreed.duel:
        points = scores(s)[0].total
        return [(points + 90) / 188.0] * s.seats
    ranks = places(s)
    won = 1.0 / ranks.count(1)
    return [won if rank == 1 else 0.0 for rank in ranks]


def next_first(s: Table) -> Seat:
    """The leader starts; tie: most berries; then clockwise after the last first player (SB-EXT-5, SB-R-9)."""
    order = clockwise(s.first + 1, s.seats)
    best = order[0]
    for seat in order[1:]:
        if (s.totals[seat], berries(s, seat)) > (s.totals[best], berries(s, best)):
            best = seat
    return best
