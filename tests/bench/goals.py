"""The goals of the project, as ratios between rows of the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Goal:
    """A row should reach a rate, or so many times the rate of another row. Better than the goal: the aim."""

    text: str
    measure: str
    at_least: float
    against: str | None = None
    aim: float | None = None

    def names(self) -> set[str]:
        return {self.measure} if self.against is None else {self.measure, self.against}

    def value(self, rates: Mapping[str, float]) -> float | None:
        """The rate or ratio reached; None if a row it needs has no rate."""
        if not self.names() <= rates.keys():
            return None
        return rates[self.measure] / (1.0 if self.against is None else rates[self.against])

    def verdict(self, rates: Mapping[str, float]) -> str:
        value = self.value(rates)
        if value is None:
            return "unknown"
        if value < self.at_least:
            return "MISSED"
        if self.aim is None:
            return "reached"
        return "aim reached" if value >= self.aim else "reached, aim not yet"


ROLLOUTS = "voliere songbirds 2p rollouts"
DECISIONS = "voliere songbirds 2p decisions"
GAMES = "voliere songbirds 2p games from Python, sampled"
COPIES = "voliere songbirds 2p copies"
INTERPRETED = "interpreted songbirds 2p rollouts"

TWIN = "C twin songbirds 2p rollouts"
IDIOMATIC = "idiomatic songbirds 2p rollouts"
EUCHRE_ROLLOUTS = "OpenSpiel euchre rollouts in C++"
EUCHRE_GAMES = "OpenSpiel euchre games from Python"
EUCHRE_QUICK = "OpenSpiel euchre games from Python, deals listed"
UNO = "RLCard UNO decisions"
CATAN = "catanatron 2p decisions"


def vector(game: str) -> str:
    return f"voliere {game} 2p vector"


def of_game(game: str, rollouts: int, aim: int) -> list[Goal]:
    name = f"voliere {game} 2p"
    return [
        Goal(f"{rollouts:,} rollouts of {game} a second", f"{name} rollouts", rollouts, aim=aim),
        Goal(f"{game}: 50 times the decisions of RLCard's UNO", f"{name} decisions", 50, UNO),
        Goal(f"{game}: 50 times the decisions of catanatron", f"{name} decisions", 50, CATAN),
        Goal(f"{game}: a copy in 2 µs at most", f"{name} copies", 500_000),
    ]


GOALS = [
    Goal("35 % of the C twin, aiming at half", ROLLOUTS, 0.35, TWIN, aim=0.50),
    Goal("200 times the idiomatic version", ROLLOUTS, 200, IDIOMATIC),
    Goal("twice the rollouts of OpenSpiel's euchre, all in C++", ROLLOUTS, 2, EUCHRE_ROLLOUTS),
    Goal("1.5 times OpenSpiel's euchre, driven from Python", GAMES, 1.5, EUCHRE_GAMES),
    Goal("the same, its deals driven the quickest way", GAMES, 1.5, EUCHRE_QUICK),
    Goal("50 times the decisions of RLCard's UNO", DECISIONS, 50, UNO),
    Goal("50 times the decisions of catanatron", DECISIONS, 50, CATAN),
    Goal("a copy in 0.4 µs at most", COPIES, 2_500_000),
    Goal("5,000 rollouts a second without a compiler", INTERPRETED, 5_000),
    *of_game("feather", 20_000, aim=40_000),
    *of_game("piafs", 8_000, aim=16_000),
    Goal("10,000 random games of Wingspan a second", "voliere wingspan 2p rollouts", 10_000),
    Goal("200 heavy playouts of Wingspan a second", "voliere wingspan 2p heavy playouts", 200, aim=500),
    Goal("70 points in heavy playouts", "voliere wingspan 2p heavy playouts, mean points", 70),
    Goal("a copy of five mats in 3 µs at most", "voliere wingspan 5p copies", 1_000_000 / 3),
    Goal("a world of five mats in 15 µs at most", "voliere wingspan 5p resamples", 1_000_000 / 15),
    Goal("a million decisions a second in vectors of What's Up", vector("whats-up"), 1_000_000),
    Goal("a million decisions a second in vectors of Songbirds", vector("songbirds"), 1_000_000),
    Goal("200,000 decisions a second in vectors of Wingspan", vector("wingspan"), 200_000),
]
