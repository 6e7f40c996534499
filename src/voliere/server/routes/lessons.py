"""The route to a lesson: a private table made from its script, or the one somebody has begun."""

from __future__ import annotations

import msgspec
from litestar import post
from litestar.params import FromPath

import voliere
from voliere.core.refused import Refused
from voliere.server.routes.dependencies import PROBLEMS, Asker, OurService
from voliere.server.routes.tables import named, new_facts, within_quota
from voliere.server.table import projection
from voliere.server.table.facts import Chair, Summary
from voliere.server.table.lesson import lesson_of
from voliere.server.table.wire import TableInfo

SCRIPT = "script"  # instead of a bot: nobody thinks, the lesson says what is played


@post("/api/lessons/{game:str}", responses=PROBLEMS)
async def learn(game: FromPath[str], person: Asker, service: OurService) -> TableInfo:
    """My lesson of a game: where I left it, or from its beginning."""
    played = voliere.game(game)
    lesson = lesson_of(played)
    if lesson is None:
        raise Refused("no-lesson", {}, "this game has no lesson")
    id = await service.store.lesson(person.id, lesson.edition)
    if id is None:
        await within_quota(service, person)
        others = [Chair(None, "", SCRIPT)] * (lesson.seats - 1)
        me = Chair(person.id, person.name)
        chairs = named(played, [*others[: lesson.learner], me, *others[lesson.learner :]])
        facts = msgspec.structs.replace(
            new_facts(service, person, played, lesson.options, chairs, watch=False),
            seed=lesson.seed,
            rules=lesson.rules,
            lesson=lesson.edition,
        )
        await service.store.create(facts, chairs, Summary("playing", [lesson.learner], []), lesson.opening)
        id = facts.id
    room = await service.rooms.room(id)
    room.call(False)
    return projection.table_info(room.table, person.id, room.rematch)


ROUTES = [learn]
