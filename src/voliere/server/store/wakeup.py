"""LISTEN and NOTIFY: processes on one PostgreSQL tell each other what changed. SQLite has one process."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import asyncpg  # type: ignore[import-untyped]

from voliere.core.state import Seat
from voliere.server.store.database import Postgres
from voliere.server.store.store import Store
from voliere.server.store.writer import CHANNEL, Busy

if TYPE_CHECKING:
    from voliere.server.live.rooms import Hall

HERE = "here"  # first word of a notice about who is connected
RETRY = 1.0

log = logging.getLogger(__name__)


class Wakeup:
    """One connection that listens. A lost one is replaced, and then every table is looked at."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self.store = store
        self.hall = hall
        self.database = store.database
        self.on = isinstance(store.database, Postgres)
        self.notices: asyncio.Queue[str] = asyncio.Queue()
        self.outgoing: asyncio.Queue[str] = asyncio.Queue()
        self.tasks = [asyncio.create_task(task) for task in (self.listen(), self.work())] if self.on else []

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def listen(self) -> None:
        assert isinstance(self.database, Postgres)
        url = self.database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            connection: Any = None
            try:
                connection = await asyncpg.connect(url)
                await connection.add_listener(CHANNEL, self.heard)
                await self.hall.missed()
                await self.send(connection)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, Busy) as no:
                log.warning("listening was interrupted: %s", no)
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(RETRY)

    async def send(self, connection: Any) -> None:
        """Send our own notices; an idle connection is tried now and then."""
        while True:
            try:
                notice = await asyncio.wait_for(self.outgoing.get(), 10)
            except TimeoutError:
                notice = ""
            if notice:
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, notice)
            else:
                await connection.execute("SELECT 1")

    def heard(self, connection: object, pid: int, channel: str, payload: object) -> None:
        self.notices.put_nowait(str(payload))

    async def work(self) -> None:
        while True:
            first, *words = (await self.notices.get()).split(" ")
            try:
                if first == HERE:
                    self.heard_here(words)
                elif first != self.store.origin:
                    await self.hall.woken(words)
            except Exception:
                log.exception("a notice could not be followed")

    def announce(self, table: str, seats: list[Seat], watching: int) -> None:
        if self.on:
            known = ",".join(str(seat) for seat in seats) or "-"
            self.outgoing.put_nowait(f"{HERE} {self.store.origin} {table} {known} {watching}")

    def heard_here(self, words: list[str]) -> None:
        origin, table, seats, watching = words
        if origin != self.store.origin:
            known = [] if seats == "-" else [int(seat) for seat in seats.split(",")]
            self.hall.told(origin, table, known, int(watching))
