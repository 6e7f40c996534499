"""A server in a process of its own, as `voliere serve` starts it: to be killed, restarted, or doubled."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

import httpx

STARTS = """
import sys
from voliere.server import serving
from voliere.server.settings import Settings
from tests.server.house import generous
settings = Settings(database=sys.argv[1], limits=generous(), bot_pause=0.0, workers=2, bot_seconds=3.0)
serving.run(settings, "127.0.0.1", int(sys.argv[2]), browser=False)
"""
ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Outside:
    def __init__(self, database: str, port: int = 0) -> None:
        self.database = database
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes]

    def start(self) -> Self:
        self.process = subprocess.Popen(
            [sys.executable, "-c", STARTS, self.database, str(self.port)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([*filter(None, sys.path), str(ROOT)])},
            stdout=subprocess.DEVNULL,
        )
        end = time.monotonic() + 60
        while time.monotonic() < end:
            assert self.process.poll() is None, "the server ended by itself"
            try:
                httpx.get(self.url + "/api/me", timeout=5)
                return self
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server did not start")

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
