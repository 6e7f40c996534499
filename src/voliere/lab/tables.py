"""Games as tables for other programs: one row a game, a seat, a decision, a thing something happened to.

| table | a row is | columns |
| --- | --- | --- |
| `games` | a game | game, deal, seed, decisions, winners, best |
| `seats` | a seat of a game | game, deal, seat, bot, score, place, win, decisions, `points_…` by line |
| `decisions` | a decision | game, step, seat, question, choices, action, text |
| `cards` | a thing and what happened to it | game, seat, event, kind, thing, name, times |

Games, deals, seats and steps count from 0. `seed` is that of the deal: `voliere play --seed 0x…` deals it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from voliere.lab.match import Plan, Result, derive, known

ALWAYS = ("games", "seats")
NOTED = ("decisions", "cards")  # big: on request
TABLES = ALWAYS + NOTED
POINTS = "points_"

Columns = dict[str, tuple[str, list[Any]]]  # name: type as Arrow calls it, values


def columns(table: str, plan: Plan, results: Iterable[Result]) -> Columns:
    """One of TABLES, as columns, in the order of the results."""
    return MADE[table](plan, list(results))


def games(plan: Plan, results: list[Result]) -> Columns:
    return {
        "game": ("int64", [r.number for r in results]),
        "deal": ("int64", [plan.deal(r.number) for r in results]),
        "seed": ("string", [f"{derive(plan.seed, 'deal', plan.deal(r.number)):032x}" for r in results]),
        "decisions": ("int32", [r.decisions for r in results]),
        "winners": ("int8", [sum(win > 0 for win in r.wins) for r in results]),
        "best": ("int32", [max(r.scores) for r in results]),
    }


def seats(plan: Plan, results: list[Result]) -> Columns:
    each = [(r, seat) for r in results for seat in range(plan.seats)]
    found: Columns = {
        "game": ("int64", [r.number for r, _ in each]),
        "deal": ("int64", [plan.deal(r.number) for r, _ in each]),
        "seat": ("int8", [seat for _, seat in each]),
        "bot": ("string", [plan.bots[plan.seating(r.number)[seat]] for r, seat in each]),
        "score": ("int32", [r.scores[seat] for r, seat in each]),
        "place": ("int8", [r.places[seat] for r, seat in each]),
        "win": ("double", [r.wins[seat] for r, seat in each]),
        "decisions": ("int32", [r.asked[seat] for r, seat in each]),
    }
    for line in lines_of(plan, (line for r in results for lines in r.lines for line in lines)):
        found[POINTS + line] = ("int32", [r.lines[seat].get(line) for r, seat in each])
    return found


def lines_of(plan: Plan, met: Iterable[str]) -> list[str]:
    """The lines of a score, known before a game is played; one that shows up later comes after them."""
    start = known(plan.game).new(plan.seats, 0, plan.options).scores()
    first = dict.fromkeys(line for score in start for line in score.lines)
    return [*first, *sorted(set(met) - first.keys())]


def decisions(plan: Plan, results: list[Result]) -> Columns:
    space = known(plan.game).space
    texts: dict[int, str] = {}
    each = [(r.number, step, move) for r in results if r.notes for step, move in enumerate(r.notes.moves)]
    for _, _, (_, _, _, a) in each:
        if a not in texts:
            texts[a] = space.text(a)
    return {
        "game": ("int64", [number for number, _, _ in each]),
        "step": ("int32", [step for _, step, _ in each]),
        "seat": ("int8", [move[0] for _, _, move in each]),
        "question": ("string", [move[1] for _, _, move in each]),
        "choices": ("int32", [move[2] for _, _, move in each]),
        "action": ("int32", [move[3] for _, _, move in each]),
        "text": ("string", [texts[move[3]] for _, _, move in each]),
    }


def cards(plan: Plan, results: list[Result]) -> Columns:
    kinds = known(plan.game).space.things
    each = [(r.number, thing) for r in results if r.notes for thing in r.notes.things]
    return {
        "game": ("int64", [number for number, _ in each]),
        "seat": ("int8", [thing[0] for _, thing in each]),
        "event": ("string", [thing[1] for _, thing in each]),
        "kind": ("string", [thing[2] for _, thing in each]),
        "thing": ("int32", [thing[3] for _, thing in each]),
        "name": ("string", [kinds[thing[2]].names[thing[3]] for _, thing in each]),
        "times": ("int32", [thing[4] for _, thing in each]),
    }


MADE = {"games": games, "seats": seats, "decisions": decisions, "cards": cards}


def results(plan: Plan, games: dict[str, list[Any]], seats: dict[str, list[Any]]) -> list[Result]:
    """Back from the columns of `games` and `seats`, without notes."""
    lines = {name.removeprefix(POINTS): held for name, held in seats.items() if name.startswith(POINTS)}
    found: list[Result] = []
    for k, number in enumerate(games["game"]):
        own = range(k * plan.seats, (k + 1) * plan.seats)
        found.append(
            Result(
                number,
                games["decisions"][k],
                [seats["score"][i] for i in own],
                [{line: held[i] for line, held in lines.items() if held[i] is not None} for i in own],
                [seats["win"][i] for i in own],
                [seats["place"][i] for i in own],
                [seats["decisions"][i] for i in own],
            )
        )
    return found
