"""The search by itself: it finds what is there to find, the same way every time, within its budget."""

from __future__ import annotations

import pickle

import pytest

import voliere
from voliere.bots import levels
from voliere.bots.search.budget import Budget
from voliere.bots.search.ismcts import Ismcts, Setting, Tally, decide, together
from voliere.bots.search.knowledge import Knowledge, blend
from voliere.core.glimpse import Glimpse
from voliere.core.rng import seeded
from voliere.core.state import State


def mind(seed: int, iterations: int, setting: Setting | None = None) -> Ismcts:
    return Ismcts(seeded(seed), Budget(iterations), Knowledge(), setting or Setting())


def opening(game: str, seats: int = 2, seed: int = 7) -> State:
    return voliere.game(game).new(seats, seed)


@pytest.mark.parametrize("game", ["songbirds", "whats-up", "feather", "piafs", "wingspan"])
def test_any_game_can_be_searched_without_knowing_it(game: str) -> None:
    s = opening(game)
    for _ in range(6):
        seat = s.actors[0]
        s.apply(seat, mind(1, 20).choose(Glimpse(s, seat)))


def test_the_same_seed_and_budget_give_the_same_tallies() -> None:
    s = opening("songbirds")
    g = Glimpse(s, s.actors[0])
    found = [[(t.action, t.visits, t.value) for t in mind(5, 300).tally(g)] for _ in range(2)]
    assert found[0] == found[1]
    assert sum(visits for _, visits, _ in found[0]) == 300


def test_a_search_leaves_the_table_as_it_was() -> None:
    s = opening("piafs")
    before = s.text()
    mind(1, 50).choose(Glimpse(s, s.actors[0]))
    assert s.text() == before


def test_seconds_end_a_search() -> None:
    now = [0.0]

    def clock() -> float:
        now[0] += 0.01
        return now[0]

    s = opening("whats-up")
    bot = Ismcts(seeded(1), Budget(seconds=1.0, clock=clock), Knowledge(), Setting())
    assert bot.choose(Glimpse(s, s.actors[0])) in s.choices(s.actors[0])
    assert 90 < bot.done <= 101


def test_it_takes_the_last_card_that_wins() -> None:
    """What's Up, a known back that completes the last row: nothing else wins at once."""
    s = voliere.game("whats-up").new(2, 3)
    facts = s.position()
    table = facts["table"]
    assert isinstance(table, dict)
    seat = s.actors[0]
    wins = [k for k in range(30) if s.back[k] == 2 and s.face[k] >= 0]  # type: ignore[attr-defined]
    if not wins:
        pytest.skip("no such card lies face down in this deal")
    for k, lying in enumerate([2, 3, 3, 3]):
        s.rows[seat * 4 + k] = lying  # type: ignore[attr-defined]
    s.known[wins[0]] = 1  # type: ignore[attr-defined]
    bot = mind(1, 400)
    assert s.back[bot.choose(Glimpse(s, seat))] == 2  # type: ignore[attr-defined]


def test_where_all_choose_at_once_everybody_has_a_tree() -> None:
    s = opening("feather", 3)
    bot = mind(1, 60)
    for seat in (0, 1, 2):
        assert bot.choose(Glimpse(s, seat)) in s.choices(seat)


def test_several_searches_add_up() -> None:
    s = opening("songbirds")
    g = Glimpse(s, s.actors[0])
    searches = [mind(seed, 100).tally(g) for seed in (1, 2, 3)]
    joined = together(searches)
    assert sum(t.visits for t in joined) == 300
    assert decide(joined) in g.choices()


def test_most_visits_decide_then_the_value() -> None:
    assert decide([Tally(4, 10, 5.0), Tally(5, 12, 4.0), Tally(6, 12, 6.0)]) == 6


def test_a_mind_comes_back_out_of_a_pickle() -> None:
    bot = mind(3, 40, Setting(curiosity=0.4, prior=0.2, judge_at=3, share=2))
    twin = pickle.loads(pickle.dumps(bot))
    s = opening("piafs")
    g = Glimpse(s, s.actors[0])
    assert twin.choose(g) == bot.choose(g)
    assert (twin.setting.curiosity, twin.setting.share) == (0.4, 2)


def test_a_reward_is_half_the_win_and_half_the_margin() -> None:
    ahead, behind = blend([1.0, 0.0], [30, 10], 20.0)
    assert 0.75 < ahead < 1.0
    assert ahead + behind == pytest.approx(1.0)
    assert blend([0.7], [12], 20.0) == [0.7]
    first, second, third = blend([0.0, 1.0, 0.0], [5, 9, 7], 8.0)
    assert second > third > first


def test_a_tree_is_thought_on_and_survives_a_pickle() -> None:
    """After an answer and a reply it has looked at, the search goes on from what it knew; so does a twin."""
    game = voliere.game("songbirds")
    s = game.new(2, 4)
    rng = seeded(2)
    for _ in range(18):
        s.apply(s.actors[0], s.sample(s.actors[0], rng))
    bot = levels.make("expedition", game, seeded(1))
    assert isinstance(bot, Ismcts)
    bot.budget = Budget(600)
    seat = s.actors[0]
    s.apply(seat, decide(bot.tally(Glimpse(s, seat))))
    replies = []
    for a in s.choices(1 - seat):
        t = s.copy()
        t.do(1 - seat, a)
        if bot.knowledge.footprint(t, seat) in bot.ahead:
            replies.append(a)
    assert replies
    s.apply(1 - seat, replies[0])
    known = bot.ahead[bot.knowledge.footprint(s, seat)].entries
    twin = pickle.loads(pickle.dumps(bot))
    found = [[(t.action, t.visits) for t in one.tally(Glimpse(s, seat))] for one in (bot, twin)]
    assert found[0] == found[1]
    assert sum(visits for _, visits in found[0]) == 600 + known
