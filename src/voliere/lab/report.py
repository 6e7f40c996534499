"""What many games say: speed, length, scores and wins, by seat and by bot, as JSON-ready facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TypedDict

from voliere.lab.counted import Times, around, deviation, mean, share_of
from voliere.lab.match import Plan, Result
from voliere.lab.statistics import Interval, wilson
from voliere.lab.tables import lines_of

FORMAT = 2  # of the report; grows when a field changes its meaning or goes


class Estimate(TypedDict):
    mean: float
    low: float | None
    high: float | None


class Spread(TypedDict):
    """`low` and `high` are None where the values do not differ: they say nothing of others."""

    mean: float
    sd: float
    low: float | None
    high: float | None


class Side(TypedDict):
    """A seat (counted from 1) or a bot (by name): points, what they are made of, wins (ties shared)."""

    name: str
    score: Spread
    lines: dict[str, float]
    wins: Estimate


class Speed(TypedDict):
    seconds: float
    games_per_second: float
    decisions_per_second: float


class Report(TypedDict):
    format: int
    game: str
    seats: int
    options: dict[str, bool | int | str]
    bots: list[str]
    seed: str
    duplicate: bool
    games: int
    planned: int
    length: Spread
    by_seat: list[Side]
    by_bot: list[Side]
    speed: Speed | None  # None: games played at several times, or by several machines


class Account:
    """Games as they end, in any order: what the report says is counted, and no game is kept."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0  # of deals whose every rotation was played
        self.decisions = 0
        self.lengths: Times = Counter()
        self.seats = [Share(plan, str(seat + 1)) for seat in range(plan.seats)]
        self.bots = {name: Share(plan, name) for name in plan.bots}
        self.begun: dict[int, list[Result]] = {}  # deals that were not played in every rotation yet

    def add(self, game: Result) -> None:
        deal = self.plan.deal(game.number)
        games = [*self.begun.pop(deal, []), game]
        if len(games) < self.plan.rotations:
            self.begun[deal] = games
            return
        self.games += len(games)
        self.decisions += sum(one.decisions for one in games)
        self.lengths.update(one.decisions for one in games)
        for seat, share in enumerate(self.seats):
            share.add([(one, seat) for one in games])
        seatings = [(one, [self.plan.bots[bot] for bot in self.plan.seating(one.number)]) for one in games]
        for name, share in self.bots.items():
            share.add([(one, seat) for one, bots in seatings for seat, bot in enumerate(bots) if bot == name])

    def report(self, seconds: float | None) -> Report:
        plan = self.plan
        return Report(
            format=FORMAT,
            game=plan.game,
            seats=plan.seats,
            options=dict(plan.options),
            bots=list(plan.bots),
            seed=f"{plan.seed:032x}",
            duplicate=plan.duplicate,
            games=self.games,
            planned=plan.games,
            length=spread(self.lengths, around(self.lengths)),
            by_seat=[share.side() for share in self.seats],
            by_bot=[share.side() for share in self.bots.values()],
            speed=None
            if seconds is None
            else Speed(
                seconds=seconds,
                games_per_second=self.games / seconds,
                decisions_per_second=self.decisions / seconds,
            ),
        )


class Share:
    """Of a seat, or of a bot wherever it sat.

    Games of a deal are not independent, nor are seats of a game: a deal gives one value, its mean.
    """

    def __init__(self, plan: Plan, name: str) -> None:
        self.plan = plan
        self.name = name
        self.points: Times = Counter()
        self.scores: Times = Counter()  # of deals
        self.wins: Times = Counter()  # of deals
        self.lines: Counter[str] = Counter()

    def add(self, deal: list[tuple[Result, int]]) -> None:
        """The games of a deal, and the seat it had in each."""
        points = [game.scores[seat] for game, seat in deal]
        self.points.update(points)
        self.scores[sum(points) / len(deal)] += 1
        self.wins[sum(game.wins[seat] for game, seat in deal) / len(deal)] += 1
        for game, seat in deal:
            self.lines.update(game.lines[seat])

    def side(self) -> Side:
        plan, seats = self.plan, self.points.total()
        listed = [line for line in lines_of(plan, self.lines) if line in self.lines]
        share = share_of(self.wins) if plan.duplicate else wilson(mean(self.wins), self.wins.total())
        return Side(
            name=self.name,
            score=spread(self.points, around(self.scores)),
            lines={line: self.lines[line] / seats for line in listed},
            wins=Estimate(mean=share.mean, low=share.low, high=share.high),
        )


def report(plan: Plan, results: Iterable[Result], seconds: float | None) -> Report:
    """Facts about finished games; of duplicate deals only those whose every rotation was played."""
    account = Account(plan)
    for result in results:
        account.add(result)
    return account.report(seconds)


def spread(values: Times, interval: Interval) -> Spread:
    return Spread(mean=interval.mean, sd=deviation(values), low=interval.low, high=interval.high)
