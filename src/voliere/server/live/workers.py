"""Bots think in processes of their own, with a deadline: a bad one costs its seat a move, never the table."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections import deque

import msgspec
from msgspec import Struct

from voliere.server.live.turns import Turns

log = logging.getLogger(__name__)

LONGEST_ANSWER = 1 << 16
ROOM_TO_START = 10.0  # seconds a worker may take to come up


class Job(Struct):
    """Which bot is to choose, at which seat. Workers keep the position by `table` to save replaying."""

    table: str
    record: str
    seat: int
    bot: str
    seed: str  # hexadecimal


class Answer(Struct):
    a: int = -1
    error: str = ""


class BotFailed(Exception):
    """`hung`, `died` or `nonsense`."""


class Worker:
    """One process that answers one job at a time, a line of JSON each way."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def start(cls, memory: int, thinker: str) -> Worker:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            thinker,
            str(memory),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_ANSWER,
            start_new_session=True,  # Ctrl-C is the server's to handle
        )
        return cls(process)

    async def ask(self, job: Job) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(msgspec.json.encode(job) + b"\n")
            await self.process.stdin.drain()
            line = await self.process.stdout.readline()
        except (OSError, ValueError) as no:
            raise BotFailed("died") from no
        if not line:
            raise BotFailed("died")
        try:
            answer = msgspec.json.decode(line, type=Answer)
        except msgspec.MsgspecError as no:
            raise BotFailed("nonsense") from no
        if answer.error:
            log.warning("a bot failed: %s", answer.error)
            raise BotFailed("died")
        return answer.a

    async def stop(self) -> None:
        if self.process.returncode is None:
            try:
                self.process.kill()
            except ProcessLookupError:
                pass
        await self.process.wait()
        if self.process.stdin is not None:
            self.process.stdin.close()


class Pool:
    """Workers as they are needed, up to a number. Those who have made tables get them in turn.

    However many tables somebody sets, one worker at least is left to the others.
    """

    def __init__(self, most: int, memory: int, thinker: str) -> None:
        self.most = most or max(4, 2 * (os.cpu_count() or 2))
        self.memory = memory
        self.thinker = thinker
        self.free: deque[Worker] = deque()
        self.all: set[Worker] = set()
        self.turns = Turns(self.most, max(1, self.most - 1))
        self.closed = False

    async def think(self, job: Job, seconds: float, host: str) -> int:
        """What a bot chooses at a table of `host`. The deadline counts from when a worker takes the job."""
        async with self.turns.place(host):
            worker = self.pick(job.table) or await self.started()
            healthy = False
            try:
                async with asyncio.timeout(seconds):
                    a = await worker.ask(job)
                healthy = True
                return a
            except TimeoutError:
                raise BotFailed("hung") from None
            finally:
                if healthy and not self.closed:
                    self.free.append(worker)
                else:
                    self.all.discard(worker)
                    await asyncio.shield(worker.stop())

    def pick(self, table: str) -> Worker | None:
        """A worker that waits, and still lives."""
        while self.free:
            worker = self.free.pop()  # the last one used: its memory is warm, and the others can be let go
            if worker.process.returncode is None:
                return worker
            self.all.discard(worker)
        return None

    async def started(self) -> Worker:
        try:
            async with asyncio.timeout(ROOM_TO_START):
                worker = await Worker.start(self.memory, self.thinker)
        except (OSError, TimeoutError) as no:
            raise BotFailed("died") from no
        self.all.add(worker)
        return worker

    async def close(self) -> None:
        self.closed = True
        await asyncio.gather(*[worker.stop() for worker in list(self.all)], return_exceptions=True)
