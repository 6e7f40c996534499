"""How well bots play Wingspan: the tables of docs/bots.md. Run it with the compiled rules.

    export PYTHONPATH=build/compiled
    python tools/wingspan_scores.py duel expedition greedy --seats 2 --deals 20 --first 1000001
    python tools/wingspan_scores.py automa expedition --deals 40 --first 1000001 --option expert=yes
    python tools/wingspan_scores.py mirror greedy --seats 4 --deals 300 --first 1 --without-four
    python tools/wingspan_scores.py foresight --deals 10 --first 1000001

`duel`: the first bot in one seat, the second in all others, every deal once for each seat. `automa`: alone.
Eaglet, eagle and golden differ only in the worth of birds face down, so one game, played against golden, is
counted for all three. `mirror`: the same bot in every seat. `--without-four` takes out the birds that
tournaments leave out. `foresight`: alone, by a search that knows what chance will bring; no bot of a seat.

Every deal is a line of `--keep FILE`; the same command goes on where it was stopped. Bounds are of 95 %,
from the means of deals. Times are processor time; a turn is all that is chosen in it.
"""

from __future__ import annotations

import argparse
import gc
from pathlib import Path
from time import process_time

from measured import Line, mean_of, pace, percent_of, played

from voliere.bots import levels
from voliere.core.glimpse import Glimpse
from voliere.core.options import Options
from voliere.core.rng import seeded
from voliere.games.wingspan.bots.policy import Habits
from voliere.games.wingspan.components import BIRD
from voliere.games.wingspan.game import WingspanGame
from voliere.games.wingspan.position import Wingspan
from voliere.games.wingspan.score import automa_lines, food_left
from voliere.games.wingspan.state import EVERYBODY, FACE_UP, IN_DECK, KNOWER
from voliere.games.wingspan.turn import TURN

GAME = WingspanGame()
FOUR = ["chihuahuan-raven", "common-raven", "franklins-gull", "killdeer"]
WORTH = {"eaglet": 3, "eagle": 4, "golden": 5}


def deal(seats: int, number: int, options: Options, without_four: bool) -> Wingspan:
    """A deal; the four birds leave the deck openly, and deals that show one of them are passed over."""
    s = GAME.new(seats, number, options)
    assert isinstance(s, Wingspan)
    for name in FOUR if without_four else []:
        bird = BIRD.index[name]
        if s.place[bird] != IN_DECK:
            return deal(seats, number + 1_000_000_000, options, without_four)
        s.deck.take(bird)
        s.place[bird] = FACE_UP
        s.memory[KNOWER + bird] = EVERYBODY
    return s


def play(s: Wingspan, bots: list[str], number: int, salt: int) -> list[list[float]]:
    """To the end; gives the seconds of every turn of every seat, the set-up first."""
    players = [
        levels.make(name, GAME, seeded(1000003 * number + 101 * salt + 7 * k)) for k, name in enumerate(bots)
    ]
    spent: list[list[float]] = [[0.0] for _ in bots]
    while s.actors:
        seat = s.actors[0]
        if not s.lanes and s.top(seat).verb is TURN:
            spent[seat].append(0.0)
        before = process_time()
        a = players[seat].choose(Glimpse(s, seat))
        spent[seat][-1] += process_time() - before
        s.apply(seat, a)
    return spent


def duel(asked: argparse.Namespace, number: int) -> Line:
    a, b = asked.bots
    seats: int = asked.seats
    line: Line = {"won": 0.0, "points": 0.0, "best_other": 0.0, "turns": [], "starts": []}
    for seat in range(seats):
        bots = [b] * seats
        bots[seat] = a
        s = deal(seats, number, asked.options, asked.without_four)
        spent = play(s, bots, number, seat)
        points = [score.total for score in s.scores()]
        line["won"] += s.returns()[seat] / seats
        line["points"] += points[seat] / seats
        line["best_other"] += max(points[:seat] + points[seat + 1 :]) / seats
        line["starts"].append(spent[seat][0])
        line["turns"] += spent[seat][1:]
    line["lead"] = line["points"] - line["best_other"]
    return line


def mirror(asked: argparse.Namespace, number: int) -> Line:
    s = deal(asked.seats, number, asked.options, asked.without_four)
    spent = play(s, asked.bots * asked.seats, number, 0)
    points = [score.total for score in s.scores()]
    line: Line = {"points": sum(points) / len(points), "winner": max(points)}
    for name in GAME.score_lines:
        line[name] = sum(score.lines[name] for score in s.scores()) / len(points)
    return {**line, "turns": [t for one in spent for t in one[1:]], "starts": [one[0] for one in spent]}


def against_automa(s: Wingspan) -> Line:
    automa = s.automa
    assert automa is not None
    mine = (s.scores()[0].total, food_left(s, 0))
    line: Line = {"points": mine[0]}
    for level, worth in WORTH.items():
        its = sum(automa_lines(s).values()) + automa.face_down * (worth - s.agreed.face_down_worth)
        line[f"won_{level}"] = 1.0 if mine > (its, 2) else 0.5 if mine == (its, 2) else 0.0
        line[f"automa_{level}"] = its
    return line


def automa(asked: argparse.Namespace, number: int) -> Line:
    s = deal(1, number, {**asked.options, "automa": "golden"}, asked.without_four)
    spent = play(s, asked.bots, number, 0)
    return {**against_automa(s), "turns": spent[0][1:], "starts": spent[0][:1]}


# -- the deck known ---------------------------------------------------------------------------------------


def foresight(asked: argparse.Namespace, number: int) -> Line:
    """At each choice every option is played out many times, with the chance that will come, by habit and now
    and then at random; the best line found so far is followed until a better one is.
    """
    s = deal(1, number, {**asked.options, "automa": "golden"}, asked.without_four)
    rng = seeded(number)
    habits = Habits()
    best: list[int] = []
    most = -1
    while s.actors:
        options = s.choices(0)
        for k in range(asked.tries if len(options) > 1 else 0):
            t = s.copy()
            moves: list[int] = []
            while t.actors:
                wild = moves and k >= len(options) and rng.below(12) == 0
                a = (
                    t.sample(0, rng)
                    if wild
                    else habits.choose(t, 0, rng)
                    if moves
                    else options[k % len(options)]
                )
                moves.append(a)
                t.do(0, a)
            points = t.scores()[0].total
            if points > most:
                best, most = moves, points
        s.apply(0, best.pop(0) if best else options[0])
    return {**against_automa(s), "turns": [], "starts": []}


# -- many deals, and what they come to ----------------------------------------------------------------------

KINDS = {"duel": duel, "mirror": mirror, "automa": automa, "foresight": foresight}


def report(lines: list[Line]) -> str:
    found = [f"deals {len(lines)}"]
    for key in lines[0]:
        if key not in ("of", "deal", "turns", "starts"):
            told = percent_of if key.startswith("won") else mean_of
            found.append(f"{key} {told(lines, key)}")
    turns = [t for line in lines for t in line["turns"]]
    starts = [t for line in lines for t in line["starts"]]
    return "; ".join(found) + pace("a turn", turns) + pace("a set-up", starts)


def main() -> None:
    parser = argparse.ArgumentParser(description="How well bots play Wingspan.")
    parser.add_argument("what", choices=list(KINDS))
    parser.add_argument("bots", nargs="*", help="duel: two; automa, mirror: one")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--first", type=int, default=1, help="the seed of the first deal")
    parser.add_argument("--option", action="append", default=[], help="of the game: goals=blue")
    parser.add_argument("--without-four", action="store_true")
    parser.add_argument("--tries", type=int, default=400, help="foresight: playouts for each choice")
    parser.add_argument("--keep", type=Path)
    asked = parser.parse_args()
    wanted = {"duel": 2, "foresight": 0}.get(asked.what, 1)
    if len(asked.bots) != wanted:
        parser.error(f"{asked.what} needs {wanted} bots: {len(asked.bots)} are given")
    asked.options = {
        key: value == "yes" if value in ("yes", "no") else value
        for key, value in (option.split("=") for option in asked.option)
    }
    gc.disable()
    four = " without-four" if asked.without_four else ""
    size = {"automa": "", "foresight": f", {asked.tries} tries"}.get(asked.what, f", {asked.seats} seats")
    of = f"{' '.join([asked.what, *asked.bots, *asked.option])}{four}{size}"
    numbers = range(asked.first, asked.first + asked.deals)
    lines = played(of, numbers, lambda number: KINDS[asked.what](asked, number), asked.keep)
    print(report(lines) if lines else "nothing played")


if __name__ == "__main__":
    main()
