"""A net and its teacher as the whole numbers a training keeps, so that it can be gone on with."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from voliere.bots.net import Net, Teacher
from voliere.bots.search.training import Training
from voliere.core.native import vec
from voliere.core.rng import seeded

FINE: Final = float(1 << 30)  # tallies are whole numbers of this part: steps become small
HIDDEN: Final = 16
RATE: Final = 0.03


class NetTraining(Training):
    """Tallies are the weights of a learned judgement, and how much each has moved.

    Weights are rounded to the tallies after every numbered game, so going on later changes nothing.
    """

    inputs: int  # what the judgement looks at

    @abstractmethod
    def teach(self, teacher: Teacher, seed: int) -> None:
        """Play, and correct the net."""

    def begin(self) -> list[int]:
        return begun(self.inputs, HIDDEN)

    def play(self, seed: int, tallies: list[int]) -> None:
        teacher = self.teacher(tallies)
        self.teach(teacher, seed)
        tallies[:] = tallied(teacher)

    def learned(self, tallies: list[int]) -> list[int]:
        return self.teacher(tallies).net.numbers()

    def teacher(self, tallies: list[int]) -> Teacher:
        return teacher_of(tallies, self.inputs, HIDDEN, RATE)


def begun(inputs: int, hidden: int) -> list[int]:
    """A net that has learned nothing yet."""
    net = Net(inputs, hidden)
    net.scatter(seeded(1))
    return tallied(Teacher(net))


def teacher_of(tallies: list[int], inputs: int, hidden: int, rate: float) -> Teacher:
    teacher = Teacher(Net(inputs, hidden), rate)
    at = 0
    for part in parts(teacher):
        for k in range(len(part)):
            part[k] = float(tallies[at]) / FINE
            at += 1
    return teacher


def tallied(teacher: Teacher) -> list[int]:
    found: list[int] = []
    for part in parts(teacher):
        found.extend([int(part[k] * FINE) for k in range(len(part))])
    return found


def parts(teacher: Teacher) -> list[vec[float]]:
    return [teacher.net.first, teacher.net.second, teacher.first, teacher.second]
