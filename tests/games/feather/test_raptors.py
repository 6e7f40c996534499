"""The option raptors."""

from __future__ import annotations

import pytest
from tests.games.feather.table import BIRD, events, laid, new, play, seen, settled

from voliere.core.refused import Refused

FOUR = ("golden-eagle", "mountain-chickadee", "cactus-wren", "western-gull")


@pytest.mark.rule("BF-RAPTOR-1", "BF-R-3")
def test_settled_birds_of_the_raptors_habitat_leave_before_anybody_sees() -> None:
    s = laid(*FOUR, settled=["stellers-jay", "gambels-quail"], raptors=True)
    play(s, *FOUR)
    assert "stellers-jay" not in seen(s, 1)
    assert events(s, "scared") == [
        {"bird": BIRD.index["golden-eagle"], "habitat": 0, "birds": [BIRD.index["stellers-jay"]]}
    ]


def test_without_the_option_raptors_scare_nobody() -> None:
    s = laid(*FOUR, settled=["stellers-jay"])
    play(s, *FOUR)
    assert "stellers-jay" in seen(s, 0) & seen(s, 1)


@pytest.mark.rule("BF-RAPTOR-2")
def test_the_player_of_the_raptor_does_not_see_them_either() -> None:
    s = laid(*FOUR, settled=["stellers-jay"], raptors=True)
    play(s, *FOUR)
    assert seen(s, 0) == {"golden-eagle", "mountain-chickadee"}


@pytest.mark.rule("BF-RAPTOR-3")
def test_other_habitats_are_untouched() -> None:
    s = laid(*FOUR, settled=["stellers-jay", "gambels-quail"], raptors=True)
    play(s, *FOUR)
    assert seen(s, 2) == {"cactus-wren", "gambels-quail"}


@pytest.mark.rule("BF-RAPTOR-4", "BF-R-19")
def test_cards_of_the_same_round_stay_and_settle() -> None:
    s = laid(*FOUR, raptors=True)
    play(s, *FOUR)
    assert "mountain-chickadee" in seen(s, 0)
    assert settled(s) == set(FOUR)


@pytest.mark.rule("BF-RAPTOR-4")
def test_a_settled_raptor_has_no_effect_any_more() -> None:
    s = laid(*FOUR, raptors=True)
    play(s, *FOUR)
    s.hands[3].add(BIRD.index["stellers-jay"])
    s.hands[2].add(BIRD.index["mountain-quail"])
    play(s, "western-gull", "western-gull", "mountain-quail", "stellers-jay")
    assert seen(s, 3) >= {"golden-eagle", "mountain-chickadee", "stellers-jay", "mountain-quail"}


@pytest.mark.rule("BF-RAPTOR-5")
def test_players_in_the_raptors_habitat_see_what_is_left_there() -> None:
    s = laid(*FOUR, settled=["stellers-jay"], raptors=True)
    play(s, *FOUR)
    assert seen(s, 1) == {"golden-eagle", "mountain-chickadee"}


@pytest.mark.rule("BF-RAPTOR-6")
def test_each_of_several_raptors_clears_its_own_habitat() -> None:
    four = ("golden-eagle", "prairie-falcon", "mountain-chickadee", "western-gull")
    s = laid(*four, settled=["stellers-jay", "gambels-quail", "brown-pelican"], raptors=True)
    play(s, *four)
    assert [seen(s, k) for k in range(4)] == [
        {"golden-eagle", "mountain-chickadee"},
        {"prairie-falcon"},
        {"golden-eagle", "mountain-chickadee"},
        {"western-gull", "brown-pelican"},
    ]


@pytest.mark.rule("BF-RAPTOR-7", "BF-R-2")
def test_a_raptor_of_a_neutral_hand_acts_too() -> None:
    four = ("mountain-chickadee", "cactus-wren", "golden-eagle", "western-gull")
    s = laid(*four, seats=2, settled=["stellers-jay"], raptors=True)
    play(s, *four[:2])
    assert seen(s, 0) == {"mountain-chickadee", "golden-eagle"}


@pytest.mark.rule("BF-R-2")
def test_neutral_raptors_can_be_switched_off() -> None:
    four = ("mountain-chickadee", "cactus-wren", "golden-eagle", "western-gull")
    s = laid(*four, seats=2, settled=["stellers-jay"], raptors=True, neutral_raptors=False)
    play(s, *four[:2])
    assert seen(s, 0) == {"mountain-chickadee", "golden-eagle", "stellers-jay"}
    # but those of players still act
    s = laid(
        "golden-eagle", *four[1:], seats=2, settled=["stellers-jay"], raptors=True, neutral_raptors=False
    )
    play(s, "golden-eagle", "cactus-wren")
    assert "stellers-jay" not in seen(s, 0)


@pytest.mark.rule("BF-R-2")
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"raptors": True})])
def test_switching_them_off_needs_raptors_and_neutral_cards(seats: int, options: dict[str, bool]) -> None:
    with pytest.raises(Refused, match="neutral_raptors"):
        new(seats, neutral_raptors=False, **options)


@pytest.mark.rule("BF-R-4")
def test_a_raptor_in_the_first_round_does_nothing() -> None:
    s = laid(*FOUR, raptors=True)
    play(s, *FOUR)
    assert events(s, "scared") == []
    assert seen(s, 1) == {"golden-eagle", "mountain-chickadee"}
