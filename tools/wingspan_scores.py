"""How well the greedy bot plays Wingspan: the tables of docs/bots.md.

    PYTHONPATH=build/compiled python tools/wingspan_scores.py mirror --seats 2 --games 1000
    PYTHONPATH=build/compiled python tools/wingspan_scores.py random --games 500
    PYTHONPATH=build/compiled python tools/wingspan_scores.py automa --games 300

`mirror`: every seat is greedy; mean points, and the six parts they are made of. `random`: one greedy seat,
the other plays by chance, seats changing from game to game. `automa`: alone, for each level, without and
with the expert card.
"""

from __future__ import annotations

import argparse
from collections import Counter
from math import sqrt

from voliere.bots import levels
from voliere.core.glimpse import Glimpse
from voliere.core.options import Options
from voliere.core.rng import seeded
from voliere.core.state import State
from voliere.games.wingspan.game import WingspanGame
from voliere.lab.match import derive

GAME = WingspanGame()


def play(bots: list[str], number: int, options: Options) -> State:
    """One game; what happens depends on the number, the bots and the options alone."""
    s = GAME.new(len(bots), derive(0, "deal", number), options)
    players = [levels.make(name, GAME, seeded(derive(0, "bot", number, k))) for k, name in enumerate(bots)]
    while s.actors:
        seat = s.actors[0]
        s.apply(seat, players[seat].choose(Glimpse(s, seat)))
    return s


def half_width(share: float, n: int) -> float:
    """Of a 95 % interval around a share of wins."""
    return 1.96 * sqrt(share * (1 - share) / n)


def mirror(seats: int, games: int) -> str:
    parts: Counter[str] = Counter()
    means: list[float] = []
    for number in range(games):
        scores = play(["greedy"] * seats, number, {}).scores()
        means.append(sum(score.total for score in scores) / seats)
        for score in scores:
            parts.update(score.lines)
    mean = sum(means) / games
    error = 1.96 * sqrt(sum((x - mean) ** 2 for x in means) / games / max(1, games - 1))
    shares = " | ".join(f"{parts[name] / games / seats:.1f}" for name in GAME.score_lines)
    return f"| {seats} | {games} | {mean:.1f} ± {error:.1f} | {shares} |"


def against_random(games: int) -> str:
    won = 0.0
    points = [0, 0]
    for number in range(games):
        bots = ["greedy", "random"] if number % 2 == 0 else ["random", "greedy"]
        s = play(bots, number, {})
        won += s.returns()[bots.index("greedy")]
        for score in s.scores():
            points[bots[score.seat] == "greedy"] += score.total
    return f"| {games} | {100 * won / games:.1f} | {points[1] / games:.1f} | {points[0] / games:.1f} |"


def automa(level: str, expert: bool, games: int) -> str:
    won = mine = its = 0.0
    for number in range(games):
        s = play(["greedy"], number, {"automa": level, "expert": expert})
        won += s.returns()[0]
        mine += s.scores()[0].total
        its += s.view(0)["automa"]["total"]  # type: ignore[index]
    share = won / games
    wins = f"{100 * share:.0f} ± {100 * half_width(share, games):.0f}"
    card = "yes" if expert else "no"
    return f"| {level} | {card} | {games} | {wins} | {mine / games:.1f} | {its / games:.1f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="How well the greedy bot plays Wingspan.")
    parser.add_argument("what", choices=["mirror", "random", "automa"])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    asked = parser.parse_args()
    if asked.what == "mirror":
        print(mirror(asked.seats, asked.games))
    elif asked.what == "random":
        print(against_random(asked.games))
    else:
        for level in ("eaglet", "eagle", "golden"):
            for expert in (False, True):
                print(automa(level, expert, asked.games), flush=True)


if __name__ == "__main__":
    main()
