"""Birds of a Feather alone: the most points a deal allows to one who knows every card, solved exactly.

    python tools/feather_foresight.py --deals 60 --seed 1 --bot expedition

Needs scipy (`pip install "voliere[train]"`). For each deal the best play is a mixed-integer programme (HiGHS)
proved to the end. The bot plays the same deals, and the figure is its share of the optimum.
"""

from __future__ import annotations

import argparse
import sys

import numpy
from scipy.optimize import Bounds, LinearConstraint, milp

import voliere
from voliere import Glimpse, State, seeded
from voliere.bots import levels
from voliere.games.feather.components import BIRDS, BONUS, HABITAT, ROW
from voliere.games.feather.species import POINTS


class Deal:
    """The hand, what is turned over round by round, and what is drawn: none of it rests on how one plays."""

    def __init__(self, s: State) -> None:
        self.hand = s.hands[0].sorted()
        self.turned: list[list[int]] = []
        self.drawn: list[int] = []
        rng = seeded(0)
        while s.actors:
            s.apply(0, s.sample(0, rng))
        self.turned = [cards[1:] for cards in s.history()]
        self.drawn = [event.args["bird"] for event in s.log.events if event.name == "drew"]


class Programme:
    """Variables by name, rows one by one."""

    def __init__(self) -> None:
        self.columns: dict[tuple[object, ...], int] = {}
        self.rows: list[tuple[dict[int, float], float, float]] = []

    def of(self, *name: object) -> int:
        return self.columns.setdefault(name, len(self.columns))

    def limit(self, terms: dict[int, float], low: float, high: float) -> None:
        self.rows.append((terms, low, high))

    def solve(self, worth: dict[int, float]) -> int:
        n = len(self.columns)
        cost = numpy.zeros(n)
        for column, value in worth.items():
            cost[column] = -value
        matrix = numpy.zeros((len(self.rows), n))
        for k, (terms, _, _) in enumerate(self.rows):
            for column, value in terms.items():
                matrix[k, column] = value
        limits = LinearConstraint(matrix, [row[1] for row in self.rows], [row[2] for row in self.rows])
        found = milp(cost, constraints=limits, integrality=numpy.ones(n), bounds=Bounds(0, 1))
        if not found.success:
            raise SystemExit(f"not solved: {found.message}")
        return round(-found.fun)


def optimum(deal: Deal) -> int:
    p = Programme()
    rounds = len(deal.turned)
    for t in range(rounds):
        p.limit({p.of("play", t, b): 1.0 for b in range(BIRDS)}, 1, 1)
        if t < len(deal.drawn):
            p.limit({p.of("discard", t, b): 1.0 for b in range(BIRDS)}, 1, 1)
        for b in range(BIRDS):
            had = deal.hand.count(b) + deal.drawn[:t].count(b)
            gone = {p.of("play", u, b): 1.0 for u in range(t + 1)}
            gone |= {p.of("discard", u, b): 1.0 for u in range(min(t, len(deal.drawn)))}
            p.limit(gone, 0, had)
            if t < len(deal.drawn):
                p.limit(gone | {p.of("discard", t, b): 1.0}, 0, had)
            see(p, deal, t, b)
    worth: dict[int, float] = {}
    for b in range(BIRDS):
        seen = p.of("seen", b)
        p.limit({seen: 1.0} | {p.of("see", t, b): -1.0 for t in range(rounds)}, -rounds, 0)
        p.limit({p.of("full", b // ROW): 1.0, seen: -1.0}, -1, 0)
        worth[seen] = float(POINTS[b % ROW])
    for habitat in range(HABITAT.size):
        worth[p.of("full", habitat)] = float(BONUS)
    return p.solve(worth)


def see(p: Programme, deal: Deal, t: int, b: int) -> None:
    """A bird is seen where one goes, if it comes into the open now or has just settled."""
    first = b - b % ROW
    here = {p.of("play", t, other): -1.0 for other in range(first, first + ROW)}
    p.limit(here | {p.of("see", t, b): 1.0}, -1, 0)
    if b not in deal.turned[t] and (t == 0 or b not in deal.turned[t - 1]):
        came = {p.of("play", t, b): -1.0}
        if t > 0:
            came[p.of("play", t - 1, b)] = -1.0
        p.limit(came | {p.of("see", t, b): 1.0}, -2, 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1, help="of the first deal; the others follow")
    parser.add_argument("--bot", default="expedition")
    given = parser.parse_args()
    game = voliere.game("feather")
    best: list[int] = []
    made: list[int] = []
    for seed in range(given.seed, given.seed + given.deals):
        best.append(optimum(Deal(game.new(1, seed))))
        s = game.new(1, seed)
        bot = levels.make(given.bot, game, seeded(seed))
        while s.actors:
            s.apply(0, bot.choose(Glimpse(s, 0)))
        made.append(s.scores()[0].total)
        print(f"{seed}: {made[-1]} of {best[-1]}", file=sys.stderr)
    ratios = numpy.array(made) / numpy.array(best)
    error = 1.96 * ratios.std(ddof=1) / len(ratios) ** 0.5
    points, most = numpy.mean(made), numpy.mean(best)
    print(f"{given.bot}: {points:.1f} points of {most:.1f}, {ratios.mean():.3f} ± {error:.3f}")


if __name__ == "__main__":
    main()
