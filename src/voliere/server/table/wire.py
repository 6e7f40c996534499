"""Every message that crosses the network, both ways, and every body of the HTTP API.

The TypeScript types of the web app are made from these (`python -m voliere.server.typescript`); what they
mean is in docs/wire-protocol.md. A sentence crosses only on the board of a game without a face: events,
reasons, notes and refusals go as a name with arguments, and the reader's own language says them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Told = int | str | list[int]
Value = bool | int | str
Seat = Annotated[int, Meta(ge=-1, le=15)]  # -1: nobody's seat, a spectator
Number = Annotated[int, Meta(ge=-1, le=2**31 - 1)]
Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,64}$")]  # made by the client, once per intent
Name = Annotated[str, Meta(max_length=200)]  # cleaned and cut by the server
Phase = Literal["waiting", "playing", "over", "closed"]  # closed: ended without a result
SeatKind = Literal["open", "person", "bot"]


class Said(Struct):
    """Something to be put into words: an event, a reason, a foreseen effect."""

    name: str
    args: dict[str, Told]


class Entry(Struct):
    """An event of the game's log, as this reader may know it, with the version that brought it."""

    v: int
    name: str
    args: dict[str, Told]


class Note(Struct):
    """Something at the table beside the game: somebody sat down, spoke, took back. `at`: Unix seconds."""

    v: int
    at: int
    name: str
    args: dict[str, Told]


# -- what a table is ---------------------------------------------------------------------------


class SeatInfo(Struct):
    """Who sits there. A person whose `bot` is set is away: the bot plays until they take the seat back.

    `gone`: they have left the game; others may ask for the seat. `owner`: the first seat of the same person,
    the same number for all their seats (-1: no person).
    """

    kind: SeatKind
    name: str
    bot: str | None
    mine: bool
    gone: bool
    owner: int


class WishInfo(Struct):
    """Somebody asks for a seat that was left. `n` names the wish, `mine`: it is I who ask.

    `wants`: seats of those who have not answered; when none is left the seat can be taken, by joining again.
    """

    n: int
    seat: int
    name: str
    mine: bool
    wants: list[int]


class TableInfo(Struct):
    """A table as one person may know it. `link`, the secret of the invitation: for those who sit there.

    `stand_in`: the bot that plays for somebody who is away, agreed on when the table was made.
    """

    id: str
    game: str
    rules: int
    options: dict[str, Value]
    seats: list[SeatInfo]
    phase: Phase
    turn: list[int]
    places: list[int]
    totals: list[int]
    watch: bool
    talk: bool
    host: bool
    stand_in: str
    link: str | None
    seed_hash: str
    seed: str | None
    rematch: str | None
    wish: WishInfo | None
    lesson: bool
    hidden: bool
    created: int
    moved: int


class Ask(Struct):
    """The question this seat owes an answer to. `verb`: message `GAME-ask-VERB`; `options`: actions.

    `reasons`: why things that look choosable are not, by path ("cell:12").
    """

    n: int
    verb: str
    options: list[int]
    reasons: dict[str, Said]


class LogPart(Struct):
    """Keep the first `keep` entries you have, then add these."""

    keep: int
    events: list[Entry]


class NotePart(Struct):
    """Keep the first `keep` entries you have, then add these."""

    keep: int
    notes: list[Note]


class Undo(Struct):
    """`may`: this seat can take back at once ("free"), must ask the others ("ask"), or cannot ("no").

    `by`: the seat that asks to take back now, and `wants`: the seats that have not answered it yet.
    """

    may: Literal["free", "ask", "no"]
    by: int | None
    wants: list[int]


class ScoreInfo(Struct):
    total: int
    lines: dict[str, int]


class End(Struct):
    """The end of the game: everything is open now, the seed too. `seconds`: from start to last move."""

    scores: list[ScoreInfo]
    places: list[int]
    returns: list[float]
    seed: str
    seconds: int


# -- from the server, over the socket -------------------------------------------------------------


class Hello(Struct, tag="hello", tag_field="t"):
    """First message, and again whenever seats change. `seat`: whose eyes it has (-1: spectator's).

    `seen`: the last version that was in sight from this seat, on any device; 0: none, or a spectator.
    """

    person: str
    name: str
    seat: int
    seen: int
    table: TableInfo


class LessonPart(Struct):
    """Where a lesson of `count` steps stands: the texts so far (messages `lesson-GAME-TEXT`), now the last.

    `ring`: what it speaks of, "kind:index", "zone:NAME" or "seat:K". `wants`: to be read on, a move of
    the learner, patience while others move, or nothing more.
    """

    texts: list[str]
    count: int
    ring: list[str]
    wants: Literal["read", "play", "watch", "done"]


class SpanInfo(Struct):
    """Some text of a board. `style`: like "red bold"; `thing`: what a click on it means, "kind:index"."""

    text: str
    style: str
    thing: str


class Push(Struct, tag="push", tag_field="t"):
    """All the seat may know after version `v`. `since`: it follows that version (0: it is complete).

    `view` is null while seats are still open. `asides`: what may be said at any time without being owed.
    `board`: the view as lines of text in the reader's language, for games the page has no face for.
    """

    v: int
    since: int
    seat: int
    phase: Phase
    actors: list[int]
    view: dict[str, Any] | None
    ask: Ask | None
    asides: list[int]
    log: LogPart
    notes: NotePart
    undo: Undo
    end: End | None
    lesson: LessonPart | None
    board: list[list[SpanInfo]] | None


class Ack(Struct, tag="ack", tag_field="t"):
    """The intent `id` is on disk since version `v`. Sent again for the same id, it is the same ack."""

    id: str
    v: int


class No(Struct, tag="no", tag_field="t"):
    """Refused; nothing changed. Message `refused-KEY`. A complete push follows a stale or illegal answer."""

    id: str
    key: str
    args: dict[str, Told]


class Foreseen(Struct, tag="foreseen", tag_field="t"):
    """What an option will surely do. `sure`: that is all it will do; else chance or a secret comes next."""

    seat: int
    n: int
    a: int
    events: list[Said]
    sure: bool


class Here(Struct, tag="here", tag_field="t"):
    """Which seats have somebody connected, and how many only watch.

    `absent`: whose person has been gone so long that others may let the table's bot play.
    """

    seats: list[bool]
    watching: int
    absent: list[bool]


class Pong(Struct, tag="pong", tag_field="t"):
    pass


ToClient = Hello | Push | Ack | No | Foreseen | Here | Pong


# -- to the server, over the socket ---------------------------------------------------------------


class Play(Struct, tag="play", tag_field="t", forbid_unknown_fields=True):
    """Answer question `n` with action `a`; or say an aside (then `n` does not matter)."""

    seat: Seat
    n: Number
    a: Number
    id: Id


class Look(Struct, tag="look", tag_field="t", forbid_unknown_fields=True):
    """Look through another seat of mine, or -1 as a spectator would: for friends who share a device.

    `lang`: the language boards are read in from now on; empty: as before.
    """

    seat: Seat
    lang: Annotated[str, Meta(max_length=20)] = ""


class Seen(Struct, tag="seen", tag_field="t", forbid_unknown_fields=True):
    """Version `v` was in sight from this seat of mine: said when the page is hidden or left. No answer."""

    seat: Seat
    v: Number


class Foresee(Struct, tag="foresee", tag_field="t", forbid_unknown_fields=True):
    seat: Seat
    n: Number
    a: Number


class TakeBack(Struct, tag="undo", tag_field="t", forbid_unknown_fields=True):
    """Take back my last action; asks the others where it is not free."""

    seat: Seat
    id: Id


class Answer(Struct, tag="answer", tag_field="t", forbid_unknown_fields=True):
    """Agree or not that another seat takes back."""

    seat: Seat
    yes: bool
    id: Id


class Let(Struct, tag="let", tag_field="t", forbid_unknown_fields=True):
    """Let somebody have the seat they ask for by wish `n`, or not. `seat`: mine, which answers."""

    seat: Seat
    n: Number
    yes: bool
    id: Id


class Say(Struct, tag="say", tag_field="t", forbid_unknown_fields=True):
    """A line of chat, plain text."""

    seat: Seat
    text: Annotated[str, Meta(max_length=2000)]
    id: Id


class Read(Struct, tag="read", tag_field="t", forbid_unknown_fields=True):
    """Step `step` of a lesson is read, the first being 0: go on."""

    seat: Seat
    step: Number
    id: Id


class Pace(Struct, tag="pace", tag_field="t", forbid_unknown_fields=True):
    """This reader wants bots to rest so many milliseconds before a move. No answer; holds for the socket."""

    ms: Number


class Resync(Struct, tag="resync", tag_field="t", forbid_unknown_fields=True):
    """Send everything again."""


class Ping(Struct, tag="ping", tag_field="t", forbid_unknown_fields=True):
    pass


ToServer = Play | Look | Seen | Foresee | TakeBack | Answer | Let | Say | Read | Pace | Resync | Ping

encode = msgspec.json.Encoder().encode
read_message = msgspec.json.Decoder(ToServer).decode
