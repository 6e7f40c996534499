"""Playing a contest on, until its deals are played or the test has its answer."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial

from voliere.lab.arena.contest import Contest
from voliere.lab.arena.game import Played, play_several
from voliere.lab.arena.journal import Journal
from voliere.lab.arena.sprt import Claims
from voliere.lab.shard import WHOLE, Shard
from voliere.lab.spread import Crew, spread


class Watch:
    """Follows a test deal by deal, in their order, whatever the order in which games end."""

    def __init__(self, contest: Contest, test: Claims | None) -> None:
        self.contest = contest
        self.test = test
        self.shares: list[float] = []  # of the first bot
        self.ended: int | None = None  # after how many deals there was an answer

    def look(self, played: dict[int, Played]) -> bool:
        """Whether there is an answer now."""
        if self.test is None:
            return False
        size = len(self.contest.seatings)
        while self.ended is None:
            first = len(self.shares) * size
            games = [played.get(number) for number in range(first, first + size)]
            found = [seat.win for game in games if game for seat in game.seats if seat.bot == self.first]
            if not all(games):
                break
            self.shares.append(sum(found) / len(found))
            if self.test.verdict(self.shares):
                self.ended = len(self.shares)
        return self.ended is not None

    @property
    def first(self) -> str:
        return self.contest.labels[0]


def compete(
    contest: Contest, deals: int, jobs: int | Crew, journal: Journal, watch: Watch, shard: Shard = WHOLE
) -> Generator[int, None, None]:
    """Gives how many more games have been played, as they end. Closing the generator stops the work."""
    numbers = range(deals * len(contest.seatings))
    if watch.look(journal.played):
        return
    left = [
        number for number in numbers if number not in journal.played and shard.holds(contest.deal(number))
    ]
    work = spread(partial(play_several, contest), left, jobs)
    try:
        for games in work:
            journal.keep(games)
            yield len(games)
            if watch.look(journal.played):
                return
    finally:
        work.close()
