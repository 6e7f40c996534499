"""Setting up a position that was written down as JSON: its tasks, and whether it can stand."""

from __future__ import annotations

import json
from typing import Final

from voliere.core.facts import Facts
from voliere.core.refused import Refused, Told
from voliere.core.state import NOBODY, State
from voliere.core.task import Task, no_verb, verb_named

FARTHEST: Final = 1 << 31  # no slot of a task is near


def from_text(text: str) -> object:
    try:
        found: object = json.loads(text)
    except (ValueError, RecursionError) as no:
        raise no_position("json", {}, "it is not JSON") from no
    return found


def lay_tasks(s: State, facts: Facts, module: str) -> None:
    """What there is to do, by the names of the verbs of the game in this module."""
    s.actors = facts.numbers("actors", 0, s.seats - 1)
    s.todo = tasks(s, facts, "todo", facts.items("todo"), module)
    lanes = facts.items("lanes")
    if len(lanes) not in (0, s.seats):
        raise facts.no("lanes", "a list for each seat, or empty")
    s.lanes = [tasks(s, facts, "lanes", lane, module) for lane in lanes]
    s.later = tasks(s, facts, "later", facts.items("later"), module)
    s.here = s.todo


def tasks(s: State, facts: Facts, key: str, given: object, module: str) -> list[Task]:
    if not isinstance(given, list):
        raise facts.no(key, "a list of tasks")
    found: list[Task] = []
    for one in given:
        if not isinstance(one, list) or len(one) != 3 or not isinstance(one[0], str):
            raise facts.no(key, "tasks: a name, a seat and a slot")
        [seat] = facts.plain(key, one[1:2], NOBODY, s.seats - 1)
        [slot] = facts.plain(key, one[2:], -FARTHEST, FARTHEST)
        verb = verb_named(one[0], module)
        if verb is None:
            raise no_verb(one[0])
        found.append(verb.tasks[seat] if slot == -1 and seat >= 0 else Task(verb, seat, slot))
    return found


def stands(s: State, given: object) -> None:
    """Refuse a position that tells more than it is, asks whom it should not, or cannot be looked at."""
    if s.position() != given:
        raise no_position("whole", {}, "it holds facts that contradict each other, or that nobody asked for")
    if asked(s) != s.actors or (not s.actors and (s.todo or s.lanes)):
        raise no_position("asked", {}, "those it says are asked are not those who owe an answer")
    for seat in [NOBODY, *range(s.seats)]:
        s.view(seat)
        s.choices(seat)
        s.asides(seat)
    s.scores()


def asked(s: State) -> list[int]:
    """Who owes an answer, as `settle` leaves it."""
    if s.lanes:
        return [seat for seat in range(s.seats) if s.lanes[seat] and owed(s, s.lanes[seat][-1]) > 0]
    if s.todo and owed(s, s.todo[-1]) > 1:
        return [s.todo[-1].seat]
    return []


def owed(s: State, task: Task) -> int:
    return task.verb.width(s, task) if task.verb.asks else 0


def no_position(key: str, about: dict[str, Told], why: str) -> Refused:
    return Refused("position-" + key, about, f"not a position: {why}")
