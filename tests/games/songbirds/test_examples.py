"""Every worked example of examples.json."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.games.songbirds.table import (
    NOTHING,
    at,
    begin,
    card,
    chosen,
    colour,
    fill_last,
    last_cell,
    lay_table,
    put,
    told,
    view,
    winners,
)

from voliere.core.rng import Rng, seeded
from voliere.games.songbirds.components import AREA, CARD, CARDS, CENTRE, NEIGHBOURS, PLACE, SPECIAL, TITLE
from voliere.games.songbirds.position import Songbirds
from voliere.games.songbirds.turn import TURN

Example = dict[str, Any]
EXAMPLES: list[Example] = json.loads(Path(__file__).with_name("examples.json").read_text(encoding="utf-8"))
ARMS = {
    "N": [at(2, 3), at(1, 3)],
    "E": [at(3, 4), at(3, 5)],
    "S": [at(4, 3), at(5, 3)],
    "W": [at(3, 2), at(3, 1)],
}
AREAS = {"N": "n", "E": "e", "S": "s", "W": "w", "N+E": "ne", "S+W": "sw"}


def taker(args: dict[str, Any]) -> str | None:
    """Who took a token, from its event."""
    return "RBGW"[args["colour"]] if "colour" in args else None


def rest(names: list[str]) -> list[str]:
    return [CARD.names[c] for c in range(CARDS) if c not in [card(name) for name in names]]


def line(example: Example) -> None:
    """On every row and column, the last card placed by a player."""
    names = example["cards"]
    left = rest(names)
    for number in range(10):
        cells = [5 * number + k if number < 5 else number - 5 + 5 * k for k in range(5)]
        forest = {there: card(name) for there, name in zip(cells[:4], names, strict=False)}
        s = begin(lay_table(2, forest, [f"{names[4]} {left[0]}", f"{left[1]} {left[2]}"], [9] * 10))
        put(s, names[4], cells[4])
        [award] = told(s, "line", "line_lost")
        assert (award["line"], award["token"]) == (number, 9)
        assert taker(award) == example["expected_winner"]
        strengths = {"RBGW"[k]: x for k, x in enumerate(view(s)["lines"][number]["strengths"]) if x}
        assert strengths == example["totals"]


def around_special(side: str, placed: list[tuple[str, int]]) -> Songbirds:
    """Cards placed in turn around the special card."""
    left = iter(rest([name for name, _ in placed]))
    hands = [" ".join([name for name, _ in placed[seat::4]] + [next(left), next(left)]) for seat in range(4)]
    s = begin(lay_table(4, {CENTRE: SPECIAL}, hands, NOTHING, special=side))
    for name, there in placed:
        put(s, name, there)
    return s


def special(example: Example) -> None:
    there = {at(*map(int, where.split(","))): name for where, name in example["cells"].items()}
    s = around_special(example["side"], [(there[k], k) for arm in ARMS.values() for k in arm])
    found = {AREA.names[e["area"]]: (e["token"], taker(e)) for e in told(s, "area", "area_lost")}
    wanted = {AREAS["+".join(x["arms"])]: (x["token"], x["winner"]) for x in example["expected"]}
    assert found == wanted


def special_area(example: Example) -> None:
    cells = (ARMS["N"] + ARMS["E"])[: len(example["cards"])]
    s = around_special(example["side"], list(zip(example["cards"], cells, strict=True)))
    [award] = told(s, "area", "area_lost")
    assert taker(award) == example["expected_winner"]


def legal_cells(example: Example) -> None:
    forest = {at(*where): k for k, where in enumerate(example["occupied"])}
    seats = 1 if len(forest) == 9 else 2
    s = begin(lay_table(seats, forest))
    cells = {PLACE.args(a)[1] for a in s.choices(0) if a in PLACE}
    assert cells == {at(*where) for where in example["expected"]}


def ending(example: Example, worms: dict[int, int], **options: Any) -> Songbirds:
    """The last card goes to the forest; harvests and favourites are those of the example.

    In Early Bird a third player, who wins nothing, fills the forest.
    """
    favourites = example["favourites"] + (["G1"] if worms else [])
    harvest = {colour(letter): points for letter, points in example["harvest"].items()}
    turn = len(favourites) - 1 if worms else 0
    s = last_cell(" ".join(favourites), harvest, turn=turn, **options)
    begin(chosen(s, worms), turn=turn)
    fill_last(s)
    return s


def final_score(example: Example) -> None:
    s = ending(example, {})
    assert s.totals == example["expected"]
    assert winners(s) == example["winner_index"]


def final_score_early_bird(example: Example) -> None:
    s = ending(example, dict(enumerate(example["worms"])), early_bird=True)
    assert s.totals[:2] == example["expected"]
    assert winners(s) == example["winner_index"]


def extended_total(example: Example) -> None:
    *before, last = example["rounds"]
    s = last_cell("w6 r1", {colour("W"): last - 6}, extended="rounds", rounds=len(example["rounds"]))
    s.totals, s.round = [sum(before), 0], len(example["rounds"])
    begin(s)
    fill_last(s)
    assert s.totals[0] == example["expected"]
    assert s.actors == []


def solo_score(example: Example) -> None:
    kept = example["favourite"]
    used = [name for name in (kept, "G1", "G2") if name]
    forest = {k: card(name) for k, name in zip(range(24), rest(used), strict=False)}
    s = lay_table(1, forest, ["G1" if kept else "G1 G2"], NOTHING)
    for letter, points in example["harvest"].items():
        s.harvest[colour(letter)] = points
    s.favourites = [card(kept) if kept else -1]
    begin(s, verb=TURN)
    if s.actors:
        put(s, "G1", "e5")
    assert told(s, "title") == [{"points": example["expected"], "title": TITLE.index[example["title"]]}]
    assert s.scores()[0].total == example["expected"]


def growth(rng: Rng) -> list[int]:
    """Cells in an order in which they may be filled from the centre."""
    order = [CENTRE]
    while len(order) < 25:
        border = [k for k in range(25) if k not in order and any(n in order for n in NEIGHBOURS[k])]
        order.append(border[int(rng.below(len(border)))])
    return order[1:]


def full_board(example: Example) -> None:
    """A whole game that ends in this forest, played in three different orders."""
    grid = [name for row in example["grid"] for name in row]
    seats = example["players"]
    tokens = example["row_tokens"] + example["col_tokens"]
    options = {"special": example["special"]} if example["special"] else {}
    for seed in range(3):
        order = growth(seeded(seed))
        hands = [
            " ".join([grid[there] for there in order[seat::seats]] + [example["favourites"][seat]])
            for seat in range(seats)
        ]
        centre = SPECIAL if grid[CENTRE] == "*" else card(grid[CENTRE])
        s = begin(lay_table(seats, {CENTRE: centre}, hands, tokens, **options))
        for there in order:
            put(s, grid[there], there)
        lines = {e["line"]: (e["token"], taker(e)) for e in told(s, "line", "line_lost")}
        areas = {AREA.names[e["area"]]: (e["token"], taker(e)) for e in told(s, "area", "area_lost")}
        names = [f"row{k}" for k in range(1, 6)] + [f"col{k}" for k in range(1, 6)]
        for award in example["awards"]:
            where = award["line"]
            found = lines[names.index(where)] if where in names else areas[AREAS[where]]
            assert found == (award["token"], award["winner"])
        assert len(example["awards"]) == len(lines) + len(areas)
        assert view(s)["harvest"] == [example["harvest_totals"][letter] for letter in "RBGW"]
        lost = told(s, "line_lost", "area_lost")
        assert sorted(e["token"] for e in lost) == sorted(example["discarded"])
        assert s.totals == example["expected_scores"]
        assert winners(s) == example["winner_index"]


KINDS: dict[str, Callable[[Example], None]] = {
    "line": line,
    "special": special,
    "special_area": special_area,
    "legal_cells": legal_cells,
    "final_score": final_score,
    "final_score_early_bird": final_score_early_bird,
    "extended_total": extended_total,
    "solo_score": solo_score,
    "tie_break": final_score,
    "tie_break_early_bird": final_score_early_bird,
    "full_board": full_board,
}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example["id"]))
def test_example(example: Example) -> None:
    KINDS[example["kind"]](example)


def test_no_kind_of_example_is_left_out() -> None:
    assert {example["kind"] for example in EXAMPLES} == set(KINDS)
    assert len({example["id"] for example in EXAMPLES}) == len(EXAMPLES) == 39
