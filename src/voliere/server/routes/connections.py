"""Connections: so many in all, so many of one address, and none that holds a place and asks nothing."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Any

import uvicorn

from voliere.server.live.credits import Credits
from voliere.server.routes.forwarded import NOWHERE, place
from voliere.server.settings import Settings

if TYPE_CHECKING:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as Http
else:
    from uvicorn.protocols.http.auto import AutoHTTPProtocol as Http

WANTED_FILES = 65_536  # open at once; where the system allows any number
SPARE_FILES = 128  # for the database, bots and what else is no connection
FEWEST = 16
LONGEST_HEAD = 32 * 1024  # bytes of a request before its body
UNREAD = 60.0  # seconds an answer may wait for a reader who takes nothing of it

Idle = dict[asyncio.Transport, None]


def raise_file_limit() -> int:
    """Let this process open as many files as it may; gives how many. 0: the system does not say."""
    try:
        import resource
    except ImportError:  # not on this system
        return 0
    limit: Any = resource
    soft, hard = limit.getrlimit(limit.RLIMIT_NOFILE)
    most = WANTED_FILES if hard == limit.RLIM_INFINITY else min(hard, WANTED_FILES)
    if most > soft != limit.RLIM_INFINITY:
        try:
            limit.setrlimit(limit.RLIMIT_NOFILE, (most, hard))
            soft = most
        except (OSError, ValueError):
            pass  # some systems have a lower limit of their own
    return WANTED_FILES if soft == limit.RLIM_INFINITY else int(soft)


class Crowd:
    """Everybody connected. Behind a proxy all have its address: then only the total counts here."""

    def __init__(self, most: int, each: int) -> None:
        self.most = most
        self.each = each
        self.places: dict[asyncio.Transport, str] = {}
        self.by_place: Counter[str] = Counter()
        self.idle: Idle = {}  # those we wait for, the longest first
        self.idle_by_place: dict[str, Idle] = {}

    def enter(self, transport: asyncio.Transport, where: str) -> bool:
        """Whether there is a place. Where all are taken, whoever has asked nothing for longest goes.

        An address that has its share gives up one of its own: those who share it keep no one out for long.
        """
        if self.by_place[where] >= self.each and not self.make_room(self.idle_by_place.get(where, {})):
            return False
        if len(self.places) >= self.most and not self.make_room(self.idle):
            return False
        self.places[transport] = where
        self.by_place[where] += 1
        return True

    def make_room(self, idle: Idle) -> bool:
        if not idle:
            return False
        oldest = next(iter(idle))
        self.leave(oldest)
        oldest.abort()  # to close it politely would wait for a reader who may never read
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        self.asks(transport, True)
        where = self.places.pop(transport, None)
        if where is not None:
            self.by_place[where] -= 1
            if not self.by_place[where]:
                del self.by_place[where]

    def asks(self, transport: asyncio.Transport, something: bool) -> None:
        where = self.places.get(transport)
        if where is None:
            return
        if not something:
            self.idle.setdefault(transport)
            self.idle_by_place.setdefault(where, {}).setdefault(transport)
        elif transport in self.idle:
            del self.idle[transport], self.idle_by_place[where][transport]
            if not self.idle_by_place[where]:
                del self.idle_by_place[where]


class Config(uvicorn.Config):
    """uvicorn's own, with what connections need to know."""

    def __init__(self, settings: Settings, app: Any, **more: Any) -> None:
        super().__init__(app, http=Punctual, **more)
        limits = settings.limits
        files = raise_file_limit()
        most = limits.connections or max(FEWEST, (files or WANTED_FILES) - SPARE_FILES)
        self.crowd = Crowd(most, most if settings.proxies else limits.connections_of_address)
        self.frames = Credits(limits.frames)
        self.head_seconds = settings.head_seconds
        self.body_seconds = settings.body_seconds


class Punctual(Http):
    """A request comes within its time, head and body, and an answer is read."""

    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.crowd = self.config.crowd
        self.timer: asyncio.TimerHandle | None = None
        self.timed = ""  # what the time runs for
        self.head = 0  # bytes that came since the last request
        self.unread: asyncio.TimerHandle | None = None
        self.upgraded = False  # to a socket, which has rules of its own
        where = place(self.client[0]) if self.client else ""
        if self.crowd.enter(transport, where or NOWHERE):
            self.mind("head")
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.mind("")
        self.resume_writing()
        self.crowd.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.upgraded or self.transport.is_closing():
            return
        now = self.stage()
        if now == "head":
            self.head += len(data)
            if self.head > LONGEST_HEAD:
                self.send_400_response("Too long.")
                return
        self.mind(now)

    def stage(self) -> str:
        """What is awaited from the other side; nothing: it is our turn."""
        cycle: Any = self.cycle
        if cycle is None or cycle.response_complete:
            return "head"
        return "body" if cycle.more_body else ""

    def mind(self, now: str) -> None:
        """Let the time run for what is awaited."""
        self.crowd.asks(self.transport, not now)
        if now != "head":
            self.head = 0
        if now == self.timed:
            return
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.timed = now
        if now:
            seconds = self.config.head_seconds if now == "head" else self.config.body_seconds
            self.timer = self.loop.call_later(seconds, self.transport.abort)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        now = self.stage()
        self.mind("" if now == "head" else now)  # how long nothing may come is uvicorn's to say
        self.crowd.asks(self.transport, not now)

    def handle_websocket_upgrade(self, *given: Any) -> None:
        self.mind("")
        self.upgraded = True
        super().handle_websocket_upgrade(*given)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = self.unread or self.loop.call_later(UNREAD, self.transport.abort)

    def resume_writing(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None
        super().resume_writing()
