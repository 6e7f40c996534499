"""Wingspan by rollouts: legal everywhere, the same from the same seed, silent about what it cannot know."""

from __future__ import annotations

import copy
import os
import pickle

import pytest
from tests.games.wingspan.tables import new

from voliere.bots import levels
from voliere.bots.search.budget import Budget
from voliere.core.glimpse import Glimpse
from voliere.core.rng import seeded
from voliere.games.wingspan.bots.greedy import WingspanBot
from voliere.games.wingspan.bots.mind import BY_HAND, Mind, Skill
from voliere.games.wingspan.position import Wingspan
from voliere.games.wingspan.setup import SORT_BIRD

# Without a compiler it would think for minutes; the laws of bots look at fewer of its choices there.
compiled_only = pytest.mark.skipif(os.environ.get("VOLIERE_FORM") != "compiled", reason="thinks for long")


def mind(seed: int, rollouts: int = 8, turns: int = 1) -> Mind:
    return Mind(seeded(seed), Skill(BY_HAND, 1, turns, True), Budget(rollouts))


def answered(s: Wingspan, seat: int) -> int:
    return mind(5).choose(Glimpse(s, seat))


@compiled_only
@pytest.mark.parametrize(
    ("seats", "rules", "options"),
    [
        (1, 2, {"automa": "golden", "expert": True}),
        (1, 1, {"automa": "eaglet", "goals": "blue"}),
        (2, 1, {"hands": "public"}),
        (2, 2, {"printed_cards": True, "edition": "en"}),
        (3, 2, {}),
        (5, 2, {"goals": "blue"}),
    ],
)
def test_it_plays_every_table(seats: int, rules: int, options: dict[str, object]) -> None:
    s = new(seats, 3, rules, **options)
    bots = [mind(k, 2) if k == 0 else WingspanBot(seeded(k), 1) for k in range(seats)]
    while s.actors:
        seat = s.actors[0]
        s.apply(seat, bots[seat].choose(Glimpse(s, seat)))  # which refuses what is not allowed
    assert s.scores()[0].total > 30


def test_no_answer_tells_what_the_seat_cannot_know() -> None:
    s = new(2, 8)
    rng, asked = seeded(2), 0
    while s.actors and asked < 60:
        seat = s.actors[0]
        if asked % 6 == 0:
            twin = s.resample(seat, seeded(asked))
            assert isinstance(twin, Wingspan)
            assert answered(twin, seat) == answered(s, seat)
        s.apply(seat, WingspanBot(rng, 1).choose(Glimpse(s, seat)))
        asked += 1


def test_the_set_up_is_one_plan() -> None:
    s = new(2, 4)
    bot = mind(1, 32, 2)
    bot.choose(Glimpse(s, 0))
    plan = bot.plan
    assert plan is not None
    while 0 in s.actors and s.lanes:
        if s.top(0).verb is SORT_BIRD:
            bot = pickle.loads(pickle.dumps(copy.deepcopy(bot)))  # it remembers its plan
        s.apply(0, bot.choose(Glimpse(s, 0)))
    assert bot.plan is not None
    assert bot.plan.choice == plan.choice == int(s.kept[0]) & 1023
    dealt = sorted(k for k in range(26) if (int(s.bonus[0]) >> k) & 1)
    assert dealt[int(s.kept[0]) >> 10] == plan.bonus


def test_with_more_seats_there_are_fewer_rollouts_of_each_choice() -> None:
    for seats in (2, 5):
        bot = mind(1, 40)
        bot.choose(Glimpse(new(seats, 4), 0))
        assert bot.turn.budget.iterations == 40 // seats


def test_a_plan_that_somebody_else_has_left_is_made_anew() -> None:
    s = new(2, 4)
    bot = mind(1)
    wanted = bot.choose(Glimpse(s, 0))
    other = next(a for a in s.choices(0) if a != wanted)
    s.apply(0, other)
    while 0 in s.actors and s.lanes:
        s.apply(0, bot.choose(Glimpse(s, 0)))
    assert bot.plan is not None
    assert bot.plan.choice == int(s.kept[0]) & 1023


@compiled_only
def test_looking_ahead_pays() -> None:
    """Points of a seat that thinks against points of one that does not, on the same deals, alone."""
    lead = 0
    for deal in (1, 2):
        points = []
        for bot in (mind(deal, 48, 3), WingspanBot(seeded(deal), 1)):
            s = new(1, deal, automa="golden")
            while s.actors:
                s.apply(0, bot.choose(Glimpse(s, 0)))
            points.append(s.scores()[0].total)
        lead += points[0] - points[1]
    assert lead > 0


def test_levels_are_five_and_think_more_and_more() -> None:
    game = new(2).game
    made = [
        levels.make(name, game, seeded(1)) for name in ("stroll", "walk", "outing", "lookout", "expedition")
    ]
    thought = []
    for bot in made:
        assert isinstance(bot, Mind)
        thought.append((bot.skill.judgement, 0 if bot.budget is None else bot.budget.iterations))
    assert thought == sorted(thought)
    assert len(set(thought)) == 5
