"""Many games of a plan."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from functools import partial
from pathlib import Path

from voliere.lab.match import Plan, Result, play_several
from voliere.lab.spread import Crew, spread


def simulate(
    plan: Plan,
    jobs: int | Crew = 1,
    records: Path | None = None,
    numbers: Iterable[int] | None = None,
    noted: bool = False,
) -> Generator[list[Result], None, None]:
    """Play the plan, or some of its games; gives them as they end. Closing the generator stops the work."""
    work = partial(play_several, plan, records=records, noted=noted)
    return spread(work, range(plan.games) if numbers is None else numbers, jobs)
