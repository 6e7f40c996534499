"""`voliere train wingspan`: tallies are the weights of the learned judgement, and how much each has moved."""

from __future__ import annotations

from typing import Final

from voliere.bots.net import Net, Teacher
from voliere.bots.search.training import Training
from voliere.core.native import vec
from voliere.core.rng import seeded
from voliere.games.wingspan.bots.inputs import COUNT
from voliere.games.wingspan.bots.insight import FILE
from voliere.games.wingspan.bots.learn import School

HIDDEN: Final = 16
RATE: Final = 0.03
FINE: Final = float(1 << 30)  # tallies are whole numbers of this part: steps become small


class WingspanTraining(Training):
    """Weights are rounded to the tallies after every game, so going on later changes nothing."""

    file = FILE

    def begin(self) -> list[int]:
        net = Net(COUNT, HIDDEN)
        net.scatter(seeded(1))
        tallies: list[int] = []
        for part in parts(Teacher(net, RATE)):
            tallies.extend([int(part[k] * FINE) for k in range(len(part))])
        return tallies

    def play(self, seed: int, tallies: list[int]) -> None:
        teacher = Teacher(Net(COUNT, HIDDEN), RATE)
        at = 0
        for part in parts(teacher):
            at = from_tallies(part, tallies, at)
        School(teacher).play(seed, seeded(seed))
        at = 0
        for part in parts(teacher):
            at = to_tallies(part, tallies, at)

    def learned(self, tallies: list[int]) -> list[int]:
        net = Net(COUNT, HIDDEN)
        from_tallies(net.second, tallies, from_tallies(net.first, tallies, 0))
        return net.numbers()


def parts(teacher: Teacher) -> list[vec[float]]:
    return [teacher.net.first, teacher.net.second, teacher.first, teacher.second]


def from_tallies(weights: vec[float], tallies: list[int], at: int) -> int:
    for k in range(len(weights)):
        weights[k] = float(tallies[at + k]) / FINE
    return at + len(weights)


def to_tallies(weights: vec[float], tallies: list[int], at: int) -> int:
    for k in range(len(weights)):
        tallies[at + k] = int(weights[k] * FINE)
    return at + len(weights)


TRAINING: Final = WingspanTraining()
