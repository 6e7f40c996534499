"""What is measured, and how: a rate, over a short fixed time, several times in turn with the others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import process_time

SLICE = 0.1  # seconds: long enough for all a row does now and then

Batch = Callable[[], int]  # does some work; gives how many units of it
Timer = Callable[[float], float]  # works for about so many seconds; gives units per second


class Failed(Exception):
    """Why a row has no rate."""


@dataclass(frozen=True)
class Measure:
    """One row of the table. `prepare` imports and sets up: called once, and only if the row is asked for."""

    name: str
    unit: str
    prepare: Callable[[], Timer]


@dataclass
class Finding:
    """What came of a measure: a rate per round, or a note saying why there is none."""

    measure: Measure
    rates: list[float] = field(default_factory=list)
    note: str = ""

    @property
    def best(self) -> float | None:
        """The fastest round: on a shared machine the others only tell what else was running."""
        return max(self.rates, default=None)


def timed(batch: Batch) -> Timer:
    """Repeat a batch until the time is over. Batches should be short, so that Ctrl-C acts at once.

    Time is that of this process on the processor: what another program takes is not counted against a row.
    But programs that share a core also slow each other, for moments; so the quickest slice counts.
    """

    def timer(seconds: float) -> float:
        batch()  # caches warm, lazy imports done
        end = process_time() + seconds
        best = 0.0
        while (start := process_time()) < end:
            done = 0
            while (spent := process_time() - start) < SLICE:
                done += batch()
            best = max(best, done / spent)
        return best

    return timer


def measure(
    found: list[Finding],
    timers: list[Timer],
    rounds: int,
    seconds: float,
    begin: Callable[[str], None],
) -> None:
    """Fill in all rows, round by round, so that a slow minute of the machine is shared by all of them.

    `found` is filled as it goes: whoever interrupts this keeps what was found.
    """
    for round_ in range(rounds):
        for finding, timer in zip(found, timers, strict=True):
            begin(f"{finding.measure.name} ({round_ + 1}/{rounds})")
            if finding.note:
                continue
            try:
                finding.rates.append(timer(seconds))
            except Failed as why:
                finding.note = str(why)
