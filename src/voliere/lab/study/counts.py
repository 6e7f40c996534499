"""What a study counts: every value with the times it was met.

Games are read some thousands at a time and what was counted is added up, so that a million take no more
memory.
"""

from __future__ import annotations

from collections import Counter
from functools import reduce

import polars as pl

from voliere.lab.counted import Times
from voliere.lab.run import Run
from voliere.lab.tables import POINTS

TIMES = "times"

Counts = dict[str, pl.DataFrame]


def counts(run: Run) -> Counts:
    """
    | counted | each with its times |
    | --- | --- |
    | `games` | decisions, winners |
    | `seats` | seat, win, score |
    | `margins` | margin: of the winner over the next |
    | `lines` | line, won, value |
    | `leads` | line, lead: how much more of it winners have than the others at their table |
    | `things` | event, kind, thing, win (null: nobody's), score |
    """
    return reduce(added, (of(run, games) for games in run.slices()))


def of(run: Run, some: range) -> Counts:
    games, seats = (run.read(table, some) for table in ("games", "seats"))
    cards = run.read("cards", some, "game", "seat", "event", "kind", "thing")
    made = {
        "games": counted(games, "decisions", "winners"),
        "seats": counted(seats, "seat", "win", "score"),
        "things": counted(things(seats, cards), "event", "kind", "thing", "win", "score"),
    }
    if run.plan.seats == 1:
        return made
    points = lines(seats)
    return made | {
        "margins": counted(margins(seats), "margin"),
        "lines": counted(points, "line", "won", "value"),
        "leads": counted(leads(points), "line", "lead"),
    }


def counted(rows: pl.DataFrame, *keys: str) -> pl.DataFrame:
    return rows.group_by(keys).agg(pl.len().cast(pl.Int64).alias(TIMES))


def added(first: Counts, more: Counts) -> Counts:
    """
    >>> one = {"games": pl.DataFrame({"decisions": [24, 25], "times": [3, 1]})}
    >>> added(one, one)["games"].sort("decisions")["times"].to_list()
    [6, 2]
    """
    return {
        name: pl.concat([table, more[name]]).group_by(pl.exclude(TIMES)).agg(pl.col(TIMES).sum())
        for name, table in first.items()
    }


def times(table: pl.DataFrame, value: str) -> Times:
    """
    >>> times(pl.DataFrame({"seat": [0, 1, 1], "score": [9, 8, 9], "times": [1, 2, 3]}), "score")
    Counter({9: 4, 8: 2})
    """
    found: Times = Counter()
    for met, many in table.select(value, TIMES).iter_rows():
        found[met] += many
    return found


def margins(seats: pl.DataFrame) -> pl.DataFrame:
    best = pl.col("score").top_k(2)
    return seats.group_by("game").agg(margin=best.max() - best.min())


def lines(seats: pl.DataFrame) -> pl.DataFrame:
    """A row for each line of each seat's score."""
    columns = [name for name in seats.columns if name.startswith(POINTS)]
    table = seats.select("game", pl.col(columns).fill_null(0), won=pl.col("win") > 0)
    rows = table.unpivot(columns, index=["game", "won"], variable_name="line")
    return rows.with_columns(pl.col("line").str.strip_prefix(POINTS))


def leads(points: pl.DataFrame) -> pl.DataFrame:
    won, value = pl.col("won"), pl.col("value")
    lead = value.filter(won).mean() - value.filter(~won).mean()
    return points.group_by("game", "line").agg(lead=lead).drop_nulls()  # everybody may have won


def things(seats: pl.DataFrame, cards: pl.DataFrame) -> pl.DataFrame:
    """What happened, with what came of it for whom it happened to; nobody's with the mean of the table."""
    scores = seats.select("game", "seat", "win", pl.col("score").cast(pl.Float64))
    theirs = cards.join(scores, ["game", "seat"])
    tables = seats.group_by("game").agg(pl.col("score").mean())
    nobodys = cards.filter(pl.col("seat") < 0).join(tables, "game")
    return pl.concat([theirs, nobodys.with_columns(win=pl.lit(None, pl.Float64)).select(theirs.columns)])
