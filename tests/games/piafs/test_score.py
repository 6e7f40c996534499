"""Pairs, majorities, seeds, ranks (PF-SCORE)."""

from __future__ import annotations

import pytest
from tests.games.piafs.desk import lay, look

NOTHING = ("", "")


def points(seats: int, *collections: str) -> list[dict[str, int]]:
    return [
        score.lines
        for score in lay(seats, rows=["yel6m", "yel6f", "yel5m"], collections=collections).scores()
    ]


@pytest.mark.rule("PF-SCORE-1")
@pytest.mark.parametrize(
    ("birds", "pairs"),
    [
        ("cha3m cha3f", 1),
        ("cha3m cha4f", 0),
        ("cha3m bul3f", 0),
        ("cha3m bla3m", 0),
        ("cha3f cha3m cha4m bul4f bul4m", 2),
        ("cha1m cha1f cha2m cha2f cha3m cha3f", 3),
    ],
)
def test_a_pair_is_male_and_female_of_one_species_and_strength(birds: str, pairs: int) -> None:
    assert points(2, birds)[0]["pairs"] == 5 * pairs
    reverse = " ".join(reversed(birds.split()))
    assert points(2, reverse)[0]["pairs"] == 5 * pairs


@pytest.mark.rule("PF-SCORE-1")
def test_a_pair_may_not_be_spread_over_two_collections() -> None:
    assert [x["pairs"] for x in points(2, "cha3m", "cha3f")] == [0, 0]


@pytest.mark.rule("PF-SCORE-2")
def test_the_most_birds_of_a_species_score_all_their_eggs() -> None:
    # Three weak chaffinches beat two strong ones: cards count, eggs score
    assert [x["majorities"] for x in points(3, "cha1m cha2m cha3m", "cha6m cha5m", "bla5f")] == [4, 0, 3]


@pytest.mark.rule("PF-SCORE-2")
def test_all_tied_players_score_their_own_eggs() -> None:
    assert [x["majorities"] for x in points(3, "cha1m cha2m", "cha6m cha5m", "cha4f")] == [2, 6, 0]


@pytest.mark.rule("PF-SCORE-2", "PF-R-17")
def test_nobody_scores_a_species_nobody_has() -> None:
    assert [x["majorities"] for x in points(2, *NOTHING)] == [0, 0]
    assert all(about["leaders"] == [] for about in look(lay())["species"])


@pytest.mark.rule("PF-SCORE-3", "PF-R-10")
def test_paired_birds_count_and_score_for_the_majority_too() -> None:
    own = points(2, "cha5m cha5f", "cha6m")[0]
    assert (own["pairs"], own["majorities"]) == (5, 6)


@pytest.mark.rule("PF-SCORE-4")
def test_seeds_score_their_points() -> None:
    s = lay(piles=[[1, 2, 3, 3], []])
    assert [score.lines["seeds"] for score in s.scores()] == [9, 0]


@pytest.mark.rule("PF-SCORE-5")
def test_the_highest_total_wins() -> None:
    s = lay(piles=[[3, 3], [3, 2]])
    assert (s.places(), s.returns()) == ([1, 2], [1.0, 0.0])


@pytest.mark.rule("PF-SCORE-5")
def test_a_tie_goes_to_the_most_pairs_and_else_is_shared() -> None:
    # A pair of strength 1 is worth 5 + 2
    s = lay(collections=["cha1m cha1f", ""], piles=[[], [3, 3, 1]])
    assert [score.total for score in s.scores()] == [7, 7]
    assert s.places() == [1, 2]
    s = lay(3, piles=[[3, 1], [2, 2], [1]])
    assert (s.places(), s.returns()) == ([1, 1, 3], [0.5, 0.5, 0.0])


@pytest.mark.rule("PF-SCORE-2", "PF-INFO-1")
def test_the_view_tells_counts_leaders_pairs_and_public_points() -> None:
    view = look(
        lay(rows=["yel6m", "yel6f"], collections=["cha1m cha1f bla4m", "bla5m cha6m"], piles=[[3], [2]]), 0
    )
    chaffinch, blackbird = view["species"][0], view["species"][1]
    assert (chaffinch["counts"], chaffinch["leaders"]) == ([2, 1], [0])
    assert (blackbird["counts"], blackbird["leaders"]) == ([1, 1], [0, 1])
    assert [player["pairs"] for player in view["players"]] == [1, 0]
    assert [player["points"] for player in view["players"]] == [5 + 2 + 2, 3]
    own = view["scores"][0]
    assert own is not None
    assert own["total"] == 12
    assert view["scores"][1] is None
