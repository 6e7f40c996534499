"""How the strongest mind of Birds of a Feather plays on and judges: sensibly, and by its own cards."""

from __future__ import annotations

from importlib.resources import files

import pytest
from tests.games.feather.table import cards, new

from voliere.bots.net import Inputs, Net, Teacher, net_of
from voliere.bots.search.budget import Budget
from voliere.core.cards import Bag
from voliere.core.glimpse import Glimpse
from voliere.core.rng import seeded
from voliere.games.feather.bots.habits import Habits
from voliere.games.feather.bots.inputs import AHEAD, COUNT, LEFT, MOST, ROWS, VISITED, Eyes
from voliere.games.feather.bots.insight import Insight, shipped
from voliere.games.feather.bots.learn import School
from voliere.games.feather.bots.minds import Watcher
from voliere.games.feather.bots.training import TRAINING
from voliere.games.feather.bots.watching import Watching
from voliere.games.feather.components import BIRD, PLAY, SETUPS
from voliere.games.feather.rounds import CHOOSE
from voliere.games.feather.score import points
from voliere.games.feather.state import Table


@pytest.mark.parametrize("seats", list(SETUPS))
def test_habits_answer_by_what_a_seat_sees(seats: int) -> None:
    habits, rng, luck = Habits(), seeded(1), seeded(2)
    asked: set[str] = set()
    for deal in range(2):
        s = new(seats, deal, raptors=deal == 1).copy()
        while s.actors:
            seat = s.actors[0]
            asked.add(s.question(seat))
            a = habits.choose(s, seat, rng)
            assert a in s.choices(seat)
            assert habits.choose(s.resample(seat, luck), seat, rng) == a  # whatever the others hold
            s.do(seat, s.sample(seat, rng) if rng.below(4) == 0 else a)
    assert asked == ({"Choose", "DiscardOne"} if seats == 1 else {"Choose"})


def on(x: Inputs) -> list[int]:
    return [int(x.at[k]) for k in range(int(x.n))]


@pytest.mark.parametrize("seats", list(SETUPS))
def test_inputs_stay_in_bounds(seats: int) -> None:
    s, eyes, rng = new(seats, 4).copy(), Eyes(), seeded(1)
    while s.actors:
        seat = s.actors[0]
        eyes.survey(s, seat)
        for h in range(ROWS):
            for mode in (LEFT, VISITED, AHEAD):
                seen = on(eyes.look(h, mode, eyes.sheet))
                assert all(0 <= at < COUNT for at in seen)
                assert len(seen) <= MOST
        s.do(seat, s.sample(seat, rng))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_judgement_looks_at_no_other_hand(seats: int) -> None:
    s, insight, rng, luck = new(seats, 3).copy(), Insight(), seeded(1), seeded(2)
    while s.actors:
        if len(s.actors) == s.seats:
            assert insight.value(s.resample(0, luck), 0) == insight.value(s, 0)
        s.do(s.actors[0], s.sample(s.actors[0], rng))
    assert insight.value(s, 0) == points(s.sheets[0])


def test_it_knows_which_cards_nobody_has_shown_and_how_many_rounds_are_left() -> None:
    s, eyes, rng = new(2, 3).copy(), Eyes(), seeded(1)
    for left in (14, 13, 12):
        eyes.survey(s, 0)
        assert eyes.time == left
        assert sum(int(n) for n in eyes.unseen) == 3 * (left + 1)  # three other hands
        assert sum(int(n) for n in eyes.ways) == left + 1
        for _ in range(2):
            s.do(s.actors[0], s.sample(s.actors[0], rng))


def test_both_ways_to_play_go_where_the_last_birds_surely_are() -> None:
    s = new(2, 5)
    mountain = BIRD.index["gray-crowned-rosy-finch"]
    assert mountain == 0
    s.sheets[0] = 127 - 0b111  # in the mountains, all but ace, raptor and rare
    s.settled = 0b111
    s.hands[0] = Bag(cards("mountain-chickadee", "western-gull", "dark-eyed-junco"))
    wanted = PLAY(BIRD.index["mountain-chickadee"])
    assert Habits().choose(s, 0, seeded(1)) == wanted
    assert Watcher(seeded(2), Budget(40)).choose(Glimpse(s, 0)) == wanted


def test_the_others_choose_from_other_cards_each_time_and_the_same_for_all_options() -> None:
    s = new(4, 5)
    s.apply(2, s.choices(2)[0])  # one has chosen already: what, nobody knows
    watching, rng = Watching(seeded(3), 1), seeded(4)
    laid: list[set[int]] = [set() for _ in range(4)]
    for _ in range(12):
        w = s.resample(0, rng)
        watching.prepare(w, 0)
        assert w.actors == [0]
        assert [len(hand) for hand in w.hands] == [15, 14, 14, 14]
        for k in (1, 2, 3):
            laid[k].add(int(w.chosen[k]))
    assert all(len(laid[k]) > 3 for k in (1, 2, 3))


def test_a_rollout_ends_before_a_round_or_with_the_game() -> None:
    watching, rng = Watching(seeded(3), 1), seeded(4)
    for seats in (1, 2):
        s = new(seats, 6)
        while s.actors:
            w: Table = s.copy()
            watching.prepare(w, s.actors[0])
            watching.play(w, 0, rng)
            assert w.round == s.round + 2 or not w.actors
            assert not w.actors or (len(w.actors) == seats and w.top(0).verb is CHOOSE)
            s.apply(s.actors[0], s.sample(s.actors[0], rng))


def test_a_lead_is_worth_more_the_nearer_the_end_and_alone_points_are() -> None:
    watching = Watching(seeded(3), 1)
    alone, two = new(1, 6), new(2, 6)
    assert watching.value(alone, 0) == watching.insight.value(alone, 0)
    assert watching.value(two, 0) == pytest.approx(-watching.value(two, 1))
    rng = seeded(1)
    while two.actors:
        two.apply(two.actors[0], two.sample(two.actors[0], rng))
    lead = points(two.sheets[0]) - points(two.sheets[1])
    assert watching.value(two, 0) == lead + (3 if lead > 0 else -3 if lead < 0 else 0)


def test_a_training_begins_with_a_net_and_no_games() -> None:
    begun = TRAINING.begin()
    assert begun == TRAINING.begin()
    assert begun[-1] == 0
    assert net_of(TRAINING.learned(begun)).inputs == COUNT


def test_a_game_teaches_what_was_before_and_after_every_card() -> None:
    school = School(Teacher(Net(COUNT, 4)))
    for seats, cards_played in ((1, 12), (2, 28)):
        lessons = school.listen(new(seats, 3).copy(), seeded(5))
        assert len(lessons) == 2 * cards_played
        assert [lesson.follows for lesson in lessons[:4]] == [False, True, False, True]


def test_what_was_learned_is_small_and_knows_how_a_game_will_end() -> None:
    text = files("voliere.games.feather").joinpath("bots", "insight.txt").read_text("utf-8")
    assert len(text) < 100_000
    assert text.startswith("# voliere train feather ")
    assert shipped().inputs == COUNT
    insight, habits, rng = Insight(), Habits(), seeded(3)
    wrong: list[float] = []
    for deal in range(6):
        s = new(2, deal).copy()
        told: list[float] = []
        while s.actors:
            if len(s.actors) == s.seats:
                told.append(insight.value(s, 0))
            s.do(s.actors[0], habits.choose(s, s.actors[0], rng))
        wrong += [abs(one - points(s.sheets[0])) for one in told]
    assert sum(wrong) / len(wrong) < 3.0


def test_habits_alone_see_more_than_a_good_third_more_than_random_cards() -> None:
    habits, rng = Habits(), seeded(1)
    total = 0
    for deal in range(8):
        s = new(1, deal).copy()
        while s.actors:
            s.do(0, habits.choose(s, 0, rng))
        total += points(s.sheets[0])
    assert total / 8 > 30.0  # random cards: 17.7
