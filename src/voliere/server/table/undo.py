"""Taking back: what was shown stays shown, unless everybody it was shown to is asked and agrees.

- Its own sealed answer a seat takes back freely while answers are still sealed: nobody has seen it.
- Its last move it takes back freely while nobody has heard of another since, if it met no chance or secret.
- Where the rules forbid free talk nothing another person has heard of is taken back: it would be talk.
- Otherwise the other people are asked. Friends who share a device and are alone agree among themselves.
- On a pad nothing is taken back: the former value is said again.
- Bots cannot be asked. Beside one, a move is never taken back that showed something hidden, or after
  which a bot has acted.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from voliere.core.refused import Refused, Told
from voliere.core.state import Seat, State
from voliere.server.table.table import Table
from voliere.server.table.undo_entries import Recalled, UndoAsked, Undone, Unsaid

May = Literal["free", "ask", "no"]
MOST = 100  # times a seat may take back at one table


WHY_NOT = {
    "undo-none": "there is nothing to take back",
    "undo-enough": f"taken back {MOST} times already",
    "undo-shown": "something hidden has been shown since",
    "too-much": "this table has gone on for too long",
}


class Way(Struct, frozen=True):
    """How a seat may take back: by which entry, naming which move; or why it cannot."""

    may: May
    by: type[Undone] | type[Recalled] | type[UndoAsked] = Undone
    move: int = -1
    why: str = ""

    def refusal(self) -> Refused:
        about: dict[str, Told] = {"most": MOST} if self.why == "undo-enough" else {}
        return Refused(self.why, about, WHY_NOT[self.why])


NONE, ENOUGH, SHOWN, TOO_MUCH = (Way("no", why=why) for why in WHY_NOT)


def last_of(table: Table, seat: Seat) -> int:
    """The index of a seat's last move; -1: it has made none."""
    moves = table.record.moves
    for k in range(len(moves) - 1, -1, -1):
        if moves[k][0] == seat:
            return k
    return -1


def may(table: Table, seat: Seat) -> May:
    return way(table, seat).may


def way(table: Table, seat: Seat) -> Way:
    """How a seat may take back its last move. The page shows it, and whoever tries is answered by it."""
    if seat < 0 or table.phase != "playing" or table.plea is not None or table.lesson is not None:
        return NONE
    if table.pad:
        return NONE
    person, bot = table.chairs[seat].person, table.chairs[seat].bot
    back = last_of(table, seat)
    if back < 0 or person is None or bot:
        return NONE
    if table.taken_back[seat] >= MOST:
        return ENOUGH
    if table.full(seat):
        return TOO_MUCH
    made = table.course.made
    if made[back].sealed and made[back].sealed == table.course.sealing:
        return Way("free", Unsaid if seat in table.state.actors else Recalled, back)
    if not table.talk and any(chair.person not in (None, person) for chair in table.chairs):
        return SHOWN
    if all(one.hushed for one in made[back + 1 :]) and shows_nothing(table, back, back + 1):
        return Way("free", Undone, back)
    return by_consent(table, person, back)


def by_consent(table: Table, person: str, back: int) -> Way:
    """Whether those who were shown something since can be asked."""
    others, bots = False, []
    for seat, chair in enumerate(table.chairs):
        if chair.bot:
            bots.append(seat)
        elif chair.person not in (None, person):
            others = True
    asked = Way("ask", UndoAsked, back) if others else Way("free", Undone, back)
    if not bots:
        return asked if len(table.chairs) > 1 else SHOWN
    since = zip(table.record.moves[back:], table.course.made[back:], strict=True)
    acted = any(seat in bots and not one.hushed for (seat, _), one in since)
    return SHOWN if acted or not shows_nothing(table, back, len(table.course)) else asked


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
