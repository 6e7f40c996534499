"""What is told of finished games, as bodies, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from voliere.core.events import Event
from voliere.recaps import Recap, Seen, recap
from voliere.server.routes import bodies
from voliere.server.table.projection import said
from voliere.server.table.table import Table
from voliere.server.table.wire import Said

KEPT = 200  # recaps in memory: some ten kilobytes each


class Retold:
    """What was told of a game is told again: a finished game does not change."""

    def __init__(self) -> None:
        self.told: OrderedDict[str, asyncio.Task[bodies.Recap]] = OrderedDict()

    async def of(self, table: Table) -> bodies.Recap:
        id = table.facts.id
        if id not in self.told:
            record = table.record
            self.told[id] = asyncio.create_task(asyncio.to_thread(lambda: body(recap(record))))
            while len(self.told) > KEPT:
                self.told.popitem(last=False)
        self.told.move_to_end(id)
        try:
            return await asyncio.shield(self.told[id])
        except Exception:
            self.told.pop(id, None)
            raise


def body(told: Recap) -> bodies.Recap:
    course = told.course
    runners = [
        bodies.RunnerInfo(one.kind, one.seat, course.line(k))  # type: ignore[arg-type]
        for k, one in enumerate(course.runners)
    ]
    turns = [bodies.TurnInfo(t.seat, t.round, t.number, t.first, t.last, t.gains) for t in course.turns]

    def seen(one: Seen | None) -> bodies.SeenTurn | None:
        if one is None:
            return None
        events = [said(event) for event in one.events]
        return bodies.SeenTurn(course.turns.index(one.turn), one.runner, one.points, events, one.things)

    return bodies.Recap(
        len(course.record.moves),
        runners,
        told.winners,
        [bodies.RoundInfo(one.number, one.at) for one in course.rounds],
        turns,
        [said(event) for event in told.decided],
        None
        if told.star is None
        else bodies.StarInfo(told.star.thing, told.star.seat, said(told.star.about)),
        seen(told.turning),
        [seen(one) for one in told.best],
        [bodies.AwardInfo(a.name, a.seats, a.n, a.sign, a.thing, maybe(a.about)) for a in told.awards],
    )


def maybe(event: Event | None) -> Said | None:
    return None if event is None else said(event)
