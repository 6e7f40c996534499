"""Every worked example of examples.json."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.games.whats_up.table import collected, quiet_turn, reveal, sides, start, view

from voliere.games.whats_up.components import FACE, GRID

Example = dict[str, Any]
EXAMPLES: list[Example] = json.loads(Path(__file__).with_name("examples.json").read_text(encoding="utf-8"))


def possible_backs(example: Example) -> None:
    s = start()
    up = FACE.index[example["face"].lower()]
    cards = [sides(s, cell) for cell in range(GRID) if up in sides(s, cell)]
    backs = [FACE.names[sum(card) - up].upper() for card in cards]
    assert sorted(backs) == sorted(example["expected"])


def collection_row(example: Example) -> None:
    s = start()
    for name in example["row"]:
        reveal(s, name.lower())  # seat 0
        quiet_turn(s)  # seat 1
    own = view(s)["collections"][0]
    assert (max(own["rows"]) == 3) == example["complete"]
    assert (own["birds"], own["cards"]) == (example["birds"], example["cards"])


def fits(example: Example) -> None:
    s = collected([example["collection"], {}])
    before = view(s)["collections"][0]["cards"]
    reveal(s, example["revealed"].lower())
    assert (view(s)["collections"][0]["cards"] == before + 1) == example["expected"]


def end(example: Example) -> None:
    """One flip leads to the position: seat 0 wins the last card of a row, or it is one more quiet turn."""
    quiet = example["consecutive_turns_without_addition"]
    if quiet:
        s = collected(example["collections"], quiet=quiet - 1)
        quiet_turn(s)
    else:
        colour, size = next(iter(example["collections"][0].items()))
        last = f"{colour[0]}{size}"
        s = collected(example["collections"], last=last)
        reveal(s, last)
    seen = view(s)
    assert (seen["left"], seen["quiet"]) == (example["table_left"], quiet)
    expected = example["expected"]
    assert (s.actors == []) == expected["ended"]
    assert seen["ending"] == expected.get("reason", "")
    for fact in ("birds", "cards"):
        if fact in expected:
            assert [own[fact] for own in seen["collections"]] == expected[fact]
    assert [seat for seat, place in enumerate(seen["places"]) if place == 1] == expected.get("winners", [])


KINDS: dict[str, Callable[[Example], None]] = {
    "possible_backs": possible_backs,
    "collection_row": collection_row,
    "fits": fits,
    "end": end,
}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example["id"]))
def test_example(example: Example) -> None:
    KINDS[example["kind"]](example)


def test_no_kind_of_example_is_left_out() -> None:
    assert {example["kind"] for example in EXAMPLES} == set(KINDS)
    assert len({example["id"] for example in EXAMPLES}) == len(EXAMPLES) == 16
