"""Mutated messages: a refusal or a closed socket, never a changed position or an accepted illegal action.

VOLIERE_FUZZ says how many (100,000 in `make test`).
"""

from __future__ import annotations

import asyncio
import copy
import json
import logging
import os
import random
import uuid
from typing import Any

import pytest
from tests.server.house import House
from websockets.exceptions import ConnectionClosed

from voliere.core.state import State
from voliere.server.live.credits import Credits, Shares
from voliere.server.live.room import Room
from voliere.server.routes.identity import Person
from voliere.server.routes.sockets import Line, talk
from voliere.server.tokens import digest

MESSAGES = int(os.environ.get("VOLIERE_FUZZ", "5000"))
OVER_THE_WIRE = 150
ODD: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**63, 2**64, 10**40, -(10**40), 1.5, 1e308, "", "0", "play",
    "\x00", "é" * 300, "\u202e", "' OR 1=1 --", "<script>alert(1)</script>", "../../etc/passwd", [], [[]], {},
    {"t": "play"}, [1, 2, 3],
]  # fmt: skip


class Mutator:
    """Valid messages, bent at random."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def valid(self, state: State, asked: list[int], seat: int) -> dict[str, Any]:
        rng = self.rng
        choices = state.choices(seat) or [rng.randrange(700)]
        n = asked[seat] if rng.random() < 0.7 else rng.randrange(60)
        common = {"seat": seat, "id": str(uuid.UUID(int=rng.getrandbits(128)))}
        return rng.choice(
            [
                {"t": "play", **common, "n": n, "a": rng.choice(choices)},
                {"t": "play", **common, "n": n, "a": rng.randrange(-1, 800)},
                {"t": "undo", **common},
                {"t": "answer", **common, "yes": rng.random() < 0.5},
                {"t": "say", **common, "text": "hello"},
                {"t": "look", "seat": rng.randrange(-1, 4)},
                {"t": "foresee", "seat": seat, "n": n, "a": rng.choice(choices)},
                {"t": "resync"},
                {"t": "ping"},
            ]
        )

    def bent(self, message: dict[str, Any]) -> str:
        rng = self.rng
        found = copy.deepcopy(message)
        for _ in range(rng.choice((0, 0, 0, 0, 0, 1, 1, 2))):
            key = rng.choice([*found, "extra"]) if found else "t"
            how = rng.randrange(5)
            if how == 0:
                found.pop(key, None)
            elif how == 1:
                found[key] = rng.choice(ODD)
            elif how == 2:
                found[str(rng.choice(ODD))] = found.get(key)
            elif how == 3 and isinstance(found.get(key), int):
                found[key] = int(found[key]) + rng.choice((-2, -1, 1, 2, 1000))
            else:
                found[key] = [found.get(key)] * rng.randrange(3)
        text = json.dumps(found)
        how = rng.randrange(24)
        if how == 0:
            return text[: rng.randrange(len(text) + 1)]
        if how == 1:
            at = rng.randrange(len(text) + 1)
            return (
                text[:at]
                + rng.choice(["\x00", "}", "[" * 500, '"', "\ud83d", "9" * 400, "\\u0000"])
                + text[at:]
            )
        return text


class Wire:
    """A socket whose other end is the test: messages go in, what comes down is kept."""

    def __init__(self) -> None:
        self.up: asyncio.Queue[str | None] = asyncio.Queue()
        self.down: list[str] = []
        self.closed = 0
        self.drained: Any = None
        self.idle = asyncio.Event()  # everything sent so far has been dealt with

    def ready(self) -> bool:
        return not self.closed

    def say(self, texts: list[bytes]) -> None:
        self.down += [text.decode() for text in texts]

    async def receive(self) -> Any:
        if self.up.empty():
            self.idle.set()
        text = await self.up.get()
        return (
            {"type": "websocket.disconnect"} if text is None else {"type": "websocket.receive", "text": text}
        )

    async def send(self, message: Any) -> None:
        self.closed = message["code"]


def fair(room: Room, person: str, text: str) -> bool:
    """Whether a message may change the table, by the rules alone."""
    try:
        message = json.loads(text)
        seat, kind, table = message["seat"], message["t"], room.table
        mine = isinstance(seat, int) and seat in table.seats_of(person)
        if kind != "play":
            return mine and kind in ("undo", "answer", "say")
        n, a = message["n"], message["a"]
        return mine and (
            (n == table.number(seat) and a in table.state.choices(seat)) or a in table.state.asides(seat)
        )
    except (ValueError, TypeError, KeyError, RecursionError):
        return False


async def pelt(room: Room, person: Person, count: int, seed: int) -> tuple[int, int]:
    """Throw messages at a table; gives how many were taken and how many closed the socket."""
    mutator = Mutator(seed)
    taken = closed = 0
    while count > 0:
        wire = Wire()
        generous_shares = Shares((1e9, 1e9), (1e9, 1e9))
        line = Line(wire, room, person, generous_shares)
        room.enter(line)
        talking = asyncio.create_task(talk(line, Credits((1e9, 1e9))))
        while count > 0 and not talking.done():
            count -= 1
            table = room.table
            seat = mutator.rng.randrange(table.facts.seats)
            text = mutator.bent(
                mutator.valid(table.state, [table.number(k) for k in range(table.facts.seats)], seat)
            )
            may = fair(room, person.id, text)
            before, position = table.version, json.dumps(table.state.position())
            wire.idle.clear()
            wire.up.put_nowait(text)
            idle = asyncio.create_task(wire.idle.wait())
            await asyncio.wait((idle, talking), return_when=asyncio.FIRST_COMPLETED)
            idle.cancel()
            if not may:
                assert table.version == before, text
            if table.version == before:
                assert json.dumps(table.state.position()) == position, text
            else:
                assert table.version == before + 1, text
                taken += 1
        closed += bool(wire.closed)
        wire.up.put_nowait(None)
        await talking
        room.leave(line)
        for raw in wire.down:
            assert json.loads(raw)["t"] in ("hello", "push", "ack", "no", "foreseen", "here", "pong")
    return taken, closed


@pytest.mark.slow
@pytest.mark.parametrize("game", ["whats-up", "songbirds", "feather"])
def test_mutated_messages(house: House, game: str, caplog: pytest.LogCaptureFixture) -> None:
    ada = house.player("Ada")
    bob = house.player("Bob")
    thrower = Person(ada.id, "Ada", digest(ada.token))
    done = taken = closed = 0
    while done < MESSAGES // 3:
        table = ada.table(game, ["me", "friend", "open"])
        bob.join(table)  # a seat that is never the thrower's

        async def throw(id: str = table["id"], seed: int = done) -> tuple[int, int]:
            room = await house.service.rooms.room(id)
            return await pelt(room, thrower, min(500, MESSAGES // 3), seed)

        a, b = asyncio.run_coroutine_threadsafe(throw(), house.loop).result(600)
        done, taken, closed = done + min(500, MESSAGES // 3), taken + a, closed + b
    assert taken > 0
    assert closed > 0
    assert [r for r in caplog.records if r.levelno >= logging.ERROR] == []
    print(f"{game}: {done} messages, {taken} taken, {closed} sockets closed")


@pytest.mark.slow
def test_mutated_messages_over_real_sockets_and_http(house: House, caplog: pytest.LogCaptureFixture) -> None:
    ada = house.player("Ada")
    id = ada.table("songbirds", ["me", "open"])["id"]  # not started: nothing can be taken but talk
    mutator = Mutator(5)
    state = house.inside(house.service.rooms.room(id)).table.state
    line = ada.sit(id)
    codes: set[int] = set()
    for _ in range(OVER_THE_WIRE):
        text = mutator.bent(mutator.valid(state, [1, 1], 0)).encode("utf-8", "replace").decode()
        try:
            line.socket.send(text if mutator.rng.random() < 0.9 else text.encode())
            line.socket.recv(0)
        except TimeoutError:
            pass
        except ConnectionClosed as no:
            codes.add(no.rcvd.code if no.rcvd else 0)
            line = ada.sit(id)
        for path in ("play", "undo", "answer", "say", "join", "leave", "bot", "back"):
            if mutator.rng.random() < 0.2:
                body = text.encode()
                answer = ada.http.post(f"/api/tables/{id}/{path}", content=body)
                assert answer.status_code < 500, (path, text, answer.text)
    assert codes <= {1003, 1007, 1008, 1009}
    assert ada.view(id, 0)["phase"] == "waiting"
    assert [r for r in caplog.records if r.levelno >= logging.ERROR] == []
