"""Every table in use: loaded from its log when somebody comes, let go when everybody has left."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator

import voliere
from voliere.core.refused import Refused
from voliere.core.state import Seat
from voliere.server.credits import Credits, Shares
from voliere.server.lessons.lesson import lesson_of
from voliere.server.plain import is_id
from voliere.server.room import Listener, Room
from voliere.server.settings import Settings
from voliere.server.store import Store
from voliere.server.table import Table, reading
from voliere.server.wakeup import Wakeup
from voliere.server.workers import Pool
from voliere.server.writer import of_erased, of_person

AT_ONCE = 500  # devices looked up in one go
SIGNED_OUT = 1008  # closes a line

SLICE = 0.004  # seconds one table's log is read before others are served

log = logging.getLogger(__name__)


class Herald:
    """Wakes one listener after the other. Building a view takes time; in between, acks go out and others act.

    Whoever is due already is not due twice: what is newest is worked out when the turn comes.
    """

    def __init__(self) -> None:
        self.due: dict[Listener, bool] = {}  # whether seats have changed for them, too

    def announce(self, room: Room, seats: bool) -> None:
        idle = not self.due
        for line in room.lines:
            self.due[line] = self.due.get(line, False) or seats
        if idle and self.due:
            asyncio.get_running_loop().call_soon(self.next)

    def next(self) -> None:
        line = next(iter(self.due))
        seats = self.due.pop(line)
        if self.due:
            asyncio.get_running_loop().call_soon(self.next)
        line.changed(seats)


async def in_slices(work: Iterator[None], slice: float = SLICE) -> None:
    """Do long work a few milliseconds at a time: everybody else is served in between."""
    until = time.perf_counter() + slice
    for _ in work:
        if time.perf_counter() >= until:
            await asyncio.sleep(0)
            until = time.perf_counter() + slice


class Hall:
    def __init__(self, settings: Settings, store: Store, pool: Pool) -> None:
        self.settings = settings
        self.store = store
        self.pool = pool
        self.herald = Herald()
        limits = settings.limits
        self.costly = Shares(limits.costly, limits.costly_of_address)
        self.bot_moves = Credits(limits.bot_moves)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.wakeup = Wakeup(store, self)
        self.reaper = asyncio.create_task(self.reap())

    async def close(self) -> None:
        """Say goodbye to everybody and let bots be."""
        self.reaper.cancel()
        await self.wakeup.close()
        for room in self.rooms.values():
            room.close()
        await self.pool.close()

    async def room(self, id: str) -> Room:
        """A table by its id; refuses one that does not exist."""
        found = self.rooms.get(id)
        if found is None:
            found = await asyncio.shield(self.loading.get(id) or self.start_loading(id))
        found.touch()
        return found

    def start_loading(self, id: str) -> asyncio.Task[Room]:
        """Everybody who comes meanwhile waits for the same; nothing is kept of what could not be loaded."""
        if not is_id(id):
            raise Refused("no-table", {}, "there is no such table")
        task = self.loading[id] = asyncio.create_task(self.load(id))

        def ended(_: asyncio.Task[Room]) -> None:
            del self.loading[id]
            if not task.cancelled():
                task.exception()  # whoever asked may have hung up: nobody else hears of it

        task.add_done_callback(ended)
        return task

    async def load(self, id: str) -> Room:
        table = await self.read(id)
        room = Room(self, table, await self.store.rematch(id))
        self.rooms[id] = room
        await room.woken()  # whatever was written while we read
        return room

    async def read(self, id: str) -> Table:
        """A table as its log has it now; refuses one that does not exist, or cannot be played any more."""
        facts = await self.store.facts(id)
        if facts is None:
            raise Refused("no-table", {}, "there is no such table")
        game = voliere.catalogue().get(facts.game)
        if game is None or not game.knows(facts.rules):
            raise Refused("old-rules", {}, "this table was played under rules this server does not have")
        lesson = lesson_of(game) if facts.lesson else None
        if facts.lesson and (lesson is None or lesson.edition != facts.lesson):
            raise Refused("old-rules", {}, "this lesson has been written anew since")
        table = Table(facts, game)
        await in_slices(reading(table, await self.store.rows(id)))
        return table

    def forget(self, room: Room) -> None:
        """Let a table go; its people come back by themselves and find it loaded anew."""
        if self.rooms.get(room.table.facts.id) is room:
            del self.rooms[room.table.facts.id]
        room.close()

    async def reap(self) -> None:
        """Tables nobody looks at leave memory. The log has them."""
        while True:
            await asyncio.sleep(min(20.0, self.settings.rest_seconds))
            before = asyncio.get_running_loop().time() - self.settings.rest_seconds
            for id, room in list(self.rooms.items()):
                if room.resting and room.used < before:
                    del self.rooms[id]
                    room.close()
                elif (room.lines or room.presence.asking) and self.wakeup.on:
                    room.presence.changed()

    # -- other processes -----------------------------------------------------------------------

    async def woken(self, notices: list[str]) -> None:
        """Tables have moved on, people may have been signed out (they first: nobody waits for that)."""
        for notice in sorted(notices, key=lambda notice: not notice.startswith(of_person(""))):
            if notice.startswith(of_person("")):
                await self.look_again(notice.removeprefix(of_person("")))
            elif notice.startswith(of_erased("")):
                await self.erased(notice.removeprefix(of_erased("")))
            elif notice in self.rooms:
                await self.rooms[notice].woken()

    async def erased(self, id: str) -> None:
        """A log was written over: forget the table, also if it is being read just now."""
        if id in self.loading:
            await asyncio.wait([self.loading[id]])
        if id in self.rooms:
            self.forget(self.rooms[id])

    async def missed(self) -> None:
        """Notices may have been lost: look at every device and every table."""
        await self.look_again()
        for id in await self.store.erased(list(self.rooms)):
            await self.erased(id)
        await self.woken(list(self.rooms))

    async def look_again(self, person: str = "") -> None:
        """Close the lines of devices that have been signed out: somebody's, or anybody's."""
        lines = [line for room in self.rooms.values() for line in room.lines if person in ("", line.person)]
        for k in range(0, len(lines), AT_ONCE):
            part = lines[k : k + AT_ONCE]
            known = await self.store.guests.known([line.device for line in part])
            for line in part:
                if line.device not in known:
                    line.close(SIGNED_OUT)

    def announce(self, table: str, seats: list[Seat], watching: int) -> None:
        self.wakeup.announce(table, seats, watching)

    def told(self, origin: str, table: str, seats: list[Seat], watching: int) -> None:
        room = self.rooms.get(table)
        if room is not None:
            room.presence.told(origin, seats, watching)
