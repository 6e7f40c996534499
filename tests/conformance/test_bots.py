"""Laws for every bot and level: it comes back out of a pickle as it was, and no secret moves it.

Whoever has a budget is given a small one here: the laws hold at any.
"""

from __future__ import annotations

import copy
import os
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from tests.conformance.tables import TABLES, Table

import voliere
from voliere.bots import levels
from voliere.bots.search.budget import Budget
from voliere.core.glimpse import Bot, Glimpse
from voliere.core.rng import seeded

SMALL = 12  # iterations
# Bots think slowly without a compiler: there the law looks at fewer of a game's choices.
COMPILED = os.environ.get("VOLIERE_FORM") == "compiled"
EVERY = 7 if COMPILED else 41
MOVES = 12 if COMPILED else 5


def hurried(level: str, game: str, seed: int) -> Bot:
    bot = levels.make(level, voliere.game(game), seeded(seed))
    if hasattr(bot, "budget"):
        bot.budget = Budget(SMALL)
    return bot


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
    bot = hurried(level, game, 3)
    choices(game, bot)  # its chance is somewhere in the middle
    twins = [again(bot) for again in ways]
    assert all(type(twin) is type(bot) for twin in twins)
    first, second = choices(game, bot), choices(game, bot)
    for twin in twins:
        assert [choices(game, twin), choices(game, twin)] == [first, second]


def one_table_of_each() -> list[Table]:
    """Every game at each seat count, with the options that come first."""
    found: dict[tuple[str, int], Table] = {}
    for table in TABLES:
        if table.version == table.rules.version:
            found.setdefault((table.game, table.seats), table)
    return list(found.values())


@pytest.mark.parametrize("table", one_table_of_each(), ids=str)
def test_a_secret_moves_no_bot(table: Table) -> None:
    """Two worlds that a seat cannot tell apart, the same seed: the same move, all through a game."""
    for level in levels.names(table.rules):
        s = table.new(11)
        rng = seeded(12)
        asked = 0
        while s.actors:
            for seat in s.actors:
                if len(s.choices(seat)) > 1:
                    asked += 1
                    if asked % EVERY == 1:
                        one, other = s.resample(seat, rng), s.resample(seat, rng)
                        bots = [hurried(level, table.game, 13) for _ in range(2)]
                        moves = [bots[k].choose(Glimpse(w, seat)) for k, w in enumerate((one, other))]
                        assert moves[0] == moves[1], f"{level} at choice {asked}"
            seat = s.actors[int(rng.below(len(s.actors)))]
            s.apply(seat, s.sample(seat, rng))
