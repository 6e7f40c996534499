"""Who plays by themselves at one table: its bots, and the script of a lesson."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from typing import Any, Protocol

import msgspec

from voliere.core.refused import Refused
from voliere.core.state import NOBODY, Seat
from voliere.server.live.credits import Credits
from voliere.server.live.room import Room
from voliere.server.live.workers import BotFailed, BotTurn
from voliere.server.settings import Settings
from voliere.server.table.intents import BotMove, Dropped, Scripted
from voliere.server.table.move_entries import owes_more

HASTE = 0.1  # seconds a bot takes at least: how long it thinks must not tell what it holds
LATER = 5.0  # seconds a process leaves another one's bots alone, beyond their deadline
QUICK = "greedy"  # plays for a bot that was too slow or broke
QUICK_SECONDS = 2.0

log = logging.getLogger(__name__)


class Thinks(Protocol):
    """Whoever finds out what a bot chooses: a pool of processes."""

    async def think(self, turn: BotTurn, seconds: float, host: str) -> int: ...


class Bots:
    def __init__(self, room: Room, thinks: Thinks, settings: Settings, credits: Credits) -> None:
        self.room = room
        self.thinks = thinks
        self.settings = settings
        self.credits = credits  # moves of the bots at all tables of whoever made this one
        self.thinking: dict[tuple[Seat, int], asyncio.Task[None]] = {}
        self.sealed: dict[Seat, tuple[int, float]] = {}  # since when a bot gives the answers of a sealing

    def close(self) -> None:
        for task in list(self.thinking.values()):
            task.cancel()

    def call(self, theirs: bool = False) -> None:
        """Let every bot that is asked think, each in its own time; but not while somebody asks to take back.

        The process that wrote the last entry calls them; others (`theirs`) only step in if it does not.
        """
        table = self.room.table
        if table.phase != "playing" or table.plea is not None:
            return
        if table.lesson is not None:
            moves = len(table.course)
            if table.lesson.scripted(table.reading, moves) is not None:
                self.begin((NOBODY, moves), self.script)
            return
        later = self.settings.bot_seconds + LATER if theirs else 0.0
        for seat in table.state.actors:
            if table.chairs[seat].bot:
                n = table.asked[seat]
                self.begin((seat, n), lambda seat=seat, n=n: self.think(seat, n, later))

    def begin(self, key: tuple[Seat, int], work: Any) -> None:
        if key not in self.thinking:
            made: Coroutine[Any, Any, None] = work()
            task = self.thinking[key] = asyncio.create_task(made)
            task.add_done_callback(lambda _: self.thinking.pop(key, None))

    async def think(self, seat: Seat, n: int, later: float) -> None:
        table, settings = self.room.table, self.settings
        host = table.facts.host
        await asyncio.sleep(later + self.credits.wait(host))
        bot = table.chairs[seat].bot
        if bot is None or table.asked[seat] != n or seat not in table.state.actors:
            return
        began = asyncio.get_running_loop().time()
        turn = BotTurn(table.facts.id, table.record, table.record.moves[:], seat, bot, secrets.token_hex(16))
        choices = table.state.choices(seat)
        why = ""
        try:
            a = await self.thinks.think(turn, settings.bot_seconds, host)
            if a not in choices:
                raise BotFailed("nonsense")
        except BotFailed as failed:
            why, a = str(failed), await self.instead(turn, choices, host)
            log.warning("table %s: bot %s at seat %d %s", table.facts.id, bot, seat, why)
        await asyncio.sleep(self.pause(seat, a, began))
        try:
            await self.room.write(BotMove(seat, n, a, why))
        except Dropped:
            pass
        except Refused as no:
            if no.key != "busy":  # else it is called again, when the database answers
                log.warning("table %s: the bot at seat %d was refused: %s", table.facts.id, seat, no)
        except Exception:
            log.exception("table %s: the move of the bot at seat %d was not made", table.facts.id, seat)

    async def instead(self, turn: BotTurn, choices: list[int], host: str) -> int:
        """What is played for a bot that did not answer: what a quick one would; if it fails too, anything."""
        if turn.bot != QUICK:
            try:
                a = await self.thinks.think(msgspec.structs.replace(turn, bot=QUICK), QUICK_SECONDS, host)
                if a in choices:
                    return a
            except BotFailed:
                pass
        return secrets.choice(choices)

    def rest(self) -> float:
        """Seconds before a bot answers: the usual, or less where everybody at the table wants less."""
        usual, room = self.settings.bot_pause, self.room
        wanted = [usual if line.pace is None else line.pace for line in room.lines if room.sits(line.person)]
        return min(usual, max(HASTE, *wanted)) if wanted else usual

    def pause(self, seat: Seat, a: int, began: float) -> float:
        """How long a bot still waits: people want to follow, and haste would tell.

        The answers of a sealing share one pause, before the last: with one each, time would count them. A bot
        that thinks for longer than that waits until the pause has doubled, as often as it takes: how long it
        thought would count them, too.
        """
        table = self.room.table
        whole = self.rest()
        now = asyncio.get_running_loop().time()
        if table.course.sealing and seat in table.state.actors:
            sealing, since = self.sealed.get(seat, (0, began))
            began = since if sealing == table.course.sealing else began
            self.sealed[seat] = (table.course.sealing, began)
            if self.owes_more(seat, a):
                return 0.0
            while 0.0 < whole < now - began:
                whole *= 2
        return max(0.0, whole - (now - began))

    def owes_more(self, seat: Seat, a: int) -> bool:
        """Whether a bot will owe sealed answers still after this one, if it is one."""
        try:
            return owes_more(self.room.table.state.play_ahead(seat, a), seat)
        except Refused:
            return False

    async def script(self) -> None:
        """Make the next move of a lesson; telling of it calls for the one after."""
        try:
            await self.room.write(Scripted())
        except (Dropped, Refused):
            pass
        except Exception:
            log.exception("table %s: a move of the lesson was not made", self.room.table.facts.id)
