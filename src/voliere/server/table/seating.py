"""Who sits where: sitting down, leaving, coming back, bots that play on. Each says what happens."""

from __future__ import annotations

from typing import cast

from voliere.bots import levels
from voliere.bots.names import company
from voliere.core.pad.pad import as_pad
from voliere.core.pad.state import PadState
from voliere.core.rng import seeded
from voliere.core.state import Seat
from voliere.server.table.cleaning import LONGEST_NAME, clean
from voliere.server.table.entry import Outcome
from voliere.server.table.intents import Done, OfPerson, no, playing
from voliere.server.table.log import Closed
from voliere.server.table.seat_entries import BotSeated, CameBack, Left, Sat, SeatAsked, SeatDenied, SeatLet
from voliere.server.table.table import Table
from voliere.server.table.wire import Let
from voliere.server.table.wishes import LASTS


class Sitting(OfPerson):
    """Take an open seat, come back to mine, or ask for one somebody has left."""

    seat: Seat
    name: str
    away: bool = False  # the person of that seat has been gone long enough

    def outcome(self, table: Table, at: int) -> Outcome:
        once = self.once(table)
        if table.pad:
            return self.beside_the_box(table, once, at)
        mine = table.seats_of(self.person)
        left = [k for k in mine if table.chairs[k].gone and self.seat in (-1, k)]
        if left and (self.seat >= 0 or left == mine):
            self.seating(table, left[0])
            return back(table, left[0], once, at)
        if self.seat < 0 and mine:
            raise Done(table.version)  # sits already: asking twice takes no second seat
        seat = self.free(table)
        self.spare(table)
        self.seating(table, seat)
        name = clean(self.name, LONGEST_NAME)
        if table.chairs[seat].open:
            return Sat(table.next, seat, once, at, self.person, name=name).outcome(table)
        return self.asking(table, seat, name, once, at)

    def free(self, table: Table) -> Seat:
        """The seat meant: open ones first, then those whose person has left a game that goes on."""
        chairs = table.chairs
        free = [k for k, chair in enumerate(chairs) if chair.open]
        if table.phase == "playing":
            free += [k for k, chair in enumerate(chairs) if chair.gone and chair.person != self.person]
        seen = table.witnesses.get(self.person, set())
        fit = [k for k in free if seen <= {k}]
        if free and not fit:
            raise no("seen-cards", "you have seen another seat's cards at this table")
        if self.seat >= 0 and self.seat not in fit:
            raise no("seat-taken", "that seat is taken")
        if not fit:
            raise no("table-full", "every seat is taken")
        return self.seat if self.seat >= 0 else fit[0]

    def beside_the_box(self, table: Table, once: str, at: int) -> Outcome:
        """On a pad one phone may hold any open seat, and one whose phone is gone: they sit at one table.

        Not so where sheets are hidden: a phone that sleeps would show its sheet to the neighbour.
        """
        mine = table.seats_of(self.person)
        if self.seat in mine or (self.seat < 0 and mine):
            raise Done(table.version)
        free = [k for k, chair in enumerate(table.chairs) if chair.open]
        if self.away and not hides(table):
            free.append(self.seat)
        if self.seat >= 0 and self.seat not in free:
            raise no("seat-taken", "that seat is taken")
        if not free:
            raise no("table-full", "every seat is taken")
        seat = self.seat if self.seat >= 0 else free[0]
        self.spare(table)
        self.seating(table, seat)
        name = clean(self.name, LONGEST_NAME)
        return Sat(table.next, seat, once, at, self.person, name=name).outcome(table)

    def asking(self, table: Table, seat: Seat, name: str, once: str, at: int) -> Outcome:
        """Ask for a seat, or take it once everybody has agreed."""
        wishes, wish = table.wishes, table.wishes.now
        if wish is not None and wish.person == self.person and wish.seat == seat:
            if wishes.waiting(table.chairs):
                raise Done(table.version)
            return Sat(table.next, seat, once, at, self.person, name=wish.name).outcome(table)
        if wish is not None and wish.person != self.person and at - wish.at < LASTS:
            raise no("seat-asked", "somebody else asks for a seat already")
        if self.person in wishes.denied:
            raise no("seat-denied", "those at the table would rather not")
        if not table.people():
            raise no("nobody-to-ask", "no person plays there any more who could agree")
        return SeatAsked(table.next, seat, once, at, self.person, name=name).outcome(table)


def hides(table: Table) -> bool:
    """Whether a pad keeps sheets hidden now."""
    pad = as_pad(table.game)
    return pad is not None and pad.hides(cast(PadState, table.state))


class Letting(OfPerson):
    """Let somebody have the seat they ask for, or not."""

    message: Let

    def outcome(self, table: Table, at: int) -> Outcome:
        seat, wish = self.message.seat, table.wishes.now
        once = self.once(table)
        self.owned(table, seat)
        asked = table.wishes.waiting(table.chairs)
        if (
            wish is None
            or wish.n != self.message.n
            or self.person not in {table.chairs[k].person for k in asked}
        ):
            raise no("seat-not-asked", "nobody asks this seat for another")
        said = SeatLet if self.message.yes else SeatDenied
        return said(table.next, seat, once, at, self.person).outcome(table)


class Leaving(OfPerson):
    """Leave a seat. Before the start it is open again; later a bot plays on, and it stays its owner's."""

    seat: Seat

    def outcome(self, table: Table, at: int) -> Outcome:
        once = self.once(table)
        if self.seat not in table.seats_of(self.person):
            raise no("not-your-seat", "that seat is not yours")
        if table.phase == "over" and table.lesson is None:
            raise no("game-over", "the game is over")
        if table.chairs[self.seat].gone:
            raise Done(table.version)
        bot = table.facts.stand_in if table.started and not table.pad else None
        name = table.chairs[self.seat].name if table.started else ""
        return Left(table.next, self.seat, once, at, name=name, bot=bot).outcome(table)


class SeatingBot(OfPerson):
    """Let a bot play a seat: my own, an open one of a table I sit at, or one whose person is away.

    Who is away did not choose: the bot agreed on plays for them, not one the others would like to beat.
    """

    seat: Seat
    bot: str
    away: bool  # the person of that seat has been gone long enough

    def outcome(self, table: Table, at: int) -> Outcome:
        once = self.once(table)
        bot = self.bot or table.facts.stand_in
        if table.pad:
            raise no("pad-no-bots", "nobody plays for anybody on a pad")
        levels.make(bot, table.game, seeded(0))  # refuses a bot that does not exist
        if not 0 <= self.seat < len(table.chairs) or not table.seats_of(self.person):
            raise no("not-your-seat", "that seat is not yours")
        chair = table.chairs[self.seat]
        if table.lesson is not None:
            raise no("lesson", "nobody else plays in a lesson")
        if table.phase == "over":
            raise no("game-over", "the game is over")
        if chair.bot and (table.started or not hosts(table, self.person)):
            raise no("seat-taken", "a bot plays that seat already")
        if chair.bot:
            self.spare(table)
            self.seating(table, self.seat)
        if chair.person is not None and chair.person != self.person and not self.away:
            raise no("not-away", "that seat's player is here")
        if chair.person not in (None, self.person) and bot != table.facts.stand_in:
            raise no("stand-in", "for somebody away, the bot agreed on plays")
        name = chair.name or company(table.game.id, [bot], [other.name for other in table.chairs])[0]
        return BotSeated(table.next, self.seat, once, at, name=name, bot=bot).outcome(table)


def hosts(table: Table, person: str) -> bool:
    """Who made the table has a say in who sits there; if they left, whoever is there."""
    sits = table.seats_of(person)
    return bool(sits) and (table.facts.host == person or not table.seats_of(table.facts.host))


class Freeing(OfPerson):
    """Take a bot from its seat, before the game begins."""

    seat: Seat

    def outcome(self, table: Table, at: int) -> Outcome:
        once = self.once(table)
        if not hosts(table, self.person):
            raise no("not-host", "only who made the table can do that")
        if table.started:
            raise no("started", "the game has begun")
        if not 0 <= self.seat < len(table.chairs) or not table.chairs[self.seat].bot:
            raise no("seat-taken", "no bot sits there")
        self.spare(table)
        self.seating(table, self.seat)
        return Left(table.next, self.seat, once, at).outcome(table)


class Closing(OfPerson):
    """End a table without a result: before the game begins its host, later whoever is there alone."""

    def outcome(self, table: Table, at: int) -> Outcome:
        once = self.once(table)
        mine = table.seats_of(self.person)
        if not mine:
            raise no("not-your-seat", "only who sits there can close a table")
        if table.phase == "over" or table.lesson is not None:
            raise no("game-over", "the game is over")
        if not table.started and not hosts(table, self.person):
            raise no("not-host", "only who made the table can do that")
        if table.started and any(table.chairs[seat].person != self.person for seat in table.people()):
            raise no("not-alone", "others still play there")
        return Closed(table.next, mine[0], once, at).outcome(table)


class ComingBack(OfPerson):
    """Take my seat back from the bot."""

    seat: Seat

    def outcome(self, table: Table, at: int) -> Outcome:
        once = self.once(table)
        if self.seat not in table.seats_of(self.person):
            raise no("not-your-seat", "that seat is not yours")
        if not table.chairs[self.seat].bot:
            raise no("seat-taken", "no bot plays that seat")
        self.seating(table, self.seat)
        return back(table, self.seat, once, at)


def back(table: Table, seat: Seat, once: str, at: int) -> Outcome:
    playing(table)
    return CameBack(table.next, seat, once, at, name=table.chairs[seat].name).outcome(table)
