"""The least a durable table server can do: write a row, acknowledge it, send every seat of the room its push.

Same web server and loop, same flush to disk (SQLite, WAL, synchronous=FULL, all that waits in one commit),
same number and size of messages; no rules, no views, no checks. Our server is measured against this.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import sys
import threading
from collections import defaultdict
from typing import Any

import msgspec
import uvicorn

from voliere.server import start

PUSH = 1300  # bytes of a push
Send = Any


class Disk:
    """A thread that commits whatever waits."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.waiting: queue.SimpleQueue[tuple[str, str, asyncio.Future[None]]] = queue.SimpleQueue()
        self.loop = asyncio.get_running_loop()
        threading.Thread(target=self.work, daemon=True).start()

    async def write(self, room: str, text: str) -> None:
        done: asyncio.Future[None] = self.loop.create_future()
        self.waiting.put((room, text, done))
        await done

    def work(self) -> None:
        base = sqlite3.connect(self.file)
        base.execute("PRAGMA journal_mode=WAL")
        base.execute("PRAGMA synchronous=FULL")
        base.execute("CREATE TABLE log (id INTEGER PRIMARY KEY, room TEXT, text TEXT)")
        while True:
            batch = [self.waiting.get()]
            while not self.waiting.empty():
                batch.append(self.waiting.get())
            base.executemany("INSERT INTO log (room, text) VALUES (?, ?)", [(r, t) for r, t, _ in batch])
            base.commit()
            self.loop.call_soon_threadsafe(self.settle, [done for _, _, done in batch])

    def settle(self, written: list[asyncio.Future[None]]) -> None:
        for done in written:
            done.set_result(None)


class Echo:
    def __init__(self, file: str) -> None:
        self.file = file
        self.rooms: dict[str, set[Send]] = defaultdict(set)
        self.versions: dict[str, int] = defaultdict(int)
        self.disk: Disk

    async def __call__(self, scope: Any, receive: Any, send: Send) -> None:
        if scope["type"] == "lifespan":
            await receive()
            self.disk = Disk(self.file)
            await send({"type": "lifespan.startup.complete"})
            await receive()
            await send({"type": "lifespan.shutdown.complete"})
            return
        if scope["type"] != "websocket":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"ok"})
            return
        await receive()
        await send({"type": "websocket.accept"})
        room = scope["path"]
        self.rooms[room].add(send)
        await self.push(send, room, 0)
        try:
            while (message := await receive())["type"] == "websocket.receive":
                text = message["text"]
                await self.disk.write(room, text)
                self.versions[room] += 1
                ack = {"t": "ack", "id": msgspec.json.decode(text)["id"], "v": self.versions[room]}
                await send({"type": "websocket.send", "text": msgspec.json.encode(ack).decode()})
                for other in self.rooms[room]:
                    await self.push(other, room, self.versions[room])
        finally:
            self.rooms[room].discard(send)

    async def push(self, send: Send, room: str, v: int) -> None:
        ask = {"n": v, "options": [1, 2, 3]}
        body = {"t": "push", "v": v, "since": max(0, v - 1), "seat": 0, "ask": ask, "pad": "x" * PUSH}
        await send({"type": "websocket.send", "text": msgspec.json.encode(body).decode()})


def main() -> None:
    config = uvicorn.Config(
        Echo(sys.argv[1]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=2,
    )
    uvicorn.Server(config).run(sockets=[start.listen("127.0.0.1", int(sys.argv[2]))])


if __name__ == "__main__":
    main()
