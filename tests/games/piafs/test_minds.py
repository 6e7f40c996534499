"""How the strongest mind of Piafs plays on and judges: sensibly, by its own cards, small enough to ship."""

from __future__ import annotations

from importlib.resources import files

import pytest
from tests.games.piafs.desk import card, lay, names

from voliere.bots.net import Inputs, Net, Teacher, net_of
from voliere.bots.search.budget import Budget
from voliere.core.glimpse import Glimpse
from voliere.core.rng import seeded
from voliere.games.piafs.bots.habits import Habits
from voliere.games.piafs.bots.inputs import COUNT, MOST, SEATS, Eyes
from voliere.games.piafs.bots.insight import Insight, by_hand, shipped
from voliere.games.piafs.bots.learn import School
from voliere.games.piafs.bots.minds import Feeder
from voliere.games.piafs.bots.training import TRAINING
from voliere.games.piafs.components import PLAY
from voliere.games.piafs.ending import end
from voliere.games.piafs.game import PiafsGame
from voliere.games.piafs.position import Piafs
from voliere.games.piafs.score import total
from voliere.games.piafs.turn import PLAY_BIRD


def new(seats: int, deal: int) -> Piafs:
    s = PiafsGame().new(seats, deal).copy()
    assert isinstance(s, Piafs)
    return s


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_habits_answer_every_question_by_what_a_seat_sees(seats: int) -> None:
    habits, rng, luck = Habits(), seeded(1), seeded(2)
    asked: set[str] = set()
    for deal in range(6):
        s = new(seats, deal)
        while s.actors:
            seat = s.actors[0]
            asked.add(s.question(seat))
            a = habits.choose(s, seat, rng)
            assert a in s.choices(seat)
            assert habits.choose(s.resample(seat, luck), seat, rng) == a  # whatever the others hold
            s.do(seat, s.sample(seat, rng) if rng.below(4) == 0 else a)
    assert asked == {"PlayBird", "AddBird", "DrawBird", "Crow", "KeepCard"}


def on(x: Inputs) -> list[int]:
    return [int(x.at[k]) for k in range(int(x.n))]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_inputs_stay_in_bounds(seats: int) -> None:
    s, eyes, rng = new(seats, 4), Eyes(), seeded(1)
    while s.actors:
        for seat in range(seats):
            seen = on(eyes.look(s, seat, s.actors[0]))
            assert all(0 <= at < COUNT for at in seen)
            assert len(seen) <= MOST
            assert SEATS + seats in seen
        s.do(s.actors[0], s.sample(s.actors[0], rng))


def test_a_judgement_looks_at_no_other_hand() -> None:
    s, insight, rng, luck = new(2, 3), Insight(), seeded(1), seeded(2)
    while s.actors:
        if not s.lanes:
            other = s.resample(0, luck)
            assert insight.value(other, 0, s.turn) == insight.value(s, 0, s.turn)
        s.do(s.actors[0], s.sample(s.actors[0], rng))


def test_an_untaught_net_changes_nothing() -> None:
    s = new(2, 3)
    assert Insight(Net(COUNT, 4)).value(s, 0, s.turn) == by_hand(s, 0)
    assert Insight().value(s, 0, s.turn) != by_hand(s, 0)


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
    assert net_of(TRAINING.learned(later)).inputs == COUNT


def test_a_game_teaches_every_table_that_a_turn_began_with() -> None:
    school = School(Teacher(Net(COUNT, 4)))
    s = new(2, 3)
    rng = seeded(5)
    turns = 0
    twin, luck = s.copy(), seeded(5)
    lessons = school.listen(s, rng)
    habits = Habits()
    while twin.actors:
        seat = twin.actors[0]
        turns += int(not twin.lanes and twin.top(seat).verb is PLAY_BIRD)
        strange = luck.below(15) == 0
        twin.do(seat, twin.sample(seat, luck) if strange else habits.choose(twin, seat, luck))
    assert len(lessons) == 2 * turns


def test_what_was_learned_is_small_and_knows_how_a_game_will_end() -> None:
    text = files("voliere.games.piafs").joinpath("bots", "insight.txt").read_text("utf-8")
    assert len(text) < 100_000
    assert shipped().inputs == COUNT
    insight, habits, rng = Insight(), Habits(), seeded(3)
    learnt = hand = 0.0
    for deal in range(6):
        s = new(2, deal)
        told: list[tuple[float, float]] = []
        while s.actors:
            if not s.lanes and s.top(s.actors[0]).verb is PLAY_BIRD:
                told.append((insight.value(s, 0, s.actors[0]), by_hand(s, 0)))
            s.do(s.actors[0], habits.choose(s, s.actors[0], rng))
        learnt += sum(abs(one - total(s, 0)) for one, _ in told)
        hand += sum(abs(other - total(s, 0)) for _, other in told)
    assert learnt < 0.5 * hand


def test_both_ways_to_play_win_the_mate_that_can_be_chased() -> None:
    s = lay(rows=["cha3m", "bla6m"], hands=["gre4m gre1m bul1f spa1m"], collections=["cha3f"])
    wanted = PLAY(card("gre4m"), 0)
    assert Habits().choose(s, 0, seeded(1)) == wanted
    assert Feeder(seeded(2), Budget(40)).choose(Glimpse(s, 0)) == wanted


def test_habits_keep_mates_at_the_end() -> None:
    """PF-END-4: the best two together, not each by itself."""
    s = lay(hands=["cha1m cha1f bla6m gre5m", "spa6m spa6f spa5m spa5f"])
    s.todo.clear()
    end(s, 0)
    s.settle()
    habits = Habits()
    for _ in range(2):
        s.do(0, habits.choose(s, 0, seeded(1)))
    assert names([int(k) for k in s.kept[:2]]) == ["cha1m", "cha1f"]
