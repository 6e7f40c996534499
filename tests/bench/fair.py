"""Fair shares: how long other tables wait for an acknowledgement while somebody misuses the server.

    python tests/bench/fair.py [--seconds 8] [--rounds 3] [--only resync,pong]

Ordinary tables play at a steady rate from one address; from another, one after the other, somebody asks for
everything again and again, floods sockets with frames, or lets bots play thirty tables. Every such stretch
stands between two quiet ones of the same minute. What counts is the ratio of the 99th percentiles (aim: 2).
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.bench.load import Process, quantile
from tests.bench.load_client import Load

AIM = 2.0
WHENCE = "127.0.0.2"  # of whoever misuses
TABLES = 12
RATE = 15.0  # all tables are one guest's, and within a guest's share
SOCKETS = 20
KINDS = ("resync", "ping", "pong", "foresee", "look", "view", "bots")
SERVER = """
import sys
from voliere.server import start
from voliere.server.settings import Settings
start.run(Settings(database=sys.argv[1]), "127.0.0.1", int(sys.argv[2]), browser=False)
"""


class Nuisance:
    """Somebody with a table and many sockets, just below what closes one."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(
            base_url=url, timeout=60, transport=httpx.AsyncHTTPTransport(local_address=WHENCE)
        )
        self.token = ""

    async def sign_in(self) -> None:
        self.token = (await self.http.post("/api/me", json={"name": "Nuisance"})).json()["token"]
        self.http.cookies.clear()
        self.http.headers["authorization"] = f"Bearer {self.token}"

    async def table(self, seats: list[dict[str, str]]) -> str:
        body = {"game": "wingspan", "seats": seats, "watch": True}
        found: str = (await self.http.post("/api/tables", json=body)).raise_for_status().json()["id"]
        return found

    async def socket(self, table: str) -> ClientConnection:
        ticket = (await self.http.post(f"/api/tables/{table}/ticket")).json()["ticket"]
        where = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket?ticket={ticket}"
        return await connect(
            where,
            additional_headers={"authorization": f"Bearer {self.token}"},
            compression=None,
            max_size=None,
            local_addr=(WHENCE, 0),
        )

    async def go(self, kind: str) -> None:
        await self.sign_in()
        if kind == "bots":
            for _ in range(30):
                await self.table([{"who": "bot", "bot": "greedy"}] * 5)
            await asyncio.Event().wait()
        table = await self.table([{"who": "me"}, {"who": "friend"}])
        if kind == "view":
            while True:
                await asyncio.gather(*[self.http.get(f"/api/tables/{table}/view?seat=0") for _ in range(10)])
                await asyncio.sleep(0.2)
        await asyncio.gather(*[self.pester(table, kind, k) for k in range(SOCKETS)])

    async def pester(self, table: str, kind: str, k: int) -> None:
        while True:
            try:
                line = await self.socket(table)
                reading = asyncio.create_task(drain(line))
                try:
                    await self.talk(line, kind, k)
                finally:
                    reading.cancel()
            except (ConnectionClosed, OSError, KeyError, httpx.HTTPError, ValueError):
                await asyncio.sleep(0.5)
            except Exception:  # refused at the door
                await asyncio.sleep(0.5)

    async def talk(self, line: ClientConnection, kind: str, k: int) -> None:
        said = {"resync": '{"t":"resync"}', "ping": '{"t":"ping"}'}
        n = 0
        while True:
            n += 1
            if kind == "pong":
                await line.pong(b"")
                if n % 200 == 0:
                    await asyncio.sleep(0.002)
                continue
            if kind == "look":
                text = f'{{"t":"look","seat":{n % 2}}}'
            elif kind == "foresee":
                text = f'{{"t":"foresee","seat":0,"n":1,"a":{(n * 7 + k) % 300}}}'
            else:
                text = said[kind]
            await line.send(text)
            await asyncio.sleep(0.1)


async def drain(line: ClientConnection) -> None:
    async for _ in line:
        pass


def misuse(kind: str, url: str) -> subprocess.Popen[bytes]:
    """In a process of its own, which gets only what processor others leave."""
    command = [sys.executable, __file__, "--url", url, "--only", kind]
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.Popen(command, env=environ, preexec_fn=lambda: os.nice(10))


async def stretch(load: Load, seconds: float) -> list[float]:
    load.times.clear()
    await load.run(RATE, seconds)
    await load.settle()
    return load.times[:]


async def measure(asked: argparse.Namespace, folder: Path) -> None:
    print(
        f"{'ms':10} {'quiet p50':>10} {'p99':>7} {'CPU':>5} {'misused p50':>12} {'p99':>7} {'CPU':>5}  ratio"
    )
    for kind in asked.only.split(","):
        quiet: list[float] = []
        misused: list[float] = []
        ratios: list[float] = []
        busy = [0.0, 0.0]
        for k in range(asked.rounds):
            name = f"{kind}{k}.sqlite3"
            server = Process("voliere", ["-c", SERVER, f"sqlite:///{folder / name}"])
            server.wait()
            load = Load(server.url, TABLES)
            try:
                await load.open_tables()
                await stretch(load, 1.0)
                used = server.cpu
                before = await stretch(load, asked.seconds)
                busy[0] += server.cpu - used
                other = misuse(kind, server.url)
                try:
                    await asyncio.sleep(3.0)
                    used = server.cpu
                    during = await stretch(load, asked.seconds)
                    busy[1] += server.cpu - used
                finally:
                    other.kill()
                    other.wait()
                quiet += before
                misused += during
                ratios.append(quantile(during, 0.99) / quantile(before, 0.99))
            finally:
                await load.close()
                server.process.terminate()
                server.process.wait(30)
        share = [100 * spent / asked.seconds / asked.rounds for spent in busy]
        print(
            f"{kind:10} {quantile(quiet, 0.5):10.1f} {quantile(quiet, 0.99):7.1f} {share[0]:4.0f}% "
            f"{quantile(misused, 0.5):12.1f} {quantile(misused, 0.99):7.1f} {share[1]:4.0f}% "
            f"{statistics.median(ratios):8.2f}  (aim: up to {AIM})",
            flush=True,
        )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="What others notice of somebody's misuse.")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", default=",".join(KINDS), help="kinds of misuse, with commas between")
    parser.add_argument("--url", default="", help="do it to this server, until stopped")
    return parser.parse_args()


def main() -> None:
    asked = arguments()
    if asked.url:
        end = time.monotonic() + 120
        asyncio.run(asyncio.wait_for(Nuisance(asked.url).go(asked.only), end - time.monotonic()))
        return
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(asked, Path(folder)))


if __name__ == "__main__":
    main()
