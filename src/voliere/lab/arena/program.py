"""A bot that is a program in any language: it reads lines of JSON and answers with lines of JSON.

It is told what its seat sees, may do and has heard, and nothing else. docs/writing-a-bot.md is its guide.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys

from voliere.core.events import Event
from voliere.core.game import Game
from voliere.core.glimpse import Glimpse
from voliere.core.space import Action
from voliere.core.state import State
from voliere.lab.arena.chairs import MOST, Failed, short
from voliere.lab.arena.contest import Limits
from voliere.lab.arena.entrants import Entrant
from voliere.lab.arena.memory import limit_memory

PROTOCOL = 1
LONGEST = 1 << 16  # bytes of an answer
TO_START = 5.0  # seconds more for the first answer of a process
TO_LEAVE = 0.5  # seconds to end by itself after the game

Message = dict[str, object]


class Program:
    def __init__(self, entrant: Entrant, game: Game, seed: int, limits: Limits) -> None:
        self.entrant = entrant
        self.space = game.space
        self.seed = seed
        self.limits = limits
        self.process: asyncio.subprocess.Process | None = None
        self.heard = 0  # events it has been told of
        self.broken: list[Failed] = []
        self.runner = asyncio.Runner()

    def choose(self, g: Glimpse) -> Action:
        if len(self.broken) >= MOST:
            raise self.broken[-1]
        try:
            return self.runner.run(self.ask(g))
        except Failed as failed:
            if failed.kind != "nonsense":
                self.broken.append(failed)
                self.runner.run(self.stop())
            raise

    def end(self, s: State | None) -> None:
        if s is not None and self.process is not None:
            over: Message = {"type": "end", "scores": [x.total for x in s.scores()], "returns": s.returns()}
            self.runner.run(self.leave(over))
        self.runner.run(self.stop())
        self.runner.close()

    async def ask(self, g: Glimpse) -> Action:
        seconds = self.limits.seconds
        said: list[Message] = []
        if self.process is None:
            seconds += TO_START
            self.heard = 0
            self.process = await self.started()
            said.append(self.greeting(g))
        events = g.heard()
        said.append(self.question(g, events[self.heard :]))
        self.heard = len(events)
        try:
            async with asyncio.timeout(seconds):
                await self.tell(said)
                assert self.process.stdout is not None
                line = await self.process.stdout.readline()
        except TimeoutError as no:
            raise Failed("hung", f"no answer in {seconds:g} s") from no
        except OSError as no:
            raise Failed("died", short(no)) from no
        except ValueError as no:  # a line without an end
            raise Failed("died", f"an answer of more than {LONGEST} bytes") from no
        if not line:
            raise Failed("died", "it has ended")
        return read(line)

    async def started(self) -> asyncio.subprocess.Process:
        try:
            process = await asyncio.create_subprocess_exec(
                *self.entrant.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST,
                start_new_session=True,  # Ctrl-C is ours, and whatever it starts ends with it
            )
        except OSError as no:
            raise Failed("died", short(no)) from no
        limit_memory(self.limits.memory, process.pid)
        return process

    def greeting(self, g: Glimpse) -> Message:
        return {
            "type": "start",
            "protocol": PROTOCOL,
            "game": g.game.id,
            "rules": g.rules,
            "seats": g.seats,
            "seat": g.seat,
            "options": g.options,
            "seed": f"{self.seed:032x}",
        }

    def question(self, g: Glimpse, events: list[Event]) -> Message:
        return {
            "type": "choose",
            "question": g.question(),
            "actors": g.actors,
            "choices": [{"action": a, "text": self.space.text(a)} for a in g.choices()],
            "view": g.view(),
            "heard": [{"name": event.name, "args": event.args} for event in events],
        }

    async def tell(self, said: list[Message]) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        lines = [json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in said]
        self.process.stdin.write("".join(line + "\n" for line in lines).encode())
        await self.process.stdin.drain()

    async def leave(self, over: Message) -> None:
        """Told the end, a program may keep what it learned; then it should go."""
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            async with asyncio.timeout(TO_LEAVE):
                await self.tell([over])
                self.process.stdin.close()
                await self.process.wait()
        except (TimeoutError, OSError):
            pass

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            try:
                if sys.platform == "win32":
                    process.kill()
                else:
                    os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        # `wait` waits for its pipes, and one that nobody reads, or that what it started holds, never ends.
        process._transport.close()  # type: ignore[attr-defined]
        await process.wait()


def read(line: bytes) -> Action:
    """
    >>> read(b'{"action": 3}')
    3
    """
    try:
        said = json.loads(line)
    except ValueError as no:
        raise Failed("nonsense", "its answer is not JSON") from no
    a = said.get("action") if isinstance(said, dict) else None
    if type(a) is not int:
        raise Failed("nonsense", 'its answer is not {"action": NUMBER}')
    return a
