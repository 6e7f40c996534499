"""Everything the routes need, made when the application starts."""

from __future__ import annotations

import hmac
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from voliere.core.refused import Refused
from voliere.server.asking import Asking
from voliere.server.guard import Credits, Names, address
from voliere.server.hall import Hall
from voliere.server.identity import Person, person_of
from voliere.server.room import Room
from voliere.server.settings import Settings, database_url
from voliere.server.sockets import Door
from voliere.server.store import Store
from voliere.server.workers import Pool


class Service:
    def __init__(self, settings: Settings, names: Names, store: Store) -> None:
        limits = settings.limits
        self.settings = settings
        self.names = names
        self.store = store
        self.hall = Hall(settings, store, Pool(settings.workers, settings.bot_memory, settings.thinker))
        self.door = Door(self.hall, names)
        self.new_people = Credits(limits.people)
        self.new_tables = Credits(limits.tables)
        self.guesses = Credits(limits.guesses)
        self.replays = Credits(limits.replays)

    @classmethod
    @asynccontextmanager
    async def running(cls, settings: Settings, names: Names) -> AsyncIterator[Service]:
        store = await Store.open(database_url(settings.database))
        service = cls(settings, names, store)
        try:
            yield service
        finally:
            await service.hall.close()
            await store.close()

    def now(self) -> int:
        return int(self.settings.clock())

    async def person(self, asking: Asking) -> Person:
        return await person_of(asking, self.store)

    async def room(self, asking: Asking, person: Person, table: str, link: str = "") -> Room:
        """A table somebody may see. One that is hidden answers like none at all; guessing gets slow."""
        where = address(asking.scope)
        if self.guesses.empty(where):
            raise Refused("too-often", {}, "too many wrong links: wait a moment")
        try:
            room = await self.hall.room(table)
            if not room.sees(person.id) and not same(link, room.table.facts.link):
                raise Refused("no-table", {}, "there is no such table")
        except Refused as no:
            if no.key == "no-table":
                self.guesses.spend(where)
            raise
        return room


def same(given: str, secret: str) -> bool:
    """Compare in constant time."""
    return hmac.compare_digest(given.encode("utf-8", "replace"), secret.encode())
