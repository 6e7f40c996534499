"""The figures of a study, summed by Polars from the tables of a simulation.

Intervals are over games: they are independent.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import polars as pl

from voliere.core.topic import Topic
from voliere.lab.match import Plan, known
from voliere.lab.run import Run
from voliere.lab.statistics import Interval, spread, wilson
from voliere.lab.study.topics import topics
from voliere.lab.tables import POINTS

FEW = 10  # times a thing must have been met to be listed


@dataclass(frozen=True)
class Seat:
    wins: Interval
    score: Interval


@dataclass(frozen=True)
class Line:
    """What the points are made of: of winners, and how much more than of the others at their tables."""

    name: str
    all: float
    winners: float
    lead: Interval


@dataclass(frozen=True)
class Thing:
    """A card, and how those fared to whom something happened with it."""

    thing: int
    times: int  # seats of games, or games where it is nobody's
    share: float
    wins: Interval | None  # None: nobody's
    score: Interval


@dataclass(frozen=True)
class Figures:
    plan: Plan
    games: int
    scores: Counter[int]
    lengths: Counter[int]
    margins: Interval | None  # of the winner over the next
    ties: int
    seats: list[Seat]
    lines: list[Line]
    things: dict[Topic, list[Thing]]


def figures(run: Run) -> Figures:
    games, seats, cards = (read(run.folder / f"{table}.parquet") for table in ("games", "seats", "cards"))
    plan = run.plan
    return Figures(
        plan,
        len(games),
        counted(seats["score"]),
        counted(games["decisions"]),
        margins(seats) if plan.seats > 1 else None,
        games.filter(pl.col("winners") > 1).height,
        [seat(one) for one in seats.sort("seat").partition_by("seat", maintain_order=True)],
        lines(seats) if plan.seats > 1 else [],
        things(plan, seats, cards),
    )


def read(file: Path) -> pl.DataFrame:
    return pl.read_parquet(file)


def counted(column: pl.Series) -> Counter[int]:
    """
    >>> counted(pl.Series([3, 1, 3]))
    Counter({3: 2, 1: 1})
    """
    values, times = column.value_counts(sort=True).get_columns()
    return Counter(dict(zip(values.to_list(), times.to_list(), strict=True)))


def mean(column: pl.Series) -> float:
    found = column.mean()
    return float(found) if isinstance(found, (int, float)) else 0.0


def around(column: pl.Series) -> Interval:
    """`statistics.around` of a column; 0 of an empty one."""
    deviation = column.std()
    return spread(mean(column), float(deviation) if isinstance(deviation, float) else 0.0, len(column))


def margins(seats: pl.DataFrame) -> Interval:
    best = pl.col("score").top_k(2)
    return around(seats.group_by("game", maintain_order=True).agg(lead=best.max() - best.min())["lead"])


def seat(own: pl.DataFrame) -> Seat:
    return Seat(wilson(mean(own["win"]), len(own)), around(own["score"]))


def lines(seats: pl.DataFrame) -> list[Line]:
    columns = [name for name in seats.columns if name.startswith(POINTS)]
    won, points = pl.col("win") > 0, pl.col(columns)
    table = seats.with_columns(points.fill_null(0))
    leads = table.group_by("game", maintain_order=True).agg(
        points.filter(won).mean() - points.filter(~won).mean()
    )
    winners = table.filter(won)
    return [
        Line(
            name.removeprefix(POINTS),
            mean(table[name]),
            mean(winners[name]),
            around(leads[name].drop_nulls()),  # everybody may have won
        )
        for name in columns
    ]


def things(plan: Plan, seats: pl.DataFrame, cards: pl.DataFrame) -> dict[Topic, list[Thing]]:
    met = cards.select("event", "kind").unique().sort("event", "kind").rows()
    games = seats.select("game").n_unique()
    tables = seats.group_by("game").agg(pl.col("score").mean())
    found: dict[Topic, list[Thing]] = {}
    for topic in topics(known(plan.game), [(str(event), str(kind)) for event, kind in met]):
        own = cards.filter(event=topic.event, kind=topic.kind).select("thing", "game", "seat")
        theirs = own.join(seats.select("game", "seat", "win", "score"), ["game", "seat"])
        nobodys = (
            own.filter(pl.col("seat") < 0).join(tables, "game").with_columns(win=pl.lit(None, pl.Float64))
        )
        made = [
            *fared(theirs, games * plan.seats),
            *fared(nobodys.select(theirs.columns), games),
        ]
        if made:
            found[topic] = sorted(made, key=merit, reverse=True)
    return found


def merit(one: Thing) -> tuple[float, int]:
    return (one.score.mean if one.wins is None else one.wins.mean), -one.thing


def fared(own: pl.DataFrame, chances: int) -> list[Thing]:
    """Of rows with `thing`, `win` (null: nobody's) and `score`, so many of which there could have been."""
    score, win = pl.col("score").cast(pl.Float64), pl.col("win")
    sums = own.group_by("thing").agg(
        times=pl.len(), wins=win.mean(), score=score.mean(), deviation=score.std()
    )
    return [
        Thing(
            row["thing"],
            row["times"],
            row["times"] / chances,
            None if row["wins"] is None else wilson(row["wins"], row["times"]),
            spread(row["score"], row["deviation"], row["times"]),
        )
        for row in sums.filter(pl.col("times") >= FEW).to_dicts()
    ]


def quantile(counts: Counter[int], share: float) -> int:
    """
    >>> quantile(Counter([1, 2, 2, 3]), 0.5)
    2
    """
    left = share * counts.total()
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            return value
    return max(counts)
