"""Places for work, shared out fairly: whoever wants much gets a turn as often as whoever wants little."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many places in all and so many for one person; those who wait get them person by person."""

    def __init__(self, most: int, each: int) -> None:
        self.most = most
        self.each = each
        self.taken: Counter[str] = Counter()
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}  # the person whose turn is next comes first

    @asynccontextmanager
    async def place(self, who: str) -> AsyncIterator[None]:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(who, deque()).append(turn)
        self.share_out()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self.share_out()  # drops it
            else:
                self.give_back(who)  # it came too late to be used
            raise
        try:
            yield
        finally:
            self.give_back(who)

    def give_back(self, who: str) -> None:
        self.taken[who] -= 1
        if not self.taken[who]:
            del self.taken[who]
        self.share_out()

    def share_out(self) -> None:
        for who in list(self.waiting):
            turns = self.waiting[who]
            while turns and turns[0].cancelled():
                turns.popleft()
            if turns and self.taken.total() < self.most and self.taken[who] < self.each:
                turns.popleft().set_result(None)
                self.taken[who] += 1
                del self.waiting[who]  # and to the end of the row
                self.waiting[who] = turns
            if not turns:
                del self.waiting[who]
        if self.taken.total() < self.most and any(self.taken[who] < self.each for who in self.waiting):
            self.share_out()
