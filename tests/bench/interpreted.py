"""The same engine without a compiler, measured in a Python of its own that only sees `src`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.bench import ours
from tests.bench.measure import Measure, Timer

ROOT = Path(__file__).parents[2]
START_UP = 60.0  # seconds granted to start and import


def rollouts(game: str, seats: int) -> Timer:
    command = [sys.executable, "-m", "tests.bench.interpreted", game, str(seats)]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}

    def timer(seconds: float) -> float:
        # A session of its own: Ctrl-C is for the parent, which then ends the child.
        child = subprocess.run(
            [*command, str(seconds)], cwd=ROOT, env=environment, start_new_session=True,
            capture_output=True, text=True, timeout=START_UP + 2 * seconds,
        )  # fmt: skip
        if child.returncode:
            raise RuntimeError((child.stderr.strip() or "no reason given").splitlines()[-1])
        return float(child.stdout)

    return timer


def measure(game: str, seats: int) -> Measure:
    return Measure(f"interpreted {game} {seats}p rollouts", "rollouts", lambda: rollouts(game, seats))


def main() -> None:
    game, seats, seconds = sys.argv[1:]
    if ours.compiled():
        sys.exit("src holds compiled modules")
    # Small batches: interpreted, the usual one takes longer than a quick measure.
    print(ours.rollouts(game, int(seats), batch=10)(float(seconds)))


if __name__ == "__main__":
    main()
