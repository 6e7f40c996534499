"""`voliere simulate`: bots play many games; what they say, as tables or as JSON."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn
from rich.progress import TimeRemainingColumn as TimeLeft
from rich.table import Table
from rich.text import Text

from voliere.bots import levels
from voliere.core.game import Game
from voliere.core.refused import Refused, Told
from voliere.core.rng import seeded
from voliere.games import find
from voliere.lab.match import Plan, Result
from voliere.lab.report import Account, Report, Side, report
from voliere.lab.run import Run, read_head
from voliere.lab.shard import WHOLE, Shard
from voliere.lab.simulate import simulate
from voliere.lab.spread import Crew
from voliere.plugins import exists
from voliere.text import Words

NEEDED = ("altair", "openskill", "polars", "pyarrow", "vl_convert")  # of voliere[lab]
STOPPED = 130  # exit code after Ctrl-C
SO_FAR = 60.0  # seconds between two lines of a log


def make_plan(
    game: Game, seats: int, given: dict[str, object], bots: list[str], seed: int, deals: int, duplicate: bool
) -> Plan:
    options = game.check(seats, given)
    bots = levels.fill(bots, seats)
    if len(bots) != seats:
        raise Refused(
            "bots",
            {"title": game.title, "seats": seats, "given": len(bots)},
            f"{game.title} with {seats} seats needs {seats} bots, not {len(bots)}",
        )
    for bot in bots:
        levels.make(bot, game, seeded(0))  # refuses a bot that does not exist
    return Plan(game.id, seats, options, tuple(bots), seed, deals, duplicate)


class Rate(ProgressColumn):
    """Games a second."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def render(self, task: Task) -> Text:
        return Text(self.words.say("cli-simulate-rate", {"rate": decimal(task.speed or 0, 1, self.words)}))


def ready(out: Path | None, tables: Sequence[str], shard: str | None, seed: str | None) -> int | None:
    """Refuse what cannot be kept; gives the seed of a folder that is gone on with, where none was named."""
    if out is None:
        for given, there in (("--shard", shard is not None), ("--tables", bool(tables))):
            if there:
                raise Refused("needs-out", {"given": given}, f"{given} needs a folder to write to: --out")
        return None
    need_lab()
    if seed is not None:
        return None
    if shard is not None:
        raise Refused("shard-seed", {}, "--shard needs --seed: all shards play parts of the same games")
    found = read_head(out) or {}
    return int(str(found["seed"]), 16) if "seed" in found else None


def need_lab() -> None:
    if not all(exists(module) for module in NEEDED):
        raise Refused("no-lab", {}, 'this needs more: pip install "voliere[lab]"')


@dataclass(frozen=True)
class Way:
    """How a plan is played, and what is kept of it."""

    jobs: int | Crew = 1
    records: Path | None = None
    as_json: bool = False
    out: Path | None = None  # a folder for tables; what is there is not played again
    tables: Sequence[str] = ()
    shard: Shard = WHOLE


def run(plan: Plan, way: Way, words: Words) -> int:
    """Play and report; after Ctrl-C, report what there is. Gives the exit code."""
    if way.records is not None:
        make_folder(way.records)
    if way.out is not None:
        return run_in(Run(way.out, plan, way.tables), way, words)
    account = Account(plan)
    began = time.perf_counter()

    def collected(batches: Generator[list[Result], None, None]) -> Generator[int, None, None]:
        with closing(batches):
            for batch in batches:
                for result in batch:
                    account.add(result)
                yield len(batch)

    stopped = not shown(collected(simulate(plan, way.jobs, way.records)), plan.games, 0, words)
    if not account.games:
        print(words.say("cli-simulate-none"), file=sys.stderr)
        return STOPPED
    tell(account.report(time.perf_counter() - began), words, plan, way.as_json)
    if stopped:
        told = {"games": account.games, "planned": plan.games}
        print(words.say("cli-simulate-stopped", {**told}), file=sys.stderr)
    return STOPPED if stopped else 0


def run_in(run: Run, way: Way, words: Words) -> int:
    """In a folder, where the same command goes on, and shards leave their parts."""
    plan, folder = run.plan, str(run.folder)
    own = [part for part in range(run.count) if way.shard.holds(part)]
    planned, missing = sum(len(run.numbers(part)) for part in own), run.missing(way.shard)
    before = planned - sum(len(run.numbers(part)) for part in missing)
    if before:
        print(words.say("arena-resumed", {"games": before, "folder": folder}), file=sys.stderr)
    began = time.perf_counter()
    left = (number for part in missing for number in run.numbers(part))
    games = simulate(plan, way.jobs, way.records, left, run.noted)
    finished = shown(run.keep(games), planned, before, words)
    seconds = None if before else time.perf_counter() - began
    if not finished:
        there = planned - sum(len(run.numbers(part)) for part in run.missing(way.shard))
        about: dict[str, Told] = {"games": there, "planned": planned, "folder": folder}
        print(words.say("lab-stopped", about), file=sys.stderr)
        return STOPPED
    if way.shard != WHOLE:
        shard: dict[str, Told] = {"shard": str(way.shard), "games": planned, "place": folder}
        print(json.dumps(shard) if way.as_json else words.say("lab-shard", shard))
        return 0
    files = run.gather()
    tell(report(plan, run.results(), seconds), words, plan, way.as_json)
    say_files(files, words)
    return 0


def say_files(files: Iterable[Path], words: Words) -> None:
    """Aside: what is printed may be JSON."""
    print(words.say("lab-files", {"files": " ".join(str(file) for file in files)}), file=sys.stderr)


def tell(facts: Report, words: Words, plan: Plan, as_json: bool) -> None:
    if as_json:
        print(json.dumps(facts, ensure_ascii=False, indent=2))
    else:
        show(facts, words, plan)


def shown(games: Generator[int, None, None], total: int, before: int, words: Words) -> bool:
    """Work that gives how many games have ended, with a bar, or where nobody looks a line now and then.

    False if Ctrl-C came before the end.
    """
    console = Console(stderr=True)
    done, said = before, time.monotonic()
    columns = (
        TextColumn(words.say("cli-simulate-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(words),
        TimeLeft(),
    )
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task("", total=total, completed=before)
            for more in games:
                done += more
                bar.update(task, completed=done)
                if not console.is_terminal and time.monotonic() - said >= SO_FAR:
                    print(words.say("lab-so-far", {"games": done, "planned": total}), file=sys.stderr)
                    said = time.monotonic()
    except KeyboardInterrupt:
        return False
    finally:
        games.close()
    return True


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as no:
        why = no.strerror or str(no)
        raise Refused("file", {"file": str(folder), "why": why}, f"{folder}: {why}") from no


# -- tables --------------------------------------------------------------------------------------


def show(facts: Report, words: Words, plan: Plan) -> None:
    console = Console(highlight=False)
    speed, length = facts["speed"], facts["length"]
    told: dict[str, Told] = {"title": words.title(find(plan.game)), "games": facts["games"]}
    if speed is not None:
        told["seconds"] = decimal(speed["seconds"], 1, words)
        told["rate"] = decimal(speed["games_per_second"], 1, words)
        told["decisions"] = decimal(speed["decisions_per_second"], 0, words)
    summary = words.say("lab-summary" if speed is None else "cli-simulate-summary", told)
    console.print(Text(summary, "bold"), soft_wrap=True)
    lengths: dict[str, Told] = {
        "mean": decimal(length["mean"], 1, words),
        "sd": decimal(length["sd"], 1, words),
    }
    console.print(Text(words.say("cli-simulate-length", lengths)), soft_wrap=True)
    for first, sides in (("seat", facts["by_seat"]), ("bot", facts["by_bot"])):
        console.print()
        console.print(side_table(first, sides, words))
    if len(facts["by_bot"][0]["lines"]) > 1:
        console.print()
        console.print(line_table(facts["by_bot"], words, find(plan.game)))
    console.print()
    if plan.duplicate:
        deals = facts["games"] // plan.rotations
        note = words.say("cli-simulate-duplicate", {"seats": plan.seats, "deals": deals})
    else:
        note = words.say("cli-simulate-independent", {"games": facts["games"]})
    console.print(Text(note, "dim"), soft_wrap=True)


def side_table(first: str, sides: Sequence[Side], words: Words) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="bold")
    table.add_column(words.say(f"cli-simulate-{first}"), no_wrap=True)
    for column in ("score", "interval", "sd", "wins", "interval"):
        table.add_column(words.say(f"cli-simulate-{column}"), justify="right", no_wrap=True)
    for side in sides:
        score, wins = side["score"], side["wins"]
        table.add_row(
            side["name"],
            decimal(score["mean"], 2, words),
            bounds(score["low"], score["high"], 2, words),
            decimal(score["sd"], 2, words),
            decimal(100 * wins["mean"], 1, words),
            bounds(percent(wins["low"]), percent(wins["high"]), 1, words),
        )
    return table


def line_table(bots: Sequence[Side], words: Words, game: Game) -> Table:
    """What the points are made of, on average."""
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="bold")
    table.add_column(words.say("cli-simulate-lines"))
    for bot in bots:
        table.add_column(bot["name"], justify="right", no_wrap=True)
    for line in bots[0]["lines"]:
        means = [decimal(bot["lines"].get(line, 0.0), 2, words) for bot in bots]
        table.add_row(words.line(game, line), *means)
    return table


def percent(share: float | None) -> float | None:
    return None if share is None else 100 * share


def bounds(low: float | None, high: float | None, digits: int, words: Words) -> str:
    """
    >>> bounds(1, 2.5, 1, Words("en")), bounds(None, None, 1, Words("en"))
    ('1.0 … 2.5', '–')
    """
    if low is None or high is None:
        return "–"
    return f"{decimal(low, digits, words)} … {decimal(high, digits, words)}"


def decimal(value: float, digits: int, words: Words) -> str:
    """
    >>> decimal(-2.5, 1, Words("fr"))
    '−2,5'
    """
    text = f"{value:.{digits}f}".replace("-", "−")
    return text.replace(".", words.say("decimal-mark"))
