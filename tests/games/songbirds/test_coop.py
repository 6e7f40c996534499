"""The cooperative variant (SB-COOP)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.songbirds.table import GAME, RED, begin, card, cell, lay_table, play_on, start, told, view

from voliere.core.refused import Refused
from voliere.core.rng import seeded
from voliere.games.songbirds.components import (
    AGREE,
    CARDS,
    CELLS,
    CHOOSER,
    DISAGREE,
    FAVOURITE,
    KEEP,
    PLACE,
    SHOW,
    SUGGEST,
    TITLE,
    WANTED,
)
from voliere.games.songbirds.position import Songbirds

TEAMS = [2, 3, 4]
MESSAGES = (KEEP, SUGGEST, CHOOSER, WANTED, AGREE, DISAGREE)


def team(seats: int, seed: int = 1, **options: Any) -> Songbirds:
    return start(seats, seed, mode="coop", **options)


def show(s: Songbirds, which: int = 0) -> int:
    """The player in turn shows a card to place."""
    seat = s.actors[0]
    shown = s.hands[seat].sorted()[which]
    s.apply(seat, SHOW(shown))
    return shown


def play(s: Songbirds, favourite_on: int | None) -> None:
    """To the end, with a favourite on the turn of that number (from 0)."""
    rng = seeded(3)
    while s.actors:
        seat, turn = s.actors[0], len(told(s, "placed", "favourite_open"))
        wanted = s.choices(seat)
        if any(a in FAVOURITE for a in wanted):
            wanted = [a for a in wanted if (a in FAVOURITE) == (turn == favourite_on)]
        s.apply(seat, wanted[int(rng.below(len(wanted)))])


@pytest.mark.rule("SB-COOP-1")
@pytest.mark.parametrize("seats", TEAMS)
def test_set_up_as_in_solo_with_a_card_each(seats: int) -> None:
    """The first player has drawn already: 19 cards, less one each, less that one."""
    s = team(seats)
    forest = view(s)["forest"]
    assert [k for k in range(25) if forest[k] >= 0] == [0, 4, 6, 8, 12, 16, 18, 20, 24]
    assert [len(hand) for hand in s.hands] == [2] + [1] * (seats - 1)
    assert view(s)["deck"] == 19 - seats - 1


@pytest.mark.rule("SB-COOP-1")
def test_the_first_player_is_drawn_and_play_goes_clockwise() -> None:
    began = Counter(GAME.new(3, seed, {"mode": "coop"}).actors[0] for seed in range(150))
    assert sorted(began) == [0, 1, 2]
    s = team(3, first_player="2")
    play_on(s)
    turns = [e["seat"] for e in told(s, "placed", "favourite_open")]
    assert turns == [(1 + k) % 3 for k in range(len(turns))]


@pytest.mark.rule("SB-COOP-1")
@pytest.mark.parametrize("option", [{"special": "raven"}, {"early_bird": True}, {"extended": "rounds"}])
def test_no_special_card_and_no_worm_whatever_the_number_of_players(option: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        team(4, **option)
    assert (view(team(4))["side"], view(team(4))["worms_left"]) == (None, [])


@pytest.mark.rule("SB-COOP-2")
def test_draw_then_act_with_ones_own_hand() -> None:
    s = team(3)
    assert told(s, "drew")[0]["seat"] == 0
    hand = s.hands[0].sorted()
    assert s.choices(0) == [FAVOURITE(c, 0) for c in hand] + [SHOW(c) for c in hand]
    show(s)
    s.apply(0, s.choices(0)[0])
    assert s.actors == [1]
    assert [e["seat"] for e in told(s, "drew")] == [0, 1]
    assert [len(h) for h in s.hands] == [1, 2, 1]


@pytest.mark.rule("SB-COOP-3", "SB-INFO-3")
def test_one_favourite_for_the_team_face_up() -> None:
    s = team(3)
    kept = s.hands[0].sorted()[0]
    s.apply(0, FAVOURITE(kept, 0))
    for seat in (-1, 0, 1, 2):
        assert view(s, seat)["team_favourite"] == kept
    assert s.resample(1, seeded(1)).favourites[0] == kept
    while s.actors:
        assert not any(a in FAVOURITE for a in s.choices(s.actors[0]))
        s.apply(s.actors[0], s.choices(s.actors[0])[0])
    assert len(told(s, "favourite_open")) == 1


@pytest.mark.rule("SB-COOP-3")
@pytest.mark.parametrize("turn", [0, 1, 2, 5])
def test_anybody_may_choose_it_on_their_own_turn(turn: int) -> None:
    s = team(3)
    play(s, turn)
    assert told(s, "favourite_open")[0]["seat"] == turn % 3
    assert view(s)["team_favourite"] == told(s, "favourite_open")[0]["card"]


@pytest.mark.rule("SB-COOP-4", "SB-R-11")
@pytest.mark.parametrize("seats", TEAMS)
@pytest.mark.parametrize("favourite_on", [None, 0, 7])
def test_an_empty_deck_skips_the_draw(seats: int, favourite_on: int | None) -> None:
    """The last N - 2 turns of 17, or N - 3 of 16; everybody concerned holds a card, and plays it."""
    s = team(seats, 8)
    play(s, favourite_on)
    turns = 16 if favourite_on is None else 17
    assert len(told(s, "placed", "favourite_open")) == turns
    skipped = max(0, seats - (3 if favourite_on is None else 2))
    assert s.log is not None
    drew = []
    names = [e.name for e in s.log.events if e.name in ("drew", "placed", "favourite_open")]
    for k, name in enumerate(names):
        if name != "drew":
            drew.append(names[k - 1] == "drew")
    assert drew == [True] * (turns - skipped) + [False] * skipped
    assert len(told(s, "placed")) == 16


@pytest.mark.rule("SB-COOP-5")
@pytest.mark.parametrize(("favourite", "points", "title"), [("r7", 57, "superstar"), (None, 0, "rookie")])
def test_end_score_and_title_are_those_of_solo(favourite: str | None, points: int, title: str) -> None:
    kept = card(favourite) if favourite else -1
    left = [c for c in range(CARDS) if c not in (kept, card("b1"), card("b2"))]
    s = lay_table(2, dict(zip(range(24), left, strict=False)), ["b1", "b2"], [0] * 10, mode="coop")
    s.harvest[RED] = 50
    s.favourites = [kept, -1]
    begin(s)
    s.apply(0, SHOW(card("b1"))) if s.actors else None
    assert s.actors == []
    assert [score.total for score in s.scores()] == [points, points]
    assert told(s, "title") == [{"points": points, "title": TITLE.index[title]}]
    assert s.places() == [1, 1]
    assert len(set(s.returns())) == 1


@pytest.mark.rule("SB-COOP-6")
def test_nothing_can_be_said_of_ones_hand() -> None:
    """All there is to say are fixed messages, and which of them hangs on nothing hidden."""
    s = team(3)
    rng = seeded(4)
    while s.actors:
        for seat in range(3):
            said = s.asides(seat)
            assert all(any(a in block for block in MESSAGES) for a in said)
            for other in range(3):
                assert s.resample(other, rng).asides(seat) == said
        s.apply(s.actors[0], s.sample(s.actors[0], rng))


@pytest.mark.rule("SB-COOP-6")
def test_hands_of_team_mates_are_not_shown() -> None:
    s = team(2)
    assert view(s, 1)["hand"] == s.hands[1].sorted()
    assert {tuple(s.resample(1, seeded(k)).hands[0].sorted()) for k in range(20)} != {
        tuple(s.hands[0].sorted())
    }
    assert s.log is not None
    assert not any(event.name == "drew" for event in s.log.heard(1))
    assert any(event.name == "drew_hidden" for event in s.log.heard(1))


@pytest.mark.rule("SB-COOP-6", "SB-COOP-7")
def test_cells_to_be_left_empty_may_be_named() -> None:
    s = team(2)
    empty = [k for k in range(CELLS) if view(s)["forest"][k] < 0]
    assert [a for a in s.asides(1) if a in KEEP] == [KEEP(k) for k in empty]
    s.apply(1, KEEP(cell("c1")))
    assert told(s, "said_keep") == [{"seat": 1, "cell": cell("c1")}]
    assert s.actors == [0]  # it is no move


@pytest.mark.rule("SB-COOP-6", "SB-COOP-7")
def test_who_chooses_the_favourite_and_its_colour_may_be_agreed_until_it_is_chosen() -> None:
    s = team(3)
    s.apply(2, CHOOSER(1))
    s.apply(2, WANTED(RED))
    s.apply(0, AGREE())
    s.apply(1, DISAGREE())
    assert told(s, "said_chooser") == [{"seat": 2, "seat_other": 1}]
    assert told(s, "said_wanted") == [{"seat": 2, "colour": RED}]
    assert (told(s, "said_agree"), told(s, "said_disagree")) == ([{"seat": 0}], [{"seat": 1}])
    assert [(said["seat"], said["action"]) for said in view(s)["said"]] == [
        (2, CHOOSER(1)),
        (2, WANTED(RED)),
        (0, AGREE()),
        (1, DISAGREE()),
    ]
    s.apply(0, FAVOURITE(s.hands[0].sorted()[0], 0))
    assert view(s)["said"] == []
    assert not any(a in CHOOSER or a in WANTED for a in s.asides(2))


@pytest.mark.rule("SB-COOP-6", "SB-COOP-7")
def test_a_card_shown_is_seen_by_all_and_cannot_be_exchanged() -> None:
    s = team(3)
    shown = show(s, 1)
    for seat in (-1, 0, 1, 2):
        assert view(s, seat)["shown"] == shown
        assert s.resample(seat, seeded(2)).hands[0].has(shown)
    assert s.actors == [0]
    assert s.choices(0) == [PLACE(shown, k) for k in view(s)["open"]]
    other = next(c for c in s.hands[0].sorted() if c != shown)
    for wrong in (PLACE(other, view(s)["open"][0]), SHOW(other), FAVOURITE(shown, 0)):
        with pytest.raises(Refused):
            s.apply(0, wrong)


@pytest.mark.rule("SB-COOP-6", "SB-COOP-7")
def test_cells_may_be_suggested_once_a_card_is_shown() -> None:
    s = team(3)
    assert not any(a in SUGGEST for a in s.asides(1))
    show(s)
    assert [a for a in s.asides(1) if a in SUGGEST] == [SUGGEST(k) for k in view(s)["open"]]
    s.apply(1, SUGGEST(view(s)["open"][3]))
    assert told(s, "said_suggest") == [{"seat": 1, "cell": view(s)["open"][3]}]
    s.apply(0, s.choices(0)[0])  # the suggestion does not bind
    assert view(s)["shown"] is None


@pytest.mark.rule("SB-COOP-7")
def test_the_same_is_said_once_a_turn_and_strangers_say_nothing() -> None:
    s = team(2)
    s.apply(1, AGREE())
    assert AGREE() not in s.asides(1)
    assert AGREE() in s.asides(0)
    assert s.asides(-1) == s.asides(2) == []
    show(s)
    s.apply(0, s.choices(0)[0])
    assert AGREE() in s.asides(1)
    play_on(s)
    assert s.asides(0) == []


@pytest.mark.rule("SB-COOP-7")
def test_no_messages_outside_the_cooperative_game() -> None:
    assert start(3).asides(0) == []
    assert start(1).asides(0) == []


@pytest.mark.rule("SB-R-12")
def test_two_to_four_players() -> None:
    assert [len(team(seats).hands) for seats in TEAMS] == TEAMS
    for seats in (1, 5):
        with pytest.raises(Refused):
            team(seats)
