"""Every row in a process of its own: what other libraries load and leave behind costs none of the others."""

from __future__ import annotations

import multiprocessing
import signal
from multiprocessing.connection import Connection

from tests.bench.measure import Failed, Measure, Timer

FORK = multiprocessing.get_context("fork")  # a row holds functions; nothing is loaded yet when we begin


def answer(row: Measure, asked: Connection) -> None:
    """In the child: a rate for so many seconds, as often as it is asked for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which ends us
    timer: Timer | None = None
    while True:
        seconds = asked.recv()
        try:
            timer = timer or row.prepare()
            asked.send(timer(seconds))
        except ModuleNotFoundError as missing:
            asked.send(f"not installed: {missing.name}")
        except Exception as failure:  # a broken row is one line of the table; the other rows still count
            first_line = str(failure).partition("\n")[0]
            asked.send(f"failed: {type(failure).__name__}: {first_line}")


def apart(row: Measure) -> Timer:
    """The timer of a row, in a child that ends with us."""
    here, there = FORK.Pipe()
    FORK.Process(target=answer, args=(row, there), daemon=True).start()
    there.close()

    def timer(seconds: float) -> float:
        here.send(seconds)
        try:
            found = here.recv()
        except EOFError:
            raise Failed("failed: its process ended") from None
        if isinstance(found, str):
            raise Failed(found)
        return float(found)

    return timer
