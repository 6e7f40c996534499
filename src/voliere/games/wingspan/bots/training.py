"""`voliere train wingspan`."""

from __future__ import annotations

from typing import Final

from voliere.bots.net import Teacher
from voliere.bots.tallies import NetTraining
from voliere.core.rng import seeded
from voliere.games.wingspan.bots.inputs import COUNT
from voliere.games.wingspan.bots.insight import FILE
from voliere.games.wingspan.bots.learn import School


class WingspanTraining(NetTraining):
    file = FILE
    inputs = COUNT

    def teach(self, teacher: Teacher, seed: int) -> None:
        School(teacher).play(seed, seeded(seed))


TRAINING: Final = WingspanTraining()
