"""A server in a process of its own, as `voliere serve` starts it: to be killed, restarted, or doubled."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Self

import httpx

STARTS = """
import sys
from voliere.server import start
from voliere.server.settings import Settings
from tests.server.house import generous
pause = float(sys.argv[3])
settings = Settings(database=sys.argv[1], limits=generous(), bot_pause=pause, workers=2, bot_seconds=3.0)
start.run(settings, "127.0.0.1", int(sys.argv[2]), browser=False)
"""
NURSERY = """
import os, signal, sys
from pathlib import Path
import sqlalchemy.dialects.postgresql.asyncpg, sqlalchemy.dialects.sqlite.pysqlite, asyncpg
from voliere.server import start
from voliere.server.settings import Settings
from tests.server.house import generous
def settings(database):
    common = dict(limits=generous(), bot_pause=0.0, workers=2, bot_seconds=3.0)
    return Settings(database=database, app=Path("no-page"), **common)  # packing the page anew takes longest
start.config_of(settings("sqlite://"))  # whatever is loaded and worked out once,
start.spoken().say("serve-stop")  # the words above all
signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead are not waited for
for line in sys.stdin:
    pid = os.fork()
    if pid == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.close(1)
        os.open(os.devnull, os.O_WRONLY)
        database, port = line.split()
        start.run(settings(database), "127.0.0.1", int(port), browser=False)
        os._exit(0)
    print(pid, flush=True)
"""
ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join([*filter(None, sys.path), str(ROOT)])}


def command(*given: str) -> subprocess.CompletedProcess[str]:
    """`voliere serve` that is expected to end by itself, in English."""
    return subprocess.run(
        [sys.executable, "-m", "voliere.server.command", "--no-browser", *given],
        cwd=ROOT,
        env={"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "LANG": "en_GB.UTF-8"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def reach(url: str, alive: Callable[[], bool]) -> None:
    """Wait until a server answers."""
    end = time.monotonic() + 60
    with httpx.Client(base_url=url, timeout=5) as client:  # one: making it costs more than asking
        while time.monotonic() < end:
            assert alive(), "the server ended by itself"
            try:
                client.get("/api/me")
                return
            except httpx.TransportError:
                time.sleep(0.02)
    raise AssertionError("the server did not start")


class Outside:
    def __init__(self, database: str, port: int = 0, bot_pause: float = 0.0) -> None:
        self.database = database
        self.bot_pause = bot_pause
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes]

    def start(self) -> Self:
        self.process = subprocess.Popen(
            [sys.executable, "-c", STARTS, self.database, str(self.port), str(self.bot_pause)],
            cwd=ROOT,
            env=environment(),
            stdout=subprocess.DEVNULL,
        )
        reach(self.url, lambda: self.process.poll() is None)
        return self

    def kill(self) -> None:
        """kill -9: no goodbye, no flush."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(20)

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(20)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()


class Phoenix:
    """A server that is killed and started again, many times over.

    All lives are forked from one process that has everything loaded: a start then takes no time.
    """

    def __init__(self, database: str) -> None:
        self.database = database
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.pid = 0
        self.nursery = subprocess.Popen(
            [sys.executable, "-c", NURSERY],
            cwd=ROOT,
            env=environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def start(self) -> None:
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        self.nursery.stdin.write(f"{self.database} {self.port}\n")
        self.nursery.stdin.flush()
        self.pid = int(self.nursery.stdout.readline())
        reach(self.url, self.alive)

    def alive(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        """kill -9: no goodbye, no flush."""
        os.kill(self.pid, signal.SIGKILL)
        end = time.monotonic() + 20
        while self.alive():
            assert time.monotonic() < end, "the server outlived kill -9"
            time.sleep(0.005)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.alive():
            self.kill()
        self.nursery.communicate()
