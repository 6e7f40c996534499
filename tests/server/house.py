"""A real server on loopback for the tests, and players who speak to it as programs or browsers do."""

from __future__ import annotations

import asyncio
import json
import threading
import time
import uuid
from collections.abc import Coroutine
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from voliere.server import start
from voliere.server.routes.service import Service
from voliere.server.settings import Limits, Settings

T = TypeVar("T")
PATIENCE = 20.0  # seconds before a test gives up on an answer
GENEROUS = (1e9, 1e9)


def generous(**changes: Any) -> Limits:
    """Limits no ordinary test runs into."""
    usual: dict[str, Any] = {
        "messages": GENEROUS,
        "tickets": GENEROUS,
        "frames": GENEROUS,
        "costly": GENEROUS,
        "costly_of_address": GENEROUS,
        "bot_moves": GENEROUS,
        "address": GENEROUS,
        "people": GENEROUS,
        "guesses": GENEROUS,
        "tables": GENEROUS,
        "replays": GENEROUS,
    }
    return Limits(**usual | changes)


def quick(database: str, **changes: Any) -> Settings:
    """A server whose bots don't pause."""
    usual: dict[str, Any] = {"limits": generous(), "bot_pause": 0.0, "workers": 2, "absent_seconds": 0.0}
    return Settings(database=database, **usual | changes)


class House:
    """A server in a thread of this process, so that a test can also look behind the wire."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.listening = start.listen("127.0.0.1", 0)
        self.port: int = self.listening.getsockname()[1]
        self.host = f"127.0.0.1:{self.port}"
        self.url = f"http://{self.host}"
        try:
            config = start.config_of(settings)
        except BaseException:
            self.listening.close()
            raise
        self.gate: Any = config.app
        self.server = uvicorn.Server(config)
        self.loop: asyncio.AbstractEventLoop
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.players: list[Player] = []
        self.clients: list[httpx.Client] = []  # to be closed at the end

    def run(self) -> None:
        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve(sockets=[self.listening])

        with asyncio.Runner(loop_factory=self.server.config.get_loop_factory()) as runner:
            runner.run(main())  # in the loop `voliere serve` has: asyncio's own differs in small things

    def __enter__(self) -> Self:
        self.thread.start()
        end = time.monotonic() + PATIENCE
        while not self.server.started and time.monotonic() < end:
            time.sleep(0.01)
        assert self.server.started
        return self

    def __exit__(self, *_: object) -> None:
        for player in self.players:
            player.close()
        for client in self.clients:
            client.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
        self.listening.close()

    @property
    def service(self) -> Service:
        found: Service = self.gate.app.state.service
        return found

    def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def player(self, name: str, token: str = "") -> Player:
        self.players.append(Player(self.url, name, token))
        return self.players[-1]


class Refusal(AssertionError):
    """An answer that is not a success."""

    def __init__(self, status: int, key: str) -> None:
        super().__init__(f"{status} {key}")
        self.status = status
        self.key = key


class Player:
    """A program with an identity of its own."""

    def __init__(self, url: str, name: str, token: str = "") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        self.name = name
        self.lines: list[Line] = []
        if not token:
            made = self.http.post("/api/me", json={"name": name}).raise_for_status().json()
            self.id: str = made["person"]
            token = made["token"]
        self.token = token
        self.http.headers["authorization"] = f"Bearer {self.token}"
        self.http.cookies.clear()

    def close(self) -> None:
        for line in self.lines:
            line.socket.close()
        self.http.close()

    def ask(self, method: str, path: str, **more: Any) -> Any:
        answer = self.http.request(method, path, **more)
        if answer.is_success:
            return answer.json()
        raise Refusal(answer.status_code, answer.json()["key"])

    def get(self, path: str, **params: Any) -> Any:
        return self.ask("GET", path, params=params)

    def post(self, path: str, body: Any = None) -> Any:
        return self.ask("POST", path, json=body)

    def table(self, game: str, seats: list[str], watch: bool = False, **options: Any) -> Any:
        """A table; a seat is "me", "friend", "open", or the level of a bot."""
        chairs = [
            {"who": who} if who in ("me", "friend", "open") else {"who": "bot", "bot": who} for who in seats
        ]
        return self.post("/api/tables", {"game": game, "seats": chairs, "watch": watch, "options": options})

    def join(self, table: Any, seat: int = -1) -> Any:
        return self.post(f"/api/tables/{table['id']}/join", {"link": table["link"], "seat": seat})

    def view(self, table: str, seat: int) -> Any:
        return self.get(f"/api/tables/{table}/view", seat=seat)

    def play(self, table: str, seat: int, n: int, a: int, id: str = "") -> Any:
        body = {"seat": seat, "n": n, "a": a, "id": id or str(uuid.uuid4())}
        return self.post(f"/api/tables/{table}/play", body)

    def ticket(self, table: str) -> str:
        found: str = self.post(f"/api/tables/{table}/ticket")["ticket"]
        return found

    def sit(self, table: str, seat: int | None = None) -> Line:
        """A socket at a table."""
        where = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket?ticket={self.ticket(table)}"
        if seat is not None:
            where += f"&seat={seat}"
        headers = {"authorization": f"Bearer {self.token}"}
        opened = connect(where, additional_headers=headers, compression=None, max_size=None, close_timeout=1)
        self.lines.append(Line(opened.__enter__(), self, table))
        return self.lines[-1]


class Line:
    """The player's end of a socket: keeps what a browser would keep."""

    def __init__(self, socket: ClientConnection, player: Player, table: str) -> None:
        self.socket = socket
        self.player = player
        self.table = table
        self.hello: Any = None
        self.push: Any = None
        self.here: Any = {"seats": [], "watching": 0}
        self.log: list[Any] = []
        self.notes: list[Any] = []
        self.raw: list[bytes] = []  # every byte that came down
        self.replies: list[Any] = []

    def __enter__(self) -> Self:
        self.until(lambda: self.push is not None)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, no: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.socket.close()

    def read(self, timeout: float = PATIENCE) -> Any:
        """One message, taken in."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text.encode())
        message = json.loads(text)
        kind = message["t"]
        if kind == "hello":
            self.hello = message
        elif kind == "push":
            assert message["since"] in (0, self.push["v"] if self.push else 0), "a gap"
            self.push = message
            self.log = self.log[: message["log"]["keep"]] + message["log"]["events"]
            self.notes = self.notes[: message["notes"]["keep"]] + message["notes"]["notes"]
        elif kind == "here":
            self.here = message
        else:
            self.replies.append(message)
        return message

    def until(self, done: Any, timeout: float = PATIENCE) -> None:
        end = time.monotonic() + timeout
        while not done():
            self.read(max(0.01, end - time.monotonic()))

    def catch_up(self) -> None:
        """Read up to what is newest for this reader: every reader has versions of its own."""
        newest = self.player.view(self.table, self.push["seat"])["v"]
        self.until(lambda: self.push["v"] >= newest)

    def send(self, t: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"t": t, **fields}))

    def ask(self, t: str, **fields: Any) -> Any:
        """Send an intent and wait for its answer, an ack or a no."""
        fields.setdefault("id", str(uuid.uuid4()))
        self.send(t, **fields)
        return self.answer(fields["id"])

    def answer(self, id: str) -> Any:
        self.until(lambda: any(reply.get("id") == id for reply in self.replies))
        return next(reply for reply in reversed(self.replies) if reply.get("id") == id)

    def play(self, a: int, **more: Any) -> Any:
        """Answer what is asked; what came of it is in sight when this returns."""
        ask = self.push["ask"]
        answer = self.ask("play", **{"seat": self.push["seat"], "n": ask["n"], "a": a, **more})
        if answer["t"] == "ack":
            self.until(lambda: self.push["v"] >= answer["v"])
        return answer

    def resync(self) -> bytes:
        """The complete push, as bytes."""
        self.send("resync")
        self.push = None
        self.until(lambda: self.push is not None and self.push["since"] == 0)
        return next(raw for raw in reversed(self.raw) if json.loads(raw)["t"] == "push")


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite3'}"
