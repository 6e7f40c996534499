"""Backups: whole and sealed while people play, and restored into either database, or not at all."""

from __future__ import annotations

import json
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from tests.server.house import House, Player, quick, sqlite
from tests.server.outside import ROOT, environment
from tests.server.postgres import cluster

from voliere.cli import main
from voliere.core.refused import Refused
from voliere.server.store import archive, backup, database


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture(scope="module")
def server_of_databases() -> Iterator[str]:
    with cluster() as url:
        yield url


def voliere(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        main(list(arguments))
    said = capsys.readouterr()
    assert "Traceback" not in said.err
    return int(str(end.value.code)), said.out, said.err


def move(player: Player, table: str, rng: random.Random) -> int:
    """One move of whoever is asked first; gives its version, or 0 when the game is over."""
    seats = player.view(table, 0)["actors"]
    if not seats:
        return 0
    ask = player.view(table, seats[0])["ask"]
    done: int = player.play(table, seats[0], ask["n"], rng.choice(ask["options"]))["v"]
    return done


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup of a small house: a finished table, one in play, one that waits."""
    folder = tmp_path_factory.mktemp("kept")
    with House(quick(sqlite(folder))) as house:
        ada = house.player("Ada")
        over = ada.table("whats-up", ["me", "friend"])["id"]
        while move(ada, over, random.Random(1)):
            pass
        going = ada.table("wingspan", ["me", "friend"])["id"]
        move(ada, going, random.Random(1))
        ada.table("songbirds", ["me", "open"])
        (folder / "token").write_text(json.dumps([ada.token, over, going]))
        with pytest.raises(SystemExit) as end:
            main(["backup", str(folder / "house.backup"), "--database", sqlite(folder)])
    assert end.value.code == 0
    return folder / "house.backup"


class Runner:
    """Plays one table after the other, alone, until told to stop; remembers every version acknowledged."""

    def __init__(self, house: House, seed: int) -> None:
        self.player: Player = house.player(f"R{seed}")
        self.rng = random.Random(seed)
        self.acked: dict[str, int] = {}  # table -> version
        self.stop = threading.Event()
        self.thread = threading.Thread(target=self.run)
        self.thread.start()

    def run(self) -> None:
        while not self.stop.is_set():
            table = self.player.table("whats-up", ["me", "friend"])["id"]
            self.acked[table] = 2
            while not self.stop.is_set() and (v := move(self.player, table, self.rng)):
                self.acked[table] = v


@pytest.mark.slow
@pytest.mark.parametrize("kinds", ["sqlite-sqlite", "sqlite-postgresql", "postgresql-sqlite"])
def test_while_people_play_and_into_the_other_database(
    kinds: str, tmp_path: Path, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = kinds.split("-")
    pg = request.getfixturevalue("server_of_databases") if "postgresql" in kinds else ""
    source = sqlite(tmp_path) if first == "sqlite" else pg
    target = f"sqlite:///{tmp_path / 'other.sqlite3'}" if second == "sqlite" else pg
    before: list[dict[str, int]] = []
    with House(quick(source)) as house:
        runners = [Runner(house, k) for k in range(2)]
        try:
            for n in range(3):
                while sum(sum(r.acked.values()) for r in runners) < 40 * (n + 1):
                    assert all(r.thread.is_alive() for r in runners)
                    time.sleep(0.01)
                before.append({table: v for r in runners for table, v in list(r.acked.items())})
                code, said, _ = voliere(capsys, "backup", str(tmp_path / f"{n}"), "--database", source)
                assert (code, said[:3]) == (0, "ok:")
        finally:
            for runner in runners:
                runner.stop.set()
                runner.thread.join()
        token = runners[0].player.token
    for n, acked in enumerate(before):
        with closing(sqlite3.connect(tmp_path / f"{n}")) as db:
            found = dict(db.execute("SELECT table_id, max(seq) FROM log GROUP BY table_id"))
            assert all(found[table] >= v for table, v in acked.items()), "acknowledged and not in the backup"
    code, said, _ = voliere(capsys, "restore", str(tmp_path / "2"), "--database", target, "--replace")
    assert (code, said[:3]) == (0, "ok:")
    code, _, _ = voliere(capsys, "backup", str(tmp_path / "again"), "--database", target)
    assert code == 0
    assert seals(tmp_path / "again") == seals(tmp_path / "2")
    with House(quick(target)) as house:
        player = house.player("R0", token)
        assert all(
            player.view(table, 0)["v"] >= v for table, v in before[2].items() if table in runners[0].acked
        )


def seals(file: Path) -> list[tuple[str, int, str]]:
    with closing(archive.reading(file)) as db:
        return db.execute(f"SELECT * FROM {archive.SEAL} ORDER BY name").fetchall()


def test_a_restored_house_plays_on(kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said, _ = voliere(capsys, "restore", str(kept), "--database", sqlite(tmp_path))
    assert (code, said) == (0, f"ok: restored from {kept}, 3 tables played again to the end\n")
    assert (tmp_path / "tables.sqlite3").stat().st_mode & 0o777 == 0o600
    token, over, going = json.loads((kept.parent / "token").read_text())
    with House(quick(sqlite(tmp_path))) as house:
        ada = house.player("Ada", token)
        assert ada.view(over, -1)["phase"] == "over"
        assert move(ada, going, random.Random(2)) > 0


def test_the_file_is_for_its_owner_alone_and_nothing_lies_beside_it(kept: Path, tmp_path: Path) -> None:
    assert kept.stat().st_mode & 0o777 == 0o600
    beside = {file.name for file in kept.parent.iterdir()}
    assert beside == {"house.backup", "tables.sqlite3", "token"}


def test_nothing_is_overwritten(kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = kept.read_bytes()
    code, _, said = voliere(capsys, "backup", str(kept), "--database", sqlite(kept.parent))
    assert (code, said) == (2, f"{kept} exists already. Take another name.\n")
    assert kept.read_bytes() == before
    voliere(capsys, "restore", str(kept), "--database", sqlite(tmp_path))
    database = (tmp_path / "tables.sqlite3").read_bytes()
    code, _, said = voliere(capsys, "restore", str(kept), "--database", sqlite(tmp_path))
    assert code == 2
    assert "is not empty. With --replace" in said
    assert (tmp_path / "tables.sqlite3").read_bytes() == database
    assert voliere(capsys, "restore", str(kept), "--replace", "--database", sqlite(tmp_path))[0] == 0


def test_not_under_a_running_server(
    kept: Path, build: Callable[..., House], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = build()
    ada = house.player("Ada")
    code, _, said = voliere(capsys, "restore", str(kept), "--replace", "--database", sqlite(tmp_path))
    assert (code, said) == (2, "A server uses this database. Stop it first.\n")
    assert ada.get("/api/me")["name"] == "Ada"


@pytest.mark.slow
def test_not_under_a_server_on_postgresql(
    kept: Path, server_of_databases: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with House(quick(server_of_databases)) as house:
        house.player("Ada")
        code, _, said = voliere(capsys, "restore", str(kept), "--replace", "--database", server_of_databases)
        assert (code, said) == (2, "A server uses this database. Stop it first.\n")


def test_what_is_not_a_backup(kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def said(file: Path) -> str:
        target = tmp_path / "target.sqlite3"
        code, _, text = voliere(capsys, "restore", str(file), "--database", f"sqlite:///{target}")
        assert code == 2
        assert text.count("\n") == 1
        assert not target.exists()
        return text

    (tmp_path / "text").write_text("birds")
    assert "is not a backup" in said(tmp_path / "text")
    assert "is not a backup" in said(kept.parent / "tables.sqlite3")  # ours, but no backup
    assert "No such file" in said(tmp_path / "none")
    short = tmp_path / "short"
    short.write_bytes(kept.read_bytes()[: kept.stat().st_size // 2])
    assert "is damaged" in said(short)
    newer = tmp_path / "newer"
    shutil.copyfile(kept, newer)
    with closing(sqlite3.connect(newer)) as db, db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer Volière" in said(newer)


def refusal(file: Path) -> str:
    try:
        archive.check_seal(file)
    except Refused as no:
        return no.key
    return ""


def test_every_changed_bit_is_noticed(kept: Path, tmp_path: Path) -> None:
    """Wherever a byte changes: the file is refused, or it lies where SQLite keeps nothing."""
    whole, file = kept.read_bytes(), tmp_path / "bent"
    rng = random.Random(1)
    used = [k for k, byte in enumerate(whole) if byte]
    refused = 0
    for _ in range(150):
        bent = bytearray(whole)
        bent[rng.choice(used)] ^= 1 << rng.randrange(8)
        file.write_bytes(bent)
        refused += refusal(file) in ("not-a-backup", "backup-damaged", "backup-newer") or (
            seals(file) != seals(kept)
        )
    assert refused > 75


def test_a_changed_row_is_noticed(kept: Path, tmp_path: Path) -> None:
    """Well-formed, but not what was written."""
    for change in ("UPDATE log SET a = a + 1 WHERE seq = 3", "DELETE FROM people", "DROP TABLE spent"):
        file = tmp_path / "bent"
        shutil.copyfile(kept, file)
        with closing(sqlite3.connect(file)) as db, db:
            db.execute(change)
        assert refusal(file) == "backup-damaged"


def test_a_table_that_cannot_be_played_again_is_told(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    voliere(capsys, "restore", str(kept), "--database", sqlite(tmp_path))
    _, over, going = json.loads((kept.parent / "token").read_text())
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as db, db:
        db.execute("UPDATE log SET a = 1000000 WHERE table_id = ? AND kind = 'move' AND seq = 5", (over,))
        db.execute("UPDATE tables SET rules = 999 WHERE id = ?", (going,))
    code, said, complained = voliere(capsys, "backup", str(tmp_path / "x"), "--database", sqlite(tmp_path))
    assert code == 1
    assert "1 table played again" in said
    assert "1 table follows rules this program does not have" in said
    assert complained == f"1 table cannot be played again, as stored: {over}\n"
    assert (tmp_path / "x").exists(), "better than none"


def test_a_backup_of_an_older_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is brought to the form of today on the way; the file itself stays as it was."""
    file = tmp_path / "old.backup"
    config = Config()
    config.set_main_option("script_location", str(database.MIGRATIONS))
    with backup.writing(file) as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("INSERT INTO people VALUES ('p', 'Ada', NULL, 1)")
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        sums = {name: archive.summed(db, name) for name in names if name != "alembic_version"}
    archive.write_seal(file, sums)
    before = file.read_bytes()
    code, said, _ = voliere(capsys, "restore", str(file), "--database", sqlite(tmp_path))
    assert (code, said[:3]) == (0, "ok:")
    assert file.read_bytes() == before
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as db:
        assert db.execute("SELECT version_num FROM alembic_version").fetchall() == [(database.NEWEST,)]
        assert db.execute("SELECT name FROM people").fetchall() == [("Ada",)]


def test_a_database_that_is_not_there_or_of_another_form(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    code, _, said = voliere(capsys, "backup", str(file), "--database", sqlite(tmp_path))
    assert (code, "does not exist" in said) == (2, True)
    assert list(tmp_path.iterdir()) == []
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as db:
        db.execute("CREATE TABLE alembic_version (version_num TEXT)")
        db.execute("INSERT INTO alembic_version VALUES ('0001')")
        db.commit()
    code, _, said = voliere(capsys, "backup", str(file), "--database", sqlite(tmp_path))
    assert (code, "has form 0001" in said) == (2, True)
    code, _, said = voliere(capsys, "backup", str(tmp_path / "no" / "x"), "--database", sqlite(tmp_path))
    assert (code, "No such file" in said) == (2, True)
    assert [path.name for path in tmp_path.iterdir()] == ["tables.sqlite3"]


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_stopped_it_leaves_nothing_half(kept: Path, tmp_path: Path, sign: signal.Signals) -> None:
    """Held up in the middle of its work, and told to stop."""
    code = """
import sys, time
from voliere.server.store import backup
def slow(connection, watch):
    print("here", flush=True)
    time.sleep(60)
backup.prove = slow
from voliere.cli import main
main(["backup", *sys.argv[1:]])
"""
    file = tmp_path / "file"
    running = subprocess.Popen(
        [sys.executable, "-c", code, str(file), "--database", sqlite(kept.parent)],
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert running.stdout is not None
    assert running.stdout.readline() == "here\n"
    assert len(list(tmp_path.iterdir())) == 1, "under another name until it is whole"
    running.send_signal(sign)
    said, complained = running.communicate(timeout=30)
    assert (running.returncode, said, complained) == (130, "", "")
    assert list(tmp_path.iterdir()) == []


def test_a_restore_that_fails_changes_nothing(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise KeyboardInterrupt

    with pytest.raises(SystemExit):
        main(["restore", str(kept), "--database", sqlite(tmp_path)])
    before = rows(tmp_path / "tables.sqlite3")
    monkeypatch.setattr(backup, "seals", fails)
    for name, there in (("tables.sqlite3", True), ("new.sqlite3", False)):
        with pytest.raises(SystemExit) as end:
            main(["restore", str(kept), "--replace", "--database", f"sqlite:///{tmp_path / name}"])
        assert end.value.code == 130
        assert (tmp_path / name).exists() == there
    assert rows(tmp_path / "tables.sqlite3") == before


def rows(file: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as db:
        return db.execute("SELECT * FROM log ORDER BY table_id, seq").fetchall()
