"""`make bench`: our speed beside C, idiomatic Python and other libraries, in the same minute.

    python tests/bench/run.py [--quick] [--only songbirds,C twin] [--json FILE]

Ctrl-C prints and stores what was measured so far.
"""

from __future__ import annotations

import argparse
import sys
from itertools import chain
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))  # as `python -m` would: this folder is tests.bench

from tests.bench import interpreted, ours, peers, vectors, yardsticks
from tests.bench.apart import apart
from tests.bench.measure import Finding, Measure, measure
from tests.bench.report import print_tables, progress, store
from tests.bench.twin.build import BUILD

WINGSPAN = range(1, 6)  # one seat plays against the Automa

MEASURES: list[Measure] = [
    *ours.playing("songbirds", 2),
    *ours.asking("songbirds", 2),
    interpreted.measure("songbirds", 2),
    *yardsticks.MEASURES,
    *peers.MEASURES,
    *ours.playing("feather", 2),
    *ours.copying("feather", 2),
    interpreted.measure("feather", 2),
    *ours.playing("piafs", 2),
    *ours.copying("piafs", 2),
    interpreted.measure("piafs", 2),
    *chain.from_iterable(ours.playing("wingspan", seats) for seats in WINGSPAN),
    *ours.heavy("wingspan", 2),
    *ours.copying("wingspan", WINGSPAN[-1]),
    *(interpreted.measure("wingspan", seats) for seats in WINGSPAN),
    *vectors.MEASURES,
]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Our speed beside C, idiomatic Python and other libraries.")
    parser.add_argument("--quick", action="store_true", help="a fifth of a second each, twice: rough numbers")
    parser.add_argument("--only", default="", help="parts of the names of the rows wanted, with commas")
    parser.add_argument("--json", type=Path, default=BUILD / "latest.json", metavar="FILE")
    return parser.parse_args()


def engine() -> str:
    try:
        return "compiled" if ours.compiled() else "interpreted"
    except ImportError:
        return "not installed"


def main() -> int:
    asked = arguments()
    wanted = [part.strip().lower() for part in asked.only.split(",")]
    found = [Finding(row) for row in MEASURES if any(part in row.name.lower() for part in wanted)]
    if not found:
        sys.exit(f"no row has {asked.only!r} in its name: {', '.join(row.name for row in MEASURES)}")
    rounds, seconds = (2, 0.2) if asked.quick else (3, 2.0)
    timers = [apart(finding.measure) for finding in found]
    interrupted = False
    try:
        with progress(rounds * len(found)) as begin:
            measure(found, timers, rounds, seconds, begin)
    except KeyboardInterrupt:
        interrupted = True
    print_tables(found)
    which = engine()
    if which != "compiled":
        print(f"The rows named voliere are {which}: the goals are for the compiled engine.")
    settings = {"seconds": seconds, "rounds": rounds, "engine": which, "interrupted": interrupted}
    store(asked.json, found, settings)
    print(f"Stored in {asked.json}")
    return 130 if interrupted else 0


if __name__ == "__main__":
    sys.exit(main())
