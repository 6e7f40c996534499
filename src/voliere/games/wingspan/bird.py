"""A bird card: a line of data, read once when the game is loaded (WS-COMP-1)."""

from __future__ import annotations

from typing import Final

FOOD_NAMES: Final = ["invertebrate", "seed", "fish", "fruit", "rodent"]
HABITAT_NAMES: Final = ["forest", "grassland", "wetland"]
NEST_NAMES: Final = ["platform", "bowl", "cavity", "ground"]
COLOUR_NAMES: Final = ["none", "brown", "white", "pink"]


class Bird:
    """All that is printed on a card, as numbers; `params` keep the words of the power."""

    def __init__(
        self,
        name: str,
        habitats: str,
        cost: str,
        nest: str,
        egg_limit: int,
        points: int,
        wingspan: int,
        colour: str,
        kind: str,
        params: str,
        icon: str,
        terms_en: str,
        terms_fr: str,
    ) -> None:
        self.name = name
        self.habitats = [HABITAT_NAMES.index(h) for h in habitats.split("+")]
        self.either = [FOOD_NAMES.index(f) for f in cost.split("/")] if "/" in cost else []
        self.cost = [0] * len(FOOD_NAMES)
        self.wild = 0
        if not self.either and cost != "0":
            for part in cost.split("+"):
                food, _, n = part.partition("*")
                if food == "wild":
                    self.wild += int(n or 1)
                else:
                    self.cost[FOOD_NAMES.index(food)] += int(n or 1)
        self.nest = nest
        self.nests = nest_mask(nest)
        self.egg_limit = egg_limit
        self.points = points
        self.wingspan = wingspan
        self.colour = COLOUR_NAMES.index(colour)
        self.kind = kind
        self.params = read_params(params)
        self.icon = icon
        self.terms = [terms_fr, terms_en]  # by edition: initials of the name cards it counts for (WS-BONUS-1)

    def foods(self) -> list[int]:
        """The kinds shown in the cost; an "or" cost shows all of its kinds (WS-BONUS-2)."""
        return self.either or [food for food, n in enumerate(self.cost) if n]


def nest_mask(nest: str) -> int:
    """A bit per nest type; a star counts as every type (WS-POW-4)."""
    if nest == "star":
        return (1 << len(NEST_NAMES)) - 1
    return 0 if nest == "none" else 1 << NEST_NAMES.index(nest)


def read_params(text: str) -> dict[str, str]:
    """
    >>> read_params("food=seed;n=1")
    {'food': 'seed', 'n': '1'}
    """
    found: dict[str, str] = {}
    for part in text.split(";") if text else []:
        key, _, value = part.partition("=")
        if not key or not value or key in found:
            raise ValueError(f"parameters are key=value, each once, with ; between: {text}")
        found[key] = value
    return found
