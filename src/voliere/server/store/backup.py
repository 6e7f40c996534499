"""Backups: every row of a database into one file while the server runs, and back into any database."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeVar

from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Table, create_engine, delete, func, insert, inspect, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from voliere.core.refused import Refused, Told
from voliere.server.store import archive, schema
from voliere.server.store.database import MIGRATIONS, NAME, NEWEST, migrate, shown, unusable
from voliere.server.store.proof import Proof, Watch, prove

T = TypeVar("T")
BATCH = 1_000
KEPT = [table for table in schema.metadata.sorted_tables if table.name not in ("keys", "spent")]  # by people
OTHERS = text(
    "SELECT count(*) FROM pg_stat_activity WHERE application_name = :name AND datname = current_database()"
)


async def save(url: str, file: Path, watch: Watch) -> Proof:
    """A backup of the database as it is at this moment; people play on meanwhile.

    The file is read again from the disk, and every table in it played to its end, before it gets its name.
    """
    with archive.new_file(file) as part:

        def copied(source: Connection) -> dict[str, archive.Sum]:
            must_be_ours(source, url)
            with writing(part) as target:
                migrate(target)
                return copy(source, target, watch)

        archive.write_seal(part, await at_one_moment(url, copied))
        archive.check_seal(part)
        with reading(part) as found:
            return prove(found, watch)


async def restore(file: Path, url: str, replace: bool, watch: Watch) -> Proof:
    """Put a backup into an empty database, or in place of what there is: all of it, or nothing."""
    with in_present_form(file) as present, reading(present) as source:

        def put(target: Connection) -> Proof:
            migrate(target)
            if not replace and any(count(target, table) for table in KEPT):
                raise Refused("not-empty", {"database": shown(url)}, f"{shown(url)} is not empty")
            proof = prove(source, watch)
            for table in reversed(schema.metadata.sorted_tables):
                target.execute(delete(table))
            sums = copy(source, target, watch)
            assert {name: total.seal() for name, total in sums.items()} == seals(target), "not what was read"
            return proof

        return await alone(url, put)


# -- databases -----------------------------------------------------------------------------------


async def at_one_moment(url: str, work: Callable[[Connection], T]) -> T:
    """Read a database that others write meanwhile, as it is at one moment."""
    path = sqlite_path(url)
    try:
        if path is not None:
            if not path.exists():
                raise FileNotFoundError(f"{path} does not exist")
            with create_engine(url, poolclass=NullPool).connect() as connection:
                connection.exec_driver_sql("BEGIN")
                return work(connection)
        async with create_async_engine(url, poolclass=NullPool).connect() as opened:
            settings = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
            return await (await opened.execution_options(**settings)).run_sync(work)
    except (OSError, SQLAlchemyError) as no:
        raise unusable(url, no) from no


async def alone(url: str, work: Callable[[Connection], T]) -> T:
    """Change a database no server uses, in one transaction."""
    path = sqlite_path(url)
    try:
        if path is not None:
            with own_file(path), create_engine(url, poolclass=NullPool).begin() as connection:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                return work(connection)
        async with create_async_engine(url, poolclass=NullPool).begin() as opened:
            if (await opened.execute(OTHERS, {"name": NAME})).scalar_one():
                raise Refused("in-use", {}, "a server uses this database: stop it first")
            return await opened.run_sync(work)
    except (OSError, SQLAlchemyError, CommandError) as no:
        raise unusable(url, no) from no


def sqlite_path(url: str) -> Path | None:
    made = make_url(url)
    return Path(made.database or "") if made.get_backend_name() == "sqlite" else None


@contextmanager
def own_file(path: Path) -> Iterator[None]:
    """A SQLite file nobody else has open, made if need be; a new one is gone again if something fails."""
    new = not path.exists()
    if new:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
    else:
        with closing(sqlite3.connect(path, timeout=0)) as db:
            try:
                db.execute("PRAGMA journal_mode = DELETE")  # only who is alone may leave the WAL
            except sqlite3.OperationalError as no:
                raise Refused("in-use", {}, "a server uses this database: stop it first") from no
    try:
        yield
    except BaseException:
        if new:
            path.unlink(missing_ok=True)
        raise


def must_be_ours(connection: Connection, url: str) -> None:
    """A backup changes nothing, so it takes no step to the present form either."""
    there = inspect(connection).has_table("alembic_version")
    form = connection.execute(text("SELECT version_num FROM alembic_version")).scalar() if there else None
    if form != NEWEST:
        about: dict[str, Told] = {"database": shown(url), "form": str(form or "–"), "newest": NEWEST}
        raise Refused("database-form", about, f"{shown(url)} has form {form}, this program knows {NEWEST}")


# -- rows ----------------------------------------------------------------------------------------


def count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def copy(source: Connection, target: Connection, watch: Watch) -> dict[str, archive.Sum]:
    """Every row of every table; gives the sums of what was read."""
    watch.begin("copy", sum(count(source, table) for table in schema.metadata.sorted_tables))
    sums: dict[str, archive.Sum] = {}
    for table in schema.metadata.sorted_tables:
        names = [column.name for column in table.columns]
        total = sums[table.name] = archive.Sum()
        found = source.execute(select(table), execution_options={"yield_per": BATCH})
        for part in found.partitions():
            target.execute(insert(table), [dict(zip(names, row, strict=True)) for row in part])
            total.add(names, part)
            watch.step(len(part))
    return sums


def seals(connection: Connection) -> dict[str, tuple[int, str]]:
    found: dict[str, tuple[int, str]] = {}
    for table in schema.metadata.sorted_tables:
        total = archive.Sum()
        rows = connection.execute(select(table), execution_options={"yield_per": BATCH})
        total.add([column.name for column in table.columns], rows)
        found[table.name] = total.seal()
    return found


# -- files ---------------------------------------------------------------------------------------


@contextmanager
def writing(file: Path) -> Iterator[Connection]:
    """One transaction; not flushed piece by piece, for the file has no name before all of it is."""
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(file), poolclass=NullPool)
    with engine.begin() as connection:
        connection.exec_driver_sql("PRAGMA synchronous = OFF")
        connection.exec_driver_sql("BEGIN")
        yield connection


@contextmanager
def reading(file: Path) -> Iterator[Connection]:
    engine = create_engine("sqlite://", creator=lambda: archive.reading(file), poolclass=NullPool)
    with engine.connect() as connection:
        yield connection


@contextmanager
def in_present_form(file: Path) -> Iterator[Path]:
    """A backup that has been checked; one of an older program in the form of today, in a copy."""
    archive.check_seal(file)
    with closing(archive.reading(file)) as db:
        (form,) = db.execute("SELECT version_num FROM alembic_version").fetchone()
    if form == NEWEST:
        yield file
        return
    if form not in {step.revision for step in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}:
        raise Refused("backup-newer", {"file": str(file)}, f"{file} was made by a newer Volière")
    with tempfile.TemporaryDirectory() as folder:
        moved = Path(folder) / "backup"
        shutil.copyfile(file, moved)
        with writing(moved) as connection:
            migrate(connection)
        yield moved
