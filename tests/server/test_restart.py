"""Bots go on by themselves after a restart, also when nobody looks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.server.house import PATIENCE, Player, sqlite
from tests.server.outside import Outside
from tests.server.postgres import cluster
from tests.server.test_memory import Here, lay

from voliere.server.live.bots import LATER
from voliere.server.live.memory import Memory
from voliere.server.live.rooms import Rooms
from voliere.server.settings import Settings, database_url
from voliere.server.store.store import Store
from voliere.server.table.entry import LogEntry
from voliere.server.table.move_entries import Moved


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield sqlite(tmp_path)
    else:
        with cluster() as url:
            yield url


async def moves(database: str, table: str) -> list[int]:
    """The seats that have moved, read past the server."""
    store = await Store.open(database_url(database))
    try:
        return [entry.seat for entry in await store.entries(table) if isinstance(entry, Moved)]
    finally:
        await store.close()


@pytest.mark.slow
def test_a_bots_move_appears_though_nobody_connects(database: str) -> None:
    with Outside(database, bot_pause=600.0) as slow:  # so long that it is killed before
        ada = Player(slow.url, "Ada")
        id = ada.table("songbirds", ["greedy", "me"], first_player="1")["id"]
        mine = ada.table("songbirds", ["me", "greedy"], first_player="1")["id"]
        slow.kill()
        ada.close()
    assert asyncio.run(moves(database, id)) == []
    with Outside(database):
        end = time.monotonic() + PATIENCE + 3.0 + LATER
        while not asyncio.run(moves(database, id)):
            assert time.monotonic() < end, "the bot stands still"
            time.sleep(0.1)
    assert asyncio.run(moves(database, id)) == [0]
    assert asyncio.run(moves(database, mine)) == [], "whose turn it is, a person's, stays theirs"


class Shared(Memory):
    """As if other processes used it too."""

    shared = True


def test_what_another_process_may_be_at_is_left_to_it_for_a_while() -> None:
    async def run() -> None:
        now = [1.0]  # the table was made just then
        settings = Settings(bot_pause=0.0, clock=lambda: now[0])
        keeper = Shared()
        id = lay(keeper, "songbirds", 2, {"first_player": "2"})
        rooms = Rooms(settings, keeper, Here())
        patience = settings.bot_seconds + LATER
        for seconds, found in ((0.0, 0), (patience - 1, 0), (patience, 1)):
            now[0] = 1.0 + seconds
            await rooms.wake_bots(patience)
            assert len(rooms.bots) == found
        await asyncio.gather(*[task for bots in rooms.bots.values() for task in bots.thinking.values()])
        assert isinstance(keeper.logs[id][-1], Moved)
        await rooms.close()

    asyncio.run(run())


def test_a_table_that_cannot_be_read_keeps_no_other_waiting(caplog: pytest.LogCaptureFixture) -> None:
    class Damaged(Memory):
        async def entries(self, table: str, after: int = 0) -> list[LogEntry]:
            if table != "t":
                raise ValueError("no log")
            return await super().entries(table, after)

    async def run() -> None:
        keeper = Damaged()
        id = lay(keeper, "songbirds", 2, {"first_player": "2"})
        for k in range(5):
            facts = msgspec.structs.replace(keeper.tables[id], id=f"damaged-{k}")
            keeper.create(facts, keeper.chairs[id], keeper.summaries[id], [])
        rooms = Rooms(Settings(bot_pause=0.0), keeper, Here())
        while not isinstance(keeper.logs[id][-1], Moved):  # as it does by itself after a start
            await asyncio.sleep(0.01)
        await rooms.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))
    assert "damaged-" in caplog.text
