"""`voliere train whats-up`: tallies are the weights of the learned judgement, and how much each has moved."""

from __future__ import annotations

from typing import Final

from voliere.bots.search.training import Training
from voliere.bots.tallies import begun, tallied, teacher_of
from voliere.core.rng import seeded
from voliere.games.whats_up.bots.inputs import COUNT
from voliere.games.whats_up.bots.insight import FILE
from voliere.games.whats_up.bots.learn import School

HIDDEN: Final = 16
RATE: Final = 0.03
GAMES: Final = 50  # of a lesson: to read the tallies takes as long as some games


class WhatsUpTraining(Training):
    """A numbered game is a lesson of 50. Weights are rounded after each: going on later changes nothing."""

    file = FILE

    def begin(self) -> list[int]:
        return begun(COUNT, HIDDEN)

    def play(self, seed: int, tallies: list[int]) -> None:
        teacher = teacher_of(tallies, COUNT, HIDDEN, RATE)
        school = School(teacher)
        rng = seeded(seed)
        for _ in range(GAMES):
            school.play(rng)
        tallies[:] = tallied(teacher)

    def learned(self, tallies: list[int]) -> list[int]:
        return teacher_of(tallies, COUNT, HIDDEN, RATE).net.numbers()


TRAINING: Final = WhatsUpTraining()
