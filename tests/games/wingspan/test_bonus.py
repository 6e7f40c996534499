"""Bonus cards and the final score (WS-BONUS, WS-SCORE)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.conformance.wingspan import BIRDS as ROWS
from tests.conformance.wingspan import BONUS as BONUS_ROWS
from tests.conformance.wingspan import membership, recount, worth
from tests.games.wingspan.tables import asked, do, feed, finish, game, hold, options, put, told

from voliere.games.wingspan.birds import BIRDS
from voliere.games.wingspan.bonus import MEMBERS, bonus_points, count
from voliere.games.wingspan.components import BIRD, BONUS
from voliere.games.wingspan.decks import BONUSES
from voliere.games.wingspan.score import lines, places

EDITIONS = ["fr", "en"]
COUNTS = {  # birds in each edition, from the printed cards and the rulebook's lists
    "anatomist": (36, 39), "backyard-birder": (71, 71), "bird-counter": (25, 25), "bird-feeder": (75, 75),
    "cartographer": (36, 37), "enclosure-builder": (54, 54), "falconer": (22, 22),
    "fishery-manager": (30, 30), "food-web-expert": (16, 16), "forester": (40, 40), "historian": (18, 19),
    "large-bird-specialist": (57, 57), "nest-box-builder": (54, 54), "omnivore-expert": (28, 28),
    "passerine-specialist": (60, 60), "photographer": (54, 58), "platform-builder": (54, 54),
    "prairie-manager": (31, 31), "rodentologist": (25, 25), "viticulturalist": (37, 37),
    "wetland-scientist": (45, 45), "wildlife-gardener": (54, 54),
}  # fmt: skip


@pytest.mark.rule("WS-BONUS-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", BONUS.names)
def test_which_birds_a_card_counts(name: str, edition: str) -> None:
    """Bird by bird against the csv files; cards that look at the table have no list."""
    number = EDITIONS.index(edition)
    flags = MEMBERS[number][BONUS.index[name]]
    test = membership(name.replace("-", "_"), number)
    if name not in COUNTS:
        assert test is None
        assert len(flags) == 0
        return
    assert test is not None
    assert [int(flag) for flag in flags] == [int(test(row)) for row in ROWS]
    assert sum(int(flag) for flag in flags) == COUNTS[name][number]


@pytest.mark.rule("WS-BONUS-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", BONUS.names)
def test_points_of_a_card(name: str, edition: str) -> None:
    """A player with birds that meet the card, one more at a time."""
    s = game(2, edition=edition)
    card = BONUS.index[name]
    s.bonus[0] = 1 << card
    flags = MEMBERS[EDITIONS.index(edition)][card]
    fit = [k for k in range(len(BIRDS)) if len(flags) and flags[k]]
    scoring = BONUS_ROWS[card]["scoring"]
    placed = 0
    for bird in fit:
        row = next((h for h in ROWS[bird]["habitats"].split("+") if s.birds[row_index(h)] < 5), None)
        if row is None:
            continue
        put(s, 0, BIRD.names[bird], row)
        placed += 1
        assert count(s, 0, card) == placed
        assert bonus_points(s, 0) == worth(scoring, placed) == BONUSES[card].points(placed)


def row_index(habitat: str) -> int:
    return ["forest", "grassland", "wetland"].index(habitat)


@pytest.mark.rule("WS-BONUS-2")
def test_cards_that_look_at_the_table() -> None:
    s = game(2)
    put(s, 0, "mallard", eggs=4)
    put(s, 0, "killdeer", "grassland", eggs=3)
    put(s, 0, "wild-turkey", "forest")
    put(s, 0, "hooded-warbler", "forest")
    hold(s, 0, "willet", "osprey")
    found = {name: count(s, 0, BONUS.index[name]) for name in BONUS.names if name not in COUNTS}
    assert found == {"breeding-manager": 1, "ecologist": 1, "oologist": 2, "visionary-leader": 2}


@pytest.mark.rule("WS-BONUS-2")
@pytest.mark.parametrize(
    ("card", "bird", "counts"),
    [
        ("food-web-expert", "black-vulture", False),  # free: eats nothing shown
        ("food-web-expert", "says-phoebe", True),
        ("food-web-expert", "yellow-billed-cuckoo", False),  # also a wild one
        ("omnivore-expert", "american-crow", True),
        ("bird-feeder", "mallard", True),  # an "or" cost shows all its kinds
        ("bird-counter", "horned-lark", True),  # pink, but with the icon
        ("falconer", "hooded-merganser", False),
        ("backyard-birder", "black-billed-magpie", True),
        ("backyard-birder", "american-crow", False),
        ("enclosure-builder", "barn-swallow", True),  # a star
        ("forester", "american-robin", False),  # can also live elsewhere
    ],
)
def test_notes_on_cards(card: str, bird: str, counts: bool) -> None:
    for edition in range(2):
        assert MEMBERS[edition][BONUS.index[card]][BIRD.index[bird]] == int(counts)


@pytest.mark.rule("WS-BONUS-1")
@pytest.mark.parametrize(
    ("card", "bird", "fr", "en"),
    [
        ("historian", "barrows-goldeneye", 0, 1),  # d'Islande
        ("historian", "mountain-chickadee", 1, 0),  # de Gambel
        ("photographer", "bald-eagle", 1, 0),
        ("anatomist", "double-crested-cormorant", 1, 1),
        ("cartographer", "anhinga", 1, 0),
    ],
)
def test_names_by_edition(card: str, bird: str, fr: int, en: int) -> None:
    assert MEMBERS[0][BONUS.index[card]][BIRD.index[bird]] == fr
    assert MEMBERS[1][BONUS.index[card]][BIRD.index[bird]] == en


@pytest.mark.rule("WS-BONUS-3")
def test_bonus_discards_become_the_deck_also_between_two_cards() -> None:
    s = game(2)
    me = s.actors[0]
    deck = int(s.bonus_deck)
    last = deck & -deck
    s.bonus_deck = last
    s.bonus_discards |= deck ^ last
    hold(s, me, "california-condor")
    do(s, "play california-condor forest", "use")
    assert len(options(s)) == 2
    assert f"keep-bonus {BONUS.names[last.bit_length() - 1]}" in options(s)


@pytest.mark.rule("WS-BONUS-3")
def test_a_single_bonus_card_is_kept() -> None:
    s = game(2)
    me = s.actors[0]
    deck = int(s.bonus_deck)
    s.bonus_deck = deck & -deck
    s.bonus_discards = 0
    hold(s, me, "california-condor")
    do(s, "play california-condor forest", "use")
    assert asked(s) == "Turn"
    assert bin(int(s.bonus[me])).count("1") == 2


# -- the end ------------------------------------------------------------------------------------------


@pytest.mark.rule("WS-SCORE-1")
def test_six_parts() -> None:
    s = game(2)
    at = put(s, 0, "mallard", eggs=4)
    put(s, 0, "trumpeter-swan", eggs=1)
    s.cached[at], s.tucked[at] = 2, 3
    s.goal_points[0], s.goal_points[3] = 4, 5
    s.bonus[0] = 1 << BONUS.index["omnivore-expert"]  # the swan: 2 points
    assert lines(s, 0) == {"birds": 9, "bonus": 2, "goals": 9, "eggs": 5, "cached": 2, "tucked": 3}
    assert s.scores()[0].total == 30


@pytest.mark.rule("WS-SCORE-2")
def test_most_points_then_most_food_then_shared() -> None:
    s = game(3)
    for seat in range(3):
        s.bonus[seat] = 0
        feed(s, seat, seed=2)
    assert places(s) == [1, 1, 1]
    feed(s, 1, seed=3)
    assert places(s) == [2, 1, 2]
    put(s, 2, "trumpeter-swan")
    assert places(s) == [3, 2, 1]


@pytest.mark.rule("WS-SCORE-1", "WS-SCORE-2")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_end_shows_everything(seats: int) -> None:
    s = game(seats)
    while s.actors:
        do(s, "draw-cards") if asked(s) == "Turn" else finish(s)
    view: Any = s.view(-1)
    assert view["over"]
    assert all(player["bonus"] is not None for player in view["players"])
    table: Any = s.table()
    assert recount(table, seats, {"edition": "fr"}) == [score.total for score in s.scores()]
    assert told(s, "won")[0]["seats"] == [k for k, place in enumerate(s.places()) if place == 1]
