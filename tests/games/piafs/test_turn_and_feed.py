"""Playing a card, comparing, the five steps (PF-TURN, PF-PLAY, PF-CMP, PF-FEED)."""

from __future__ import annotations

import pytest
from tests.games.piafs.desk import (
    asked,
    collection,
    draw,
    hand,
    lay,
    look,
    names,
    pass_turn,
    pests,
    pile,
    play,
    row,
    seeds,
    skip,
    told,
    told_names,
    top_first,
)

from voliere.core.refused import Refused
from voliere.games.piafs.components import PASS, PLAY, TAKE

HAND = "yel1m yel2m yel3m yel4m"


@pytest.mark.rule("PF-TURN-1")
def test_play_resolve_draw_then_clockwise() -> None:
    s = lay(3, turn=1, first=1)
    order = [s.actors[0]]
    for _ in range(3):
        assert asked(s) == "PlayBird"
        seat = s.actors[0]
        s.apply(seat, s.choices(seat)[0])
        while s.turn == seat:
            assert asked(s) in ("AddBird", "DrawBird")
            s.apply(seat, s.choices(seat)[-1])
        order.append(s.actors[0])
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("PF-PLAY-1", "PF-R-19")
def test_any_hand_card_at_any_perch_and_no_pass() -> None:
    s = lay(4, hands=[HAND])
    assert s.choices(0) == sorted(PLAY(k, p) for k in s.hands[0].sorted() for p in range(3))
    for other in (PASS(), TAKE(s.hands[1].sorted()[0]), PLAY(s.hands[1].sorted()[0], 0)):
        with pytest.raises(Refused):
            s.apply(0, other)


@pytest.mark.rule("PF-PLAY-1")
def test_a_perch_that_does_not_exist_is_refused() -> None:
    s = lay(2, hands=[HAND])
    with pytest.raises(Refused):
        s.apply(0, PLAY(s.hands[0].sorted()[0], 2))


@pytest.mark.rule("PF-PLAY-1", "PF-PLAY-2")
def test_the_card_goes_to_the_end_of_the_ground() -> None:
    s = play(lay(rows=["cha6m bla1m gre2f", "spa5m"], hands=[HAND]), "yel1m")
    assert row(s) == ["cha6m", "bla1m", "gre2f", "yel1m"]
    assert row(s, 2) == ["spa5m"]
    assert hand(s, 0) == ["yel2m", "yel3m", "yel4m"]


@pytest.mark.rule("PF-CMP-1")
def test_only_the_row_just_extended_is_compared() -> None:
    # Given a second row that would be chased if it were looked at
    s = play(lay(rows=["cha6m", "spa1m bla4m"], hands=[HAND]), "yel1m")
    assert collection(s, 0) == []
    assert row(s, 2) == ["spa1m", "bla4m"]
    assert told(s, "not_greater") == [{"sum": 1, "strength": 6}]


@pytest.mark.rule("PF-CMP-2")
@pytest.mark.parametrize(("name", "taken"), [("yel2m", []), ("yel3m", []), ("yel4m", ["cha5m"])])
def test_smaller_and_equal_take_nothing_greater_takes(name: str, taken: list[str]) -> None:
    s = play(lay(rows=["cha5m bla2m", "spa6m"], hands=[HAND]), name)
    assert collection(s, 0) == taken
    assert (asked(s) == "AddBird") == (not taken)


@pytest.mark.rule("PF-FEED-1")
@pytest.mark.parametrize(("name", "seed"), [("yel2m", 3), ("yel3m", 2), ("yel4m", 1), ("yel5m", 2)])
def test_the_difference_is_the_position_of_the_seed(name: str, seed: int) -> None:
    s = play(lay(rows=["cha1m", "spa6m"], hands=[f"{name} bla1m bla2m bla3m"], seeds=[3, 2, 1, 2]), name)
    assert pile(s, 0) == [seed]
    assert told(s, "took_seed")[0]["position"] == int(name[3]) - 1


@pytest.mark.rule("PF-FEED-1", "PF-FEED-2")
def test_the_pest_beside_the_seed_comes_too() -> None:
    s = play(
        lay(rows=["cha1m", "spa6m"], hands=["yel3m bla1m bla2m bla3m"], pests=["crow", "squirrel"]), "yel3m"
    )
    assert told_names(s.log.events if s.log else [])[-7:] == [
        "took_seed",
        "took_pest",
        "collected",
        "squirrel_own",
        "squirrel_hidden",
        "moved_up",
        "not_greater",
    ]
    assert pests(s) == ["crow"]


@pytest.mark.rule("PF-FEED-1", "PF-END-3")
def test_where_only_a_pest_is_left_only_the_pest_is_taken() -> None:
    s = lay(
        rows=["cha1m", "spa6m"],
        hands=["yel3m bla1m bla2m bla3m"],
        seeds=[1],
        pests=["squirrel"] * 2,
        piles=[[3, 3]],
        feeder=[],
        ending=True,
    )
    play(s, "yel3m")
    assert pile(s, 0) == []
    assert (seeds(s), pests(s)) == ([1], ["squirrel"])


@pytest.mark.rule("PF-FEED-1", "PF-R-14")
def test_an_empty_position_gives_nothing_and_triggers_nothing() -> None:
    s = lay(rows=["cha1m", "spa6m"], hands=["yel5m bla1m bla2m bla3m"], seeds=[1, 2], feeder=[])
    play(s, "yel5m")
    assert (pile(s, 0), collection(s, 0)) == ([], ["cha1m"])
    assert told(s, "nothing_there") == [{"position": 4}]
    assert not s.ending


@pytest.mark.rule("PF-FEED-1")
def test_a_difference_of_five_reveals_the_top_card_and_leaves_the_column() -> None:
    s = lay(
        rows=["cha1m", "spa6m"],
        hands=["yel6m bla1m bla2m bla3m"],
        pests=["crow"],
        feeder=[3, 1],
        numbers=top_first(2),
    )
    play(s, "yel6m")
    assert pile(s, 0) == [3]
    assert told(s, "revealed_seed") == [{"seat": 0, "seed": 2}]
    assert (seeds(s), pests(s), len(s.feeder)) == ([1, 2, 3, 1], ["crow"], 1)


@pytest.mark.rule("PF-FEED-1", "PF-FEED-5")
def test_a_pest_revealed_from_the_deck_is_applied() -> None:
    s = lay(
        rows=["cha1m", "spa6m"],
        hands=["yel6m bla1m bla2m bla3m"],
        feeder=["squirrel"],
        piles=[[2]],
        numbers=top_first(1),
    )
    play(s, "yel6m")
    assert pile(s, 0) == []
    assert look(s)["removed_pests"] == [0, 1]


@pytest.mark.rule("PF-FEED-1", "PF-END-1", "PF-R-13")
def test_five_or_more_with_an_empty_deck_triggers_the_end_and_still_takes_the_bird() -> None:
    s = play(lay(rows=["cha1m", "spa6m"], hands=["yel6m bla1m bla2m bla3m"], feeder=[]), "yel6m")
    assert s.ending
    assert (pile(s, 0), collection(s, 0), row(s)) == ([], ["cha1m"], ["yel6m"])


@pytest.mark.rule("PF-FEED-3", "PF-R-20")
def test_seeds_and_pests_above_slide_down_and_wait_for_phase_c() -> None:
    s = lay(
        rows=["cha1m", "spa6m"],
        hands=["yel3m bla1m bla2m bla3m"],
        seeds=[1, 2, 3, 1],
        pests=["crow", "squirrel", "crow"],
    )
    play(s, "yel3m")
    assert asked(s) == "DrawBird"
    assert (seeds(s), pests(s)) == ([1, 3, 1], ["crow", "crow"])


@pytest.mark.rule("PF-FEED-4")
def test_the_perch_bird_joins_the_collection_not_the_hand() -> None:
    s = play(lay(rows=["cha1m", "spa6m"], hands=["yel3m bla1m bla2m bla3m"]), "yel3m")
    assert collection(s, 0) == ["cha1m"]
    assert hand(s, 0) == ["bla1m", "bla2m", "bla3m"]
    assert names(look(s)["players"][0]["collection"][0]) == ["cha1m"]


@pytest.mark.rule("PF-FEED-6")
def test_the_strongest_ground_bird_moves_up() -> None:
    s = play(lay(rows=["cha5m bla1f gre4m", "spa6m"], hands=["yel2m bla1m bla4m bla3m"]), "yel2m")
    assert collection(s, 0) == ["cha5m"]
    assert row(s) == ["gre4m", "bla1f", "yel2m"]


@pytest.mark.rule("PF-FEED-6")
def test_of_equals_the_nearest_to_the_perch_moves_up_and_the_rest_keeps_its_order() -> None:
    s = play(lay(rows=["cha5m gre1m bla3m spa1f", "spa6m"], hands=["yel3m bla1m bla4m bla2m"]), "yel3m")
    # 8 against 5: the blackbird, not the yellowhammer; 5 against 3: then the yellowhammer; 2 against 3: stop.
    assert names([int(str(x["card"])) for x in told(s, "moved_up")]) == ["bla3m", "yel3m"]
    assert row(s) == ["yel3m", "gre1m", "spa1f"]


@pytest.mark.rule("PF-FEED-7")
def test_the_five_steps_repeat_while_the_sum_is_greater() -> None:
    s = play(lay(rows=["yel6m spa2m bul2m bla2m", "cha6m"], hands=["gre2m bla1m bla4m bla5m"]), "gre2m")
    assert [(x["sum"], x["strength"]) for x in told(s, "greater")] == [(8, 6), (6, 2), (4, 2)]
    assert told(s, "not_greater") == [{"sum": 2, "strength": 2}]
    assert collection(s, 0) == ["spa2m", "bul2m", "yel6m"]
    assert row(s) == ["bla2m", "gre2m"]


@pytest.mark.rule("PF-FEED-7", "PF-R-3")
def test_no_hand_card_is_added_after_a_chain() -> None:
    s = play(lay(rows=["cha1m", "spa6m"], hands=["yel3m bla1m bla2m bla3m"]), "yel3m")
    assert asked(s) == "DrawBird"


@pytest.mark.rule("PF-FEED-8")
def test_an_empty_ground_stops_the_chain_and_the_perch_is_taken() -> None:
    s = play(lay(rows=["cha1m", "spa6m"], hands=["yel2m bla1m bla4m bla3m"]), "yel2m")
    assert row(s) == ["yel2m"]
    assert told(s, "not_greater") == [{"sum": 0, "strength": 2}]


@pytest.mark.rule("PF-FEED-1", "PF-FEED-7")
def test_foresight_tells_the_whole_chain_up_to_the_first_chance() -> None:
    s = lay(rows=["cha5m bla3m bul1m", "spa6m"], hands=["gre3m bla1m bla4m yel5m"], seeds=[1, 3, 2, 2])
    ahead = s.foresee(0, PLAY(s.hands[0].sorted()[2], 0)).events
    assert told_names(ahead) == [
        "played",
        "greater",
        "took_seed",
        "collected",
        "moved_up",
        "greater",
        "took_seed",
        "collected",
        "moved_up",
        "not_greater",
    ]
    assert [e.args["position"] for e in ahead if e.name == "took_seed"] == [2, 1]


@pytest.mark.rule("PF-FEED-1")
def test_foresight_stops_where_the_feeder_deck_is_turned() -> None:
    s = lay(rows=["cha1m", "spa6m"], hands=["yel6m bla1m bla4m yel5m"])
    ahead = s.foresee(0, PLAY(s.hands[0].sorted()[-1], 0)).events
    assert told_names(ahead) == ["played", "greater"]


@pytest.mark.rule("PF-TURN-1")
def test_a_whole_turn_hands_over_to_the_next_player() -> None:
    s = lay(rows=["cha6m", "spa6m"], hands=["yel1m bla1m bla4m yel5m"])
    draw(skip(play(s, "yel1m")))
    assert s.actors == [1]
    assert pass_turn(s).actors == [0]
