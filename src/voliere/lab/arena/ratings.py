"""How strong each bot is: on Bradley and Terry's scale for pairs, Plackett and Luce's for larger tables."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10
from typing import NamedTuple

from voliere.core.rng import seeded

Pairs = list[list[float]]  # [a][b]: what a won of its games against b

PRIOR = 0.5  # games drawn that every pair is given: who lost all of few games is not infinitely weak
SAMPLES = 200  # of deals drawn again, for the interval
LITTLE = 1e-9


class Rating(NamedTuple):
    bot: str
    value: float
    low: float
    high: float


def fitted(won: Pairs) -> list[float]:
    """Elo of each, their mean at 0, by Bradley and Terry's model: the strengths most likely to give this.

    >>> [round(elo) for elo in fitted([[0, 640], [360, 0]])]
    [50, -50]
    """
    n = len(won)
    met = [[won[a][b] + won[b][a] > 0 for b in range(n)] for a in range(n)]
    points = [sum(won[a][b] + PRIOR / 2 for b in range(n) if met[a][b]) for a in range(n)]
    strength = [1.0] * n
    for _ in range(10_000):
        before = strength
        strength = []
        for a in range(n):
            games = sum(
                (won[a][b] + won[b][a] + PRIOR) / (before[a] + before[b]) for b in range(n) if met[a][b]
            )
            strength.append(points[a] / games if games else before[a])
        middle = 10 ** (sum(log10(x) for x in strength) / n)
        strength = [x / middle for x in strength]
        if max(abs(log10(x / y)) for x, y in zip(strength, before, strict=True)) < LITTLE:
            break
    return [400 * log10(x) for x in strength]


def bradley_terry(bots: list[str], deals: Sequence[Pairs]) -> list[Rating]:
    """Ratings with `random` at 0, else the first bot; intervals from deals drawn again."""
    anchor = bots.index("random") if "random" in bots else 0

    def rated(chosen: Sequence[Pairs]) -> list[float]:
        n = len(bots)
        won = [[sum(pairs[a][b] for pairs in chosen) for b in range(n)] for a in range(n)]
        found = fitted(won)
        return [elo - found[anchor] for elo in found]

    best = rated(deals)
    rng = seeded(1)
    again = [rated([deals[int(rng.below(len(deals)))] for _ in deals]) for _ in range(SAMPLES)]
    cut = SAMPLES // 40
    found = []
    for k, bot in enumerate(bots):
        values = sorted(sample[k] for sample in again)
        found.append(Rating(bot, best[k], min(best[k], values[cut]), max(best[k], values[-1 - cut])))
    return found


def plackett_luce(bots: list[str], games: Sequence[Sequence[tuple[int, int]]]) -> list[Rating]:
    """Ratings by openskill after all games in order; a game is the bots at its seats, each with its place."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    now = [model.rating(name=bot) for bot in bots]
    for game in games:
        teams = [[model.create_rating([now[bot].mu, now[bot].sigma])] for bot, _ in game]
        after = model.rate(teams, ranks=[float(place) for _, place in game])
        for bot in {bot for bot, _ in game}:
            own = [team[0] for team, (who, _) in zip(after, game, strict=True) if who == bot]
            now[bot].mu = sum(one.mu for one in own) / len(own)  # who sat there twice learned twice at once
            now[bot].sigma = sum(one.sigma for one in own) / len(own)
    return [
        Rating(bot, one.mu, one.mu - 1.96 * one.sigma, one.mu + 1.96 * one.sigma)
        for bot, one in zip(bots, now, strict=True)
    ]
