"""Connections that ask nothing, ask slowly or never read: they lose their place, and nobody else theirs."""

from __future__ import annotations

import itertools
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, suppress

import httpx
import pytest
from tests.server.house import PATIENCE, House, generous
from tests.server.outside import ROOT, environment

POST = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
UNFINISHED = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "


@pytest.fixture
def open_socket() -> Iterator[Callable[..., socket.socket]]:
    """Raw connections, closed at the end."""
    with ExitStack() as stack:

        def start(house: House, first: bytes = b"", whence: str = "127.0.0.1") -> socket.socket:
            made = socket.create_connection(("127.0.0.1", house.port), PATIENCE, source_address=(whence, 0))
            stack.callback(made.close)
            with suppress(ConnectionError):  # it may have been refused already
                made.sendall(first)
            return made

        yield start


def ended(raw: socket.socket) -> bool:
    """Whether the server ends it, within our patience."""
    try:
        while raw.recv(65536):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


def cut_off(raw: socket.socket, parts: Iterable[bytes], pause: float = 0.0) -> bool:
    """Whether the server ends it before all parts are sent."""
    try:
        for part in parts:
            raw.sendall(part)
            time.sleep(pause)
    except ConnectionError:
        return True
    return False


def get(house: House, whence: str = "127.0.0.1") -> int:
    with httpx.Client(transport=httpx.HTTPTransport(local_address=whence), timeout=PATIENCE) as http:
        return http.get(f"{house.url}/api/games").status_code


def crowd(house: House) -> int:
    return len(house.server.config.crowd.places)  # type: ignore[attr-defined]


def wait_until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.mark.parametrize(
    "first",
    [
        b"",
        UNFINISHED,
        POST + b"Content-Length: 20\r\n\r\n{",
        POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
    ],
)
def test_what_is_not_asked_in_time_is_cut_off(
    build: Callable[..., House], open_socket: Callable[..., socket.socket], first: bytes
) -> None:
    house = build(head_seconds=0.2, body_seconds=0.2)
    assert ended(open_socket(house, first))
    wait_until(lambda: crowd(house) == 0)


def test_drop_by_drop_is_too_slow(
    build: Callable[..., House], open_socket: Callable[..., socket.socket]
) -> None:
    """Whoever sends a byte now and then used to stay for ever; also after a first, proper request."""
    house = build(head_seconds=0.4)
    for before in (b"", b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"):
        raw = open_socket(house, before)
        drops = [UNFINISHED[k : k + 1] or b"x" for k in range(2000)]
        if before:
            assert raw.recv(65536).startswith(b"HTTP/1.1 401")
        assert cut_off(raw, drops, 0.01)


def test_a_head_has_a_limit(house: House, open_socket: Callable[..., socket.socket]) -> None:
    for first in (UNFINISHED, b"GET /"):
        raw = open_socket(house, first)
        assert cut_off(raw, itertools.repeat(b"x" * 4096, 1000))
    assert get(house) == 200


@pytest.mark.parametrize("odd", [b"GET /" + b"x" * 9000, b"GET /\xff", b"POST /"])
def test_a_handshake_nobody_understands_ends(
    house: House, open_socket: Callable[..., socket.socket], odd: bytes
) -> None:
    """It used to stay open for ever, and no deadline ran for it."""
    head = b" HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    keys = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    raw = open_socket(house, odd + head + keys)
    assert not raw.recv(65536).startswith(b"HTTP/1.1 101")
    assert ended(raw)


def test_slow_but_in_time_is_served(house: House, open_socket: Callable[..., socket.socket]) -> None:
    body = b'{"name": "Ada"}'
    raw = open_socket(house)
    for byte in POST + b"Content-Length: 15\r\n\r\n" + body:
        raw.sendall(bytes([byte]))
    assert raw.recv(65536).startswith(b"HTTP/1.1 201")
    raw.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    assert ended(raw)


def test_half_open_connections_leave_the_door_open(
    build: Callable[..., House], open_socket: Callable[..., socket.socket]
) -> None:
    """One address takes its share and no more; many addresses together cannot fill the house.

    Whoever shares the address still gets in: the one that has asked nothing for longest goes.
    """
    house = build(limits=generous(connections=30, connections_of_address=20), head_seconds=600.0)
    ada = house.player("Ada")
    table = ada.table("songbirds", ["me", "friend"], first_player="1")["id"]
    with ada.sit(table) as line:
        half = [open_socket(house, UNFINISHED, "127.0.0.2") for _ in range(25)]
        wait_until(lambda: crowd(house) == 22)
        assert get(house) == get(house, "127.0.0.3") == get(house, "127.0.0.2") == 200
        assert ended(half[0])
        for k in range(60):
            half.append(open_socket(house, UNFINISHED, f"127.0.1.{k + 1}"))
        assert get(house) == get(house, "127.0.0.3") == 200
        assert crowd(house) <= 30
        assert ended(half[6]), "the one that has asked nothing for longest goes first"
        assert line.play(line.push["ask"]["options"][0])["t"] == "ack", "who plays keeps the place"
    wait_until(lambda: house.server.config.crowd.by_place.total() == crowd(house))  # type: ignore[attr-defined]


def test_sockets_give_their_place_back(build: Callable[..., House]) -> None:
    house = build(limits=generous(connections_of_address=3))
    ada = house.player("Ada")
    table = ada.table("songbirds", ["me", "friend"])["id"]
    for _ in range(3):
        with ada.sit(table), ada.sit(table), ada.sit(table), pytest.raises(httpx.TransportError):
            ada.ticket(table)
        ada.http.close()
        ada.http = httpx.Client(base_url=house.url, timeout=PATIENCE, headers=ada.http.headers)
        wait_until(lambda: crowd(house) == 0)
    wait_until(lambda: not house.service.places.taken)


def test_bodies_that_never_come_leave_the_door_open(
    build: Callable[..., House], open_socket: Callable[..., socket.socket]
) -> None:
    house = build(limits=generous(connections=30, connections_of_address=20), body_seconds=600.0)
    for k in range(60):
        open_socket(house, POST + b"Content-Length: 100\r\n\r\n{", f"127.0.1.{k % 3 + 1}")
    assert get(house, "127.0.1.1") == get(house) == 200
    assert crowd(house) <= 30


@pytest.mark.slow
def test_the_server_opens_as_many_files_as_it_may() -> None:
    says = "from voliere.server.routes.connections import raise_file_limit; print(raise_file_limit())"
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    limited = f"ulimit -S -n 64; exec '{sys.executable}' -c '{says}'"
    done = subprocess.run(
        ["sh", "-c", limited], capture_output=True, text=True, check=True, cwd=ROOT, env=environment()
    )
    assert int(done.stdout) == (65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536))
