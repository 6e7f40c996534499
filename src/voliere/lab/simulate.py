"""Many games, in this process or in several; the results do not depend on which."""

from __future__ import annotations

import multiprocessing
import signal
import threading
import time
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

from voliere.lab.match import Plan, Result, play, play_several

BATCH_SECONDS = 0.25  # of work handed to a process at once: short, so that stopping is quick


def simulate(plan: Plan, jobs: int = 1, records: Path | None = None) -> Generator[list[Result], None, None]:
    """Play the plan; gives finished games as they come. Closing the generator stops the work."""
    if jobs == 1:
        for number in range(plan.games):
            yield [play(plan, number, records)]
        return
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=leave_stopping_to_us)
    try:
        yield from share_out(pool, plan, jobs, records)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def share_out(
    pool: ProcessPoolExecutor, plan: Plan, jobs: int, records: Path | None
) -> Generator[list[Result], None, None]:
    numbers = iter(range(plan.games))
    size = 1
    running: dict[Future[list[Result]], tuple[int, float]] = {}
    while True:
        while len(running) < 2 * jobs and (batch := list(islice(numbers, size))):
            with deaf():  # submitting may start a process
                future = pool.submit(play_several, plan, batch, records)
            running[future] = (len(batch), time.monotonic())
        if not running:
            return
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            played, since = running.pop(future)
            # Waiting in the queue counts too: batches are two deep, so half of it is work.
            seconds = max(1e-6, (time.monotonic() - since) / 2)
            size = max(1, min(2 * size, int(played / seconds * BATCH_SECONDS)))
            yield future.result()


@contextmanager
def deaf() -> Iterator[None]:
    """Processes started meanwhile ignore Ctrl-C from their first instant on."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may change this, and only it hears Ctrl-C
        return
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)


def leave_stopping_to_us() -> None:
    """Ctrl-C reaches every process; only the first one shall decide what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
