"""Crow and squirrel (PF-FEED-5, PF-CROW, PF-SQUIRREL)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.piafs.desk import asked, card, collection, lay, look, lose, names, pile, play, row, told

from voliere.core.events import Event
from voliere.core.refused import Refused
from voliere.core.rng import seeded
from voliere.games.piafs.collection import store
from voliere.games.piafs.components import LOSE
from voliere.games.piafs.pests import SQUIRREL_VERB
from voliere.games.piafs.position import Piafs

OTHERS = "bla1m bla2m bla3m"  # the rest of the hand


def crow(collection: str, perch: str = "cha1m") -> Piafs:
    """A crow is taken together with the perch bird."""
    s = lay(rows=[perch, "spa6m"], hands=[f"yel3m {OTHERS}"], pests=["crow"] * 2, collections=[collection])
    return play(s, "yel3m")


def squirrel(pile: list[int], numbers: list[int] | None = None) -> Piafs:
    s = lay(
        rows=["cha1m", "spa6m"],
        hands=[f"yel3m {OTHERS}"],
        pests=["squirrel"] * 2,
        piles=[pile, [3]],
        seeds=[1, 2, 3, 1],
        numbers=numbers or [],
    )
    return play(s, "yel3m")


@pytest.mark.rule("PF-CROW-1")
def test_the_crow_takes_one_bird_of_the_largest_pile_of_your_choice() -> None:
    s = crow("bul1m bul2f bul6m gre1m gre4f")
    assert asked(s) == "Crow"
    assert s.choices(0) == [LOSE(card(name)) for name in ("bul1m", "bul2f", "bul6m")]
    lose(s, "bul1m")
    assert collection(s, 0) == ["cha1m", "gre1m", "gre4f", "bul2f", "bul6m"]
    assert row(s) == ["yel3m"]


@pytest.mark.rule("PF-CROW-1")
def test_the_bird_just_gained_counts_and_may_be_the_only_one() -> None:
    # A single bird: no choice is left, the crow takes it
    s = crow("")
    assert collection(s, 0) == []
    assert told(s, "crow") == [{"seat": 0, "card": card("cha1m")}]
    # It makes the chaffinches the largest pile
    assert names([a - LOSE.first for a in crow("cha2m bla5m").choices(0)]) == ["cha1m", "cha2m"]


@pytest.mark.rule("PF-CROW-1", "PF-SCORE-1")
def test_a_bird_carried_off_no_longer_counts() -> None:
    s = crow("bul3m bul3f")
    before = s.scores()[0].lines
    after = lose(s, "bul3f").scores()[0].lines
    assert (before["pairs"], after["pairs"]) == (5, 0)
    assert before["majorities"] - after["majorities"] == 2


@pytest.mark.rule("PF-CROW-1", "PF-R-4")
def test_the_owner_chooses_among_piles_of_equal_size() -> None:
    s = crow("bul1m bul2f gre1m gre4f yel1m")
    assert names([a - LOSE.first for a in s.choices(0)]) == ["gre1m", "gre4f", "bul1m", "bul2f"]
    with pytest.raises(Refused):
        lose(s, "yel1m")
    why = s.reasons(0)
    assert why[f"card:{card('yel1m')}"] == Event("not_largest", {"card": card("yel1m"), "most": 2})
    assert f"card:{card('gre1m')}" not in why


@pytest.mark.rule("PF-CROW-1", "PF-R-5")
def test_the_largest_pile_is_counted_in_cards_not_eggs() -> None:
    s = crow("bul1m bul2f bul2m gre6m gre5f")
    assert {name[:3] for name in names([a - LOSE.first for a in s.choices(0)])} == {"bul"}


@pytest.mark.rule("PF-CROW-1", "PF-R-18", "PF-INFO-1")
def test_what_the_crow_took_is_out_of_the_game_and_visible() -> None:
    s = lose(crow("bul1m bul2f"), "bul2f")
    assert names(look(s)["removed_birds"]) == ["bul2f"]
    assert look(s)["removed_pests"] == [1, 0]
    assert look(s)["pests"] == [0]


@pytest.mark.rule("PF-FEED-5")
def test_the_pest_comes_after_the_bird_and_before_the_new_perch_bird() -> None:
    s = crow("bul1m bul2f")
    assert "cha1m" in collection(s, 0)
    assert look(s)["rows"][0]["birds"][0] == -1  # the perch is free while the crow is asked
    assert told(s, "moved_up") == []
    lose(s, "bul1m")
    assert told(s, "moved_up") == [{"card": card("yel3m"), "perch": 0}]


@pytest.mark.rule("PF-FEED-5", "PF-INV-4")
def test_each_repetition_applies_its_own_pest() -> None:
    s = lay(
        rows=["yel4m spa2m bul2m", "cha6m"],
        hands=["gre1m bla1m bla4m bla5m"],
        pests=["squirrel", "squirrel", "crow"],
        piles=[[3, 3]],
    )
    play(s, "gre1m")
    # 5 against 4: position 1; 3 against 2: position 1 again
    assert [x["pest"] for x in told(s, "took_pest")] == [1, 1]
    assert look(s)["removed_pests"] == [0, 2]


@pytest.mark.rule("PF-SQUIRREL-1")
@pytest.mark.parametrize("before", [[], [3], [3, 3], [3, 3, 3, 2]])
def test_two_seeds_leave_or_all_there_are_the_new_one_included(before: list[int]) -> None:
    s = squirrel(before)
    taken = sorted([*before, 2])
    assert len(pile(s, 0)) == max(0, len(taken) - 2)
    assert Counter(pile(s, 0)) <= Counter(taken)
    assert pile(s, 1) == [3]


@pytest.mark.rule("PF-SQUIRREL-1")
def test_with_no_seed_at_all_the_squirrel_finds_nothing() -> None:
    s = lay(
        rows=["cha1m", "spa6m"],
        hands=[f"yel4m {OTHERS}"],
        seeds=[1, 2],
        pests=["squirrel"] * 3,
        feeder=[],
        ending=True,
    )
    play(s, "yel4m")
    assert pile(s, 0) == []
    assert told(s, "squirrel_nothing") == [{"seat": 0}]


@pytest.mark.rule("PF-SQUIRREL-1", "PF-R-7")
def test_the_squirrel_draws_by_the_games_own_chance() -> None:
    # The pile is 1 1 2 2 3 after the take of a 2; cards 4, then 0 of what is left
    assert pile(squirrel([1, 1, 2, 3], [4, 0]), 0) == [1, 2, 2]
    assert pile(squirrel([1, 1, 2, 3], [0, 3]), 0) == [1, 2, 2]
    assert pile(squirrel([1, 1, 2, 3], [2, 2]), 0) == [1, 1, 3]


@pytest.mark.rule("PF-SQUIRREL-2", "PF-R-6")
def test_only_the_owner_hears_which_seeds_left() -> None:
    s = squirrel([1, 1, 2, 3], [4, 0])
    assert s.log is not None
    assert [e.args for e in s.log.heard(0) if e.name.startswith("squirrel")] == [{"seat": 0, "seeds": [0, 2]}]
    for other in (1, -1):
        heard = [e.args for e in s.log.heard(other) if e.name.startswith("squirrel")]
        assert heard == [{"seat": 0, "number": 2}]


@pytest.mark.rule("PF-SQUIRREL-2", "PF-INFO-2", "PF-R-6")
def test_others_reckon_with_every_theft_that_fits_what_they_saw() -> None:
    s = squirrel([1, 1, 2, 3], [4, 0])
    worlds = Counter(tuple(pile(s.resample(1, seeded(k)), 0)) for k in range(400))
    # Three of 1 1 2 2 3 remain: each of the ten thefts is as likely
    assert set(worlds) == {(1, 1, 2), (1, 1, 3), (1, 2, 2), (1, 2, 3), (2, 2, 3)}
    assert worlds[1, 2, 3] > worlds[1, 1, 3]
    assert {tuple(pile(s.resample(0, seeded(k)), 0)) for k in range(20)} == {(1, 2, 2)}
    assert {tuple(pile(s.resample(0, seeded(k)), 1)) for k in range(20)} == {(3,)}


@pytest.mark.rule("PF-SQUIRREL-2")
def test_others_follow_two_thefts_in_their_order() -> None:
    # Given 1 1 1: a squirrel leaves one of them; then a 2 and a 3 are taken, and another squirrel comes
    s = lay(piles=[[1, 1, 1], []])
    s.stop()
    s.push(SQUIRREL_VERB, 0)
    s.settle()
    store(s, 0, 1)
    store(s, 0, 2)
    s.push(SQUIRREL_VERB, 0)
    s.settle()
    assert {tuple(pile(s.resample(1, seeded(k)), 0)) for k in range(60)} == {(1,), (2,), (3,)}


@pytest.mark.rule("PF-SQUIRREL-2")
def test_seeds_taken_after_the_theft_are_known_to_be_there() -> None:
    s = squirrel([1, 1])
    assert pile(s, 0) in ([1], [2])
    store(s, 0, 2)
    worlds = {tuple(pile(s.resample(1, seeded(k)), 0)) for k in range(60)}
    assert worlds == {(1, 3), (2, 3)}
