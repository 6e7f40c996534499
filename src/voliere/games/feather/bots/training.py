"""`voliere train feather`: tallies are the weights of the learned judgement, and how much each has moved."""

from __future__ import annotations

from typing import Final

from voliere.bots.search.training import Training
from voliere.bots.tallies import begun, tallied, teacher_of
from voliere.core.rng import seeded
from voliere.games.feather.bots.inputs import COUNT
from voliere.games.feather.bots.insight import FILE
from voliere.games.feather.bots.learn import School

HIDDEN: Final = 16
RATE: Final = 0.05  # of the first games
HALF: Final = 15_000  # games after which it is half of that
GAMES: Final = 50  # of a lesson: to read the tallies takes as long as some games


class FeatherTraining(Training):
    """A numbered game is a lesson of 50. Weights are rounded after each: going on later changes nothing."""

    file = FILE

    def begin(self) -> list[int]:
        return [*begun(COUNT, HIDDEN), 0]  # the last: games so far

    def play(self, seed: int, tallies: list[int]) -> None:
        games = tallies[-1]
        teacher = teacher_of(tallies, COUNT, HIDDEN, RATE / (1.0 + games / HALF))
        school = School(teacher)
        rng = seeded(seed)
        for number in range(GAMES):
            school.play(number, rng)
        tallies[:] = [*tallied(teacher), games + GAMES]

    def learned(self, tallies: list[int]) -> list[int]:
        return teacher_of(tallies, COUNT, HIDDEN, RATE).net.numbers()


TRAINING: Final = FeatherTraining()
