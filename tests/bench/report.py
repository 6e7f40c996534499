"""The table on the screen and the same as JSON, with the facts of the machine it was measured on."""

from __future__ import annotations

import json
import os
import platform
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import Protocol

from tests.bench.goals import GOALS, Goal
from tests.bench.measure import Finding
from tests.bench.twin.build import compiler

PACKAGES = ["catanatron", "mypy", "numpy", "open_spiel", "pgx", "rlcard", "voliere"]

try:
    import rich.console
    import rich.progress
    import rich.table
except ModuleNotFoundError:
    RICH = False
else:
    RICH = True


class Begin(Protocol):
    def __call__(self, what: str) -> None: ...


@contextmanager
def progress(steps: int) -> Iterator[Begin]:
    """Say which measure begins: a bar with rich, a line each without."""
    if RICH:
        console = rich.console.Console(stderr=True)
        columns = (*rich.progress.Progress.get_default_columns(), rich.progress.TimeElapsedColumn())
        with rich.progress.Progress(*columns, console=console, transient=True) as bar:
            task = bar.add_task("", total=steps, completed=-1)
            yield lambda what: bar.update(task, description=what, advance=1)
    else:
        yield lambda what: print(what, flush=True)


def show(title: str, header: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """A table whose first column is text and the others numbers or verdicts."""
    if RICH:
        table = rich.table.Table(title=title, title_justify="left")
        for number, head in enumerate(header):
            table.add_column(head, justify="right" if number else "left", overflow="fold")
        for row in rows:
            table.add_row(*row)
        rich.console.Console().print(table)
        return
    lines = [header, *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(header))]
    print(f"\n{title}")
    for line in lines:
        first, *others = zip(line, widths, strict=True)
        print("  ".join([first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in others)]))


def rates_of(found: Iterable[Finding]) -> dict[str, float]:
    return {finding.measure.name: finding.best for finding in found if finding.best is not None}


def goals_of(found: Iterable[Finding]) -> list[Goal]:
    """The goals that concern what was asked for."""
    names = {finding.measure.name for finding in found}
    return [goal for goal in GOALS if goal.names() <= names]


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def print_tables(found: Sequence[Finding]) -> None:
    rates = rates_of(found)
    rows = [[name, number(rate), number(1e6 / rate)] for name, rate in rates.items()]
    show("Best of the rounds", ["measure", "per second", "µs each"], rows)
    for finding in found:
        if finding.best is None or finding.note:
            print(f"{finding.measure.name}: {finding.note or 'not measured'}")

    verdicts = []
    for goal in goals_of(found):
        value = goal.value(rates)
        unit = "/s" if goal.against is None else "x"
        reached = "" if value is None else f"{number(value)}{unit}"
        verdicts.append([goal.text, f"{number(goal.at_least)}{unit}", reached, goal.verdict(rates)])
    if verdicts:
        show("Goals", ["goal", "wanted", "is", "verdict"], verdicts)


def machine() -> dict[str, object]:
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "compiler": _first_line_of_compiler(),
        "system": f"{platform.system()} {platform.machine()}",
        "cpu": _cpu(),
        "cores": os.cpu_count(),
        "packages": {name: _version(name) for name in PACKAGES},
    }


def store(file: Path, found: Sequence[Finding], settings: dict[str, object]) -> None:
    rates = rates_of(found)
    content = {
        "machine": machine(),
        "settings": settings,
        "measures": {
            finding.measure.name: {
                "unit": finding.measure.unit,
                "per_second": finding.best,
                "rounds": finding.rates,
                "note": finding.note,
            }
            for finding in found
        },
        "goals": [
            {
                "goal": goal.text,
                "wanted": goal.at_least,
                "is": goal.value(rates),
                "verdict": goal.verdict(rates),
            }
            for goal in goals_of(found)
        ],
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def _first_line_of_compiler() -> str | None:
    command = compiler()
    if command is None:
        return None
    return subprocess.run([command, "--version"], capture_output=True, text=True).stdout.partition("\n")[0]


def _cpu() -> str:
    """The name of the processor; Linux tells it only here."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


def _version(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None
