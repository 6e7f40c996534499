"""Taking back: free while nothing hidden came out and nobody else acted, otherwise by consent."""

from __future__ import annotations

from typing import Literal

from voliere.core.rng import Tripwire, Unforeseen
from voliere.core.space import Action
from voliere.core.state import Seat, State
from voliere.server.table import Table

May = Literal["free", "ask", "no"]


def last_of(table: Table, seat: Seat) -> int:
    """The index of a seat's last move; -1: it has made none."""
    moves = table.record.moves
    for k in range(len(moves) - 1, -1, -1):
        if moves[k][0] == seat:
            return k
    return -1


def may(table: Table, seat: Seat) -> May:
    """How a seat may take back its last move. Bots cannot consent to what they have shown."""
    if table.phase != "playing" or seat < 0 or table.plea is not None or table.lesson is not None:
        return "no"
    person = table.chairs[seat].person
    back = last_of(table, seat)
    if back < 0 or person is None or table.chairs[seat].bot:
        return "no"
    moves = table.record.moves
    if back == len(moves) - 1 and shows_nothing(table, back):
        return "free"
    if any(table.chairs[other].person != person for other in table.people()):
        return "ask"
    mine = table.seats_of(person)  # friends who share a device agree among themselves
    return "free" if len(mine) > 1 and all(who in mine for who, _ in moves[back:]) else "no"


def shows_nothing(table: Table, k: int) -> bool:
    """Whether a move met neither chance nor a secret."""
    known = table.clear[k]
    if known is None:
        known = table.clear[k] = certain(table.record.replay(k), *table.record.moves[k])
    return known


def certain(state: State, seat: Seat, a: Action) -> bool:
    """Whether an action can be foreseen to its end."""
    ahead = state.copy()
    ahead.veil, ahead.rng = seat, Tripwire()
    try:
        ahead.apply(seat, a)
    except Unforeseen:
        return False
    return True
