"""Rollouts at the root: options thinned by a cheap value, worlds shared by all, the worse half dropped.

For games whose turns are long and whose quick play is good: a few dozen worlds played on sensibly for some
turns, and judged there, tell more than a tree of random games. What a game adds is a `Style`.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from voliere.bots.search.budget import Budget
from voliere.core.glimpse import Glimpse
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.state import Seat, State


class Option:
    """A way to go on: the action that begins it, its cheap value, and what its rollouts gave."""

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.sum = 0.0
        self.n = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Style:
    """What a game knows."""

    def rank(self, g: Glimpse, options: list[Action]) -> list[Option]:
        """The options with a cheap value in points, best first; of equal ones one is enough."""
        return [Option(a, 0.0) for a in options]

    def prepare(self, world: State, seat: Seat) -> None:
        """Once a world, before any option is tried in it."""

    def begin(self, s: State, seat: Seat, option: Option) -> None:
        """Do what an option says."""
        s.do(seat, option.action)

    def play(self, s: State, seat: Seat, rng: Rng) -> None:
        """Play on, to the end or as far as it is worth while."""
        s.playout(rng)

    def value(self, s: State, seat: Seat) -> float:
        """What the position come to is worth to the seat, in points: its lead over the best other."""
        points = [score.total for score in s.scores()]
        others = [points[k] for k in range(len(points)) if k != seat]
        return float(points[seat] - (max(others) if others else 0))


class Rollouts:
    """Sequential halving. An iteration of the budget is one rollout of one option."""

    def __init__(
        self,
        style: Style,
        rng: Rng,
        budget: Budget,
        keep: int = 8,
        cut: float = 12.0,
        weight: float = 2.0,
    ) -> None:
        self.style = style
        self.rng = rng
        self.budget = budget
        self.keep = keep  # options that get rollouts at all
        self.cut = cut  # points behind the best prior from which on an option gets none
        self.weight = weight  # rollouts that the prior counts for
        self.done = 0  # rollouts so far, for whoever measures

    def choose(self, g: Glimpse, options: list[Action]) -> Action:
        """The best of some options, by the style's cheap value first and then by playing on."""
        return self.best(g, self.style.rank(g, options)).action

    def best(self, g: Glimpse, ranked: list[Option]) -> Option:
        """The best of options that are sorted by their cheap value."""
        most = ranked[0].prior
        left = [option for option in ranked[: self.keep] if option.prior >= most - self.cut]
        rounds = (len(left) - 1).bit_length()
        self.budget.begin()
        for _ in range(rounds):
            part = self.budget.share(1.0 / float(rounds))
            part.begin()
            self.spend(g, left, part)
            left = self.better_half(left, most)
        return left[0]

    def spend(self, g: Glimpse, left: list[Option], part: Budget) -> None:
        """World by world, all options that are left in each."""
        done = 0
        while not part.over(done):
            world = g.world(self.rng)
            self.style.prepare(world, g.seat)
            luck = self.rng.fork()
            for option in left:
                s = world.copy()
                self.style.begin(s, g.seat, option)
                self.style.play(s, g.seat, luck.copy())  # the same luck for all
                option.sum += self.style.value(s, g.seat)
                option.n += 1
            done += len(left)
        self.done += done

    def better_half(self, left: list[Option], most: float) -> list[Option]:
        """By the mean of the rollouts, among which the prior counts for a few."""
        n = sum([option.n for option in left])
        level = sum([option.sum for option in left]) / float(max(1, n))  # priors are relative to it
        order: list[tuple[float, int]] = []
        for k in range(len(left)):
            option = left[k]
            prior = self.weight * (level + option.prior - most)
            order.append((-(option.sum + prior) / (float(option.n) + self.weight), k))
        order.sort()
        return [left[k] for _, k in order[: (len(left) + 1) // 2]]
