"""The Automa at the table does what the engine's does, whatever else is said of it (WS-AUTO-2 to 14)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from tests.pads.beside import Beside

from voliere.core.pad.state import PadState
from voliere.games import pads
from voliere.games.wingspan.automa import cards_in

LEVELS = ("eaglet", "eagle", "golden")
KINDS = list(product(LEVELS, (False, True), ("green", "blue")))
PAD = pads()["wingspan-pad"]


@pytest.mark.parametrize(("level", "expert", "goals"), KINDS)
def test_forty_turns_beside_the_engine_give_the_same_deeds(level: str, expert: bool, goals: str) -> None:
    """The same cards, dice and tray: dice taken, eggs, cubes, birds, goals and the score, all levels."""
    turns, seen, seed = 0, set[str](), 1
    while turns < 40:
        edition = "fr" if seed % 2 else "en"
        one = Beside({"automa": level, "expert": expert, "goals": goals, "edition": edition}, seed)
        one.whole()
        turns, seen, seed = turns + one.turns, seen | one.seen, seed + 1
    assert turns == 52
    assert {"automa_food", "automa_eggs", "automa_cube", "automa_pink", "automa_bird"} <= seen


def test_what_happens_seldom_happens_beside_the_engine_too() -> None:
    """Rolled anew (WS-AUTO-7), equal birds (WS-AUTO-5), none that fits, a cube that goes back (WS-AUTO-8)."""
    seen = set[str]()
    for seed in (126, 130, 142):
        one = Beside({"expert": True}, seed)
        one.whole()
        seen |= one.seen
    assert {"automa_rerolls", "lot", "automa_no_bird", "automa_cube_back", "automa_discards"} <= seen


# -- by hand ---------------------------------------------------------------------------------------


def begun(*said: str, **options: Any) -> PadState:
    s = PAD.new(1, 5, options)
    assert isinstance(s, PadState)
    goals = ["birds-in-forest", "eggs-in-bowl-nests", "total-birds", "eggs-in-wetland"]
    tiles = [f"goal {k + 1} {name}" for k, name in enumerate(goals)]
    for text in ["automa-bonus nest-box-builder", *tiles, *said]:
        s.apply(0, PAD.space.parse(text))
    return s


def play(s: PadState) -> Any:
    view: Any = s.view(0)
    return view["play"]


def test_a_step_is_asked_done_taken_back_and_done_again() -> None:
    s = begun("automa-card 1 1 a05")  # feeds, then pink
    assert play(s)["deeds"][0]["asks"] == "dice"
    dice = [PAD.space.parse(f"automa-dice 1 1 first {face} 2") for face in ("fish", "rodent")]
    for a in dice:
        s.apply(0, a)
    deed = play(s)["deeds"][0]
    assert (deed["asks"], PAD.space.things["face"].names[deed["face"]], deed["taken"]) == ("", "rodent", 2)
    s.apply(0, PAD.space.parse("automa-dice 1 1 first rodent none"))
    assert play(s)["deeds"][0]["asks"] == "again", "two fish alone are equal: rolled anew"
    s.apply(0, dice[1])
    for step in (1, 2):
        s.apply(0, PAD.space.parse(f"automa-step 1 1 {step} done"))
    assert (play(s)["phase"], play(s)["turn"]) == ("wait", 1)
    s.apply(0, PAD.space.parse("automa-step 1 1 2 none"))
    assert (play(s)["phase"], play(s)["turn"], play(s)["step"]) == ("step", 0, 1)


def test_another_card_said_later_is_counted_anew() -> None:
    s = begun("automa-card 1 1 a04", "automa-step 1 1 1 done")  # one egg
    assert play(s)["eggs"] == 1
    s.apply(0, PAD.space.parse("automa-card 1 1 a02"))  # one egg, and a cube back: there is none
    assert (play(s)["eggs"], play(s)["phase"], play(s)["step"]) == (1, "step", 1)
    s.apply(0, PAD.space.parse("automa-step 1 1 2 done"))
    assert play(s)["cubes"] == 0


def test_what_is_said_of_it_goes_before_what_its_turns_come_to() -> None:
    s = begun("automa-card 1 1 a04", "automa-step 1 1 1 done")
    view: Any = s.view(0)
    assert view["automa"]["lines"] == {"birds": 0, "face_down": 0, "goals": None, "eggs": 1}
    s.apply(0, PAD.space.parse("automa eggs 7"))
    view = s.view(0)
    assert view["automa"]["lines"]["eggs"] == 7


def test_what_is_put_right_by_hand_stays_while_it_plays_on() -> None:
    s = begun("automa-card 1 1 a04", "automa-step 1 1 1 done", "automa-mend eggs 2")
    assert play(s)["eggs"] == 3
    for text in ("automa-card 1 2 a07", "automa-step 1 2 1 done"):
        s.apply(0, PAD.space.parse(text))
    assert play(s)["eggs"] == 4
    s.apply(0, PAD.space.parse("automa-mend eggs -30"))
    assert play(s)["eggs"] == 0


def test_its_count_put_right_by_hand_is_put_right_again_or_counted_again() -> None:
    s = begun("automa-card 1 1 a07", "automa-step 1 1 1 done", "automa-step 1 1 2 done")  # an egg, a cube
    counted = play(s)["counted"][0]
    assert play(s)["reach"][0] == counted
    for said in ("9", "4"):
        s.apply(0, PAD.space.parse(f"automa-reach 1 {said}"))
        assert (play(s)["reach"][0], play(s)["counted"][0]) == (int(said), counted)
    s.apply(0, PAD.space.parse("automa-reach 1 none"))
    assert play(s)["reach"][0] == counted


@pytest.mark.parametrize(("food", "result"), [("none", "lost"), ("1", "lost"), ("2", "tied"), ("3", "won")])
def test_level_with_the_automa_unused_food_is_asked_for(food: str, result: str) -> None:
    """WS-AUTO-13: it counts as holding two."""
    s = begun("automa eggs 7", "number 1 eggs 7", f"food 1 {food}")
    view: Any = s.view(0)
    assert (view["tied"], view["automa"]["food"], view["automa"]["result"]) == ([0], 2, result)
    s.apply(0, PAD.space.parse("number 1 eggs 8"))
    view = s.view(0)
    assert (view["tied"], view["automa"]["result"]) == ([], "won")


def test_without_turns_nothing_is_counted_for_it() -> None:
    view: Any = begun().view(0)
    assert set(view["automa"]["lines"].values()) == {None}
    assert view["goals"][0]["automa_count"] is None


@pytest.mark.parametrize(
    ("said", "odd"),
    [
        (["automa-card 1 1 a04", "automa-card 1 2 a04", "automa-card 1 3 a04"], "card_twice"),  # said once
        (["automa-card 2 1 a01"], "card_gone"),  # WS-AUTO-12
        (["automa-card 1 1 spa"], "card_gone"),  # WS-AUTO-14
        (["automa-bonus breeding-manager"], "bonus_refused"),  # WS-AUTO-2
        (["automa-dice 1 1 first fish 5", "automa-dice 1 1 first seed 1"], "dice_over"),
    ],
)
def test_what_looks_odd_is_kept_and_said(said: list[str], odd: str) -> None:
    assert [one["name"] for one in PAD.odd(begun(*said))] == [odd]


def test_its_decks_are_those_of_the_game() -> None:
    for expert in (False, True):
        s = begun(expert=expert)
        assert play(s)["decks"] == [cards_in(round, expert) for round in (1, 2, 3, 4)]
        assert [len(deck) for deck in play(s)["decks"]] == [10 + expert, 9 + expert, 8 + expert, 7 + expert]


def test_among_several_it_does_not_play() -> None:
    s = PAD.new(2, 5, {})
    view: Any = s.view(0)
    assert view["play"] is None
    assert not s.may_say(0, PAD.space.parse("automa-card 1 1 a04"))
