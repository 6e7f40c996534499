"""The strongest mind of What's Up with two seats: what it counts, how it looks ahead, how it learns."""

from __future__ import annotations

import pytest

import voliere
from voliere.bots import levels
from voliere.bots.net import Net, Teacher, net_of
from voliere.bots.search.budget import Budget
from voliere.bots.tallies import tallied, teacher_of
from voliere.core.glimpse import Glimpse
from voliere.core.rng import seeded
from voliere.games.whats_up.bots.expectimax import WIDTH, Expectimax, Ply
from voliere.games.whats_up.bots.inputs import COUNT
from voliere.games.whats_up.bots.insight import shipped
from voliere.games.whats_up.bots.learn import School
from voliere.games.whats_up.bots.seer import Seer
from voliere.games.whats_up.bots.survey import NEXT, UNSEEN, Survey
from voliere.games.whats_up.bots.training import TRAINING
from voliere.games.whats_up.components import COLOURS, GONE, GRID, STALL_ROUNDS
from voliere.games.whats_up.position import WhatsUp
from voliere.games.whats_up.state import Table


def table(flips: int, seed: int = 8) -> Table:
    s = voliere.game("whats-up").new(2, seed)
    rng = seeded(seed)
    for _ in range(flips):
        s.apply(s.actors[0], s.sample(s.actors[0], rng))
    assert isinstance(s, WhatsUp)
    return s


def all_of(s: Survey) -> list[list[int]]:
    counts = [s.face, s.rows, s.ready, s.shown, s.up, s.out, s.unseen]
    backs = [int(s.back[k]) if s.face[k] != GONE else GONE for k in range(GRID)]
    return [[int(x) for x in numbers] for numbers in counts] + [backs, [int(s.left), int(s.quiet)]]


def survey_of(s: Table) -> Survey:
    made = Survey()
    made.look(s)
    return made


@pytest.mark.parametrize("seed", range(1, 6))
def test_a_flip_of_the_survey_is_a_flip_of_the_table(seed: int) -> None:
    s = table(0, seed)
    survey = survey_of(s)
    rng = seeded(seed)
    for _ in range(60):
        if not s.actors:
            break
        seat = s.actors[0]
        cell = s.sample(seat, rng)
        up, down, quiet = int(s.face[cell]), int(s.back[cell]), int(s.quiet)
        before, fresh = all_of(survey), survey.back[cell] == UNSEEN
        survey.flip(seat, cell, down)
        survey.flip_back(seat, cell, up, down, fresh, quiet)
        assert all_of(survey) == before
        survey.flip(seat, cell, down)
        s.apply(seat, cell)
        assert all_of(survey) == all_of(survey_of(s))
        assert survey.over() == (not s.actors)
    assert survey.lead(0) == s.scores()[0].total - s.scores()[1].total


def plainly(mind: Expectimax, s: Survey, seat: int, depth: int) -> float:
    """The same search without bounds."""
    if depth == 0 or s.over():
        return mind.judge(s, seat)
    ply = Ply()
    mind.rank(s, seat, ply)
    width = int(ply.n) if depth == 1 else min(int(ply.n), WIDTH)
    return max(plainly_after(mind, s, seat, int(ply.cell[k]), depth - 1) for k in range(width))


def plainly_after(mind: Expectimax, s: Survey, seat: int, cell: int, depth: int) -> float:
    up, quiet, fresh = int(s.face[cell]), int(s.quiet), s.back[cell] == UNSEEN
    downs = [int(NEXT[5 * up + k]) for k in range(5)] if fresh else [int(s.back[cell])]
    total = value = 0.0
    for down in downs:
        chance = s.chance(up, down) if fresh else 1.0
        if chance > 0.0:
            s.flip(seat, cell, down)
            total += chance
            value -= chance * plainly(mind, s, 1 - seat, depth)
            s.flip_back(seat, cell, up, down, fresh, quiet)
    return value / total if total > 0.0 else mind.judge(s, seat)


@pytest.mark.parametrize(("flips", "depth"), [(4, 1), (9, 2), (25, 2), (40, 3)])
def test_bounds_change_no_value(flips: int, depth: int) -> None:
    s = table(flips)
    mind = Expectimax(shipped())
    seat = s.actors[0]
    survey = survey_of(s)
    mind.thinker = seat
    for cell in [k for k in range(GRID) if s.face[k] != GONE][::4]:
        plain = plainly_after(mind, survey, seat, cell, depth)
        assert mind.after(survey, seat, cell, depth, -2.0, 2.0) == pytest.approx(plain)
        assert mind.after(survey, seat, cell, depth, plain - 0.01, 2.0) == pytest.approx(plain)
        assert mind.after(survey, seat, cell, depth, -2.0, plain - 0.01) >= plain - 0.0101
        assert mind.after(survey, seat, cell, depth, plain + 0.01, 2.0) <= plain + 0.0101


def choice(s: Table, iterations: int) -> int:
    bot = levels.make("expedition", voliere.game("whats-up"), seeded(1))
    assert isinstance(bot, Seer)
    bot.budget = Budget(iterations)
    return bot.choose(Glimpse(s, s.actors[0]))


def last_turn(rows: list[int]) -> Table:
    """One quiet turn before the stall; backs of some cards are known."""
    s = table(12)
    for k, n in enumerate(rows if s.actors[0] == 0 else rows[COLOURS:] + rows[:COLOURS]):
        s.rows[k] = n
    s.quiet = 2 * STALL_ROUNDS - 1
    return s


def test_who_is_behind_at_the_stall_takes_what_it_can() -> None:
    """The other has a bird more: only a card that surely fits saves the game (WU-END-3b)."""
    s = last_turn([0, 0, 0, 0, 1, 0, 0, 0])
    sure = [k for k in range(GRID) if s.known[k] and s.face[k] != GONE and s.back[k] % 3 == 0]
    assert sure
    assert choice(s, 2000) in sure


def test_a_training_goes_on_where_it_was_left() -> None:
    teacher = Teacher(Net(COUNT, 4), 0.03)
    teacher.net.scatter(seeded(1))
    School(teacher).play(seeded(2))
    other = teacher_of(tallied(teacher), COUNT, 4, 0.03)
    assert tallied(other) == tallied(teacher)
    for one in (teacher, other):
        School(one).play(seeded(3))
    assert net_of(other.net.numbers()).numbers() == teacher.net.numbers()


def test_what_is_shipped_fits() -> None:
    assert shipped().inputs == COUNT
    assert len(TRAINING.begin()) == 2 * (COUNT * 17 + 16)


def test_a_tie_with_somebody_of_habit_is_no_draw() -> None:
    s = table(0)
    s.quiet = 2 * STALL_ROUNDS
    mind = Expectimax(shipped())
    assert mind.judge(survey_of(s), 0) == 0.0
    mind.thinker = 0
    assert mind.judge(survey_of(s), 0) < 0.0 < mind.judge(survey_of(s), 1)
