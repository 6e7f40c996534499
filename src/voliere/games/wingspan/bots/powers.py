"""What one use of a bird's power brings, in points, food, cards and eggs: estimates made from its kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from voliere.games.wingspan.bird import Bird
from voliere.games.wingspan.birds import BIRDS


class Yield:
    """Of one use: points at once, food tokens, cards, eggs; with the owner's costs taken off."""

    def __init__(self, points: float = 0.0, food: float = 0.0, cards: float = 0.0, eggs: float = 0.0) -> None:
        self.points = points
        self.food = food
        self.cards = cards
        self.eggs = eggs


SHARED: Final = 0.6  # of a gain that the others get as well
FITS: Final = 0.75  # the chance that the feeder has a certain kind
SECOND_BIRD: Final = 2.0  # a turn saved
BONUS_CARD: Final = 3.0  # the better of two
DICE_OUT: Final = 2.5  # outside the feeder, on average
KEPT: Final = 0.6  # of a card drawn when one must be discarded
WANDER: Final = 0.3
MIMIC: Final = 0.8
HUNTS: Final = 0.4  # share of the turns between in which another player's predator succeeds
LAYS: Final = 0.45  # … another player lays eggs
ARRIVES: Final = 0.2  # … another player plays a bird in a certain habitat


def number(bird: Bird, key: str) -> float:
    return float(bird.params.get(key, "1"))


def smaller(cm: int) -> float:
    """The share of birds that a hunter of this reach can catch."""
    return sum([1 for bird in BIRDS if bird.wingspan < cm]) / float(len(BIRDS))


def tuck(bird: Bird) -> Yield:
    """A point for a card of the hand, then the reward."""
    rewards = {"draw": Yield(1.0, 0, 0.1), "lay_self": Yield(1.0, 0, -0.7, 0.8)}
    return rewards.get(bird.params["then"], Yield(1.0, 1.0, -0.7))


def die(bird: Bird) -> Yield:
    return Yield(0.5, 0.5) if bird.params["cache"] == "may" else Yield(0, FITS)


def drawn(bird: Bird) -> Yield:
    n = number(bird, "n")
    return Yield(0, 0, n - KEPT if bird.params["discard_end"] == "1" else n)


def prey(bird: Bird) -> Yield:
    missed: float = (5.0 / 6.0) ** DICE_OUT
    return Yield(1.0 - missed)


YIELDS: Final[dict[str, Callable[[Bird], Yield]]] = {
    "none": lambda b: Yield(),
    "gain_feeder": die,
    "gain_feeder_all": lambda b: Yield(0, 1.3),
    "gain_feeder_each": lambda b: Yield(0, SHARED),
    "gain_feeder_fewest": lambda b: Yield(0, 0.4),
    "gain_supply": lambda b: Yield(0, number(b, "n")),
    "gain_supply_all": lambda b: Yield(0, SHARED),
    "cache_supply": lambda b: Yield(1.0),
    "trade_food": lambda b: Yield(0, 0.25),
    "egg_for_food": lambda b: Yield(0, number(b, "n"), 0, -1.0) if b.params["n"] != "1" else Yield(0, 0.3),
    "lay_any": lambda b: Yield(0, 0, 0, 1.0),
    "lay_self": lambda b: Yield(0, 0, 0, 0.8),
    "lay_each_nest": lambda b: Yield(0, 0, 0, 2.0),
    "lay_all_nest": lambda b: Yield(0, 0, 0, 1.0),
    "draw_cards": drawn,
    "draw_all": lambda b: Yield(0, 0, SHARED),
    "draw_fewest": lambda b: Yield(0, 0, 0.4),
    "draft_cards": lambda b: Yield(0, 0, 2.0),
    "egg_for_cards": lambda b: Yield(0, 0, 0.7),
    "tuck_hand": tuck,
    "food_for_tuck": lambda b: Yield(number(b, "tuck"), -1.0),
    "hunt_deck": lambda b: Yield(smaller(int(b.params["under_cm"]))),
    "hunt_dice": prey,
    "move_habitat": lambda b: Yield(WANDER),
    "repeat_brown": lambda b: Yield(MIMIC),
    "repeat_predator": lambda b: Yield(MIMIC / 2),
    "bonus_cards": lambda b: Yield(BONUS_CARD),
    "play_extra": lambda b: Yield(SECOND_BIRD),
    "pink_play_gain": lambda b: Yield(0, 2.0 * ARRIVES),
    "pink_play_tuck": lambda b: Yield(ARRIVES, 0, -0.7 * ARRIVES),
    "pink_food_cache": lambda b: Yield(ARRIVES),
    "pink_predator_feeder": lambda b: Yield(0, HUNTS / 2),
    "pink_lay_nest": lambda b: Yield(0, 0, 0, 0.8 * LAYS),
}

EACH: Final = [YIELDS[bird.kind](bird) for bird in BIRDS]
