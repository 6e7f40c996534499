"""What all powers share, and the rulings about them (WS-POW, WS-RULE)."""

from __future__ import annotations

from importlib.resources import files

import pytest
from tests.games.wingspan.tables import (
    activate,
    asked,
    dice,
    discard,
    do,
    face_up,
    feed,
    finish,
    food_of,
    game,
    hold,
    no_cards,
    number,
    on_top,
    options,
    put,
    rolls,
    told,
    until,
)

from voliere.games.wingspan.birds import BIRDS
from voliere.games.wingspan.position import Wingspan
from voliere.games.wingspan.score import lines


def next_turn_of(s: Wingspan, seat: int) -> None:
    """Everybody lays eggs until this seat is on turn again."""
    while s.actors != [seat] or asked(s) != "Turn":
        do(s, "lay-eggs") if asked(s) == "Turn" else finish(s)


# -- common rules ----------------------------------------------------------------------------------


@pytest.mark.rule("WS-POW-1", "WS-RULE-17")
def test_pink_once_between_two_turns_of_its_owner() -> None:
    s = game(3)
    a, b, owner = s.actors[0], (s.actors[0] + 1) % 3, (s.actors[0] + 2) % 3
    put(s, owner, "bronzed-cowbird")
    nest = put(s, owner, "house-finch")
    do(s, "lay-eggs", "activate bronzed-cowbird")
    assert s.eggs[nest] == 1
    assert s.actors == [b]
    do(s, "lay-eggs")  # used: not asked again
    assert (asked(s), s.actors) == ("Turn", [owner])
    do(s, "draw-cards")
    finish(s)
    assert s.actors == [a]
    do(s, "lay-eggs")
    assert asked(s) == "React"


@pytest.mark.rule("WS-POW-1")
def test_pink_stays_usable_after_the_owners_last_turn() -> None:
    """The last turn of the game: the other player still wakes it."""
    s = game(2)
    while s.round < 4 or s.turn < 10:
        do(s, "draw-cards") if asked(s) == "Turn" else finish(s)
    last, owner = s.actors[0], 1 - s.actors[0]
    put(s, owner, "bronzed-cowbird")
    put(s, owner, "house-finch")
    do(s, "lay-eggs")
    assert (asked(s), s.actors) == ("React", [owner])
    assert last != owner


@pytest.mark.rule("WS-POW-2")
def test_each_share_may_be_declined_the_owners_too() -> None:
    s = game(2)
    me = s.actors[0]
    put(s, me, "osprey")
    feed(s, me)
    feed(s, 1 - me)
    assert activate(s, "osprey")
    do(s, "use", "skip", "use")
    assert food_of(s, me)[2] == 0
    assert food_of(s, 1 - me)[2] == 1


@pytest.mark.rule("WS-POW-2")
def test_the_second_card_may_be_left_the_first_not() -> None:
    s = game()
    me = s.actors[0]
    put(s, me, "wood-duck", "wetland")
    assert activate(s, "wood-duck")
    do(s, "use")
    assert "skip" not in options(s)
    do(s, "draw-deck")
    assert "skip" in options(s)


@pytest.mark.rule("WS-POW-3")
def test_cached_and_tucked_score_one_each() -> None:
    s = game()
    at = put(s, 0, "wild-turkey")
    s.cached[at], s.tucked[at] = 3, 2
    assert lines(s, 0)["cached"] == 3
    assert lines(s, 0)["tucked"] == 2
    assert lines(s, 0)["birds"] == 8


@pytest.mark.rule("WS-POW-4")
def test_a_star_nest_is_every_nest() -> None:
    s = game()
    me = s.actors[0]
    star = put(s, me, "bushtit", "forest")
    hold(s, me, "says-phoebe")  # an egg on every bowl
    feed(s, me, invertebrate=3)
    do(s, "play says-phoebe grassland", "use")
    assert s.eggs[star] == 1


@pytest.mark.rule("WS-POW-6", "WS-RULE-7")
def test_scavengers_in_turn_order_and_their_owner_chooses() -> None:
    s = game(3)
    me, left, right = s.actors[0], (s.actors[0] + 1) % 3, (s.actors[0] + 2) % 3
    put(s, me, "willet")
    put(s, right, "black-vulture")
    put(s, left, "turkey-vulture", "grassland")
    put(s, left, "black-billed-magpie")
    dice(s, "seed", "fish", "fruit", "rodent")
    assert activate(s, "willet")
    rolls(s, "fish")
    do(s, "use")
    assert (s.actors, asked(s)) == ([left], "React")
    assert options(s) == ["activate black-billed-magpie", "activate turkey-vulture", "skip"]
    do(s, "activate turkey-vulture", "take fish")
    assert options(s) == ["activate black-billed-magpie", "skip"]
    do(s, "skip")
    assert s.actors == [right]


@pytest.mark.rule("WS-POW-6")
def test_a_miss_wakes_nobody() -> None:
    s = game(2)
    me = s.actors[0]
    put(s, me, "willet")
    put(s, 1 - me, "black-vulture")
    dice(s, "seed", "fish", "fruit", "rodent")
    assert activate(s, "willet")
    rolls(s, "both")
    do(s, "use")
    assert asked(s) == "Turn"


@pytest.mark.rule("WS-POW-7")
def test_dice_hunters_roll_what_lies_outside() -> None:
    s = game()
    me = s.actors[0]
    put(s, me, "willet")
    dice(s, "seed")
    assert activate(s, "willet")
    rolls(s, "both", "seed", "both", "fish")
    do(s, "use")
    assert told(s, "hunted")[0]["faces"] == [5, 1, 5, 2]
    assert s.inside == 1


@pytest.mark.rule("WS-POW-8", "WS-RULE-10")
def test_one_discard_per_use_before_the_tray_is_refilled() -> None:
    s = game()
    me = s.actors[0]
    put(s, me, "black-tern")
    put(s, me, "clarks-grebe")
    face_up(s, "mallard", "willet", "osprey")
    do(s, "draw-cards")
    while asked(s) != "DiscardOne":
        can = options(s)
        do(s, "use" if "use" in can else next(text for text in can if text.startswith("draw ")))
    assert len(s.hands[me]) == 3 + 1  # two base cards (three birds would be more), two by powers
    assert s.tray[0] == -1
    do(s, options(s)[0])
    assert asked(s) == "DiscardOne"
    do(s, options(s)[0])
    assert asked(s) == "Turn"
    assert len(s.hands[me]) == 2


@pytest.mark.rule("WS-POW-8")
def test_nothing_is_owed_with_an_empty_hand() -> None:
    s = game()
    me = s.actors[0]
    put(s, me, "mallard")
    put(s, me, "black-tern")
    do(s, "draw-cards", "draw-rest")
    assert until(s, "Offer", "black-tern")
    do(s, "use", "draw-deck")
    assert s.later  # the discard is owed; but before the turn ends the hand is empty
    for bird in s.hands[me].sorted():
        s.hands[me].take(bird)
        s.discards.add(bird)
    do(s, "skip")
    assert asked(s) == "Turn"


@pytest.mark.rule("WS-POW-9")
def test_a_repeated_power_happens_on_the_other_bird() -> None:
    """Left or right, used itself or not; costs are paid again."""
    s = game()
    me = s.actors[0]
    host = put(s, me, "canada-goose", "grassland")
    own = put(s, me, "gray-catbird", "grassland")
    feed(s, me, seed=2)
    assert activate(s, "gray-catbird")
    do(s, "use")  # one choice: the goose
    assert (s.tucked[host], s.tucked[own]) == (2, 0)
    assert food_of(s, me)[1] == 1
    assert asked(s) == "Offer"  # the goose itself, for the last seed
    do(s, "use")
    assert s.tucked[host] == 4


@pytest.mark.rule("WS-POW-9")
def test_the_merganser_repeats_predators_only() -> None:
    s = game()
    me = s.actors[0]
    put(s, me, "mallard")
    put(s, me, "hooded-merganser")
    assert not activate(s, "hooded-merganser")


@pytest.mark.rule("WS-POW-10")
def test_a_repeat_is_not_offered_for_powers_that_could_do_nothing() -> None:
    s = game()
    me = s.actors[0]
    put(s, me, "canada-goose", "grassland")
    put(s, me, "gray-catbird", "grassland")
    feed(s, me)
    assert not activate(s, "gray-catbird")


@pytest.mark.rule("WS-POW-11", "WS-RULE-5")
def test_use_then_reroll_then_take_or_stop() -> None:
    s = game()
    me = s.actors[0]
    put(s, me, "indigo-bunting", "grassland")
    dice(s, "rodent", "rodent")
    assert activate(s, "indigo-bunting")
    do(s, "use")
    assert options(s) == ["reroll", "skip"]
    rolls(s, "fish", "fish", "fish", "fish", "both")
    do(s, "reroll")
    assert asked(s) == "Turn"  # one die fits, and a gain after a reroll is not declined
    assert food_of(s, me)[0] == 2


@pytest.mark.rule("WS-POW-11")
def test_after_a_reroll_a_share_cannot_be_declined() -> None:
    s = game(2)
    me = s.actors[0]
    put(s, me, "annas-hummingbird", "grassland")
    dice(s, "rodent")
    assert activate(s, "annas-hummingbird")
    do(s, "use", f"first {me + 1}")
    assert options(s) == ["take rodent", "reroll", "skip"]
    rolls(s, "fish", "seed", "fish", "fish", "fish")
    do(s, "reroll")
    assert options(s) == ["take seed", "take fish"]


@pytest.mark.rule("WS-POW-12")
def test_the_owner_names_the_first_then_clockwise() -> None:
    s = game(4)
    me = s.actors[0]
    put(s, me, "annas-hummingbird", "grassland")
    dice(s, "rodent", "fish", "seed", "fruit", "fruit")
    assert activate(s, "annas-hummingbird")
    first = (me + 2) % 4
    do(s, "use", f"first {first + 1}")
    order = []
    while asked(s) == "TakeDie":
        order.append(s.actors[0])
        do(s, options(s)[0])
    assert order == [(first + k) % 4 for k in range(4)]


# -- rulings --------------------------------------------------------------------------------------------


@pytest.mark.rule("WS-RULE-1", "WS-RULE-22")
def test_a_bird_moves_with_all_it_has_and_is_not_activated_again() -> None:
    s = game()
    me = s.actors[0]
    put(s, me, "hooded-warbler")
    put(s, me, "northern-cardinal")
    put(s, me, "song-sparrow", eggs=2)
    put(s, me, "mallard")
    assert activate(s, "song-sparrow")
    do(s, "use", "move wetland")
    at = s.spot_of(number("song-sparrow"))
    assert at == 15 * me + 11  # the leftmost free spot
    assert s.eggs[at] == 2  # and no egg was paid
    assert asked(s) == "Offer"  # the next to the left in the old row
    assert s.top(me).slot == number("northern-cardinal")


@pytest.mark.rule("WS-RULE-1")
def test_only_to_a_habitat_with_room() -> None:
    s = game()
    me = s.actors[0]
    put(s, me, "song-sparrow", "forest")
    for name in ("anhinga", "willet", "killdeer", "osprey", "mallard"):
        put(s, me, name, "wetland")
    assert activate(s, "song-sparrow")
    do(s, "use")  # grassland only
    assert s.row_of(number("song-sparrow")) == 1


@pytest.mark.rule("WS-RULE-2")
def test_the_list_of_birds_is_fixed_when_the_activation_begins() -> None:
    """Two movers: when the right one has gone the left one is last, and both are asked once."""
    s = game()
    me = s.actors[0]
    put(s, me, "song-sparrow", "forest")
    put(s, me, "chimney-swift", "forest")
    assert activate(s, "chimney-swift")
    do(s, "use", "move wetland")
    assert s.top(me).slot == number("song-sparrow")
    do(s, "use", "move wetland")
    assert asked(s) == "Turn"


@pytest.mark.rule("WS-RULE-3")
def test_repeating_birds_do_not_loop() -> None:
    s = game()
    me = s.actors[0]
    put(s, me, "gray-catbird", "forest")
    put(s, me, "northern-mockingbird", "forest")
    assert not activate(s, "northern-mockingbird")  # each would only find the other
    s = game()
    me = s.actors[0]
    put(s, me, "gray-catbird", "forest")
    put(s, me, "northern-mockingbird", "forest")
    put(s, me, "northern-cardinal", "forest")
    feed(s, me)
    assert activate(s, "northern-cardinal")
    do(s, "skip", "use")
    assert options(s) == ["repeat gray-catbird", "repeat northern-cardinal"]
    do(s, "repeat gray-catbird")  # which may only choose the cardinal now
    assert food_of(s, me)[3] >= 1
    assert [event["bird_other"] for event in told(s, "repeats")] == [
        number("gray-catbird"),
        number("northern-cardinal"),
    ]


@pytest.mark.rule("WS-RULE-4")
@pytest.mark.parametrize("name", ["barred-owl", "spotted-sandpiper", "sandhill-crane"])
def test_no_power_needs_a_card_that_is_not_there(name: str) -> None:
    s = game()
    me = s.actors[0]
    put(s, me, name)
    no_cards(s)
    assert not activate(s, name)


@pytest.mark.rule("WS-RULE-5")
def test_the_double_face_serves_either_food() -> None:
    s = game()
    me = s.actors[0]
    put(s, me, "great-crested-flycatcher")
    feed(s, me)
    dice(s, "both", "both", "fish", "fish")
    do(s, "gain-food", "take fish")
    assert until(s, "Offer", "great-crested-flycatcher")
    do(s, "use")
    assert food_of(s, me) == [1, 0, 1, 0, 0]


@pytest.mark.rule("WS-RULE-6", "WS-RULE-16")
def test_the_shrike_sees_rodents_of_the_action_only() -> None:
    s = game(2)
    me = s.actors[0]
    put(s, 1 - me, "loggerhead-shrike")
    put(s, me, "american-kestrel")
    dice(s, "seed", "rodent")
    do(s, "lay-eggs")
    assert until(s, "Offer", "american-kestrel")
    rolls(s, "rodent", "rodent", "rodent")
    do(s, "use")
    assert s.cached[s.spot_of(number("american-kestrel"))] == 1
    assert asked(s) == "Turn"


@pytest.mark.rule("WS-RULE-6", "WS-RULE-16")
def test_moving_is_not_playing_but_a_second_bird_is() -> None:
    s = game(2)
    me = s.actors[0]
    put(s, 1 - me, "belted-kingfisher")
    put(s, me, "song-sparrow", "forest")
    assert activate(s, "song-sparrow")
    do(s, "use", "move wetland")
    assert asked(s) == "Turn"
    s = game(2)
    me = s.actors[0]
    put(s, 1 - me, "eastern-kingbird", "grassland")
    hold(s, me, "tufted-titmouse", "black-vulture")
    put(s, me, "mallard", eggs=1)
    feed(s, me, seed=1)
    do(s, "play tufted-titmouse forest")
    assert asked(s) == "React"
    do(s, "skip", "play black-vulture forest")
    assert asked(s) == "React"


@pytest.mark.rule("WS-RULE-16")
def test_laying_triggers_even_without_an_egg() -> None:
    s = game(2)
    me = s.actors[0]
    put(s, 1 - me, "bronzed-cowbird")
    put(s, 1 - me, "house-finch")
    do(s, "lay-eggs")  # no bird, no egg
    assert asked(s) == "React"


@pytest.mark.rule("WS-RULE-9")
def test_the_feeder_is_filled_between_two_players() -> None:
    s = game(2)
    me = s.actors[0]
    put(s, me, "annas-hummingbird", "grassland")
    dice(s, "rodent")
    assert activate(s, "annas-hummingbird")
    do(s, "use", f"first {me + 1}", "take rodent")
    assert s.actors == [1 - me]
    assert s.inside == 5


@pytest.mark.rule("WS-RULE-12")
@pytest.mark.parametrize(("printed", "n"), [(False, 2), (True, 1)])
@pytest.mark.parametrize("name", ["belted-kingfisher", "eastern-kingbird"])
def test_the_amount_of_the_kingfisher_and_the_kingbird(name: str, printed: bool, n: int) -> None:
    s = game(2, printed_cards=printed)
    me = s.actors[0]
    put(s, 1 - me, name)
    feed(s, 1 - me)
    hold(s, me, "california-condor")
    do(s, f"play california-condor {BIRDS[number(name)].params['habitat']}", f"activate {name}")
    assert sum(food_of(s, 1 - me)) == n


@pytest.mark.rule("WS-RULE-14")
def test_readings_are_told_as_rulings() -> None:
    """Where the rules leave a gap, what we do is in the rules read in the app, by number."""
    text = files("voliere.games.wingspan").joinpath("rules", "en.md").read_text("utf-8")
    assert text.count("**WS-RULE-") == 22


@pytest.mark.rule("WS-RULE-15")
def test_pink_powers_come_before_the_white_one() -> None:
    s = game(2)
    me = s.actors[0]
    put(s, 1 - me, "belted-kingfisher")
    hold(s, me, "california-condor")
    do(s, "play california-condor wetland")
    assert (asked(s), s.actors) == ("React", [1 - me])
    do(s, "skip")
    assert (asked(s), s.actors) == ("Offer", [me])


@pytest.mark.rule("WS-RULE-17")
def test_a_pink_power_wakes_no_other() -> None:
    """A tuck by a pink bird is no predator's success, an egg by one no laying of eggs."""
    s = game(2)
    me = s.actors[0]
    put(s, 1 - me, "horned-lark")
    put(s, me, "black-vulture")
    hold(s, 1 - me, "mallard")
    put(s, me, "king-rail", eggs=1)
    hold(s, me, "california-condor")
    do(s, "play california-condor grassland", "activate horned-lark")
    assert s.tucked[s.spot_of(number("horned-lark"))] == 1
    assert asked(s) == "Offer"


@pytest.mark.rule("WS-RULE-18")
def test_gather_all_after_a_reroll_and_never_the_refill() -> None:
    s = game()
    me = s.actors[0]
    hold(s, me, "northern-flicker")
    feed(s, me, fruit=1)
    dice(s, "rodent", "rodent")
    do(s, "play northern-flicker forest", "use")
    assert options(s) == ["reroll", "skip"]
    rolls(
        s,
        "invertebrate",
        "both",
        "invertebrate",
        "both",
        "both",
        "invertebrate",
        "both",
        "fish",
        "fish",
        "fish",
    )
    do(s, "reroll")  # all five fit and are taken; the feeder fills again and stays
    assert food_of(s, me)[0] == 5
    assert s.inside == 5


@pytest.mark.rule("WS-RULE-19")
def test_cards_short() -> None:
    s = game()
    me = s.actors[0]
    host = put(s, me, "sandhill-crane", "grassland")
    feed(s, me, seed=1)
    no_cards(s)
    discard(s, "mallard")
    assert activate(s, "sandhill-crane")
    do(s, "use")
    assert s.tucked[host] == 1


@pytest.mark.rule("WS-RULE-19", "WS-RULE-20")
@pytest.mark.parametrize(("cards", "owner", "other"), [(3, 2, 1), (2, 1, 1), (1, 1, 0)])
def test_a_draft_goes_round_as_far_as_it_reaches(cards: int, owner: int, other: int) -> None:
    s = game(2)
    me = s.actors[0]
    hold(s, me, "american-oystercatcher")
    feed(s, me, invertebrate=2)
    no_cards(s)
    for name in ["mallard", "willet", "osprey"][:cards]:
        discard(s, name)
    do(s, "play american-oystercatcher wetland", "use")
    while asked(s) == "PickCard":
        assert "skip" not in options(s)
        do(s, options(s)[0])
    assert (len(s.hands[me]), len(s.hands[1 - me])) == (owner, other)


@pytest.mark.rule("WS-RULE-20")
def test_a_draft_alone() -> None:
    s = game(1)
    hold(s, 0, "american-oystercatcher")
    feed(s, 0, invertebrate=2)
    on_top(s, "mallard", "willet", "osprey")
    do(s, "play american-oystercatcher wetland", "use", "pick mallard", "pick osprey")
    assert s.hands[0].sorted() == sorted([number("mallard"), number("osprey")])
    assert told(s, "left") == [{"bird": number("willet")}]


@pytest.mark.rule("WS-RULE-21")
def test_others_draw_in_the_owners_turn_and_owe_nothing() -> None:
    s = game(2)
    me = s.actors[0]
    put(s, me, "common-loon")
    face_up(s, "mallard", "willet", "osprey")
    do(s, "draw-cards", "draw mallard")
    assert until(s, "Offer", "common-loon")
    do(s, "use")
    assert s.actors == [1 - me]
    assert options(s) == ["draw osprey", "draw willet", "draw-deck", "skip"]
    do(s, "draw willet")
    assert asked(s) == "Turn"
    assert len(s.hands[1 - me]) == 1
