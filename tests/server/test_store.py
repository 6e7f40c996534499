"""The database by itself: migrations, the log's unique keys, group commits, what counts as written."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from tests.server.house import sqlite

from voliere.server.live.keeper import Conflict
from voliere.server.settings import database_url
from voliere.server.store import database, schema
from voliere.server.store.database import SqliteFile
from voliere.server.store.store import Store
from voliere.server.store.writer import FEW
from voliere.server.table.facts import Chair, Facts, Summary
from voliere.server.table.move_entries import Moved

PLAYING = Summary("playing", [0], [])


def facts(id: str) -> Facts:
    return Facts(id, "songbirds", 1, 2, {}, "0" * 32, False, "p", "link", 1)


def test_migrations_end_in_the_present_form(tmp_path: Path) -> None:
    async def run() -> None:
        for _ in range(2):  # the second time there is nothing to do
            opened = await Store.open(database_url(sqlite(tmp_path)))
            assert isinstance(opened.database, SqliteFile)
            with opened.database.engine.connect() as connection:
                assert differences(connection) == []
            await opened.close()

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    asyncio.run(run())
    assert ScriptDirectory(str(database.MIGRATIONS)).get_current_head() == database.NEWEST


def test_every_commit_is_flushed(tmp_path: Path) -> None:
    async def run() -> None:
        opened = await Store.open(database_url(sqlite(tmp_path)))
        assert isinstance(opened.database, SqliteFile)
        with opened.database.engine.connect() as connection:
            mode = connection.exec_driver_sql("PRAGMA journal_mode").scalar()
            flush = connection.exec_driver_sql("PRAGMA synchronous").scalar()
        assert (mode, flush) == ("wal", 2)
        await opened.close()

    asyncio.run(run())


def test_one_writer_wins_a_place_in_the_log(tmp_path: Path) -> None:
    """Many at once, from two stores as two processes would: one entry per place, one per intent."""

    async def run() -> None:
        stores = [await Store.open(database_url(sqlite(tmp_path))) for _ in range(2)]
        for k in range(4):
            assert await stores[0].create(facts(f"t{k}"), [Chair("p", "A"), Chair("q", "B")], PLAYING)
        assert not await stores[0].create(facts("t0"), [Chair("p", "A"), Chair("q", "B")], PLAYING)

        async def write(k: int, seq: int, name: str, which: int) -> bool:
            try:
                await stores[which].writer.append(f"t{k}", Moved(seq, 0, name, 1, a=7), PLAYING, None)
            except Conflict:
                return False
            return True

        won = await asyncio.gather(*[write(k, 3, f"m{k}-{j}", j % 2) for k in range(4) for j in range(6)])
        assert sum(won) == 4
        third = (await stores[0].entries("t0"))[2]
        assert not await write(0, 9, third.action_id, 0)
        assert [r.seq for r in await stores[1].entries("t2")] == [1, 2, 3]
        for opened in stores:
            await opened.close()

    asyncio.run(run())


@pytest.mark.parametrize("much", [False, True])
def test_nobody_waits_while_another_process_writes(tmp_path: Path, much: bool) -> None:
    """Nor while much is written: then all of it is the thread's, and the loop goes on."""

    async def run() -> None:
        opened = await Store.open(database_url(sqlite(tmp_path)))
        chairs = [Chair("p", "A"), Chair("q", "B")]
        assert await opened.create(facts("t"), chairs, PLAYING, [(0, 7)] * FEW if much else [])
        other = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        rows = [(0, 7)] * FEW if much else []
        writing = asyncio.create_task(opened.create(facts("u"), chairs, PLAYING, rows))
        for _ in range(20):  # another thread may have its turn meanwhile, but nothing is written
            await asyncio.sleep(0)
            assert not writing.done()
        assert opened.writer.flushing  # type: ignore[attr-defined]
        other.execute("COMMIT")
        other.close()
        assert await writing
        assert len(await opened.entries("u")) == 2 + len(rows)
        await opened.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_the_url_says_which_database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_url(None).startswith("sqlite:///")
    assert database_url("postgres://u@h/d") == "postgresql+asyncpg://u@h/d"
    monkeypatch.setenv("DATABASE_URL", "postgresql://u@h/d")
    assert database_url(None) == "postgresql+asyncpg://u@h/d"
