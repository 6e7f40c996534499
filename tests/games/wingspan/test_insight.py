"""What was learned: added to the judgement made by hand, taught by games, and small enough to be shipped."""

from __future__ import annotations

from importlib.resources import files

from tests.games.wingspan.tables import game, new, put

from voliere.bots.net import Inputs, Net, Teacher, net_of
from voliere.core.rng import seeded
from voliere.games.wingspan.bots.inputs import COUNT, MOST, SEATS, look
from voliere.games.wingspan.bots.insight import Insight, Practised, shipped
from voliere.games.wingspan.bots.learn import School
from voliere.games.wingspan.bots.policy import Habits
from voliere.games.wingspan.bots.training import TRAINING
from voliere.games.wingspan.bots.worth import Judgement
from voliere.games.wingspan.turn import TURN


def on(x: Inputs) -> list[int]:
    return [int(x.at[k]) for k in range(int(x.n))]


def test_an_untaught_net_changes_nothing() -> None:
    s = game(2)
    assert (
        Insight(Net(COUNT, 4)).value(s, 0) == Judgement().value(s, 0) == Insight(Net(COUNT, 4)).by_hand(s, 0)
    )
    assert Insight().value(s, 0) != Judgement().value(s, 0)


def test_inputs_stay_in_bounds_and_tell_mats_apart() -> None:
    for seats in range(1, 6):
        s = new(seats, 4)
        habits, rng, x = Habits(), seeded(1), Inputs(MOST)
        while s.actors:
            for seat in range(seats):
                look(s, seat, x)
                assert all(0 <= at < COUNT for at in on(x))
                assert SEATS + seats in on(x)
            s.do(s.actors[0], habits.choose(s, s.actors[0], rng))
    one, other, x = game(2), game(2), Inputs(MOST)
    put(one, 0, "killdeer", "grassland")
    look(one, 0, x)
    before = on(x)
    put(other, 0, "killdeer", "wetland")
    look(other, 0, x)
    assert on(x) != before


def test_a_training_goes_on_where_it_was_left() -> None:
    begun = TRAINING.begin()
    assert begun == TRAINING.begin()
    at_once, later = begun[:], begun[:]
    for seed in (4, 5):
        TRAINING.play(seed, at_once)
    TRAINING.play(4, later)
    assert later not in (begun, at_once)
    later = [int(word) for word in " ".join(str(n) for n in later).split()]  # written down and read again
    TRAINING.play(5, later)
    assert later == at_once
    net = net_of(TRAINING.learned(later))
    assert net.inputs == COUNT
    s = game(2)
    assert Insight(net).value(s, 0) != Judgement().value(s, 0)


def test_a_game_teaches_every_table_that_a_seat_left() -> None:
    school = School(Teacher(Net(COUNT, 4)))
    assert school.play(0, seeded(3)) == 2 * 26 + 1  # two seats: both as they begin, each turn but the last


def test_what_was_learned_is_small_and_knows_how_a_game_will_end() -> None:
    text = files("voliere.games.wingspan").joinpath("bots", "insight.txt").read_text("utf-8")
    assert len(text) < 1_000_000
    assert shipped().inputs == COUNT
    insight = Insight()
    policy, rng = Practised(insight), seeded(3)
    errors = [0.0, 0.0]
    for deal in range(6):
        s = new(1, deal, automa="golden").copy()
        told: list[tuple[float, float]] = []
        while s.actors:
            if not s.lanes and s.top(0).verb is TURN:
                told.append((insight.value(s, 0), insight.by_hand(s, 0)))
            s.do(0, policy.choose(s, 0, rng))
        end = s.scores()[0].total
        for learnt, by_hand in told:
            errors[0] += abs(learnt - end)
            errors[1] += abs(by_hand - end)
    assert errors[0] < 0.6 * errors[1]
