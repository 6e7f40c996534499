"""The process a bot thinks in: reads jobs from its input, answers on its output, ends with its server."""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from typing import Any

import msgspec

import voliere
from voliere.bots import levels
from voliere.core.game import Glimpse, Record
from voliere.core.rng import seeded
from voliere.core.state import State
from voliere.server.live.workers import Answer, Job

NICE = 10  # bots think when the server, and whoever else is on this machine, has nothing to do
KEPT = 32  # positions kept from job to job


class Thinker:
    def __init__(self) -> None:
        self.kept: OrderedDict[str, tuple[Record, State]] = OrderedDict()

    def position(self, table: str, text: str) -> tuple[Record, State]:
        """The position of a record: played on from the last job of that table where possible."""
        record = voliere.record(text)
        before = self.kept.pop(table, None)
        if before is not None and before[0].moves == record.moves[: len(before[0].moves)]:
            state = before[1]
            for seat, a in record.moves[len(before[0].moves) :]:
                state.apply(seat, a)
        else:
            state = record.replay()
        self.kept[table] = (record, state)
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return record, state

    def choose(self, job: Job) -> int:
        record, state = self.position(job.table, job.record)
        bot = levels.make(job.bot, record.game, seeded(int(job.seed, 16)))
        return bot.choose(Glimpse(state, job.seat))


def limit_memory(size: int) -> None:
    """A bot that takes too much fails alone."""
    try:
        import resource
    except ImportError:  # not on this system
        return
    module: Any = resource
    module.setrlimit(module.RLIMIT_AS, (size, size))


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    limit_memory(int(sys.argv[1]))
    thinker = Thinker()
    # Whatever a bot prints must not get between the answers.
    answers, sys.stdout = sys.stdout.buffer, sys.stderr
    for line in sys.stdin.buffer:
        job = msgspec.json.decode(line, type=Job)
        try:
            answer = Answer(thinker.choose(job))
        except Exception as no:  # told to the server, which moves at random
            thinker.kept.clear()
            answer = Answer(error=f"{type(no).__name__}: {no}"[:500])
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


if __name__ == "__main__":
    try:
        main()
    except (KeyboardInterrupt, BrokenPipeError):
        pass
