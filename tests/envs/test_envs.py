"""What our environments promise beyond the suites of their libraries."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")

import gymnasium
import numpy as np
import pyspiel

import voliere
from voliere import envs
from voliere.core.refused import Refused
from voliere.envs.table import Table, spread

GAMES = list(voliere.catalogue())


def play(env: Any, decisions: int = 10**9) -> list[Any]:
    """First legal actions in turn; gives what was seen and earned."""
    seen: list[Any] = []
    for agent in env.agent_iter(decisions):
        observation, reward, over, _, _ = env.last()
        seen.append((agent, observation["observation"].tobytes(), reward, over))
        choices = np.flatnonzero(observation["action_mask"])
        env.step(None if over else int(choices[len(seen) % len(choices)]))
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_is_the_deal_of_the_library_and_copies_play_on_alike(game: str) -> None:
    env = envs.aec(game)
    env.reset(seed=7)
    assert env.position == voliere.game(game).new(env.position.seats, 7)
    play(env, 8)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    rest = play(env)
    assert [play(twin) == rest for twin in twins] == [True, True]
    assert any(over for *_, over in rest)


@pytest.mark.parametrize("game", GAMES)
def test_a_learner_and_its_bots_can_be_copied(game: str) -> None:
    env = envs.gym(game, bots=["greedy"], reward="points")
    env.reset(seed=3)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]

    def finish(one: Any) -> tuple[int, float]:
        over, earned, steps = False, 0.0, 0
        while not over:
            _, earned, over, _, _ = one.step(int(np.flatnonzero(one.action_masks())[0]))
            steps += 1
        return steps, earned

    ended = finish(env)
    assert [finish(twin) for twin in twins] == [ended, ended]
    assert ended[1] == env.position.scores()[0].total


def test_rewards_are_shares_points_or_leads() -> None:
    for reward in ("win", "points", "margin"):
        table = Table("piafs", 3, reward=reward)
        s = table.new(5)
        assert table.rewards(s) == [0.0, 0.0, 0.0]
        s.playout(voliere.seeded(1))
        totals = [score.total for score in s.scores()]
        best = sorted(totals)[-1]
        expected = {"win": s.returns(), "points": totals}.get(reward)
        if expected is None:
            assert max(table.rewards(s)) == best - sorted(totals)[-2]
        else:
            assert table.rewards(s) == expected
    with pytest.raises(Refused, match="no reward"):
        Table("piafs", reward="fun")


def test_an_action_that_is_no_choice() -> None:
    env = envs.gym("songbirds", seat=1)
    before, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(env.action_masks() == 0)[0])
    after, earned, over, _, info = env.step(illegal)
    assert (before == after).all()
    assert (earned, over, info["illegal"]) == (0.0, False, True)
    in_turn = envs.aec("songbirds")
    in_turn.reset(seed=1)
    with pytest.raises(Refused):
        in_turn.step(illegal)


def test_sealed_answers_are_given_at_once() -> None:
    """In Birds of a Feather everybody answers in each step; nobody waits."""
    env = envs.parallel("feather", seats=4)
    seen, _ = env.reset(seed=2)
    assert [int(seen[agent]["action_mask"][env.wait]) for agent in env.agents] == [0, 0, 0, 0]
    before = env.position.table()["round"]
    env.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents})
    assert env.position.table()["round"] != before


def test_keys_tell_what_a_seat_knows_and_no_more() -> None:
    table = Table("songbirds", 2)
    s = table.new(4)
    for _ in range(6):
        s.apply(s.actors[0], s.choices(s.actors[0])[0])
    world = s.resample(0, voliere.seeded(9))
    world.log = None if s.log is None else s.log.copy()
    assert table.key(world, 0) == table.key(s, 0)
    assert table.key(world, 1) != table.key(s, 1)


def test_numbers_are_spread_out_for_networks() -> None:
    for game in GAMES:
        table = Table(game)
        numbers = np.stack([table.observe(table.new(seed), 0) for seed in range(3)])
        wide = spread(table, numbers)
        assert wide.shape == (3, sum(p.size * (p.high - p.low + 1 if p.one_of else 1) for p in table.parts))
        assert np.isfinite(wide).all()


def test_options_and_names() -> None:
    assert "voliere/WhatsUp-v0" in envs.register_gymnasium()
    env: Any = gymnasium.make("voliere/Songbirds-v0", seats=4, options={"early_bird": True}, bots="random")
    assert env.unwrapped.table.options["early_bird"] is True
    assert "voliere_songbirds" in envs.register_open_spiel()
    loaded = pyspiel.load_game("voliere_songbirds(seats=4,early_bird=True,reward=margin)")
    assert loaded.num_players() == 4
    assert loaded.table.options["early_bird"] is True
    assert str(loaded).startswith("voliere_songbirds(")


# -- many games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_many_games_show_what_each_would_alone(game: str) -> None:
    many = envs.vector(game, envs=3, reward="points")
    batch = many.reset(seed=5)
    ended = 0
    steps = 0
    while ended < 2:
        games = many.here.flock.games[:]
        for k, s in enumerate(games):
            seat = s.actors[0]
            assert batch.seat[k] == seat
            assert (batch.observation[k] == many.table.observe(s, seat)).all()
            assert np.flatnonzero(batch.mask[k]).tolist() == s.choices(seat)
            assert batch.mask[k, batch.sample[k]]
        batch = many.step(batch.sample)
        steps += 1
        for k, s in enumerate(games):
            assert batch.done[k] == (not s.actors)
            assert batch.reward[k].tolist() == many.table.rewards(s)
            assert (many.here.flock.games[k] is s) == (not batch.done[k])
        ended += int(batch.done.sum())


def test_processes_change_nothing_but_the_time() -> None:
    alone, together = envs.vector("whats-up", envs=7), envs.vector("whats-up", envs=7, jobs=3)
    one, other = alone.reset(seed=1), together.reset(seed=1)
    for _ in range(60):
        for ours, theirs in zip(one, other, strict=True):
            assert (ours == theirs).all()
        one, other = alone.step(one.sample), together.step(other.sample)
    together.close()


def test_many_games_refuse_what_is_no_choice_and_their_buffers_are_not_written_to() -> None:
    many = envs.vector("songbirds", envs=2)
    batch = many.reset(seed=1)
    wrong = np.array([batch.sample[0], np.flatnonzero(batch.mask[1] == 0)[0]])
    with pytest.raises(Refused, match="of game 1"):
        many.step(wrong)
    for far in (-1, many.table.actions):
        with pytest.raises(Refused, match="of game 0"):
            many.step(np.array([far, batch.sample[1]]))
    with pytest.raises(ValueError, match="read-only"):
        batch.mask[0, 0] = 1
