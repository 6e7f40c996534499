"""Who is here: by socket, or by asking over HTTP now and then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from tests.server.house import House, Refusal
from tests.server.postgres import cluster

from voliere.core.state import Seat
from voliere.server.live import presence
from voliere.server.settings import database_url
from voliere.server.store.store import Store
from voliere.server.store.wakeup import LONGEST, TOGETHER, Wakeup
from voliere.server.store.writer import CHANNEL


def test_who_plays_over_http_is_here(house: House) -> None:
    ada, bob = house.player("Ada"), house.player("Bob")
    table = ada.table("songbirds", ["me", "open"], first_player="2")
    id = table["id"]
    bob.join(table)
    with ada.sit(id) as line:
        assert line.here["seats"] in ([], [True, False]), "sitting down is not yet being here"
        push = bob.view(id, 1)
        line.until(lambda: line.here["seats"] == [True, True])
        with pytest.raises(Refusal, match="409 not-away"):
            ada.post(f"/api/tables/{id}/bot", {"seat": 1})
        assert bob.play(id, 1, push["ask"]["n"], push["ask"]["options"][0])
        with pytest.raises(Refusal, match="409 not-away"):
            ada.post(f"/api/tables/{id}/bot", {"seat": 1})


def test_who_falls_silent_is_away_after_a_while(build: Callable[..., House]) -> None:
    house = build(silent_seconds=0.2)
    ada, bob = house.player("Ada"), house.player("Bob")
    table = ada.table("songbirds", ["me", "open"], first_player="2")
    id = table["id"]
    bob.join(table)
    with ada.sit(id) as line:
        for _ in range(3):  # each request lasts for itself
            bob.view(id, 1)
            line.until(lambda: line.here["seats"] == [True, True])
            line.until(lambda: line.here["seats"] == [True, False])
        info = ada.post(f"/api/tables/{id}/bot", {"seat": 1})
        assert info["seats"][1]["bot"] == info["stand_in"] == "walk"


def test_a_spectator_who_asks_takes_nobodys_place(house: House) -> None:
    ada, eve = house.player("Ada"), house.player("Eve")
    id = ada.table("songbirds", ["me", "random"], watch=True)["id"]
    with ada.sit(id) as line:
        eve.view(id, -1)
        line.until(lambda: line.here["seats"] == [True, False])
        room = house.inside(house.service.rooms.room(id))
        assert not room.presence.over_http


def test_a_table_is_told_when_somebody_has_been_gone_for_long_enough(build: Callable[..., House]) -> None:
    house = build(absent_seconds=0.3)
    ada, bob = house.player("Ada"), house.player("Bob")
    table = ada.table("songbirds", ["me", "open", "greedy"])
    bob.join(table)
    with ada.sit(table["id"]) as hers:
        with bob.sit(table["id"]):
            hers.until(lambda: hers.here["seats"] == [True, True, False])
            assert hers.here["absent"] == [False, False, False]
        hers.until(lambda: hers.here["seats"] == [True, False, False])
        # Nobody comes or goes any more: the word comes by itself. A bot is never absent.
        hers.until(lambda: hers.here["absent"] == [False, True, False])
        assert ada.post(f"/api/tables/{table['id']}/bot", {"seat": 1})["seats"][1]["bot"]


def test_a_timer_may_ring_when_the_clock_is_a_tick_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1234.267]
    monkeypatch.setattr(presence, "now", lambda: clock[0])
    table: Any = SimpleNamespace(chairs=[SimpleNamespace(person="bob")])
    settings: Any = SimpleNamespace(absent_seconds=0.3)
    here = presence.Presence(table, set(), settings, lambda *told: None)
    clock[0] = 1234.557
    assert not here.away(0, 0.3)
    clock[0] = 1234.567
    assert clock[0] - here.born < 0.3, "this is what the clock of a loop says after 0.3 seconds"
    assert here.away(0, 0.3)


# -- told to other processes -------------------------------------------------------------------------


class Told:
    """A connection, and rooms of another process, that keep what they hear."""

    def __init__(self) -> None:
        self.executed: list[tuple[Any, ...]] = []
        self.present: dict[str, tuple[str, list[Seat], int]] = {}
        self.listening = False

    async def execute(self, *said: Any) -> None:
        self.executed.append(said)
        await asyncio.sleep(0)

    def told(self, origin: str, table: str, seats: list[Seat], watching: int) -> None:
        self.present[table] = (origin, seats, watching)

    async def woken(self, notices: list[str]) -> None: ...

    async def missed(self) -> None:
        self.listening = True


def test_who_is_here_is_told_of_all_tables_at_once() -> None:
    async def run() -> None:
        one, two, told = Wakeup(None, "+one"), Wakeup(None, "+two"), Told()  # type: ignore[arg-type]
        one.on = True
        for k in range(40):
            one.announce(f"table-{k}", [0], 9)
            one.announce(f"table-{k}", [0, 2] if k % 2 else [], k)
        sending = asyncio.create_task(one.send(told))
        while one.present:
            await asyncio.sleep(0)
        for k in range(1_000):  # a very large house
            one.announce(f"a-table-with-a-longer-name-{k}", [1], 0)
        while one.present:
            await asyncio.sleep(0)
        sending.cancel()
        assert len(told.executed) == 2, "one statement each time, and so one transaction"
        assert {said[1] for said in told.executed} == {TOGETHER}
        small, large = (said[2] for said in told.executed)
        assert len(small) == 1, "and one notice"
        assert all(len(notice.encode()) <= LONGEST for notice in large)
        for notice in small + large:
            two.heard_here(told, notice.split(" ")[1:])
            one.heard_here(Told(), notice.split(" ")[1:])
        assert len(told.present) == 1_040
        assert told.present["table-7"] == ("+one", [0, 2], 7)
        assert told.present["table-8"] == ("+one", [], 8)
        before = dict(told.present)
        one.heard_here(told, small[0].split(" ")[1:])
        assert told.present == before, "our own word is no news"

    asyncio.run(run())


def old_heard(payload: str) -> tuple[str, str, list[Seat], int]:
    """A process as it was before several tables were told of at once; it failed at anything else."""
    first, *words = payload.split(" ")
    assert first == "here"
    origin, table, seats, watching = words
    return origin, table, [] if seats == "-" else [int(seat) for seat in seats.split(",")], int(watching)


@pytest.mark.slow
def test_old_and_new_processes_tell_each_other_who_is_here(caplog: pytest.LogCaptureFixture) -> None:
    """On one PostgreSQL, while a house is upgraded process by process; none of them has to complain."""

    async def run(url: str) -> None:
        heard: asyncio.Queue[str] = asyncio.Queue()
        old = await asyncpg.connect(url)
        await old.add_listener(CHANNEL, lambda *said: heard.put_nowait(said[-1]))
        stores = [await Store.open(database_url(url)) for _ in range(2)]
        ears = [Told(), Told()]
        for store, rooms in zip(stores, ears, strict=True):
            store.wakeup.start(rooms)
        new, other = ears
        while not (new.listening and other.listening):
            await asyncio.sleep(0.01)

        def tell(seats: list[Seat]) -> None:
            for k in range(3):
                stores[0].announce(f"table-{k}", seats, k)

        tell([0])
        while len(other.present) < 3:
            await asyncio.sleep(0.01)
        assert heard.empty(), "what an old process cannot read it does not get"
        await old.execute("SELECT pg_notify($1, 'here oldone table-1 0,2 4')", CHANNEL)
        while "table-1" not in new.present:
            await asyncio.sleep(0.01)
        assert new.present["table-1"] == ("oldone", [0, 2], 4)
        assert old_heard(await heard.get())[0] == "oldone"
        tell([1])
        found = [old_heard(await heard.get()) for _ in range(3)]
        assert sorted(found) == [(stores[0].origin, f"table-{k}", [1], k) for k in range(3)]
        stores[0].wakeup.old_until = 0.0  # it has not been heard of for long enough
        tell([0, 1])
        while other.present["table-2"][1] != [0, 1]:
            await asyncio.sleep(0.01)
        assert heard.empty()
        for store in stores:
            await store.wakeup.close()
            await store.close()
        await old.close()

    with cluster() as url:
        asyncio.run(asyncio.wait_for(run(url), 60))
    # Only of the stores: a bot of a house left just before may be late on a busy machine, and says so.
    complaints = [record for record in caplog.records if record.name.startswith("voliere.server.store")]
    assert not [record for record in complaints if record.levelname in ("ERROR", "WARNING")]
