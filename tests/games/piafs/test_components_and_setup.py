"""The box and the set-up (PF-COMP, PF-SETUP)."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest
from tests.games.piafs.desk import look

from voliere.core.refused import Refused
from voliere.games.piafs.components import CARD, SPECIES, eggs_of, feeder_cards, mate_of, strength_of
from voliere.games.piafs.game import PiafsGame
from voliere.games.piafs.position import Piafs

GAME = PiafsGame()
SEATS = [2, 3, 4]


def new(seats: int, seed: int = 0, **options: object) -> Piafs:
    return cast(Piafs, GAME.new(seats, seed, options))


@pytest.mark.rule("PF-COMP-1")
def test_each_species_has_each_strength_once_male_and_once_female() -> None:
    assert len(CARD.names) == 72
    assert SPECIES.names == ["chaffinch", "blackbird", "greenfinch", "sparrow", "bullfinch", "yellowhammer"]
    kinds = Counter((k // 12, int(strength_of(k)), k % 2) for k in range(72))
    assert set(kinds.values()) == {1}
    assert {strength for _, strength, _ in kinds} == {1, 2, 3, 4, 5, 6}
    assert CARD.names[int(mate_of(CARD.index["bul4m"]))] == "bul4f"


@pytest.mark.rule("PF-COMP-2")
@pytest.mark.parametrize(("strength", "eggs"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_eggs_are_half_the_strength_rounded_up(strength: int, eggs: int) -> None:
    for name in CARD.names:
        if name[3] == str(strength):
            assert eggs_of(CARD.index[name]) == eggs


@pytest.mark.rule("PF-COMP-3", "PF-COMP-5")
def test_thirty_six_feeder_cards_of_110_in_the_box() -> None:
    feeder = feeder_cards(4)
    assert sum(1 for k in feeder if k < 3) == 30
    assert (feeder.count(3), feeder.count(4)) == (3, 3)
    base, first_player_card = 1, 1
    assert len(CARD.names) + len(feeder) + base + first_player_card == 110


@pytest.mark.rule("PF-COMP-4", "PF-SETUP-2")
def test_two_players_leave_out_four_seeds_and_a_crow() -> None:
    gone = Counter(feeder_cards(3)) - Counter(feeder_cards(2))
    assert sum(gone[k] for k in range(3)) == 4
    assert (gone[3], gone[4]) == (1, 0)
    assert feeder_cards(3) == feeder_cards(4)


@pytest.mark.rule("PF-COMP-6", "PF-R-1")
def test_ten_seeds_of_each_value_with_an_even_mean_at_every_player_count() -> None:
    assert [feeder_cards(4).count(k) for k in range(3)] == [10, 10, 10]
    assert [feeder_cards(2).count(k) for k in range(3)] == [9, 8, 9]
    for seats in SEATS:
        seeds = [k + 1 for k in feeder_cards(seats) if k < 3]
        assert sum(seeds) == 2 * len(seeds)


@pytest.mark.rule("PF-SETUP-1", "PF-SETUP-4")
@pytest.mark.parametrize(("seats", "perches"), [(2, 2), (3, 2), (4, 3)])
def test_one_bird_on_each_perch(seats: int, perches: int) -> None:
    rows = look(new(seats))["rows"]
    assert [len(row["birds"]) for row in rows] == [1] * perches


@pytest.mark.rule("PF-SETUP-2", "PF-R-2", "PF-INFO-3")
def test_two_players_play_without_a_random_species_that_both_know() -> None:
    out = set()
    for seed in range(40):
        s = new(2, seed)
        species = look(s)["removed_species"]
        assert species is not None
        out.add(species)
        facts = s.table()
        birds = [*cast(list[int], facts["deck"]), *cast(list[int], facts["track"])]
        assert species not in {k // 12 for k in birds}
    assert out == set(range(6))
    assert look(new(3))["removed_species"] is None


@pytest.mark.rule("PF-SETUP-2", "PF-R-2")
def test_the_species_left_out_may_be_chosen_by_two_players_only() -> None:
    assert look(new(2, 5, removed_species="sparrow"))["removed_species"] == SPECIES.index["sparrow"]
    with pytest.raises(Refused, match="removed_species=sparrow needs seats=2"):
        new(3, 5, removed_species="sparrow")


@pytest.mark.rule("PF-SETUP-3", "PF-SETUP-5", "PF-SETUP-6")
@pytest.mark.parametrize(("seats", "feeder", "deck"), [(2, 27, 47), (3, 32, 55), (4, 32, 50)])
def test_sizes_after_the_set_up(seats: int, feeder: int, deck: int) -> None:
    for seed in range(10):
        view = look(new(seats, seed), 0)
        assert len(view["seeds"]) == 4
        assert view["pests"] == []
        assert (view["feeder"], view["deck"]) == (feeder, deck)
        assert len(view["hand"]) == 4
        assert [player["cards"] for player in view["players"]] == [4] * seats
        assert len([k for k in view["track"] if k is not None]) == 3


@pytest.mark.rule("PF-SETUP-3")
def test_pests_met_while_filling_the_column_go_back_into_the_deck() -> None:
    for seed in range(30):
        s = new(3, seed)
        assert [s.feeder.sorted().count(pest) for pest in (3, 4)] == [3, 3]


@pytest.mark.rule("PF-SETUP-7")
def test_anybody_may_be_first_and_acts_first() -> None:
    first = set()
    for seed in range(60):
        s = new(4, seed)
        assert s.actors == [s.first]
        first.add(s.first)
    assert first == {0, 1, 2, 3}
