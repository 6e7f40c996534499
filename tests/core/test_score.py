"""Points line by line, and ranks."""

from __future__ import annotations

import pytest

from voliere.core.score import Score, ranked


def test_scores_add_up_their_lines() -> None:
    score = Score(1, {"berries": 4, "worm": 3, "others": -9})
    assert score.total == -2
    assert repr(score) == "Score(seat=1, total=-2, lines={'berries': 4, 'worm': 3, 'others': -9})"


@pytest.mark.parametrize(
    ("keys", "places"),
    [([[1], [2], [3]], [3, 2, 1]), ([[1, 5], [1, 5]], [1, 1]), ([[2, -3], [2, -1], [2, -1]], [3, 1, 1])],
)
def test_ranks(keys: list[list[int]], places: list[int]) -> None:
    assert ranked(keys) == places
