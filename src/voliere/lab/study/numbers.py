"""The numbers of a study, as files for a spreadsheet; names as rules and records use them."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Iterable
from csv import writer

from voliere.games import find
from voliere.lab.statistics import Interval
from voliere.lab.study.figures import Figures

Cells = list[list[object]]


def csv_files(found: Figures) -> dict[str, str]:
    """What there is to save, by the name of its file."""
    made: dict[str, Cells] = {
        "points.csv": counts("points", "seats", found.scores),
        "lengths.csv": counts("decisions", "games", found.lengths),
        "seats.csv": seats(found),
        "lines.csv": lines(found),
        "things.csv": things(found),
    }
    return {name: csv(rows) for name, rows in made.items() if len(rows) > 1}


def counts(value: str, times: str, counted: Counter[int]) -> Cells:
    rows: Cells = [[value, times]]
    return rows + [[one, counted[one]] for one in sorted(counted)]


def seats(found: Figures) -> Cells:
    rows: Cells = [["seat", *measured("wins"), *measured("points")]]
    return rows + [[k, *told(seat.wins), *told(seat.score)] for k, seat in enumerate(found.seats)]


def lines(found: Figures) -> Cells:
    rows: Cells = [["line", "all", "winners", *measured("lead")]]
    return rows + [[one.name, figure(one.all), figure(one.winners), *told(one.lead)] for one in found.lines]


def things(found: Figures) -> Cells:
    kinds = find(found.plan.game).space.things
    rows: Cells = [
        ["event", "kind", "thing", "name", "times", "share", *measured("wins"), *measured("points")]
    ]
    for topic, met in found.things.items():
        for one in met:
            name = kinds[topic.kind].names[one.thing]
            known = [topic.event, topic.kind, one.thing, name, one.times, figure(one.share)]
            rows.append([*known, *told(one.wins), *told(one.score)])
    return rows


def measured(what: str) -> list[object]:
    return [f"{what}_{part}" for part in ("mean", "low", "high")]


def told(interval: Interval | None) -> list[object]:
    return ["", "", ""] if interval is None else [figure(value) for value in interval]


def figure(value: float | None) -> object:
    """Six digits: the last ones of a sum depend on the order it was made in."""
    return "" if value is None else round(value, 6)


def csv(rows: Iterable[Iterable[object]]) -> str:
    """Rows as a spreadsheet reads them.

    >>> csv([["bird", "wins"], ["wren", 0.5]]).split()
    ['bird,wins', 'wren,0.5']
    """
    text = io.StringIO()
    writer(text).writerows(rows)
    return text.getvalue()
