"""The greedy bot plays Piafs well."""

from __future__ import annotations

import pytest

from voliere.bots.levels import make
from voliere.core.glimpse import Glimpse
from voliere.core.rng import seeded
from voliere.games.piafs.game import PiafsGame

GAME = PiafsGame()


@pytest.mark.slow
@pytest.mark.rule("PF-SCORE-5")
def test_greedy_beats_random_on_either_side_of_every_deal() -> None:
    won = 0.0
    for deal in range(10):
        for seat in range(2):
            s = GAME.new(2, deal)
            bots = [make("greedy" if k == seat else "random", GAME, seeded(deal + k)) for k in range(2)]
            while s.actors:
                k = s.actors[0]
                s.apply(k, bots[k].choose(Glimpse(s, k)))
            won += s.returns()[seat]
    assert won >= 18
