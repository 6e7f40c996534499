"""The bodies of the HTTP API, both ways. See `wire` for what is meant, and docs/wire-protocol.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from voliere.server.table.wire import End, Name, Said, Seat, SpanInfo, TableInfo, Told, Value


class Problem(Struct):
    """Every answer that is not a success."""

    key: str
    args: dict[str, Told]
    message: str


class OptionInfo(Struct):
    """`names` for a choice, `low` and `high` for a number."""

    id: str
    kind: Literal["flag", "choice", "number"]
    default: Value
    names: list[str]
    low: int
    high: int


class BlockInfo(Struct):
    """A run of actions: `first` + the index of its things, counted in the order of `kinds`."""

    name: str
    kinds: list[str]
    first: int
    size: int


class GameInfo(Struct):
    """`levels`: its bots that are levels, weakest first; `usual_bot`: whom one meets unless one chooses.

    `lesson`: of how many steps it is; 0: there is none. `languages`: by code, as they call themselves.

    `sheets`: whether there are any to print.
    `pad_of`: the game it is a pad of; empty: it is a game.
    """

    id: str
    title: str
    pad_of: str
    version: int
    seats: list[int]
    minutes: int
    options: list[OptionInfo]
    things: dict[str, list[str]]
    blocks: list[BlockInfo]
    events: dict[str, list[str]]
    score_lines: list[str]
    bots: list[str]
    levels: list[str]
    usual_bot: str
    lesson: int
    languages: dict[str, str]
    sheets: bool


class Reach(Struct):
    """By which addresses others come here, the likeliest first. `near`: only this machine can, by itself."""

    addresses: list[str]
    near: bool


class CheckOptions(Struct, forbid_unknown_fields=True):
    seats: Seat
    options: dict[str, Value] = {}


class Checked(Struct):
    options: dict[str, Value]


class SetupCard(Struct):
    """How to set the real table, step by step, and what the variants change. Messages `GAME-event-NAME`."""

    steps: list[Said]
    variants: list[Said]


class Weigh(Struct, forbid_unknown_fields=True):
    """Entries of a pad's sheets, all together, as this seat might say them."""

    seat: Seat
    actions: Annotated[list[int], Meta(max_length=64)]


class Weighed(Struct):
    """What each seat would gain by them; null: hidden, or not known."""

    gains: list[int | None]


class NewPerson(Struct, forbid_unknown_fields=True):
    name: Name


class Me(Struct):
    """`token`: only in the answer that made or recovered the identity; programs send it as bearer token."""

    person: str
    name: str
    token: str | None = None


class Recovery(Struct):
    """The secret of the recovery link. It is shown once and works once; a new one ends the old."""

    recovery: str


class Recover(Struct, forbid_unknown_fields=True):
    recovery: Annotated[str, Meta(max_length=100)]


class DeviceInfo(Struct):
    """Somewhere I am signed in. `this`: here. `used`: the last time, give or take an hour (Unix seconds)."""

    id: str
    this: bool
    created: int
    used: int


class Devices(Struct):
    devices: list[DeviceInfo]


class NewSeat(Struct, forbid_unknown_fields=True):
    """`me`, `friend` (on my device), `open` (by link) or `bot` with its level."""

    who: Literal["me", "friend", "open", "bot"]
    name: Name = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=15)]
    options: dict[str, Value] = {}
    watch: bool = False


class Join(Struct, forbid_unknown_fields=True):
    """`seat` -1: any open one. `name`: how this seat is called; empty: as I am."""

    link: Annotated[str, Meta(max_length=100)]
    seat: Seat = -1
    name: Name = ""


class SeatOf(Struct, forbid_unknown_fields=True):
    seat: Seat


class ToBot(Struct, forbid_unknown_fields=True):
    """`bot` empty: the table's `stand_in`, the only one that may play for somebody else who is away."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=40)] = ""


class Tables(Struct):
    running: list[TableInfo]
    finished: list[TableInfo]


class Games(Struct):
    """A page of all my games. `after`: asks for the next one; empty: there is none."""

    tables: list[TableInfo]
    after: str


class Saying(Struct):
    """A line of mine in the chat of a table."""

    table: str
    at: int
    text: str


class Sayings(Struct):
    """A page of all I said. `after`: asks for the next one; empty: there is none."""

    lines: list[Saying]
    after: str


class Hide(Struct, forbid_unknown_fields=True):
    hidden: bool


class Ticket(Struct):
    """Opens one socket, once, within 30 seconds."""

    ticket: str


class Frame(Struct):
    """A moment of a replay: the move that led here (null: the start), what it told, the view after it.

    `board`: as in a push.
    """

    seat: int | None
    a: int | None
    actors: list[int]
    view: dict[str, Any]
    events: list[Said]
    board: list[list[SpanInfo]] | None


class Replay(Struct):
    """Part of a finished game through one pair of eyes. `moves`: how many there are in all."""

    game: str
    names: list[str]
    options: dict[str, Value]
    moves: int
    first: int
    frames: list[Frame]
    end: End


class RunnerInfo(Struct):
    """A line of the race: a seat, the whole team, or who plays without a seat. `points`: at each moment."""

    kind: Literal["seat", "team", "rival"]
    seat: int
    points: list[int]


class RoundInfo(Struct):
    """It had begun at moment `at`."""

    number: int
    at: int


class TurnInfo(Struct):
    """Moments `first` to `last`. `seat` -1: of all together; `number`: of this seat in its round, or 0."""

    seat: int
    round: int
    number: int
    first: int
    last: int
    gains: list[int]


class SeenTurn(Struct):
    """A turn worth seeing again (`turn`: which), what it brought a runner, events and pictures of it."""

    turn: int
    runner: int
    points: int
    events: list[Said]
    things: list[str]


class StarInfo(Struct):
    """The bird of the game. `seat` -1: of all."""

    thing: str
    seat: int
    about: Said


class AwardInfo(Struct):
    """What seats did best. Messages `GAME-recap-award-NAME` or `recap-award-NAME`; `about`: a sentence."""

    name: str
    seats: list[int]
    n: int
    sign: str
    thing: str
    about: Said | None


class OwnRecord(Struct):
    """My earlier games like this one: how many, and the most points in one."""

    games: int
    best: int | None


class Recap(Struct):
    """A finished game told once more. Sentences are messages `GAME-recap-NAME`, `recap-NAME`, or events.

    `faces`: of each seat, the bot whose portrait is shown, or nothing. `mine`: null unless I held one seat.
    """

    moves: int
    runners: list[RunnerInfo]
    winners: list[int]
    rounds: list[RoundInfo]
    turns: list[TurnInfo]
    decided: list[Said]
    star: StarInfo | None
    turning: SeenTurn | None
    best: list[SeenTurn | None]
    awards: list[AwardInfo]
    faces: list[str] = []
    mine: OwnRecord | None = None
