"""What is measured, and how: a rate, over a short fixed time, several times in turn with the others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import process_time

Batch = Callable[[], int]  # does some work; gives how many units of it
Timer = Callable[[float], float]  # works for about so many seconds; gives units per second


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
    """

    def timer(seconds: float) -> float:
        batch()  # caches warm, lazy imports done
        done = 0
        start = process_time()
        while (spent := process_time() - start) < seconds:
            done += batch()
        return done / spent

    return timer


def measure(found: list[Finding], rounds: int, seconds: float, begin: Callable[[str], None]) -> None:
    """Fill in all rows, round by round, so that a slow minute of the machine is shared by all of them.

    `found` is filled as it goes: whoever interrupts this keeps what was found.
    """
    timers: dict[str, Timer] = {}
    for round_ in range(rounds):
        for finding in found:
            name = finding.measure.name
            begin(f"{name} ({round_ + 1}/{rounds})")
            if finding.note:
                continue
            try:
                if name not in timers:
                    timers[name] = finding.measure.prepare()
                finding.rates.append(timers[name](seconds))
            except ModuleNotFoundError as missing:
                finding.note = f"not installed: {missing.name}"
            except Exception as failure:  # a broken row is one line of the table; the other rows still count
                first_line = str(failure).partition("\n")[0]
                finding.note = f"failed: {type(failure).__name__}: {first_line}"
