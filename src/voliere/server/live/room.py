"""A table with people at it: one writer, and everybody's lines."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from voliere.core.refused import Refused
from voliere.core.state import NOBODY, Seat
from voliere.server.live.keeper import Busy, Conflict, Keeper
from voliere.server.live.presence import Presence
from voliere.server.live.pushes import Listener, Pushes
from voliere.server.settings import Settings
from voliere.server.table.intents import Done, Intent
from voliere.server.table.projection import Projection, weighed
from voliere.server.table.table import Table
from voliere.server.table.wire import Foresee, Foreseen

TRIES = 8  # how often another process may be quicker before we give up
AGAIN = 1.0  # seconds between looks at a database that does not answer

log = logging.getLogger(__name__)


def nothing(*_: object) -> None:
    """Nobody wants to know."""


class Room:
    """`call` lets those who play by themselves move; `give_up` says that the table cannot be read on."""

    def __init__(
        self, table: Table, rematch: str | None, keeper: Keeper, settings: Settings, pushes: Pushes
    ) -> None:
        self.table = table
        self.rematch = rematch
        self.keeper = keeper
        self.settings = settings
        self.pushes = pushes
        self.call: Callable[[bool], None] = nothing  # True: another process wrote last
        self.give_up: Callable[[], None] = nothing
        self.projection = Projection(table)
        self.lock = asyncio.Lock()
        self.lines: set[Listener] = set()
        self.presence = Presence(table, self.lines, settings, keeper.announce)
        self.seen = [0] * table.facts.seats  # of each seat: the last entry that was in sight
        self.awaited: asyncio.Event | None = None  # set and forgotten at every change
        self.mending: asyncio.Task[None] | None = None
        self.used = asyncio.get_running_loop().time()

    @property
    def resting(self) -> bool:
        return not self.lines and not self.lock.locked()

    def touch(self) -> None:
        self.used = asyncio.get_running_loop().time()

    def close(self) -> None:
        """Everybody goes, and comes back by themselves to the table loaded anew."""
        for line in list(self.lines):
            line.close(1012)
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
        table = self.table
        for _ in range(TRIES):
            try:
                outcome = intent.outcome(table, int(self.settings.clock()))
            except Done as done:
                return done.version
            entry = outcome.entry
            try:
                await self.keeper.append(table.facts.id, entry, outcome.summary(table), entry.chair(table))
            except Conflict:
                await self.read_on()
                continue
            outcome.take(table)
            self.tell(entry.about_seats)
            return table.done[entry.action_id]
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
                self.give_up()
                return
            self.call(False)
            return

    async def read_on(self) -> bool:
        """Take in what other processes wrote."""
        entries = await self.keeper.entries(self.table.facts.id, self.table.version)
        for entry in entries:
            entry.outcome(self.table).take(self.table)
            await asyncio.sleep(0)
        if entries:
            self.tell(any(entry.about_seats for entry in entries), theirs=True)
        return bool(entries)

    async def woken(self) -> None:
        """Another process wrote something."""
        async with self.lock:
            await self.read_on()
            if self.table.phase == "over" and self.rematch is None:
                self.rematch_is(await self.keeper.rematch(self.table.facts.id))

    def rematch_is(self, table: str | None) -> None:
        """Everybody still here learns of the next table."""
        if table is not None and self.rematch is None:
            self.rematch = table
            self.tell(seats=True)

    def tell(self, seats: bool, theirs: bool = False) -> None:
        """There is a new version: everybody will be woken, after those who only wait for their ack."""
        self.pushes.announce(self.lines, seats)
        if self.awaited is not None:
            self.awaited.set()
            self.awaited = None
        self.call(theirs)

    @property
    def news(self) -> asyncio.Event:
        """The next change: long polls wait for it."""
        if self.awaited is None:
            self.awaited = asyncio.Event()
        return self.awaited

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

    def foresee(self, person: str, message: Foresee) -> Foreseen:
        """What an option will surely do, for whoever has that choice."""
        table = self.table
        if message.seat not in table.seats_of(person):
            raise Refused("not-your-seat", {}, "that seat is not yours")
        if table.phase != "playing":
            raise Refused("not-asked", {}, "this seat owes no answer now")
        if message.n != table.number(message.seat):
            raise Refused("stale", {}, "that question is no longer asked")
        return self.projection.foresee(message.seat, message.a)

    def weigh(self, person: str, seat: Seat, actions: list[int]) -> list[int | None]:
        """What entries on a pad would bring each seat, as far as this one may know."""
        if seat not in self.table.seats_of(person):
            raise Refused("not-your-seat", {}, "that seat is not yours")
        return weighed(self.table, seat, actions)

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
            await self.keeper.saw(self.table.facts.id, seat, entry)
        except Busy:
            pass  # nobody waits for it: at worst something is told twice

    def in_sight(self, seat: Seat) -> int:
        """The last version somebody at a seat had in sight; 0: none, or a spectator."""
        return 0 if seat == NOBODY else self.table.clocks.version(seat, self.seen[seat])

    async def remember(self) -> None:
        """What was seen, through other processes too."""
        kept = await self.keeper.seen(self.table.facts.id)
        self.seen = [max(both) for both in zip(self.seen, kept, strict=True)]

    def enter(self, line: Listener) -> None:
        self.lines.add(line)
        self.presence.changed()
        self.call(False)

    def leave(self, line: Listener) -> None:
        self.lines.discard(line)
        self.touch()
        self.presence.changed()
