"""A simulation's folder: parts that are finished, so that it can be stopped, shared out and put together.

A part is so many deals, and belongs to one shard. It is written when all its games are played, its table
`games` last: where that is there, the whole part is. Put together in their order, parts give the same files
whoever played them.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from voliere import __version__
from voliere.core.refused import Refused
from voliere.lab.match import Plan, Result, known
from voliere.lab.shard import WHOLE, Shard
from voliere.lab.tables import ALWAYS, TABLES, columns, results

if TYPE_CHECKING:
    from polars import DataFrame

HEAD = "simulation.json"
PARTS = "parts"
FINEST, LARGEST = 200, 1000  # parts, unless deals are fewer; deals of a part
AT_ONCE = 5_000  # games that are read at a time


class Run:
    """Opens the folder, or makes it; refuses one of another simulation."""

    def __init__(self, folder: Path, plan: Plan, tables: Sequence[str] = ALWAYS) -> None:
        self.folder = folder
        self.plan = plan
        self.tables = [table for table in TABLES if table in {*ALWAYS, *tables}]
        self.size = min(LARGEST, max(1, plan.deals // FINEST))  # of a part, in deals
        head = {"version": __version__, **facts(plan, self.tables)}
        try:
            (folder / PARTS).mkdir(parents=True, exist_ok=True)
            found = read_head(folder)
            if found is None:
                write(folder / HEAD, json.dumps(head, indent=2) + "\n")
            else:
                compare(folder, found, head)
        except OSError as no:
            raise unusable(folder, no) from no

    @property
    def noted(self) -> bool:
        return self.tables != [*ALWAYS]

    @property
    def count(self) -> int:
        """How many parts there are."""
        return -(-self.plan.deals // self.size)

    def numbers(self, part: int) -> range:
        """The games of a part."""
        last = min(self.plan.deals, (part + 1) * self.size)
        return range(part * self.size * self.plan.rotations, last * self.plan.rotations)

    def file(self, table: str, part: int) -> Path:
        return self.folder / PARTS / f"{table}-{part:06}.parquet"

    @property
    def whole(self) -> bool:
        """Whether all was played and put together."""
        return (self.folder / "games.parquet").exists()

    def missing(self, shard: Shard = WHOLE) -> list[int]:
        """The parts of a shard that are not there."""
        if self.whole:
            return []
        parts = (part for part in range(self.count) if shard.holds(part))
        return [part for part in parts if not self.file("games", part).exists()]

    def keep(self, batches: Generator[list[Result], None, None]) -> Generator[int, None, None]:
        """Write parts as they become whole; gives how many games each batch held."""
        waiting: dict[int, dict[int, Result]] = {}
        with closing(batches):
            for batch in batches:
                for result in batch:
                    part = self.plan.deal(result.number) // self.size
                    waiting.setdefault(part, {})[result.number] = result
                    if len(waiting[part]) == len(self.numbers(part)):
                        self.write(part, waiting.pop(part))
                yield len(batch)

    def write(self, part: int, played: dict[int, Result]) -> None:
        import pyarrow as pa
        from pyarrow import parquet

        in_order = [played[number] for number in self.numbers(part)]
        for table in reversed(self.tables):  # games last
            made = columns(table, self.plan, in_order)
            schema = pa.schema([(name, pa.type_for_alias(kind)) for name, (kind, _) in made.items()])
            held = pa.table({name: values for name, (_, values) in made.items()}, schema=schema)
            file = self.file(table, part)
            half = file.with_name(f"{file.name}.{os.getpid()}")
            parquet.write_table(held, half)
            os.replace(half, file)

    def gather(self, others: Sequence[Run] = ()) -> list[Path]:
        """Put the parts of this folder and of others together: a file for each table, row by row in order."""
        if not self.whole:
            runs = [self, *others]
            lacking = [p for p in range(self.count) if not any(run.file("games", p).exists() for run in runs)]
            if lacking:
                raise unfinished(sum(len(self.numbers(p)) for p in lacking), self.plan.games)
            for table in reversed(self.tables):
                paths = [next(run.file(table, p) for run in runs if run.file("games", p).exists())
                         for p in range(self.count)]  # fmt: skip
                join(paths, self.folder / f"{table}.parquet")
        shutil.rmtree(self.folder / PARTS, ignore_errors=True)
        return [self.folder / f"{table}.parquet" for table in self.tables]

    def slices(self) -> Iterator[range]:
        """All games, some thousands at a time: a million need not fit into memory."""
        step = AT_ONCE // self.plan.rotations * self.plan.rotations
        for first in range(0, self.plan.games, step):
            yield range(first, min(first + step, self.plan.games))

    def read(self, table: str, games: range, *columns: str) -> DataFrame:
        """Some rows of what was put together, with these columns or all."""
        import polars as pl

        rows = pl.scan_parquet(self.folder / f"{table}.parquet")
        some = rows.filter(pl.col("game").is_between(games.start, games.stop - 1))
        return some.select(columns or pl.all()).collect()

    def results(self) -> Iterator[Result]:
        """All games that were put together."""
        for some in self.slices():
            games, seats = (self.read(table, some).to_dict(as_series=False) for table in ALWAYS)
            yield from results(self.plan, games, seats)


def join(parts: list[Path], into: Path) -> None:
    """One file of many, a part at a time: a million games need not fit into memory."""
    import pyarrow as pa
    from pyarrow import parquet

    schema = pa.unify_schemas([parquet.read_schema(part) for part in parts])
    half = into.with_name(f"{into.name}.{os.getpid()}")
    with parquet.ParquetWriter(half, schema) as writer:
        for part in parts:
            held = parquet.read_table(part)
            for name in schema.names:
                if name not in held.column_names:
                    held = held.append_column(name, pa.nulls(len(held), schema.field(name).type))
            writer.write_table(held.select(schema.names))
    os.replace(half, into)


def facts(plan: Plan, tables: Sequence[str]) -> dict[str, object]:
    """All that decides what is in the files, as JSON."""
    return {
        "game": plan.game,
        "rules": known(plan.game).version,
        "seats": plan.seats,
        "options": dict(plan.options),
        "bots": list(plan.bots),
        "seed": f"{plan.seed:032x}",
        "deals": plan.deals,
        "duplicate": plan.duplicate,
        "tables": list(tables),
    }


def read_head(folder: Path) -> dict[str, Any] | None:
    if not (folder / HEAD).exists():
        return None
    try:
        found = json.loads((folder / HEAD).read_text(encoding="utf-8"))
    except ValueError:
        found = {}
    return found if isinstance(found, dict) else {}


def compare(folder: Path, found: dict[str, Any], head: dict[str, Any]) -> None:
    differs = ", ".join(key for key in head if found.get(key) != head[key])
    if differs:
        raise Refused(
            "other-simulation",
            {"folder": str(folder), "what": differs},
            f"{folder} holds another simulation (not the same: {differs}); give another folder with --out",
        )


def reopen(folder: Path) -> Run:
    """The simulation of a folder that is there."""
    try:
        found = read_head(folder)
    except OSError as no:
        raise unusable(folder, no) from no
    try:
        assert found is not None
        game = known(found["game"])
        plan = Plan(
            game.id,
            found["seats"],
            game.check(found["seats"], found["options"]),
            tuple(found["bots"]),
            int(found["seed"], 16),
            found["deals"],
            found["duplicate"],
        )
        return Run(folder, plan, found["tables"])
    except (AssertionError, KeyError, TypeError, ValueError) as no:
        if isinstance(no, Refused):
            raise
        raise Refused("no-run", {"folder": str(folder)}, f"{folder} holds no shards to merge") from no


def unusable(folder: Path, no: OSError) -> Refused:
    why = no.strerror or str(no)
    return Refused("file", {"file": str(folder), "why": why}, f"{folder}: {why}")


def unfinished(lacking: int, planned: int) -> Refused:
    return Refused(
        "shards-missing",
        {"missing": lacking, "planned": planned},
        f"{lacking} of {planned} games are missing: let the other shards finish, or start them again",
    )


def write(file: Path, text: str) -> None:
    """At once: other shards may be reading, or writing the same."""
    half = file.with_name(f"{file.name}.{os.getpid()}")
    half.write_text(text, encoding="utf-8")
    os.replace(half, file)
