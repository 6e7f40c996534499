"""The deck and the set-up (WU-COMP, WU-SETUP)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.whats_up.table import GAME, sides, start, told, view

from voliere.games.whats_up.components import CARDS, CELL, COLUMNS, FACE, GRID, birds_on, colour_of
from voliere.games.whats_up.position import WhatsUp

SEEDS = range(300)


def new(seats: int, seed: int) -> WhatsUp:
    s = GAME.new(seats, seed)
    assert isinstance(s, WhatsUp)
    return s


def deck(s: WhatsUp) -> list[frozenset[int]]:
    return [frozenset(sides(s, cell)) for cell in range(GRID)]


@pytest.mark.rule("WU-COMP-1")
def test_thirty_cards_with_twelve_faces() -> None:
    cards = deck(new(2, 1))
    assert len(cards) == 30
    faces = {face for card in cards for face in card}
    assert {(colour_of(face), birds_on(face)) for face in faces} == {
        (colour, birds) for colour in range(4) for birds in (1, 2, 3)
    }
    assert len(FACE.names) == 12


@pytest.mark.rule("WU-COMP-2")
def test_the_faces_of_a_card_differ_in_one_thing() -> None:
    for seed in range(5):
        for one, other in map(sorted, deck(new(3, seed))):
            assert (colour_of(one) != colour_of(other)) + (birds_on(one) != birds_on(other)) == 1


@pytest.mark.rule("WU-COMP-3", "WU-R-1")
def test_every_such_pair_is_there_once() -> None:
    """The 30 edges of the rook's graph K4 x K3: 18 that change colour, 12 that change number."""
    places = [(colour, birds) for colour in range(4) for birds in range(3)]
    edges = {
        frozenset((3 * c + n, 3 * d + m))
        for c, n in places
        for d, m in places
        if (c == d) + (n == m) == 1  # on one line of the board of a rook
    }
    for s in (new(2, 4), new(4, 5)):
        cards = deck(s)
        assert len(cards) == len(set(cards)) == len(edges) == 30
        assert set(cards) == edges
        kinds = Counter(len({colour_of(face) for face in card}) for card in cards)
        assert kinds == {2: 18, 1: 12}
        assert set(Counter(face for card in cards for face in card).values()) == {5}
    assert {frozenset(card) for card in CARDS} == edges


@pytest.mark.rule("WU-SETUP-1")
def test_a_grid_of_five_rows_of_six_whose_faces_all_see() -> None:
    s = new(3, 2)
    assert {name[0] for name in CELL.names} == set("abcdef")
    assert COLUMNS == 6
    assert {name[1] for name in CELL.names} == set("12345")
    for seat in (-1, 0, 1, 2):
        assert view(s, seat)["grid"] == [sides(s, cell)[0] for cell in range(GRID)]
        assert view(s, seat)["left"] == 30


@pytest.mark.rule("WU-SETUP-1")
def test_the_cards_are_shuffled() -> None:
    """Every card comes to lie on a given cell."""
    assert len({deck(new(2, seed))[17] for seed in SEEDS}) == 30


@pytest.mark.rule("WU-SETUP-1", "WU-R-2")
def test_either_face_is_up_by_chance_card_by_card() -> None:
    """Half of the time each; two cards agree half of the time too, so they don't hang together."""
    ups: list[dict[frozenset[int], bool]] = []
    for seed in SEEDS:
        s = new(2, seed)
        ups.append({frozenset(sides(s, cell)): s.face[cell] < s.back[cell] for cell in range(GRID)})
    cards = [frozenset(card) for card in CARDS]
    for k, card in enumerate(cards):
        low = sum(up[card] for up in ups)
        alike = sum(up[card] == up[cards[k - 1]] for up in ups)
        assert 105 < low < 195  # 5 standard deviations around 150
        assert 105 < alike < 195


@pytest.mark.rule("WU-SETUP-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_collections_start_empty(seats: int) -> None:
    s = new(seats, 3)
    assert [own["rows"] for own in view(s)["collections"]] == [[0, 0, 0, 0]] * seats
    assert [own["birds"] for own in view(s)["collections"]] == [0] * seats


@pytest.mark.rule("WU-SETUP-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn(seats: int) -> None:
    began = Counter(new(seats, seed).actors[0] for seed in SEEDS)
    assert sorted(began) == list(range(seats))
    assert min(began.values()) > 300 / seats / 2
    assert told(start(seats, seats - 1), "first") == [{"seat": seats - 1}]


@pytest.mark.rule("WU-SETUP-3")
def test_play_goes_clockwise() -> None:
    s = start(4, first=2)
    turns = []
    for cell in range(6):
        turns.append(s.actors[0])
        s.apply(s.actors[0], cell)
    assert turns == [2, 3, 0, 1, 2, 3]
