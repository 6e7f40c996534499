"""The box and the set-up with two or three players (SB-COMP, SB-SETUP)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.songbirds.table import GAME, start, told, view

from voliere.core.rng import seeded
from voliere.games.songbirds.components import BERRIES, CARD, CENTRE, COLOUR, SIDE, SPECIAL, WORMS
from voliere.games.songbirds.position import Songbirds
from voliere.games.songbirds.special import SIDES

SEEDS = range(200)


def everything(s: Songbirds) -> list[int]:
    """Every songbird on the table, wherever it is."""
    found = [int(c) for c in s.grid if 0 <= c < SPECIAL] + s.deck.sorted()
    for hand in s.hands:
        found += hand.sorted()
    return sorted(found + [s.aside] * (s.aside >= 0))


@pytest.mark.rule("SB-COMP-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_four_colours_with_each_volume_once(seats: int) -> None:
    names = [CARD.names[c] for c in everything(start(seats))]
    assert sorted(names) == sorted(f"{c}{v}" for c in "rbgw" for v in (1, 2, 3, 4, 5, 6, 7))


@pytest.mark.rule("SB-COMP-2", "SB-SETUP-1")
def test_ten_berry_tokens_one_for_each_line() -> None:
    tokens = [line["token"] for line in view(start(2))["lines"]]
    assert sorted(tokens, reverse=True) == [15, 12, 12, 10, 9, 8, 7, 7, 6, 5]
    assert sum(tokens) == 91


@pytest.mark.rule("SB-COMP-3", "SB-SETUP-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_harvest_card_for_each_colour_empty_at_first(seats: int) -> None:
    assert COLOUR.names == ["red", "blue", "green", "white"]
    assert view(start(seats))["harvest"] == [0, 0, 0, 0]


@pytest.mark.rule("SB-COMP-4")
def test_special_cards_have_four_sides_and_are_no_songbirds() -> None:
    assert SIDE.names == ["raven", "falcon", "hummingbird", "mockingbird"]
    assert SPECIAL not in range(CARD.size)
    s = start(4, special="falcon")
    assert [line["strengths"] for line in view(s)["lines"]] == [[0, 0, 0, 0]] * 10


@pytest.mark.rule("SB-COMP-5")
def test_special_tokens() -> None:
    """Five tokens with two signs serve every side."""
    for side in SIDES:
        used = Counter(abs(area.token) for area in side.areas)
        assert used <= Counter([2, 3, 4, 4, 5])
        assert len({area.token > 0 for area in side.areas}) == 1


@pytest.mark.rule("SB-COMP-6")
def test_three_worms() -> None:
    assert view(start(3, early_bird=True))["worms_left"] == [3, 2, 1]
    assert WORMS == [3, 2, 1, 0]


@pytest.mark.rule("SB-COMP-7")
def test_running_totals_are_plain_numbers() -> None:
    s = start(3, extended="rounds")
    s.totals = [0, 120, -7]
    assert [player["total"] for player in view(s)["players"]] == [0, 120, -7]


@pytest.mark.rule("SB-SETUP-1")
def test_the_tokens_are_shuffled_and_all_see_them() -> None:
    dealt = [[line["token"] for line in view(start(2, seed))["lines"]] for seed in SEEDS]
    for k in range(10):
        assert {tokens[k] for tokens in dealt} == set(BERRIES)
    s = start(3)
    assert view(s, -1)["lines"] == view(s, 0)["lines"] == view(s, 2)["lines"]


@pytest.mark.rule("SB-SETUP-3")
@pytest.mark.parametrize("seats", [2, 3])
def test_one_songbird_face_up_in_the_centre(seats: int) -> None:
    centres = set()
    for seed in SEEDS:
        forest = view(start(seats, seed))["forest"]
        assert [cell for cell in range(25) if forest[cell] >= 0] == [CENTRE]
        centres.add(forest[CENTRE])
    assert centres == set(range(28))
    assert view(start(seats))["side"] is None
    assert view(start(seats))["areas"] == []


@pytest.mark.rule("SB-SETUP-4")
@pytest.mark.parametrize(("seats", "cards", "aside"), [(2, 13, 1), (3, 9, 0)])
def test_hands_are_dealt_and_one_card_is_out_of_a_game_of_two(seats: int, cards: int, aside: int) -> None:
    s = start(seats)
    assert [player["cards"] for player in view(s)["players"]] == [cards] * seats
    assert len(view(s, 0)["hand"]) == cards
    assert (s.aside >= 0) == aside
    assert len(everything(s)) == len(set(everything(s))) == 28


@pytest.mark.rule("SB-SETUP-4")
def test_the_deal_is_shuffled() -> None:
    """A given card goes to either hand, to the centre and aside."""
    places = Counter[str]()
    for seed in range(400):
        s = start(2, seed)
        where = [s.hands[0].has(0), s.hands[1].has(0), s.grid[CENTRE] == 0, s.aside == 0]
        places["01ca"[where.index(True)]] += 1
    assert 140 < places["0"] < 230
    assert 140 < places["1"] < 230
    assert places["c"] > 3
    assert places["a"] > 3


@pytest.mark.rule("SB-SETUP-5")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """Two deals that differ in the other hands alone look alike."""
    s = start(3)
    for seat in range(3):
        assert view(s, seat)["hand"] == s.hands[seat].sorted()
        other = s.resample(seat, seeded(1))
        assert other.hands[(seat + 1) % 3].sorted() != s.hands[(seat + 1) % 3].sorted()
        assert other.view(seat) == s.view(seat)
    assert view(s, -1)["hand"] == []


@pytest.mark.rule("SB-SETUP-6", "SB-R-1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_table_may_say_who_begins(seat: int) -> None:
    """The winner of the game before, for the server and the terminal to name."""
    s = start(3, first_player=str(seat + 1))
    assert s.actors == [seat]
    assert told(s, "dealt") == [{"seat": seat}]


@pytest.mark.rule("SB-SETUP-6", "SB-R-1")
def test_otherwise_chance_says_who_begins() -> None:
    began = Counter(GAME.new(3, seed).actors[0] for seed in range(300))
    assert sorted(began) == [0, 1, 2]
    assert min(began.values()) > 60
