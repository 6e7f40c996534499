"""Playing on in thought: by habit, legally, leaving the position alone, and much better than chance."""

from __future__ import annotations

import pickle

import pytest

import voliere
from voliere.bots.policies import policy
from voliere.bots.rollout import Policy, heavy_rollouts, play_out
from voliere.core.rng import seeded
from voliere.games.wingspan.birds import BIRDS
from voliere.games.wingspan.bots.policy import Habits, least_needed
from voliere.games.wingspan.components import KINDS

WINGSPAN = voliere.game("wingspan")


@pytest.mark.parametrize(("seats", "rules"), [(1, 2), (2, 1), (2, 2), (3, 2)])
def test_habits_choose_what_is_allowed_and_change_nothing(seats: int, rules: int) -> None:
    s = WINGSPAN.new(seats, 21, {}, rules).copy()
    habits, rng, asked = Habits(), seeded(3), 0
    while s.actors:
        seat = s.actors[-1]
        before = s.position() if asked % 20 == 0 else None
        a = habits.choose(s, seat, rng)
        assert before is None or s.position() == before
        assert a in s.choices(seat)
        s.apply(seat, a)
        asked += 1
    assert asked > 26 * seats


def test_the_same_numbers_give_the_same_game() -> None:
    s = WINGSPAN.new(2, 5)
    again = pickle.loads(pickle.dumps(Habits()))
    assert heavy_rollouts(s, Habits(), 2, seeded(1)) == heavy_rollouts(s, again, 2, seeded(1))


def test_habits_beat_chance_by_far() -> None:
    by_habit = sum(heavy_rollouts(WINGSPAN.new(2, 8), Habits(), 4, seeded(2))) / 8
    by_chance = sum(heavy_rollouts(WINGSPAN.new(2, 8), Policy(), 4, seeded(2))) / 8
    assert by_habit > 60
    assert by_chance < 40


def test_food_that_the_birds_kept_need_least_is_given_up() -> None:
    worms = [k for k, bird in enumerate(BIRDS) if bird.cost == [1, 0, 0, 0, 0] and not bird.wild][:2]
    paid = least_needed(worms)
    assert bin(paid).count("1") == len(worms) == 2
    assert not paid & 1
    assert least_needed([]) == 0
    assert least_needed(list(range(KINDS))) == (1 << KINDS) - 1


@pytest.mark.parametrize("game", voliere.catalogue().values(), ids=lambda game: game.id)
def test_every_game_can_be_played_out_by_a_policy(game: voliere.Game) -> None:
    s = game.new(game.seat_counts[0], 4).copy()
    assert play_out(s, policy(game), seeded(6)) > 0
    assert s.actors == []
