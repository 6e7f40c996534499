"""A position: answering, lanes, looking ahead, copies, ends."""

from __future__ import annotations

import json

import pytest
from tests.core.toy import ASK, HELLO, SAY, TOY, Ask, Do, Hush, Look, Roll, Stop, Together, Toy, play

import voliere
from voliere.bots.search.training import Training
from voliere.core.events import Log
from voliere.core.game import Game
from voliere.core.glimpse import Bot
from voliere.core.options import Option
from voliere.core.refused import Refused
from voliere.core.rng import Witness, seeded
from voliere.core.state import NOBODY, Home, State

A, B = Do("a"), Do("b")
TWO = [[1, 2], [3, 4]]


def frozen(s: Toy) -> str:
    return json.dumps(s.position(), sort_keys=True)


# -- what it is ----------------------------------------------------------------------------------


def test_what_it_is_does_not_depend_on_what_was_asked_before() -> None:
    """Compiled, classes with the metaclass of ABC share one cache: once no Game, it would be no State."""
    for game in voliere.catalogue().values():
        for thing, is_game in ((game.new(2, 1), False), (game, True)):
            told: object = thing
            assert isinstance(told, Game) == is_game
            assert isinstance(told, State) != is_game
    for kind in (Game, State, Home, Bot, Option, Training):
        assert type(kind) is type


# -- answering -----------------------------------------------------------------------------------


def test_an_answer_runs_on_to_the_next_question() -> None:
    s = play(ASK, A, ASK, B, open=TWO)
    assert s.choices(0) == [SAY(1), SAY(2)]
    assert s.choices(1) == s.choices(NOBODY) == []
    s.apply(0, SAY(2))
    assert s.done == ["say2 0", "a 0"]
    assert s.actors == [0]


@pytest.mark.parametrize(
    ("seat", "action", "key"),
    [(0, SAY(3), "illegal"), (0, -1, "illegal"), (1, SAY(3), "not-asked"), (7, SAY(1), "not-asked")],
)
def test_a_wrong_answer_is_refused_and_changes_nothing(seat: int, action: int, key: str) -> None:
    s = play(ASK, A, open=TWO)
    before = frozen(s)
    with pytest.raises(Refused) as no:
        s.apply(seat, action)
    assert no.value.key == key
    assert frozen(s) == before


def test_something_said_aside_owes_nothing_and_takes_no_turn() -> None:
    s = play(ASK, A, open=TWO)
    s.apply(1, HELLO())
    assert s.done == ["hello 1"]
    assert s.actors == [0]
    with pytest.raises(Refused):
        s.apply(1, HELLO())
    s.apply(0, HELLO())  # the one who is asked may, too
    assert s.actors == [0]


def test_do_and_sample_skip_the_checks() -> None:
    s = play(ASK, A, open=TWO)
    a = s.sample(0, seeded(3))
    assert a in s.choices(0)
    s.do(0, a)
    assert s.done == [f"say{a} 0", "a 0"]


# -- lanes ---------------------------------------------------------------------------------------


def test_all_are_asked_at_once_and_answer_in_any_order() -> None:
    for order in ([0, 1], [1, 0]):
        s = play(Together(ASK), A, open=TWO)
        assert s.actors == [0, 1]
        for seat in order:
            s.apply(seat, SAY(TWO[seat][0]))
        assert s.done[2:] == ["a 0"]
        assert s.points == [1, 3]
        assert s.lanes == []


def test_a_seat_that_has_answered_owes_nothing_more() -> None:
    s = play(Together(ASK), A, open=TWO)
    s.apply(0, SAY(1))
    assert s.actors == [1]
    with pytest.raises(Refused):
        s.apply(0, SAY(1))


def test_a_single_option_is_asked_in_a_lane() -> None:
    """Silence would tell."""
    s = play(Together(ASK), A, open=[[1], [3, 4]])
    assert s.actors == [0, 1]
    assert s.choices(0) == [SAY(1)]


def test_a_lane_without_options_is_passed_over() -> None:
    s = play(Together(ASK), A, open=[[], [3, 4]])
    assert s.actors == [1]
    s = play(Together(ASK), A, open=[[], []])
    assert s.done == ["a 0"]


def test_some_seats_only_and_a_slot() -> None:
    s = play(Together(ASK, seats=[2, 0], slot=5), seats=3, open=[[1, 2], [3, 4], [5, 6]])
    assert s.actors == [0, 2]
    s.apply(2, SAY(6))
    assert s.done == ["say6 2 5"]


def test_several_questions_in_a_lane_go_on_without_waiting_for_others() -> None:
    s = play(Together(Ask(ASK)), A, open=TWO)
    s.apply(0, SAY(1))
    s.apply(0, SAY(2))
    assert s.actors == [1]
    s.apply(1, SAY(3))
    s.apply(1, SAY(3))
    assert s.done == ["say1 0", "say2 0", "say3 1", "say3 1", "a 0"]


def test_the_to_do_list_waits_for_the_last_lane() -> None:
    s = play(Together(Ask(A)), B, open=TWO)
    s.apply(1, SAY(3))
    assert s.done == ["say3 1", "a 1"]  # its own lane goes on, the rest waits


def test_hush_drops_what_lanes_still_owe() -> None:
    s = play(Together(Ask(Hush())), A, seats=3, open=[[1, 2], [3, 4], [5, 6]])
    s.apply(1, SAY(3))
    assert s.done == ["say3 1", "hush 1", "a 0"]
    assert s.actors == []


def test_stop_ends_the_game_from_anywhere() -> None:
    s = play(Together(Ask(Stop())), A, B, open=TWO)
    s.later = [A.tasks[0]]
    s.apply(1, SAY(4))
    assert s.done == ["say4 1", "stop 1"]
    assert (s.actors, s.todo, s.later) == ([], [], [])
    s = play(A, Stop(), B)
    assert s.done == ["a 0", "stop 0"]


def test_lanes_are_copied_apart() -> None:
    s = play(Together(ASK), A, open=TWO)
    twin = s.copy()
    assert frozen(twin) == frozen(s)
    s.apply(0, SAY(1))
    assert twin.actors == [0, 1]
    twin.apply(1, SAY(4))
    assert s.actors == [1]
    assert twin.done == ["say4 1"]


# -- looking ahead -------------------------------------------------------------------------------


def names(s: Toy, seat: int, a: int) -> list[str]:
    return [event.name for event in s.foresee(seat, a).events]


def test_foresight_tells_what_is_sure_and_changes_nothing() -> None:
    s = play(Ask(A), B, open=TWO)
    before = frozen(s)
    assert names(s, 0, SAY(1)) == ["said", "a", "b"]
    assert frozen(s) == before


def test_foresight_stops_at_chance() -> None:
    s = play(ASK, A, Roll(), B, open=TWO)
    assert names(s, 0, SAY(1)) == ["said", "a"]


def test_foresight_stops_at_a_secret() -> None:
    s = play(ASK, A, Look(), B, open=TWO)
    assert names(s, 0, SAY(1)) == ["said", "a"]
    s.apply(0, SAY(1))
    assert s.done[-2:] == ["secret3", "b 0"]


@pytest.mark.parametrize("options", [[], [3], [3, 4]])
def test_foresight_does_not_tell_how_another_seat_is_forced(options: list[int]) -> None:
    """Whether the other seat has no, one or several options may rest on its secrets."""
    s = Toy(2, seeded(1))
    s.log = Log()
    s.open = [[1, 2], options]
    for verb, seat in ((B, 0), (ASK, 1), (ASK, 0)):
        s.push(verb, seat)
    s.settle()
    assert names(s, 0, SAY(1)) == ["said"]


def test_foresight_tells_how_one_is_forced_oneself() -> None:
    s = play(ASK, Ask(A), B, open=TWO)
    s.open[0] = [1]
    s.actors = [0]
    assert names(s, 0, SAY(1)) == ["said", "said", "a", "b"]


def test_foresight_stops_where_sealed_answers_open() -> None:
    s = play(Together(ASK), A, open=TWO)
    s.apply(1, SAY(3))
    assert names(s, 0, SAY(1)) == ["said"]


def test_foresight_keeps_to_what_the_seat_may_hear() -> None:
    s = play(Together(ASK), A, open=TWO)
    assert names(s, 0, SAY(1)) == ["said"]
    assert [event.args for event in s.foresee(1, SAY(3)).events] == [{"seat": 1}]


def test_foresight_of_something_said_aside() -> None:
    s = play(ASK, open=TWO)
    assert s.foresee(1, HELLO()).events == []
    assert s.done == []


def test_foresight_says_whether_it_stopped_and_where_it_came_to() -> None:
    s = play(Ask(A), B, open=TWO)
    ahead = s.foresee(0, SAY(1))
    assert ahead.sure
    assert ahead.answers
    s.apply(0, SAY(1))
    assert isinstance(ahead.position, Toy)
    assert frozen(ahead.position) == frozen(s), "what is sure has been done already"
    assert not play(ASK, A, Roll(), B, open=TWO).foresee(0, SAY(1)).sure
    assert not play(ASK, A, Look(), B, open=TWO).foresee(0, SAY(1)).sure
    assert not play(ASK, open=TWO).foresee(1, HELLO()).answers


def test_playing_ahead_goes_through_chance_and_secrets_and_says_so() -> None:
    for what, sure in ((A, True), (Roll(), False), (Look(), False)):
        s = play(ASK, what, B, open=TWO)
        before = frozen(s)
        ahead = s.play_ahead(0, SAY(1))
        assert ahead.sure is sure
        assert frozen(s) == before
        s.apply(0, SAY(1))
        assert isinstance(ahead.position, Toy)
        assert frozen(ahead.position) == frozen(s)
        assert ahead.position.rng.below(1000) == s.rng.below(1000), "chance goes on where it was"
        assert s.log is not None
        assert ahead.position.log is not None
        assert ahead.position.log.events == s.log.events


def test_a_copy_made_while_playing_ahead_is_watched_too() -> None:
    met: list[bool] = []
    twin = Witness(seeded(3), met).copy()
    assert twin.below(10) == seeded(3).below(10)
    assert met
    assert twin.state() != seeded(3).state()


def test_playing_ahead_knows_what_stays_sealed() -> None:
    s = play(Together(ASK), A, open=TWO)
    assert s.play_ahead(0, SAY(1)).sealed
    s.apply(1, SAY(3))
    last = s.play_ahead(0, SAY(1))
    assert not last.sealed
    assert not last.sure
    assert not play(ASK, open=TWO).play_ahead(0, SAY(1)).sealed


def test_foresight_refuses_what_is_no_choice() -> None:
    s = play(ASK, open=TWO)
    for seat, a in ((0, SAY(3)), (1, SAY(3)), (NOBODY, SAY(1))):
        with pytest.raises(Refused):
            s.foresee(seat, a)


# -- facts ---------------------------------------------------------------------------------------


def test_a_copy_is_equal_independent_and_silent() -> None:
    s = TOY.new(2, 5)
    assert isinstance(s, Toy)
    twin = s.copy()
    assert frozen(twin) == frozen(s)
    assert twin.log is None
    assert s.log is not None
    s.apply(s.actors[0], s.choices(s.actors[0])[0])
    assert frozen(twin) != frozen(s)


@pytest.mark.parametrize("game", voliere.catalogue().values(), ids=lambda game: game.id)
def test_copies_share_who_is_asked_as_it_is_replaced_never_changed(game: voliere.Game) -> None:
    s, rng = game.new(game.seat_counts[-1], 3), voliere.seeded(4)
    while s.actors:
        twin, asked = s.copy(), s.actors
        told = asked[:]
        assert twin.actors is asked
        twin.apply(asked[0], twin.sample(asked[0], rng))
        assert (s.actors, asked) == (told, told)
        s.apply(asked[0], s.sample(asked[0], rng))
        assert asked == told


def test_positions_are_json_and_tell_all() -> None:
    s = play(Together(ASK), A, open=TWO)
    told = json.loads(frozen(s))
    assert told["actors"] == [0, 1]
    assert told["todo"] == [["Do(after=[], name=a)", 0, -1]]
    assert told["lanes"] == [[["Ask(after=[])", 0, -1]], [["Ask(after=[])", 1, -1]]]
    assert told["rng"] == s.rng.state()


def test_a_victory_is_shared_among_the_winners() -> None:
    s = Toy(4, seeded(1))
    s.points = [5, 9, 9, 0]
    assert s.places() == [3, 1, 1, 4]
    assert s.returns() == [0.0, 0.5, 0.5, 0.0]


def test_by_default_moves_are_seen_as_they_are_and_nothing_is_explained() -> None:
    s = play(ASK, open=TWO)
    assert s.seen(1, 0, SAY(1)) == SAY(1)
    assert s.reasons(0) == {}
