"""Every bird's power, made of its kind and parameters. A new kind is a class and a line here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from voliere.games.wingspan.bird import FOOD_NAMES, HABITAT_NAMES, nest_mask
from voliere.games.wingspan.birds import BIRDS
from voliere.games.wingspan.powers.cards import DraftCards, DrawAll, DrawCards, DrawFewest, EggForCards
from voliere.games.wingspan.powers.eggs import LayAllNest, LayAny, LayEachNest, LaySelf
from voliere.games.wingspan.powers.flocks import THEN_DRAW, THEN_LAY, FoodForTuck, ThenGain, TuckHand
from voliere.games.wingspan.powers.food import (
    CacheSupply,
    EggForFood,
    GainFeeder,
    GainFeederAll,
    GainFeederEach,
    GainFeederFewest,
    GainSupply,
    GainSupplyAll,
    TradeFood,
)
from voliere.games.wingspan.powers.hunt import HuntDeck, HuntDice
from voliere.games.wingspan.powers.other import BonusCards, MoveHabitat, PlayExtra, RepeatPower
from voliere.games.wingspan.powers.pink import (
    PinkFoodCache,
    PinkLayNest,
    PinkPlayGain,
    PinkPlayTuck,
    PinkPredatorFeeder,
)
from voliere.games.wingspan.powers.power import NO_POWER, POWERS, Power

Params = dict[str, str]


def food(p: Params, key: str = "food") -> int:
    return FOOD_NAMES.index(p[key])


def foods(p: Params) -> list[int]:
    return [FOOD_NAMES.index(name) for name in p["food"].split("|")]


def habitat(p: Params) -> int:
    return -1 if p["habitat"] == "same" else HABITAT_NAMES.index(p["habitat"])


def tuck_hand(p: Params) -> Power:
    rewards = {"draw": THEN_DRAW, "lay_self": THEN_LAY}
    return TuckHand(rewards[p["then"]] if p["then"] in rewards else ThenGain(foods(p)))


MAKE: Final[dict[str, Callable[[Params], Power]]] = {
    "none": lambda p: NO_POWER,
    "gain_feeder": lambda p: GainFeeder(foods(p), p["cache"] == "may"),
    "gain_feeder_all": lambda p: GainFeederAll(food(p)),
    "gain_feeder_each": lambda p: GainFeederEach(),
    "gain_feeder_fewest": lambda p: GainFeederFewest(habitat(p)),
    "gain_supply": lambda p: GainSupply(food(p), int(p["n"])),
    "gain_supply_all": lambda p: GainSupplyAll(food(p)),
    "cache_supply": lambda p: CacheSupply(food(p)),
    "trade_food": lambda p: TradeFood(),
    "egg_for_food": lambda p: EggForFood(int(p["n"])),
    "lay_any": lambda p: LayAny(),
    "lay_self": lambda p: LaySelf(),
    "lay_each_nest": lambda p: LayEachNest(nest_mask(p["nest"])),
    "lay_all_nest": lambda p: LayAllNest(nest_mask(p["nest"])),
    "draw_cards": lambda p: DrawCards(int(p["n"]), p["discard_end"] == "1"),
    "draw_all": lambda p: DrawAll(),
    "draw_fewest": lambda p: DrawFewest(habitat(p)),
    "draft_cards": lambda p: DraftCards(),
    "egg_for_cards": lambda p: EggForCards(int(p["n"])),
    "tuck_hand": tuck_hand,
    "food_for_tuck": lambda p: FoodForTuck(food(p), int(p["tuck"])),
    "hunt_deck": lambda p: HuntDeck(int(p["under_cm"])),
    "hunt_dice": lambda p: HuntDice(food(p, "face")),
    "move_habitat": lambda p: MoveHabitat(),
    "repeat_brown": lambda p: RepeatPower(predators=False),
    "repeat_predator": lambda p: RepeatPower(predators=True),
    "bonus_cards": lambda p: BonusCards(),
    "play_extra": lambda p: PlayExtra(habitat(p)),
    "pink_play_gain": lambda p: PinkPlayGain(food(p), int(p["n"]), int(p["n_appendix"])),
    "pink_play_tuck": lambda p: PinkPlayTuck(),
    "pink_food_cache": lambda p: PinkFoodCache(food(p)),
    "pink_predator_feeder": lambda p: PinkPredatorFeeder(),
    "pink_lay_nest": lambda p: PinkLayNest(nest_mask(p["nest"])),
}


def fill() -> None:
    """Birds with the same kind and parameters share one power."""
    made: dict[str, Power] = {}
    for bird in BIRDS:
        key = f"{bird.kind} {bird.params}"
        if key not in made:
            made[key] = MAKE[bird.kind](bird.params)
        POWERS.append(made[key])
