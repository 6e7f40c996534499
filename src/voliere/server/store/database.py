"""The two databases: a SQLite file for one process, or a PostgreSQL for many."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Self

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection, Engine, RowMapping, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from voliere.core.refused import Refused, Told
from voliere.server.store.mooring import Mooring, keep_private
from voliere.server.store.writer import Outage, ThreadWriter, WakingWriter, Writer

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = "0008"  # the last of the migrations
ONE_AT_A_TIME = 0x566F6C6965  # the advisory lock of migrations on PostgreSQL
READERS = 4
NAME = "voliere"  # of our connections to PostgreSQL


class Database(ABC):
    writer: Writer

    def __init__(self) -> None:
        self.outage = Outage("read")

    async def fetch(self, statement: Any) -> Sequence[RowMapping]:
        """All rows a statement finds; `Busy` if the database does not say."""
        try:
            found = await self.found(statement)
        except (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as no:
            raise self.outage.begun(no) from no
        self.outage.over()
        return found

    @abstractmethod
    async def found(self, statement: Any) -> Sequence[RowMapping]: ...

    @abstractmethod
    async def close(self) -> None: ...


class SqliteFile(Database):
    """A file. Threads read and one thread writes, each piece of work in one go.

    An async driver would change threads for every step of it, which costs more than the work itself.
    """

    def __init__(self, engine: Engine, mooring: Mooring) -> None:
        super().__init__()
        self.engine = engine
        self.held = engine.raw_connection()  # for as long as one is open, SQLite leaves its files in place
        self.mooring = mooring
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.writer = ThreadWriter(engine, mooring)

    @classmethod
    async def open(cls, url: str) -> Self:
        named = make_url(url).database
        file = Path(named) if named and named != ":memory:" else None
        if file is not None:
            keep_private(file)
        engine = create_engine(url, pool_size=READERS + 2, max_overflow=0, paramstyle="named")
        event.listen(engine, "connect", durable)
        with engine.begin() as connection:
            migrate(connection)
        return cls(engine, Mooring(file))

    async def found(self, statement: Any) -> Sequence[RowMapping]:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read, statement)

    def read(self, statement: Any) -> Sequence[RowMapping]:
        self.mooring.check()
        with self.engine.connect() as connection:
            return connection.execute(statement).mappings().all()

    async def close(self) -> None:
        await self.writer.stop()
        self.readers.shutdown()
        self.held.close()
        self.engine.dispose()


class Postgres(Database):
    def __init__(self, engine: AsyncEngine, origin: str) -> None:
        super().__init__()
        self.engine = engine
        self.writer = WakingWriter(engine, origin)

    @classmethod
    async def open(cls, url: str, origin: str) -> Self:
        named = {"server_settings": {"application_name": NAME}}
        engine = create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, connect_args=named)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine, origin)

    async def found(self, statement: Any) -> Sequence[RowMapping]:
        async with self.engine.connect() as connection:
            return (await connection.execute(statement)).mappings().all()

    async def close(self) -> None:
        await self.writer.stop()
        await self.engine.dispose()


async def open_database(url: str, origin: str) -> Database:
    """Connect, and bring the database to its present form."""
    if make_url(url).get_backend_name() == "sqlite":
        return await SqliteFile.open(url)
    return await Postgres.open(url, origin)


def shown(url: str) -> str:
    """A database's address as it may be told: what stands before the @ may hold a password."""
    return url.rsplit("@", 1)[-1]


def unusable(url: str, no: Exception) -> Refused:
    """A database that cannot be used, in one line."""
    why = (str(getattr(no, "orig", None) or no).splitlines() or [type(no).__name__])[0]
    return Refused("database", {"database": shown(url), "why": why}, f"{shown(url)}: {why}")


def durable(connection: Any, _: object) -> None:
    """Every commit is on disk before it returns, readers never wait for the writer; deleted is gone."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "secure_delete=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Take every step the database has not taken; processes that start together take turns."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME})
    here: Sequence[Any] = []
    if inspect(connection).has_table("alembic_version"):
        here = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
        if list(here) == [NEWEST]:
            return
    from alembic import command  # slow to import, and not needed from the second start on
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(here):
        about: dict[str, Told] = {"form": str(here[0]), "newest": NEWEST}
        raise Refused("database-newer", about, f"the database has form {here[0]}, newer than {NEWEST}")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
