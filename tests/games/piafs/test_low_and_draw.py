"""The hand card that may be added, and phase C (PF-LOW, PF-DRAW)."""

from __future__ import annotations

import pytest
from tests.games.piafs.desk import (
    PASSING,
    add,
    asked,
    card,
    collection,
    draw,
    hand,
    lay,
    look,
    names,
    pass_turn,
    pests,
    play,
    row,
    seeds,
    skip,
    take,
    told,
    top_first,
)

from voliere.core.events import Event
from voliere.core.refused import Refused
from voliere.games.piafs.components import ADD, DRAW, TAKE
from voliere.games.piafs.position import Piafs
from voliere.games.piafs.refill import FILL_COLUMN


@pytest.mark.rule("PF-LOW-1")
def test_a_hand_card_no_stronger_than_the_one_played_may_be_added() -> None:
    s = play(lay(rows=["cha5m", "spa6m"], hands=["yel3m bla1m bla3f gre4m"]), "yel3m")
    assert s.choices(0) == [ADD(card("bla1m")), ADD(card("bla3f")), PASSING]
    add(s, "bla3f")
    assert collection(s, 0) == ["bla3f"]
    assert hand(s, 0) == ["bla1m", "gre4m"]
    assert row(s) == ["cha5m", "yel3m"]
    assert seeds(s) == [1, 2, 3, 1]


@pytest.mark.rule("PF-LOW-1")
def test_adding_is_optional_and_at_most_once() -> None:
    s = play(lay(rows=["cha5m", "spa6m"], hands=["yel3m bla1m bla3f gre4m"]), "yel3m")
    assert asked(skip(s.copy())) == "DrawBird"
    assert asked(add(s, "bla1m")) == "DrawBird"
    assert collection(s, 0) == ["bla1m"]


@pytest.mark.rule("PF-LOW-1")
def test_a_stronger_card_is_refused_with_the_reason() -> None:
    s = play(lay(rows=["cha5m", "spa6m"], hands=["yel3m bla1m bla3f gre4m"]), "yel3m")
    with pytest.raises(Refused):
        add(s, "gre4m")
    assert s.reasons(0) == {
        f"card:{card('gre4m')}": Event("too_strong", {"card": card("gre4m"), "strength": 3})
    }


@pytest.mark.rule("PF-LOW-2")
def test_without_a_card_that_fits_there_is_nothing_but_to_go_on() -> None:
    s = play(lay(rows=["cha5m", "spa6m"], hands=["yel1m bla2m bla3f gre4m"]), "yel1m")
    assert s.choices(0) == [PASSING]
    assert asked(skip(s)) == "DrawBird"


@pytest.mark.rule("PF-LOW-2", "PF-INFO-2")
def test_others_cannot_tell_whether_a_card_fits() -> None:
    fits = play(lay(rows=["cha5m", "spa6m"], hands=["yel1m bla1m bla3f gre4m"]), "yel1m")
    none = play(lay(rows=["cha5m", "spa6m"], hands=["yel1m bla2m bla3f gre4m"]), "yel1m")
    assert (fits.actors, asked(fits)) == (none.actors, asked(none)) == ([0], "AddBird")
    assert fits.log is not None
    assert none.log is not None
    assert skip(fits).log.heard(1) == skip(none).log.heard(1)  # type: ignore[union-attr]


@pytest.mark.rule("PF-LOW-2", "PF-R-8")
def test_with_an_empty_hand_nothing_is_asked() -> None:
    s = lay(rows=["cha5m", "spa6m"], hands=["yel1m", "bla1m bla2m"], track="", deck="")
    play(s, "yel1m")
    assert (s.turn, asked(s)) == (1, "PlayBird")


@pytest.mark.rule("PF-DRAW-1")
def test_the_hand_is_filled_to_four_one_card_at_a_time() -> None:
    s = play(lay(rows=["cha5m", "spa6m"], hands=["yel3m bla1m bla3f gre4m"]), "yel3m")
    add(s, "bla1m")
    assert len(s.hands[0]) == 2
    draw(s)
    assert (asked(s), s.turn, len(s.hands[0])) == ("DrawBird", 0, 3)
    draw(s)
    assert (s.turn, len(s.hands[0])) == (1, 4)


@pytest.mark.rule("PF-DRAW-1", "PF-R-12")
def test_a_card_of_the_track_is_replaced_at_once_and_the_new_one_may_be_chosen_next() -> None:
    s = lay(
        rows=["cha5m", "spa6m"],
        hands=["yel3m bla1m bla3f gre4m"],
        track="bul1m bul2m bul3m",
        deck="spa1m spa2m spa3m",
        numbers=[2, 0],
    )
    add(play(s, "yel3m"), "bla1m")
    assert s.choices(0) == [*[TAKE(card(x)) for x in ("bul1m", "bul2m", "bul3m")], DRAW()]
    take(s, "bul2m")
    assert names(look(s)["track"]) == ["bul1m", "spa3m", "bul3m"]
    take(s, "spa3m")
    assert names(look(s)["track"]) == ["bul1m", "spa1m", "bul3m"]
    assert hand(s, 0) == ["bla3f", "gre4m", "spa3m", "bul2m"]


@pytest.mark.rule("PF-DRAW-1", "PF-INFO-2")
def test_a_blind_draw_is_told_to_its_owner_alone() -> None:
    s = lay(rows=["cha5m", "spa6m"], hands=["yel3m bla1m bla3f gre4m"], deck="spa1m spa2m", numbers=[1])
    draw(skip(play(s, "yel3m")))
    assert s.log is not None
    assert [e for e in s.log.heard(0) if e.name.startswith("drew")] == [
        Event("drew_own", {"seat": 0, "card": card("spa2m")})
    ]
    assert [e for e in s.log.heard(1) if e.name.startswith("drew")] == [Event("drew_hidden", {"seat": 0})]


@pytest.mark.rule("PF-DRAW-2", "PF-R-8")
def test_without_a_deck_the_track_runs_out_and_drawing_stops() -> None:
    s = lay(rows=["cha5m", "spa6m"], hands=["yel3m bla1m bla3f"], track="bul1m bul2m", deck="")
    skip(play(s, "yel3m"))
    assert s.choices(0) == [TAKE(card("bul1m")), TAKE(card("bul2m"))]
    assert s.reasons(0) == {"draw:0": Event("deck_empty", {})}
    take(s, "bul1m")
    # One card is left on the track: it is taken without asking, and the hand stays at four or fewer
    assert s.turn == 1
    assert hand(s, 0) == ["bla1m", "bla3f", "bul1m", "bul2m"]
    assert names(look(s)["track"]) == []


@pytest.mark.rule("PF-DRAW-2", "PF-R-8")
def test_with_both_empty_the_turn_goes_on_with_fewer_cards() -> None:
    s = lay(rows=["cha5m", "spa6m"], hands=["yel3m bla1m bla3f"], track="", deck="")
    skip(play(s, "yel3m"))
    assert (s.turn, hand(s, 0)) == (1, ["bla1m", "bla3f"])


def filled(s: Piafs) -> Piafs:
    s.stop()
    s.push(FILL_COLUMN, 0)
    s.settle()
    return s


@pytest.mark.rule("PF-DRAW-3")
def test_seeds_go_above_the_others_and_pests_beside_the_lowest_free_position() -> None:
    s = filled(lay(seeds=[1, 2], pests=["crow"], feeder=[3, "squirrel", "crow", 1, 2], numbers=top_first(5)))
    assert (seeds(s), pests(s)) == ([1, 2, 3, 1], ["crow", "squirrel", "crow"])
    assert len(s.feeder) == 1


@pytest.mark.rule("PF-DRAW-3")
def test_a_pest_may_sit_where_no_seed_is_yet_and_a_fifth_leaves_the_game() -> None:
    s = filled(
        lay(
            seeds=[1],
            pests=["crow"],
            feeder=["squirrel", "squirrel", "crow", "crow", 3, 2, 1],
            numbers=top_first(7),
        )
    )
    assert pests(s) == ["crow", "squirrel", "squirrel", "crow"]
    assert look(s)["removed_pests"] == [1, 0]
    assert seeds(s) == [1, 3, 2, 1]


@pytest.mark.rule("PF-DRAW-4", "PF-END-1")
def test_a_missing_seed_triggers_the_end_and_the_column_stays_short() -> None:
    s = filled(lay(seeds=[1, 2], feeder=[3], numbers=[0]))
    assert (seeds(s), s.ending) == ([1, 2, 3], True)


@pytest.mark.rule("PF-DRAW-4", "PF-R-15")
def test_the_last_card_of_the_deck_triggers_nothing() -> None:
    s = filled(lay(seeds=[1, 2, 3], feeder=[3], numbers=[0]))
    assert (seeds(s), len(s.feeder), s.ending) == ([1, 2, 3, 3], 0, False)


@pytest.mark.rule("PF-DRAW-5")
def test_the_column_is_filled_at_the_end_of_a_turn_that_took_nothing() -> None:
    s = lay(rows=["cha6m", "spa6m"], hands=["yel1m bla1m bla3f gre4m"], seeds=[1, 2, 3], feeder=[2, 2])
    draw(skip(play(s, "yel1m")))
    assert (s.turn, len(seeds(s))) == (1, 4)
    pass_turn(s)
    assert len(seeds(s)) == 4


@pytest.mark.rule("PF-R-11", "PF-DRAW-5")
def test_the_hand_is_filled_before_the_column() -> None:
    s = lay(rows=["cha1m", "spa6m"], hands=["yel2m bla1m bla3f gre4m"], feeder=[2])
    play(s, "yel2m")
    assert (asked(s), len(seeds(s)), told(s, "seed_laid")[4:]) == ("DrawBird", 3, [])
    draw(s)
    assert len(seeds(s)) == 4
