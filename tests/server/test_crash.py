"""kill -9 at random instants: nothing acknowledged is lost, nothing is done twice or by halves.

VOLIERE_KILLS says how often (100 in `make test`).
"""

from __future__ import annotations

import asyncio
import os
import random
import threading
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Self

import httpx
import pytest
from tests.server.house import Line, Player, sqlite
from tests.server.outside import Phoenix
from tests.server.postgres import cluster
from websockets.exceptions import WebSocketException

from voliere.server.settings import database_url
from voliere.server.store.store import Store
from voliere.server.table.entry import LogEntry
from voliere.server.table.move_entries import Moved

# One that is open, one whose answers are sealed, one where a seat gives several before the others hear of it.
GAMES: list[tuple[str, dict[str, bool]]] = [
    ("whats-up", {}),
    ("feather", {"migration": True}),
    ("wingspan", {}),
]
KILLS = int(os.environ.get("VOLIERE_KILLS", "10"))
TABLES = 3
ACKS = (0, 0, 1, 3, 10, 30, 60)  # before a kill: at the opening, at the first moves, in full play

pytestmark = pytest.mark.slow


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield sqlite(tmp_path)
    else:
        with cluster() as url:
            yield url


class Zealot:
    """Plays one table alone, both seats, as fast as it can; remembers every intent and every ack."""

    def __init__(self, url: str, seed: int) -> None:
        self.player = Player(url, f"Z{seed}")
        self.rng = random.Random(seed)
        self.game, self.options = GAMES[seed % len(GAMES)]
        self.tables = [self.table()]
        self.checked = 0  # tables of which nothing more will come
        self.sent: dict[str, tuple[str, int, int]] = {}  # intent -> table, seat, action
        self.acked: dict[str, int] = {}
        self.last: dict[str, object] | None = None  # the intent that got no answer
        self.fault: BaseException | None = None

    def table(self) -> str:
        id: str = self.player.table(self.game, ["me", "friend"], **self.options)["id"]
        return id

    def play(self, stop: threading.Event) -> None:
        try:
            while not stop.is_set():
                self.sitting(stop)
        except (WebSocketException, httpx.TransportError, OSError, TimeoutError, EOFError):
            pass  # the server was killed
        except BaseException as fault:
            self.fault = fault

    def sitting(self, stop: threading.Event) -> None:
        line: Line = self.player.sit(self.tables[-1])
        line.until(lambda: line.push is not None)
        if self.last is not None:  # what was not acknowledged is sent again, with the same id
            answer = line.ask("play", **self.last)
            if answer["t"] == "ack":
                self.acked[str(self.last["id"])] = answer["v"]
                line.until(lambda: line.push["v"] >= answer["v"])
            self.last = None
        while not stop.is_set() and line.push["phase"] != "over":
            seat = line.push["actors"][0]
            if line.push["seat"] != seat:
                line.push = None
                line.send("look", seat=seat)
                line.until(lambda seat=seat: line.push is not None and line.push["seat"] == seat)
            ask = line.push["ask"]
            id, a = str(uuid.uuid4()), self.rng.choice(ask["options"])
            self.sent[id] = (self.tables[-1], seat, a)
            self.last = {"seat": seat, "n": ask["n"], "a": a, "id": id}
            answer = line.ask("play", **self.last)
            assert answer["t"] == "ack", answer
            self.acked[id], self.last = answer["v"], None
            line.until(lambda v=answer["v"]: line.push["v"] >= v)
        line.socket.close()
        if line.push["phase"] == "over":
            self.tables.append(self.table())


class Reader:
    """Reads logs past the server.

    PostgreSQL outlives the kills, so one connection serves; a SQLite file is let go each time, so that
    whoever opens it next finds it as the killed server left it.
    """

    def __init__(self, database: str) -> None:
        self.url = database_url(database)
        self.runner = asyncio.Runner()
        self.store: Store | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.let_go()
        self.runner.close()

    def let_go(self) -> None:
        if self.store is not None:
            self.runner.run(self.store.close())
            self.store = None

    def logs(self, tables: list[str]) -> dict[str, list[LogEntry]]:
        if self.store is None:
            self.store = self.runner.run(Store.open(self.url))
        found = self.runner.run(self.rows(self.store, tables))
        if self.url.startswith("sqlite"):
            self.let_go()
        return found

    async def rows(self, store: Store, tables: list[str]) -> dict[str, list[LogEntry]]:
        return {table: await store.entries(table) for table in tables}


def check(zealots: list[Zealot], reader: Reader, whole: bool = False) -> None:
    """Every ack is in the log at its version, once; and nothing is there that was never sent.

    Looks at what was played since the last check; `whole`: at everything, from the first table on.
    """
    since = {id for z in zealots for id in z.tables[0 if whole else z.checked :]}
    found = reader.logs(sorted(since))
    for zealot in zealots:
        check_one(zealot, {table: found[table] for table in zealot.tables if table in since})
        zealot.checked = len(zealot.tables) - 1  # all before it are over


def check_one(zealot: Zealot, found: dict[str, list[LogEntry]]) -> None:
    acked = {id for id in zealot.acked if zealot.sent[id][0] in found}
    written: dict[str, tuple[str, int, int]] = {}
    for table, rows in found.items():
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1)), "a gap in the log"
        for row in rows:
            if isinstance(row, Moved):
                id = row.action_id.split(":", 1)[1]
                assert id not in written, "done twice"
                written[id] = (table, row.seat, row.a)
                if id in acked:
                    others = [one for one in rows[: row.seq] if one.hushed and one.seat != row.seat]
                    assert zealot.acked[id] == row.seq - len(others)
    assert acked <= set(written), "acknowledged and lost"
    assert all(zealot.sent[id] == move for id, move in written.items())
    unsure = set(written) - acked
    assert unsure <= ({str(zealot.last["id"])} if zealot.last else set())


def test_nothing_acknowledged_is_lost(database: str) -> None:
    with Phoenix(database) as server, Reader(database) as reader:
        kill_and_check(server, reader)


def wait_for_acks(zealots: list[Zealot], threads: list[threading.Thread], wanted: int) -> None:
    """So many more, however fast the machine is."""

    def acked() -> int:
        return sum(len(zealot.acked) for zealot in zealots)

    before = acked()
    while acked() < before + wanted and any(thread.is_alive() for thread in threads):
        time.sleep(0.002)


def kill_and_check(server: Phoenix, reader: Reader) -> None:
    rng = random.Random(1)
    zealots = [Zealot(server.url, k) for k in range(TABLES)]
    recovered: list[float] = []
    for _ in range(KILLS):
        stop = threading.Event()
        threads = [threading.Thread(target=zealot.play, args=(stop,)) for zealot in zealots]
        for thread in threads:
            thread.start()
        wait_for_acks(zealots, threads, rng.choice(ACKS))
        time.sleep(rng.uniform(0, 0.1))
        server.kill()
        stop.set()
        for thread in threads:
            thread.join(30)
        for zealot in zealots:
            if zealot.fault is not None:
                raise zealot.fault
        check(zealots, reader)
        began = time.monotonic()
        server.start()
        recovered.append(time.monotonic() - began)
    check(zealots, reader, whole=True)
    for zealot in zealots:  # and every table can still be played
        push = zealot.player.view(zealot.tables[-1], 0)
        assert push["phase"] in ("playing", "over")
        if zealot.last is not None:
            answer = zealot.player.http.post(f"/api/tables/{zealot.tables[-1]}/play", json=zealot.last)
            assert answer.is_success or answer.json()["key"] in ("stale", "game-over")
        zealot.player.close()
    acked = sum(len(zealot.acked) for zealot in zealots)
    assert acked > KILLS
    print(f"{KILLS} kills, {acked} acknowledged actions, slowest restart {max(recovered):.1f} s")
