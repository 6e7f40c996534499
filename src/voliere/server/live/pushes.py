"""Who is connected to a table, and how they are woken, a few at a time, when something has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from itertools import islice
from typing import Protocol

from voliere.core.state import Seat

AT_ONCE = 3  # listeners: a turn of the loop costs as much as a small push


class Listener(Protocol):
    """Somebody connected: a socket. What it is told it may send at once; it never waits."""

    person: str
    device: str
    checked: float  # when its device was last seen to be signed in, by the loop's time
    seat: Seat
    pace: float | None

    def changed(self, seats: bool) -> None: ...

    def presence(self) -> None: ...

    def close(self, code: int) -> None: ...


class Pushes:
    """Wakes a few listeners at a time. Building views takes long; in between, acks go out and others act.

    Whoever is due already is not due twice: what is newest is worked out when the turn comes.
    """

    def __init__(self) -> None:
        self.due: dict[Listener, bool] = {}  # whether seats have changed for them, too
        self.coming = False  # the next few will soon be told

    def announce(self, listeners: Iterable[Listener], seats: bool) -> None:
        for line in listeners:
            self.due[line] = self.due.get(line, False) or seats
        self.go_on()

    def go_on(self) -> None:
        if self.due and not self.coming:
            self.coming = True
            asyncio.get_running_loop().call_soon(self.next)

    def served(self, line: Listener) -> None:
        """Somebody knows already what is newest; of changed seats they are still to be told."""
        if self.due.get(line) is False:
            del self.due[line]

    def next(self) -> None:
        lines = list(islice(self.due, AT_ONCE))
        changes = [(line, self.due.pop(line)) for line in lines]
        self.coming = False
        self.go_on()
        for line, seats in changes:
            line.changed(seats)
