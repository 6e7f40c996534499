"""Every bird's power, made of its line of data; every kind of power in this package is found by itself."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from voliere.core.task import MADE
from voliere.games.wingspan import powers
from voliere.games.wingspan.bird import COLOUR_NAMES, Bird
from voliere.games.wingspan.birds import BIRDS
from voliere.games.wingspan.components import NO_COLOUR, PINK
from voliere.games.wingspan.params import CardError, Params
from voliere.games.wingspan.powers.power import POWERS, Power


def find_kinds() -> dict[str, type[Power]]:
    """The classes of all modules beside this one that say what the cards call them."""
    found: dict[str, type[Power]] = {}
    for module in iter_modules(powers.__path__):
        for thing in list(vars(import_module(f"{powers.__name__}.{module.name}")).values()):
            if not isinstance(thing, type) or not issubclass(thing, Power) or not thing.kind:
                continue
            if found.setdefault(thing.kind, thing) is not thing:
                raise TypeError(f"two powers are called {thing.kind}")
    return found


POWER_KINDS: Final = find_kinds()


def read_power(card: Bird) -> Power:
    """The power of a card; a `CardError` says what is wrong with its line."""
    if card.kind not in POWER_KINDS:
        raise CardError(f"{card.name}: no power is called {card.kind}: only {', '.join(POWER_KINDS)}")
    p = Params(card.name, card.kind, card.params)
    made = len(MADE)
    try:
        power = POWER_KINDS[card.kind](p)
        p.done()
    except CardError:
        del MADE[made:]  # a verb that was refused halfway is none
        raise
    return power


def check_colour(card: Bird, power: Power) -> None:
    """What acts in the turns of others is printed on pink, and on nothing else."""
    if (power.waits_for != 0) != (card.colour == PINK) or (card.kind == "none") != (card.colour == NO_COLOUR):
        raise CardError(f"{card.name}: {card.kind} cannot be {COLOUR_NAMES[card.colour]}")


def power_of(bird: int) -> Power:
    return POWERS[bird]


def read_all() -> None:
    """Birds with the same kind and parameters share one power."""
    made: dict[str, Power] = {}
    for card in BIRDS:
        key = f"{card.kind} {card.params}"
        if key not in made:
            made[key] = read_power(card)
        check_colour(card, made[key])
        POWERS.append(made[key])


read_all()
