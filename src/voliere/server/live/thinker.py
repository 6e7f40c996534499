"""The process a bot thinks in: reads jobs from its input, answers on its output, ends with its server."""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from time import monotonic
from typing import Any

import msgspec

import voliere
from voliere.bots import levels
from voliere.bots.search.budget import Budget
from voliere.core.glimpse import Bot, Glimpse
from voliere.core.record import Record
from voliere.core.rng import seeded
from voliere.core.state import State
from voliere.server.live.workers import KEPT, Chosen, Job

PART = 0.2  # of the time there is, for a decision; some count for several
NICE = 10  # bots think when the server, and whoever else is on this machine, has nothing to do


class Lost(Exception):
    """The moves a job follows are not kept here (any more)."""


class Thinker:
    def __init__(self) -> None:
        self.kept: OrderedDict[str, tuple[Record, State]] = OrderedDict()

    def position(self, job: Job) -> tuple[Record, State] | None:
        """The position meant: played on from the last job of that table, or from the start. None: lost."""
        if job.record:
            record = voliere.record(job.record)
            state = record.replay()
            self.kept.pop(job.table, None)
        else:
            found = self.kept.pop(job.table, None)
            if found is None or len(found[0].moves) != job.kept:
                return None
            record, state = found
            for seat, a in job.moves:
                state.apply(seat, a)
                record.moves.append((seat, a))
        self.kept[job.table] = (record, state)
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return record, state

    def choose(self, job: Job) -> int:
        """What its bot chooses; raises `Lost` if moves are missing."""
        found = self.position(job)
        if found is None:
            raise Lost
        record, state = found
        bot = levels.make(job.bot, record.game, seeded(int(job.seed, 16)))
        hurry(bot, job.seconds)
        return bot.choose(Glimpse(state, job.seat))


def hurry(bot: Bot, seconds: float) -> None:
    """On a slow or busy machine it cannot think as much as it would: it answers by what it has found."""
    budget = getattr(bot, "budget", None)
    if isinstance(budget, Budget) and budget.clock is None:
        setattr(bot, "budget", Budget(budget.iterations, PART * seconds, monotonic))  # noqa: B010 - not of every Bot


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
            answer = Chosen(thinker.choose(job))
        except Lost:
            answer = Chosen(lost=True)
        except Exception as no:  # told to the server, which moves for it
            thinker.kept.clear()
            answer = Chosen(error=f"{type(no).__name__}: {no}"[:500])
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


if __name__ == "__main__":
    try:
        main()
    except (KeyboardInterrupt, BrokenPipeError):
        pass
