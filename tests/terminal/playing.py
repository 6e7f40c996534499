"""Driving the terminal application in tests: by keys, by clicks, and reading what is on the screen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot
from textual.widget import Widget

from voliere.core.record import Record
from voliere.core.rng import seeded
from voliere.games import catalogue, find
from voliere.terminal.app import Terminal
from voliere.terminal.chairs import Chair
from voliere.terminal.session import Session
from voliere.terminal.sheet import Prose, Sheet, wide
from voliere.terminal.table import TableScreen

PERSON, BOT = Chair(), Chair("random")
Play = Callable[["Driver"], Awaitable[None]]


def new_session(game: str, *chairs: Chair, seed: int = 7, file: Any = None, **options: object) -> Session:
    return Session(Record(find(game), len(chairs), seed, options), list(chairs), file)


def late_session(game: str, *chairs: Chair, left: int, **options: object) -> Session:
    """A game of which the last few decisions are still to be made."""
    record = Record(find(game), len(chairs), 7, options)
    s, rng = record.replay(), seeded(1)
    while s.actors:
        seat = s.actors[0]
        a = s.sample(seat, rng)
        s.apply(seat, a)
        record.moves.append((seat, a))
    record.moves = record.moves[:-left]
    return Session(record, list(chairs))


class Driver:
    """A running application."""

    def __init__(self, app: Terminal, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot
        self.rng = seeded(5)

    @property
    def table(self) -> TableScreen:
        return next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))

    @property
    def session(self) -> Session:
        return self.table.session

    def at_table(self) -> bool:
        """No window is open."""
        return self.app.screen is self.table

    def text(self) -> str:
        """Everything the screen shows, as lines."""
        width = self.app.size.width
        lines = self.app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip)[:width] for strip in lines)

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settle()

    async def settle(self) -> None:
        """Wait until bots have moved, every message is dealt with, and the screen is drawn.

        A click climbs from sheet to screen, a message at each step; Textual's own pause takes a process that
        gets no processor for one that has nothing to do.
        """
        quiet = 0
        while quiet < 2:
            await self.pilot.pause(0)
            quiet = 0 if self.busy() else quiet + 1
        await self.pilot.pause()

    def busy(self) -> bool:
        """A bot moves, or a message waits somewhere."""
        if any(worker.is_running for worker in self.app.workers):
            return True
        pumps = [self.app, *self.app.screen_stack, *self.app.screen.walk_children()]
        return any(pump.message_queue_size for pump in pumps)

    async def click(self, selector: str, thing: str) -> None:
        """Click the first span that shows a thing, scrolling to it if it must be."""
        sheet = self.app.screen.query_one(selector, Sheet)
        for y, line in enumerate(sheet.drawn(sheet.content_size.width)):
            x = 0
            for span in line:
                if span.thing == thing:
                    await self.scroll_to(sheet, y)
                    where = (x + sheet.gutter.left, y + sheet.gutter.top)
                    assert await self.pilot.click(sheet, offset=where), f"{thing} is covered"
                    await self.settle()
                    return
                x += wide([span])
        raise AssertionError(f"{thing} is not shown")

    async def scroll_to(self, sheet: Sheet, y: int) -> None:
        parent = sheet.parent
        if isinstance(parent, Widget) and parent.max_scroll_y > 0:
            parent.scroll_to(y=max(0, y - 1), animate=False)
            await self.pilot.pause()

    def lit(self) -> list[str]:
        return sorted(self.table.desk.pick.lit())

    def assert_fits(self, board: bool = True) -> None:
        """Nothing is cut off at the right, and the board needs no scrolling."""
        screen = self.app.screen
        for sheet in screen.query(Sheet):
            if sheet.display and sheet.size.width:
                lines = sheet.drawn(sheet.content_size.width)
                longest = max((wide(line) for line in lines), default=0)
                visible = sheet.region.intersection(sheet.parent.region)  # type: ignore[union-attr]
                assert longest <= sheet.content_size.width, (sheet, longest, sheet.content_size)
                assert visible.width >= sheet.region.width, (sheet, sheet.region, visible)
                assert sheet.region.right <= self.app.size.width
                if isinstance(sheet, Prose) and sheet.id != "log":
                    assert len(lines) <= sheet.content_size.height, sheet
        if board:
            pane = self.table.query_one("#board-pane")
            assert (pane.max_scroll_x, pane.max_scroll_y) == (0, 0), "the board does not fit"


def drive(
    play: Play,
    session: Session | None = None,
    lang: str = "en",
    size: tuple[int, int] = (80, 24),
    pause: float = 0,
) -> None:
    """Run the application and play with it."""

    async def run() -> None:
        app = Terminal(list(catalogue().values()), lang, session, pause)
        async with app.run_test(size=size) as pilot:
            driver = Driver(app, pilot)
            await driver.settle()
            await play(driver)

    asyncio.run(run())


async def play_by_keys(driver: Driver) -> None:
    """A whole game with arrow keys, numbers and Enter."""
    session = driver.session
    while not session.over:
        driver.assert_fits()
        entries = len(driver.table.desk.entries)
        await driver.press(*str(1 + int(driver.rng.below(entries))), "enter")


async def play_by_mouse(driver: Driver) -> None:
    """A whole game with clicks alone: what is lit, and what the list offers where the board shows nothing."""
    session = driver.session
    while not session.over:
        desk, moves = driver.table.desk, len(session.record.moves)
        lit = driver.lit()
        thing = lit[int(driver.rng.below(len(lit)))]
        await driver.click("#board", thing)
        if len(session.record.moves) == moves and desk.armed == thing:
            await driver.click("#board", thing)
