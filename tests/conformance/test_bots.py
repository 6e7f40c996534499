"""Every bot comes back out of a pickle, and of `deepcopy`, as it was, and chooses as it would have."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import voliere
from voliere.bots import levels
from voliere.core.glimpse import Bot, Glimpse
from voliere.core.rng import seeded

MOVES = 12


def choices(game: str, bot: Bot) -> list[int]:
    """What a bot chooses from the opening on, playing all seats."""
    s = voliere.game(game).new(2, 5)
    found = []
    for _ in range(MOVES):
        seat = s.actors[0]
        found.append(bot.choose(Glimpse(s, seat)))
        s.apply(seat, found[-1])
    return found


@pytest.mark.parametrize(
    ("game", "level"),
    [(game.id, name) for game in voliere.catalogue().values() for name in levels.names(game)],
)
def test_a_bot_goes_on_as_it_would_have(game: str, level: str) -> None:
    ways: list[Callable[[Any], Any]] = [lambda x: pickle.loads(pickle.dumps(x)), copy.deepcopy]
    bot = levels.make(level, voliere.game(game), seeded(3))
    choices(game, bot)  # its chance is somewhere in the middle
    twins = [again(bot) for again in ways]
    assert all(type(twin) is type(bot) for twin in twins)
    first, second = choices(game, bot), choices(game, bot)
    for twin in twins:
        assert [choices(game, twin), choices(game, twin)] == [first, second]
