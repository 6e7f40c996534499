"""Cards without order."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.chance import uniform

from voliere.core.cards import Bag, Hand
from voliere.core.rng import Rigged, seeded


def test_a_bag_holds_what_was_put_in() -> None:
    bag = Bag([5, 3, 9])
    bag.add(4)
    assert len(bag) == 4
    assert bag.sorted() == [3, 4, 5, 9]
    assert bag.has(9)
    assert not bag.has(2)
    assert len(Bag()) == 0
    assert Hand is Bag


def test_drawing_takes_a_card_out_by_chance() -> None:
    bag = Bag([5, 3, 9])
    assert bag.draw(Rigged([1])) == 3
    assert bag.sorted() == [5, 9]
    assert not bag.has(3)
    bag.add(7)  # into the gap
    assert bag.sorted() == [5, 7, 9]


def test_picking_leaves_it_there() -> None:
    bag = Bag([5, 3, 9])
    assert bag.pick(Rigged([2])) == 9
    assert len(bag) == 3


def test_taking_a_known_card() -> None:
    bag = Bag([5, 3, 9, 3])
    bag.take(3)
    assert bag.sorted() == [3, 5, 9]
    bag.take(9)
    bag.take(5)
    assert bag.only() == 3


def test_a_copy_is_apart() -> None:
    bag = Bag([1, 2, 3])
    twin = bag.copy()
    twin.take(2)
    twin.add(8)
    assert bag.sorted() == [1, 2, 3]
    assert twin.sorted() == [1, 3, 8]
    bag.draw(seeded(1))
    assert len(twin) == 3


def test_every_order_of_drawing_is_as_likely() -> None:
    rng, orders = seeded(6), Counter[tuple[int, ...]]()
    for _ in range(3000):
        bag = Bag([0, 1, 2, 3])
        orders[tuple(int(bag.draw(rng)) for _ in range(4))] += 1
    assert uniform(orders, 24)


def test_the_order_of_putting_in_tells_nothing_to_others() -> None:
    """Equal bags look alike, however they were filled."""
    one, two = Bag([1, 2, 3]), Bag([3, 4, 1])
    two.take(4)
    two.add(2)
    assert one.sorted() == two.sorted()


def test_an_empty_bag_gives_nothing() -> None:
    bag = Bag([4])
    bag.draw(seeded(1))
    assert len(bag) == 0
    assert bag.sorted() == []
    assert not bag.has(4)
    with pytest.raises(IndexError):
        Bag().only()


def test_tidy_cards_tell_nothing_of_how_they_came() -> None:
    one, other = Bag([5, 2, 9, 2]), Bag([9, 2, 5])
    other.add(2)
    one.tidy()
    other.tidy()
    assert one.order() == other.order() == [2, 2, 5, 9]
    one.take(9)
    one.tidy()
    assert one.order() == [2, 2, 5]  # what lies behind the last card is not touched
