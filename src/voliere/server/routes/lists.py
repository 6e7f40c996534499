"""Routes about lists: the tables I sit at, all my games a page at a time, and what I want to see no more."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, Parameter

from voliere.core.refused import Refused
from voliere.games import all_known
from voliere.server.routes.bodies import Games, Hide, Saying, Sayings, Tables
from voliere.server.routes.dependencies import PROBLEMS, Asker, OurService
from voliere.server.routes.identity import Person
from voliere.server.table import projection
from voliere.server.table.cleaning import is_id
from voliere.server.table.facts import Listed
from voliere.server.table.wire import TableInfo

PAGE = 20  # games at a time
LINES = 500  # of what I said
MOST = (1 << 31) - 1  # what a database takes for the number of an entry


@get("/api/tables", responses=PROBLEMS)
async def my_tables(person: Asker, service: OurService) -> Tables:
    """Where I sit: what goes on, and what is finished."""
    running, finished = [told(person, await service.store.mine(person.id, over)) for over in (False, True)]
    return Tables(running, finished)


@get("/api/mine", responses=PROBLEMS)
async def my_games(
    person: Asker,
    service: OurService,
    game: FromQuery[Annotated[str, Parameter(max_length=40)]] = "",
    after: FromQuery[Annotated[str, Parameter(max_length=80)]] = "",
    everything: FromQuery[bool] = False,
) -> Games:
    """All my games, hidden ones too, the latest first; `after`: where the last page ended.

    `everything`: lessons and tables that were closed as well.
    """
    if game and not is_id(game):
        raise Refused("malformed", {}, "that is no game")
    found = await service.store.games(person.id, game, place(after), PAGE + 1, everything)
    more = found[PAGE - 1] if len(found) > PAGE else None
    return Games(told(person, found[:PAGE]), f"{more.moved}.{more.facts.id}" if more else "")


@get("/api/me/said", responses=PROBLEMS)
async def what_i_said(
    person: Asker,
    service: OurService,
    after: FromQuery[Annotated[str, Parameter(max_length=80)]] = "",
) -> Sayings:
    """All I said at tables, a page at a time; `after`: where the last page ended."""
    seq, id = place(after) or (0, "")
    found = await service.store.said(person.id, (id, min(seq, MOST)), LINES + 1)
    lines = [Saying(table, said.at, said.text) for table, said in found[:LINES]]
    table, last = found[LINES - 1] if len(found) > LINES else ("", None)
    return Sayings(lines, f"{last.seq}.{table}" if last else "")


def place(after: str) -> tuple[int, str] | None:
    number, _, id = after.partition(".")
    if not after:
        return None
    if not (number.isdecimal() and len(number) < 16 and is_id(id)):
        raise Refused("malformed", {}, "that is no end of a page")
    return int(number), id


@post("/api/tables/{table:str}/hide", status_code=200, responses=PROBLEMS)
async def hide(person: Asker, service: OurService, table: FromPath[str], data: JSONBody[Hide]) -> Hide:
    """Put a table out of my list, or back into it. It goes on all the same."""
    if is_id(table):
        await service.store.hide(table, person.id, data.hidden)
    return data


def told(person: Person, listed: list[Listed]) -> list[TableInfo]:
    known = all_known()
    return [
        projection.listed_info(
            one,
            person.id,
            one.facts.game in known and not known[one.facts.game].quiet(one.facts.options),
        )
        for one in listed
    ]


ROUTES = [my_tables, my_games, what_i_said, hide]
