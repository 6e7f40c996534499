"""What to keep at the start, as one choice: the ways and the price of the questions (WS-SETUP-6)."""

from __future__ import annotations

import pytest
from tests.games.wingspan.tables import asked, new

from voliere.core.task import MADE, home_of, in_package
from voliere.games.wingspan import keep
from voliere.games.wingspan.keep import next_answer, ways_to_keep
from voliere.games.wingspan.position import Wingspan
from voliere.games.wingspan.question import Question
from voliere.games.wingspan.setup import BONUS_BIT, FOOD_BITS, PRICE, keep_birds

PACKAGE = keep.__name__.rpartition(".")[0]


def reached(s: Wingspan, seat: int) -> set[int]:
    """Every choice that the questions lead to from here."""
    if not s.lanes[seat] or asked_of(s, seat) == "ChooseBonus":
        return {int(s.kept[seat]) & ((1 << BONUS_BIT) - 1)}
    found: set[int] = set()
    for a in s.choices(seat):
        ahead = s.copy()
        ahead.apply(seat, a)
        found |= reached(ahead, seat)
    return found


def asked_of(s: Wingspan, seat: int) -> str:
    return type(s.top(seat).verb).__name__


@pytest.mark.rule("WS-SETUP-6")
@pytest.mark.parametrize("rules", [1, 2])
def test_the_ways_to_keep_are_those_the_questions_lead_to(rules: int) -> None:
    s = new(2, 3, rules)
    open_ways = ways_to_keep(s, 0)
    assert len(open_ways) == len(set(open_ways))
    assert set(open_ways) == reached(s, 0)
    for answer in (1, 0, 1, 1, 1):  # four birds: one token stays; it is chosen last
        s.apply(0, s.choices(0)[answer])
        assert set(ways_to_keep(s, 0)) == reached(s, 0)


@pytest.mark.rule("WS-SETUP-6", "WS-PLAY-8")
@pytest.mark.parametrize("rules", [1, 2])
def test_answers_lead_to_the_choice(rules: int) -> None:
    for choice in ways_to_keep(new(2, 3, rules), 0)[::7]:
        s = new(2, 3, rules)
        while asked_of(s, 0) != "ChooseBonus":
            assert choice in ways_to_keep(s, 0)
            s.apply(0, next_answer(s, 0, choice, s.choices(0)))
        assert int(s.kept[0]) == choice


@pytest.mark.rule("WS-SETUP-6")
def test_a_choice_is_carried_out_as_at_the_end_of_the_set_up() -> None:
    s = new(2, 3)
    for choice in ways_to_keep(s, 0)[::20]:
        ahead = s.copy()
        keep_birds(ahead, 0, choice)
        birds = [bird for k, bird in enumerate(s.hands[0].sorted()) if (choice >> k) & 1]
        assert ahead.hands[0].sorted() == birds
        assert sum(int(n) for n in ahead.food[:5]) == 5 - PRICE * len(birds)
        assert [int(n) for n in ahead.food[:5]] == [1 - (choice >> (FOOD_BITS + k) & 1) for k in range(5)]


def test_every_question_can_be_asked_what_it_is_about() -> None:
    new()
    asking = [verb for verb in MADE if verb.asks and in_package(home_of(verb), PACKAGE)]
    assert len(asking) > 20
    assert {type(verb).__name__ for verb in asking if not isinstance(verb, Question)} == set()


def test_a_game_asks_only_questions() -> None:
    s = new(3, 8)
    while s.actors:
        seat = s.actors[0]
        assert isinstance(s.top(seat).verb, Question), asked(s)
        s.apply(seat, s.choices(seat)[-1])
