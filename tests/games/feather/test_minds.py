"""What the bots of Birds of a Feather know: what a sheet is worth in the end."""

from __future__ import annotations

import pytest

import voliere
from voliere.games.feather.bots.knowledge import FeatherKnowledge
from voliere.games.feather.components import BIT
from voliere.games.feather.position import Feather


def table(seats: int, sheets: list[int]) -> Feather:
    s = voliere.game("feather").new(seats, 5)
    assert isinstance(s, Feather)
    for seat, sheet in enumerate(sheets):
        s.sheets[seat] = sheet
    return s


def test_more_points_and_the_win_are_worth_more() -> None:
    ace, rare = int(BIT[0]), int(BIT[2])
    first, second = FeatherKnowledge().rewards(table(2, [ace | rare, rare]))
    assert first > 0.75 > 0.25 > second
    assert first + second == pytest.approx(1.0)
    assert FeatherKnowledge().rewards(table(2, [rare, rare])) == [0.5, 0.5]


def test_alone_only_the_points_count() -> None:
    few = FeatherKnowledge().rewards(table(1, [int(BIT[0])]))
    more = FeatherKnowledge().rewards(table(1, [127]))
    assert 0.0 < few[0] < more[0] < 1.0
