"""`voliere train wingspan`: tallies are the weights of the learned judgement, and how much each has moved."""

from __future__ import annotations

from typing import Final

from voliere.bots.search.training import Training
from voliere.bots.tallies import begun, tallied, teacher_of
from voliere.core.rng import seeded
from voliere.games.wingspan.bots.inputs import COUNT
from voliere.games.wingspan.bots.insight import FILE
from voliere.games.wingspan.bots.learn import School

HIDDEN: Final = 16
RATE: Final = 0.03


class WingspanTraining(Training):
    """Weights are rounded to the tallies after every game, so going on later changes nothing."""

    file = FILE

    def begin(self) -> list[int]:
        return begun(COUNT, HIDDEN)

    def play(self, seed: int, tallies: list[int]) -> None:
        teacher = teacher_of(tallies, COUNT, HIDDEN, RATE)
        School(teacher).play(seed, seeded(seed))
        tallies[:] = tallied(teacher)

    def learned(self, tallies: list[int]) -> list[int]:
        return teacher_of(tallies, COUNT, HIDDEN, RATE).net.numbers()


TRAINING: Final = WingspanTraining()
