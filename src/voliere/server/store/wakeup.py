"""LISTEN and NOTIFY: processes on one PostgreSQL tell each other what changed. SQLite has one process."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Protocol

import asyncpg  # type: ignore[import-untyped]

from voliere.core.state import Seat
from voliere.server.live.keeper import Busy
from voliere.server.store.database import Database, Postgres
from voliere.server.store.writer import CHANNEL

HERE = "here"  # first word of a notice about who is connected
TOGETHER = "voliere_here"  # where we tell it of many tables at once; older processes do not listen there
OURS = "+"  # begins the name of a process that listens there
OLD_FOR = 60.0  # seconds after which an older process that says nothing more is thought to be gone
LONGEST = 7_000  # bytes of one notice; PostgreSQL takes 8,000
RETRY = 1.0
TELL = "SELECT pg_notify($1, notice) FROM unnest($2::text[]) AS notice"

log = logging.getLogger(__name__)


class Ears(Protocol):
    """Whoever is to hear of it: the rooms of this process."""

    async def woken(self, notices: list[str]) -> None:
        """Tables have moved on, or people may have been signed out."""
        ...

    async def missed(self) -> None:
        """Notices may have been lost."""
        ...

    def told(self, origin: str, table: str, seats: list[Seat], watching: int) -> None:
        """Another process says who is at a table there."""
        ...


class Wakeup:
    """One connection that listens. A lost one is replaced, and then every table is looked at."""

    def __init__(self, database: Database, origin: str) -> None:
        self.database = database
        self.origin = origin
        self.on = isinstance(database, Postgres)
        self.notices: asyncio.Queue[str] = asyncio.Queue()
        self.present: dict[str, str] = {}  # still to be told, of each table: who is there
        self.old_until = 0.0  # so long older processes are told table by table, as they understand it
        self.due = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def start(self, ears: Ears) -> None:
        if self.on:
            self.tasks = [asyncio.create_task(task) for task in (self.listen(ears), self.work(ears))]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def listen(self, ears: Ears) -> None:
        assert isinstance(self.database, Postgres)
        url = self.database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            connection: Any = None
            try:
                connection = await asyncpg.connect(url)
                for channel in (CHANNEL, TOGETHER):
                    await connection.add_listener(channel, self.heard)
                await ears.missed()
                await self.send(connection)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, Busy) as no:
                log.warning("listening was interrupted: %s", no)
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(RETRY)

    async def send(self, connection: Any) -> None:
        """Tell who is here, of all tables at once; an idle connection is tried now and then."""
        while True:
            try:
                await asyncio.wait_for(self.due.wait(), 10)
            except TimeoutError:
                await connection.execute("SELECT 1")
            self.due.clear()
            present, self.present = self.present, {}
            if present:
                await connection.execute(TELL, TOGETHER, told_of(self.origin, present))
                if asyncio.get_running_loop().time() < self.old_until:
                    singly = [f"{HERE} {self.origin} {one}" for one in present.values()]
                    await connection.execute(TELL, CHANNEL, singly)

    def heard(self, connection: object, pid: int, channel: str, payload: object) -> None:
        self.notices.put_nowait(str(payload))

    async def work(self, ears: Ears) -> None:
        while True:
            first, *words = (await self.notices.get()).split(" ")
            try:
                if first == HERE:
                    self.heard_here(ears, words)
                elif first != self.origin:
                    await ears.woken(words)
            except Exception:
                log.exception("a notice could not be followed")

    def announce(self, table: str, seats: list[Seat], watching: int) -> None:
        if self.on:
            known = ",".join(str(seat) for seat in seats) or "-"
            self.present[table] = f"{table} {known} {watching}"
            self.due.set()

    def heard_here(self, ears: Ears, words: list[str]) -> None:
        origin, *rest = words
        if not origin.startswith(OURS):
            self.old_until = asyncio.get_running_loop().time() + OLD_FOR
        if origin != self.origin:
            for table, seats, watching in zip(rest[::3], rest[1::3], rest[2::3], strict=True):
                known = [] if seats == "-" else [int(seat) for seat in seats.split(",")]
                ears.told(origin, table, known, int(watching))


def told_of(origin: str, present: dict[str, str]) -> list[str]:
    """Who is at which table, in as few notices as hold it: one, but for a very large house."""
    notices: list[str] = []
    line = f"{HERE} {origin}"
    for one in present.values():
        if len(line) + len(one) >= LONGEST:
            notices.append(line)
            line = f"{HERE} {origin}"
        line += f" {one}"
    return [*notices, line]
