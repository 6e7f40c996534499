"""Every table in use: loaded from its log when somebody comes, let go when everybody has left."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Iterator

from voliere.core.refused import Refused
from voliere.core.state import Seat
from voliere.games import all_known
from voliere.server.live.bots import LATER, Bots, Thinks
from voliere.server.live.credits import Credits, Shares
from voliere.server.live.keeper import Busy, Keeper
from voliere.server.live.notices import of_erased, of_person
from voliere.server.live.pushes import Listener, Pushes
from voliere.server.live.room import Room
from voliere.server.settings import Settings
from voliere.server.table.cleaning import is_id
from voliere.server.table.lesson import lesson_of
from voliere.server.table.log import reading
from voliere.server.table.table import Table

AT_ONCE = 100  # devices looked up in one go
MANY = 50  # lines from which on devices are looked up together
SIGNED_OUT = 1008  # closes a line
RETRY = 5.0  # seconds until a database that did not answer is asked again
LOOK_AGAIN = 60.0  # seconds between looks for bots another process has left waiting

SLICE = 0.004  # seconds one table's log is read before others are served

log = logging.getLogger(__name__)


async def in_slices(work: Iterator[None], slice: float = SLICE) -> None:
    """Do long work a few milliseconds at a time: everybody else is served in between."""
    until = time.perf_counter() + slice
    for _ in work:
        if time.perf_counter() >= until:
            await asyncio.sleep(0)
            until = time.perf_counter() + slice


class Rooms:
    def __init__(self, settings: Settings, keeper: Keeper, pool: Thinks) -> None:
        self.settings = settings
        self.keeper = keeper
        self.pool = pool
        self.pushes = Pushes()
        limits = settings.limits
        self.costly = Shares(limits.costly, limits.costly_of_address)
        self.bot_moves = Credits(limits.bot_moves)
        self.rooms: dict[str, Room] = {}
        self.bots: dict[str, Bots] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        works = (self.reap(), self.resume(), self.keep_looking())
        self.chores = [asyncio.create_task(work) for work in works]

    async def close(self) -> None:
        """Say goodbye to everybody and let bots be."""
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        for room in list(self.rooms.values()):
            self.forget(room)

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
        room = Room(table, await self.keeper.rematch(id), self.keeper, self.settings, self.pushes)
        bots = Bots(room, self.pool, self.settings, self.bot_moves)
        room.call, room.give_up = bots.call, lambda: self.forget(room)
        self.rooms[id], self.bots[id] = room, bots
        await room.woken()  # whatever was written while we read
        return room

    async def read(self, id: str) -> Table:
        """A table as its log has it now; refuses one that does not exist, or cannot be played any more."""
        facts = await self.keeper.facts(id)
        if facts is None:
            raise Refused("no-table", {}, "there is no such table")
        game = all_known().get(facts.game)
        if game is None or not game.knows(facts.rules):
            raise Refused("old-rules", {}, "this table was played under rules this server does not have")
        lesson = lesson_of(game) if facts.lesson else None
        if facts.lesson and (lesson is None or lesson.edition != facts.lesson):
            raise Refused("old-rules", {}, "this lesson has been written anew since")
        table = Table(facts, game, self.settings.limits)
        await in_slices(reading(table, await self.keeper.entries(id)))
        return table

    def forget(self, room: Room) -> None:
        """Let a table go; its people come back by themselves and find it loaded anew."""
        id = room.table.facts.id
        if self.rooms.get(id) is room:
            del self.rooms[id]
            self.bots.pop(id).close()
        room.close()

    async def reap(self) -> None:
        """Tables nobody looks at leave memory. The log has them."""
        while True:
            await asyncio.sleep(min(20.0, self.settings.rest_seconds))
            before = asyncio.get_running_loop().time() - self.settings.rest_seconds
            for id, room in list(self.rooms.items()):
                if room.resting and not self.bots[id].thinking and room.used < before:
                    self.forget(room)
                elif (room.lines or room.presence.over_http) and self.keeper.shared:
                    room.presence.changed()

    # -- bots whose table nobody has open --------------------------------------------------------

    async def resume(self) -> None:
        """Bots whose turn it was when a server stopped go on by themselves, whoever of us comes first.

        Where others may be at work already, a table is theirs until it has stood still for longer than any
        bot of theirs would need; and as one of them may stop at any time, we look again now and then.
        """
        patience = self.settings.bot_seconds + LATER if self.keeper.shared else 0.0
        wait = patience
        while True:
            try:
                await self.wake_bots(patience)
            except Busy:
                log.warning("bots were not looked for: the database does not answer")
                wait = RETRY
            if not wait:
                return
            await asyncio.sleep(wait)
            wait = LOOK_AGAIN if self.keeper.shared else 0.0

    async def wake_bots(self, patience: float) -> None:
        waiting = await self.keeper.waiting_for_bots(int(self.settings.clock() - patience))
        secrets.SystemRandom().shuffle(waiting)  # several processes that start together share them
        for id in waiting:
            try:
                room = await self.room(id)
            except Refused as no:
                log.info("table %s: %s", id, no)  # cannot be opened any more
                continue
            except Busy:
                raise
            except Exception:  # one that cannot be read keeps no other waiting
                log.exception("table %s: cannot be read", id)
                continue
            if self.settings.clock() - room.table.moved >= patience:  # nobody was quicker
                room.call(False)

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
        for id in await self.keeper.erased(list(self.rooms)):
            await self.erased(id)
        await self.woken(list(self.rooms))

    async def look_again(self, person: str = "") -> None:
        """Close the lines of devices that have been signed out: somebody's, or anybody's."""
        lines: dict[str, list[Listener]] = {}  # of each device
        for room in self.rooms.values():
            for line in room.lines:
                if person in ("", line.person):
                    lines.setdefault(line.device, []).append(line)
        devices = list(lines)
        for k in range(0, len(devices), AT_ONCE):
            some = devices[k : k + AT_ONCE]
            now = asyncio.get_running_loop().time()
            known = await self.keeper.signed_in(some)
            for device in some:
                for line in lines[device]:
                    if device in known:
                        line.checked = now
                    else:
                        line.close(SIGNED_OUT)

    async def keep_looking(self) -> None:
        """Of many devices each that acts would be looked up by itself now and then: together costs less."""
        every = self.settings.recheck_seconds / 2
        while every > 0:
            await asyncio.sleep(every)
            if sum(len(room.lines) for room in self.rooms.values()) >= MANY:
                try:
                    await self.look_again()
                except Busy:
                    pass  # then each is looked up by itself, and told if that fails too

    def told(self, origin: str, table: str, seats: list[Seat], watching: int) -> None:
        room = self.rooms.get(table)
        if room is not None:
            room.presence.told(origin, seats, watching)
