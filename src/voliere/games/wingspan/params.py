"""The parameters of a card, read strictly from its line of data: a slip is an error when it is loaded."""

from __future__ import annotations

from typing import Any

from voliere.games.wingspan.bird import FOOD_NAMES, HABITAT_NAMES, NEST_NAMES

SAME = -1  # as a habitat: the row of the bird itself


class CardError(ValueError):
    """A line of the card data that the rules cannot follow: which card, which parameter, what it may be."""


class Params:
    """What a card's line says. Each parameter is read once, and none may be left over."""

    def __init__(self, card: str, kind: str, params: dict[str, str]) -> None:
        self.card = card
        self.kind = kind
        self.unread = dict(params)

    def word(self, key: str, allowed: list[str]) -> str:
        """One of these words."""
        return self.read(key, allowed, " or ".join(allowed))

    def read(self, key: str, allowed: list[str], told: str) -> str:
        if key not in self.unread:
            raise self.error(f"lacks {key}: {told}")
        value = self.unread.pop(key)
        if value not in allowed:
            raise self.error(f"cannot have {key}={value}: only {told}")
        return value

    def only(self, key: str, value: str) -> None:
        """A parameter that can be nothing else: the rules know this one way."""
        self.word(key, [value])

    def flag(self, key: str, no: str, yes: str) -> bool:
        return self.word(key, [no, yes]) == yes

    def number(self, key: str, least: int = 1, most: int = 9) -> int:
        return int(self.read(key, [str(n) for n in range(least, most + 1)], f"{least} to {most}"))

    def food(self, key: str = "food") -> int:
        return FOOD_NAMES.index(self.word(key, FOOD_NAMES))

    def foods(self, key: str = "food") -> list[int]:
        """One kind, or two of which one is enough, in the order of kinds."""
        pairs = [f"{a}|{b}" for i, a in enumerate(FOOD_NAMES) for b in FOOD_NAMES[i + 1 :]]
        return [FOOD_NAMES.index(name) for name in self.word(key, FOOD_NAMES + pairs).split("|")]

    def habitat(self, same: bool = False) -> int:
        name = self.word("habitat", [*HABITAT_NAMES, "same"] if same else HABITAT_NAMES)
        return SAME if name == "same" else HABITAT_NAMES.index(name)

    def nest(self) -> int:
        return NEST_NAMES.index(self.word("nest", NEST_NAMES))

    def done(self) -> None:
        """All that the line says has been read."""
        if self.unread:
            raise self.error(f"cannot have {', '.join(self.unread)}: the rules know nothing of that")

    def error(self, what: str) -> CardError:
        return CardError(f"{self.card}: {self.kind} {what}")


def kinds_of(base: type[Any]) -> dict[str, type[Any]]:
    """Every class made from this one that says what the cards call it."""
    found: dict[str, type[Any]] = {}
    for one in base.__subclasses__():
        if one.kind:
            found[one.kind] = one
        found |= kinds_of(one)
    return found


def made_of(kinds: dict[str, type[Any]], p: Params) -> Any:
    """What a line says, by its kind; a `CardError` says what is wrong with it."""
    if p.kind not in kinds:
        raise CardError(f"{p.card}: nothing is called {p.kind}: only {', '.join(kinds)}")
    made = kinds[p.kind](p)
    p.done()
    return made
