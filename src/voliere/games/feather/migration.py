"""Migration: before the first round some cards of each hand fly to the left (BF-MIG)."""

from __future__ import annotations

from typing import Final

from voliere.core.events import only
from voliere.core.space import Action
from voliere.core.task import Task, Verb
from voliere.games.feather.components import PASS
from voliere.games.feather.pick import OneSpecies
from voliere.games.feather.rounds import ROUND
from voliere.games.feather.state import MIGRATING, WATCHING, Table


class Migrate(Verb[Table]):
    """All players choose at the same time, before seeing what arrives (BF-MIG-1, BF-R-13)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.stage = MIGRATING
        s.passed = [[] for _ in range(s.seats)]
        if s.log is not None:
            s.log.tell("migration", {"number": s.agreed.setup.migrants})
        s.push(ARRIVE, 0)
        s.together(PASS_ON)


class PassOn(OneSpecies):
    """Choose a card for the left neighbour, as many times as BF-MIG-2 says."""

    def take(self, s: Table, me: Task, a: Action) -> None:
        bird = a - self.first
        s.hands[me.seat].take(bird)
        s.passed[me.seat].append(bird)
        if s.log is not None:
            args = {"seat": me.seat, "bird": bird, "seat_other": s.left_of(me.seat)}
            s.log.tell("passed", dict(args), only(me.seat))
        if len(s.passed[me.seat]) < s.agreed.setup.migrants:
            s.push(PASS_ON, me.seat)


class Arrive(Verb[Table]):
    """Everybody takes up the cards coming from the right (BF-MIG-1, BF-R-12)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        for seat in range(s.seats):
            to = s.left_of(seat)
            for bird in s.passed[seat]:
                s.hands[to].add(bird)
            if s.log is not None:
                birds = sorted(s.passed[seat])
                s.log.tell("received", {"seat": to, "birds": birds, "seat_other": seat}, only(to))
        s.stage = WATCHING
        s.push(ROUND, 0)


MIGRATE: Final = Migrate()
PASS_ON: Final = PassOn(PASS)
ARRIVE: Final = Arrive()
