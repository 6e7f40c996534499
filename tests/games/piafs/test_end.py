"""The trigger, equal turns, the last secret choice (PF-END)."""

from __future__ import annotations

import pytest
from tests.games.piafs.desk import (
    asked,
    card,
    collection,
    hand,
    keep,
    lay,
    look,
    names,
    pass_turn,
    pile,
    play,
    seeds,
    skip,
    told,
)

from voliere.core.refused import Refused
from voliere.core.rng import seeded
from voliere.core.space import HIDDEN
from voliere.games.piafs.components import KEEP
from voliere.games.piafs.position import Piafs
from voliere.games.piafs.turn import END_TURN

HANDS = ["yel1m yel2m yel3m yel4m", "bul1m bul2m bul3m bul4m", "gre1m gre2m gre3m gre4m"]


def last_choice(hands: list[str] | None = None, seats: int = 3) -> Piafs:
    """Everybody has had the last turn: the seats choose what to keep."""
    s = lay(seats, hands=hands or HANDS, ending=True, turn=seats - 1)
    s.stop()
    s.turn = seats - 1
    s.push(END_TURN, seats - 1)
    s.settle()
    return s


@pytest.mark.rule("PF-END-1", "PF-DRAW-4")
def test_the_end_is_triggered_once_and_said_once() -> None:
    s = lay(seeds=[1], feeder=[])
    pass_turn(s)
    assert s.ending
    assert look(s)["ending"]
    pass_turn(s)
    assert told(s, "end_triggered") == [{}]


@pytest.mark.rule("PF-END-2", "PF-R-21")
@pytest.mark.parametrize(
    ("first", "turn", "more"), [(0, 0, 2), (0, 1, 1), (0, 2, 0), (1, 1, 2), (1, 0, 0), (2, 0, 1)]
)
def test_after_the_trigger_the_round_is_finished(first: int, turn: int, more: int) -> None:
    # Given a table of three where the turn of `turn` triggers the end
    s = pass_turn(lay(3, seeds=[1], feeder=[], first=first, turn=turn))
    turns = 0
    while asked(s) == "PlayBird":
        assert look(s)["last_turns"] == [(turn + 1 + k) % 3 for k in range(turns, more)]
        pass_turn(s)
        turns += 1
    assert turns == more
    assert look(s)["last_turns"] == []
    assert (asked(s), s.actors) == ("KeepCard", [0, 1, 2])


@pytest.mark.rule("PF-END-3")
def test_the_last_turns_follow_the_same_rules() -> None:
    s = lay(rows=["cha1m", "spa6m"], hands=["yel2m bla1m bla4m bla3m"], seeds=[3], feeder=[], ending=True)
    play(s, "yel2m")
    assert (pile(s, 0), collection(s, 0), seeds(s)) == ([3], ["cha1m"], [])
    assert asked(s) == "DrawBird"


@pytest.mark.rule("PF-END-4")
def test_each_keeps_two_cards_and_discards_two() -> None:
    s = last_choice()
    keep(s, 0, "yel4m", "yel1m")
    keep(s, 1, "bul3m", "bul4m")
    keep(s, 2, "gre1m", "gre2m")
    assert s.over
    assert [collection(s, k) for k in range(3)] == [
        ["yel1m", "yel4m"],
        ["bul3m", "bul4m"],
        ["gre1m", "gre2m"],
    ]
    assert told(s, "kept")[0] == {"seat": 0, "cards": [card("yel1m"), card("yel4m")], "discards": 2}
    assert s.actors == []


@pytest.mark.rule("PF-END-4")
def test_the_same_card_cannot_be_kept_twice() -> None:
    s = keep(last_choice(), 1, "bul2m")
    assert names([a - KEEP.first for a in s.choices(1)]) == ["bul1m", "bul3m", "bul4m"]
    with pytest.raises(Refused):
        keep(s, 1, "bul2m")


@pytest.mark.rule("PF-END-4", "PF-R-16", "PF-INFO-2")
def test_choices_stay_sealed_until_the_last_and_come_in_any_order() -> None:
    s = last_choice()
    before = [look(s, 0), look(s)]
    keep(s, 2, "gre1m", "gre2m")
    keep(s, 1, "bul3m")
    for view, was in zip([look(s, 0), look(s)], before, strict=True):
        assert [player["chosen"] for player in view["players"]] == [False, False, True]  # who, never what
        view["players"][2]["chosen"] = False
        assert view == was
    assert names(look(s, 2)["own_kept"]) == ["gre1m", "gre2m"]
    assert s.actors == [0, 1]
    assert s.log is not None
    assert not [e for e in s.log.heard(0) if e.name.startswith("kept")]
    assert s.seen(0, 2, KEEP(card("gre1m"))) == HIDDEN
    assert s.seen(2, 2, KEEP(card("gre1m"))) == KEEP(card("gre1m"))
    other = last_choice()
    keep(other, 1, "bul3m")
    keep(other, 2, "gre2m", "gre1m")
    for t in (s, other):
        keep(t, 1, "bul4m")
        keep(t, 0, "yel1m", "yel2m")
    assert s.table() == {**other.table(), "kept": s.table()["kept"]}


@pytest.mark.rule("PF-END-4", "PF-INFO-2")
def test_a_sampled_world_deals_sealed_choices_anew() -> None:
    s = keep(last_choice(), 2, "gre1m", "gre2m")
    kept = {tuple(look(s.resample(0, seeded(k)), 2)["own_kept"]) for k in range(40)}
    assert len(kept) > 10
    for k in range(10):
        w = s.resample(0, seeded(k))
        assert set(look(w, 2)["own_kept"]) < set(look(w, 2)["hand"])


@pytest.mark.rule("PF-END-4", "PF-INFO-2")
def test_discarded_cards_stay_hidden_after_the_end() -> None:
    s = last_choice()
    for seat, kept in enumerate(["yel1m yel2m", "bul1m bul2m", "gre1m gre2m"]):
        keep(s, seat, *kept.split())
    assert names(look(s, 0)["own_discarded"]) == ["yel3m", "yel4m"]
    assert look(s)["own_discarded"] == []
    worlds = [s.resample(0, seeded(k)) for k in range(20)]
    assert all(look(w, 0) == look(s, 0) for w in worlds)
    assert len({tuple(hand(w, 1)) for w in worlds}) > 5


@pytest.mark.rule("PF-END-4", "PF-R-9")
def test_with_three_cards_two_are_kept_and_with_two_or_fewer_all() -> None:
    s = last_choice(["yel1m yel2m yel3m", "bul1m bul2m", "gre1m"])
    assert s.actors == [0]
    keep(s, 0, "yel2m", "yel3m")
    assert [collection(s, k) for k in range(3)] == [["yel2m", "yel3m"], ["bul1m", "bul2m"], ["gre1m"]]
    assert [x["discards"] for x in told(s, "kept")] == [1, 0, 0]


@pytest.mark.rule("PF-R-8")
def test_a_player_without_cards_skips_a_and_b_but_has_had_the_turn() -> None:
    s = lay(3, rows=["cha6m", "spa6m"], hands=["yel1m yel2m", "", "gre1m gre2m"], track="", deck="", turn=0)
    skip(play(s, "yel1m"))
    assert told(s, "skipped") == [{"seat": 1}]
    assert s.actors == [2]


@pytest.mark.rule("PF-R-8", "PF-END-2")
def test_a_skipped_turn_may_be_the_last_of_the_game() -> None:
    s = lay(
        3, rows=["cha6m", "spa6m"], hands=["gre2m", "yel1m yel2m", ""], track="", deck="", turn=1, ending=True
    )
    skip(play(s, "yel1m"))
    assert told(s, "skipped") == [{"seat": 2}]
    assert s.over
    assert [collection(s, k) for k in range(3)] == [["gre2m"], ["yel2m"], []]


@pytest.mark.rule("PF-R-8")
def test_the_game_ends_at_once_when_nobody_has_a_card() -> None:
    s = lay(2, rows=["cha6m", "spa6m"], hands=["yel1m", ""], track="", deck="")
    play(s, "yel1m")
    assert (s.over, s.ending, s.actors) == (True, False, [])
    assert told(s, "kept") == []
    assert len(told(s, "won")) == 1
