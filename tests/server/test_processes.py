"""The command and its processes: starts, says where, stops; two servers on one PostgreSQL act as one."""

from __future__ import annotations

import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from tests.server.house import Player, sqlite
from tests.server.outside import ROOT, Outside, command, free_port
from tests.server.party import any_option, settle, turn
from tests.server.postgres import cluster

pytestmark = pytest.mark.slow


def test_the_command_serves_and_stops_at_once(tmp_path: Path) -> None:
    port = free_port()
    started = [sys.executable, "-m", "voliere.server.command", "--no-browser", "--port", str(port)]
    process = subprocess.Popen(
        [*started, "--database", sqlite(tmp_path)],
        cwd=ROOT,
        env={"PYTHONPATH": ":".join(filter(None, sys.path)), "LANG": "fr_FR.UTF-8", "PYTHONUTF8": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    first = process.stdout.readline()
    assert re.search(rf"Volière est ouverte à l’adresse http://localhost:{port}$", first.strip())
    end = time.monotonic() + 30
    while time.monotonic() < end:
        try:
            assert httpx.get(f"http://127.0.0.1:{port}/").status_code == 200
            break
        except httpx.TransportError:
            time.sleep(0.1)
    ada = Player(f"http://localhost:{port}", "Ada")
    ada.table("songbirds", ["me", "greedy"], first_player="2")
    line = ada.sit(ada.get("/api/tables")["running"][0]["id"])
    line.until(lambda: line.push is not None)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert process.returncode == 0, err
    assert "Toutes les tables sont conservées" in out
    assert "Traceback" not in err
    ada.close()


def test_a_port_in_use_is_said_in_a_sentence(tmp_path: Path) -> None:
    with Outside(sqlite(tmp_path)) as server:
        where = ["--host", "127.0.0.1", "--port", str(server.port)]
        done = command(*where, "--database", sqlite(tmp_path))
    assert done.returncode == 2
    assert done.stderr.startswith(f"Cannot listen on 127.0.0.1:{server.port}")


def test_two_processes_on_one_database_act_as_one() -> None:
    with cluster() as database, Outside(database) as one, Outside(database) as two:
        ada, bob = Player(one.url, "Ada"), Player(two.url, "Bob")
        eve = Player(two.url, "", token=ada.token)  # Ada again, through the other process
        table = ada.table("songbirds", ["me", "open", "random"], first_player="1")
        bob.join(table)
        lines = [player.sit(table["id"]) for player in (ada, bob)]
        for line in lines:
            line.until(lambda line=line: line.push is not None and line.push["phase"] == "playing")
        rng = random.Random(2)
        for _ in range(6):
            assert turn(lines, any_option(rng))
            while not any(line.push["ask"] for line in lines):
                lines[0].read()
                settle(lines)
        lines[0].until(lambda: lines[0].here["seats"][:2] == [True, True])
        # The same question answered on both processes at once: one wins, the other is stale.
        asker, seat = (ada, 0) if lines[0].push["ask"] else (bob, 1)
        push = lines[seat].push
        other = eve if seat == 0 else Player(one.url, "", token=bob.token)
        ask = push["ask"]
        first = asker.play(table["id"], seat, ask["n"], ask["options"][0], id="first-one")
        again = other.play(table["id"], seat, ask["n"], ask["options"][0], id="first-one")
        assert first == again, "an intent is done once, through whichever process it comes"
        views = [player.view(table["id"], seat) for player in (asker, other)]
        while views[0]["v"] != views[1]["v"]:
            views = [player.view(table["id"], seat) for player in (asker, other)]
        assert views[0] == views[1]
        one.kill()  # the process that would have called the bot is gone: the other steps in
        lines[1].until(lambda: bool(lines[1].push["ask"]) or lines[1].push["actors"] == [0], timeout=40)
        for player in {ada, bob, eve, other}:
            player.close()
