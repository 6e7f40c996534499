"""Many games of a plan."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from pathlib import Path

from voliere.lab.match import Plan, Result, play_several
from voliere.lab.spread import spread


def simulate(plan: Plan, jobs: int = 1, records: Path | None = None) -> Generator[list[Result], None, None]:
    """Play the plan; gives finished games as they come. Closing the generator stops the work."""
    return spread(partial(play_several, plan, records=records), range(plan.games), jobs)
