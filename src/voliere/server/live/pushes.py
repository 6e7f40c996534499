"""Who is connected to a table, and how they are woken, one after the other, when something has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Protocol

from voliere.core.state import Seat


class Listener(Protocol):
    """Somebody connected: a socket. `changed` may only mark work to do; it never waits."""

    person: str
    device: str
    checked: float  # when its device was last seen to be signed in, by the loop's time
    seat: Seat
    pace: float | None

    def changed(self, seats: bool) -> None: ...

    def presence(self) -> None: ...

    def close(self, code: int) -> None: ...


class Pushes:
    """Wakes one listener after the other. Building a view takes time; in between, acks go out and others act.

    Whoever is due already is not due twice: what is newest is worked out when the turn comes.
    """

    def __init__(self) -> None:
        self.due: dict[Listener, bool] = {}  # whether seats have changed for them, too

    def announce(self, listeners: Iterable[Listener], seats: bool) -> None:
        idle = not self.due
        for line in listeners:
            self.due[line] = self.due.get(line, False) or seats
        if idle and self.due:
            asyncio.get_running_loop().call_soon(self.next)

    def next(self) -> None:
        line = next(iter(self.due))
        seats = self.due.pop(line)
        if self.due:
            asyncio.get_running_loop().call_soon(self.next)
        line.changed(seats)
