"""What leaves the server about a table, per reader, from committed entries only. No other way out."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Any, cast

from voliere.core.events import Event
from voliere.core.game import Game
from voliere.core.naming import kebab
from voliere.core.pad.state import PadState
from voliere.core.refused import Refused
from voliere.core.state import Seat, View
from voliere.server.table import undo
from voliere.server.table.facts import Chair, Facts, Listed, Summary
from voliere.server.table.table import Table, standing
from voliere.server.table.wire import (
    Ask,
    End,
    Entry,
    Foreseen,
    LessonPart,
    LogPart,
    Note,
    NotePart,
    Push,
    Said,
    ScoreInfo,
    SeatInfo,
    SpanInfo,
    TableInfo,
    Undo,
    WishInfo,
    encode,
)

Draw = Callable[[Game, View, list[str], Seat], list[list[SpanInfo]]]  # a board, in some reader's language
FORESEEN = 400  # remembered looks ahead per version

in_words = cache(kebab)  # of the names of verbs, which are few


class Projection:
    """The pushes of one table, each built and encoded once per reader and version."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.version = -1
        self.pushes: dict[tuple[Seat, int, Draw | None], bytes] = {}
        self.ahead: dict[tuple[Seat, int], Foreseen] = {}

    def refresh(self) -> None:
        if self.version != self.table.version:
            self.forget()
            self.version = self.table.version

    def forget(self) -> None:
        self.pushes.clear()
        self.ahead.clear()

    def push(self, seat: Seat, since: int, draw: Draw | None = None) -> bytes:
        """A push for a seat (NOBODY: a spectator) that holds version `since`; 0 gives all."""
        self.refresh()
        clocks = self.table.clocks
        rewound = clocks.rewound[seat]
        if rewound and clocks.seq(seat, since) < rewound:
            since = 0
        found = self.pushes.get((seat, since, draw))
        if found is None:
            found = self.pushes[seat, since, draw] = encode(build(self.table, seat, since, draw))
        return found

    def foresee(self, seat: Seat, a: int) -> Foreseen:
        self.refresh()
        found = self.ahead.get((seat, a))
        if found is None:
            if len(self.ahead) >= FORESEEN:
                self.ahead.clear()
            found = self.ahead[seat, a] = foreseen(self.table, seat, a)
        return found


def build(table: Table, seat: Seat, since: int, draw: Draw | None = None) -> Push:
    started = table.started
    state = table.state
    view = dict(state.view(seat)) if started else None
    actors = [] if table.closed or table.pad or not started else state.actors
    plea = table.plea
    held = table.clocks.seq(seat, since) if since else 0
    return Push(
        v=table.clock(seat),
        since=since,
        seat=seat,
        phase=table.phase,
        actors=actors,
        view=view,
        ask=ask(table, seat) if seat in actors else None,
        asides=state.asides(seat) if seat >= 0 and actors else [],
        log=log_part(table, seat, held) if started else LogPart(0, []),
        notes=note_part(table, seat, held),
        undo=Undo(undo.may(table, seat), plea.seat if plea else None, table.unanswered() if plea else []),
        end=end(table) if started and not state.actors else None,
        lesson=lesson_part(table),
        board=None if view is None or draw is None else draw(table.game, view, table.names(), seat),
    )


def lesson_part(table: Table) -> LessonPart | None:
    """Only the learner is ever at the table, so it is the same for every reader."""
    lesson = table.lesson
    if lesson is None:
        return None
    step, moves = table.reading, len(table.course)
    texts = [one.text for one in lesson.steps[: step + 1]]
    if lesson.scripted(step, moves) is not None:
        return LessonPart(texts[:-1], len(lesson.steps), [], "watch")
    wants = "play" if lesson.steps[step].played else "done" if step == lesson.last else "read"
    return LessonPart(texts, len(lesson.steps), lesson.steps[step].ring, wants)  # type: ignore[arg-type]


def options(table: Table, seat: Seat) -> list[int]:
    """What a seat may choose; in a lesson the one move it is about, if it is about one."""
    lesson = table.lesson
    if lesson is None:
        return table.state.choices(seat)
    wanted = lesson.wanted(table.reading, len(table.course))
    return [] if wanted is None or seat != lesson.learner else [wanted]


def ask(table: Table, seat: Seat) -> Ask:
    state = table.state
    task = state.top(seat)
    return Ask(
        n=table.number(seat),
        verb=in_words(task.verb.ask(state, task)),
        options=options(table, seat),
        reasons={path: said(reason) for path, reason in state.reasons(seat).items()},
    )


def said(event: Event) -> Said:
    return Said(event.name, event.args)


def log_part(table: Table, seat: Seat, held: int) -> LogPart:
    """The events a reader may hear; those up to the entry it holds are counted, the rest are sent."""
    log = table.state.log
    if log is None:
        return LogPart(0, [])
    told, clocks = table.course.told, table.clocks
    first = bisect_right(told, held) if held else 0
    events: list[Entry] = []
    entry = v = 0
    for event, brought in zip(log.events[first:], told[first:], strict=True):
        if event.heard_by(seat):
            if brought != entry:
                entry, v = brought, clocks.version(seat, brought)
            events.append(Entry(v, event.name, event.args))
    return LogPart(table.heard(seat, first), events)


def note_part(table: Table, seat: Seat, held: int) -> NotePart:
    clocks, notes = table.clocks, table.notes
    first = len(notes)
    while first and notes[first - 1].v > held:  # mostly none is new
        first -= 1
    return NotePart(first, [Note(clocks.version(seat, n.v), n.at, n.name, n.args) for n in notes[first:]])


def end(table: Table) -> End:
    state = table.state
    scores = [ScoreInfo(score.total, dict(score.lines)) for score in state.scores()]
    return End(scores, state.places(), state.returns(), table.facts.seed, table.ended - table.began)


def foreseen(table: Table, seat: Seat, a: int) -> Foreseen:
    state = table.state
    try:
        ahead = state.foresee(seat, a)
    except Refused:
        raise Refused("illegal", {}, "that is not among the choices") from None
    return Foreseen(seat, table.number(seat), a, [said(event) for event in ahead.events], ahead.sure)


def weighed(table: Table, seat: Seat, actions: list[int]) -> list[int | None]:
    """What these entries would bring each seat of a pad, from what this one may see before and after."""
    if not table.pad:
        raise Refused("not-asked", {}, "only what is said on a pad can be weighed")
    state = cast(PadState, table.state)
    try:
        after = totals(state.if_said(seat, actions).view(seat))
    except Refused:
        raise Refused("illegal", {}, "that is not on the sheets of this pad") from None
    before = totals(state.view(seat))
    return [None if n is None or m is None else n - m for n, m in zip(after, before, strict=True)]


def totals(view: View) -> list[int | None]:
    return [player["total"] for player in cast(Any, view)["players"]]


# -- tables in words and lists ------------------------------------------------------------------


def seed_hash(seed: str) -> str:
    """What is promised at the start: SHA-256 of the seed's 32 hexadecimal digits."""
    return sha256(seed.encode()).hexdigest()


def seat_info(chairs: list[Chair], seat: Seat, person: str) -> SeatInfo:
    chair = chairs[seat]
    owner = next((k for k, one in enumerate(chairs) if one.person and one.person == chair.person), -1)
    kind = "person" if chair.person is not None else "bot" if chair.bot else "open"
    mine = chair.person is not None and chair.person == person
    return SeatInfo(kind, chair.name, chair.bot, mine, chair.gone, owner)  # type: ignore[arg-type]


def wish_info(table: Table, person: str) -> WishInfo | None:
    wish = table.wishes.now
    if wish is None or table.phase != "playing":
        return None
    wants = table.wishes.waiting(table.chairs)
    return WishInfo(wish.n, wish.seat, wish.name, wish.person == person, wants)


def info(
    facts: Facts,
    summary: Summary,
    chairs: list[Chair],
    person: str,
    moved: int,
    talk: bool,
    rematch: str | None,
    wish: WishInfo | None = None,
    hidden: bool = False,
) -> TableInfo:
    sits = any(chair.person == person for chair in chairs)
    over = summary.phase == "over"
    return TableInfo(
        id=facts.id,
        game=facts.game,
        rules=facts.rules,
        options=facts.options,
        seats=[seat_info(chairs, seat, person) for seat in range(len(chairs))],
        phase=summary.phase,
        turn=summary.turn,
        places=summary.places,
        totals=summary.totals,
        watch=facts.watch,
        talk=talk,
        host=facts.host == person,
        stand_in=facts.stand_in,
        link=facts.link if sits or facts.host == person else None,
        seed_hash=seed_hash(facts.seed),
        seed=facts.seed if over else None,
        rematch=rematch,
        wish=wish,
        lesson=bool(facts.lesson),
        hidden=hidden,
        created=facts.created,
        moved=moved,
    )


def table_info(table: Table, person: str, rematch: str | None) -> TableInfo:
    phase = table.phase
    summary = standing(table.state) if phase in ("playing", "over") else Summary(phase, [], [])
    wish = wish_info(table, person)
    return info(table.facts, summary, table.chairs, person, table.moved, table.talk, rematch, wish)


def listed_info(listed: Listed, person: str, talk: bool) -> TableInfo:
    return info(
        listed.facts, listed.summary, listed.chairs, person, listed.moved, talk, None, hidden=listed.hidden
    )
