"""What many games say: speed, length, scores and wins, by seat and by bot, as JSON-ready facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict

from voliere.lab.match import Plan, Result
from voliere.lab.statistics import Interval, around, deviation, mean, share_of, wilson

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


def report(plan: Plan, results: list[Result], seconds: float | None) -> Report:
    """Facts about finished games; of duplicate deals only those whose every rotation was played."""
    deals = whole_deals(plan, results)
    games = [game for deal in deals for game in deal]
    decisions = sum(game.decisions for game in games)
    lengths = [float(game.decisions) for game in games]
    names = list(dict.fromkeys(plan.bots))
    return Report(
        format=FORMAT,
        game=plan.game,
        seats=plan.seats,
        options=dict(plan.options),
        bots=list(plan.bots),
        seed=f"{plan.seed:032x}",
        duplicate=plan.duplicate,
        games=len(games),
        planned=plan.games,
        length=spread(lengths, around(lengths)),
        by_seat=[side(plan, deals, str(seat + 1), only(seat)) for seat in range(plan.seats)],
        by_bot=[side(plan, deals, name, seats_of(plan, name)) for name in names],
        speed=None
        if seconds is None
        else Speed(
            seconds=seconds,
            games_per_second=len(games) / seconds,
            decisions_per_second=decisions / seconds,
        ),
    )


def whole_deals(plan: Plan, results: list[Result]) -> list[list[Result]]:
    by_deal: dict[int, list[Result]] = {}
    for result in sorted(results, key=lambda result: result.number):
        by_deal.setdefault(plan.deal(result.number), []).append(result)
    return [games for games in by_deal.values() if len(games) == plan.rotations]


def only(seat: int) -> Callable[[Result], list[int]]:
    return lambda game: [seat]


def seats_of(plan: Plan, name: str) -> Callable[[Result], list[int]]:
    """Where a bot sat in a game."""

    def seats(game: Result) -> list[int]:
        return [seat for seat, bot in enumerate(plan.seating(game.number)) if plan.bots[bot] == name]

    return seats


def side(plan: Plan, deals: list[list[Result]], name: str, seats: Callable[[Result], list[int]]) -> Side:
    """Games of a deal are not independent, nor are seats of a game: a deal gives one value, its mean."""
    scores = [mean([game.scores[seat] for game in deal for seat in seats(game)]) for deal in deals]
    wins = [mean([game.wins[seat] for game in deal for seat in seats(game)]) for deal in deals]
    points = [float(game.scores[seat]) for deal in deals for game in deal for seat in seats(game)]
    share = share_of(wins) if plan.duplicate else wilson(mean(wins), len(wins))
    found = [game.lines[seat] for deal in deals for game in deal for seat in seats(game)]
    lines = {line: mean([float(one.get(line, 0)) for one in found]) for line in found[0]} if found else {}
    return Side(name=name, score=spread(points, around(scores)), lines=lines, wins=estimate(share))


def spread(values: list[float], interval: Interval) -> Spread:
    return Spread(mean=interval.mean, sd=deviation(values), low=interval.low, high=interval.high)


def estimate(interval: Interval) -> Estimate:
    return Estimate(mean=interval.mean, low=interval.low, high=interval.high)
