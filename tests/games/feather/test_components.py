"""What is in the box, the deal, and the score of a sheet."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.feather.table import BIRD, GAME, laid, new, play, stroll

from voliere.games.feather.components import DECK, ROW_POINTS, habitat_of
from voliere.games.feather.score import complete, points, rows
from voliere.games.feather.species import HABITATS, SPECIES

FULL = 0b1111111


@pytest.mark.rule("BF-COMP-1")
def test_sixty_cards_twelve_in_each_habitat() -> None:
    assert len(DECK) == 60
    assert Counter(habitat_of(bird) for bird in DECK) == dict.fromkeys(range(5), 12)


@pytest.mark.rule("BF-COMP-2")
def test_copies_of_every_type() -> None:
    copies = Counter(DECK)
    for habitat in range(5):
        assert [copies[habitat * 7 + kind] for kind in range(7)] == [1, 1, 1, 2, 2, 2, 3]


def test_every_species_is_one_line_with_its_own_names() -> None:
    assert len(SPECIES) == 35
    assert len({species.scientific for species in SPECIES}) == 35
    assert BIRD.names == [species.key for species in SPECIES]


@pytest.mark.rule("BF-COMP-3")
def test_a_sheet_has_35_boxes_and_an_all_box_per_habitat() -> None:
    # given a sheet with every box ticked
    s = new(4)
    s.sheets[2] = (1 << 35) - 1
    # then the view shows 35 boxes and five ALL boxes
    sheet = s.view(0)["players"][2]["sheet"]  # type: ignore[index]
    assert sheet["seen"] == list(range(35))
    assert sheet["complete"] == [0, 1, 2, 3, 4]
    assert len(HABITATS) == 5


@pytest.mark.rule("BF-COMP-3", "BF-SCORE-2")
def test_an_all_box_is_ticked_with_the_seventh_species_only() -> None:
    assert complete(0b1111110 << 7) == []
    assert complete(FULL << 7) == [1]


@pytest.mark.rule("BF-COMP-4")
def test_a_complete_row_is_worth_ten_and_a_sheet_fifty() -> None:
    assert rows((1 << 35) - 1) == [10] * 5
    assert points((1 << 35) - 1) == 50


@pytest.mark.rule("BF-SETUP-1")
@pytest.mark.parametrize(
    ("seats", "hands", "size", "rounds", "left"),
    [
        (2, 4, 15, 14, 0),
        (3, 4, 15, 14, 0),
        (4, 4, 15, 14, 0),
        (5, 5, 12, 11, 0),
        (6, 6, 10, 9, 0),
        (7, 7, 8, 7, 4),
    ],
)
def test_the_table_of_hands(seats: int, hands: int, size: int, rounds: int, left: int) -> None:
    s = new(seats)
    assert [len(hand) for hand in s.hands] == [size] * hands
    assert len(s.deck) == left
    assert len(stroll(s).history()) == rounds


@pytest.mark.rule("BF-SETUP-1")
def test_the_deal_is_by_chance() -> None:
    assert new(4, seed=1).hands[0].sorted() != new(4, seed=2).hands[0].sorted()


@pytest.mark.rule("BF-SETUP-2", "BF-INFO-2")
def test_a_player_sees_only_the_own_hand() -> None:
    s = new(2)
    view = s.view(0)
    assert view["hand"] == s.hands[0].sorted()
    assert view["neutral"] == [15, 15]
    # and nothing else in the view depends on the hidden cards
    s.hands[1], s.hands[2], s.hands[3] = s.hands[2], s.hands[3], s.hands[1]
    assert s.view(0) == view


@pytest.mark.rule("BF-SETUP-3")
def test_no_settled_birds_and_no_first_player() -> None:
    s = new(5)
    assert s.settled == 0
    assert s.view(0)["settled"] == []
    assert s.actors == [0, 1, 2, 3, 4]


@pytest.mark.rule("BF-SETUP-3")
def test_seats_go_round_clockwise() -> None:
    s = new(5)
    assert [s.left_of(seat) for seat in range(5)] == [1, 2, 3, 4, 0]


@pytest.mark.rule("BF-SCORE-1")
def test_points_of_each_type() -> None:
    assert [int(ROW_POINTS[1 << kind]) for kind in range(7)] == [2, 1, 1, 1, 1, 1, 0]


@pytest.mark.rule("BF-SCORE-2")
def test_the_common_bird_is_needed_for_the_bonus() -> None:
    assert points(FULL & ~(1 << 6)) == 7
    assert points(FULL) == 10


@pytest.mark.rule("BF-SCORE-1", "BF-SCORE-2")
def test_rows_add_up() -> None:
    # the example of the rules: a complete forest; desert with ace, common and two uncommon birds
    sheet = FULL << 21 | 0b1011001 << 14
    assert rows(sheet) == [0, 0, 4, 10, 0]
    assert points(sheet) == 14


@pytest.mark.rule("BF-SCORE-3")
def test_the_highest_total_wins() -> None:
    s = new(3)
    s.sheets[0], s.sheets[1], s.sheets[2] = 0b1, 0b11, 0b10
    assert s.places() == [2, 1, 3]
    assert s.returns() == [0.0, 1.0, 0.0]


@pytest.mark.rule("BF-SCORE-3", "BF-R-1")
def test_tied_players_share_the_victory() -> None:
    # given equal points, one from an ace and the other from two uncommon birds
    s = laid("stellers-jay", "stellers-jay", "stellers-jay", "stellers-jay")
    for hand in s.hands:
        hand.size = 2  # the round to come is the last
    s.sheets[0], s.sheets[3] = 1 << 7, 0b11000 << 7
    # when the last round brings everybody the same bird
    play(s, *["stellers-jay"] * 4)
    # then both have won, and the log says so
    assert s.actors == []
    assert s.places() == [1, 3, 3, 1]
    assert s.returns() == [0.5, 0.0, 0.0, 0.5]
    assert s.log is not None
    assert s.log.events[-1].args == {"seats": [0, 3]}


def test_score_lines_are_the_rows() -> None:
    s = new(2)
    s.sheets[1] = FULL << 14
    assert s.scores()[1].lines == {"mountain": 0, "wetland": 0, "desert": 10, "forest": 0, "ocean": 0}
    assert GAME.score_lines == HABITATS
