"""The figures of a study, from the tables of a simulation. Intervals are over games: they are independent."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Iterable
from csv import writer
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from voliere.core.topic import Topic
from voliere.lab.match import Plan, Result, known
from voliere.lab.run import Run
from voliere.lab.statistics import Interval, around, mean, wilson
from voliere.lab.study.topics import topics

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
    results = run.results()
    plan = run.plan
    leads = [float(sorted(r.scores)[-1] - sorted(r.scores)[-2]) for r in results if plan.seats > 1]
    return Figures(
        plan,
        len(results),
        Counter(score for r in results for score in r.scores),
        Counter(r.decisions for r in results),
        around(leads) if leads else None,
        sum(sum(win > 0 for win in r.wins) > 1 for r in results),
        [seat(results, k) for k in range(plan.seats)],
        [line(results, name) for name in results[0].lines[0]] if plan.seats > 1 else [],
        things(plan, results, run.folder / "cards.parquet"),
    )


def seat(results: list[Result], k: int) -> Seat:
    wins = wilson(mean([r.wins[k] for r in results]), len(results))
    return Seat(wins, around([float(r.scores[k]) for r in results]))


def line(results: list[Result], name: str) -> Line:
    won: list[float] = []
    leads: list[float] = []
    every: list[float] = []
    for r in results:
        points = [float(lines.get(name, 0)) for lines in r.lines]
        winners = [p for p, win in zip(points, r.wins, strict=True) if win > 0]
        others = [p for p, win in zip(points, r.wins, strict=True) if win == 0]
        every += points
        won += winners
        if winners and others:
            leads.append(mean(winners) - mean(others))
    return Line(name, mean(every), mean(won or [0.0]), around(leads or [0.0]))


def things(plan: Plan, results: list[Result], file: Path) -> dict[Topic, list[Thing]]:
    from pyarrow import parquet

    of: dict[int, Result] = {r.number: r for r in results}
    held: dict[str, list[Any]] = parquet.read_table(file).to_pydict()
    rows = list(zip(held["game"], held["seat"], held["event"], held["kind"], held["thing"], strict=True))
    wanted = topics(known(plan.game), [(event, kind) for _, _, event, kind, _ in rows])
    found: dict[Topic, list[Thing]] = {}
    for topic in wanted:
        places: dict[int, list[tuple[int, int]]] = {}
        for game, seat, event, kind, thing in rows:
            if (event, kind) == (topic.event, topic.kind):
                places.setdefault(thing, []).append((game, seat))
        made = [one for thing, where in places.items() if (one := fared(thing, where, plan, of)) is not None]
        if made:
            found[topic] = sorted(made, key=merit, reverse=True)
    return found


def merit(one: Thing) -> tuple[float, int]:
    return (one.score.mean if one.wins is None else one.wins.mean), -one.thing


def fared(thing: int, where: list[tuple[int, int]], plan: Plan, of: dict[int, Result]) -> Thing | None:
    if len(where) < FEW:
        return None
    nobody = where[0][1] < 0
    chances = len(of) * (1 if nobody else plan.seats)
    if nobody:
        scores = [mean([float(score) for score in of[game].scores]) for game, _ in where]
        return Thing(thing, len(where), len(where) / chances, None, around(scores))
    wins = [of[game].wins[seat] for game, seat in where]
    scores = [float(of[game].scores[seat]) for game, seat in where]
    return Thing(thing, len(where), len(where) / chances, wilson(mean(wins), len(wins)), around(scores))


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


def csv(rows: Iterable[Iterable[object]]) -> str:
    """Rows as a spreadsheet reads them.

    >>> csv([["bird", "wins"], ["wren", 0.5]]).split()
    ['bird,wins', 'wren,0.5']
    """
    text = io.StringIO()
    writer(text).writerows(rows)
    return text.getvalue()
