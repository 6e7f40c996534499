"""A socket at a table: the handshake, what comes up, what goes down."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from litestar import websocket
from litestar.params import FromPath

from voliere.core.refused import Refused
from voliere.core.state import NOBODY, Seat
from voliere.server.live.credits import Credits, Shares
from voliere.server.live.keeper import Busy
from voliere.server.live.room import Room
from voliere.server.live.rooms import SIGNED_OUT
from voliere.server.routes.boards import drawn_for
from voliere.server.routes.dependencies import OurService
from voliere.server.routes.forwarded import address
from voliere.server.routes.frames import FRAMES
from voliere.server.routes.identity import Person, token_of
from voliere.server.routes.requests import Socket
from voliere.server.routes.service import Service
from voliere.server.table import projection, wire
from voliere.server.table.intents import OfPerson
from voliere.server.table.messages import Wanted, intent_of
from voliere.server.table.projection import Draw
from voliere.server.tokens import digest

FAREWELL = 2.0  # seconds a reader has for the last messages
GOING_AWAY, BROKEN = 1001, 1011
PACE = 0.25  # seconds until something costly that had to wait is tried again
MOST_REPLIES = 100  # that a reader may leave unread

log = logging.getLogger(__name__)


class Framed(Protocol):
    """A socket, as its line needs it."""

    drained: Callable[[], None] | None  # called when there is room to write again

    def ready(self) -> bool: ...

    def say(self, texts: list[bytes]) -> None: ...

    async def receive(self) -> Any: ...

    async def send(self, message: Any) -> None: ...


class Line:
    """One socket. What goes down is worked out when it can be sent: a slow reader gets fewer pushes."""

    def __init__(self, socket: Framed, room: Room, person: Person, costly: Shares) -> None:
        self.socket = socket
        self.room = room
        self.costly = costly
        self.who = person
        self.person = person.id
        self.device = person.device
        self.checked = -math.inf  # when it was last looked up whether the device is signed in
        self.seat: Seat = NOBODY
        self.draw: Draw | None = None  # how boards are drawn as text for this reader; None: they are not
        self.sent = 0  # the version this reader has; 0: send all
        self.replies: list[bytes] = []
        self.hello_due = True
        self.push_due = True
        self.here_due = True
        self.loop = asyncio.get_running_loop()
        self.awake = True  # what is due is sent soon, or nothing is to be sent yet
        self.acting = False  # something is on its way to the disk
        self.closing = 0
        self.ended = asyncio.Event()
        self.where = ""  # the address it comes from
        self.ahead: wire.Foresee | None = None  # a look ahead that has to wait; only the latest does
        self.pacing: asyncio.TimerHandle | None = None
        self.pace: float | None = None  # seconds bots should rest, as this reader wants

    # -- told by the room: never waits -----------------------------------------------------------

    def changed(self, seats: bool) -> None:
        if seats:
            self.hello_due = self.here_due = True
            if self.seat != NOBODY and self.seat not in self.room.table.seats_of(self.person):
                self.look(NOBODY)
        self.push_due = True
        self.send_now()

    def presence(self) -> None:
        self.here_due = True
        self.wake()

    def close(self, code: int) -> None:
        self.closing = self.closing or code
        self.ended.set()

    def look(self, seat: Seat) -> None:
        self.seat, self.sent, self.push_due = seat, 0, True
        self.wake()

    def reply(self, message: wire.ToClient) -> None:
        self.replies.append(wire.encode(message))
        if len(self.replies) > MOST_REPLIES:
            self.close(1008)
        self.send_now()

    def resync(self) -> None:
        self.look(self.seat)

    # -- down ------------------------------------------------------------------------------------

    def open(self) -> None:
        """From now on what is due is sent."""
        self.socket.drained = self.send
        self.awake = False
        self.wake()

    def wake(self) -> None:
        """Send soon: whatever else is asked for by then goes with it."""
        if not self.awake:
            self.awake = True
            self.loop.call_soon(self.send)

    def send_now(self) -> None:
        if not self.awake:
            self.send()

    def send(self) -> None:
        """Send what is due, as long as the reader keeps up; `drained` says when it does again."""
        self.awake = False
        try:
            if self.socket.ready() and (messages := self.due()):
                self.socket.say(messages)
        except Exception:  # this line ends; whoever had something to tell goes on
            log.exception("a socket failed")
            self.close(BROKEN)

    def due(self) -> list[bytes]:
        """What is to be sent, in this order. Replies go before the push they announce."""
        messages, self.replies = self.replies, []
        if self.closing:
            return messages
        if self.hello_due:
            self.hello_due = False
            messages.append(wire.encode(self.hello()))
        if self.ahead is not None and self.afford():
            ahead, self.ahead = self.ahead, None
            messages.append(wire.encode(self.foreseen(ahead)))
        if self.push_due and (self.sent or self.afford()):
            self.push_due = False
            newest = self.room.table.clock(self.seat)
            if self.sent != newest:
                since, self.sent = self.sent, newest
                messages.append(self.room.projection.push(self.seat, since, self.draw))
        if self.here_due:
            self.here_due = False
            messages.append(wire.encode(self.room.presence.here()))
        return messages

    def afford(self) -> bool:
        """Whether something costly may be worked out now; if not, we come back to it soon."""
        if self.costly.spend(self.person, self.where):
            return True
        if self.pacing is None:
            self.pacing = self.loop.call_later(PACE, self.paced)
        return False

    def paced(self) -> None:
        self.pacing = None
        self.wake()

    def hello(self) -> wire.Hello:
        table = projection.table_info(self.room.table, self.person, self.room.rematch)
        return wire.Hello(self.person, self.who.name, self.seat, self.room.in_sight(self.seat), table)

    def foreseen(self, message: wire.Foresee) -> wire.Foreseen | wire.No:
        try:
            return self.room.foresee(self.person, message)
        except Refused as no:
            # One that came too late is nobody's mistake: the push that overtook it is still to be seen.
            late = no.key in ("stale", "not-asked")
            return wire.No("", no.key, no.about) if late else self.refused("", no)

    def refused(self, id: str, no: Refused) -> wire.No:
        if no.key in ("stale", "illegal", "not-asked", "not-your-seat"):
            self.resync()
        return wire.No(id, no.key, no.about)

    # -- up --------------------------------------------------------------------------------------

    async def receive(self, credits: Credits) -> None:
        while not self.closing:
            event = await self.socket.receive()
            if event["type"] != "websocket.receive":
                return
            if not credits.spend(self.person):
                self.close(1008)
                return
            try:
                message = wire.read_message(event.get("text") or "")
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                self.close(1003)
                return
            await self.take(message)

    async def take(self, message: wire.ToServer) -> None:
        id = getattr(message, "id", "")
        try:
            if isinstance(message, Wanted):
                await self.act(intent_of(self.person, message))
            elif isinstance(message, wire.Look):
                if message.lang:
                    self.draw = drawn_for(self.room, message.lang)
                self.look(self.room.eyes(self.person, message.seat))
                self.hello_due = True
            elif isinstance(message, wire.Seen):
                await self.room.saw(self.person, message.seat, message.v)
            elif isinstance(message, wire.Pace):
                self.pace = message.ms / 1000
            elif isinstance(message, wire.Resync):
                self.resync()
            elif isinstance(message, wire.Ping):
                self.reply(wire.Pong())
            elif isinstance(message, wire.Foresee):
                if self.afford():
                    self.reply(self.foreseen(message))
                else:
                    self.ahead = message
        except Refused as no:
            self.reply(self.refused(id, no))
        except Busy:
            self.reply(wire.No(id, "busy", {}))

    async def act(self, intent: OfPerson) -> None:
        due = self.loop.time() - self.checked >= self.room.settings.recheck_seconds
        if due and not await self.signed_in():
            self.close(SIGNED_OUT)
            return
        self.acting = True
        try:
            version = await self.room.write(intent)
        finally:
            self.acting = False
        self.push_due = True  # goes with the ack, not after everybody else's
        self.reply(wire.Ack(intent.id, version))
        self.room.pushes.served(self)

    async def signed_in(self) -> bool:
        """Signing out is told to every process; if that was lost, whoever acts is found out here."""
        now = self.loop.time()
        try:
            known = bool(await self.room.keeper.signed_in([self.device]))
        except Busy:
            return True  # without its database nothing can be done anyway
        self.checked = now
        return known


# -- letting sockets in: own page, own cookie, a fresh ticket; or a program with bearer token and ticket ----


async def admitted(service: Service, socket: Socket, table: str) -> Person | None:
    host, origin = socket.headers.get("host", ""), socket.headers.get("origin", "")
    if not service.hostnames.hosts(host):
        return None
    if origin and not service.hostnames.own(origin, host, socket.scope["scheme"]):
        return None
    token, bearer = token_of(socket)
    ticket = socket.query_params.get("ticket", "")
    used = await service.tickets.use(ticket, table, service.settings.clock())
    if used is None or not token or used != (digest(token), bearer) or (not bearer and not origin):
        return None
    found = await service.store.guests.of_device(used[0])
    return None if found is None else Person(found[0], found[1], used[0], bearer)


@websocket("/api/tables/{table:str}/socket")
async def open_socket(socket: Socket, service: OurService, table: FromPath[str]) -> None:
    try:
        with service.places.place(address(socket.scope)):
            line = await let_in(service, socket, table)
            await socket.accept()
            await serve(service, line)
    except (Refused, Busy):
        await socket.close()


async def let_in(service: Service, socket: Socket, table: str) -> Line:
    person = await admitted(service, socket, table)
    if person is None or service.sockets >= service.settings.limits.sockets:
        raise Refused("nobody", {}, "that ticket does not open this table")
    room = await service.rooms.room(table)
    if not room.sees(person.id):
        raise Refused("no-table", {}, "there is no such table")
    mine = room.table.seats_of(person.id)
    found: Any = socket.scope["extensions"]
    line = Line(found[FRAMES]["protocol"], room, person, service.rooms.costly)
    try:
        seat = int(socket.query_params.get("seat", str(mine[0] if mine else NOBODY)))
    except ValueError:
        raise Refused("malformed", {}, "a seat is a number") from None
    line.seat, line.where = room.eyes(person.id, seat), address(socket.scope)
    line.draw = drawn_for(room, socket.query_params.get("lang", ""))
    await room.remember()
    return line


async def serve(service: Service, line: Line) -> None:
    service.sockets += 1
    line.room.enter(line)
    try:
        if not await line.signed_in():  # signed out while the door was opening
            line.close(SIGNED_OUT)
        await talk(line, service.messages)
    finally:
        line.room.leave(line)
        service.sockets -= 1


async def talk(line: Line, credits: Credits) -> None:
    """Both directions until one of them ends. What is on its way to the disk is waited for."""
    up = asyncio.create_task(line.receive(credits))
    ended = asyncio.create_task(line.ended.wait())
    line.open()
    try:
        await asyncio.wait((ended, up), return_when=asyncio.FIRST_COMPLETED)
        if line.closing:
            line.send()
            async with asyncio.timeout(FAREWELL):
                await line.socket.send({"type": "websocket.close", "code": line.closing})
    except (OSError, RuntimeError):
        pass  # whoever has gone, or does not read, hears no farewell
    finally:
        line.socket.drained = None
        line.close(GOING_AWAY)
        ended.cancel()
        if not line.acting:
            up.cancel()
        for result in await asyncio.gather(ended, up, return_exceptions=True):
            expected = (asyncio.CancelledError, RuntimeError, OSError)
            if isinstance(result, Exception) and not isinstance(result, expected):
                log.error("a socket failed", exc_info=result)


ROUTES = [open_socket]
