"""`voliere train piafs`."""

from __future__ import annotations

from typing import Final

from voliere.bots.net import Teacher
from voliere.bots.tallies import NetTraining
from voliere.core.rng import seeded
from voliere.games.piafs.bots.inputs import COUNT
from voliere.games.piafs.bots.insight import FILE
from voliere.games.piafs.bots.learn import School


class PiafsTraining(NetTraining):
    file = FILE
    inputs = COUNT

    def teach(self, teacher: Teacher, seed: int) -> None:
        School(teacher).play(seed, seeded(seed))


TRAINING: Final = PiafsTraining()
