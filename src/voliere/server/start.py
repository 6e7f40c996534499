"""Starts the server: finds a port, says where it is, opens the browser, stops cleanly."""

from __future__ import annotations

import asyncio
import errno
import gc
import io
import os
import socket
import sys
import webbrowser
from dataclasses import replace

import segno
import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from voliere.core.refused import Refused, Told
from voliere.server.app import application
from voliere.server.live.keeper import Busy
from voliere.server.routes import reach
from voliere.server.routes.connections import Config
from voliere.server.routes.frames import Frames
from voliere.server.routes.health import Health
from voliere.server.settings import PORT, Settings, database_url
from voliere.server.store.database import unusable
from voliere.server.store.store import Store
from voliere.text import Words, language_of

PORTS_TO_TRY = 20
BACKLOG = 4096
LAST_PORT = 65_535
# For cycles: often, so that each is short (a sweep of 20,000 objects takes 50 ms), but not in the middle of a
# push: what that is built of, up to 500 objects, is gone a moment later.
SWEEPS = (1000, 1, 100_000)
TURN = 0.0005  # seconds a thread may keep another waiting; with the usual 0.005 every commit waits for pushes


def config_of(settings: Settings, health: Health | None = None) -> uvicorn.Config:
    return Config(
        settings,
        application(settings, health),
        ws=Frames,
        ws_max_size=settings.limits.frame,
        ws_per_message_deflate=False,  # costs more than all the rest of a push, and unpacks to any size
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,  # `forwarded` reads them, by the number of proxies
        timeout_keep_alive=60,
        timeout_graceful_shutdown=5,
        backlog=BACKLOG,
    )


def listen(host: str, port: int | None) -> socket.socket:
    """A socket to listen on. Without a port the usual one, or the next that is free."""
    if port is not None and not 0 <= port <= LAST_PORT:
        raise Refused(
            "port", {"given": str(port), "last": str(LAST_PORT)}, f"ports 0 to {LAST_PORT}, not {port}"
        )
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    tries = [port] if port is not None else [PORT + k for k in range(PORTS_TO_TRY)]
    for number in tries:
        # Named as TCP, or asyncio leaves Nagle's delay on: 40 ms for every answer in two parts.
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
        except OSError as no:
            found.close()
            if no.errno != errno.EADDRINUSE or number == tries[-1]:
                why = no.strerror or str(no)
                about: dict[str, Told] = {"host": host, "port": str(number), "why": why}
                raise Refused("listen", about, f"{host}:{number}: {why}") from no
        else:
            found.listen(BACKLOG)
            return found
    raise AssertionError  # the last try returns or raises


def qr(address: str) -> str:
    """An address as a QR code for a terminal."""
    out = io.StringIO()
    segno.make(address, error="l").terminal(out, compact=True, border=2)
    return out.getvalue()


def spoken() -> Words:
    """The language of this user's terminal, if we speak it."""
    said = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return Words(language_of(said))


def say_where(words: Words, host: str, port: int) -> str:
    """Print the addresses; gives the one for this machine."""
    near = reach.site("localhost" if reach.everywhere(host) else host, port)
    print(words.say("serve-here", {"address": near}))
    far = reach.sites(host, port) if reach.everywhere(host) else []
    for address in far:
        print(words.say("serve-lan", {"address": address}))
    if far and sys.stdout.isatty():
        print(qr(far[0]))
    print(words.say("serve-stop"), flush=True)
    return near


class Server(uvicorn.Server):
    """Says where it is, and opens the browser, once it listens; says that it stops before it does."""

    def __init__(self, settings: Settings, words: Words, host: str, browser: bool) -> None:
        self.health = Health()
        super().__init__(config_of(settings, self.health))
        self.drain = settings.drain_seconds
        self.words = words
        self.host = host
        self.browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            near = say_where(self.words, self.host, sockets[0].getsockname()[1])
            if self.browser:
                asyncio.get_running_loop().run_in_executor(None, webbrowser.open, near)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Serves on for a while, so that a balancer sees it in `/ready` first; or until it is told again."""
        self.health.stopping = True
        end = asyncio.get_running_loop().time() + self.drain
        while asyncio.get_running_loop().time() < end and not self.force_exit:
            await asyncio.sleep(0.1)
        await super().shutdown(sockets)


async def try_database(url: str) -> None:
    """Refuse, in words, a database that cannot be used, before anything is promised to anybody."""
    try:
        store = await Store.open(url)
    except (OSError, SQLAlchemyError, ImportError, Busy) as no:
        raise unusable(url, no) from no
    await store.close()


def run(settings: Settings, host: str, port: int | None, browser: bool) -> None:
    asyncio.run(try_database(database_url(settings.database)))
    settings = replace(settings, host=host)
    listening = listen(host, port)
    words = spoken()
    server = Server(settings, words, host, browser)
    gc.freeze()  # what is loaded by now stays; looking through it again and again would only pause the tables
    gc.set_threshold(*SWEEPS)
    sys.setswitchinterval(TURN)
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        pass  # asked to stop, and stopped
    print(words.say("serve-stopped"))
