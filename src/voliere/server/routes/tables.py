"""Routes about tables: make one, sit down, leave, let a bot play, play again."""

from __future__ import annotations

import secrets

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

import voliere
from voliere.bots import levels
from voliere.bots.names import company
from voliere.core.game import Game
from voliere.core.options import Options
from voliere.core.refused import Refused
from voliere.core.rng import seeded
from voliere.server.live.room import Room
from voliere.server.routes.bodies import (
    Checked,
    CheckOptions,
    GameInfo,
    Join,
    NewSeat,
    NewTable,
    SeatOf,
    ToBot,
)
from voliere.server.routes.catalogue import all_games
from voliere.server.routes.dependencies import PROBLEMS, Asker, AtTable, OurService
from voliere.server.routes.identity import Person
from voliere.server.routes.requests import HttpRequest
from voliere.server.routes.service import Service, same
from voliere.server.table import projection, seating
from voliere.server.table.cleaning import LONGEST_NAME, clean
from voliere.server.table.facts import Chair, Facts, Summary
from voliere.server.table.wire import TableInfo
from voliere.server.tokens import secret


@get("/api/games", responses=PROBLEMS)
async def games() -> list[GameInfo]:
    """Every game, with the names and numbers a client needs to draw it."""
    return all_games()


@post("/api/games/{game:str}/check", status_code=200, responses=PROBLEMS)
async def check(game: FromPath[str], data: JSONBody[CheckOptions]) -> Checked:
    """Whether options go together; the answer is complete."""
    return Checked(voliere.game(game).check(data.seats, data.options))


@post("/api/tables", responses=PROBLEMS)
async def new_table(person: Asker, service: OurService, data: JSONBody[NewTable]) -> TableInfo:
    """Set a table: game, options, who sits where."""
    await within_quota(service, person)
    game = voliere.game(data.game)
    options = game.check(len(data.seats), data.options)
    chairs = named(game, [chair(person, seat, game) for seat in data.seats])
    facts = new_facts(service, person, game, options, chairs, data.watch)
    return await made(service, person, facts, chairs, game)


async def within_quota(service: Service, person: Person) -> None:
    if not service.new_tables.spend(person.id):
        raise Refused("too-often", {}, "too many new tables: wait a moment")
    most = service.settings.limits.running
    if await service.store.running(person.id) >= most:
        raise Refused("too-many-tables", {"most": most}, f"you have {most} unfinished tables already")


def chair(person: Person, seat: NewSeat, game: Game) -> Chair:
    name = clean(seat.name, LONGEST_NAME)
    if seat.who == "open":
        return Chair(None, name) if game.pad_of else Chair()  # a pad knows who sits there, phone or not
    if seat.who == "bot":
        if game.pad_of:
            raise Refused("pad-no-bots", {}, "nobody plays for anybody on a pad")
        levels.make(seat.bot, game, seeded(0))  # refuses a bot that does not exist
        return Chair(None, name, seat.bot)
    return Chair(person.id, name or person.name)


def named(game: Game, chairs: list[Chair]) -> list[Chair]:
    """Bots without a name get one nobody else has."""
    nameless = [one.bot for one in chairs if one.bot and not one.name]
    names = iter(company(game.id, nameless, [one.name for one in chairs]))
    return [Chair(None, next(names), one.bot) if one.bot and not one.name else one for one in chairs]


def new_facts(
    service: Service,
    person: Person,
    game: Game,
    options: Options,
    chairs: list[Chair],
    watch: bool,
    rematch_of: str | None = None,
) -> Facts:
    return Facts(
        id=secret(),
        game=game.id,
        rules=game.version,
        seats=len(chairs),
        options=options,
        seed=secrets.token_hex(16),
        watch=watch,
        host=person.id,
        link=secret(),
        created=service.now(),
        stand_in=levels.usual(game),  # what a table agrees on, for somebody who is away or leaves
        rematch_of=rematch_of,
    )


async def made(service: Service, person: Person, facts: Facts, chairs: list[Chair], game: Game) -> TableInfo:
    """Write the table down and open its room; a rematch that somebody made meanwhile is the one to join."""
    waiting = any(one.open for one in chairs) and not game.pad_of
    turn = (
        []
        if waiting or game.pad_of
        else game.new(facts.seats, int(facts.seed, 16), facts.options, facts.rules).actors
    )
    summary = Summary("waiting" if waiting else "playing", turn, [])
    id = facts.id
    if not await service.store.create(facts, chairs, summary):
        id = await service.store.rematch(facts.rematch_of or "") or ""
    room = await service.rooms.room(id)
    room.call(False)
    return projection.table_info(room.table, person.id, room.rematch)


@get("/api/tables/{table:str}", responses=PROBLEMS)
async def about(
    request: HttpRequest,
    person: Asker,
    service: OurService,
    table: FromPath[str],
    link: FromQuery[str] = "",
) -> TableInfo:
    """A table I sit at, may watch, or am invited to."""
    room = await service.room(request, person, table, link)
    return projection.table_info(room.table, person.id, room.rematch)


@post("/api/tables/{table:str}/join", status_code=200, responses=PROBLEMS)
async def join(
    request: HttpRequest,
    person: Asker,
    service: OurService,
    table: FromPath[str],
    data: JSONBody[Join],
) -> TableInfo:
    """Sit down, with the secret of the invitation; or ask for a seat that was left, and later take it."""
    room = await service.room(request, person, table, data.link)
    if not same(data.link, room.table.facts.link):
        raise service.wrong(request)
    called = room.table.chairs[data.seat].name if room.table.pad and has(room, data.seat) else ""
    name = clean(data.name, LONGEST_NAME) or called or person.name
    await room.act(seating.Sitting(*common(person), data.seat, name, away(room, data.seat)))
    return projection.table_info(room.table, person.id, room.rematch)


@post("/api/tables/{table:str}/leave", status_code=200, responses=PROBLEMS)
async def leave(person: Asker, service: OurService, room: AtTable, data: JSONBody[SeatOf]) -> TableInfo:
    """Leave a seat. Before the start it is open again; later a bot plays on, and I may come back."""
    await room.act(seating.Leaving(*common(person), data.seat))
    return projection.table_info(room.table, person.id, room.rematch)


@post("/api/tables/{table:str}/bot", status_code=200, responses=PROBLEMS)
async def seat_bot(person: Asker, service: OurService, room: AtTable, data: JSONBody[ToBot]) -> TableInfo:
    """Let a bot play a seat: mine, an open one, or one whose player has been away for a while."""
    await room.act(seating.SeatingBot(*common(person), data.seat, data.bot, away(room, data.seat)))
    return projection.table_info(room.table, person.id, room.rematch)


@post("/api/tables/{table:str}/back", status_code=200, responses=PROBLEMS)
async def come_back(person: Asker, service: OurService, room: AtTable, data: JSONBody[SeatOf]) -> TableInfo:
    """Take my seat back from the bot."""
    await room.act(seating.ComingBack(*common(person), data.seat))
    return projection.table_info(room.table, person.id, room.rematch)


@post("/api/tables/{table:str}/free", status_code=200, responses=PROBLEMS)
async def free(person: Asker, service: OurService, room: AtTable, data: JSONBody[SeatOf]) -> TableInfo:
    """Take a bot from its seat before the game begins, so that somebody can sit there."""
    await room.act(seating.Freeing(*common(person), data.seat))
    return projection.table_info(room.table, person.id, room.rematch)


@post("/api/tables/{table:str}/close", status_code=200, responses=PROBLEMS)
async def close(person: Asker, service: OurService, room: AtTable) -> TableInfo:
    """End a table without a result: one that still waits, or one that nobody else plays at."""
    await room.act(seating.Closing(*common(person)))
    return projection.table_info(room.table, person.id, room.rematch)


def has(room: Room, seat: int) -> bool:
    return 0 <= seat < room.table.facts.seats


def away(room: Room, seat: int) -> bool:
    """Whether the person of a seat has been gone long enough for others to act."""
    return has(room, seat) and room.presence.away(seat, room.presence.patience)


def common(person: Person) -> tuple[str, str]:
    """Of an intent that is not repeated: a name of its own."""
    return person.id, secret()


@post("/api/tables/{table:str}/rematch", status_code=200, responses=PROBLEMS)
async def rematch(person: Asker, service: OurService, room: AtTable) -> TableInfo:
    """The next table: same game and people, everybody one seat on; the winner begins where rules say so.

    A pad stays with its seats: people sit where they sit.
    """
    if not room.sits(person.id):
        raise Refused("not-your-seat", {}, "only who sat there can ask for another game")
    if room.table.phase != "over" or room.table.lesson is not None:
        raise Refused("not-over", {}, "the game is not over")
    if room.rematch is None:
        await within_quota(service, person)
        facts, chairs = next_table(service, person, room)
        info = await made(service, person, facts, chairs, room.table.game)
        room.rematch_is(info.id)
        return info
    following = await service.rooms.room(room.rematch)
    return projection.table_info(following.table, person.id, following.rematch)


def next_table(service: Service, person: Person, room: Room) -> tuple[Facts, list[Chair]]:
    table = room.table
    old = named(table.game, [following(one) for one in table.chairs])
    chairs = old if table.pad else [*old[1:], old[0]]
    options = beginning(table.record.options, table.state.places())
    return new_facts(service, person, table.game, options, chairs, table.facts.watch, table.facts.id), chairs


def beginning(options: Options, places: list[int]) -> Options:
    """The winner begins, one seat on; where nobody won alone chance decides (SB-R-1)."""
    if "first_player" not in options:
        return dict(options)
    winner = (places.index(1) - 1) % len(places) if places.count(1) == 1 else None
    return options | {"first_player": "random" if winner is None else str(winner + 1)}


def following(chair: Chair) -> Chair:
    """Who sits there at the next table: the same person or bot, or the bot that played for one who left."""
    if chair.gone:
        return Chair(None, "", chair.bot)
    return chair if chair.person is None else Chair(chair.person, chair.name)


ROUTES = [games, check, new_table, about, join, leave, seat_bot, come_back, free, close, rematch]
