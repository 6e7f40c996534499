"""The option migration."""

from __future__ import annotations

import pytest
from tests.games.feather.table import PASS, PLAY, cards, events, new, stroll

from voliere.core.cards import Bag
from voliere.core.refused import Refused
from voliere.core.rng import seeded
from voliere.games.feather.position import Feather


def pass_on(s: Feather, seat: int, birds: list[int]) -> None:
    for bird in birds:
        s.apply(seat, PASS(bird))


@pytest.mark.rule("BF-MIG-1")
def test_cards_fly_to_the_left_all_at_once() -> None:
    # given what everybody is going to pass
    s = new(4, migration=True)
    before = [hand.sorted() for hand in s.hands]
    going = [hand[:3] for hand in before]
    assert s.actors == [0, 1, 2, 3]
    # when all but the last have chosen, nothing has arrived
    for seat in (3, 1, 0):
        pass_on(s, seat, going[seat])
    assert len(s.hands[0]) == 12
    assert events(s, "received", seat=0) == []
    # when the last has chosen, everybody has what came from the right
    pass_on(s, 2, going[2])
    for seat in range(4):
        assert s.hands[seat].sorted() == sorted(before[seat][3:] + going[seat - 1])
        [received] = events(s, "received", seat=seat)
        assert received["birds"] == sorted(going[seat - 1])
        assert received["seat_other"] == (seat - 1) % 4


@pytest.mark.rule("BF-MIG-1", "BF-INFO-2")
def test_what_is_passed_stays_between_two_players() -> None:
    s = new(4, migration=True)
    view = s.view(2)
    pass_on(s, 0, s.hands[0].sorted()[:2])
    assert s.view(2) == view, "nothing shows before a seat has answered in full"
    pass_on(s, 0, s.hands[0].sorted()[:1])
    assert s.view(2)["players"][0] == {**view["players"][0], "chosen": True}  # type: ignore[index]
    assert events(s, "passed", seat=1) == []
    assert len(events(s, "passed", seat=0)) == 3


@pytest.mark.rule("BF-MIG-2")
@pytest.mark.parametrize(("seats", "number"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 2), (7, 1)])
def test_number_of_cards_passed(seats: int, number: int) -> None:
    s = new(seats, migration=True)
    for seat in range(seats):
        for _ in range(number):
            assert s.choices(seat)[0] in PASS
            s.apply(seat, s.choices(seat)[0])
    assert s.choices(0)[0] in PLAY
    assert [len(hand) for hand in s.hands] == [s.agreed.setup.size] * s.agreed.hands


@pytest.mark.rule("BF-MIG-3")
def test_neutral_hands_take_no_part() -> None:
    s = new(3, migration=True)
    neutral = s.hands[3].sorted()
    going = [s.hands[k].sorted()[:3] for k in range(3)]
    for seat in range(3):
        pass_on(s, seat, going[seat])
    assert s.hands[3].sorted() == neutral
    assert all(s.hands[0].has(bird) for bird in going[2])


@pytest.mark.rule("BF-R-12")
def test_two_players_swap_three_cards() -> None:
    s = new(2, migration=True)
    s.hands[0] = Bag(cards("golden-eagle", "osprey", "cactus-wren", *["western-gull"] * 3))
    s.hands[1] = Bag(cards("virginia-rail", "scotts-oriole", "varied-thrush", *["dark-eyed-junco"] * 3))
    pass_on(s, 0, cards("golden-eagle", "osprey", "cactus-wren"))
    pass_on(s, 1, cards("virginia-rail", "scotts-oriole", "varied-thrush"))
    assert s.hands[0].sorted() == sorted(
        cards("virginia-rail", "scotts-oriole", "varied-thrush", *["western-gull"] * 3)
    )


@pytest.mark.rule("BF-R-13")
def test_received_cards_cannot_be_passed_on() -> None:
    s = new(4, migration=True)
    hands = [set(hand.sorted()) for hand in s.hands]
    for seat in range(4):
        for _ in range(3):
            choices = s.choices(seat)
            assert {a - PASS.first for a in choices} <= hands[seat]
            s.apply(seat, choices[-1])


@pytest.mark.rule("BF-R-17", "BF-DRAFT-1")
def test_no_migration_with_a_draft() -> None:
    with pytest.raises(Refused, match="cannot be combined"):
        new(4, migration=True, draft=True)


@pytest.mark.rule("BF-R-17")
def test_raptors_go_with_migration_and_with_the_draft() -> None:
    for other in ("migration", "draft"):
        s = stroll(new(4, raptors=True, **{other: True}))
        assert s.actors == []


@pytest.mark.rule("BF-INFO-2")
def test_what_was_passed_stays_known_until_it_is_played() -> None:
    # given seat 0 passed three birds, the first of which exists once
    s = new(4, seed=3, migration=True)
    going = sorted(s.hands[0].sorted(), key=lambda bird: bird % 7)[:3]
    assert going[0] % 7 < 3
    pass_on(s, 0, going)
    s = stroll(s, moves=9)
    # then the neighbour holds them in every world
    rng = seeded(4)
    for _ in range(30):
        w = s.resample(0, rng)
        assert all(w.hands[1].has(bird) for bird in going)
    # until it is seen to play one: then the others still stay
    s.apply(1, PLAY(going[0]))
    for seat in (0, 2, 3):
        s.apply(seat, s.choices(seat)[0])
    for _ in range(30):
        w = s.resample(0, rng)
        assert not w.hands[1].has(going[0])
        assert all(w.hands[1].has(bird) for bird in going[1:])


@pytest.mark.rule("BF-INFO-2")
def test_a_sealed_card_may_be_one_of_those_passed() -> None:
    s = stroll(new(2, migration=True), moves=6)
    passed = s.passed[0]
    s.apply(1, PLAY(passed[0]))
    rng = seeded(8)
    laid = set()
    for _ in range(200):
        w = s.resample(0, rng)
        laid.add(int(w.chosen[1]))
        held = [*w.hands[1].sorted(), int(w.chosen[1])]
        assert all(held.count(bird) >= passed.count(bird) for bird in passed)
    assert passed[0] in laid
    assert len(laid) > 5
