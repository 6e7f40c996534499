"""The speed of two trees side by side: has a change made anything slower?

    python tests/bench/before_after.py a3fdafb            # that commit against the sources as they are
    python tests/bench/before_after.py build/kept         # or a compiled copy kept from before
    python tests/bench/before_after.py REV --only wingspan --rounds 30

A commit is unpacked into a folder of its own and compiled there once (build/before/<commit>). Each tree has a
Python of its own; they take turns, a twentieth of a second at a time, and count their own processor time, so
that whatever else the machine does falls on both. The best turn of each counts. Ends with 1 when a row is
slower by more than `--slack`.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import IO

sys.path.insert(0, str(Path(__file__).parents[2]))  # as `python -m` would: this folder is tests.bench

from tests.bench import ours
from tests.bench.measure import Measure, Timer

ROOT = Path(__file__).parents[2]
TURN = 0.05  # seconds of a turn
SEATS = {"whats-up": [2, 4], "songbirds": [2, 4], "feather": [2, 5], "piafs": [2, 4], "wingspan": [1, 2, 5]}


def measures() -> list[Measure]:
    found = []
    for game, counts in SEATS.items():
        for seats in counts:
            found += ours.playing(game, seats)[:1] + ours.asking(game, seats)
    return [*found, *ours.heavy("wingspan", 2)[:1]]


# A tree's own Python: reads the number of a row from each line, answers with a rate, or 0 where it has none.


def serve() -> None:
    rows = measures()
    timers: dict[int, Timer | None] = {}
    for line in sys.stdin:
        k = int(line)
        rate = 0.0
        try:
            if k not in timers:
                timers[k] = rows[k].prepare()
            timer = timers[k]
            if timer is not None:
                rate = timer(TURN)
        except Exception:  # the other tree may know rows that this one does not
            timers[k] = None
        print(rate, flush=True)


class Tree:
    """One of the two, waiting for its turn."""

    def __init__(self, compiled: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__).resolve()), "--serve"],
            env=os.environ | {"PYTHONPATH": f"{compiled}{os.pathsep}{ROOT}", "PYTHONDONTWRITEBYTECODE": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def rate(self, row: int) -> float:
        say(self.process.stdin, str(row))
        assert self.process.stdout is not None
        return float(self.process.stdout.readline())

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def say(stream: IO[str] | None, text: str) -> None:
    assert stream is not None
    stream.write(text + "\n")
    stream.flush()


def compiled_copy(rev: str) -> Path:
    """The compiled copy of a commit, made if it is not there; a folder that holds one is taken as it is."""
    if (Path(rev) / "voliere").is_dir():
        return Path(rev).resolve()
    commit = git("rev-parse", "--short=12", f"{rev}^{{commit}}")
    tree = ROOT / "build" / "before" / commit
    copy = tree / "build" / "compiled"
    if not (copy / "key").exists():
        shutil.rmtree(tree, ignore_errors=True)
        tree.mkdir(parents=True)
        archive = subprocess.run(["git", "archive", commit], cwd=ROOT, check=True, capture_output=True)
        subprocess.run(["tar", "-x"], cwd=tree, input=archive.stdout, check=True)
        subprocess.run([sys.executable, "hatch_build.py", str(copy), "--strict"], cwd=tree, check=True)
    return copy


def git(*command: str) -> str:
    return subprocess.run(
        ["git", *command], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()


def compare(before: Tree, after: Tree, wanted: list[str], rounds: int) -> list[tuple[str, float, float]]:
    found = []
    for k, row in enumerate(measures()):
        if not any(part in row.name.lower() for part in wanted):
            continue
        old = new = 0.0
        for turn in range(rounds):
            first, second = (before, after) if turn % 2 else (after, before)
            a, b = first.rate(k), second.rate(k)
            old = max(old, a if turn % 2 else b)
            new = max(new, b if turn % 2 else a)
        ratio = f"{new / old:6.2f}" if old and new else "   new" if new else "     -"
        print(f"{row.name:50} {old:14,.0f} {new:14,.0f} {ratio}", flush=True)
        found.append((row.name, old, new))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="The speed of two trees side by side.")
    parser.add_argument("before", help="a commit, or a folder with a compiled copy")
    parser.add_argument("--after", default=str(ROOT / "build" / "compiled"), help="likewise, else ours")
    parser.add_argument("--only", default="", help="parts of the names of the rows wanted, with commas")
    parser.add_argument("--rounds", type=int, default=12, help="turns that each tree has a row")
    parser.add_argument("--slack", type=float, default=0.05, help="what counts as noise")
    asked = parser.parse_args()
    before, after = Tree(compiled_copy(asked.before)), Tree(compiled_copy(asked.after))
    print(f"{'a second':50} {'before':>14} {'after':>14}  ratio")
    found = compare(before, after, [part.strip().lower() for part in asked.only.split(",")], asked.rounds)
    for tree in (before, after):
        tree.close()
    slower = [name for name, old, new in found if old and new and new < old * (1 - asked.slack)]
    print("Slower: " + ", ".join(slower) if slower else "Nothing is slower.")
    return 1 if slower else 0


if __name__ == "__main__":
    if "--serve" in sys.argv:
        serve()
    else:
        sys.exit(main())
