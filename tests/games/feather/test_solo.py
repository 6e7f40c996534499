"""The solo game."""

from __future__ import annotations

import pytest
from tests.games.feather.table import (
    BIRD,
    DISCARD,
    PLAY,
    cards,
    events,
    names_of,
    new,
    play,
    seen,
    settled,
    stroll,
)

from voliere.core.cards import Bag
from voliere.core.refused import Refused
from voliere.core.rng import Rigged
from voliere.games.feather.components import TITLE
from voliere.games.feather.position import Feather
from voliere.games.feather.score import title


def alone(bird: str, *pile: str, settled: list[str] | None = None, **options: bool) -> Feather:
    """About to play a bird and to turn over these three."""
    s = new(1, **options)
    s.hands[0] = Bag(cards(bird, "western-gull", "cactus-wren", "osprey"))
    s.deck = Bag(cards(*pile, "virginia-rail", "dark-eyed-junco"))
    s.settled = sum(1 << BIRD.index[b] for b in settled or [])
    # A bag fills its gaps from behind: drawing the first card each time would mix up the three.
    s.rng = Rigged([2, 1, 0])
    return s


@pytest.mark.rule("BF-SOLO-1")
def test_thirteen_cards_in_hand_and_a_pile_of_47() -> None:
    s = new(1)
    assert len(s.hands[0]) == 13
    assert len(s.deck) == 47


@pytest.mark.rule("BF-SOLO-2")
def test_a_turn_shows_the_own_card_and_three_of_the_pile() -> None:
    s = alone("stellers-jay", "golden-eagle", "osprey", "mountain-quail", settled=["mountain-bluebird"])
    play(s, "stellers-jay")
    # the habitat of the own card decides what is seen, among the three and the settled birds
    assert seen(s, 0) == {"stellers-jay", "golden-eagle", "mountain-quail", "mountain-bluebird"}
    assert len(s.deck) == 2


@pytest.mark.rule("BF-SOLO-2", "BF-R-8")
def test_the_four_cards_of_the_turn_settle() -> None:
    s = alone("stellers-jay", "golden-eagle", "osprey", "mountain-quail", settled=["mountain-bluebird"])
    play(s, "stellers-jay")
    assert settled(s) == {"stellers-jay", "golden-eagle", "osprey", "mountain-quail"}
    assert len(s.view(0)["settled"]) == 4  # type: ignore[arg-type]


@pytest.mark.rule("BF-SOLO-2")
def test_then_a_card_is_discarded_and_one_drawn() -> None:
    s = alone("stellers-jay", "golden-eagle", "brown-pelican", "mountain-quail")
    play(s, "stellers-jay")
    assert names_of(s, 0, DISCARD) == {"western-gull", "cactus-wren", "osprey"}
    s.rng = Rigged([0])
    top = int(s.deck.cards[0])
    s.apply(0, DISCARD(BIRD.index["osprey"]))
    assert s.hands[0].sorted() == sorted([*cards("western-gull", "cactus-wren"), top])
    assert s.view(0)["gone"] == cards("osprey")
    assert s.choices(0)[0] in PLAY


@pytest.mark.rule("BF-SOLO-2")
def test_equal_cards_leave_nothing_to_ask() -> None:
    s = alone("stellers-jay", "golden-eagle", "osprey", "mountain-quail")
    s.hands[0] = Bag(cards("stellers-jay", "western-gull", "western-gull"))
    play(s, "stellers-jay")
    assert s.discards == cards("western-gull")
    assert s.choices(0)[0] in PLAY


@pytest.mark.rule("BF-SOLO-3", "BF-R-5")
def test_the_game_ends_with_the_pile() -> None:
    # given three cards in the pile and two in hand
    s = alone("stellers-jay", "golden-eagle", "osprey", "mountain-quail")
    s.hands[0] = Bag(cards("stellers-jay", "western-gull"))
    s.deck = Bag(cards("golden-eagle", "osprey", "mountain-quail"))
    s.rng = Rigged([0])
    # when the turn is played
    play(s, "stellers-jay")
    # then birds are seen, and nothing is discarded
    assert seen(s, 0) == {"stellers-jay", "golden-eagle", "mountain-quail"}
    assert s.actors == []
    assert s.discards == []
    assert len(s.hands[0]) == 1


@pytest.mark.rule("BF-SOLO-3")
def test_twelve_turns() -> None:
    s = stroll(new(1))
    assert len(s.history()) == 12
    assert len(s.hands[0]) == 1
    assert len(s.discards) == 11


@pytest.mark.rule("BF-SOLO-4")
@pytest.mark.parametrize(
    ("score", "key"),
    [
        (0, "no_binoculars"),
        (25, "no_binoculars"),
        (26, "sunday_stroller"),
        (30, "sunday_stroller"),
        (31, "skilled_observer"),
        (35, "skilled_observer"),
        (36, "above_the_rest"),
        (40, "above_the_rest"),
        (41, "big_year"),
        (50, "big_year"),
    ],
)
def test_titles(score: int, key: str) -> None:
    assert TITLE.names[title(score)] == key


@pytest.mark.rule("BF-SOLO-4")
def test_the_title_is_told_at_the_end() -> None:
    s = stroll(new(1))
    total = s.scores()[0].total
    assert events(s, "score") == [{"seat": 0, "points": total}]
    assert events(s, "title") == [{"title": title(total)}]
    assert s.view(0)["title"] == title(total)
    assert s.returns() == [total / 50]


@pytest.mark.rule("BF-SOLO-5", "BF-R-6", "BF-RAPTOR-7")
def test_a_raptor_of_the_pile_scares_before_settled_birds_are_seen() -> None:
    s = alone(
        "stellers-jay", "golden-eagle", "osprey", "gambels-quail", settled=["mountain-quail"], raptors=True
    )
    play(s, "stellers-jay")
    assert seen(s, 0) == {"stellers-jay", "golden-eagle"}


@pytest.mark.rule("BF-SOLO-5")
def test_a_raptor_of_ones_own_scares_too() -> None:
    s = alone(
        "golden-eagle", "stellers-jay", "osprey", "gambels-quail", settled=["mountain-quail"], raptors=True
    )
    play(s, "golden-eagle")
    assert seen(s, 0) == {"stellers-jay", "golden-eagle"}


@pytest.mark.rule("BF-R-2", "BF-SOLO-5")
def test_raptors_of_the_pile_can_be_switched_off() -> None:
    pile = ("golden-eagle", "osprey", "gambels-quail")
    s = alone("stellers-jay", *pile, settled=["mountain-quail"], raptors=True, neutral_raptors=False)
    play(s, "stellers-jay")
    assert seen(s, 0) == {"stellers-jay", "golden-eagle", "mountain-quail"}


@pytest.mark.rule("BF-SOLO-6")
@pytest.mark.parametrize("option", ["migration", "draft", "hide_sheets"])
def test_no_migration_and_no_draft_alone(option: str) -> None:
    with pytest.raises(Refused, match="2 to 7 players"):
        new(1, **{option: True})


@pytest.mark.rule("BF-INFO-3")
def test_the_pile_is_unknown_and_the_hand_is_not() -> None:
    s = new(1)
    w = s.resample(0, Rigged([], seed=9))
    assert w.hands[0].sorted() == s.hands[0].sorted()
    stroll(w, moves=1)
    true = s.copy()
    stroll(true, moves=1)
    assert w.history() != true.history(), "the pile has no order before it is turned over"
