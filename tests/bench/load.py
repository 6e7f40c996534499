"""Load: 1,000 live tables, 2,500 sockets, 500 actions a second, beside a bare durable echo server.

    python tests/bench/load.py [--tables 1000] [--rate 500] [--seconds 10] [--rounds 3] [--json FILE]

The two servers take turns within the same minutes, with all sockets open, so that a busy machine slows both.
What counts is the ratio of the times to an acknowledgement (aim: at most 3 at the 99th percentile), that no
client lost the thread, and memory.
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
from pathlib import Path

import httpx
import msgspec

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.bench.load_client import Load
from tests.server.outside import free_port

ROOT = Path(__file__).parents[2]
AIM = 3.0  # times the bare server, at the 99th percentile
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
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", type=Path, default=None)
    return parser.parse_args()


async def measure(asked: argparse.Namespace, folder: Path) -> list[Row]:
    echo = Process("bare echo", ["-m", "tests.bench.load_echo", str(folder / "echo.sqlite3")])
    ours = Process("voliere", ["-c", SERVER, f"sqlite:///{folder / 'tables.sqlite3'}"])
    servers = [echo, ours]
    loads = [Load(server.url, asked.tables) for server in servers]
    spent = [0.0, 0.0]
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
            for k, load in enumerate(loads):
                before = servers[k].cpu
                await load.run(asked.rate, asked.seconds)
                await load.settle()
                spent[k] += servers[k].cpu - before
        rows = []
        for server, load, cpu in zip(servers, loads, spent, strict=True):
            n = len(load.times)
            rate = n / (asked.seconds * asked.rounds)
            times = (quantile(load.times, 0.5), quantile(load.times, 0.99), max(load.times) * 1000)
            rows.append(Row(server.name, n, rate, *times, cpu / n * 1000, server.memory))
        lost = await loads[1].desyncs()
        refused = sum(room.refused for room in loads[1].rooms)
        print(f"desyncs {lost}, refused {refused}, skipped {[load.skipped for load in loads]}")
        for load in loads:
            await load.close()
        if lost:
            raise SystemExit("a client lost the thread")
        return rows
    finally:
        for server in servers:
            server.process.terminate()
        for server in servers:
            server.process.wait(30)


def main() -> int:
    asked = arguments()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        rows = asyncio.run(measure(asked, Path(folder)))
    print(
        f"{'server':12} {'actions/s':>10} {'p50 ms':>8} {'p99 ms':>8} {'max ms':>8} "
        f"{'CPU ms':>7} {'RSS MiB':>8}"
    )
    for row in rows:
        print(
            f"{row.name:12} {row.rate:10.0f} {row.p50:8.1f} {row.p99:8.1f} {row.most:8.1f} "
            f"{row.cpu_ms:7.2f} {row.memory:8.0f}"
        )
    echo, ours = rows
    p50, p99 = ours.p50 / echo.p50, ours.p99 / echo.p99
    work = ours.cpu_ms / echo.cpu_ms
    print(f"ratio to the bare server: p50 {p50:.2f}, p99 {p99:.2f} (aim: up to {AIM} at p99), CPU {work:.2f}")
    if asked.json:
        found = {"rows": msgspec.to_builtins(rows), "p50": p50, "p99": p99, "cpu": work}
        asked.json.parent.mkdir(parents=True, exist_ok=True)
        asked.json.write_text(json.dumps(found, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
