"""Who is at a table right now. Not history: it is never stored, and every process tells the others."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from voliere.core.state import NOBODY, Seat
from voliere.server.table.wire import Here

if TYPE_CHECKING:
    from voliere.server.live.room import Room

FRESH = 60.0  # seconds another process's word holds; it repeats it every third of that


class Presence:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.elsewhere: dict[str, tuple[list[Seat], int, float]] = {}  # by process: seats, watching, when
        self.asking: dict[str, asyncio.TimerHandle] = {}  # people who play over HTTP, until they fall silent
        self.gone: dict[Seat, float] = {}  # since when a seat's person is not here
        self.born = now()

    def local(self) -> tuple[list[Seat], int]:
        """Seats whose person is connected to this process, and how many only watch."""
        table, lines = self.room.table, self.room.lines
        people = {line.person for line in lines} | self.asking.keys()
        seats = [seat for seat, chair in enumerate(table.chairs) if chair.person in people]
        return seats, sum(not table.seats_of(line.person) for line in lines)

    def here(self) -> Here:
        found, watching = self.everywhere()
        seats = range(self.room.table.facts.seats)
        enough = self.room.hall.settings.absent_seconds
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
        if not self.room.sits(person):
            return
        before = self.asking.pop(person, None)
        if before is not None:
            before.cancel()
        wait = self.room.hall.settings.silent_seconds
        self.asking[person] = asyncio.get_running_loop().call_later(wait, self.silent, person)
        if before is None:
            self.changed()

    def silent(self, person: str) -> None:
        del self.asking[person]
        self.changed()

    def close(self) -> None:
        for timer in self.asking.values():
            timer.cancel()

    def changed(self) -> None:
        """Somebody came or went on this process."""
        seats, watching = self.local()
        self.room.hall.announce(self.room.table.facts.id, seats, watching)
        self.tell()

    def told(self, origin: str, seats: list[Seat], watching: int) -> None:
        """Another process says who is with it."""
        before = self.here()
        self.elsewhere[origin] = (seats, watching, now())
        if self.here() != before:
            self.tell()

    def tell(self) -> None:
        found, _ = self.everywhere()
        for seat in range(self.room.table.facts.seats):
            if seat in found:
                self.gone.pop(seat, None)
            elif seat not in self.gone:
                self.gone[seat] = now()
                # Nobody comes or goes when the time is up: say so all the same.
                wait = self.room.hall.settings.absent_seconds
                asyncio.get_running_loop().call_later(wait, self.remind)
        self.remind()

    def remind(self) -> None:
        for line in self.room.lines:
            line.presence()

    def away(self, seat: Seat, seconds: float) -> bool:
        """Whether a seat's person has been gone for so long."""
        if seat == NOBODY or seat in self.everywhere()[0] or self.room.table.chairs[seat].person is None:
            return False
        return now() - self.gone.get(seat, self.born) >= seconds


def now() -> float:
    return asyncio.get_running_loop().time()
