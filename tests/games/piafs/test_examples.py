"""Every worked example of the rules: the rulebook's own (PF-EX) and derived ones (PF-X)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.games.piafs.desk import asked, card, cards, kind, lay, look, names, pests, pile, play, row, seeds

from voliere.games.piafs.collection import gain, pile_size, store
from voliere.games.piafs.components import ADD, CARD, LOSE, SPECIES, eggs_of
from voliere.games.piafs.pests import CROW_VERB, SQUIRREL_VERB
from voliere.games.piafs.position import Piafs
from voliere.games.piafs.refill import FILL_COLUMN

EXAMPLES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("examples.json").read_text("utf-8"))
RULES = {
    "resolve_row": ("PF-FEED-1", "PF-FEED-6", "PF-FEED-7", "PF-CMP-2"),
    "refill_seeds": ("PF-DRAW-3", "PF-DRAW-4"),
    "pile_value": ("PF-SCORE-2", "PF-COMP-2"),
    "pair": ("PF-SCORE-1",),
    "final_scoring": ("PF-SCORE-1", "PF-SCORE-2", "PF-SCORE-3", "PF-SCORE-4"),
    "tie_break": ("PF-SCORE-5",),
    "crow_choice": ("PF-CROW-1", "PF-R-4"),
    "squirrel": ("PF-SQUIRREL-1",),
}
LETTERS = {"a": 1, "b": 2, "s": 2}  # seeds whose value does not matter


def of(kind: str) -> list[Any]:
    found = [example for example in EXAMPLES if example["kind"] == kind]
    return [pytest.param(x, id=x["id"], marks=pytest.mark.rule(*RULES[kind])) for x in found]


def test_every_example_has_its_kind_of_test() -> None:
    assert {example["kind"] for example in EXAMPLES} == set(RULES)
    assert len(EXAMPLES) == 26


def male(name: str) -> str:
    """chaffinch5 -> cha5m: the examples say nothing of sexes."""
    return name[:3] + name[-1] + "m"


def bird(card: object) -> str:
    """cha5m -> chaffinch5"""
    assert isinstance(card, int)
    return SPECIES.names[card // 12] + CARD.names[card][3]


def steps(s: Piafs) -> list[dict[str, Any]]:
    """What the log tells, in the form of the examples."""
    found: list[dict[str, Any]] = []
    assert s.log is not None
    for event in s.log.events:
        args: dict[str, Any] = dict(event.args)
        if event.name == "greater":
            total, strength = args["sum"], args["strength"]
            found.append(
                {"compare": [total, strength], "difference": total - strength, "seed": None, "pest": None}
            )
        elif event.name == "not_greater":
            found.append({"compare": [args["sum"], args["strength"]], "stop": True})
        elif event.name in ("took_seed", "revealed_seed"):
            found[-1]["seed"] = args["seed"] + 1
        elif event.name in ("took_pest", "revealed_pest"):
            found[-1]["pest"] = ["crow", "squirrel"][args["pest"]]
        elif event.name == "end_triggered":
            found[-1]["end_triggered"] = True
        elif event.name == "collected":
            found[-1]["bird_taken"] = bird(args["card"])
        elif event.name == "moved_up":
            found[-1]["new_perch"] = bird(args["card"])
    return found


@pytest.mark.parametrize("example", of("resolve_row"))
def test_a_row_is_resolved(example: dict[str, Any]) -> None:
    birds = [male(name) for name, _ in example["row_after_playing"]]
    deck = example["feeder_deck_top_first"]
    s = lay(
        rows=[" ".join(birds[:-1]), "cha6f"],
        hands=[birds[-1] + " gre1f bla3f yel5f"],
        seeds=example["seeds_from_base"],
        pests=example["pests_from_base"],
        feeder=deck,
        numbers=list(range(len(deck) - 1, -1, -1)),
    )
    play(s, birds[-1])
    expected = example["expected"]
    assert steps(s) == expected["steps"]
    assert [bird(card(name)) for name in row(s)] == expected["row_after"]
    assert (seeds(s), pests(s)) == (expected["seeds_after"], expected["pests_after"])
    assert s.feeder.sorted() == sorted(kind(x) for x in expected["deck_after"])
    assert s.ending == expected["end_triggered"]
    assert (asked(s) == "AddBird") == (len(expected["steps"]) == 1)


@pytest.mark.rule("PF-LOW-1")
def test_the_rulebook_lets_strengths_1_to_3_be_added_after_a_3() -> None:
    """PF-EX-3."""
    s = play(lay(rows=["cha5m", "cha6f"], hands=["spa3m gre1f bla3f yel4f"]), "spa3m")
    assert names([a - ADD.first for a in s.choices(0)[:-1]]) == ["bla3f", "gre1f"]


@pytest.mark.parametrize("example", of("refill_seeds"))
def test_the_column_is_filled(example: dict[str, Any]) -> None:
    deck = [LETTERS.get(x, x) for x in example["feeder_deck_top_first"]]
    s = lay(
        seeds=[LETTERS.get(x, x) for x in example["seeds_from_base"]],
        pests=example["pests_from_base"],
        feeder=deck,
        numbers=list(range(len(deck) - 1, -1, -1)),
    )
    s.stop()
    s.push(FILL_COLUMN, 0)
    s.settle()
    expected = example["expected"]
    assert seeds(s) == [LETTERS.get(x, x) for x in expected["seeds_from_base"]]
    assert pests(s) == expected["pests_from_base"]
    assert sum(look(s)["removed_pests"]) == len(expected.get("removed", []))
    assert s.ending == expected["end_triggered"]


@pytest.mark.parametrize("example", of("pile_value"))
def test_a_pile_has_its_eggs(example: dict[str, Any]) -> None:
    birds = [f"cha{strength}m" for strength in example["pile_strengths"]]
    assert sum(int(eggs_of(k)) for k in cards(" ".join(birds))) == example["expected_eggs"]
    s = lay(rows=["yel6m", "yel6f"], collections=[" ".join(birds)])
    assert s.scores()[0].lines["majorities"] == example["expected_eggs"]


@pytest.mark.parametrize("example", of("pair"))
def test_a_pair_is_known(example: dict[str, Any]) -> None:
    birds = dict.fromkeys(name.lower() for name in example["cards"])  # a card exists once
    s = lay(rows=["yel6m", "yel6f"], collections=[" ".join(birds)])
    assert (s.scores()[0].lines["pairs"] == 5) == example["expected"]


def seed_values(points: int) -> list[int]:
    return [3] * (points // 3) + ([points % 3] if points % 3 else [])


@pytest.mark.parametrize("example", of("final_scoring"))
def test_final_scores(example: dict[str, Any]) -> None:
    s = lay(
        example["players"],
        rows=["yel6m", "yel6f"],
        collections=[" ".join(own).lower() for own in example["collections"]],
        piles=[seed_values(points) for points in example["seed_points"]],
    )
    expected = example["expected"]
    lines = [score.lines for score in s.scores()]
    assert [x["pairs"] for x in lines] == expected["pair_points"]
    assert [x["pairs"] // 5 for x in lines] == expected["pairs"]
    assert [x["majorities"] for x in lines] == expected["majority_points"]
    assert [score.total for score in s.scores()] == expected["total"]
    assert [k for k, place in enumerate(s.places()) if place == 1] == expected["winners"]


@pytest.mark.parametrize("example", of("tie_break"))
def test_ties_are_broken(example: dict[str, Any]) -> None:
    # Pairs of strength 1 and 2 in species of one's own, the rest of the total in seeds
    s = lay(len(example["totals"]), rows=["yel6m", "yel6f"], deck="", track="")
    free = iter(range(0, 48, 12))
    first = 0
    for seat, (total, pairs) in enumerate(zip(example["totals"], example["pairs"], strict=True)):
        for k in range(pairs):
            first = next(free) if k % 2 == 0 else first + 2
            gain(s, seat, first)
            gain(s, seat, first + 1)
        for value in seed_values(total - s.scores()[seat].total):
            store(s, seat, value - 1)
    assert [score.total for score in s.scores()] == example["totals"]
    assert [k for k, place in enumerate(s.places()) if place == 1] == example["winners"]


@pytest.mark.parametrize("example", of("crow_choice"))
def test_the_crow_looks_at_the_largest_piles(example: dict[str, Any]) -> None:
    birds = [f"{name[:3]}{k + 1}m" for name, count in example["collection"].items() for k in range(count)]
    s = lay(rows=["yel6m", "yel6f"], collections=[" ".join(birds)])
    s.stop()
    s.push(CROW_VERB, 0)
    s.settle()
    eligible = {bird(a - LOSE.first)[:-1] for a in s.choices(0)}
    assert eligible == set(example["expected_eligible_species"])


@pytest.mark.parametrize("example", of("squirrel"))
def test_the_squirrel_takes_two_or_all(example: dict[str, Any]) -> None:
    for size, removed in zip(example["score_pile_size"], example["expected_removed"], strict=True):
        s = lay(piles=[[1 + k % 3 for k in range(size)]])
        s.stop()
        s.push(SQUIRREL_VERB, 0)
        s.settle()
        assert pile_size(s, 0) == size - removed == len(pile(s, 0))
