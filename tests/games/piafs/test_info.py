"""Who may know what (PF-INFO)."""

from __future__ import annotations

import json

import pytest
from tests.games.piafs.desk import (
    asked,
    card,
    draw,
    hand,
    lay,
    look,
    names,
    pass_turn,
    pile,
    play,
    skip,
    take,
)

from voliere.core.rng import seeded
from voliere.games.piafs.components import CARD

HANDS = ["yel1m yel2m yel3m yel4m", "bul1m bul2m bul3m bul4m"]


@pytest.mark.rule("PF-INFO-1")
def test_rows_columns_track_collections_and_sizes_are_public() -> None:
    s = lay(
        rows=["cha6m bla1m", "spa5m"],
        hands=HANDS,
        pests=["crow"],
        track="gre1m gre2m gre3m",
        collections=["cha1m", "cha2m cha2f"],
        piles=[[1, 3], [2]],
        ending=True,
    )
    for seat in (0, 1, -1):
        view = look(s, seat)
        assert names(view["rows"][0]["birds"]) == ["cha6m", "bla1m"]
        assert [(row["sum"], row["strength"]) for row in view["rows"]] == [(1, 6), (0, 5)]
        assert (view["seeds"], view["pests"]) == ([1, 2, 3, 1], [0])
        assert names(view["track"]) == ["gre1m", "gre2m", "gre3m"]
        assert [names(player["collection"][0]) for player in view["players"]] == [
            ["cha1m"],
            ["cha2m", "cha2f"],
        ]
        assert [player["cards"] for player in view["players"]] == [4, 4]
        assert [player["pile"] for player in view["players"]] == [2, 1]
        assert (view["feeder"], view["deck"]) == (3, len(s.deck))
        assert view["ending"]


@pytest.mark.rule("PF-INFO-2", "PF-R-6")
def test_hand_and_score_pile_are_for_their_owner() -> None:
    s = lay(hands=HANDS, piles=[[1, 3], [2]])
    assert names(look(s, 1)["hand"]) == HANDS[1].split()
    assert look(s, 0)["own_pile"] == [1, 0, 1]
    assert look(s, 1)["own_pile"] == [0, 1, 0]
    assert (look(s)["hand"], look(s)["own_pile"]) == ([], [])


@pytest.mark.rule("PF-INFO-2")
def test_a_view_does_not_depend_on_what_others_hide() -> None:
    one = lay(hands=[HANDS[0], HANDS[1]], piles=[[1, 3], [2]], deck="bla1m bla2m bla3m bla4m", track="")
    two = lay(hands=[HANDS[0], "bla1m bla2m bla3m bla4m"], piles=[[1, 3], [3]], deck=HANDS[1], track="")
    assert json.dumps(look(one, 0)) == json.dumps(look(two, 0))


@pytest.mark.rule("PF-INFO-2")
def test_seeds_taken_are_seen_by_all_and_stay_known() -> None:
    s = play(lay(rows=["cha1m", "spa6m"], hands=["yel4m bla1m bla4m yel5m"], seeds=[1, 1, 3, 1]), "yel4m")
    assert s.log is not None
    assert [e.args for e in s.log.heard(1) if e.name == "took_seed"] == [
        {"seat": 0, "seed": 2, "position": 3}
    ]
    assert {tuple(pile(s.resample(1, seeded(k)), 0)) for k in range(20)} == {(3,)}


@pytest.mark.rule("PF-INFO-2")
def test_a_card_taken_from_the_track_stays_known_a_blind_one_does_not() -> None:
    s = lay(rows=["cha6m", "spa6m"], hands=["yel1m bla1m bla4m yel5m", HANDS[1]], track="gre1m gre2m gre3m")
    take(skip(play(s, "yel1m")), "gre2m")
    worlds = [hand(s.resample(1, seeded(k)), 0) for k in range(30)]
    assert all("gre2m" in world for world in worlds)
    assert len({tuple(world) for world in worlds}) > 10
    # A card that came onto the track later is as well known
    pass_turn(s)
    late = CARD.names[int(s.track[1])]
    assert late not in ("gre1m", "gre3m")
    while asked(s) != "DrawBird":
        s.apply(0, s.choices(0)[-1])
    take(s, late)
    assert all(late in hand(s.resample(1, seeded(k)), 0) for k in range(30))
    assert all(hand(s.resample(1, seeded(k)), 1) == hand(s, 1) for k in range(5))


@pytest.mark.rule("PF-INFO-3")
def test_no_order_exists_in_the_decks_before_a_card_is_drawn() -> None:
    drawn = set()
    for k in range(40):
        s = lay(
            rows=["cha6m", "spa6m"],
            hands=["yel1m bla1m bla4m yel5m", HANDS[1]],
            deck="gre1m gre2m gre3m",
            track="",
        )
        w = s.resample(0, seeded(k))
        draw(skip(play(w, "yel1m")))
        drawn |= set(hand(w, 0))
    assert {"gre1m", "gre2m", "gre3m"} <= drawn


@pytest.mark.rule("PF-INFO-2")
def test_worlds_hold_the_same_cards() -> None:
    s = lay(hands=HANDS)
    w = s.resample(0, seeded(3))
    assert sorted([*hand(w, 1), *names(w.deck.sorted())]) == sorted([*hand(s, 1), *names(s.deck.sorted())])
    assert card("bul1m") in [*w.deck.sorted(), *w.hands[1].sorted()]
