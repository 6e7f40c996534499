"""Verbs made of verbs: do several, repeat, each seat in turn, ask first, put off."""

from __future__ import annotations

from typing import Any

from voliere.core.space import Action
from voliere.core.state import Seat, State
from voliere.core.task import Task, Verb


class Seq(Verb[State]):
    """Do these one after the other."""

    def __init__(self, *verbs: Verb[Any]) -> None:
        super().__init__(asks=False)
        self.last_first = list(reversed(verbs))  # the last pushed comes first

    def take(self, s: State, me: Task, a: Action) -> None:
        for verb in self.last_first:
            s.push(verb, me.seat, me.slot)


class Times(Verb[State]):
    """Do this n times."""

    def __init__(self, n: int, verb: Verb[Any]) -> None:
        super().__init__(asks=False)
        self.n = n
        self.verb = verb

    def take(self, s: State, me: Task, a: Action) -> None:
        for _ in range(self.n):
            s.push(self.verb, me.seat, me.slot)


class Each(Verb[State]):
    """Every seat does this, clockwise from whoever says so."""

    def __init__(self, verb: Verb[Any]) -> None:
        super().__init__(asks=False)
        self.verb = verb

    def take(self, s: State, me: Task, a: Action) -> None:
        for seat in reversed(clockwise(me.seat, s.seats)):
            s.push(self.verb, seat, me.slot)


class May(Verb[State]):
    """Ask yes or no before a verb; not asked when the verb could do nothing."""

    def __init__(self, verb: Verb[Any], no: Action, yes: Action) -> None:
        super().__init__()
        self.verb = verb
        self.no = no
        self.yes = yes

    def options(self, s: State, me: Task) -> list[Action]:
        possible = not self.verb.asks or self.verb.width(s, me) > 0
        return sorted([self.no, self.yes]) if possible else []

    def take(self, s: State, me: Task, a: Action) -> None:
        if a == self.yes:
            s.push(self.verb, me.seat, me.slot)


class Later(Verb[State]):
    """Put a verb off until `Now` comes (the end of the turn)."""

    def __init__(self, verb: Verb[Any]) -> None:
        super().__init__(asks=False)
        self.verb = verb

    def take(self, s: State, me: Task, a: Action) -> None:
        s.later = [*s.later, Task(self.verb, me.seat, me.slot)]


class Now(Verb[State]):
    """Do all that was put off, in the order it was put off."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: State, me: Task, a: Action) -> None:
        put_off = s.later
        s.later = []
        for task in reversed(put_off):
            s.here.append(task)


def clockwise(first: Seat, seats: int) -> list[Seat]:
    """
    >>> clockwise(2, 4)
    [2, 3, 0, 1]
    """
    return [(first + k) % seats for k in range(seats)]
