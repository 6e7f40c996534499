"""Picking: each thing leaves the options whose path goes on with it."""

from __future__ import annotations

from voliere.core.space import Space, Things
from voliere.games import find
from voliere.terminal.pick import Pick

SONGBIRDS = find("songbirds").space


def picking(*texts: str) -> Pick:
    return Pick(SONGBIRDS, [SONGBIRDS.parse(text) for text in texts])


def test_the_first_things_of_all_paths_are_lit() -> None:
    assert picking("place r1 a1", "place b7 a1").lit() == {"card:0", "card:13"}


def test_a_thing_narrows_and_lights_what_comes_next() -> None:
    pick = picking("place r1 a1", "place r1 b1", "place b7 c1")
    assert pick.narrow("card:0")
    assert pick.lit() == {"cell:0", "cell:1"}
    assert [SONGBIRDS.text(a) for a in pick.left()] == ["place r1 a1", "place r1 b1"]


def test_a_thing_that_fits_nowhere_changes_nothing() -> None:
    pick = picking("place r1 a1", "place r1 b1", "place b7 c1")
    assert not pick.narrow("cell:0"), "a cell comes second"
    assert pick.things == []


def test_another_card_takes_the_place_of_the_first() -> None:
    pick = picking("place r1 a1", "place r1 b1", "place b7 c1", "place b7 d1")
    pick.narrow("card:0")
    assert pick.narrow("card:13")
    assert pick.lit() == {"cell:2", "cell:3"}
    assert pick.back()
    assert pick.things == []


def test_what_all_options_share_is_picked_by_itself_and_not_taken_back() -> None:
    pick = picking("place r1 a1", "place r1 b1")
    assert pick.things == ["card:0"]
    assert pick.lit() == {"cell:0", "cell:1"}
    assert not pick.back()


def test_back_undoes_one_pick_with_all_that_followed_from_it() -> None:
    kinds = [Things(kind, ["x", "y"]) for kind in ("one", "two", "three")]
    space = Space()
    take = space.block("take", *kinds)
    pick = Pick(space, [take(0, 0, 0), take(0, 0, 1), take(1, 0, 0)])
    pick.narrow("one:0")
    assert pick.things == ["one:0", "two:0"]
    pick.narrow("three:1")
    assert pick.back()
    assert pick.things == ["one:0", "two:0"]
    assert pick.back()
    assert pick.things == []
    assert not pick.back()


def test_a_path_that_begins_another_is_offered_beside_it() -> None:
    pick = picking("show r1", "favourite r1 favourite", "show b7")
    pick.narrow("card:0")
    assert [(entry.thing, SONGBIRDS.text(entry.actions[0])) for entry in pick.entries()] == [
        ("as:0", "favourite r1 favourite"),
        ("", "show r1"),
    ] or [entry.thing for entry in pick.entries()] == ["", "as:0"]


def test_a_button_is_an_entry_of_its_own() -> None:
    space = find("whats-up").space
    pick = Pick(space, [space.parse("agree"), space.parse("refuse")])
    assert [entry.single for entry in pick.entries()] == [space.parse("agree"), space.parse("refuse")]


def test_nothing_to_pick() -> None:
    pick = Pick(SONGBIRDS, [])
    assert pick.entries() == []
    assert not pick.narrow("card:0")
