"""Appends to the log: all that waits goes into one transaction, so one flush to disk serves many tables."""

from __future__ import annotations

import asyncio
import logging
import math
import sqlite3
from abc import ABC, abstractmethod
from collections import deque
from queue import SimpleQueue
from threading import Thread
from typing import Any, cast

import msgspec
from msgspec import Struct
from sqlalchemy import Engine, bindparam, false, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from voliere.server.live.keeper import Busy, Conflict
from voliere.server.store import schema
from voliere.server.store.mooring import Mooring
from voliere.server.store.rows import entry_values, summary_values
from voliere.server.table.entry import LogEntry
from voliere.server.table.facts import Chair, Summary

log = logging.getLogger(__name__)

CHANNEL = "voliere"  # of LISTEN and NOTIFY
MOST = 200  # entries in one transaction
LOOK = 0.05  # seconds it is taken to be still there before the next commit
FEW = 60  # rows written to SQLite while everybody waits: a millisecond or two

INSERT = insert(schema.log)
SUMMARY = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("id_"))
    .values({k: bindparam(k) for k in ("moved", "version", "phase", "turn", "places", "totals")})
)
LENGTH = (
    update(schema.tables).where(schema.tables.c.id == bindparam("id_")).values(version=bindparam("version"))
)
SEAT = (
    update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("id_"), schema.seats.c.seat == bindparam("seat_"))
    # Whoever comes to a seat, or back to it, has it in their list.
    .values({k: bindparam(k) for k in ("person", "name", "bot", "gone")} | {"hidden": false()})
)


class Outage:
    """Says once that the database fails, and once that it does no more."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.on = False

    def begun(self, no: Exception) -> Busy:
        why = (str(getattr(no, "orig", None) or no).splitlines() or [""])[0]
        if not self.on:
            log.error("the database cannot be %s: %s: %s", self.what, type(no).__name__, why)
        self.on = True
        return Busy(why)

    def over(self) -> None:
        if self.on:
            log.warning("the database can be %s again", self.what)
        self.on = False


Deed = tuple[Any, list[dict[str, Any]]]  # a statement and the values it is done with


class Work(Struct):
    """Something on its way to the disk, all of it or nothing; `notices`: what other processes are told of."""

    deeds: list[Deed]
    notices: list[str]
    done: asyncio.Future[None]


class Writer(ABC):
    """Everything that is written goes through here, batch after batch."""

    @abstractmethod
    def put(self, work: Work) -> None:
        """Work for the next batch."""

    @abstractmethod
    async def stop(self) -> None:
        """Returns once nothing waits any more."""

    def do(self, deeds: list[Deed], notices: list[str]) -> asyncio.Future[None]:
        """Done once all is on disk; `Conflict` and `Busy` say that it is not, or not surely."""
        work = Work(deeds, notices, asyncio.get_running_loop().create_future())
        self.put(work)
        return work.done

    def append(
        self, table: str, entry: LogEntry, summary: Summary, chair: Chair | None
    ) -> asyncio.Future[None]:
        """The next entry of a table's log. One that is hushed changes nothing lists say, not even when."""
        deeds: list[Deed] = [(INSERT, [entry_values(table, entry)])]
        if entry.hushed:
            deeds.append((LENGTH, [{"id_": table, "version": entry.seq}]))
        else:
            values = {"id_": table, "moved": entry.at, "version": entry.seq, **summary_values(summary)}
            deeds.append((SUMMARY, [values]))
        if chair is not None:
            deeds.append((SEAT, [{"id_": table, "seat_": entry.seat, **msgspec.structs.asdict(chair)}]))
        return self.do(deeds, [table])


class ThreadWriter(Writer):
    """For SQLite: statements are done here, all that wait together; a thread takes them to disk.

    The thread does one thing only: at each step it would wait for the loop, and on a busy machine for its own
    turn besides. What is much, or has to wait for another process, is all the thread's: nobody else may wait
    for that.
    """

    def __init__(self, engine: Engine, mooring: Mooring) -> None:
        self.engine = engine
        self.mooring = mooring
        self.outage = Outage("written")
        self.sql: dict[tuple[int, tuple[str, ...]], str] = {}
        self.taken = engine.raw_connection()  # and kept: to take one and give it back costs as much as a row
        self.connection = cast(sqlite3.Connection, self.taken.driver_connection)
        self.patience = self.connection.execute("PRAGMA busy_timeout").fetchone()[0]  # milliseconds
        self.wait_for_others(0)
        self.waiting: deque[Work] = deque()
        self.singly = 0  # of those that wait, so many go alone: one of them is late
        self.flushing = False  # the thread is at work; the connection is its own
        self.looked = -math.inf  # when the file was last seen in its place
        self.given: SimpleQueue[tuple[list[Work], bool] | None] = SimpleQueue()  # None: stop
        self.loop = asyncio.get_running_loop()
        self.thread = Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    def put(self, work: Work) -> None:
        self.waiting.append(work)
        self.go_on()

    async def stop(self) -> None:
        try:
            await self.do([], [])  # comes after all that waits
        except Busy:
            pass  # everybody has been told
        self.given.put(None)
        await asyncio.to_thread(self.thread.join)
        self.taken.close()

    def go_on(self) -> None:
        """Begin with what waits, unless something is on its way."""
        while self.waiting and not self.flushing:
            batch = [self.waiting.popleft()]
            while self.waiting and not self.singly and len(batch) < MOST:
                batch.append(self.waiting.popleft())
            self.singly = max(0, self.singly - 1)
            rows = sum(len(values) for work in batch for _, values in work.deeds)
            try:
                if self.outage.on or self.loop.time() - self.looked > LOOK:
                    self.mooring.check()
                done = rows <= FEW and self.executed(batch)
            except Exception as trouble:
                self.failed(batch, trouble)
                continue
            self.flushing = True
            self.given.put((batch, done))

    def executed(self, batch: list[Work]) -> bool:
        """Do the statements of a batch; False: another process is writing."""
        try:
            self.execute(batch)
        except sqlite3.OperationalError as no:
            if no.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            return False
        return True

    def execute(self, batch: list[Work]) -> None:
        try:
            cursor = self.connection.cursor()
            for statement, values in gathered(batch):
                cursor.executemany(self.said(statement, values[0]), values)
        except Exception:
            self.connection.rollback()
            raise

    def run(self) -> None:
        """The thread: flush what was done, and do the rest."""
        while (given := self.given.get()) is not None:
            batch, done = given
            trouble: Exception | None = None
            try:
                if not done:
                    self.wait_for_others(self.patience)
                    self.execute(batch)
                self.connection.commit()
            except Exception as no:  # whatever it is: this thread must go on
                trouble = no
            self.loop.call_soon_threadsafe(self.flushed, batch, done, trouble)

    def flushed(self, batch: list[Work], done: bool, trouble: Exception | None) -> None:
        self.flushing = False
        try:
            if not done:
                self.wait_for_others(0)
            if trouble is not None:
                self.connection.rollback()
                raise trouble
            self.mooring.check()  # nobody is told of what went into a file that is no longer where it was
            self.looked = self.loop.time()
        except Exception as no:
            self.failed(batch, no)
        else:
            self.outage.over()
            settle_all([(work, None) for work in batch])
        self.go_on()

    def failed(self, batch: list[Work], trouble: Exception) -> None:
        late = isinstance(trouble, sqlite3.IntegrityError)
        if late and len(batch) > 1:  # find out which, one by one
            self.waiting.extendleft(reversed(batch))
            self.singly += len(batch)
            return
        no = Conflict() if late else self.outage.begun(trouble)
        settle_all([(work, no) for work in batch])

    def wait_for_others(self, milliseconds: int) -> None:
        """How long to wait while another process writes."""
        self.connection.execute(f"PRAGMA busy_timeout = {milliseconds}")

    def said(self, statement: Any, values: dict[str, Any]) -> str:
        """A statement in the words of the database; `id` serves, for statements are made once and kept."""
        key = (id(statement), tuple(values))
        if key not in self.sql:
            self.sql[key] = str(statement.compile(self.engine, column_keys=list(values)))
        return self.sql[key]


class WakingWriter(Writer):
    """For PostgreSQL: other processes are told. `origin` marks our notices; we do not wake ourselves."""

    def __init__(self, engine: AsyncEngine, origin: str) -> None:
        self.engine = engine
        self.origin = origin
        self.outage = Outage("written")
        self.queue: asyncio.Queue[Work] = asyncio.Queue()
        self.task = asyncio.create_task(self.run())

    def put(self, work: Work) -> None:
        self.queue.put_nowait(work)

    async def stop(self) -> None:
        await self.queue.join()
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        while True:
            batch = [await self.queue.get()]
            while len(batch) < MOST and not self.queue.empty():
                batch.append(self.queue.get_nowait())
            try:
                await self.commit(batch)
            finally:
                for work in batch:
                    self.queue.task_done()
                    settle(work, Busy())  # nobody may wait forever, whatever happened

    async def commit(self, batch: list[Work]) -> None:
        no: Exception | None = None
        try:
            await self.write(batch)
        except IntegrityError:
            if len(batch) > 1:  # one of them is late: find out which, one by one
                for work in batch:
                    await self.commit([work])
                return
            no = Conflict()
        except Exception as trouble:  # drivers have exceptions of their own; this task must go on
            no = self.outage.begun(trouble)
        else:
            self.outage.over()
        settle_all([(work, no) for work in batch])

    async def write(self, batch: list[Work]) -> None:
        notices = [notice for work in batch for notice in work.notices]
        async with self.engine.begin() as connection:
            for statement, values in gathered(batch):
                await connection.execute(statement, values)
            if notices:
                notice = " ".join([self.origin, *notices])
                await connection.execute(select(func.pg_notify(CHANNEL, notice)))


def gathered(batch: list[Work]) -> list[Deed]:
    """The deeds of a batch, each statement once with all its values. Works do not need each other."""
    if len(batch) == 1:
        return batch[0].deeds
    found: dict[int, Deed] = {}
    for work in batch:
        for statement, values in work.deeds:
            found.setdefault(id(statement), (statement, []))[1].extend(values)
    return list(found.values())


def settle_all(ends: list[tuple[Work, Exception | None]]) -> None:
    for work, no in ends:
        settle(work, no)


def settle(work: Work, no: Exception | None) -> None:
    if work.done.done():
        return
    if no is None:
        work.done.set_result(None)
    else:
        work.done.set_exception(no)
