"""The figures of a study, of what was counted in the tables of a simulation.

Intervals are over games: they are independent.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import polars as pl

from voliere.core.topic import Topic
from voliere.lab.counted import Times, around, mean
from voliere.lab.match import Plan, known
from voliere.lab.run import Run
from voliere.lab.statistics import Interval, wilson
from voliere.lab.study.counts import counts, times
from voliere.lab.study.topics import topics
from voliere.lab.tables import lines_of

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
    found, plan = counts(run), run.plan
    games, seats = found["games"], found["seats"]
    return Figures(
        plan,
        plan.games,
        whole(times(seats, "score")),
        whole(times(games, "decisions")),
        around(times(found["margins"], "margin")) if plan.seats > 1 else None,
        times(games.filter(pl.col("winners") > 1), "winners").total(),
        [seat(own) for own in seats.sort("seat").partition_by("seat", maintain_order=True)],
        lines(plan, found["lines"], found["leads"]) if plan.seats > 1 else [],
        things(plan, found["things"]),
    )


def whole(values: Times) -> Counter[int]:
    return Counter({int(value): many for value, many in values.items()})


def seat(own: pl.DataFrame) -> Seat:
    wins = times(own, "win")
    return Seat(wilson(mean(wins), wins.total()), around(times(own, "score")))


def lines(plan: Plan, points: pl.DataFrame, leads: pl.DataFrame) -> list[Line]:
    return [
        Line(
            name,
            mean(times(own, "value")),
            mean(times(own.filter("won"), "value")),
            around(times(leads.filter(line=name), "lead")),
        )
        for name in lines_of(plan, points["line"])
        for own in [points.filter(line=name)]
    ]


def things(plan: Plan, met: pl.DataFrame) -> dict[Topic, list[Thing]]:
    named = met.select("event", "kind").unique().sort("event", "kind").rows()
    found: dict[Topic, list[Thing]] = {}
    for topic in topics(known(plan.game), [(str(event), str(kind)) for event, kind in named]):
        own = met.filter(event=topic.event, kind=topic.kind).with_columns(nobodys=pl.col("win").is_null())
        made = [
            fared(thing, rows, plan.games if nobodys else plan.games * plan.seats)
            for (thing, nobodys), rows in own.partition_by("thing", "nobodys", as_dict=True).items()
        ]
        listed = [one for one in made if one.times >= FEW]
        if listed:
            found[topic] = sorted(listed, key=merit, reverse=True)
    return found


def merit(one: Thing) -> tuple[float, int]:
    return (one.score.mean if one.wins is None else one.wins.mean), -one.thing


def fared(thing: int, rows: pl.DataFrame, chances: int) -> Thing:
    """A thing that was met, of so many times it could have been."""
    wins, scores = times(rows.drop_nulls("win"), "win"), times(rows, "score")
    met = scores.total()
    return Thing(thing, met, met / chances, wilson(mean(wins), met) if wins else None, around(scores))


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
