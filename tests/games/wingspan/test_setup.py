"""What is in the box and how the table is set (WS-COMP, WS-SETUP)."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from tests.conformance.wingspan import BIRDS as ROWS
from tests.conformance.wingspan import BONUS as BONUS_ROWS
from tests.games.wingspan.tables import GAME, asked, do, game, new, number, options, told

from voliere.core.space import HIDDEN
from voliere.games.wingspan.bird import COLOUR_NAMES
from voliere.games.wingspan.birds import BIRDS
from voliere.games.wingspan.components import (
    BONUS_CARDS,
    CARD_GAIN,
    CARDS,
    CONVERTS,
    EGG_COST,
    EGG_GAIN,
    FOOD_GAIN,
    HABITAT,
    SORT,
    SPACE,
    SPOTS,
    TURNS,
)
from voliere.games.wingspan.decks import AUTOMA_CARDS, BONUSES, GOALS
from voliere.games.wingspan.position import Wingspan
from voliere.games.wingspan.powers.catalogue import POWER_KINDS
from voliere.games.wingspan.powers.power import POWERS
from voliere.text import Words

ROOT = Path(__file__).resolve().parents[3]


# -- the box ---------------------------------------------------------------------------------------


def test_all_that_is_made_of_the_csv_files_is_current() -> None:
    tool = ROOT / "tools" / "make_wingspan.py"
    done = subprocess.run([sys.executable, tool, "--check"], check=False, capture_output=True, text=True)
    assert done.stdout == "current\n"


@pytest.mark.rule("WS-COMP-1")
def test_every_bird_is_a_line_of_data() -> None:
    assert CARDS == len(BIRDS) == len(ROWS) == len({bird.name for bird in BIRDS})
    for bird, row in zip(BIRDS, ROWS, strict=True):
        assert [HABITAT.names[habitat] for habitat in bird.habitats] == row["habitats"].split("+")
        assert COLOUR_NAMES[bird.colour] == row["power_colour"]
        printed = [bird.name, bird.nest, bird.egg_limit, bird.points, bird.wingspan, bird.kind]
        columns = ["id", "nest", "egg_limit", "points", "wingspan_cm", "power_kind"]
        assert [str(one) for one in printed] == [row[column] for column in columns]
    assert all(1 <= len(bird.habitats) <= 3 and bird.wingspan > 0 for bird in BIRDS)
    assert all((bird.egg_limit == 0) == (bird.nests == 0) for bird in BIRDS)


@pytest.mark.rule("WS-POW-5")
def test_every_kind_of_power_has_its_birds() -> None:
    assert set(POWER_KINDS) == {row["power_kind"] for row in ROWS}
    assert [power.kind for power in POWERS] == [row["power_kind"] for row in ROWS]


@pytest.mark.rule("WS-COMP-2")
def test_every_bonus_card_is_a_line_of_data() -> None:
    assert BONUS_CARDS == len(BONUSES) == len(BONUS_ROWS)
    assert [card.automa for card in BONUSES] == [row["automa_ok"] == "1" for row in BONUS_ROWS]


@pytest.mark.rule("WS-COMP-3")
def test_8_goal_tiles_with_two_sides() -> None:
    assert Counter(goal.tile for goal in GOALS) == dict.fromkeys(range(8), 2)


@pytest.mark.rule("WS-COMP-4")
def test_five_dice_with_six_faces() -> None:
    s = game()
    assert len(s.feeder) == 6
    assert sum(int(n) for n in s.feeder) == s.inside == 5


@pytest.mark.rule("WS-COMP-5")
def test_food_and_eggs_do_not_run_out() -> None:
    """There are 103 food tokens in the box; nothing stops at that number."""
    s = game()
    s.food[0] = 500
    assert s.view(0)["players"][0]["food"][0] == 500  # type: ignore[index]


@pytest.mark.rule("WS-COMP-6")
def test_eight_cubes() -> None:
    assert TURNS[1] == 8
    assert [p["cubes"] for p in game(3).view(0)["players"]].count(8) >= 2  # type: ignore[attr-defined]


@pytest.mark.rule("WS-COMP-7")
def test_the_mat() -> None:
    assert SPOTS == 15
    assert EGG_COST[:5] == [0, 1, 1, 2, 2]
    assert (FOOD_GAIN, EGG_GAIN, CARD_GAIN) == ([1, 1, 2, 2, 3, 3], [2, 2, 3, 3, 4, 4], [1, 1, 2, 2, 3, 3])
    assert CONVERTS == [False, True] * 3


def test_names_are_those_of_the_cards() -> None:
    for lang in ("en", "fr"):
        words = Words(lang)
        for k, row in enumerate(ROWS):
            assert words.thing(GAME, "bird", k) == row[f"name_{lang}"].replace("'", "’")
        for k, row in enumerate(BONUS_ROWS):
            assert words.thing(GAME, "bonus", k) == row[f"name_{lang}"].replace("'", "’")


def test_the_automas_cards() -> None:
    assert [card.leaves for card in AUTOMA_CARDS] == [1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0]


# -- setting the table --------------------------------------------------------------------------------


@pytest.mark.rule("WS-SETUP-1", "WS-SETUP-2", "WS-SETUP-9")
def test_tray_feeder_and_goals_are_there_before_anybody_chooses() -> None:
    s = new(3)
    assert all(bird >= 0 for bird in s.tray)
    assert s.inside == 5
    assert len(s.goals) == 4
    assert len(s.deck) == CARDS - 3 - 15
    names = [event.name for event in s.log.events] if s.log else []
    assert names[:5] == ["tray", "tray", "tray", "rolled", "goals"]


@pytest.mark.rule("WS-SETUP-3")
@pytest.mark.parametrize("side", ["green", "blue"])
def test_the_side_of_the_goal_board(side: str) -> None:
    assert new(2, goals=side).view(0)["goals_side"] == side
    assert GAME.options[0].default == "green"


@pytest.mark.rule("WS-SETUP-4")
def test_goals_come_from_four_tiles_and_both_sides() -> None:
    found = set()
    for seed in range(60):
        goals = new(2, seed).goals
        assert len({GOALS[goal].tile for goal in goals}) == 4
        found |= set(goals)
    assert found == set(range(16))


@pytest.mark.rule("WS-SETUP-5")
def test_what_everybody_is_dealt() -> None:
    s = new(4)
    for seat in range(4):
        assert len(s.hands[seat]) == 5
        assert bin(int(s.bonus[seat])).count("1") == 2
        assert [int(s.food[seat * 5 + kind]) for kind in range(5)] == [1] * 5


def keeps(s: Wingspan, seat: int, line: tuple[int, ...] = ()) -> list[tuple[tuple[int, ...], int]]:
    """Every way a seat can answer its sealed questions, with the choices they come to."""
    if not s.lanes or not s.lanes[seat]:
        return [(line, int(s.kept[seat]))]
    found = []
    for a in s.choices(seat):
        ahead = s.copy()
        ahead.do(seat, a)
        if not ahead.lanes:  # the last one has chosen: look at what was sealed
            found.append(((*line, a), sealed(s, a)))
        else:
            found += keeps(ahead, seat, (*line, a))
    return found


def sealed(s: Wingspan, a: int) -> int:
    ahead = s.copy()
    me = ahead.lanes[ahead.actors[0]].pop()
    me.verb.take(ahead, me, a)
    return int(ahead.kept[me.seat])


@pytest.mark.rule("WS-SETUP-6")
@pytest.mark.parametrize("seats", [1, 2])
def test_there_are_504_ways_to_keep(seats: int) -> None:
    """Sum of C(5, k) squared, twice; in version 1 every way by one line of answers and no two alike."""
    found = keeps(new(seats, rules=1), seats - 1)
    assert len(found) == len({line for line, _ in found}) == len({kept for _, kept in found}) == 504
    for _, kept in found:
        assert bin(kept & 31).count("1") == bin(kept >> 5 & 31).count("1")


@pytest.mark.rule("WS-SETUP-6", "WS-PLAY-8")
def test_food_for_birds_is_given_in_any_order() -> None:
    """The same 504 ways; with two tokens to choose, each in two orders."""
    found = keeps(new(1), 0)
    assert {kept for _, kept in found} == {kept for _, kept in keeps(new(1, rules=1), 0)}
    orders = Counter(kept for _, kept in found)
    for kept, n in orders.items():
        birds = bin(kept & 31).count("1")
        assert n == (2 if birds in (2, 3) else 1)
        assert birds == bin(kept >> 5 & 31).count("1")


@pytest.mark.rule("WS-SETUP-6")
def test_a_bird_kept_costs_a_food_and_the_rest_is_discarded() -> None:
    s = new(1)
    dealt = s.hands[0].sorted()
    for k, bird in enumerate(dealt):
        s.apply(0, SORT(bird, int(k < 2)))
    do(s, "pay seed", "pay rodent")
    kept = options(s)[1]
    do(s, kept)
    assert s.hands[0].sorted() == dealt[:2]
    assert [int(n) for n in s.food] == [1, 0, 1, 1, 0]
    assert all(s.discards.has(bird) for bird in dealt[2:])
    assert bin(int(s.bonus[0])).count("1") == bin(int(s.bonus_discards)).count("1") == 1
    assert f"keep-bonus {BONUSES[int(s.bonus[0]).bit_length() - 1].name}" == kept


@pytest.mark.rule("WS-SETUP-6", "WS-INFO-1")
def test_choices_are_sealed_until_the_last() -> None:
    s = new(2)
    seen = s.view(1)
    while s.lanes[0]:
        a = s.choices(0)[-1]
        assert s.seen(1, 0, a) == HIDDEN
        s.apply(0, a)
    assert s.actors == [1]
    assert s.view(1)["players"] == seen["players"]


@pytest.mark.rule("WS-SETUP-7")
def test_the_first_player_is_drawn_after_the_choices() -> None:
    assert new(4).first == -1
    assert {game(4, seed).first for seed in range(30)} == {0, 1, 2, 3}
    assert {game(1, seed).first for seed in range(5)} == {0}


@pytest.mark.rule("WS-SETUP-8")
def test_hands_are_secret_unless_the_table_says_otherwise() -> None:
    secret, public = new(2), new(2, hands="public")
    for s in (secret, public):
        for seat in range(2):
            while s.lanes and s.lanes[seat]:
                s.apply(seat, s.choices(seat)[-1])
    assert secret.view(0)["players"][1]["hand"] is None  # type: ignore[index]
    assert public.view(0)["players"][1]["hand"] == public.hands[1].sorted()  # type: ignore[index]
    assert public.view(0)["players"][1]["bonus"] is None  # type: ignore[index]


def test_actions_read_as_words() -> None:
    assert SPACE.text(SPACE.parse("play mallard wetland")) == "play mallard wetland"
    assert SPACE.path(SPACE.parse("play mallard wetland")) == [f"bird:{number('mallard')}", "habitat:2"]


def test_the_log_tells_who_starts() -> None:
    s = game(3)
    assert told(s, "first") == [{"seat": s.first}]
    assert asked(s) == "Turn"


@pytest.mark.parametrize("options", [{"automa": "golden"}, {"expert": True}])
def test_options_of_the_automa_need_one_seat(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="1 seat"):
        GAME.new(2, 1, options)
    GAME.new(1, 1, options)
