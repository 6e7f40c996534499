"""Who is at a table right now. Not history: it is never stored, and every process tells the others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from voliere.core.state import NOBODY, Seat
from voliere.server.live.pushes import Listener
from voliere.server.settings import Settings
from voliere.server.table.table import Table
from voliere.server.table.wire import Here

FRESH = 60.0  # seconds another process's word holds; it repeats it every third of that
TICK = 0.002  # seconds: a clock that counts in milliseconds may be one behind the timer that has just rung

Announce = Callable[[str, list[Seat], int], None]  # tells other processes: table, seats, how many watch


class Presence:
    def __init__(self, table: Table, lines: set[Listener], settings: Settings, announce: Announce) -> None:
        self.table = table
        self.lines = lines
        self.settings = settings
        self.announce = announce
        self.elsewhere: dict[str, tuple[list[Seat], int, float]] = {}  # by process: seats, watching, when
        self.over_http: dict[str, asyncio.TimerHandle] = {}  # who plays so, until they fall silent
        self.gone: dict[Seat, float] = {}  # since when a seat's person is not here
        self.born = now()

    def local(self) -> tuple[list[Seat], int]:
        """Seats whose person is connected to this process, and how many only watch."""
        table, lines = self.table, self.lines
        people = {line.person for line in lines} | self.over_http.keys()
        seats = [seat for seat, chair in enumerate(table.chairs) if chair.person in people]
        return seats, sum(not table.seats_of(line.person) for line in lines)

    @property
    def patience(self) -> float:
        """How long somebody must be gone before others may act for them."""
        settings = self.settings
        return settings.pad_absent_seconds if self.table.pad else settings.absent_seconds

    def here(self) -> Here:
        found, watching = self.everywhere()
        seats = range(self.table.facts.seats)
        enough = self.patience
        return Here([seat in found for seat in seats], watching, [self.away(seat, enough) for seat in seats])

    def everywhere(self) -> tuple[set[Seat], int]:
        """Seats whose person is connected to any process, and how many only watch."""
        seats, watching = self.local()
        found = set(seats)
        for other, count, at in self.elsewhere.values():
            if now() - at < FRESH:
                found.update(other)
                watching += count
        return found, watching

    def asked(self, person: str) -> None:
        """A request at the table: whoever plays without a socket is here, for a while."""
        if not self.table.seats_of(person):
            return
        before = self.over_http.pop(person, None)
        if before is not None:
            before.cancel()
        wait = self.settings.silent_seconds
        self.over_http[person] = asyncio.get_running_loop().call_later(wait, self.silent, person)
        if before is None:
            self.changed()

    def silent(self, person: str) -> None:
        del self.over_http[person]
        self.changed()

    def close(self) -> None:
        for timer in self.over_http.values():
            timer.cancel()

    def changed(self) -> None:
        """Somebody came or went on this process."""
        seats, watching = self.local()
        self.announce(self.table.facts.id, seats, watching)
        self.tell()

    def told(self, origin: str, seats: list[Seat], watching: int) -> None:
        """Another process says who is with it."""
        before = self.here()
        self.elsewhere[origin] = (seats, watching, now())
        if self.here() != before:
            self.tell()

    def tell(self) -> None:
        found, _ = self.everywhere()
        for seat in range(self.table.facts.seats):
            if seat in found:
                self.gone.pop(seat, None)
            elif seat not in self.gone:
                self.gone[seat] = now()
                # Nobody comes or goes when the time is up: say so all the same.
                wait = self.patience
                asyncio.get_running_loop().call_later(wait, self.remind)
        self.remind()

    def remind(self) -> None:
        for line in self.lines:
            line.presence()

    def away(self, seat: Seat, seconds: float) -> bool:
        """Whether a seat's person has been gone for so long."""
        if seat == NOBODY or seat in self.everywhere()[0] or self.table.chairs[seat].person is None:
            return False
        return now() - self.gone.get(seat, self.born) >= seconds - TICK


def now() -> float:
    return asyncio.get_running_loop().time()
