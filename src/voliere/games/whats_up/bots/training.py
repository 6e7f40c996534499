"""`voliere train whats-up`."""

from __future__ import annotations

from typing import Final

from voliere.bots.net import Teacher
from voliere.bots.tallies import NetTraining
from voliere.core.rng import seeded
from voliere.games.whats_up.bots.inputs import COUNT
from voliere.games.whats_up.bots.insight import FILE
from voliere.games.whats_up.bots.learn import School

GAMES: Final = 50  # of a lesson: to read the tallies takes as long as some games


class WhatsUpTraining(NetTraining):
    """A numbered game is a lesson of 50."""

    file = FILE
    inputs = COUNT

    def teach(self, teacher: Teacher, seed: int) -> None:
        school = School(teacher)
        rng = seeded(seed)
        for _ in range(GAMES):
            school.play(rng)


TRAINING: Final = WhatsUpTraining()
