"""The five levels: offered first where a game has them; where it has none, everything is as it was."""

from __future__ import annotations

import pytest
from tests.bots.ladder.game import Leveled
from tests.core.toy import TOY

import voliere
from voliere import Bot
from voliere.bots import levels
from voliere.bots.ladder import LEVELS
from voliere.core.rng import seeded
from voliere.terminal.chairs import Chair, seat_people
from voliere.terminal.setup import Setup
from voliere.text import LANGUAGES, Words

LEVELED = Leveled()


def test_levels_come_first_and_the_lab_last() -> None:
    assert levels.ladder(LEVELED) == [*LEVELS]
    assert levels.names(LEVELED) == [*LEVELS, "fancy", "random", "greedy"]
    assert levels.usual(LEVELED) == "walk"
    for name in levels.names(LEVELED):
        assert isinstance(levels.make(name, LEVELED, seeded(1)), Bot)


def test_a_game_without_levels_is_as_it_was() -> None:
    assert levels.ladder(TOY) == []
    assert levels.names(TOY) == ["random", "greedy"]
    assert levels.usual(TOY) == "greedy"


def test_the_second_level_sits_down_unless_somebody_is_asked_for() -> None:
    assert seat_people(LEVELED, 2, None, None, []) == [Chair(), Chair("walk")]
    assert seat_people(TOY, 2, None, None, []) == [Chair(), Chair("greedy")]
    assert seat_people(LEVELED, 2, None, ["greedy"], []) == [Chair(), Chair("greedy")]


def test_who_is_not_at_home_in_the_next_game_gives_way() -> None:
    setup = Setup([LEVELED, TOY], "en", LEVELED)
    setup.seats = 2
    assert setup.sitting() == ["", "walk"]
    setup.turn_seat(1, 1)
    assert setup.sitting() == ["", "outing"]
    setup.choose(TOY)
    setup.seats = 2
    assert setup.sitting() == ["", "greedy"]
    setup.turn_seat(1, -1)
    assert setup.sitting() == ["", "random"]
    setup.choose(LEVELED)
    setup.seats = 2
    assert setup.sitting() == ["", "random"], "chosen on purpose, and there"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_says_how_it_plays(lang: str) -> None:
    words = Words(lang)
    for game in voliere.catalogue().values():
        said = [words.manner(game, level) for level in LEVELS]
        assert len(set(said)) == len(LEVELS)
        assert all(text.endswith((".", "!")) for text in said)
        assert words.manner(game, "greedy") == ""
    ours = [words.manner(voliere.game("piafs"), level) for level in LEVELS]
    assert ours != [words.manner(TOY, level) for level in LEVELS], "in each game in its own way"
    assert all(words.bot(level) != level for level in LEVELS)
