"""The end of the game and the ranking (WU-END, WU-RANK)."""

from __future__ import annotations

import pytest
from tests.games.whats_up.table import Rows, collected, quiet_turn, quiet_turns, reveal, start, told, view

from voliere.games.whats_up.components import COLOUR, PROPOSE
from voliere.games.whats_up.position import WhatsUp


def rows(n: int) -> Rows:
    """That many complete rows."""
    return dict.fromkeys(COLOUR.names[:n], 3)


def winners(s: WhatsUp) -> list[int]:
    assert s.actors == []
    return [seat for seat, place in enumerate(s.places()) if place == 1]


@pytest.mark.rule("WU-END-1")
@pytest.mark.parametrize(("seats", "goal"), [(2, 4), (3, 3), (4, 2)])
def test_enough_complete_rows_win_at_once(seats: int, goal: int) -> None:
    s = collected([rows(goal), *([{}] * (seats - 1))], last="r3")
    assert view(s)["rows_to_win"] == goal
    reveal(s, "r3")
    assert view(s)["ending"] == "rows"
    assert winners(s) == [0]
    assert told(s, "won") == [{"seats": [0]}]


@pytest.mark.rule("WU-END-1")
@pytest.mark.parametrize(("seats", "goal"), [(2, 4), (3, 3), (4, 2)])
def test_one_row_less_does_not_win(seats: int, goal: int) -> None:
    s = collected([rows(goal - 1), *([{}] * (seats - 1))], last="r3")
    reveal(s, "r3")
    assert s.actors == [1]
    assert view(s)["ending"] == ""


@pytest.mark.rule("WU-END-1")
def test_whoever_has_the_rows_is_first_even_with_fewer_birds() -> None:
    """12 birds in two rows beat 15; the others follow by birds, then by fewer cards."""
    others: list[Rows] = [
        {"red": 3, "green": 2, "yellow": 2, "violet": 2},  # 15 birds
        {"red": 2, "green": 2},  # 6 birds, 4 cards
        {"yellow": 3},  # 6 birds, 3 cards
    ]
    s = collected([rows(2), *others], last="g3")
    reveal(s, "g3")
    assert [own["birds"] for own in view(s)["collections"]] == [12, 15, 6, 6]
    assert s.places() == [1, 2, 4, 3]


@pytest.mark.rule("WU-R-13")
def test_the_round_is_not_finished_after_the_last_row() -> None:
    """Seat 2 began; seats 0 and 1 have had a turn less."""
    s = collected([{}, {}, {"red": 3, "green": 3}, {}], first=2, last="g3")
    reveal(s, "g3")
    assert s.actors == []
    assert winners(s) == [2]


@pytest.mark.rule("WU-END-2", "WU-R-14")
def test_three_cards_left_end_the_game() -> None:
    s = collected(
        [
            {"red": 3, "green": 3, "yellow": 2, "violet": 2},
            {"red": 3, "green": 2, "yellow": 2, "violet": 2},
            {"red": 2, "green": 2, "yellow": 2, "violet": 2},
        ],
        last="g3",
    )
    assert view(s)["left"] == 4  # not yet
    assert s.actors == [0]
    reveal(s, "g3")
    assert view(s)["left"] == 3
    assert view(s)["ending"] == "three_left"
    assert s.places() == [1, 2, 3]


@pytest.mark.rule("WU-END-2", "WU-R-14")
def test_four_cards_left_do_not_end_the_game() -> None:
    s = collected(
        [
            {"red": 3, "green": 3, "yellow": 2, "violet": 2},
            {"red": 3, "green": 2, "yellow": 2, "violet": 2},
            {"red": 2, "green": 2, "yellow": 2, "violet": 1},
        ],
        last="g3",
    )
    reveal(s, "g3")
    assert view(s)["left"] == 4
    assert s.actors == [1]


@pytest.mark.rule("WU-END-4")
def test_rows_decide_when_both_ends_meet() -> None:
    """With the same card seat 0 completes its second row and leaves three: it wins with fewest birds."""
    s = collected(
        [
            {"red": 3, "green": 3},  # 12 birds
            {"red": 3, "green": 2, "yellow": 2, "violet": 2},  # 15
            {"red": 2, "green": 2, "yellow": 2, "violet": 2},
            {"red": 1, "green": 1, "yellow": 1, "violet": 1},
        ],
        last="r3",
    )
    reveal(s, "r3")
    assert view(s)["left"] == 3
    assert view(s)["ending"] == "rows"
    assert s.places() == [1, 2, 3, 4]


@pytest.mark.rule("WU-RANK-1")
def test_birds_are_counted_row_by_row() -> None:
    s = collected([{"red": 1, "green": 2, "yellow": 3}, {"violet": 2}], quiet=15)
    assert [own["birds"] for own in view(s)["collections"]] == [10, 3]
    assert [score.total for score in s.scores()] == [10, 3]
    assert s.scores()[0].lines == {"red": 1, "green": 3, "yellow": 6, "violet": 0}
    quiet_turn(s)
    assert s.places() == [1, 2]


@pytest.mark.rule("WU-RANK-2", "WU-R-12")
def test_a_tie_goes_to_the_smaller_collection() -> None:
    """6 birds each: in 3, 4 and 5 cards; the whole collection counts, complete rows too."""
    s = collected([{"red": 2, "green": 2}, {"yellow": 3}, {"red": 1, "green": 1, "yellow": 1, "violet": 2}])
    s.quiet = 23
    quiet_turn(s)
    assert [own["birds"] for own in view(s)["collections"]] == [6, 6, 6]
    assert s.places() == [2, 1, 3]


@pytest.mark.rule("WU-RANK-3")
def test_a_full_tie_is_a_shared_victory() -> None:
    s = collected([{"red": 3}, {"red": 1}, {"green": 3}], quiet=23)
    quiet_turn(s)
    assert s.places() == [1, 3, 1]
    assert told(s, "won") == [{"seats": [0, 2]}]
    assert s.returns() == [0.5, 0.0, 0.5]


@pytest.mark.rule("WU-END-3")
def test_quiet_turns_are_counted_together_and_begin_anew_with_a_card() -> None:
    s = start(3)
    assert view(s)["quiet"] == 0
    quiet_turns(s, 4)
    assert view(s)["quiet"] == 4
    reveal(s, "r1")
    assert view(s)["quiet"] == 0
    quiet_turn(s)
    assert view(s)["quiet"] == 1


@pytest.mark.rule("WU-END-3", "WU-R-3", "WU-R-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_eight_quiet_rounds_end_the_game(seats: int) -> None:
    s = start(seats)
    quiet_turns(s, 8 * seats - 1)
    assert s.actors == [seats - 1]
    assert view(s)["stall_at"] == 8 * seats
    quiet_turn(s)
    assert s.actors == []
    assert view(s)["ending"] == "stall"


@pytest.mark.rule("WU-R-4", "WU-R-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_quiet_rounds_allow_a_proposal(seats: int) -> None:
    s = start(seats)
    quiet_turns(s, 2 * seats - 1)
    assert [s.asides(seat) for seat in range(seats)] == [[]] * seats
    quiet_turn(s)
    assert [s.asides(seat) for seat in range(seats)] == [[PROPOSE()]] * seats
    assert view(s)["proposal_at"] == 2 * seats


@pytest.mark.rule("WU-R-5")
def test_a_card_won_late_stops_the_countdown() -> None:
    s = start(2)
    quiet_turns(s, 15)
    reveal(s, "v1")
    assert view(s)["quiet"] == 0
    quiet_turns(s, 15)
    assert s.actors != []
    quiet_turn(s)
    assert view(s)["ending"] == "stall"
