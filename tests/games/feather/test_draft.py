"""The option draft."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.feather.table import BIRD, GIVE, KEEP, PLAY, cards, events, names_of, new, stroll

from voliere.core.cards import Bag
from voliere.core.rng import seeded
from voliere.core.state import NOBODY
from voliere.games.feather.components import DECK
from voliere.games.feather.draft import pack_of
from voliere.games.feather.position import Feather
from voliere.games.feather.state import DRAFTING

PACKS = [(7, 1, 8, 8), (6, 2, 5, 10), (5, 2, 6, 12), (4, 3, 5, 15), (3, 2, 10, 15), (2, 3, 10, 15)]


def packs(s: Feather) -> list[list[int]]:
    """The pack in each seat's hands."""
    return [pack_of(s, seat).sorted() for seat in range(s.seats)]


def pick(s: Feather) -> None:
    """Everybody takes the first choice, as often as it takes to pass the packs on."""
    for seat in range(s.seats):
        step = s.draft.step if s.draft else 0
        while s.draft and s.draft.step == step and seat in s.actors and s.stage == DRAFTING:
            s.apply(seat, s.choices(seat)[0])


@pytest.mark.rule("BF-DRAFT-1")
def test_the_draft_replaces_the_deal() -> None:
    s = new(4, draft=True)
    assert [len(hand) for hand in s.hands] == [0, 0, 0, 0]
    assert s.stage == DRAFTING


@pytest.mark.rule("BF-DRAFT-2")
def test_everybody_keeps_one_card_and_passes_the_rest_on() -> None:
    s = new(4, draft=True)
    before = packs(s)
    assert s.actors == [0, 1, 2, 3]
    for seat in (2, 0, 3):
        s.apply(seat, KEEP(before[seat][1]))
    assert packs(s)[1] == before[1], "nothing is passed before the last has chosen"
    s.apply(1, KEEP(before[1][1]))
    for seat in range(4):
        assert s.hands[seat].sorted() == [before[seat][1]]
        kept = before[seat - 1][1]
        rest = before[seat - 1][:]
        rest.remove(kept)
        assert packs(s)[seat] == rest


@pytest.mark.rule("BF-DRAFT-2")
def test_the_next_pack_comes_when_the_first_is_used_up() -> None:
    s = new(6, draft=True)
    stroll(s, moves=6 * 4)
    assert s.draft is not None
    assert s.draft.number == 2
    assert [len(hand) for hand in s.hands] == [5] * 6
    assert [len(pack) for pack in packs(s)] == [5] * 6
    assert [e["number"] for e in events(s, "packs")] == [1, 2]


@pytest.mark.rule("BF-DRAFT-3")
def test_left_then_right_then_left() -> None:
    s = new(4, draft=True)
    for way in (1, -1, 1):
        before = packs(s)
        pick(s)
        for seat in range(4):
            assert set(packs(s)[(seat + way) % 4]) <= set(before[seat])
        while s.draft and s.stage == DRAFTING and len(s.draft.packs[0]) < 5:
            pick(s)


@pytest.mark.rule("BF-DRAFT-4")
@pytest.mark.parametrize(("seats", "number", "size", "hand"), PACKS)
def test_the_table_of_packs(seats: int, number: int, size: int, hand: int) -> None:
    s = new(seats, draft=True)
    assert [len(pack) for pack in packs(s)] == [size] * seats
    rng = seeded(2)
    while s.stage == DRAFTING:
        stroll(s, rng, moves=1)
    assert s.draft is not None
    assert s.draft.number == number
    assert [len(cards) for cards in s.hands] == [hand] * s.agreed.hands
    assert len(s.deck) == (4 if seats == 7 else 0)


@pytest.mark.rule("BF-DRAFT-5")
def test_three_players_feed_the_common_neutral_hand_from_the_second_pack() -> None:
    s = new(3, draft=True)
    stroll(s, moves=3 * 9)
    assert [len(hand) for hand in s.hands] == [10, 10, 10, 0]
    before = packs(s)
    for seat in range(3):
        s.apply(seat, KEEP(before[seat][0]))
        s.apply(seat, GIVE(before[seat][-1]))
    assert [len(hand) for hand in s.hands] == [11, 11, 11, 3]
    assert s.hands[3].sorted() == sorted(pack[-1] for pack in before)
    assert [len(pack) for pack in packs(s)] == [8, 8, 8]


@pytest.mark.rule("BF-DRAFT-6")
def test_two_players_feed_their_own_neutral_hand_at_every_pick() -> None:
    s = new(2, draft=True)
    before = packs(s)
    for seat in range(2):
        s.apply(seat, KEEP(before[seat][0]))
        s.apply(seat, GIVE(before[seat][-1]))
    assert s.hands[2].sorted() == [before[0][-1]]
    assert s.hands[3].sorted() == [before[1][-1]]
    assert [len(pack) for pack in packs(s)] == [8, 8]


@pytest.mark.rule("BF-DRAFT-7", "BF-R-14", "BF-R-16")
@pytest.mark.parametrize("seats", [2, 3])
def test_what_others_keep_and_give_is_hidden(seats: int) -> None:
    # given a pick that also feeds a neutral hand
    s = new(seats, draft=True)
    if seats == 3:
        stroll(s, moves=3 * 9)
    before = packs(s)[0]
    view = s.view(1)
    one, other = s.copy(), s.copy()
    # when seat 0 keeps one card and gives another, or the other way round
    one.apply(0, KEEP(before[0]))
    assert one.view(1) == view, "a half-made pick does not show"
    one.apply(0, GIVE(before[-1]))
    other.apply(0, KEEP(before[-1]))
    other.apply(0, GIVE(before[0]))
    # then seat 1 cannot tell
    assert one.view(1) == other.view(1)
    assert one.view(1)["neutral"] == view["neutral"]


@pytest.mark.rule("BF-DRAFT-7")
def test_who_has_kept_but_not_given_yet_looks_as_if_still_choosing() -> None:
    s = new(2, draft=True)
    pick(s)  # the packs have gone round: each seat knows the one the other holds
    before = [s.view(seat) for seat in (1, NOBODY)]
    s.apply(0, s.choices(0)[0])
    assert [s.view(seat) for seat in (1, NOBODY)] == before
    s.apply(0, s.choices(0)[0])
    assert s.view(1)["players"][0]["chosen"]  # type: ignore[index]


@pytest.mark.rule("BF-DRAFT-7", "BF-R-14")
def test_only_the_picker_is_told() -> None:
    s = new(2, draft=True)
    before = packs(s)[0]
    s.apply(0, KEEP(before[0]))
    s.apply(0, GIVE(before[-1]))
    assert events(s, "kept", seat=0) == [{"seat": 0, "bird": before[0]}]
    assert events(s, "gave", seat=0) == [{"seat": 0, "bird": before[-1]}]
    for other in (1, NOBODY):
        assert events(s, "kept", seat=other) == events(s, "gave", seat=other) == []


@pytest.mark.rule("BF-DRAFT-7", "BF-INFO-3")
def test_with_two_players_the_own_neutral_hand_is_known_and_the_other_is_not() -> None:
    s = new(2, draft=True)
    rng = seeded(2)
    while s.stage == DRAFTING:
        stroll(s, rng, moves=1)
    own, theirs = s.hands[2].sorted(), s.hands[3].sorted()
    worlds = [s.resample(0, rng) for _ in range(30)]
    assert all(w.hands[2].sorted() == own for w in worlds)
    assert any(w.hands[3].sorted() != theirs for w in worlds)
    assert all(w.hands[0].sorted() == s.hands[0].sorted() for w in worlds)


@pytest.mark.rule("BF-DRAFT-7")
def test_a_neutral_hand_has_no_order() -> None:
    s = new(2, draft=True)
    rng = seeded(2)
    while s.stage == DRAFTING:
        stroll(s, rng, moves=1)
    shown = set()
    for seed in range(12):
        w = s.copy()
        w.rng = seeded(seed)
        stroll(w, seeded(1), moves=2)
        shown.add(w.history()[0][2])
    assert len(shown) > 3


@pytest.mark.rule("BF-DRAFT-8")
@pytest.mark.parametrize("seats", [2, 3, 4, 7])
def test_then_the_game_goes_on_as_usual(seats: int) -> None:
    s = new(seats, draft=True)
    rng = seeded(2)
    while s.stage == DRAFTING:
        stroll(s, rng, moves=1)
    assert s.choices(0)[0] in PLAY
    stroll(s, rng)
    assert len(s.history()) == s.agreed.rounds
    assert len(s.history()[0]) == s.agreed.hands


@pytest.mark.rule("BF-R-15")
def test_a_single_last_card_is_kept_without_a_question() -> None:
    s = new(7, draft=True)
    stroll(s, moves=7 * 6)
    assert [len(pack) for pack in packs(s)] == [2] * 7
    stroll(s, moves=7)
    assert s.choices(0)[0] in PLAY
    assert [len(hand) for hand in s.hands] == [8] * 7


@pytest.mark.rule("BF-R-15")
def test_of_two_last_cards_one_decides_which_is_given() -> None:
    # given two cards left in the pack of seat 0
    s = new(2, draft=True)
    stroll(s, moves=2 * 4 * 2)
    last = packs(s)[0]
    assert len(last) == 2
    assert names_of(s, 0, KEEP) == {BIRD.names[bird] for bird in last}
    # when one is kept, the other is given without asking
    s.apply(0, KEEP(last[0]))
    assert s.actors == [1]
    assert s.hands[2].has(last[1])


@pytest.mark.rule("BF-R-22")
def test_the_card_given_comes_from_the_pack_in_hand() -> None:
    s = new(2, draft=True)
    before = packs(s)[0]
    s.apply(0, KEEP(before[0]))
    rest = before[1:]
    assert names_of(s, 0, GIVE) == {BIRD.names[bird] for bird in rest}


# What is remembered


@pytest.mark.rule("BF-DRAFT-7", "BF-INFO-2")
@pytest.mark.parametrize("later", [0, 4, 30])
def test_a_pack_that_comes_back_tells_what_is_gone(later: int) -> None:
    # given two players: the pack seat 0 passed comes back two cards shorter
    s = new(2, draft=True)
    first = packs(s)[0]
    rng = seeded(6)
    stroll(s, rng, moves=8)
    back = packs(s)[0]
    gone = Counter(first) - Counter(back) - Counter(s.hands[0].sorted()) - Counter(s.hands[2].sorted())
    # then in every world from now on the other kept one of the two and gave away the other one
    stroll(s, rng, moves=later)
    swapped = 0
    for _ in range(40):
        w = s.resample(0, rng)
        assert w.draft is not None
        assert s.draft is not None
        kept, given = w.draft.kept[0][1], w.draft.given[0][1]
        assert Counter([kept, given]) == gone
        assert w.hands[1].has(kept)
        assert w.hands[3].has(given)
        swapped += kept != s.draft.kept[0][1]
    assert 0 < swapped < 40


@pytest.mark.rule("BF-DRAFT-7", "BF-INFO-2")
def test_cards_passed_on_stay_with_those_behind() -> None:
    # given seat 0 passed a pack of four to the left, and seats 1 and 2 took from it
    s = new(4, draft=True)
    first = packs(s)[0]
    pick(s)
    passed = sorted((Counter(first) - Counter(s.hands[0].sorted())).elements())
    pick(s)
    pick(s)
    rng = seeded(3)
    # then in every world these four are: one with seat 1, one with seat 2, two in the pack seat 3 holds
    for _ in range(30):
        w = s.resample(0, rng)
        kept = w.draft.kept[0]  # type: ignore[union-attr]
        assert sorted(kept[1:] + packs(w)[3]) == passed
        assert w.hands[1].has(kept[1])
        assert w.hands[2].has(kept[2])
    assert s.view(0)["memory"][0] == {"birds": passed, "hands": [-1, -1, 1, 2]}  # type: ignore[index]


@pytest.mark.rule("BF-INFO-2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_worlds_fit_all_that_was_seen_to_the_end_of_the_game(seats: int) -> None:
    """Every hand of every world, with what it has played, is one that the draft of that world gave."""
    s = new(seats, seed=seats, draft=True)
    rng = seeded(seats)
    while s.actors:
        seat = s.actors[0]
        w = s.resample(seat, rng)
        assert w.view(seat) == s.view(seat)
        again = w.resample(seat, rng)
        assert again.view(seat) == s.view(seat), "a world remembers as the true one does"
        every = Counter(w.deck.sorted()) + Counter(bird for pack in w.draft.packs for bird in pack.sorted())  # type: ignore[union-attr]
        for hand in range(w.agreed.hands):
            every += Counter(w.hands[hand].sorted() + w.played_by(hand))
        every += Counter(int(bird) for bird in w.chosen if bird >= 0)
        assert every == Counter(DECK)
        stroll(s, rng, moves=3)


def test_foresight_of_a_pick_ends_with_the_own_card() -> None:
    s = new(4, draft=True)
    a = s.choices(1)[0]
    assert [e.name for e in s.foresee(1, a).events] == ["kept"]
    s.hands[0] = Bag(cards("osprey"))
    assert [e.name for e in s.foresee(1, a).events] == ["kept"]
