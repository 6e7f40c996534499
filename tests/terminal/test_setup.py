"""The start screen's choices can always be played, whatever is turned."""

from __future__ import annotations

import pytest

from voliere.core.record import Record
from voliere.core.rng import seeded
from voliere.games import catalogue, find
from voliere.terminal.setup import Setup, in_language

GAMES = list(catalogue().values())


def option_of(setup: Setup, id: str) -> None:
    setup.turn(next(option for option in setup.game.options if option.id == id), 1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_any_turning_can_be_played(game: object) -> None:
    setup = Setup(GAMES, "en", next(g for g in GAMES if g is game))
    rng = seeded(11)
    for _ in range(120):
        offered = setup.offered()
        what = int(rng.below(len(offered) + 2))
        step = 1 if rng.below(2) else -1
        if what < len(offered):
            setup.turn(offered[what], step)
        elif what == len(offered):
            setup.turn_seats(step)
        else:
            setup.turn_seat(int(rng.below(setup.seats)), step)
        record = Record(setup.game, setup.seats, 1, setup.options())
        assert record.seats == len(setup.chairs())
    assert record.replay().actors


def test_options_without_meaning_are_not_offered() -> None:
    setup = Setup(GAMES, "en", find("songbirds"))
    assert "rounds" not in [option.id for option in setup.offered()]
    option_of(setup, "extended")
    assert "rounds" in [option.id for option in setup.offered()]


def test_an_option_gives_way_to_one_chosen_later() -> None:
    setup = Setup(GAMES, "en", find("songbirds"))
    option_of(setup, "early_bird")
    assert setup.options()["early_bird"]
    option_of(setup, "mode")
    assert setup.options()["mode"] == "coop"
    assert not setup.options()["early_bird"]


def test_one_seat_plays_solo() -> None:
    setup = Setup(GAMES, "en", find("songbirds"))
    setup.turn_seats(-1)
    assert setup.seats == 1
    assert setup.options()["mode"] == "solo"
    setup.turn_seats(-1)
    assert setup.seats == 1


def test_numbers_stop_at_their_ends() -> None:
    setup = Setup(GAMES, "en", find("songbirds"))
    option_of(setup, "extended")
    rounds = next(option for option in setup.game.options if option.id == "rounds")
    setup.turn(rounds, 100)
    assert setup.options()["rounds"] == 9
    setup.turn(rounds, -100)
    assert setup.options()["rounds"] == 1


def test_another_game_begins_afresh() -> None:
    setup = Setup(GAMES, "en", GAMES[0])
    for _ in GAMES:
        setup.turn_game(1)
    assert setup.game is GAMES[0]
    assert setup.given == {}


def test_the_edition_of_the_cards_follows_the_language_until_it_is_turned() -> None:
    setup = Setup(GAMES, "en", find("wingspan"))
    assert setup.options()["edition"] == "en"
    setup.lang = "fr"
    assert setup.options()["edition"] == "fr"
    option_of(setup, "edition")
    assert setup.options()["edition"] == "en"
    for game in GAMES:
        assert set(in_language(game, "fr")) == ({"edition"} if game.id == "wingspan" else set())
