"""One bot in turn at every seat, another at all the others, on numbered deals; as a team, each by itself.

    python tools/deals.py songbirds expedition greedy --deals 100 --first 1000001 --seats 2

Deal n is `game.new(seats, seed=n)`. Intervals (95 %) come from the means of deals. Deals from 1 on are for
tuning, those from 1,000,001 on for figures. `--limit` ends it after so many seconds of processor time.
"""

from __future__ import annotations

import argparse
import gc
from math import sqrt
from time import process_time

import voliere
from voliere import Game, Glimpse, State, seeded
from voliere.bots import levels


class Clock:
    """What one bot has thought, where it had a choice."""

    def __init__(self) -> None:
        self.asked = 0
        self.spent = 0.0
        self.longest = 0.0

    def note(self, seconds: float) -> None:
        self.asked += 1
        self.spent += seconds
        self.longest = max(self.longest, seconds)


def play(
    game: Game, bots: list[str], deal: int, rotation: int, options: dict[str, str], clock: Clock
) -> State:
    s = game.new(len(bots), deal, options)
    minds = [
        levels.make(name, game, seeded(1000003 * deal + 101 * rotation + 7 * k))
        for k, name in enumerate(bots)
    ]
    while s.actors:
        seat = s.actors[0]
        several = len(s.choices(seat)) > 1
        began = process_time()
        a = minds[seat].choose(Glimpse(s, seat))
        if several and bots[seat] == bots[rotation]:
            clock.note(process_time() - began)
        s.apply(seat, a)
    return s


def told(values: list[float], factor: float = 1.0) -> str:
    n = len(values)
    mean = sum(values) / n
    spread = 1.96 * sqrt(sum((x - mean) ** 2 for x in values) / max(1, n - 1) / n)
    return f"{factor * mean:.1f} ± {factor * spread:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("other")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--limit", type=float, default=1e9)
    given = parser.parse_args()
    game = voliere.game(given.game)
    options = dict(item.split("=", 1) for item in given.option)
    team = given.seats == 1 or options.get("mode") == "coop"
    gc.disable()  # trees have no circles: sweeping them is wasted
    clock, idle = Clock(), Clock()
    wins: list[float] = []
    leads: list[float] = []
    points: list[float] = []
    began = process_time()
    for deal in range(given.first, given.first + given.deals):
        won = lead = own = 0.0
        rotations = 1 if team else given.seats
        for rotation in range(rotations):
            bots = [given.bot if team or k == rotation else given.other for k in range(given.seats)]
            s = play(game, bots, deal, rotation, options, clock)
            totals = [score.total for score in s.scores()]
            if team:
                others = [play(game, [given.other] * given.seats, deal, 0, options, idle).scores()[0].total]
            else:
                others = [total for k, total in enumerate(totals) if k != rotation]
            won += s.returns()[rotation] / rotations
            own += totals[rotation] / rotations
            lead += (totals[rotation] - max(others)) / rotations
        wins.append(won)
        leads.append(lead)
        points.append(own)
        if process_time() - began > given.limit:
            break
    deals = f"{len(wins)} deals from {given.first} on"
    print(
        f"{game.id}, {given.seats} seats {options or ''}: {given.bot} against {given.other}, {deals}: "
        f"{'' if team else f'won {told(wins, 100)} %, '}lead {told(leads)}, points {told(points)}; "
        f"{1000 * clock.spent / max(1, clock.asked):.0f} ms a decision, {1000 * clock.longest:.0f} at most",
        flush=True,
    )


if __name__ == "__main__":
    main()
