"""Taking back: what was shown stays shown, unless everybody it was shown to is asked and agrees.

- Its own sealed answer a seat takes back freely while answers are still sealed: nobody has seen it.
- Its last move it takes back freely while nobody has heard of another since, if it met no chance or secret.
- Where the rules forbid free talk nothing another person has heard of is taken back: it would be talk.
- Otherwise the other people are asked. Friends who share a device and are alone agree among themselves.
- Bots cannot be asked. Beside one, a move is never taken back that showed something hidden, or after
  which a bot has acted.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from voliere.core.state import Seat, State
from voliere.server.table.table import Table
from voliere.server.table.undo_entries import Recalled, UndoAsked, Undone, Unsaid

May = Literal["free", "ask", "no"]
MOST = 100  # times a seat may take back at one table


class Way(Struct, frozen=True):
    """How a seat may take back: by which entry, naming which move."""

    may: May
    by: type[Undone] | type[Recalled] | type[UndoAsked] = Undone
    move: int = -1


NO = Way("no")


def last_of(table: Table, seat: Seat) -> int:
    """The index of a seat's last move; -1: it has made none."""
    moves = table.record.moves
    for k in range(len(moves) - 1, -1, -1):
        if moves[k][0] == seat:
            return k
    return -1


def may(table: Table, seat: Seat) -> May:
    return way(table, seat).may


def enough(table: Table, seat: Seat) -> bool:
    """Whether a seat has taken back as often as it may."""
    return table.taken_back[seat] >= MOST


def way(table: Table, seat: Seat) -> Way:
    """How a seat may take back its last move."""
    if table.phase != "playing" or seat < 0 or table.plea is not None or table.lesson is not None:
        return NO
    person = table.chairs[seat].person
    back = last_of(table, seat)
    if back < 0 or person is None or table.chairs[seat].bot or enough(table, seat):
        return NO
    made = table.course.made
    others = any(chair.person not in (None, person) for chair in table.chairs)
    if made[back].sealed and made[back].sealed == table.course.sealing:
        return Way("free", Unsaid if seat in table.state.actors else Recalled, back)
    if others and not table.talk:
        return NO
    if all(one.hushed for one in made[back + 1 :]) and shows_nothing(table, back, back + 1):
        return Way("free", Undone, back)
    return by_consent(table, person, back)


def by_consent(table: Table, person: str, back: int) -> Way:
    """Whether those who were shown something since can be asked."""
    others = any(table.chairs[seat].person != person for seat in table.people())
    asked = Way("ask", UndoAsked, back) if others else Way("free", Undone, back)
    bots = {seat for seat, chair in enumerate(table.chairs) if chair.bot}
    if not bots:
        return asked if len(table.chairs) > 1 else NO
    since = zip(table.record.moves[back:], table.course.made[back:], strict=True)
    acted = any(seat in bots and not one.hushed for (seat, _), one in since)
    return NO if acted or not shows_nothing(table, back, len(table.course)) else asked


def shows_nothing(table: Table, first: int, end: int) -> bool:
    """Whether none of the moves from `first` up to `end` that others heard of met chance or a secret."""
    state: State | None = None
    for k in range(first, end):
        one, move = table.course.made[k], table.record.moves[k]
        if one.clear is None:
            ahead = (table.course.position(k) if state is None else state).play_ahead(*move)
            one.clear, state = ahead.sure, ahead.position
        elif state is not None:
            state.apply(*move)
        if not one.clear and not one.hushed:
            return False
    return True
