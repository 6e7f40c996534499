"""What a run of learning needs, whatever it learns with: arguments, an end when asked, a last figure."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import torch

from eyes import SHAPES
from learned import RUNS, Policy
from measure import AT_THE_END, Point, point, said, write


class Stop:
    """Ctrl-C once: end after this round. Twice: at once."""

    def __init__(self) -> None:
        self.asked = False
        signal.signal(signal.SIGINT, self.ask)

    def ask(self, *_: object) -> None:
        self.asked = True
        signal.signal(signal.SIGINT, signal.default_int_handler)


def arguments(name: str, steps: dict[str, int], words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=f"{name}: learns a game, then plays against greedy")
    parser.add_argument("--game", choices=sorted(SHAPES), default="whats-up")
    parser.add_argument("--steps", type=int, help="decisions to learn from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="folder; usually build/learn/NAME-GAME")
    parser.add_argument("--deals", type=int, default=1000, help="for the last figure; two games each")
    parser.add_argument("--looks", type=int, default=12, help="points of the curve")
    parser.add_argument("--look-deals", type=int, default=150, help="for each of them; two games each")
    parser.add_argument("--threads", type=int, default=1)
    given = parser.parse_args(words)
    given.steps = given.steps or steps[given.game]
    given.out = given.out or RUNS / f"{name}-{given.game}"
    given.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(given.threads)
    return given


def replace(file: Path, write_to: Callable[[Path], object]) -> None:
    """Write a file at once: what was there before is there until the new one is complete."""
    part = file.with_suffix(".part" + file.suffix)
    write_to(part)
    os.replace(part, file)


def finish(name: str, given: argparse.Namespace, policy: Policy, curve: list[Point]) -> None:
    """The last figure, on deals of its own."""
    last = point(policy, curve[-1].steps, 60 * curve[-1].minutes, given.deals, AT_THE_END)
    write(given.out, f"{name}, {given.game}", [*curve[:-1], last])
    print(f"{name}, {given.game}: won {said(last)} of {2 * given.deals} games against greedy,")
    print(f"after {last.steps} decisions, {last.minutes:.1f} minutes of learning. {given.out}")


def progress(steps: int, of: int, seconds: float) -> None:
    """One line that is written over, for those who look on."""
    if sys.stderr.isatty():
        left = (of - steps) * seconds / max(1, steps)
        sys.stderr.write(
            f"\r{steps:9d} of {of}, {steps / max(1e-9, seconds):.0f}/s, {left:.0f} s left \033[K\r"
        )
