"""The database fails: full, moved, restarting, too new. Nothing is promised that is not kept."""

from __future__ import annotations

import asyncio
import logging
import stat
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.house import PATIENCE, House, Line, Player, Refusal, quick, sqlite
from tests.server.outside import command
from tests.server.postgres import elephant

from voliere.server.settings import database_url
from voliere.server.store.database import NEWEST, SqliteFile
from voliere.server.store.mooring import beside
from voliere.server.store.store import Store
from voliere.server.table.move_entries import Moved

FILE = "tables.sqlite3"


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def table_of(player: Player) -> str:
    id: str = player.table("songbirds", ["me", "friend"], first_player="1")["id"]
    return id


def opened(folder: Path) -> None:
    async def run() -> None:
        store = await Store.open(database_url(sqlite(folder)))
        assert [mode(file) for file in beside(folder / FILE)] == [0o600] * 3
        await store.close()

    asyncio.run(run())


def test_only_its_owner_reads_the_database(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "house"
    opened(folder)
    assert mode(folder) == 0o700
    (folder / FILE).chmod(0o644)
    folder.chmod(0o755)
    opened(folder)
    assert mode(folder / FILE) == 0o600, "one that was made before is tightened"
    assert mode(folder) == 0o755, "a folder that was there may be for others too"


def test_the_folder_of_our_own_is_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = tmp_path / "voliere"
    folder.mkdir(mode=0o755)
    opened(folder)
    assert mode(folder) == 0o700


def answers_busy(player: Player, table: str, line: Line) -> None:
    wishes: list[Callable[[], Any]] = [
        lambda: player.post("/api/me", {"name": "Bob"}),
        lambda: player.post("/api/me/recovery"),
        lambda: player.table("songbirds", ["me", "friend"]),
        lambda: player.post(f"/api/tables/{table}/leave", {"seat": 1}),
        lambda: player.post(f"/api/tables/{table}/say", {"seat": 0, "text": "x", "id": "12345678"}),
    ]
    for ask in wishes:
        with pytest.raises(Refusal, match="503 busy"):
            ask()
    answer = line.play(line.push["ask"]["options"][0])
    assert (answer["t"], answer["key"]) == ("no", "busy")


def goes_on(line: Line) -> None:
    """The same socket, on which nothing was lost."""
    before = line.push["v"]
    answer = line.play(line.push["ask"]["options"][0])
    assert answer["t"] == "ack", answer
    line.until(lambda: line.push["v"] > before)


def test_a_file_that_is_away_is_missed(
    tmp_path: Path, build: Callable[..., House], caplog: pytest.LogCaptureFixture
) -> None:
    house = build()
    ada = house.player("Ada")
    table = table_of(ada)
    with ada.sit(table) as line:
        (tmp_path / FILE).rename(tmp_path / "elsewhere")
        with caplog.at_level(logging.WARNING):
            answers_busy(ada, table, line)
        told = [record.getMessage() for record in caplog.records if "database cannot" in record.getMessage()]
        assert len(told) == 2, "one for what is read and one for what is written"
        assert all("moved, deleted or replaced" in line for line in told)
        (tmp_path / FILE).write_bytes(b"")  # another one in its place is no better
        answers_busy(ada, table, line)
        (tmp_path / "elsewhere").rename(tmp_path / FILE)
        goes_on(line)
    assert ada.post("/api/me", {"name": "Bob"})["name"] == "Bob"


def test_what_went_into_the_void_is_not_acknowledged(tmp_path: Path, build: Callable[..., House]) -> None:
    """The file goes away between the look at it and the commit."""
    house = build()
    ada = house.player("Ada")
    table = table_of(ada)
    with ada.sit(table) as line:
        writer: Any = house.service.store.writer
        execute = writer.execute

        def execute_and_move(batch: Any) -> None:
            execute(batch)
            writer.execute = execute
            (tmp_path / FILE).rename(tmp_path / "elsewhere")

        writer.execute = execute_and_move
        a = line.push["ask"]["options"][0]
        said = {"seat": 0, "n": line.push["ask"]["n"], "a": a, "id": "into-the-void"}
        assert line.ask("play", **said)["key"] == "busy"
        (tmp_path / "elsewhere").rename(tmp_path / FILE)
        line.replies.clear()
        again = line.ask("play", **said)
        assert again["t"] == "ack", "sent again it is done, once"
        rows = house.inside(house.service.store.entries(table))
        assert [row.seq for row in rows if isinstance(row, Moved)] == [again["v"]]


def test_a_full_disk_is_no_error_of_ours(build: Callable[..., House]) -> None:
    house = build()
    ada = house.player("Ada")
    table = table_of(ada)
    writer: Any = house.service.store.writer

    def most(pages: int) -> None:
        writer.connection.execute(f"PRAGMA max_page_count = {pages}")

    most(writer.connection.execute("PRAGMA page_count").fetchone()[0])
    with ada.sit(table) as line:
        while True:  # until the last page is full
            answer = line.ask("say", seat=0, text="x" * 400)
            if answer["t"] == "no":
                break
        assert answer["key"] == "busy"
        statuses = {httpx.post(f"{house.url}/api/me", json={"name": "x" * 24}).status_code for _ in range(60)}
        assert statuses <= {201, 503}
        assert 503 in statuses
        most(1 << 30)
        goes_on(line)
    assert ada.post("/api/me", {"name": "Bob"})["name"] == "Bob"


def test_bots_go_on_when_the_database_is_back(tmp_path: Path, build: Callable[..., House]) -> None:
    house = build()
    ada = house.player("Ada")
    id = ada.table("songbirds", ["me", "random", "random"], first_player="1")["id"]
    with ada.sit(id) as line:
        line.play(line.push["ask"]["options"][0])
        (tmp_path / FILE).rename(tmp_path / "elsewhere")
        room = house.service.rooms.rooms[id]
        end = time.monotonic() + PATIENCE
        while room.mending is None and line.push["ask"] is None and time.monotonic() < end:
            time.sleep(0.01)
        (tmp_path / "elsewhere").rename(tmp_path / FILE)
        line.until(lambda: line.push["ask"] is not None)


BODIES = [b'{"name":"\xff"}', b'{"name":"\xc3"}', b"\xff\xfe", b'{"\xff":1}', b'{"name":"\\ud800"}', b"\x00"]


@pytest.mark.parametrize("body", BODIES)
def test_what_is_no_text_is_malformed(house: House, body: bytes) -> None:
    ada = house.player("Ada")
    id = table_of(ada)
    paths = ["me", "recover", "tables", "games/songbirds/check"]
    paths += [
        f"tables/{id}/{name}" for name in ("join", "leave", "bot", "back", "play", "undo", "answer", "say")
    ]
    for path in paths:
        for kind in ("application/json", "text/plain", "application/json; charset=latin-1"):
            answer = ada.http.post(f"/api/{path}", content=body, headers={"content-type": kind})
            assert answer.status_code == 400, (path, kind, answer.text)
            assert answer.json()["key"] == "malformed"
    assert ada.http.patch("/api/me", content=body).status_code == 400


@pytest.mark.slow
def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    async def run() -> None:
        store = await Store.open(database_url(sqlite(tmp_path)))
        assert isinstance(store.database, SqliteFile)
        with store.database.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
        await store.close()

    asyncio.run(run())
    done = command("--database", sqlite(tmp_path))
    assert done.returncode == 2
    assert done.stderr == (
        f"This database belongs to a newer Volière (form 9999; this one knows {NEWEST}). Install that one.\n"
    )


@pytest.mark.slow
def test_postgres_may_restart() -> None:
    with elephant() as postgres, House(quick(postgres.url)) as house:
        ada = house.player("Ada")
        for odd in ("%00", "a%00b", "%FF"):
            assert ada.http.get(f"/api/mine?game={odd}").status_code == 400
            assert ada.http.get(f"/api/tables/{odd}").status_code == 404
            assert ada.http.get(f"/api/tables/{'a' * 32}?link={odd}").status_code == 404
        table = table_of(ada)
        with ada.sit(table) as line:
            goes_on(line)
            line.until(lambda: line.push["ask"] is not None or line.push["actors"] == [1])
            line.send("look", seat=line.push["actors"][0])
            line.until(lambda: line.push["ask"] is not None)
            postgres.stop()
            answers_busy(ada, table, line)
            postgres.start()
            end = time.monotonic() + PATIENCE
            while ada.http.get("/api/me").status_code == 503 and time.monotonic() < end:
                time.sleep(0.05)
            goes_on(line)
            assert ada.post("/api/me", {"name": "Bob"})["name"] == "Bob"
