"""Verbs for any game: put off what comes at the end of a turn."""

from __future__ import annotations

from typing import Any

from voliere.core.space import Action
from voliere.core.state import Seat, State
from voliere.core.task import Task, Verb


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
            s.push(task.verb, task.seat, task.slot)


def clockwise(first: Seat, seats: int) -> list[Seat]:
    """
    >>> clockwise(2, 4)
    [2, 3, 0, 1]
    """
    return [(first + k) % seats for k in range(seats)]
