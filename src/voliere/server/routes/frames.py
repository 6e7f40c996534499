"""The frames of a socket (RFC 6455): common ones are read and written by hand, all others by the library."""

from __future__ import annotations

import asyncio
import struct
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from voliere.server.routes.connections import Config
from voliere.server.routes.forwarded import address

SLICE = 1024  # bytes of a socket looked at in one go
WHOLE_TEXT = 0x81  # first byte of a frame that is a whole message of text
MASKED = 0x80  # in the second byte, beside the size: every reader's frame is
SHORT = 125  # bytes of a message whose size stands in the second byte
HEAD = 6  # bytes before such a message: two, and the mask
LAST_WORDS = 15.0  # seconds to take leave in; then a connection is cut
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"

FRAMES = "voliere.frames"  # where a scope says by which protocol it is served


def framed(text: bytes) -> bytes:
    """A message as one frame (RFC 6455, 5.2). A server masks nothing, and ours compresses nothing.

    >>> framed(b"hi")
    b'\\x81\\x02hi'
    """
    size = len(text)
    if size < 126:
        return struct.pack("!BB", WHOLE_TEXT, size) + text
    if size < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, size) + text
    return struct.pack("!BBQ", WHOLE_TEXT, 127, size) + text


def size_of(frame: bytearray) -> int:
    """Bytes of the frame that begins here; 0: not enough has come to say.

    >>> size_of(bytearray(b"\\x81\\x85mask"))
    11
    """
    if len(frame) < 2:
        return 0
    mask, size = 4 * (frame[1] >> 7), frame[1] & 0x7F
    if size <= SHORT:
        return 2 + mask + size
    more = 2 if size == SHORT + 1 else 8
    return 0 if len(frame) < 2 + more else 2 + more + mask + int.from_bytes(frame[2 : 2 + more], "big")


class Mailbox(asyncio.Queue[Any]):
    """A queue for one reader: a third of the calls of one for many."""

    def __init__(self) -> None:
        super().__init__()
        self.letters: deque[Any] = deque()
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        self.letters.append(item)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    def empty(self) -> bool:
        return not self.letters

    async def get(self) -> Any:
        while not self.letters:
            self.reader = asyncio.get_running_loop().create_future()
            await self.reader
        return self.letters.popleft()


class Frames(WebSocketsSansIOProtocol):
    """A socket takes its turn: it is read bit by bit, a message is taken before the next one is looked at,
    and frames that carry none are counted. It gives its place back, even if its reader never reads.

    Whoever serves it finds it among the extensions of its scope, and writes to it without a wait or a task:
    what goes down a socket then costs little more than the call to the system.
    """

    config: Config

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.queue = Mailbox()
        self.unseen = bytearray()  # what came and was not looked at yet
        self.short = min(SHORT, self.config.ws_max_size)
        self.within = 0  # bytes still to come of the frame the library is reading
        self.drained: Callable[[], None] | None = None  # called when there is room to write again

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_complete:
            return  # refused
        self.scope["extensions"][FRAMES] = {"protocol": self}

    def ready(self) -> bool:
        """Whether a message can be written now: the socket is open, and its reader keeps up."""
        return self.writable.is_set() and self.conn.state is State.OPEN and not self.transport.is_closing()

    def say(self, texts: list[bytes]) -> None:
        """Write messages, UTF-8, in one go; only if it is ready for them."""
        self.transport.write(b"".join(map(framed, texts)))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.drained is not None:
            self.drained()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            if not self.handshake_initiated:  # it came whole: what was not understood by now never will be
                self.transport.write(BAD_REQUEST)
                self.transport.close()
            return
        self.unseen += data
        if self.read_paused:
            self.transport.pause_reading()  # what has come is enough until the message before it is taken
        self.look_on()

    def look_on(self) -> None:
        unseen = self.unseen
        while unseen and not self.read_paused and not self.transport.is_closing():
            if not self.within:
                if self.read_short():
                    continue
                self.within = size_of(unseen)
                if not self.within:
                    return
            part = bytes(unseen[: min(SLICE, self.within)])
            del unseen[: len(part)]
            self.within -= len(part)
            super().data_received(part)

    def read_short(self) -> bool:
        """Take a short message that came whole in a frame of its own, as nearly all do.

        The library, which would take ten times as long, is between two frames and does not miss it.
        """
        unseen = self.unseen
        if len(unseen) < HEAD or unseen[0] != WHOLE_TEXT or not MASKED <= unseen[1] <= MASKED + self.short:
            return False
        end = HEAD + unseen[1] - MASKED
        if len(unseen) < end or self.frames or self.conn.state is not State.OPEN:
            return False  # not all of it, or it came amid another, or after the last
        self.curr_msg_data_type = "text"
        size = end - HEAD
        mask = int.from_bytes((unseen[2:HEAD] * 32)[:size], "big")
        self.frames = [(int.from_bytes(unseen[HEAD:end], "big") ^ mask).to_bytes(size, "big")]
        del unseen[:end]
        self.send_receive_event_to_app()
        return True

    def send_receive_event_to_app(self) -> None:
        """What comes next waits until this message is taken. Mostly nothing comes by then: the socket itself
        is only stopped if something does, for that costs two calls to the system."""
        self.read_paused = not self.close_sent
        super().send_receive_event_to_app()

    async def receive(self) -> Any:
        """As uvicorn does, and looks on."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.look_on()
            if self.read_paused and self.unseen:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()
        return message

    def handle_ping(self) -> None:
        if self.counted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.counted():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.counted():
            super().handle_cont(event)

    def counted(self) -> bool:
        """Whether another frame that carries no message is within reason."""
        if self.close_sent:
            return False
        if self.config.frames.spend(address(self.scope)):
            return True
        self.conn.send_close(1008)
        self.handle_parser_exception()
        return False

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.crowd.leave(self.transport)
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(LAST_WORDS, self.transport.abort)

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.close":
            self.loop.call_later(LAST_WORDS, self.transport.abort)
