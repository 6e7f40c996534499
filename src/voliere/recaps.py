"""Finished games told once more: by the `Teller` a game brings in its module `recap`, or the general one."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from voliere.core.events import Event
from voliere.core.game import Game
from voliere.core.recap.course import Course, Turn
from voliere.core.recap.teller import Award, Star, Teller
from voliere.core.record import Record
from voliere.games import own
from voliere.plugins import Plugin, exists, warn


class Seen:
    """A turn worth seeing again: what happened in it, with pictures."""

    def __init__(self, turn: Turn, runner: int, points: int, events: list[Event], things: list[str]) -> None:
        self.turn = turn
        self.runner = runner
        self.points = points
        self.events = events
        self.things = things


class Recap:
    """All that is told of a game."""

    def __init__(
        self,
        course: Course,
        winners: list[int],
        decided: list[Event],
        star: Star | None,
        turning: Seen | None,
        best: list[Seen | None],
        awards: list[Award],
    ) -> None:
        self.course = course
        self.winners = winners  # runners; [] where there is nobody to beat
        self.decided = decided
        self.star = star
        self.turning = turning
        self.best = best  # of each runner
        self.awards = awards


@cache
def teller(game: Game) -> Teller:
    """
    >>> import voliere
    >>> type(teller(voliere.game("wingspan"))).__name__
    'WingspanTeller'
    """
    name = f"{game.package}.recap"
    try:
        if not exists(name):
            return Teller()
        [found] = [
            kind
            for kind in vars(import_module(name)).values()
            if isinstance(kind, type) and issubclass(kind, Teller) and kind.__module__ == name
        ]
        return found()
    except Exception as no:  # whatever a stranger's code may do
        if game in own():
            raise
        warn(Plugin("voliere.games", game.id, name, None), str(no) or type(no).__name__)
        return Teller()


def recap(record: Record) -> Recap:
    """What there is to tell of a finished game; by the general teller if the game's own fails at it."""
    own_teller = teller(record.game)
    try:
        return told(own_teller, record)
    except Exception:
        if record.game in own():
            raise
        return told(Teller(), record)


def told(by: Teller, record: Record) -> Recap:
    course = by.course(record)
    winners = by.winners(course)
    shown = winners[0] if winners else 0

    def seen(turn: Turn | None, runner: int) -> Seen | None:
        if turn is None:
            return None
        whose = runner if by.owns(course, runner, turn) else turn.seat
        events, things = by.happened(course, turn, whose), by.things(course, turn, whose)
        return Seen(turn, runner, turn.gains[runner], events, things)

    turning = by.turning(course)
    return Recap(
        course,
        winners,
        by.decided(course),
        by.star(course, shown),
        seen(turning, shown),
        [seen(by.best_turn(course, k), k) for k in range(len(course.runners))],
        by.chosen_awards(course),
    )
