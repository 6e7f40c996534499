"""Load: 1,000 live tables, 2,500 sockets, 500 actions a second, beside a bare durable echo server.

    python tests/bench/load.py [--tables 1000] [--rate 500] [--seconds 6] [--rounds 3] [--json FILE]

The two servers take turns within the same minutes, with all sockets open, so that a busy machine slows both;
then once more while another program keeps one core busy. What counts is the ratio of the times to an
acknowledgement (aim: at most 3 at the 99th percentile), of the processor time an action takes (aim: at most
2), that no client lost the thread, and memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.bench.load_client import Load
from tests.server.outside import free_port

ROOT = Path(__file__).parents[2]
AIM = 3.0  # times the bare server, at the 99th percentile
AIM_CPU = 2.0  # times the bare server, in processor time an action
BUSY = "import time\nend = time.monotonic() + {}\nwhile time.monotonic() < end: pass"
SERVER = """
import sys
from voliere.server import start
from voliere.server.settings import Settings
from tests.server.house import generous
limits = generous(
    sockets_of_address=10**6, sockets=10**6, running=10**6, connections_of_address=10**6
)
start.run(Settings(database=sys.argv[1], limits=limits), "127.0.0.1", int(sys.argv[2]), browser=False)
"""


class Process:
    """A server of its own, with what it uses."""

    def __init__(self, name: str, command: list[str]) -> None:
        self.name = name
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        path = os.pathsep.join(
            [*filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep)), str(ROOT / "src")]
        )
        self.process = subprocess.Popen(
            [sys.executable, *command, str(self.port)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([path, str(ROOT)])},
            stdout=subprocess.DEVNULL,
        )

    def wait(self) -> None:
        end = time.monotonic() + 120
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise SystemExit(f"{self.name} ended by itself")
            try:
                httpx.get(self.url + "/api/me", timeout=5)
                return
            except httpx.TransportError:
                time.sleep(0.1)

    @property
    def memory(self) -> float:
        """Resident memory, MiB."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        return 0.0

    @property
    def cpu(self) -> float:
        """Seconds of processor used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def one_core_busy(seconds: float) -> Iterator[None]:
    """Another program that wants a core for itself; it ends by itself if nobody is left to end it."""
    other = subprocess.Popen([sys.executable, "-c", BUSY.format(4 * seconds + 60)])
    try:
        yield
    finally:
        other.kill()
        other.wait()


class Row(msgspec.Struct):
    """What came of one server."""

    name: str
    actions: int
    rate: float
    p50: float
    p99: float
    most: float
    cpu_ms: float
    memory: float


def quantile(times: list[float], q: float) -> float:
    return sorted(times)[min(len(times) - 1, int(q * len(times)))] * 1000


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Live tables under load, beside a bare durable echo server.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=500.0)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", type=Path, default=None)
    return parser.parse_args()


class Turns:
    """What one server did in all its turns of a kind."""

    def __init__(self, server: Process, load: Load) -> None:
        self.server = server
        self.load = load
        self.times: list[float] = []
        self.cpu = 0.0
        self.seconds = 0.0

    async def take(self, rate: float, seconds: float) -> None:
        before = self.server.cpu
        self.load.times.clear()
        await self.load.run(rate, seconds)
        await self.load.settle()
        self.cpu += self.server.cpu - before
        self.times += self.load.times
        self.seconds += seconds

    def row(self) -> Row:
        n = len(self.times)
        times = (quantile(self.times, 0.5), quantile(self.times, 0.99), max(self.times) * 1000)
        return Row(self.server.name, n, n / self.seconds, *times, self.cpu / n * 1000, self.server.memory)


async def measure(asked: argparse.Namespace, folder: Path) -> tuple[list[Row], list[Row]]:
    """The rows of both servers: left alone, and while a core is busy."""
    echo = Process("bare echo", ["-m", "tests.bench.load_echo", str(folder / "echo.sqlite3")])
    ours = Process("voliere", ["-c", SERVER, f"sqlite:///{folder / 'tables.sqlite3'}"])
    servers = [echo, ours]
    loads = [Load(server.url, asked.tables) for server in servers]
    alone, beside = ([Turns(*both) for both in zip(servers, loads, strict=True)] for _ in range(2))
    try:
        for server in servers:
            server.wait()
        began = time.perf_counter()
        await loads[0].open_echo()
        await loads[1].open_tables()
        sockets = sum(len(room.seats) for room in loads[1].rooms)
        took = time.perf_counter() - began
        print(f"{asked.tables} tables, {sockets} sockets on each server, opened in {took:.0f} s")
        for _ in range(asked.rounds):
            for turns in alone:
                await turns.take(asked.rate, asked.seconds)
            with one_core_busy(asked.seconds):
                for turns in beside:
                    await turns.take(asked.rate, asked.seconds)
        lost = await loads[1].desyncs()
        refused = sum(room.refused for room in loads[1].rooms)
        print(f"desyncs {lost}, refused {refused}, skipped {[load.skipped for load in loads]}")
        for load in loads:
            await load.close()
        if lost:
            raise SystemExit("a client lost the thread")
        return [turns.row() for turns in alone], [turns.row() for turns in beside]
    finally:
        for server in servers:
            server.process.terminate()
        for server in servers:
            server.process.wait(30)


def ratios(rows: list[Row]) -> dict[str, float]:
    echo, ours = rows
    return {"p50": ours.p50 / echo.p50, "p99": ours.p99 / echo.p99, "cpu": ours.cpu_ms / echo.cpu_ms}


def show(what: str, rows: list[Row]) -> None:
    print(
        f"{what:12} {'actions/s':>10} {'p50 ms':>8} {'p99 ms':>8} {'max ms':>8} {'CPU ms':>7} {'RSS MiB':>8}"
    )
    for row in rows:
        print(
            f"{row.name:12} {row.rate:10.0f} {row.p50:8.1f} {row.p99:8.1f} {row.most:8.1f} "
            f"{row.cpu_ms:7.2f} {row.memory:8.0f}"
        )
    found = ratios(rows)
    print(
        f"ratio to the bare server: p50 {found['p50']:.2f}, p99 {found['p99']:.2f} (aim: up to {AIM}), "
        f"CPU {found['cpu']:.2f} (aim: up to {AIM_CPU})"
    )


def main() -> int:
    asked = arguments()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        alone, beside = asyncio.run(measure(asked, Path(folder)))
    show("left alone", alone)
    show("a core busy", beside)
    if asked.json:
        found = {
            name: {"rows": msgspec.to_builtins(rows), **ratios(rows)}
            for name, rows in (("alone", alone), ("busy", beside))
        }
        asked.json.parent.mkdir(parents=True, exist_ok=True)
        asked.json.write_text(json.dumps(found, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
