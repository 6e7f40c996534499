"""The end of the game (WU-END)."""

from __future__ import annotations

from voliere.games.whats_up.components import LEFT_AT_END, STALL_ROUNDS
from voliere.games.whats_up.score import complete, places
from voliere.games.whats_up.state import Table


def check_end(s: Table, seat: int) -> bool:
    """After a turn: rows first (WU-END-1, WU-END-4), then three left (WU-END-2), then stall (WU-END-3)."""
    if s.quiet == 0 and complete(s, seat) >= s.goal():
        end(s, "rows")
    elif s.left <= LEFT_AT_END:
        end(s, "three_left")
    elif s.quiet >= STALL_ROUNDS * s.seats:
        end(s, "stall")
    return s.ending != ""


def end(s: Table, why: str) -> None:
    s.ending = why
    s.stop()
    if s.log is not None:
        winners = [seat for seat, place in enumerate(places(s)) if place == 1]
        s.log.tell("ended_" + why, {})
        s.log.tell("won", {"seats": winners})
