"""Little between a click and the disk: no task, one write, and nothing on its way is dropped."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import House
from uvicorn.protocols.utils import ClientDisconnected

from voliere.server.routes.connections import Frames
from voliere.server.routes.identity import Person
from voliere.server.routes.sockets import Line, talk


def friends(house: House) -> tuple[Any, str]:
    ada = house.player("Ada")
    return ada, ada.table("songbirds", ["me", "friend"], first_player="1")["id"]


def test_an_action_makes_no_task_and_is_told_in_one_write(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, id = friends(house)
    tasks: list[Any] = []
    said: list[list[str]] = []
    say = Frames.say

    def factory(loop: asyncio.AbstractEventLoop, work: Any, **more: Any) -> asyncio.Task[Any]:
        tasks.append(work)
        return asyncio.Task(work, loop=loop, **more)

    def heard(frames: Frames, texts: list[bytes]) -> None:
        said.append([text.decode() for text in texts])
        say(frames, texts)

    async def watch(given: Any) -> None:
        asyncio.get_running_loop().set_task_factory(given)

    with ada.sit(id) as line:
        line.until(lambda: line.here["seats"] == [True, True])
        house.inside(watch(factory))
        tasks.clear()
        monkeypatch.setattr(Frames, "say", heard)
        try:
            assert line.play(line.push["ask"]["options"][0])["t"] == "ack"
        finally:
            house.inside(watch(None))
        made = [work.__qualname__ for work in tasks]
    assert made in ([], ["test_an_action_makes_no_task_and_is_told_in_one_write.<locals>.watch"])
    assert ['{"t":"ack"', '{"t":"push'] in [[text[:10] for text in texts] for texts in said]


def test_the_thread_that_writes_only_flushes(house: House) -> None:
    ada, id = friends(house)
    writer: Any = house.service.store.writer
    execute, where = writer.execute, []

    def at(batch: Any) -> None:
        where.append(threading.current_thread())
        execute(batch)

    writer.execute = at
    with ada.sit(id) as line:
        assert line.play(line.push["ask"]["options"][0])["t"] == "ack"
    writer.execute = execute
    assert where
    assert writer.thread not in where


def test_what_is_on_its_way_is_seen_though_its_socket_closes(
    build: Callable[..., House], tmp_path: Path
) -> None:
    house = build()
    ada, id = friends(house)
    with ada.sit(id) as watching:
        other = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
        with ada.sit(id) as line:
            ask, before = line.push["ask"], watching.push["v"]
            other.execute("BEGIN IMMEDIATE")
            line.send("play", seat=0, n=ask["n"], a=ask["options"][0], id=str(uuid.uuid4()))
            writer: Any = house.service.store.writer
            while not writer.flushing:
                pass
        other.execute("COMMIT")
        other.close()
        watching.until(lambda: watching.push["v"] > before)
        assert house.inside(house.service.rooms.room(id)).table.course.made


class Gone:
    """A socket whose other end went away just before it was told to go."""

    drained: Callable[[], None] | None = None

    def ready(self) -> bool:
        return False

    def say(self, texts: list[bytes]) -> None:
        raise AssertionError("it cannot be written to")

    async def receive(self) -> Any:
        await asyncio.Event().wait()

    async def send(self, message: Any) -> None:
        raise ClientDisconnected


def test_who_has_gone_already_hears_no_farewell(house: House, caplog: pytest.LogCaptureFixture) -> None:
    ada, id = friends(house)

    async def run() -> None:
        room = await house.service.rooms.room(id)
        line = Line(Gone(), room, Person(ada.id, "Ada", "device"), house.service.rooms.costly)
        talking = asyncio.create_task(talk(line, house.service.messages))
        await asyncio.sleep(0)
        line.close(1008)
        await asyncio.wait_for(talking, 30)

    house.inside(run())
    assert not caplog.records
