"""Everything the routes need, made when the application starts."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from voliere.core.refused import Refused
from voliere.server.live.credits import Credits
from voliere.server.live.room import Room
from voliere.server.live.rooms import Rooms
from voliere.server.live.workers import Pool
from voliere.server.routes.forwarded import address
from voliere.server.routes.gate import Hostnames
from voliere.server.routes.identity import Person, Tickets, person_at, person_of
from voliere.server.routes.places import Places
from voliere.server.routes.requests import Connection
from voliere.server.routes.retold import Retold
from voliere.server.settings import Settings, database_url
from voliere.server.store.erasing import keep_finishing
from voliere.server.store.filling import fill_in
from voliere.server.store.store import Store


class Service:
    def __init__(self, settings: Settings, hostnames: Hostnames, store: Store) -> None:
        limits = settings.limits
        self.settings = settings
        self.hostnames = hostnames
        self.store = store
        self.pool = Pool(settings.workers, settings.bot_memory, settings.thinker)
        self.rooms = Rooms(settings, store, self.pool)
        store.wakeup.start(self.rooms)
        self.chores = [asyncio.create_task(work(self.rooms, store)) for work in (keep_finishing, fill_in)]
        self.tickets = Tickets(store)
        self.places = Places(limits.sockets_of_address)
        self.sockets = 0  # open now
        self.messages = Credits(limits.messages)
        self.new_people = Credits(limits.people)
        self.new_tables = Credits(limits.tables)
        self.new_sockets = Credits(limits.tickets)
        self.guesses = Credits(limits.guesses)
        self.replays = Credits(limits.replays)
        self.retold = Retold()

    @classmethod
    @asynccontextmanager
    async def running(cls, settings: Settings, hostnames: Hostnames) -> AsyncIterator[Service]:
        store = await Store.open(database_url(settings.database))
        service = cls(settings, hostnames, store)
        try:
            yield service
        finally:
            for chore in service.chores:
                chore.cancel()
            await asyncio.gather(*service.chores, return_exceptions=True)
            await store.wakeup.close()
            await service.rooms.close()
            await service.pool.close()
            await store.close()

    def now(self) -> int:
        return int(self.settings.clock())

    async def person(self, asking: Connection) -> Person:
        return await person_of(asking, self.store, self.now())

    async def room(self, asking: Connection, person: Person, table: str, link: str = "") -> Room:
        """A table somebody may see."""
        room = await self.found(asking, person.id, table, link)
        if not room.sees(person.id) and not same(link, room.table.facts.link):
            raise self.wrong(asking)
        return room

    async def finished(self, asking: Connection, table: str) -> Room:
        """A finished game is for everybody who has its id; one that goes on is hidden as ever."""
        person = await person_at(asking, self.store, self.now())
        room = await self.found(asking, person, table)
        if room.table.phase == "over" and room.table.lesson is None:
            return room
        if not room.sees(person):
            raise self.wrong(asking)
        raise Refused("not-over", {}, "the game is not over")

    async def found(self, asking: Connection, person: str, table: str, link: str = "") -> Room:
        """A table, seen or not. Why one cannot be opened is told to those it concerns."""
        try:
            return await self.rooms.room(table)
        except Refused as no:
            if no.key == "no-table" or not await self.store.concerns(table, person, link):
                raise self.wrong(asking) from None
            raise

    def afford(self, asking: Connection, person: Person) -> None:
        """A whole view or a look ahead takes its time: so many for one person."""
        if not self.rooms.costly.spend(person.id, address(asking.scope)):
            raise Refused("too-often", {}, "too many requests: wait a moment")

    def wrong(
        self, asking: Connection, key: str = "no-table", message: str = "there is no such table"
    ) -> Refused:
        """A wrong guess. What is hidden answers like what does not exist; guessing on gets slow.

        Who asks for something that is right is never counted, and so never locked out by others who share
        the address.
        """
        if self.guesses.spend(address(asking.scope)):
            return Refused(key, {}, message)
        return Refused("too-often", {}, "too many wrong links: wait a moment")


def same(given: str, secret: str) -> bool:
    """Compare in constant time."""
    return hmac.compare_digest(given.encode("utf-8", "replace"), secret.encode())
