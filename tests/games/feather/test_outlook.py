"""What is certain before a card is played: never more than what then comes true."""

from __future__ import annotations

import pytest
from tests.games.feather.table import BIRD, cards, laid, new, play, seen

from voliere.core.events import Event
from voliere.core.rng import seeded
from voliere.games.feather.components import PLAY, birds_of
from voliere.games.feather.position import Feather

FOUR = ("mountain-chickadee", "golden-eagle", "cactus-wren", "western-gull")
HERE = ["stellers-jay", "gambels-quail"]


def foreseen(s: Feather, bird: str) -> list[Event]:
    return s.foresee(0, PLAY(BIRD.index[bird])).events


def test_the_own_bird_and_the_settled_ones_of_its_habitat_are_certain() -> None:
    s = laid(*FOUR, settled=HERE)
    birds = sorted(cards("mountain-chickadee", "stellers-jay"))
    assert foreseen(s, "mountain-chickadee") == [Event("will_see", {"habitat": 0, "birds": birds})]
    s.sheets[0] = sum(1 << bird for bird in birds)
    assert foreseen(s, "mountain-chickadee") == [Event("will_see_nothing", {"habitat": 0})]


def test_a_habitat_that_will_be_complete_is_announced() -> None:
    s = laid(*FOUR, settled=HERE)
    s.sheets[0] = 0b0110111
    assert foreseen(s, "mountain-chickadee")[-1] == Event("will_complete", {"habitat": 0})


def test_a_raptor_that_may_still_come_makes_settled_birds_doubtful() -> None:
    s = laid(*FOUR, settled=HERE, raptors=True)
    eagle, jay, chickadee = cards("golden-eagle", "stellers-jay", "mountain-chickadee")
    assert foreseen(s, "mountain-chickadee") == [
        Event("will_see", {"habitat": 0, "birds": [chickadee]}),
        Event("may_see", {"bird": eagle, "habitat": 0, "birds": [jay]}),
    ]
    # a raptor in one's own hand cannot come
    s.hands[0].add(eagle)
    assert foreseen(s, "mountain-chickadee") == [Event("will_see", {"habitat": 0, "birds": [jay, chickadee]})]
    # and played by oneself it drives them away
    assert foreseen(s, "golden-eagle") == [
        Event("will_scare", {"bird": eagle, "habitat": 0, "birds": [jay]}),
        Event("will_see", {"habitat": 0, "birds": [eagle]}),
    ]


def test_a_raptor_that_was_shown_cannot_come_again() -> None:
    s = laid(*FOUR, raptors=True)
    play(s, *FOUR)
    s.hands[0].add(BIRD.index["mountain-quail"])
    birds = sorted(cards("mountain-quail"))
    assert foreseen(s, "mountain-quail") == [Event("will_see", {"habitat": 0, "birds": birds})]
    assert seen(s, 0) == {"mountain-chickadee", "golden-eagle"}


@pytest.mark.parametrize("seats", [1, 2, 4, 7])
@pytest.mark.parametrize("raptors", [False, True])
def test_what_is_certain_comes_true(seats: int, raptors: bool) -> None:
    for seed in range(6):
        s = new(seats, seed, raptors=raptors)
        rng = seeded(seed)
        promised: dict[int, set[int]] = {}
        while s.actors:
            seat = s.actors[0]
            a = s.sample(seat, rng)
            if a < PLAY.first + PLAY.size:
                promised[seat] = set()
                for event in s.foresee(seat, a).events:
                    if event.name == "will_see":
                        promised[seat].update(event.args["birds"])  # type: ignore[arg-type]
            rounds = len(s.history())
            s.apply(seat, a)
            if len(s.history()) > rounds:
                for k, birds in promised.items():
                    assert birds <= set(birds_of(int(s.sheets[k])))
