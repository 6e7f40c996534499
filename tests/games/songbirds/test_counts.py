"""Exact numbers of sequences of actions from the start, known beforehand by arithmetic.

With d cards placed, the number is the number of ways in which the forest can grow times the cards there are
to choose from: growth(d) x hands. Growth on a board of five by five from its centre is 4, 24, 172, 1 380.
"""

from __future__ import annotations

from math import prod

import pytest
from tests.games.songbirds.table import start

from voliere.core.state import State
from voliere.games.songbirds.components import PLACE

GROWTH = [4, 24, 172, 1380]


def count(s: State, length: int) -> int:
    """Sequences of this many actions; the last action is counted without being done."""
    seat = s.actors[0]
    choices = s.choices(seat)
    if length == 1:
        return len(choices)
    found = 0
    for a in choices:
        ahead = s.copy()
        ahead.apply(seat, a)
        found += count(ahead, length - 1)
    return found


def grow(s: State, length: int) -> int:
    """Sequences of cells, whatever the cards: only the first card of each hand is placed."""
    seat = s.actors[0]
    choices = s.choices(seat)
    card = PLACE.args(choices[0])[0]
    choices = [a for a in choices if PLACE.args(a)[0] == card]
    if length == 1:
        return len(choices)
    found = 0
    for a in choices:
        ahead = s.copy()
        ahead.do(seat, a)
        found += grow(ahead, length - 1)
    return found


@pytest.mark.rule("SB-TURN-1", "SB-TURN-2")
@pytest.mark.parametrize(
    ("seats", "numbers"),
    [
        (2, [52, 4056, 348816]),
        (3, [36, 1944, 125388]),
        (4, [28, 1176, 58996]),
    ],
)
def test_sequences_of_placements(seats: int, numbers: list[int]) -> None:
    s = start(seats, 11)
    assert [count(s, length) for length in (1, 2, 3)] == numbers
    hand = {2: 13, 3: 9, 4: 7}[seats]
    cards = [hand - turn // seats for turn in range(3)]
    assert [GROWTH[d] * prod(cards[: d + 1]) for d in range(3)] == numbers


@pytest.mark.rule("SB-TURN-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_growth_of_the_forest(seats: int) -> None:
    assert [grow(start(seats), length) for length in (1, 2, 3, 4)] == GROWTH


@pytest.mark.slow
@pytest.mark.rule("SB-TURN-2")
def test_growth_of_the_forest_further_on() -> None:
    assert [grow(start(2), length) for length in (5, 6)] == [11968, 109736]


@pytest.mark.rule("SB-SOLO-3", "SB-SOLO-4")
def test_first_turn_of_solo() -> None:
    """Two cards on twelve cells, or one of the two as the favourite."""
    assert count(start(1), 1) == 2 * 12 + 2 == 26


@pytest.mark.rule("SB-EB-2")
def test_first_turns_of_early_bird() -> None:
    """Thirteen favourites besides the 52 placements; afterwards the forest has grown, or not."""
    s = start(2, early_bird=True)
    assert count(s, 1) == 52 + 13
    after_placing = 6 * 13 + 13  # six open cells
    after_choosing = 4 * 13 + 13
    assert count(s, 2) == 52 * after_placing + 13 * after_choosing


@pytest.mark.rule("SB-COOP-6")
def test_first_steps_of_the_cooperative_game() -> None:
    """Show one of two cards, or favour one; a card shown has twelve cells; there is one favourite."""
    s = start(3, mode="coop")
    assert count(s, 1) == 2 + 2
    assert count(s, 2) == 2 * 12 + 2 * 2
