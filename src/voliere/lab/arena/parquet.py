"""A contest as a table for other programs: one row for each game and seat."""

from __future__ import annotations

import os
from pathlib import Path

from voliere.lab.arena.contest import Contest
from voliere.lab.arena.game import Played

FILE = "games.parquet"


def write(folder: Path, contest: Contest, played: dict[int, Played]) -> Path:
    import pyarrow as pa
    from pyarrow import parquet

    columns = pa.schema(
        [
            ("game", pa.int64()),
            ("deal", pa.int64()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("score", pa.int32()),
            ("place", pa.int8()),
            ("win", pa.float64()),
            ("decisions", pa.int32()),
            ("choices", pa.int32()),
            ("ms_mean", pa.float64()),
            ("ms_p99", pa.float64()),
            ("ms_longest", pa.float64()),
            ("hung", pa.int32()),
            ("died", pa.int32()),
            ("nonsense", pa.int32()),
            ("note", pa.string()),
        ],
        metadata={"contest": contest.name, "seed": f"{contest.seed:032x}"},
    )
    rows = [
        {
            "game": number,
            "deal": contest.deal(number),
            "seat": seat,
            "bot": one.bot,
            "score": one.score,
            "place": one.place,
            "win": one.win,
            "decisions": one.decisions,
            "choices": one.times.count,
            "ms_mean": one.times.mean,
            "ms_p99": one.times.below(0.99),
            "ms_longest": one.times.longest,
            "hung": one.hung,
            "died": one.died,
            "nonsense": one.nonsense,
            "note": one.note,
        }
        for number in sorted(played)
        for seat, one in enumerate(played[number].seats)
    ]
    half = folder / (FILE + ".new")
    parquet.write_table(pa.Table.from_pylist(rows, schema=columns), half)
    os.replace(half, folder / FILE)
    return folder / FILE
