"""A table with people at it: one writer, everybody's lines, and the bots that are to move."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Protocol

from voliere.core.refused import Refused
from voliere.core.state import NOBODY, Seat
from voliere.server.live.presence import Presence
from voliere.server.live.workers import BotFailed, Job
from voliere.server.store.writer import Busy, Conflict
from voliere.server.table.intents import BotMove, Done, Dropped, Intent, Scripted
from voliere.server.table.log import SEATING, WISHING
from voliere.server.table.projection import Projection
from voliere.server.table.table import Table

if TYPE_CHECKING:
    from voliere.server.live.rooms import Hall

TRIES = 8  # how often another process may be quicker before we give up
AGAIN = 1.0  # seconds between looks at a database that does not answer
HASTE = 0.1  # seconds a bot takes at least: how long it thinks must not tell what it holds
LATER = 5.0  # seconds a process leaves another one's bots alone, beyond their deadline

log = logging.getLogger(__name__)


class Listener(Protocol):
    """Somebody connected: a socket. `changed` may only mark work to do; it never waits."""

    person: str
    device: str
    seat: Seat
    pace: float | None

    def changed(self, seats: bool) -> None: ...

    def presence(self) -> None: ...

    def close(self, code: int) -> None: ...


class Room:
    def __init__(self, hall: Hall, table: Table, rematch: str | None) -> None:
        self.hall = hall
        self.table = table
        self.rematch = rematch
        self.projection = Projection(table)
        self.lock = asyncio.Lock()
        self.lines: set[Listener] = set()
        self.presence = Presence(self)
        self.seen = [0] * table.facts.seats  # of each seat: the last entry that was in sight
        self.news = asyncio.Event()  # set and replaced at every change: long polls wait for it
        self.thinking: dict[tuple[Seat, int], asyncio.Task[None]] = {}
        self.mending: asyncio.Task[None] | None = None
        self.sealed: dict[Seat, tuple[int, float]] = {}  # since when a bot gives the answers of a sealing
        self.used = asyncio.get_running_loop().time()

    @property
    def resting(self) -> bool:
        return not self.lines and not self.thinking and not self.lock.locked()

    def touch(self) -> None:
        self.used = asyncio.get_running_loop().time()

    def close(self) -> None:
        """Everybody goes, and comes back by themselves to the table loaded anew."""
        for line in list(self.lines):
            line.close(1012)
        for task in list(self.thinking.values()):
            task.cancel()
        if self.mending is not None:
            self.mending.cancel()
        self.presence.close()

    # -- changing ------------------------------------------------------------------------------

    async def act(self, intent: Intent) -> int:
        """Carry an intent out, once; gives the version that holds it, as its seat counts. Or refuses.

        Goes on to the end even if whoever asked has hung up: what is on disk must also be seen.
        """
        return await asyncio.shield(asyncio.ensure_future(self.write(intent)))

    async def write(self, intent: Intent) -> int:
        self.touch()
        try:
            async with self.lock:
                return await self.written(intent)
        except Busy:
            self.mend()
            raise Refused("busy", {}, "the database does not answer") from None

    async def written(self, intent: Intent) -> int:
        for _ in range(TRIES):
            try:
                row = intent.row(self.table)
            except Done as done:
                return done.version
            step = self.table.step(row, fresh=True)
            chair = None
            if row.kind in SEATING:
                chair = self.table.seated(row)[row.seat]
            try:
                summary = self.table.summary(step)
                await self.hall.store.writer.append(self.table.facts.id, step.row, summary, chair)
            except Conflict:
                await self.read_on()
                continue
            self.table.take(step)
            self.tell(row.kind in SEATING + WISHING)
            return self.table.done[row.action_id]
        raise Refused("busy", {}, "too many want to write at once")

    def mend(self) -> None:
        """Whether the last entry was written is unknown. Read the log as soon as the database answers again.

        Nobody needs to wait for that: an entry that was written after all is found by the next one's
        conflict. But bots would stand still, and people not see it.
        """
        if self.mending is None or self.mending.done():
            self.mending = asyncio.create_task(self.read_again())

    async def read_again(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            try:
                await self.woken()
            except Busy:
                continue
            except Exception:
                log.exception("table %s: cannot be read on", self.table.facts.id)
                self.hall.forget(self)
                return
            self.call_bots()
            return

    async def read_on(self) -> bool:
        """Take in what other processes wrote."""
        rows = await self.hall.store.rows(self.table.facts.id, self.table.version)
        for row in rows:
            self.table.take(self.table.step(row))
            await asyncio.sleep(0)
        if rows:
            self.tell(any(row.kind in SEATING + WISHING for row in rows), theirs=True)
        return bool(rows)

    async def woken(self) -> None:
        """Another process wrote something."""
        async with self.lock:
            await self.read_on()
            if self.table.phase == "over" and self.rematch is None:
                self.rematch_is(await self.hall.store.rematch(self.table.facts.id))

    def rematch_is(self, table: str | None) -> None:
        """Everybody still here learns of the next table."""
        if table is not None and self.rematch is None:
            self.rematch = table
            self.tell(seats=True)

    def tell(self, seats: bool, theirs: bool = False) -> None:
        """There is a new version: everybody will be woken, after those who only wait for their ack."""
        self.hall.herald.announce(self, seats)
        self.news.set()
        self.news = asyncio.Event()
        self.call_bots(theirs)

    # -- people --------------------------------------------------------------------------------

    def sees(self, person: str) -> bool:
        """Whether somebody may look at this table at all."""
        facts = self.table.facts
        return facts.watch or facts.host == person or person in self.table.witnesses or self.sits(person)

    def sits(self, person: str) -> bool:
        return bool(self.table.seats_of(person))

    def eyes(self, person: str, seat: Seat) -> Seat:
        """The seat somebody looks through: one of theirs, or a spectator's."""
        mine = self.table.seats_of(person)
        if seat == NOBODY or seat in mine:
            return seat
        raise Refused("not-your-seat", {}, "that seat is not yours")

    async def saw(self, person: str, seat: Seat, version: int) -> None:
        """Somebody looks away. Whoever sits there next is told what happens from here on, on any device."""
        if seat not in self.table.seats_of(person):
            raise Refused("not-your-seat", {}, "that seat is not yours")
        version = min(version, self.table.clock(seat))
        if version <= self.in_sight(seat):
            return
        entry = self.seen[seat] = self.table.clocks.seq(seat, version)
        for line in self.lines:
            if line.seat == seat:
                line.changed(seats=True)
        try:
            await self.hall.store.saw(self.table.facts.id, seat, entry)
        except Busy:
            pass  # nobody waits for it: at worst something is told twice

    def in_sight(self, seat: Seat) -> int:
        """The last version somebody at a seat had in sight; 0: none, or a spectator."""
        return 0 if seat == NOBODY else self.table.clocks.version(seat, self.seen[seat])

    async def remember(self) -> None:
        """What was seen, through other processes too."""
        kept = await self.hall.store.seen(self.table.facts.id)
        self.seen = [max(both) for both in zip(self.seen, kept, strict=True)]

    def enter(self, line: Listener) -> None:
        self.lines.add(line)
        self.presence.changed()
        self.call_bots()

    def leave(self, line: Listener) -> None:
        self.lines.discard(line)
        self.touch()
        self.presence.changed()

    # -- bots ----------------------------------------------------------------------------------

    def call_bots(self, theirs: bool = False) -> None:
        """Let every bot that is asked think, each in its own time; but not while somebody asks to take back.

        The process that wrote the last entry calls them; others only step in if it does not.
        """
        table = self.table
        if table.phase != "playing" or table.plea is not None:
            return
        if table.lesson is not None:
            self.go_on()
            return
        for seat in table.state.actors:
            key = (seat, table.asked[seat])
            if table.chairs[seat].bot and key not in self.thinking:
                later = self.hall.settings.bot_seconds + LATER if theirs else 0.0
                task = asyncio.create_task(self.think(seat, key[1], later))
                self.thinking[key] = task
                task.add_done_callback(lambda _, key=key: self.thinking.pop(key, None))  # type: ignore[misc]

    def rest(self) -> float:
        """Seconds before a bot answers: the usual, or less where everybody at the table wants less."""
        usual = self.hall.settings.bot_pause
        wanted = [usual if line.pace is None else line.pace for line in self.lines if self.sits(line.person)]
        return min(usual, max(HASTE, *wanted)) if wanted else usual

    async def think(self, seat: Seat, n: int, later: float) -> None:
        table, settings = self.table, self.hall.settings
        host = table.facts.host
        await asyncio.sleep(later + self.hall.bot_moves.wait(host))
        bot = table.chairs[seat].bot
        if bot is None or table.asked[seat] != n or seat not in table.state.actors:
            return
        began = asyncio.get_running_loop().time()
        job = Job(table.facts.id, table.record.to_json(), seat, bot, secrets.token_hex(16))
        choices = table.state.choices(seat)
        why = ""
        try:
            a = await self.hall.pool.think(job, settings.bot_seconds, host)
            if a not in choices:
                raise BotFailed("nonsense")
        except BotFailed as failed:
            why, a = str(failed), secrets.choice(choices)
            log.warning("table %s: bot %s at seat %d %s; moved at random", table.facts.id, bot, seat, why)
        await asyncio.sleep(self.pause(seat, a, began))
        try:
            await self.write(BotMove("", "", int(settings.clock()), settings.limits, seat, n, a, why))
        except Dropped:
            pass
        except Refused as no:
            if no.key != "busy":  # else it is called again, when the database answers
                log.warning("table %s: the bot at seat %d was refused: %s", table.facts.id, seat, no)
        except Exception:
            log.exception("table %s: the move of the bot at seat %d was not made", table.facts.id, seat)

    def pause(self, seat: Seat, a: int, began: float) -> float:
        """How long a bot still waits: people want to follow, and haste would tell.

        The answers of a sealing share one pause, before the last: with one each, time would count them. A bot
        that thinks for longer than that waits until the pause has doubled, as often as it takes: how long it
        thought would count them, too.
        """
        table = self.table
        whole = self.rest()
        now = asyncio.get_running_loop().time()
        if table.course.sealing and seat in table.state.actors:
            sealing, since = self.sealed.get(seat, (0, began))
            began = since if sealing == table.course.sealing else began
            self.sealed[seat] = (table.course.sealing, began)
            if table.hushes(seat, a):
                return 0.0
            while 0.0 < whole < now - began:
                whole *= 2
        return max(0.0, whole - (now - began))

    # -- lessons -------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Make the next move of the script, if one is due; telling of it calls for the one after."""
        table = self.table
        moves = len(table.course)
        key = (NOBODY, moves)
        if (
            table.lesson is None
            or table.lesson.scripted(table.reading, moves) is None
            or key in self.thinking
        ):
            return
        task = asyncio.create_task(self.script())
        self.thinking[key] = task
        task.add_done_callback(lambda _: self.thinking.pop(key, None))

    async def script(self) -> None:
        settings = self.hall.settings
        try:
            await self.write(Scripted("", "", int(settings.clock()), settings.limits))
        except (Dropped, Refused):
            pass
        except Exception:
            log.exception("table %s: a move of the lesson was not made", self.table.facts.id)
