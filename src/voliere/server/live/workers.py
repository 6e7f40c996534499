"""Bots think in processes of their own, with a deadline: a bad one costs its seat a move, never the table."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections import OrderedDict

import msgspec
from msgspec import Struct

from voliere.core.record import Record
from voliere.server.live.compiled import INTERPRETED, Compiled, compiled_form
from voliere.server.live.turns import Turns
from voliere.server.table.course import Move

log = logging.getLogger(__name__)

LONGEST_ANSWER = 1 << 16
ROOM_TO_START = 10.0  # seconds a worker may take to come up
KEPT = 32  # positions a worker keeps from job to job
LOOK = 1.0  # seconds between looks for a newer compiled form


class BotTurn(Struct):
    """Which bot is to choose, at which seat of which table, after which moves."""

    table: str
    record: Record
    moves: list[Move]
    seat: int
    bot: str
    seed: str  # hexadecimal


class Job(Struct):
    """The same, for a worker: `moves` follow the first `kept` ones it has; or all of the `record`."""

    table: str
    seat: int
    bot: str
    seed: str
    seconds: float  # after which nobody waits for the answer any more
    kept: int = 0
    moves: list[Move] = []
    record: str = ""


class Chosen(Struct):
    """A worker's answer. `lost`: it does not have the moves it should have kept."""

    a: int = -1
    error: str = ""
    lost: bool = False


class BotFailed(Exception):
    """`hung`, `died` or `nonsense`."""


class Worker:
    """One process that answers one job at a time, a line of JSON each way, and keeps positions in between."""

    def __init__(self, process: asyncio.subprocess.Process, form: str) -> None:
        self.process = process
        self.form = form
        self.proven = False  # it has answered
        self.kept: OrderedDict[str, list[Move]] = OrderedDict()  # by table: the moves it has made there

    @classmethod
    async def start(cls, memory: int, thinker: str, compiled: Compiled) -> Worker:
        form = compiled.key()
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            thinker,
            str(memory),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_ANSWER,
            start_new_session=True,  # Ctrl-C is the server's to handle
            env=compiled.environment(form),
        )
        return cls(process, form)

    async def ask(self, turn: BotTurn, seconds: float) -> int:
        chosen = await self.answer(self.job(turn, seconds))
        if chosen.lost:
            self.kept.clear()
            chosen = await self.answer(self.job(turn, seconds))
        if chosen.error or chosen.lost:
            log.warning("a bot failed: %s", chosen.error)
            raise BotFailed("died")
        self.proven = True
        return chosen.a

    def job(self, turn: BotTurn, seconds: float) -> Job:
        """Only what is new to it; all, where moves were taken back or it has never been there."""
        known = self.kept.pop(turn.table, None)
        self.kept[turn.table] = turn.moves
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        job = Job(turn.table, turn.seat, turn.bot, turn.seed, seconds)
        if known is not None and turn.moves[: len(known)] == known:
            job.kept, job.moves = len(known), turn.moves[len(known) :]
        else:
            r = turn.record
            job.record = Record(r.game, r.seats, r.seed, r.options, turn.moves, r.rules).to_json()
        return job

    async def answer(self, job: Job) -> Chosen:
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
            return msgspec.json.decode(line, type=Chosen)
        except msgspec.MsgspecError as no:
            raise BotFailed("nonsense") from no

    async def stop(self) -> None:
        if self.process.returncode is None:
            try:
                self.process.kill()
            except ProcessLookupError:
                pass
        # `wait` waits for its pipes, and one that nobody reads, or that what it started holds, never ends.
        self.process._transport.close()  # type: ignore[attr-defined]
        await self.process.wait()


class Pool:
    """Workers as they are needed, up to a number. Those who have made tables get them in turn.

    However many tables somebody sets, one worker at least is left to the others.
    """

    def __init__(self, most: int, memory: int, thinker: str, compiled: Compiled | None = None) -> None:
        self.most = most or max(4, 2 * (os.cpu_count() or 2))
        self.memory = memory
        self.thinker = thinker
        self.compiled = compiled_form() if compiled is None else compiled
        self.free: list[Worker] = []  # the last one used comes last
        self.all: set[Worker] = set()
        self.turns = Turns(self.most, max(1, self.most - 1))
        self.closed = False
        self.watching: asyncio.Task[None] | None = None

    async def think(self, turn: BotTurn, seconds: float, host: str) -> int:
        """What a bot chooses at a table of `host`. The deadline counts from when a worker takes the job."""
        if self.watching is None and self.compiled.wanted:
            self.watching = asyncio.create_task(self.watch())
        async with self.turns.place(host):
            worker = self.pick(turn.table) or await self.started()
            try:
                return await self.asked(worker, turn, seconds)
            except BotFailed:
                if worker.form == INTERPRETED or worker.proven:
                    raise
                log.warning("bots do not come up with the compiled rules: they go on without")
                self.compiled.broken = worker.form
            return await self.asked(await self.started(), turn, seconds)

    async def asked(self, worker: Worker, turn: BotTurn, seconds: float) -> int:
        healthy = False
        try:
            async with asyncio.timeout(seconds):
                a = await worker.ask(turn, seconds)
            healthy = True
            return a
        except TimeoutError:
            raise BotFailed("hung") from None
        finally:
            if healthy and not self.closed and worker.form == self.compiled.key():
                self.free.append(worker)
            else:
                self.all.discard(worker)
                await asyncio.shield(worker.stop())

    def pick(self, table: str) -> Worker | None:
        """A worker that waits: the one that knows the table, or the last one used, whose memory is warm."""
        living = [worker for worker in self.free if worker.process.returncode is None]
        self.all.difference_update(worker for worker in self.free if worker not in living)
        self.free = living
        if not living:
            return None
        worker = next((one for one in reversed(living) if table in one.kept), living[-1])
        living.remove(worker)
        return worker

    async def started(self) -> Worker:
        try:
            async with asyncio.timeout(ROOM_TO_START):
                worker = await Worker.start(self.memory, self.thinker, self.compiled)
        except (OSError, TimeoutError) as no:
            raise BotFailed("died") from no
        self.all.add(worker)
        return worker

    async def watch(self) -> None:
        """When a newer form is ready, those that wait are replaced; those at work are let go afterwards."""
        while True:
            await asyncio.sleep(LOOK)
            await self.renew()

    async def renew(self) -> None:
        key = self.compiled.key()
        for old in [worker for worker in self.free if worker.form != key]:
            if old not in self.free:
                continue  # somebody was quicker
            self.free.remove(old)
            try:
                self.free.insert(0, await self.started())
            except BotFailed:
                pass  # one is started when it is needed
            finally:
                await asyncio.shield(old.stop())
                self.all.discard(old)

    async def close(self) -> None:
        self.closed = True
        if self.watching is not None:
            self.watching.cancel()
            await asyncio.gather(self.watching, return_exceptions=True)
        await asyncio.gather(*[worker.stop() for worker in list(self.all)], return_exceptions=True)
