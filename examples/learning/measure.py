"""How well a policy plays against greedy, and the curve of it: CSV and SVG.

`python measure.py curves.svg NAME=curve.csv …` draws several curves into one picture.
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from eyes import SEATS
from learned import Policy
from voliere import Glimpse, seeded
from voliere.bots import levels
from voliere.lab.statistics import Interval, share_of

# Deals of a training are drawn from seeds below 2**32, or from those of the vector environment: never these.
WHILE_LEARNING = 1 << 70
AT_THE_END = 1 << 71


def duel(policy: Policy, first: int, deals: int, other: str = "greedy") -> list[float]:
    """What the policy wins of each deal: a share from 0 to 1, both seats of every deal played.

    All games go on side by side, so that the network is asked for all of them at once.
    """
    table = policy.eyes.table
    games = [(table.new(first + deal), seat) for deal in range(deals) for seat in range(SEATS)]
    others = [levels.make(other, table.game, seeded(first ^ k << 32)) for k in range(len(games))]
    asked = list(range(len(games)))
    while asked:
        waiting = []
        for k in asked:
            s, seat = games[k]
            while s.actors and seat not in s.actors:
                s.apply(s.actors[0], others[k].choose(Glimpse(s, s.actors[0])))
            if s.actors:
                waiting.append(k)
        asked = waiting
        if asked:
            numbers = np.stack([table.observe(*games[k]) for k in asked])
            mask = np.stack([table.mask(*games[k]) for k in asked])
            for k, a in zip(asked, policy.answer(numbers, mask).tolist(), strict=True):
                games[k][0].apply(games[k][1], a)
    won = [s.returns()[seat] for s, seat in games]
    return [sum(won[k : k + SEATS]) / SEATS for k in range(0, len(won), SEATS)]


class Point(NamedTuple):
    """After so many decisions learned from, and so many minutes of learning: what is won against greedy.

    Minutes are of processor time: on a quiet machine about those of the clock.
    """

    steps: int
    minutes: float
    won: float
    low: float
    high: float


def point(policy: Policy, steps: int, seconds: float, deals: int, first: int = WHILE_LEARNING) -> Point:
    found: Interval = share_of(duel(policy, first, deals))
    assert found.low is not None
    assert found.high is not None
    return Point(steps, round(seconds / 60, 3), found.mean, found.low, found.high)


def said(at: Point) -> str:
    return f"{100 * at.won:.1f} % ({100 * at.low:.1f} … {100 * at.high:.1f})"


def write(folder: Path, name: str, curve: Sequence[Point]) -> None:
    with open(folder / "curve.csv", "w", encoding="utf-8", newline="") as file:
        lines = csv.writer(file)
        lines.writerow(Point._fields)
        lines.writerows([at.steps, *(round(x, 4) for x in at[1:])] for at in curve)
    (folder / "curve.svg").write_text(drawing({name: curve}), encoding="utf-8")


def read(file: Path) -> list[Point]:
    with open(file, encoding="utf-8", newline="") as lines:
        return [Point(int(row[0]), *map(float, row[1:])) for row in list(csv.reader(lines))[1:]]


# -- a drawing -----------------------------------------------------------------------------------

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 340, 56, 16, 34, 44
INKS = ("#0b6e8a", "#b3541e", "#5a7d2a", "#7a4a9c")


def drawing(curves: Mapping[str, Sequence[Point]]) -> str:
    """Minutes of learning to the right, games won against greedy upwards; bands are 95 % intervals."""
    most = max(1.0, *(at.minutes for curve in curves.values() for at in curve))
    step = next(k for k in (0.25, 0.5, 1, 2, 5, 10, 20, 50, 100) if most / k <= 8)

    def spot(minutes: float, won: float) -> str:
        x = LEFT + minutes / most * (WIDTH - LEFT - RIGHT)
        return f"{x:.1f} {TOP + (1 - won) * (HEIGHT - TOP - BOTTOM):.1f}"

    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fdfcf8"/>']
    for won in (0.0, 0.25, 0.5, 0.75, 1.0):
        x, y = spot(0, won).split()
        look = 'stroke="#555" stroke-dasharray="5 4"' if won == 0.5 else 'stroke="#ddd"'
        parts.append(f'<path d="M{x} {y}H{WIDTH - RIGHT}" {look}/>')
        parts.append(
            f'<text x="{LEFT - 8}" y="{float(y) + 4:.1f}" text-anchor="end">{100 * won:.0f} %</text>'
        )
    for k in range(int(most / step) + 1):
        x = spot(k * step, 0).split()[0]
        parts.append(f'<text x="{x}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{k * step:g}</text>')
    parts.append(f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end">minutes of learning</text>')
    for k, (name, curve) in enumerate(curves.items()):
        ink = INKS[k % len(INKS)]
        rim = [spot(at.minutes, at.high) for at in curve] + [spot(at.minutes, at.low) for at in curve[::-1]]
        parts.append(f'<path d="M{"L".join(rim)}Z" fill="{ink}" opacity="0.16"/>')
        line = "L".join(spot(at.minutes, at.won) for at in curve)
        parts.append(f'<path d="M{line}" fill="none" stroke="{ink}" stroke-width="2"/>')
        parts.append(f'<text x="{LEFT + 220 * k}" y="20" fill="{ink}" font-weight="bold">{name}</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
    told = f'{head} font-family="sans-serif" font-size="12"><title>Games won against greedy</title>'
    return told + "\n".join(parts) + "</svg>\n"


if __name__ == "__main__":
    named = [given.partition("=") for given in sys.argv[2:]]
    Path(sys.argv[1]).write_text(drawing({name: read(Path(file)) for name, _, file in named}), "utf-8")
