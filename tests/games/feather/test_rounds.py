"""A round: choose, reveal, see, clear, settle, go on."""

from __future__ import annotations

import pytest
from tests.games.feather.table import (
    BIRD,
    PLAY,
    cards,
    events,
    laid,
    new,
    play,
    seen,
    settled,
    stroll,
)

from voliere.core.cards import Bag
from voliere.core.refused import Refused
from voliere.core.rng import Rigged
from voliere.core.space import HIDDEN


@pytest.mark.rule("BF-ROUND-1", "BF-R-20")
def test_everybody_chooses_at_once_in_any_order() -> None:
    s = laid("golden-eagle", "osprey", "cactus-wren", "virginia-rail")
    s.apply(2, PLAY(BIRD.index["cactus-wren"]))
    s.apply(0, PLAY(BIRD.index["golden-eagle"]))
    assert s.actors == [1, 3]
    assert s.history() == []


@pytest.mark.rule("BF-ROUND-1")
def test_a_choice_is_one_card_of_the_own_hand_and_copies_are_one_choice() -> None:
    s = new(4)
    s.hands[1] = Bag(cards("western-gull", "western-gull", "western-gull", "osprey"))
    assert s.choices(1) == [PLAY(BIRD.index["osprey"]), PLAY(BIRD.index["western-gull"])]


@pytest.mark.rule("BF-ROUND-1")
def test_a_single_choice_is_still_asked_since_silence_would_tell() -> None:
    s = new(4)
    for hand in range(4):
        s.hands[hand] = Bag(cards("western-gull", "western-gull"))
    assert s.actors == [0, 1, 2, 3]
    s.apply(0, PLAY(BIRD.index["western-gull"]))
    assert s.actors == [1, 2, 3]


@pytest.mark.rule("BF-ROUND-1", "BF-INFO-2")
def test_a_card_laid_face_down_stays_secret() -> None:
    # given two worlds that differ only in the card seat 0 lays
    one, other = laid("golden-eagle", "osprey"), laid("golden-eagle", "osprey")
    one.hands[0].add(BIRD.index["cactus-wren"])
    other.hands[0].add(BIRD.index["cactus-wren"])
    one.apply(0, PLAY(BIRD.index["golden-eagle"]))
    other.apply(0, PLAY(BIRD.index["cactus-wren"]))
    # then seat 1 sees in both that seat 0 has chosen, and nothing else
    assert one.view(1) == other.view(1)
    assert one.view(1)["players"][0]["chosen"] is True  # type: ignore[index]
    assert one.view(0)["chosen"] == BIRD.index["golden-eagle"]
    assert events(one, "chose", seat=1) == []
    assert one.seen(1, 0, PLAY(BIRD.index["golden-eagle"])) == HIDDEN


@pytest.mark.rule("BF-ROUND-1", "BF-R-10")
def test_a_neutral_hand_plays_a_card_by_chance() -> None:
    for pick, bird in enumerate(["golden-eagle", "osprey", "cactus-wren"]):
        s = laid("virginia-rail", "virginia-rail", seats=2)
        s.hands[2] = Bag(cards("golden-eagle", "osprey", "cactus-wren"))
        s.rng = Rigged([pick, 0])
        play(s, "virginia-rail", "virginia-rail")
        assert s.history()[0][2] == BIRD.index[bird]
        assert not s.hands[2].has(BIRD.index[bird])


@pytest.mark.rule("BF-ROUND-2")
def test_all_cards_are_revealed_together() -> None:
    s = laid("golden-eagle", "osprey", "cactus-wren", "virginia-rail", seats=3)
    play(s, "golden-eagle", "osprey")
    assert events(s, "revealed") == []
    s.apply(2, PLAY(BIRD.index["cactus-wren"]))
    assert s.view(1)["history"] == [cards("golden-eagle", "osprey", "cactus-wren", "virginia-rail")]
    assert [e["seat"] for e in events(s, "revealed")] == [0, 1, 2]
    assert events(s, "neutral") == [{"birds": cards("virginia-rail")}]


@pytest.mark.rule("BF-ROUND-2", "BF-ROUND-3")
def test_the_own_bird_is_seen() -> None:
    s = laid("golden-eagle", "osprey", "cactus-wren", "virginia-rail")
    play(s, "golden-eagle", "osprey", "cactus-wren", "virginia-rail")
    assert [seen(s, k) for k in range(4)] == [
        {"golden-eagle"},
        {"osprey"},
        {"cactus-wren"},
        {"virginia-rail"},
    ]


@pytest.mark.rule("BF-ROUND-3")
def test_birds_revealed_in_the_same_habitat_are_seen_neutral_ones_included() -> None:
    s = laid("golden-eagle", "osprey", "stellers-jay", "brown-pelican", seats=2)
    play(s, "golden-eagle", "osprey")
    assert seen(s, 0) == {"golden-eagle", "stellers-jay"}
    assert seen(s, 1) == {"osprey", "brown-pelican"}


@pytest.mark.rule("BF-ROUND-3")
def test_settled_birds_of_the_habitat_are_seen_whoever_played_them() -> None:
    s = laid("golden-eagle", "osprey", "cactus-wren", "virginia-rail")
    play(s, "golden-eagle", "osprey", "cactus-wren", "virginia-rail")
    for seat, bird in enumerate(["brown-pelican", "mountain-quail", "black-oystercatcher", "scotts-oriole"]):
        s.hands[seat].add(BIRD.index[bird])
    play(s, "brown-pelican", "mountain-quail", "black-oystercatcher", "scotts-oriole")
    assert seen(s, 0) == {"golden-eagle", "brown-pelican", "osprey", "black-oystercatcher"}
    assert seen(s, 1) == {"osprey", "mountain-quail", "golden-eagle"}
    assert seen(s, 3) == {"virginia-rail", "scotts-oriole", "cactus-wren"}


@pytest.mark.rule("BF-ROUND-4")
def test_a_box_already_ticked_changes_nothing() -> None:
    s = laid("golden-eagle", "osprey", "cactus-wren", "virginia-rail")
    s.sheets[0] = 1 << BIRD.index["golden-eagle"]
    play(s, "golden-eagle", "osprey", "cactus-wren", "virginia-rail")
    assert seen(s, 0) == {"golden-eagle"}
    assert {"seat": 0, "habitat": 0} in events(s, "saw_nothing")


@pytest.mark.rule("BF-ROUND-4")
def test_ticks_of_one_player_never_affect_another() -> None:
    s = laid("golden-eagle", "stellers-jay", "cactus-wren", "virginia-rail")
    s.sheets[0] = 1 << BIRD.index["stellers-jay"]
    play(s, "golden-eagle", "stellers-jay", "cactus-wren", "virginia-rail")
    assert seen(s, 1) == {"golden-eagle", "stellers-jay"}
    assert seen(s, 2) == {"cactus-wren"}


@pytest.mark.rule("BF-ROUND-5")
def test_the_card_of_the_previous_round_opens_no_habitat() -> None:
    # given seat 0 was in the mountains, and a mountain bird settled there
    s = laid("golden-eagle", "stellers-jay", "cactus-wren", "virginia-rail")
    play(s, "golden-eagle", "stellers-jay", "cactus-wren", "virginia-rail")
    # when seat 0 goes to the ocean while another mountain bird comes
    s.hands[0].add(BIRD.index["osprey"])
    s.hands[1].add(BIRD.index["mountain-quail"])
    for seat, bird in ((2, "western-gull"), (3, "western-gull")):
        s.apply(seat, PLAY(BIRD.index[bird]))
    play(s, "osprey", "mountain-quail")
    # then it does not see that bird
    assert "mountain-quail" not in seen(s, 0)


@pytest.mark.rule("BF-ROUND-6", "BF-ROUND-7")
def test_old_settled_birds_leave_and_the_cards_of_the_round_settle() -> None:
    s = laid("golden-eagle", "osprey", "cactus-wren", "virginia-rail", settled=["brown-pelican"])
    play(s, "golden-eagle", "osprey", "cactus-wren", "virginia-rail")
    assert settled(s) == {"golden-eagle", "osprey", "cactus-wren", "virginia-rail"}
    assert s.view(0)["settled"] == cards("golden-eagle", "osprey", "cactus-wren", "virginia-rail")
    assert s.view(0)["gone"] == []
    play(s, *["western-gull"] * 4)
    assert s.view(0)["gone"] == sorted(cards("golden-eagle", "osprey", "cactus-wren", "virginia-rail"))
    assert settled(s) == {"western-gull"}


@pytest.mark.rule("BF-ROUND-8", "BF-R-11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_the_game_ends_with_one_card_in_every_hand(seats: int) -> None:
    s = stroll(new(seats))
    assert s.actors == []
    assert [len(hand) for hand in s.hands] == [1] * s.agreed.hands
    assert s.view(0)["over"] is True


@pytest.mark.rule("BF-ROUND-8")
def test_with_two_cards_left_one_more_round_is_played() -> None:
    s = laid("golden-eagle", "osprey", "cactus-wren", "virginia-rail")
    for seat, bird in enumerate(["golden-eagle", "osprey", "cactus-wren", "virginia-rail"]):
        s.hands[seat] = Bag(cards(bird, "western-gull"))
    assert s.actors == [0, 1, 2, 3]
    play(s, "golden-eagle", "osprey", "cactus-wren", "virginia-rail")
    assert s.actors == []


@pytest.mark.rule("BF-R-9")
def test_the_own_settled_card_counts_without_effect() -> None:
    s = laid("golden-eagle", "osprey", "cactus-wren", "virginia-rail")
    play(s, "golden-eagle", "osprey", "cactus-wren", "virginia-rail")
    s.hands[0].add(BIRD.index["stellers-jay"])
    play(s, "stellers-jay", *["western-gull"] * 3)
    assert seen(s, 0) == {"golden-eagle", "stellers-jay"}
    assert events(s, "saw")[4] == {"seat": 0, "habitat": 0, "birds": cards("stellers-jay")}


@pytest.mark.rule("BF-R-18")
@pytest.mark.parametrize("seats", [2, 3])
def test_neutral_cards_come_from_dealt_hands(seats: int) -> None:
    s = new(seats)
    before = [hand.sorted() for hand in s.hands]
    s = stroll(s, moves=seats)
    for hand in range(seats, 4):
        shown = s.played_by(hand)
        assert len(shown) == 1
        assert sorted(s.hands[hand].sorted() + shown) == before[hand]
    assert len(s.deck) == 0


@pytest.mark.rule("BF-R-21")
def test_a_choice_sent_is_final() -> None:
    s = laid("golden-eagle", "osprey", "cactus-wren", "virginia-rail")
    s.apply(0, PLAY(BIRD.index["golden-eagle"]))
    with pytest.raises(Refused):
        s.apply(0, PLAY(BIRD.index["western-gull"]))
    assert s.view(0)["chosen"] == BIRD.index["golden-eagle"]


def test_an_all_box_is_told_once() -> None:
    s = laid("golden-eagle", "osprey", "cactus-wren", "virginia-rail")
    s.sheets[0] = 0b1111101
    play(s, "golden-eagle", "osprey", "cactus-wren", "virginia-rail")
    s.hands[0].add(BIRD.index["stellers-jay"])
    play(s, "stellers-jay", *["western-gull"] * 3)
    assert events(s, "complete") == [{"seat": 0, "habitat": 0}]


def test_foresight_ends_where_sealed_cards_are_shown() -> None:
    s = laid("golden-eagle", "osprey", seats=2)
    a = PLAY(BIRD.index["golden-eagle"])
    assert [e.name for e in s.foresee(0, a).events] == ["will_see"]
    s.apply(1, PLAY(BIRD.index["osprey"]))
    assert [e.name for e in s.foresee(0, a).events] == ["will_see"]
