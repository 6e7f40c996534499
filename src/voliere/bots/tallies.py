"""A net and its teacher as the whole numbers a training keeps, so that it can be gone on with."""

from __future__ import annotations

from typing import Final

from voliere.bots.net import Net, Teacher
from voliere.core.native import vec
from voliere.core.rng import seeded

FINE: Final = float(1 << 30)  # tallies are whole numbers of this part: steps become small


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
