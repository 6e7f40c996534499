"""One bot in turn at every seat, another at all the others, on numbered deals; as a team, each by itself.

    python tools/deals.py songbirds expedition greedy --deals 100 --first 1000001 --seats 2 --keep FILE

Deal n is `game.new(seats, seed=n)`. Bounds (95 %) come from the means of deals; times are processor time of
decisions where there was a choice. Every deal is a line of the file that is kept; the same command goes on
where it was stopped.
"""

from __future__ import annotations

import argparse
import gc
from pathlib import Path
from time import process_time

from measured import Line, mean_of, pace, percent_of, played

import voliere
from voliere import Game, Glimpse, State, seeded
from voliere.bots import levels


def play(
    game: Game, bots: list[str], deal: int, rotation: int, options: dict[str, str], thoughts: list[float]
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
            thoughts.append(round(process_time() - began, 5))
        s.apply(seat, a)
    return s


def met(game: Game, bot: str, other: str, seats: int, options: dict[str, str], deal: int) -> Line:
    """A deal once from every seat."""
    won = lead = points = 0.0
    thoughts: list[float] = []
    for seat in range(seats):
        bots = [bot if k == seat else other for k in range(seats)]
        s = play(game, bots, deal, seat, options, thoughts)
        totals = [score.total for score in s.scores()]
        won += s.returns()[seat] / seats
        points += totals[seat] / seats
        lead += (totals[seat] - max(totals[:seat] + totals[seat + 1 :])) / seats
    return {"won": won, "lead": lead, "points": points, "thoughts": thoughts}


def apart(game: Game, bot: str, other: str, seats: int, options: dict[str, str], deal: int) -> Line:
    """A deal by the one alone or as a team of its own, then by the other."""
    thoughts: list[float] = []
    own, its = (
        play(game, [name] * seats, deal, 0, options, times).scores()[0].total
        for name, times in ((bot, thoughts), (other, []))
    )
    return {"lead": own - its, "points": own, "thoughts": thoughts}


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
    parser.add_argument("--keep", type=Path, metavar="FILE")
    given = parser.parse_args()
    game = voliere.game(given.game)
    options = dict(item.split("=", 1) for item in given.option)
    team = given.seats == 1 or options.get("mode") == "coop"
    gc.disable()  # trees have no circles: sweeping them is wasted
    of = f"{' '.join([game.id, *given.option])}, {given.seats} seats: {given.bot} against {given.other}"
    one = apart if team else met
    lines = played(
        of,
        range(given.first, given.first + given.deals),
        lambda deal: one(game, given.bot, given.other, given.seats, options, deal),
        given.keep,
    )
    if not lines:
        print("nothing played")
        return
    thoughts = [seconds for line in lines for seconds in line["thoughts"]]
    won = "" if team else f"won {percent_of(lines, 'won')}, "
    print(
        f"{of}, {len(lines)} deals from {given.first} on: {won}lead {mean_of(lines, 'lead')}, "
        f"points {mean_of(lines, 'points')}{pace('a decision', thoughts)}"
    )


if __name__ == "__main__":
    main()
