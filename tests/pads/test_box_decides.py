"""The box decides: odd entries are kept and marked, unknown is not nought, what was said goes first."""

from __future__ import annotations

from typing import Any

import pytest

import voliere


def said(pad: str, seats: int, *texts: str, **options: Any) -> Any:
    s = voliere.game(pad).new(seats, 1, options)
    for text in texts:
        s.apply(0, s.game.space.parse(text))
    return s.view(0)


def odd(view: Any) -> list[str]:
    return [one["name"] for one in view["odd"]]


@pytest.mark.parametrize(
    ("pad", "seats", "texts", "names"),
    [
        ("piafs-pad", 3, ["hold 1 cha3m yes", "hold 2 cha3m yes"], ["twice"]),
        ("songbirds-pad", 3, ["lay 1 a1 r5", "lay 1 b3 r5"], ["laid_twice"]),
        ("songbirds-pad", 3, ["lay 1 a1 r5", "favourite 1 2 r5"], ["favourite_laid"]),
        ("songbirds-pad", 3, ["favourite 1 1 r5", "favourite 1 2 r5"], ["same_favourite"]),
        ("songbirds-pad", 2, ["token 1 row1 15", "token 1 row2 15"], ["token_twice"]),
        ("songbirds-pad", 2, ["token 1 row1 12", "token 1 row2 12"], []),
        ("songbirds-pad", 2, ["berries 1 red 60", "berries 1 blue 32"], ["berries_over"]),
        ("songbirds-pad", 2, ["berries 1 red 60", "berries 1 blue 31"], []),
        ("wingspan-pad", 2, ["bird 1 forest1 barn-owl", "bird 2 wetland1 barn-owl"], ["bird_twice"]),
        ("wingspan-pad", 2, ["bird 1 wetland1 acorn-woodpecker"], ["wrong_habitat"]),
        ("wingspan-pad", 2, ["bird 1 forest1 barn-owl", "eggs 1 forest1 5"], ["eggs_over"]),
        ("wingspan-pad", 2, ["bird 1 forest1 barn-owl", "eggs 1 forest1 4"], []),
        ("wingspan-pad", 2, ["bonus 1 forester held", "bonus 2 forester 3"], ["bonus_twice"]),
        ("wingspan-pad", 2, ["goal 1 birds-in-forest", "goal 3 eggs-in-forest"], ["goal_twice"]),
        ("wingspan-pad", 2, ["bird 1 forest1 barn-owl", "number 1 birds 6"], ["number_differs"]),
    ],
    ids=str,
)
def test_what_looks_odd_is_kept_and_marked(pad: str, seats: int, texts: list[str], names: list[str]) -> None:
    view = said(pad, seats, *texts)
    assert odd(view) == names
    assert len(view["said"]) == len(texts)


def test_a_card_of_the_species_left_out_is_marked() -> None:
    assert odd(said("piafs-pad", 2, "hold 1 cha3m yes", removed_species="chaffinch")) == ["removed"]


def test_worms_there_are_once() -> None:
    texts = ["worm 1 1 3", "worm 1 2 3", "worm 1 3 0"]
    assert odd(said("songbirds-pad", 3, *texts, early_bird=True)) == ["same_worm"]


def test_a_card_held_twice_counts_for_both() -> None:
    texts = [f"hold {seat} cha3{sex} yes" for seat in (1, 2) for sex in "mf"]
    view = said("piafs-pad", 3, *texts)
    assert [player["pairs"] for player in view["players"]] == [1, 1, 0]
    assert [player["lines"]["majorities"] for player in view["players"]] == [4, 4, 0]
    assert [player["lines"]["seeds"] for player in view["players"]] == [None] * 3


def test_a_number_goes_before_what_is_counted() -> None:
    texts = ["bird 1 forest1 barn-owl", "eggs 1 forest1 2", "number 1 eggs 7"]
    player = said("wingspan-pad", 2, *texts)["players"][0]
    assert player["lines"] == {
        "birds": 5,
        "bonus": None,
        "goals": None,
        "eggs": 7,
        "cached": 0,
        "tucked": 0,
    }
    assert player["total"] == 12
    assert said("wingspan-pad", 2)["players"][0]["lines"] == dict.fromkeys(player["lines"])


def test_green_goals_wait_for_all_and_blue_ones_for_nobody() -> None:
    one = ["reach 2 1 4"]
    assert said("wingspan-pad", 3, *one)["goals"][1]["points"] == [None] * 3
    assert said("wingspan-pad", 3, *one, goals="blue")["goals"][1]["points"] == [4, None, None]
    all_of_them = [*one, "reach 2 2 4", "reach 2 3 2"]
    assert said("wingspan-pad", 3, *all_of_them)["goals"][1]["points"] == [3, 3, 1]


def test_a_bonus_card_counts_itself_where_it_can() -> None:
    texts = ["bird 1 forest1 barn-owl", "bonus 1 rodentologist held", "bonus 1 visionary-leader held"]
    first, second = said("wingspan-pad", 2, *texts)["players"][0]["bonus"]
    assert (first["count"], first["points"], len(first["birds"])) == (1, 2, 1)
    assert (second["count"], second["points"]) == (None, None), "nobody sees a hand"
    assert said("wingspan-pad", 2, texts[1])["players"][0]["bonus"][0]["count"] is None, "no birds entered"


def test_a_tie_asks_for_food_and_food_decides() -> None:
    texts = ["number 1 birds 40", "number 2 birds 40", "number 3 birds 9"]
    view = said("wingspan-pad", 3, *texts)
    assert (view["tied"], view["places"]) == ([0, 1], [1, 1, 3])
    assert said("wingspan-pad", 3, *texts, "food 2 1")["places"] == [2, 1, 3]


def test_who_begins_the_next_round_follows_from_the_scores() -> None:
    harvest = ["berries 1 red 30", "berries 1 blue 20", "berries 1 green 10", "berries 1 white 5"]
    favourites = ["favourite 1 1 b1", "favourite 1 2 r1", "favourite 1 3 g1"]
    view = said("songbirds-pad", 3, *harvest, *favourites, extended="target", target=99)
    assert [view["now"], view["goes_on"], view["next_first"]] == [1, True, 1]
    level = [*harvest[:1], "berries 1 blue 30", "favourite 1 1 b1", "favourite 1 2 r1", "favourite 1 3 r2"]
    lines = {"extended": "rounds", "rounds": 2}
    assert said("songbirds-pad", 3, *level, **lines)["next_first"] == 2, "one point more, by the volume"
    draw = [*harvest[:1], "berries 1 blue 30", "favourite 1 1 b1", "favourite 1 2 r1", "favourite 1 3 b2"]
    assert said("songbirds-pad", 3, *draw, **lines)["next_first"] == 2
    tie = ["berries 1 red 30", "berries 1 blue 30", "favourite 1 1 b1", "favourite 1 2 r1"]
    assert said("songbirds-pad", 2, *tie, **lines)["next_first"] is None, "who began the first is not said"
    assert said("songbirds-pad", 2, *tie, "first 1", **lines)["next_first"] == 1


def test_the_special_card_is_preset_by_its_option() -> None:
    assert said("songbirds-pad", 4, special="falcon")["rounds"][0]["side"] == 1
    assert said("songbirds-pad", 4)["rounds"][0]["side"] is None
    assert said("songbirds-pad", 4, "centre 1 hummingbird")["rounds"][0]["side"] == 2


def test_rows_win_whoever_has_more_birds() -> None:
    texts = [
        "row 1 red 3",
        "row 1 green 3",
        "row 2 red 2",
        "row 2 green 3",
        "row 2 yellow 2",
        "row 2 violet 2",
    ]
    view = said("whats-up-pad", 4, *texts)
    assert (view["ending"], view["places"][:2]) == ("rows", [1, 2])
    assert said("whats-up-pad", 4, "row 1 red 3")["ending"] is None
    assert said("whats-up-pad", 2, "quiet 16")["ending"] == "stall"


def test_a_goal_has_places_once_all_are_counted() -> None:
    """The green side ranks, the Automa with the others; who has none has no place."""
    some = ["reach 2 1 4", "reach 2 2 4"]
    assert said("wingspan-pad", 3, *some)["goals"][1]["places"] == [None] * 3
    goal = said("wingspan-pad", 3, *some, "reach 2 3 2")["goals"][1]
    assert (goal["places"], goal["level"]) == ([1, 1, 3], [True, True, False])
    assert goal["ties"] == [{"seats": [0, 1], "pot": [5, 2], "points": 3}]
    assert said("wingspan-pad", 3, *some, "reach 2 3 0")["goals"][1]["places"] == [1, 1, None]
    assert said("wingspan-pad", 3, *some, "reach 2 3 2", goals="blue")["goals"][1]["places"] == [None] * 3
    alone = said("wingspan-pad", 1, "reach 1 1 2", "automa-reach 1 3")["goals"][0]
    assert (alone["places"], alone["automa_place"], alone["automa_level"]) == ([2], 1, False)


def test_what_a_collection_has_in_pairs() -> None:
    held = said(
        "piafs-pad", 2, "hold 1 cha3m yes", "hold 1 cha3f yes", "hold 1 cha2m yes", "hold 2 cha2f yes"
    )
    assert [len(player["paired"]) for player in held["players"]] == [2, 0]
