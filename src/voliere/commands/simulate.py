"""`voliere simulate`: bots play many games; what they say, as tables or as JSON."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
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
from voliere.lab.report import Report, Side, report
from voliere.lab.simulate import simulate
from voliere.text import Words

STOPPED = 130  # exit code after Ctrl-C


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


def run(plan: Plan, jobs: int, records: Path | None, words: Words, as_json: bool) -> int:
    """Play and report; after Ctrl-C, report what there is. Gives the exit code."""
    if records is not None:
        make_folder(records)
    results: list[Result] = []
    began = time.perf_counter()
    stopped = not collect(plan, jobs, records, words, results)
    if not results:
        print(words.say("cli-simulate-none"), file=sys.stderr)
        return STOPPED
    facts = report(plan, results, time.perf_counter() - began)
    if as_json:
        print(json.dumps(facts, ensure_ascii=False, indent=2))
    else:
        show(facts, words, plan)
    if stopped:
        told = {"games": len(results), "planned": plan.games}
        print(words.say("cli-simulate-stopped", {**told}), file=sys.stderr)
    return STOPPED if stopped else 0


def collect(plan: Plan, jobs: int, records: Path | None, words: Words, results: list[Result]) -> bool:
    """Fill the results; False if Ctrl-C came before the end."""
    console = Console(stderr=True)
    columns = (
        TextColumn(words.say("cli-simulate-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(words),
        TimeLeft(),
    )
    games = simulate(plan, jobs, records)
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task("", total=plan.games)
            for batch in games:
                results += batch
                bar.update(task, advance=len(batch))
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
    told: dict[str, Told] = {
        "title": words.title(find(plan.game)),
        "games": facts["games"],
        "seconds": decimal(speed["seconds"], 1, words),
        "rate": decimal(speed["games_per_second"], 1, words),
        "decisions": decimal(speed["decisions_per_second"], 0, words),
    }
    console.print(Text(words.say("cli-simulate-summary", told), "bold"), soft_wrap=True)
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
