"""What is public (WU-INFO), and the rulings about looking and flipping."""

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
    quiet_turns,
    reveal,
    sides,
    start,
    told,
    view,
)

from voliere.core.rng import seeded
from voliere.games.whats_up.components import FLIP, GRID
from voliere.games.whats_up.position import WhatsUp


@pytest.mark.rule("WU-INFO-1")
def test_faces_collections_turn_and_quiet_turns_are_public() -> None:
    s = collected([{"red": 2}, {"green": 1}, {}], first=1, quiet=3)
    for seat in (-1, 0, 1, 2):
        seen = view(s, seat)
        assert seen["grid"] == [None if x < 0 else int(x) for x in s.face]
        assert [own["rows"] for own in seen["collections"]] == [[2, 0, 0, 0], [0, 1, 0, 0], [0, 0, 0, 0]]
        assert seen["quiet"] == 3
    assert s.actors == [1]


@pytest.mark.rule("WU-INFO-1")
def test_all_seats_and_spectators_see_the_same() -> None:
    s = GAME.new(4, 11)
    rng = seeded(11)
    while s.actors:
        assert s.view(-1) == s.view(0) == s.view(1) == s.view(2) == s.view(3)
        s.apply(s.actors[0], s.sample(s.actors[0], rng))


@pytest.mark.rule("WU-INFO-2")
def test_undersides_are_in_no_view() -> None:
    """Two tables that differ in the undersides alone look alike to everybody."""
    s = start()
    other = s.copy()
    one, two = cell("a1"), cell("b1")  # r1 is up on both, r2 and r3 are down
    assert sides(s, one)[0] == sides(s, two)[0]
    other.back[one], other.back[two] = other.back[two], other.back[one]
    assert s.table() != other.table()
    assert [s.view(seat) for seat in (-1, 0, 1)] == [other.view(seat) for seat in (-1, 0, 1)]


@pytest.mark.rule("WU-INFO-2")
def test_each_flip_shows_the_other_face_to_all() -> None:
    s = start()
    there = hide(s, "y2")
    flip(s, there)
    assert told(s, "flipped") == [{"seat": 0, "cell": there, "face": int(s.face[there])}]
    assert s.log is not None
    assert all(event.heard_by(seat) for event in s.log.events for seat in (-1, 0, 1))


@pytest.mark.rule("WU-INFO-2")
def test_without_the_memory_aid_undersides_seen_are_not_shown() -> None:
    s = start()
    quiet_turns(s, 3)
    assert view(s)["backs"] is None
    assert [option.default for option in GAME.options if option.id == "memory_aid"] == [False]


@pytest.mark.rule("WU-INFO-2")
def test_the_memory_aid_shows_undersides_seen_and_no_others() -> None:
    s = start(memory_aid=True)
    turned = [quiet_turn(s), quiet_turn(s)]
    taken = reveal(s, "g1")
    backs = view(s)["backs"]
    assert backs is not None
    assert {k: backs[k] for k in range(GRID) if backs[k] is not None} == {
        there: sides(s, there)[1] for there in turned
    }
    assert taken not in turned


@pytest.mark.rule("WU-INFO-2")
def test_a_bot_gets_undersides_that_were_visible_and_guesses_the_others() -> None:
    s = GAME.new(2, 5)
    assert isinstance(s, WhatsUp)
    seen = {quiet_turn(s), quiet_turn(s), quiet_turn(s)}
    rng = seeded(3)
    worlds = [s.resample(0, rng) for _ in range(60)]
    for there in range(GRID):
        backs = {int(w.back[there]) for w in worlds}
        assert (backs == {int(s.back[there])}) == (there in seen)
    deck = sorted(sorted(sides(s, there)) for there in range(GRID))
    for w in worlds:
        assert sorted(sorted(sides(w, there)) for there in range(GRID)) == deck


@pytest.mark.rule("WU-R-7", "WU-R-11")
def test_a_card_that_fits_is_taken_without_being_asked() -> None:
    """One bird of a new colour breaks a tie the wrong way, and comes all the same."""
    s = collected([{"red": 3}, {"red": 3}])
    reveal(s, "g1")
    assert view(s)["collections"][0]["cards"] == 4
    assert s.actors == [1]
    assert s.choices(1) == [FLIP(k) for k in range(GRID) if s.face[k] >= 0]


@pytest.mark.rule("WU-R-9")
def test_the_card_just_flipped_may_be_flipped_again() -> None:
    s = start()
    there = cell("f1")
    assert sides(s, there) == (face("r2"), face("r3"))  # it fits nobody either way
    flip(s, there)
    assert FLIP(there) in s.choices(1)
    flip(s, there)
    assert sides(s, there) == (face("r2"), face("r3"))


@pytest.mark.rule("WU-R-10")
def test_looking_ahead_shows_nothing_of_the_underside() -> None:
    """The flip is the move: what it will do is not foreseen, and no view changes before it."""
    s = start()
    assert all(s.foresee(0, a).events == [] for a in s.choices(0))
    assert s.reasons(0) == {}
