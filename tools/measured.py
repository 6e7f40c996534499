"""Deals that were played, a line of a file each, and what they say: for deals.py and wingspan_scores.py."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from voliere.lab.statistics import Interval, around, share_of

Line = dict[str, Any]


def played(of: str, deals: Iterable[int], play: Callable[[int], Line], keep: Path | None) -> list[Line]:
    """Plays what the file does not hold yet; Ctrl-C ends it, and the same command goes on."""
    kept: dict[int, Line] = {}
    if keep and keep.exists():
        for line in map(json.loads, keep.read_text("utf-8").splitlines()):
            if line["of"] != of:
                sys.exit(f"{keep} holds other games: {line['of']}")
            kept[line["deal"]] = line
    wanted = list(deals)
    try:
        for number in wanted:
            if number in kept:
                continue
            kept[number] = {"of": of, "deal": number, **play(number)}
            if keep:
                with keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(kept[number]) + "\n")
            done = sum(number in kept for number in wanted)
            print(f"\r{done} of {len(wanted)} deals", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)
    print(file=sys.stderr)
    return [kept[number] for number in wanted if number in kept]


def shown(found: Interval, factor: float = 1.0, unit: str = "") -> str:
    """The mean, and the bounds that hold it 19 times out of 20."""
    mean, low, high = found
    bounds = "–" if low is None or high is None else f"{factor * low:.1f} … {factor * high:.1f}"
    return f"{factor * mean:.1f}{unit} ({bounds})"


def mean_of(lines: list[Line], key: str) -> str:
    return shown(around([float(line[key]) for line in lines]))


def percent_of(lines: list[Line], key: str) -> str:
    """Of shares between 0 and 1; few deals, all won, are no certainty (`share_of`)."""
    return shown(share_of([float(line[key]) for line in lines]), 100, " %")


def late(times: list[float]) -> float:
    """What 99 of 100 kept to."""
    return sorted(times)[max(0, -(-99 * len(times) // 100) - 1)]


def pace(of: str, seconds: list[float], digits: int = 3) -> str:
    """How long it thought, in seconds of processor time."""
    if not seconds:
        return ""
    mean = sum(seconds) / len(seconds)
    return f"; {of} {mean:.{digits}f} s, p99 {late(seconds):.{digits}f}, longest {max(seconds):.{digits}f}"
