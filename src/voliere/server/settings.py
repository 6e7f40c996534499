"""What can be set about a server. Tests change a few; `serve` fills in the rest."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from voliere.core.refused import Refused, Told
from voliere.server.table.limits import TableLimits

MOST_PROXIES = 16
PORT = 8642  # of the server, unless said
APP = Path(__file__).parent.parent / "web_app"  # the built web app, inside the package


@dataclass
class Limits(TableLimits):
    """How much one visitor may ask for. A rate is (at once, per second)."""

    frame: int = 8 * 1024  # bytes of one message to the server
    messages: tuple[float, float] = (120, 20)  # of one person, on all sockets together
    tickets: tuple[float, float] = (40, 1)  # sockets of one person: to open one costs more than a message
    frames: tuple[float, float] = (300, 60)  # that carry no message (pings, pongs, parts), from one address
    costly: tuple[float, float] = (60, 12)  # whole views and looks ahead, for one person
    costly_of_address: tuple[float, float] = (200, 40)
    bot_moves: tuple[float, float] = (60, 15)  # at all the tables somebody has made
    address: tuple[float, float] = (300, 50)  # requests from one address
    people: tuple[float, float] = (40, 0.2)  # new guests from one address
    guesses: tuple[float, float] = (8, 0.02)  # wrong links and ids from one address
    replays: tuple[float, float] = (30, 3)  # parts of finished games, for one address
    tables: tuple[float, float] = (30, 0.1)  # new tables of one person
    sockets_of_address: int = 500
    connections: int = 0  # at once; 0: as many as the system lets us open files
    connections_of_address: int = 600
    sockets: int = 10_000
    running: int = 200  # unfinished tables of one person


@dataclass
class Settings:
    database: str = ""
    origins: list[str] = field(default_factory=list)  # public addresses, beside this machine's own
    host: str = "0.0.0.0"  # the address it listens on
    proxies: int = 0  # of our own, before the server: what they write of whom they heard is believed
    app: Path = APP
    limits: Limits = field(default_factory=Limits)
    workers: int = 0  # most worker processes for bots; 0: twice the cores, at least four
    bot_seconds: float = 10.0  # a bot that takes longer is stopped
    bot_pause: float = 0.7  # a bot answers no sooner: people want to follow, and haste would tell
    thinker: str = "voliere.server.live.thinker"  # the module bots think in
    bot_memory: int = 2 * 1024**3  # bytes of address space of a worker
    absent_seconds: float = 60.0  # how long somebody must be gone before others may seat a bot
    pad_absent_seconds: float = 30.0  # and on a pad, before others may hold their sheet
    silent_seconds: float = 120.0  # how long somebody who plays over HTTP counts as here after a request
    recheck_seconds: float = 5.0  # a device that acts is looked up again after this
    rest_seconds: float = 300.0  # a table nobody looks at leaves memory after this
    head_seconds: float = 10.0  # a request whose head takes longer is cut off
    body_seconds: float = 20.0  # and one whose body does
    wait_seconds: float = 25.0  # longest wait of a long poll
    drain_seconds: float = 0.0  # how long to serve on after a stop is asked for, while /ready says no
    clock: Callable[[], float] = time.time


def data_folder() -> Path:
    """Where this user's tables live, by the custom of the system."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "voliere"


def database_url(given: str | None) -> str:
    """The database meant: given, from DATABASE_URL, or a file of this user."""
    url = given or os.environ.get("DATABASE_URL") or f"sqlite:///{data_folder() / 'tables.sqlite3'}"
    if url.startswith(("postgres://", "postgresql://")):
        return "postgresql+asyncpg://" + url.split("://", 1)[1]
    if not url.startswith(("sqlite:///", "postgresql+asyncpg://")):
        kind = url.split("://", 1)[0]
        raise Refused("database-kind", {"given": kind}, f"sqlite:///FILE or postgresql://…, not {kind}")
    return url


def proxy_count(given: int) -> int:
    """How many proxies stand before the server."""
    if not 0 <= given <= MOST_PROXIES:
        about: dict[str, Told] = {"given": given, "most": MOST_PROXIES}
        raise Refused("proxy", about, f"0 to {MOST_PROXIES} proxies, not {given}")
    return given


def public_address(given: str) -> str:
    """An address people may come by, as their browser names it."""
    parts = urlsplit(given)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
        raise Refused("origin", {"given": given}, f"an address as https://birds.example, not {given}")
    return f"{parts.scheme}://{parts.netloc}"
