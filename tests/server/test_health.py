"""What watchers are told: whether a server lives and reads its database, and whether to send people there."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.house import House, generous, sqlite
from tests.server.outside import ROOT, environment, free_port, reach

from voliere.server.routes import health


def told(house: House, path: str) -> tuple[int, str]:
    """As a watcher asks: without signing in."""
    answer = httpx.get(house.url + path)
    assert answer.headers["cache-control"] == "no-store"
    return answer.status_code, answer.json()["status"]


def test_a_server_that_works(house: House) -> None:
    assert told(house, "/health") == (200, "ok")
    assert told(house, "/ready") == (200, "ready")
    assert httpx.head(house.url + "/health").status_code == 200
    assert httpx.post(house.url + "/health").status_code == 405


def test_a_database_that_fails(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(_: object) -> Any:
        raise OSError("no such disk")

    monkeypatch.setattr(house.service.store.database, "fetch", fails)
    assert told(house, "/health") == (503, "no-database")
    assert told(house, "/ready") == (503, "no-database")


def test_a_database_that_never_answers_is_asked_once(
    build: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = build()
    asked: list[object] = []

    async def hangs(statement: object) -> Any:
        asked.append(statement)
        await asyncio.sleep(3600)

    monkeypatch.setattr(health, "PATIENCE", 0.05)
    monkeypatch.setattr(house.service.store.database, "fetch", hangs)
    for _ in range(5):
        assert told(house, "/health") == (503, "no-database")
    assert len(asked) == 1


def test_before_the_start_and_while_it_stops() -> None:
    watched = health.Health()
    assert asyncio.run(watched.state()) == "starting"
    watched.stopping = True
    assert asyncio.run(watched.state()) == "stopping"


def test_watchers_are_counted_like_everybody(build: Callable[..., House]) -> None:
    house = build(limits=generous(address=(3, 0.0)))
    statuses = [httpx.get(house.url + "/health").status_code for _ in range(4)]
    assert statuses == [200, 200, 200, 429]


def test_a_server_told_to_stop_says_so_and_serves_on_for_a_while(tmp_path: Path) -> None:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "voliere", "serve", "--no-browser", "--host", "127.0.0.1"]
    server = subprocess.Popen(
        [*command, "--port", str(port), "--database", sqlite(tmp_path), "--drain", "60"],
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.DEVNULL,
    )
    try:
        reach(url, lambda: server.poll() is None)
        assert httpx.get(url + "/ready").status_code == 200
        os.kill(server.pid, signal.SIGTERM)
        end = time.monotonic() + 30
        while httpx.get(url + "/ready").status_code == 200 and time.monotonic() < end:
            time.sleep(0.02)
        answer = httpx.get(url + "/ready")
        assert (answer.status_code, answer.json()) == (503, {"status": "stopping"})
        assert httpx.get(url + "/health").status_code == 200, "whoever plays, plays on"
        os.kill(server.pid, signal.SIGINT)  # asked again: at once
        server.wait(30)
    finally:
        if server.poll() is None:
            server.kill()
            server.wait()
