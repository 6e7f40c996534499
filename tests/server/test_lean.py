"""Little between a click and the disk: no task, one write, and nothing on its way is dropped."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import threading
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import PATIENCE, House, quick, sqlite
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

import voliere
from voliere.core.rng import seeded
from voliere.server import start
from voliere.server.routes.frames import SLICE, Frames, framed
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


@pytest.mark.parametrize("size", [0, 125, 126, 1300, 65_535, 65_536])
def test_a_message_is_framed_as_the_library_would(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


class Wire:
    """A transport that remembers whether it is read from, and how often that was stopped."""

    def __init__(self) -> None:
        self.reading = True
        self.stops = 0

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("127.0.0.1", 4711) if name in ("sockname", "peername") else default

    def write(self, data: bytes) -> None: ...

    def close(self) -> None: ...

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.stops += self.reading
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def opened(config: Any, app: Any) -> tuple[Frames, Any]:
    """A socket of ours, its handshake still to be answered by the application."""
    config.loaded_app = app
    wire: Any = Wire()
    frames = Frames(config, ServerState(), {}, asyncio.get_running_loop())
    frames.connection_made(wire)
    frames.data_received(HANDSHAKE)
    return frames, wire


def test_a_socket_is_stopped_only_when_more_comes_than_is_taken(tmp_path: Path) -> None:
    async def accept(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.Event().wait()

    async def run() -> None:
        config: Any = start.config_of(quick(sqlite(tmp_path)))
        config.load()
        frames, wire = opened(config, accept)
        while not frames.handshake_complete:
            await asyncio.sleep(0)
        message = Frame(Opcode.TEXT, b"x" * 100).serialize(mask=True)
        for _ in range(3):
            frames.data_received(message)
            await frames.receive()
        assert not wire.stops

        many = 2 * SLICE // 100
        frames.data_received(message * many)
        frames.data_received(message)
        assert not wire.reading
        for left in range(many, -1, -1):
            await frames.receive()
            assert wire.reading or left
        assert wire.reading
        frames.stop_keepalive()
        for task in frames.tasks:
            task.cancel()

    asyncio.run(run())


def masked(opcode: Opcode, text: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


def test_however_it_is_cut_the_same_is_read(tmp_path: Path) -> None:
    """By hand or by the library, whole, byte by byte or many at once: the same messages in the same order."""
    texts = ["", "x", "é" * 62, "y" * 125, "z" * 126, "long " * 1000, "{}", "parts of one", "last"]
    data = b"".join(masked(Opcode.TEXT, text.encode()) for text in texts[:6])
    data += masked(Opcode.PING, b"p") + masked(Opcode.TEXT, b"{}") + masked(Opcode.PONG, b"")
    data += masked(Opcode.TEXT, b"parts ", fin=False) + masked(Opcode.PING, b"")
    data += masked(Opcode.CONT, b"of one") + masked(Opcode.TEXT, b"last")
    heard: list[str] = []

    async def listen(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            heard.append(message["text"])

    async def run(cut: Callable[[], int]) -> list[str]:
        config: Any = start.config_of(quick(sqlite(tmp_path)))
        config.load()
        frames, wire = opened(config, listen)
        while not frames.handshake_complete:
            await asyncio.sleep(0)
        heard.clear()
        at = 0
        while at < len(data):
            if wire.reading:
                size = cut()
                frames.data_received(data[at : at + size])
                at += size
            await asyncio.sleep(0)
        while len(heard) < len(texts):
            await asyncio.sleep(0)
        frames.stop_keepalive()
        for task in frames.tasks:
            task.cancel()
        return heard[:]

    rng = random.Random(7)
    cuts: list[Callable[[], int]] = [lambda: 1, lambda: len(data), *[lambda: rng.randrange(1, 200)] * 20]
    for cut in cuts:
        assert asyncio.run(run(cut)) == texts


def read_to_the_end(line: Any) -> None:
    while True:
        line.socket.recv(PATIENCE)


@pytest.mark.parametrize(
    ("odd", "code"),
    [
        (Frame(Opcode.TEXT, b"bare").serialize(mask=False), 1002),
        (masked(Opcode.TEXT, b"a", fin=False) + masked(Opcode.TEXT, b"b"), 1002),
        (masked(Opcode.TEXT, b"\xff"), 1007),
        (masked(Opcode.TEXT, b"x" * 10_000), 1009),
        (b"\x81\xff" + b"\x7f" * 12, 1009),
    ],
    ids=["without a mask", "two beginnings", "no text", "too long", "far too long"],  # masks are drawn anew
)
def test_what_is_no_proper_message_closes_the_socket(house: House, odd: bytes, code: int) -> None:
    ada, id = friends(house)
    with ada.sit(id) as line:
        line.socket.socket.sendall(odd)
        with pytest.raises(ConnectionClosed):
            read_to_the_end(line)
        assert line.socket.protocol.close_code == code


def containers(found: object) -> int:
    parts = found.values() if isinstance(found, dict) else found if isinstance(found, list) else None
    return 0 if parts is None else 1 + sum(containers(part) for part in parts)


@pytest.mark.parametrize("game", voliere.catalogue())
def test_no_sweep_for_cycles_falls_into_a_push(game: str) -> None:
    """What a push is built of is gone a moment later: to look through it meanwhile is for nothing."""
    state, rng = voliere.game(game).new(2, seed=7), seeded(7)
    while state.actors:
        assert 1.5 * containers(dict(state.view(state.actors[0]))) < start.SWEEPS[0]
        state.apply(state.actors[0], state.sample(state.actors[0], rng))


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
