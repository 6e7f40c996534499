"""Rows of our own engine. A game is a line in `measures`: nothing here knows its rules."""

from __future__ import annotations

from itertools import count
from random import Random

from tests.bench.measure import Batch, Measure, Timer, timed

OPENING = 1  # seed of the opening that is copied and played out
BATCH = 200


def rollouts(game: str, seats: int, batch: int = BATCH) -> Timer:
    """Copies of one opening played out at random, all inside the engine: what a search does."""
    return timed(_play_out(game, seats, batch, count_decisions=False))


def decisions(game: str, seats: int) -> Timer:
    """The same work, counted in decisions taken: comparable between games of different length."""
    return timed(_play_out(game, seats, BATCH, count_decisions=True))


def _play_out(game: str, seats: int, n: int, count_decisions: bool) -> Batch:
    import voliere
    from voliere.bots.rollout import rollouts as play_out
    from voliere.core.rng import seeded

    opening = voliere.game(game).new(seats, seed=OPENING)
    rng = seeded(2)

    def batch() -> int:
        taken = play_out(opening, n, rng)
        return taken if count_decisions else n

    return batch


def games(game: str, seats: int) -> Timer:
    """Whole games, dealing included, each step asked and answered from Python: what a script does."""
    import voliere

    rules = voliere.game(game)
    random = Random(3).random
    seeds = count(1)

    def batch() -> int:
        s = rules.new(seats, seed=next(seeds))
        while s.actors:
            seat = s.actors[0]
            choices = s.choices(seat)
            s.apply(seat, choices[int(random() * len(choices))])
        s.returns()
        return 1

    return timed(batch)


def sampled_games(game: str, seats: int) -> Timer:
    """The same, letting the engine choose by `sample`: our quickest loop in Python.

    On a copy, which keeps no log of what happened: no other library here tells its events either.
    """
    import voliere
    from voliere.core.rng import seeded

    rules = voliere.game(game)
    rng = seeded(3)
    seeds = count(1)

    def batch() -> int:
        s = rules.new(seats, seed=next(seeds)).copy()
        while actors := s.actors:
            seat = actors[0]
            s.apply(seat, s.sample(seat, rng))
        s.returns()
        return 1

    return timed(batch)


def heavy_games(game: str, seats: int) -> Timer:
    """Whole games from the deal on, played by a game's habits inside the engine: what better bots do."""
    import voliere
    from voliere.bots.policies import policy
    from voliere.bots.rollout import heavy_rollouts
    from voliere.core.rng import seeded

    rules = voliere.game(game)
    habits = policy(rules)
    rng = seeded(5)
    seeds = count(1)

    def batch() -> int:
        heavy_rollouts(rules.new(seats, seed=next(seeds)), habits, 1, rng)
        return 1

    return timed(batch)


def heavy_points(game: str, seats: int, deals: int = 200) -> Timer:
    """The mean points of a seat in such games: no measure of time, the same on every machine."""
    import voliere
    from voliere.bots.policies import policy
    from voliere.bots.rollout import heavy_rollouts
    from voliere.core.rng import seeded

    rules = voliere.game(game)
    habits = policy(rules)
    points: list[int] = []

    def timer(seconds: float) -> float:
        if not points:
            for seed in range(deals):
                points.extend(heavy_rollouts(rules.new(seats, seed=seed), habits, 1, seeded(seed)))
        return sum(points) / len(points)

    return timer


def copies(game: str, seats: int) -> Timer:
    """Copies of an opening, asked from Python."""
    import voliere

    copy = voliere.game(game).new(seats, seed=OPENING).copy

    def batch() -> int:
        for _ in range(BATCH):
            copy()
        return BATCH

    return timed(batch)


def resamples(game: str, seats: int) -> Timer:
    """Worlds that the first seat cannot tell from an opening, asked from Python."""
    import voliere
    from voliere.core.rng import seeded

    resample = voliere.game(game).new(seats, seed=OPENING).resample
    rng = seeded(4)

    def batch() -> int:
        for _ in range(BATCH):
            resample(0, rng)
        return BATCH

    return timed(batch)


def playing(game: str, seats: int) -> list[Measure]:
    """How fast the engine plays a game at one size of table."""
    name = title(game, seats)
    return [
        Measure(f"{name} rollouts", "rollouts", lambda: rollouts(game, seats)),
        Measure(f"{name} decisions", "decisions", lambda: decisions(game, seats)),
    ]


def asking(game: str, seats: int) -> list[Measure]:
    """What a caller in Python waits for."""
    name = title(game, seats)
    return [
        Measure(f"{name} games from Python", "games", lambda: games(game, seats)),
        Measure(f"{name} games from Python, sampled", "games", lambda: sampled_games(game, seats)),
        *copying(game, seats),
    ]


def copying(game: str, seats: int) -> list[Measure]:
    name = title(game, seats)
    return [
        Measure(f"{name} copies", "copies", lambda: copies(game, seats)),
        Measure(f"{name} resamples", "worlds", lambda: resamples(game, seats)),
    ]


def heavy(game: str, seats: int) -> list[Measure]:
    name = title(game, seats)
    return [
        Measure(f"{name} heavy playouts", "games", lambda: heavy_games(game, seats)),
        Measure(f"{name} heavy playouts, mean points", "points", lambda: heavy_points(game, seats)),
    ]


def title(game: str, seats: int) -> str:
    return f"voliere {game} {seats}p"


def compiled() -> bool:
    """Whether the engine that Python finds is the compiled one."""
    from voliere.bots import rollout

    return not str(rollout.__file__).endswith(".py")
