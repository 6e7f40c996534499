"""A turn and a collection (WU-TURN, WU-COL)."""

from __future__ import annotations

import pytest
from tests.games.whats_up.table import (
    GAME,
    cell,
    collected,
    face,
    flip,
    hide,
    quiet_turn,
    reveal,
    sides,
    start,
    turn_up,
    view,
)

from voliere.core.refused import Refused
from voliere.games.whats_up.components import COLOUR, FLIP, GONE, GRID


@pytest.mark.rule("WU-TURN-1")
def test_every_card_of_the_grid_may_be_flipped_and_nothing_else_done() -> None:
    s = start()
    assert s.choices(0) == [FLIP(k) for k in range(GRID)]
    assert s.asides(0) == []


@pytest.mark.rule("WU-TURN-1", "WU-COL-4")
def test_a_card_in_a_collection_can_never_be_turned() -> None:
    s = start()
    taken = reveal(s, "r1")
    assert FLIP(taken) not in s.choices(1)
    with pytest.raises(Refused):
        s.apply(1, FLIP(taken))
    assert FLIP(taken) not in s.resample(1, s.rng.copy()).choices(1)


@pytest.mark.rule("WU-TURN-2")
def test_a_face_that_fits_is_added_to_the_collection() -> None:
    s = start(3, first=1)
    taken = reveal(s, "g1")
    assert view(s)["collections"][1]["rows"] == [0, 1, 0, 0]
    assert view(s)["grid"][taken] is None
    assert view(s)["left"] == 29


@pytest.mark.rule("WU-TURN-2")
def test_the_place_of_a_card_taken_stays_empty() -> None:
    s = start()
    taken = reveal(s, "g1")
    for _ in range(6):
        quiet_turn(s)
    assert view(s)["grid"][taken] is None


@pytest.mark.rule("WU-TURN-3", "WU-R-8")
def test_a_face_that_does_not_fit_stays_in_its_place_turned() -> None:
    s = start()
    before = view(s)["grid"]
    there = hide(s, "y3")
    up, down = sides(s, there)
    flip(s, there)
    assert sides(s, there) == (down, up)
    assert [k for k in range(GRID) if view(s)["grid"][k] != before[k]] == [there]
    assert view(s)["collections"][0]["cards"] == 0


@pytest.mark.rule("WU-TURN-4")
@pytest.mark.parametrize("name", ["r1", "r2"])
def test_one_flip_is_a_turn_taken_or_not(name: str) -> None:
    s = start(3, first=2)
    reveal(s, name)
    assert s.actors == [0]


@pytest.mark.rule("WU-TURN-4")
def test_only_the_face_uncovered_counts() -> None:
    """A card showing one red bird, which would fit, is turned to two, which does not."""
    s = start()
    there = cell("a1")  # one and two red birds
    turn_up(s, there, face("r1"))
    flip(s, there)
    assert sides(s, there) == (face("r2"), face("r1"))
    assert view(s)["collections"][0]["cards"] == 0


@pytest.mark.rule("WU-COL-1", "WU-COL-3")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_one_row_of_each_colour_at_most(size: int) -> None:
    s = collected([{"red": size, "green": 1, "yellow": 1, "violet": 1}, {}])
    reveal(s, "r1")
    assert view(s)["collections"][0]["rows"] == [size, 1, 1, 1]


@pytest.mark.rule("WU-COL-2")
@pytest.mark.parametrize("size", [0, 1, 2, 3])
@pytest.mark.parametrize("birds", [1, 2, 3])
@pytest.mark.parametrize("colour", ["red", "green", "yellow", "violet"])
def test_a_row_grows_one_two_three(colour: str, birds: int, size: int) -> None:
    s = collected([{colour: size}, {}])
    reveal(s, f"{colour[0]}{birds}")
    grown = size + 1 if birds == size + 1 else size
    assert view(s)["collections"][0]["rows"] == [grown if name == colour else 0 for name in COLOUR.names]


@pytest.mark.rule("WU-COL-2")
def test_the_rows_of_others_do_not_matter() -> None:
    s = collected([{}, {"violet": 1}])
    there = reveal(s, "v2")
    assert s.face[there] == face("v2")
    flip(s, hide(s, "v2"))
    assert view(s)["collections"][1]["rows"] == [0, 0, 0, 2]


@pytest.mark.rule("WU-COL-2")
def test_a_row_of_three_holds_six_birds() -> None:
    s = collected([{"yellow": 3}, {}], last="y3")
    assert view(s)["collections"][0]["birds"] == 3
    reveal(s, "y3")
    assert view(s)["collections"][0] == {"rows": [0, 0, 3, 0], "birds": 6, "cards": 3}


@pytest.mark.rule("WU-COL-4")
@pytest.mark.parametrize("seed", range(4))
def test_no_card_ever_leaves_a_collection(seed: int) -> None:
    s = GAME.new(3, seed)
    rows = [0] * 12
    empty: set[int] = set()
    rng = s.rng.fork()
    while s.actors:
        s.apply(s.actors[0], s.sample(s.actors[0], rng))
        table = s.table()
        now, grid = table["rows"], table["face"]
        assert isinstance(now, list)
        assert isinstance(grid, list)
        assert all(after >= before for before, after in zip(rows, now, strict=True))
        assert empty <= {k for k in range(GRID) if grid[k] == GONE}
        rows, empty = now, {k for k in range(GRID) if grid[k] == GONE}
