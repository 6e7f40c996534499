"""Rows of the two versions of Songbirds kept only for comparison: the C twin and the idiomatic one."""

from __future__ import annotations

from itertools import count
from random import Random

from tests.bench import goals
from tests.bench.measure import Measure, Timer, timed

TWIN_BATCH = 2_000


def twin() -> Timer:
    from tests.bench.twin.songbirds import rollouts

    seeds = count(1)

    def batch() -> int:
        rollouts(TWIN_BATCH, next(seeds))
        return TWIN_BATCH

    return timed(batch)


def idiomatic() -> Timer:
    from tests.bench.idiomatic.songbirds import Game, rollouts

    rng = Random(1)
    opening = Game.deal(rng)

    def batch() -> int:
        rollouts(opening, 10, rng)
        return 10

    return timed(batch)


MEASURES = [
    Measure(goals.TWIN, "rollouts", twin),
    Measure(goals.IDIOMATIC, "rollouts", idiomatic),
]
