"""The suites of PettingZoo, Gymnasium and OpenSpiel, as they come, on every game at every seat count.

They need an environment of their own (`make envs`); elsewhere these tests are left out.
"""

from __future__ import annotations

import warnings
from typing import Any

import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")

import gymnasium
import numpy as np
import pyspiel
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it imports games of its own in a way it calls old
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

import voliere
from voliere import envs
from voliere.envs.single import name_of
from voliere.envs.spiel import short_name

GAMES = list(voliere.catalogue())
TABLES = [(game.id, seats) for game in voliere.catalogue().values() for seats in game.seat_counts]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)
pytestmark = pytest.mark.filterwarnings("ignore")  # the suites warn of what they would do otherwise


def load(game: str, seats: int, more: str = "") -> Any:
    envs.register_open_spiel()
    return pyspiel.load_game(f"{short_name(voliere.game(game))}(seats={seats},deals=10{more})")


@every_table
def test_pettingzoo_in_turn(game: str, seats: int) -> None:
    api_test(envs.aec(game, seats), num_cycles=20)
    seed_test(lambda: envs.aec(game, seats), num_cycles=5)


@every_table
def test_pettingzoo_at_once(game: str, seats: int) -> None:
    parallel_api_test(envs.parallel(game, seats), num_cycles=20)


@every_table
def test_pettingzoo_pictures(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: envs.aec(game, seats, render_mode=render_mode))
    assert capsys.readouterr().out  # what `human` prints


@every_table
def test_gymnasium(game: str, seats: int) -> None:
    envs.register_gymnasium()
    made = gymnasium.make(name_of(game), seats=seats, render_mode="ansi")
    check_env(made.unwrapped)


@every_table
def test_open_spiel(game: str, seats: int) -> None:
    pyspiel.random_sim_test(load(game, seats), num_sims=1, serialize=True, verbose=False)


@every_table
def test_the_search_of_open_spiel_plays_our_games(game: str, seats: int) -> None:
    """Its own ISMCTS, in worlds we sample: a few moves of each game."""
    loaded = load(game, seats)
    state = loaded.new_initial_state()
    state.apply_action(3)
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=loaded,
        uct_c=1.0,
        max_simulations=3,
        evaluator=Rollout(random),
        random_state=random,
    )
    for _ in range(3):
        if not state.is_terminal():
            a = bot.step(state)
            assert a in state.legal_actions()
            state.apply_action(a)


class Rollout:
    """OpenSpiel's RandomRolloutEvaluator, played out inside our engine."""

    def __init__(self, random: np.random.RandomState) -> None:
        self.random = random

    def evaluate(self, state: Any) -> list[float]:
        s = state.position.copy()
        s.playout(voliere.seeded(int(self.random.randint(1 << 30))))
        return list(s.returns())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(a, 1.0 / len(actions)) for a in actions]
