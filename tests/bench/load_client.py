"""Many tables from one process: sockets that keep what a browser keeps, and actions at a steady rate."""

from __future__ import annotations

import asyncio
import random
import time
import uuid
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

HERD = 24  # connections made at the same time


class Message(msgspec.Struct):
    """What the load needs of a message; the rest is not even decoded."""

    t: str
    id: str = ""
    key: str = ""
    v: int = 0
    since: int = 0
    ask: dict[str, Any] | None = None
    view: msgspec.Raw = msgspec.Raw(b"null")


decode = msgspec.json.Decoder(Message).decode


class Seat:
    """One socket."""

    def __init__(self, room: Room, seat: int) -> None:
        self.room = room
        self.seat = seat
        self.socket: ClientConnection
        self.v = 0
        self.ask: dict[str, Any] | None = None
        self.view = b""
        self.desyncs = 0
        self.ready = asyncio.Event()
        self.reader: asyncio.Task[None]

    async def open(self, where: str, headers: dict[str, str]) -> None:
        self.socket = await connect(
            where,
            additional_headers=headers,
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=120,
        )
        self.reader = asyncio.create_task(self.read())
        await self.ready.wait()

    async def read(self) -> None:
        async for text in self.socket:
            message = decode(text)
            if message.t == "push":
                if message.since not in (0, self.v):
                    self.desyncs += 1
                self.v, self.ask, self.view = message.v, message.ask, bytes(message.view)
                self.ready.set()
                self.room.pushed(self)
            elif message.t in ("ack", "no"):
                self.room.answered(message)


class Room:
    def __init__(self, load: Load, seats: int) -> None:
        self.load = load
        self.seats = [Seat(self, k) for k in range(seats)]
        self.sent = 0.0
        self.id = ""
        self.refused = 0
        self.v = 0  # the last version acknowledged

    def act(self) -> bool:
        """Somebody who is asked answers at random; False: this table is not ready."""
        asked = [seat for seat in self.seats if seat.ask]
        if self.id or not asked or min(seat.v for seat in self.seats) < self.v:
            return False
        seat = random.choice(asked)
        assert seat.ask is not None
        self.id = str(uuid.uuid4())
        a = random.choice(seat.ask["options"])
        body = {"t": "play", "seat": seat.seat, "n": seat.ask["n"], "a": a, "id": self.id}
        self.sent = time.perf_counter()
        self.load.sending.add(
            task := asyncio.create_task(seat.socket.send(msgspec.json.encode(body).decode()))
        )
        task.add_done_callback(self.load.sending.discard)
        return True

    def answered(self, message: Message) -> None:
        if message.id == self.id:
            self.load.times.append(time.perf_counter() - self.sent)
            self.refused += message.t == "no"
            self.v = max(self.v, message.v)
            self.id = ""

    def pushed(self, seat: Seat) -> None:
        self.load.pushes += 1


class Load:
    """A set of rooms on one server."""

    def __init__(self, url: str, rooms: int) -> None:
        self.url = url
        self.rooms = [Room(self, 2 + k % 2) for k in range(rooms)]  # 2.5 sockets a room
        self.times: list[float] = []
        self.pushes = 0
        self.skipped = 0
        self.sending: set[asyncio.Task[None]] = set()

    async def open_echo(self) -> None:
        where = self.url.replace("http", "ws")
        await self.herd(
            [seat.open(f"{where}/{k}", {}) for k, room in enumerate(self.rooms) for seat in room.seats]
        )

    async def open_tables(self) -> None:
        """A guest per 50 tables sits on every seat, with a socket for each."""
        async with httpx.AsyncClient(base_url=self.url, timeout=120) as http:
            for first in range(0, len(self.rooms), 50):
                made = (await http.post("/api/me", json={"name": f"Load {first}"})).json()
                headers = {"authorization": f"Bearer {made['token']}"}
                http.cookies.clear()
                rooms = self.rooms[first : first + 50]
                await self.herd([self.open_table(http, headers, room) for room in rooms])

    async def open_table(self, http: httpx.AsyncClient, headers: dict[str, str], room: Room) -> None:
        game = ("whats-up", "songbirds")[self.rooms.index(room) // 2 % 2]
        seats = [{"who": "me"}] + [{"who": "friend", "name": "Friend"}] * (len(room.seats) - 1)
        table = (await http.post("/api/tables", headers=headers, json={"game": game, "seats": seats})).json()[
            "id"
        ]
        for seat in room.seats:
            ticket = (await http.post(f"/api/tables/{table}/ticket", headers=headers)).json()["ticket"]
            path = f"/api/tables/{table}/socket?ticket={ticket}&seat={seat.seat}"
            await seat.open(self.url.replace("http", "ws") + path, headers)

    async def herd(self, work: list[Any]) -> None:
        gate = asyncio.Semaphore(HERD)

        async def one(task: Any) -> None:
            async with gate:
                await task

        await asyncio.gather(*[one(task) for task in work])

    async def run(self, rate: float, seconds: float) -> None:
        """Actions at a steady mean rate, whether or not the last ones were answered."""
        began = time.perf_counter()
        due = began
        while due < began + seconds:
            due += random.expovariate(rate)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if not any(random.choice(self.rooms).act() for _ in range(8)):
                self.skipped += 1

    async def settle(self) -> None:
        end = time.perf_counter() + 30
        while any(room.id for room in self.rooms) and time.perf_counter() < end:
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.3)

    async def desyncs(self) -> int:
        """Gaps seen, and sockets whose view is not the one the server has."""
        found = sum(seat.desyncs for room in self.rooms for seat in room.seats)
        for room in self.rooms:
            for seat in room.seats:
                before = (seat.v, seat.view)
                seat.ready.clear()
                await seat.socket.send('{"t":"resync"}')
                await asyncio.wait_for(seat.ready.wait(), 60)
                found += (seat.v, seat.view) != before
        return found

    async def close(self) -> None:
        for room in self.rooms:
            for seat in room.seats:
                seat.reader.cancel()
                seat.socket.transport.abort()
