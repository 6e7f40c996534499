"""Who may know what, worlds that keep it, answers in advance (WS-INFO-1)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.wingspan.tables import (
    activate,
    asked,
    dice,
    discard,
    do,
    face_up,
    feed,
    food_of,
    game,
    hold,
    new,
    number,
    on_top,
    options,
    put,
)

from voliere.core.rng import seeded
from voliere.core.space import HIDDEN
from voliere.games.wingspan.birds import BIRDS
from voliere.games.wingspan.cards import discard_from_hand, draw_face_up, draw_top, reshuffle
from voliere.games.wingspan.components import CARDS, SPACE
from voliere.games.wingspan.position import Wingspan
from voliere.games.wingspan.state import CAME, IN_DECK

WORLDS = 60


def worlds(s: Wingspan, seat: int) -> list[Wingspan]:
    rng = seeded(7)
    return [s.resample(seat, rng) for _ in range(WORLDS)]


@pytest.mark.rule("WS-INFO-1")
def test_what_everybody_sees_and_what_not() -> None:
    s = game(2)
    me, other = s.actors[0], 1 - s.actors[0]
    hold(s, other, "mallard", "willet")
    put(s, other, "osprey", eggs=1)
    view: Any = s.view(me)
    theirs = view["players"][other]
    assert (theirs["cards"], theirs["hand"], theirs["bonus"], theirs["bonus_cards"]) == (2, None, None, 1)
    assert theirs["food"] == [1] * 5
    assert theirs["rows"][2]["birds"][0]["eggs"] == 1
    assert "bonus" not in view["scores"][other]["lines"]
    assert "bonus" in view["scores"][me]["lines"]
    assert (view["deck"], view["discards"]) == (len(s.deck), len(s.discards))
    mine: Any = s.view(other)
    assert mine["players"][other]["hand"] == sorted([number("mallard"), number("willet")])


@pytest.mark.rule("WS-INFO-1")
def test_cards_put_away_from_a_hand_are_sealed() -> None:
    s = game(2)
    assert s.seen(0, 1, SPACE.parse("discard mallard")) == HIDDEN
    assert s.seen(0, 1, SPACE.parse("tuck mallard")) == HIDDEN
    assert s.seen(1, 1, SPACE.parse("tuck mallard")) == SPACE.parse("tuck mallard")
    assert s.seen(0, 1, SPACE.parse("draw mallard")) == SPACE.parse("draw mallard")
    assert s.seen(0, 1, SPACE.parse("promise turkey-vulture never")) == HIDDEN


@pytest.mark.rule("WS-INFO-1")
def test_events_keep_secrets() -> None:
    s = game(2)
    me = s.actors[0]
    put(s, me, "american-coot")
    hold(s, me, "mallard", "willet")
    assert activate(s, "american-coot")
    assert s.log is not None
    since = len(s.log.events)
    do(s, "use", "tuck mallard")
    heard = s.log.heard(1 - me, since)
    assert [event.name for event in heard] == ["used", "tucked_hidden"]
    assert number("mallard") not in [event.args.get("bird") for event in heard]
    assert [event.name for event in s.log.heard(me, since)] == ["used", "tucked"]


@pytest.mark.rule("WS-INFO-1")
def test_a_hunt_is_seen_by_all() -> None:
    s = game(2)
    me = s.actors[0]
    put(s, me, "barred-owl")
    assert activate(s, "barred-owl")
    on_top(s, "ruby-crowned-kinglet")
    do(s, "use")
    for w in worlds(s, 1 - me):
        assert w.place[number("ruby-crowned-kinglet")] == s.place[number("ruby-crowned-kinglet")]


@pytest.mark.rule("WS-INFO-1")
def test_worlds_deal_hidden_hands_anew_and_keep_what_was_seen() -> None:
    s = game(2)
    me, other = s.actors[0], 1 - s.actors[0]
    face_up(s, "mallard", "willet", "osprey")
    draw_face_up(s, other, number("mallard"))
    for _ in range(3):
        draw_top(s, other)
    hands = set()
    for w in worlds(s, me):
        assert w.hands[other].has(number("mallard"))
        assert len(w.hands[other]) == 4
        assert w.hands[me].sorted() == s.hands[me].sorted()
        hands.add(tuple(w.hands[other].sorted()))
    assert len(hands) > WORLDS // 2


@pytest.mark.rule("WS-INFO-1")
def test_a_card_seen_going_into_a_hand_may_be_the_one_put_away() -> None:
    """Three cards of the tray, then one is discarded unseen: each may be that one, none is in the deck."""
    s = game(2)
    me, other = s.actors[0], 1 - s.actors[0]
    face_up(s, "mallard", "willet", "osprey")
    seen = [number(name) for name in ("mallard", "willet", "osprey")]
    for bird in seen:
        draw_face_up(s, other, bird)
    discard_from_hand(s, other, seen[0])
    face_up(s, "anhinga")
    draw_face_up(s, other, number("anhinga"))  # later: surely still in hand
    gone = set()
    for w in worlds(s, me):
        away = [bird for bird in seen if not w.hands[other].has(bird)]
        assert len(away) == 1
        assert w.discards.has(away[0])
        assert w.hands[other].has(number("anhinga"))
        gone.add(away[0])
    assert gone == set(seen)
    for w in worlds(s, other):
        assert w.discards.has(seen[0])  # who discarded it knows


@pytest.mark.rule("WS-INFO-1", "WS-DRAW-5")
def test_what_was_in_the_discards_when_they_became_the_deck_was_not_drawn_before() -> None:
    s = game(2)
    me, other = s.actors[0], 1 - s.actors[0]
    for _ in range(4):
        draw_top(s, other)
    early = s.hands[other].sorted()
    face_up(s, "mallard", "willet", "osprey")
    open_ones = [int(bird) for bird in s.tray]
    for bird in open_ones:
        discard_openly(s, bird)
    for bird in s.deck.sorted():  # the rest of the deck goes away unseen
        s.deck.take(bird)
        s.discards.add(bird)
        s.place[bird] = 1
    reshuffle(s)
    for _ in range(3):
        draw_top(s, other)
    late_places = set()
    for w in worlds(s, me):
        for bird in open_ones:
            if w.hands[other].has(bird):
                late_places.add(bird)
        assert len(w.hands[other]) == 7
        hidden_early = [bird for bird in w.hands[other].sorted() if w.memory[CAME + bird] < s.clock - 6]
        assert not set(hidden_early) & set(open_ones)
    assert early


def discard_openly(s: Wingspan, bird: int) -> None:
    discard(s, BIRDS[bird].name)
    s.memory[bird] = 15


@pytest.mark.rule("WS-INFO-1")
def test_worlds_of_the_set_up_hide_how_far_the_others_are() -> None:
    s = new(3)
    for _ in range(4):
        s.apply(1, s.choices(1)[-1])
    while s.lanes[2]:
        s.apply(2, s.choices(2)[-1])
    finished = set()
    for w in worlds(s, 0):
        assert w.actors == s.actors == [0, 1]
        assert w.kept[1] == 0
        assert len(w.lanes[1]) == 1
        finished.add(int(w.kept[2]))
        assert w.hands[0].sorted() == s.hands[0].sorted()
    assert len(finished) > 10


@pytest.mark.rule("WS-INFO-1")
def test_who_is_asked_for_one_more_bird_can_play_one_in_every_world() -> None:
    s = game(2)
    me = s.actors[0]
    hold(s, me, "downy-woodpecker", "black-vulture", "mallard", "willet")
    put(s, me, "osprey", eggs=1)
    feed(s, me, seed=3, invertebrate=2, rodent=2)
    do(s, "play downy-woodpecker forest", "pay-for-me")
    assert asked(s) == "PlayAnother"
    assert sum(len(w.choices(me)) > 1 for w in worlds(s, 1 - me)) > WORLDS * 0.9
    assert all(w.choices(me) for w in worlds(s, 1 - me))


@pytest.mark.rule("WS-INFO-1")
def test_cards_tucked_from_the_deck_nobody_knows() -> None:
    s = game(2)
    me = s.actors[0]
    put(s, me, "sandhill-crane", "grassland")
    feed(s, me, seed=1)
    assert activate(s, "sandhill-crane")
    do(s, "use")
    tucked = [bird for bird in range(CARDS) if s.place[bird] >= 100]
    assert len(tucked) == 2
    seen = {tuple(bird for bird in range(CARDS) if w.place[bird] >= 100) for w in worlds(s, me)}
    assert len(seen) > WORLDS // 2


def test_worlds_hold_every_card_once() -> None:
    s = game(4)
    while s.round < 3:
        do(s, options(s)[0] if asked(s) != "Turn" else "draw-cards")
    for w in worlds(s, 2):
        assert sorted(w.deck.sorted()) == [bird for bird in range(CARDS) if w.place[bird] == IN_DECK]
        for seat in range(4):
            assert w.hands[seat].sorted() == [bird for bird in range(CARDS) if w.place[bird] == 8 + seat]
            assert len(w.hands[seat]) == len(s.hands[seat])


# -- answers in advance ------------------------------------------------------------------------------


def test_always_acts_without_asking_and_never_is_silent() -> None:
    s = game(2)
    owner = 1 - s.actors[0]
    put(s, owner, "belted-kingfisher")
    feed(s, owner)
    hold(s, s.actors[0], "california-condor")
    for said, fish in (("never", 0), ("always", 2), ("ask", -1)):
        t = s.copy()
        if said != "ask":
            t.apply(owner, SPACE.parse(f"promise belted-kingfisher {said}"))
        do(t, "play california-condor wetland")
        if said == "ask":
            assert asked(t) == "React"
        else:
            assert asked(t) == "Offer"
            assert food_of(t, owner)[2] == fish


def test_always_still_asks_how() -> None:
    s = game(2)
    owner = 1 - s.actors[0]
    put(s, owner, "bronzed-cowbird")
    put(s, owner, "house-finch", "forest")
    put(s, owner, "song-sparrow", "forest")
    s.apply(owner, SPACE.parse("promise bronzed-cowbird always"))
    do(s, "lay-eggs")
    assert (asked(s), s.actors) == ("LayOne", [owner])


def test_promises_are_secret_and_change_nothing_else() -> None:
    s = game(2)
    owner = 1 - s.actors[0]
    put(s, owner, "belted-kingfisher")
    view = s.view(1 - owner)
    s.apply(owner, SPACE.parse("promise belted-kingfisher never"))
    s.apply(owner, SPACE.parse("shares always"))
    assert s.view(1 - owner) == view
    own: Any = s.view(owner)
    assert own["promises"] == [{"bird": number("belted-kingfisher"), "answer": 2}]
    assert own["shares_welcome"]
    for w in worlds(s, 1 - owner):
        assert (w.always[owner], w.never[owner]) == (0, 0)


def test_welcome_shares_are_not_asked() -> None:
    s = game(2)
    me, other = s.actors[0], 1 - s.actors[0]
    put(s, me, "osprey")
    feed(s, other)
    s.apply(other, SPACE.parse("shares always"))
    assert activate(s, "osprey")
    do(s, "use", "use")
    assert asked(s) == "Turn"
    assert food_of(s, other)[2] == 1


def test_never_said_while_asked_settles_the_question() -> None:
    s = game(2)
    owner = 1 - s.actors[0]
    put(s, owner, "belted-kingfisher")
    hold(s, s.actors[0], "california-condor")
    do(s, "play california-condor wetland")
    assert asked(s) == "React"
    s.apply(owner, SPACE.parse("promise belted-kingfisher never"))
    assert asked(s) == "Offer"


def test_looking_ahead_stops_at_chance_and_at_others() -> None:
    s = game(2)
    me = s.actors[0]
    put(s, 1 - me, "belted-kingfisher")
    hold(s, me, "california-condor")
    events = [event.name for event in s.foresee(me, SPACE.parse("play california-condor wetland")).events]
    assert events == ["plays", "placed"]
    dice(s, "fish", "seed")
    do(s, "gain-food")
    assert [event.name for event in s.foresee(me, SPACE.parse("take fish")).events][:1] == ["gained"]


@pytest.mark.rule("WS-INFO-1")
def test_a_spectator_knows_no_more_than_the_table_shows() -> None:
    s = game(2)
    me = s.actors[0]
    put(s, me, "sandhill-crane", "grassland")
    feed(s, me, seed=1)
    for _ in range(3):
        draw_top(s, me)
    assert activate(s, "sandhill-crane")
    do(s, "use")
    hands = {tuple(w.hands[me].sorted()) for w in worlds(s, -1)}
    tucked = {tuple(bird for bird in range(CARDS) if w.place[bird] >= 100) for w in worlds(s, -1)}
    assert min(len(hands), len(tucked)) > WORLDS // 2


@pytest.mark.rule("WS-SETUP-8", "WS-INFO-1")
def test_open_hands_are_open_only_after_the_choice() -> None:
    """Until then, and for what was not kept, they are as secret as others."""
    s = new(2, hands="public")
    dealt = s.hands[1].sorted()
    assert len({tuple(w.hands[1].sorted()) for w in worlds(s, 0)}) > WORLDS // 2
    for seat in range(2):
        s.apply(seat, s.choices(seat)[1])  # keep the first bird
        while s.lanes and s.lanes[seat]:
            s.apply(seat, s.choices(seat)[0])
    assert s.view(0)["players"][1]["hand"] == dealt[:1]  # type: ignore[index]
    for w in worlds(s, 0):
        assert w.hands[1].sorted() == dealt[:1]
    assert len({tuple(w.discards.sorted()) for w in worlds(s, 0)}) > WORLDS // 2
    assert s.log is not None
    heard = [event.args["bird"] for event in s.log.heard(0) if event.name == "discarded"]
    assert not set(heard) & set(dealt)
