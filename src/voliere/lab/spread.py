"""Numbered work, in this process, in several or on other machines; what comes of it is always the same."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from typing import Any, Protocol, TypeVar

BATCH_SECONDS = 0.25  # of work handed to a process at once: short, so that stopping is quick

Done = TypeVar("Done")
Work = Callable[[list[int]], list[Done]]  # pickled, so a function of a module, or a partial of one


class Crew(Protocol):
    """Whoever else can do the work, such as a cluster."""

    def spread(self, work: Work[Done], numbers: Iterable[int]) -> Generator[list[Done], None, None]:
        """As `spread` below."""


class Stopped(Exception):
    """Work that was asked to stop halfway."""


class Stop:
    """For a process that works for another: a byte they share, 1 once the other has had enough.

    No lock goes with it: whoever dies while it holds one would make everybody wait for ever.
    """

    shared: Any = None


def mind_stop() -> None:
    """For work that takes long, to be called now and then: raises `Stopped` when nobody waits for it."""
    if Stop.shared is not None and Stop.shared.value:
        raise Stopped


def spread(work: Work[Done], numbers: Iterable[int], jobs: int | Crew) -> Generator[list[Done], None, None]:
    """Gives what is done as it comes. Closing the generator stops the work."""
    if not isinstance(jobs, int):
        yield from jobs.spread(work, numbers)
        return
    if jobs == 1:
        for number in numbers:
            yield work([number])
        return
    context = multiprocessing.get_context("spawn")
    stop = context.RawValue("b", 0)
    pool = ProcessPoolExecutor(jobs, context, initializer=begin, initargs=(stop,))
    try:
        yield from share_out(pool, work, iter(numbers), jobs)
    finally:
        stop.value = 1
        pool.shutdown(wait=True, cancel_futures=True)


def share_out(
    pool: ProcessPoolExecutor, work: Work[Done], numbers: Iterator[int], jobs: int
) -> Generator[list[Done], None, None]:
    size = 1
    running: dict[Future[list[Done]], tuple[int, float]] = {}
    while True:
        while len(running) < 2 * jobs and (batch := list(islice(numbers, size))):
            with deaf():  # submitting may start a process
                future = pool.submit(work, batch)
            running[future] = (len(batch), time.monotonic())
        if not running:
            return
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            made, since = running.pop(future)
            # Waiting in the queue counts too: batches are two deep, so half of it is work.
            seconds = max(1e-6, (time.monotonic() - since) / 2)
            size = max(1, min(2 * size, int(made / seconds * BATCH_SECONDS)))
            yield future.result()


@contextmanager
def deaf() -> Iterator[None]:
    """Processes started meanwhile do not hear Ctrl-C from their first instant on; we hear it afterwards."""
    if threading.current_thread() is not threading.main_thread() or sys.platform == "win32":
        yield  # only the main thread hears it; elsewhere each process ignores it once it is up
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin(stop: Any) -> None:
    """Ctrl-C reaches every process; only the first one shall decide what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Stop.shared = stop
