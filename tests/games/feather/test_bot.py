"""The greedy player of Birds of a Feather."""

from __future__ import annotations

import pytest
from tests.games.feather.table import GAME

from voliere.bots.levels import make
from voliere.core.glimpse import Glimpse
from voliere.core.rng import seeded


def won(seats: int, deals: int, **options: bool) -> float:
    """The part of games won against random players, each deal from every seat."""
    total = 0.0
    for deal in range(deals):
        for seat in range(seats):
            s = GAME.new(seats, deal, options)
            names = ["greedy" if k == seat else "random" for k in range(seats)]
            bots = [make(name, GAME, seeded(deal * seats + k)) for k, name in enumerate(names)]
            while s.actors:
                k = s.actors[0]
                s.apply(k, bots[k].choose(Glimpse(s, k)))
            total += s.returns()[seat]
    return total / (deals * seats)


@pytest.mark.parametrize("options", [{}, {"raptors": True}, {"migration": True}, {"draft": True}])
def test_it_beats_a_random_player(options: dict[str, bool]) -> None:
    assert won(2, 8, **options) > 0.8


def test_alone_it_sees_far_more_than_a_random_player() -> None:
    assert won(1, 8) > 0.5  # a random player sees a good third
