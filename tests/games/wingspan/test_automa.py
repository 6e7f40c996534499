"""The Automa (WS-AUTO)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.wingspan.tables import (
    asked,
    dice,
    do,
    face_up,
    feed,
    finish,
    game,
    new,
    number,
    options,
    put,
    told,
)

from voliere.core.rng import Rigged
from voliere.games.wingspan.components import AUTOMA_CARD, BONUS, BONUS_CARDS, FACE, GOAL
from voliere.games.wingspan.decks import AUTOMA_CARDS, BONUSES
from voliere.games.wingspan.goals import automa_count, standing, worth
from voliere.games.wingspan.position import Wingspan
from voliere.games.wingspan.score import automa_lines
from voliere.games.wingspan.state import Automa, Table

SECTIONS = [(c, r) for c, card in enumerate(AUTOMA_CARDS) for r in range(4) if card.sections[r]]
SHORT = {"gain_food": "d", "draw_cards": "c", "play_bird": "b", "lay_eggs": "e"}
CUBES = {"place_cube": "+", "remove_cube": "-", "activate_pink": "p"}
DECK = """
d+ . . .
1e- c+ . .
c+ 2e- b+ .
1e b+ b+ 3e+
dp 2e+ c 3e-
b c dp 3e+
1e+ dp 3e- c-
c- dp dp b
dp b 2e+ c+
b 2e- c- dp
b+ b+ b+ b+
"""


def rival(s: Table) -> Automa:
    assert s.automa is not None
    return s.automa


def turn_over(s: Wingspan, name: str) -> None:
    """The player lays eggs, then the Automa turns over this card."""
    automa = rival(s)
    card = AUTOMA_CARD.index[name]
    if not automa.deck.has(card):
        automa.deck.add(card)
    cards = [int(automa.deck.cards[k]) for k in range(len(automa.deck))]
    s.rng = Rigged([cards.index(card)])
    do(s, "lay-eggs")


@pytest.mark.rule("WS-AUTO-3")
def test_the_deck_is_the_printed_one() -> None:
    found = []
    for card in AUTOMA_CARDS:
        for section in card.sections:
            text = ""
            for step in section:
                action, _, param = step.partition(" ")
                n = param.partition("=")[2] if action == "lay_eggs" else ""
                text += n + (SHORT.get(action) or CUBES[action])
            found.append(text or ".")
    assert found == DECK.split()


@pytest.mark.rule("WS-AUTO-3", "WS-AUTO-4", "WS-AUTO-5", "WS-AUTO-6", "WS-AUTO-7", "WS-AUTO-8")
@pytest.mark.parametrize(("card", "round"), SECTIONS)
def test_each_section(card: int, round: int) -> None:
    """Exactly the steps of the round, in order; other sections are ignored."""
    s = game(1, expert=True)
    s.round = round + 1
    automa = rival(s)
    automa.cubes = 2
    dice(s, "seed", "fish", "fish", "rodent", "fruit")
    birds, down, eggs, cubes = len(automa.birds), automa.face_down, automa.eggs, automa.cubes
    tray = [int(bird) for bird in s.tray]
    turn_over(s, AUTOMA_CARD.names[card])
    finish(s)
    steps = [step.partition(" ") for step in AUTOMA_CARDS[card].sections[round]]
    actions = [step[0] for step in steps]
    assert automa.shown == card or s.round > round + 1
    assert automa.eggs - eggs == sum(int(step[2][2:]) for step in steps if step[0] == "lay_eggs")
    assert automa.cubes - cubes == actions.count("place_cube") - actions.count("remove_cube")
    gained = len(automa.birds) - birds + automa.face_down - down
    assert gained == actions.count("play_bird") + actions.count("draw_cards")
    if "gain_food" in actions:
        key = next(step[2] for step in steps if step[0] == "gain_food").removeprefix("dice=").split(">")
        first = next(face for face in key if face in ("seed", "fish", "rodent", "fruit"))
        assert s.feeder[FACE.index[first]] == 0
        assert s.inside == 5 - (2 if first == "fish" else 1)
    else:
        assert s.inside == 5
    if "draw_cards" in actions:
        assert all(s.discards.has(bird) for bird in tray)
    assert ("automa_pink" in [event.name for event in s.log.events]) == ("activate_pink" in actions)  # type: ignore[union-attr]
    assert all(bird >= 0 for bird in s.tray)


@pytest.mark.rule("WS-AUTO-1", "WS-RULE-13")
def test_the_player_starts_every_round_and_the_automa_has_nothing_but_its_cards() -> None:
    s = game(1)
    seen = set()
    while s.actors:
        if asked(s) == "Turn":
            seen.add((s.first, s.actors[0]))
        do(s, "lay-eggs") if asked(s) == "Turn" else finish(s)
    assert seen == {(0, 0)}
    assert s.seats == 1
    assert len(s.food) == 5


@pytest.mark.rule("WS-AUTO-2")
def test_its_bonus_card_is_open_and_one_it_can_use() -> None:
    for seed in range(40):
        s = new(1, seed)
        bonus = rival(s).bonus
        assert BONUSES[bonus].automa
        assert not s.bonus_deck >> bonus & 1
        assert s.view(0)["automa"]["bonus"] == bonus  # type: ignore[index]
        assert bin(int(s.bonus_deck)).count("1") == BONUS_CARDS - 1 - 2
    assert [card.name for card in BONUSES if not card.automa] == [
        "backyard-birder",
        "breeding-manager",
        "ecologist",
        "oologist",
        "visionary-leader",
    ]


@pytest.mark.rule("WS-AUTO-3")
def test_it_takes_as_many_turns_as_the_player() -> None:
    s = game(1)
    while s.actors:
        do(s, "lay-eggs") if asked(s) == "Turn" else finish(s)
    assert len(told(s, "automa_card")) == 26
    assert len(told(s, "lays_eggs")) == 26


@pytest.mark.rule("WS-AUTO-5")
def test_it_keeps_the_best_bird_that_fits_and_discards_the_others() -> None:
    s = game(1)
    automa = rival(s)
    automa.bonus = BONUS.index["wetland-scientist"]
    face_up(s, "anhinga", "mallard", "wild-turkey")  # 6 and 0 points; the turkey does not fit
    turn_over(s, "a06")
    assert automa.birds == [number("anhinga")]
    assert s.discards.has(number("mallard"))
    assert number("wild-turkey") in [int(bird) for bird in s.tray]


@pytest.mark.rule("WS-AUTO-5")
@pytest.mark.parametrize("pick", [0, 1])
def test_equal_birds_by_chance(pick: int) -> None:
    s = game(1)
    automa = rival(s)
    automa.bonus = BONUS.index["wetland-scientist"]
    face_up(s, "anhinga", "black-skimmer", "wild-turkey")  # 6 points each
    cards = [int(automa.deck.cards[k]) for k in range(len(automa.deck))]
    s.rng = Rigged([cards.index(AUTOMA_CARD.index["a06"]), pick])
    do(s, "lay-eggs")
    assert automa.birds == [number(["anhinga", "black-skimmer"][pick])]


@pytest.mark.rule("WS-AUTO-5", "WS-BONUS-1")
@pytest.mark.parametrize(("edition", "taken"), [("fr", []), ("en", ["barrows-goldeneye"])])
def test_the_edition_decides_which_names_fit(edition: str, taken: list[str]) -> None:
    s = game(1, edition=edition)
    automa = rival(s)
    automa.bonus = BONUS.index["historian"]
    face_up(s, "barrows-goldeneye", "mallard", "willet")
    turn_over(s, "a06")
    assert automa.birds == [number(name) for name in taken]
    assert automa.face_down == 1 - len(taken)


@pytest.mark.rule("WS-AUTO-7")
def test_it_rerolls_equal_dice_once_and_must() -> None:
    s = game(1)
    automa = rival(s)
    dice(s, "seed", "seed")
    cards = [int(automa.deck.cards[k]) for k in range(len(automa.deck))]
    faces = [FACE.index[face] for face in ("fish", "fish", "fish", "fish", "fish", *["seed"] * 5)]
    s.rng = Rigged([cards.index(AUTOMA_CARD.index["a01"]), *faces])
    do(s, "lay-eggs")
    assert told(s, "automa_food") == [{"face": FACE.index["fish"], "n": 5}]
    assert s.feeder[FACE.index["seed"]] == 5  # emptied, so filled again


@pytest.mark.rule("WS-AUTO-8")
def test_a_cube_that_is_not_there_is_not_taken_back() -> None:
    s = game(1)
    turn_over(s, "a02")
    assert rival(s).cubes == 0


@pytest.mark.rule("WS-AUTO-9")
def test_its_icon_wakes_every_pink_bird_once_in_any_order() -> None:
    s = game(1)
    put(s, 0, "belted-kingfisher")
    put(s, 0, "loggerhead-shrike", "grassland")
    put(s, 0, "black-vulture")
    feed(s, 0)
    turn_over(s, "a05")
    if asked(s) != "React":
        finish_laying(s)
    assert options(s) == [
        "activate belted-kingfisher",
        "activate black-vulture",
        "activate loggerhead-shrike",
        "skip",
    ]
    do(s, "activate loggerhead-shrike")
    assert s.cached[s.spot_of(number("loggerhead-shrike"))] == 1
    assert options(s) == ["activate belted-kingfisher", "activate black-vulture", "skip"]
    do(s, "activate belted-kingfisher")
    assert s.food[2] == 2


def finish_laying(s: Wingspan) -> None:
    """The player's own eggs come first."""
    while asked(s) in ("LayEgg", "ConvertFood"):
        do(s, "skip" if "skip" in options(s) else options(s)[0])


@pytest.mark.rule("WS-AUTO-9")
def test_its_other_icons_wake_nobody() -> None:
    s = game(1)
    put(s, 0, "bronzed-cowbird")
    put(s, 0, "house-finch")
    put(s, 0, "belted-kingfisher")
    turn_over(s, "a04")  # lays an egg
    finish_laying(s)
    assert asked(s) == "Turn"


@pytest.mark.rule("WS-AUTO-10")
def test_it_takes_no_part_in_the_players_powers() -> None:
    """The player always has the fewest birds, and is alone in "all players"."""
    s = game(1)
    put(s, 0, "hermit-thrush")
    feed(s, 0)
    dice(s, "fish", "seed", "fruit", "rodent", "rodent")
    do(s, "gain-food", "take fish")
    while asked(s) != "Offer":
        do(s, "skip")
    do(s, "use")
    assert asked(s) == "TakeDie"
    do(s, "take seed")
    assert sum(int(n) for n in s.food) == 2


@pytest.mark.rule("WS-AUTO-11")
@pytest.mark.parametrize(
    ("goal", "round", "cubes", "count"),
    [
        ("birds-in-forest", 1, 0, 0),
        ("birds-in-forest", 4, 4, 5),  # 3 + 4, at most 5
        ("eggs-in-wetland", 3, 2, 7),
        ("total-birds", 4, 1, 12),
        ("egg-sets", 1, 0, 0),  # never below 0
        ("egg-sets", 1, 2, 1),
    ],
)
def test_its_count_for_a_goal(goal: str, round: int, cubes: int, count: int) -> None:
    s = game(1)
    s.round = round
    s.goals = [GOAL.index[goal]] * 4
    rival(s).cubes = cubes
    assert automa_count(s, round) == count


@pytest.mark.rule("WS-AUTO-11")
def test_it_is_ranked_like_a_second_player() -> None:
    s = game(1)
    s.goals = [GOAL.index["total-birds"], *s.goals[1:]]
    put(s, 0, "mallard")
    assert standing(s, 1) == [1, 2]
    assert worth(False, 1, standing(s, 1)) == [1, 4]
    assert worth(True, 1, standing(s, 1)) == [1, 2]
    while s.round == 1:
        do(s, "gain-food") if asked(s) == "Turn" else finish(s)
    assert s.goal_points[0] == 1
    assert rival(s).goal_points == [4]
    assert rival(s).cubes == 0


@pytest.mark.rule("WS-AUTO-12")
@pytest.mark.parametrize("expert", [False, True])
def test_a_card_leaves_after_each_round(expert: bool) -> None:
    s = game(1, expert=expert)
    sizes = {}
    while s.actors:
        if asked(s) == "Turn" and s.turn == 1:
            sizes[s.round] = rival(s).deck.sorted()
        do(s, "lay-eggs") if asked(s) == "Turn" else finish(s)
    assert {r: len(cards) for r, cards in sizes.items()} == {r: 11 - r + expert for r in (1, 2, 3, 4)}
    for r, cards in sizes.items():
        gone = [AUTOMA_CARD.index[f"a0{k}"] for k in (1, 2, 3) if k < r]
        assert not set(gone) & set(cards)


@pytest.mark.rule("WS-AUTO-13")
@pytest.mark.parametrize(("level", "each"), [("eaglet", 3), ("eagle", 4), ("golden", 5)])
def test_its_score(level: str, each: int) -> None:
    s = game(1, automa=level)
    automa = rival(s)
    automa.birds = [number("trumpeter-swan"), number("mallard")]
    automa.face_down = 3
    automa.eggs = 7
    automa.goal_points = [4, 0]
    assert automa_lines(s) == {"birds": 9, "face_down": 3 * each, "goals": 4, "eggs": 7}


@pytest.mark.rule("WS-AUTO-13", "WS-SCORE-2")
@pytest.mark.parametrize(
    ("points", "food", "returns"), [(10, 2, 0.5), (10, 3, 1.0), (10, 1, 0.0), (11, 0, 1.0), (9, 9, 0.0)]
)
def test_ties_with_it(points: int, food: int, returns: float) -> None:
    """It counts as holding two food tokens."""
    s = game(1)
    s.bonus[0] = 0
    s.goal_points[0] = points
    feed(s, 0, seed=food)
    automa = rival(s)
    automa.birds, automa.face_down, automa.eggs, automa.goal_points = [], 0, 10, []
    assert s.returns() == [returns]
    assert s.places() == [1]


@pytest.mark.rule("WS-AUTO-14")
def test_the_expert_card_joins_by_option() -> None:
    expert = AUTOMA_CARD.index["spa"]
    assert not rival(game(1)).deck.has(expert)
    assert rival(game(1, expert=True)).deck.has(expert)


def test_the_log_tells_what_it_does_and_why() -> None:
    s = game(1)
    rival(s).bonus = BONUS.index["wetland-scientist"]
    face_up(s, "anhinga", "wild-turkey", "hooded-warbler")
    turn_over(s, "a06")
    names = [event.name for event in s.log.events]  # type: ignore[union-attr]
    assert names[names.index("automa_card") :][:2] == ["automa_card", "automa_bird"]
    assert told(s, "automa_bird")[0]["bonus"] == BONUS.index["wetland-scientist"]
    view: Any = s.view(0)
    assert view["automa"]["birds"] == [number("anhinga")]
