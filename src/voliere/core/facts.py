"""Reading a position from JSON: every fact is there, of its kind and within its bounds, or it is refused."""

from __future__ import annotations

from voliere.core.cards import Bag
from voliere.core.refused import Refused


class Facts:
    """An object of JSON, taken apart fact by fact.

    >>> Facts({"left": 7}, "table").number("left", 0, 30)
    7
    >>> Facts({"left": 31}, "table").number("left", 0, 30)
    Traceback (most recent call last):
    voliere.core.refused.Refused: not a position: 'table.left' should be a whole number from 0 to 30
    """

    def __init__(self, given: object, at: str = "") -> None:
        self.at = at
        if not isinstance(given, dict):
            raise no_fact(at or "position", "an object")
        self.given: dict[str, object] = given

    def path(self, key: str) -> str:
        """Where a fact stands, as a refusal names it."""
        return f"{self.at}.{key}" if self.at else key

    def no(self, key: str, wanted: str) -> Refused:
        """The refusal of a fact, with what it should be."""
        return no_fact(self.path(key), wanted)

    def get(self, key: str) -> object:
        """A fact of any kind."""
        if key not in self.given:
            raise self.no(key, "there")
        return self.given[key]

    def flag(self, key: str) -> bool:
        """True or false."""
        found = self.get(key)
        if not isinstance(found, bool):
            raise self.no(key, "true or false")
        return found

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number within its bounds."""
        found = self.get(key)
        if not whole(found) or not isinstance(found, int) or not low <= found <= high:
            raise self.no(key, f"a whole number from {low} to {high}")
        return found

    def text(self, key: str, allowed: list[str]) -> str:
        """One of some texts."""
        found = self.get(key)
        if not isinstance(found, str) or found not in allowed:
            raise self.no(key, "one of " + ", ".join([f"'{text}'" for text in allowed]))
        return found

    def items(self, key: str, size: int = -1) -> list[object]:
        """A list, of a certain size where that is said."""
        found = self.get(key)
        if not isinstance(found, list) or (size >= 0 and len(found) != size):
            raise self.no(key, "a list" if size < 0 else f"a list of {size}")
        return found

    def numbers(self, key: str, low: int, high: int, size: int = -1) -> list[int]:
        """A list of whole numbers within their bounds."""
        return self.plain(key, self.items(key, size), low, high)

    def plain(self, key: str, given: object, low: int, high: int) -> list[int]:
        """A list of whole numbers, wherever it comes from."""
        found: list[int] = []
        if isinstance(given, list):
            for one in given:
                if whole(one) and isinstance(one, int) and low <= one <= high:
                    found.append(one)
        if not isinstance(given, list) or len(found) != len(given):
            raise self.no(key, f"whole numbers from {low} to {high}")
        return found

    def groups(self, key: str, low: int, high: int, size: int = -1) -> list[list[int]]:
        """A list of lists of whole numbers."""
        return [self.plain(key, one, low, high) for one in self.items(key, size)]

    def bag(self, key: str, high: int) -> Bag:
        """A deck or hand: numbers of cards from 0 on."""
        return Bag(self.numbers(key, 0, high))

    def bags(self, key: str, high: int, size: int) -> list[Bag]:
        """So many of them."""
        return [Bag(cards) for cards in self.groups(key, 0, high, size)]

    def part(self, key: str) -> Facts:
        """An object inside this one."""
        return Facts(self.get(key), self.path(key))


def whole(thing: object) -> bool:
    """JSON knows true and false; Python takes them for numbers."""
    return isinstance(thing, int) and not isinstance(thing, bool)


def no_fact(path: str, wanted: str) -> Refused:
    return Refused("position-fact", {"fact": path}, f"not a position: '{path}' should be {wanted}")


def each_once(found: list[int], wanted: list[int], what: str) -> None:
    """Refuse a table on which a card is missing, or lies twice."""
    if sorted(found) != sorted(wanted):
        raise Refused("position-cards", {"cards": what}, f"not a position: {what} are missing or there twice")
