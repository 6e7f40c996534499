"""What bonus cards count: one class for each kind of condition, all of it (WS-BONUS-1, WS-BONUS-2).

Most look at the birds of a mat one by one (`OfBirds`), the others at the table (`OfTable`). The sentence of a
condition is `wingspan-bonus-about-<kind>` of the texts.
"""

from __future__ import annotations

from typing import ClassVar, Final

from voliere.core.native import i64
from voliere.core.refused import Told
from voliere.core.state import Seat
from voliere.games.wingspan.bird import FOOD_NAMES, HABITAT_NAMES, NEST_NAMES, Bird, nest_mask
from voliere.games.wingspan.card import Bonus
from voliere.games.wingspan.components import ROWS, SPOTS
from voliere.games.wingspan.params import Params, kinds_of, made_of
from voliere.games.wingspan.state import Table

FAR: Final = 300  # no bird is wider, in cm
TERMS: Final = {  # what the columns of the data that list words of names are called in either edition
    "anatomist": "fr_anatomiste",
    "cartographer": "fr_cartographe",
    "historian": "fr_historien",
    "photographer": "fr_photographe",
}


class Condition:
    """What a bonus card counts; its fields are read from the card's line."""

    kind: ClassVar[str] = ""  # what the cards' lines call it; "" for what kinds have in common

    def __init__(self, p: Params) -> None:
        """Nothing to read, unless a kind has something."""

    def words(self, edition: str) -> dict[str, Told]:
        """What its sentence speaks of."""
        return {}


class OfBirds(Condition):
    """Counts the birds on the mat that meet it."""

    def met_by(self, bird: Bird, edition: int) -> bool:
        raise NotImplementedError


class OfTable(Condition):
    def count(self, s: Table, seat: Seat) -> int:
        raise NotImplementedError


class NameTerms(OfBirds):
    """Words in the name of the card, by edition (WS-BONUS-1)."""

    kind: ClassVar[str] = "name_terms"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.word = p.word("column_en", list(TERMS))
        p.only("column_fr", TERMS[self.word])

    def met_by(self, bird: Bird, edition: int) -> bool:
        return self.word[0] in bird.terms[edition]

    def words(self, edition: str) -> dict[str, Told]:
        return {"edition": edition, "word": self.word}


class Eats(OfBirds):
    """Kinds shown in the cost (WS-BONUS-2); a symbol that takes any kind is one of its own."""

    kind: ClassVar[str] = "eats"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.food = p.word("food", [*FOOD_NAMES, "wild"])
        self.alone = p.word("mode", ["includes"] if self.food == "wild" else ["includes", "only"]) == "only"

    def met_by(self, bird: Bird, edition: int) -> bool:
        if self.food == "wild":
            return bird.wild > 0
        food = FOOD_NAMES.index(self.food)
        if self.alone:
            return bird.foods() == [food] and bird.wild == 0
        return food in bird.foods()

    def words(self, edition: str) -> dict[str, Told]:
        return {"food": self.food, "mode": "only" if self.alone else "includes"}


class Wingspan(OfBirds):
    kind: ClassVar[str] = "wingspan"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.over = p.flag("op", "le", "gt")
        self.cm = p.number("cm", most=FAR)

    def met_by(self, bird: Bird, edition: int) -> bool:
        return bird.wingspan > self.cm if self.over else bird.wingspan <= self.cm

    def words(self, edition: str) -> dict[str, Told]:
        return {"op": "gt" if self.over else "le", "n": self.cm}


class Icon(OfBirds):
    """The icon counts whatever the colour of the power."""

    kind: ClassVar[str] = "icon"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.icon = p.word("icon", ["flocking", "predator"])

    def met_by(self, bird: Bird, edition: int) -> bool:
        return bird.icon == self.icon

    def words(self, edition: str) -> dict[str, Told]:
        return {"icon": self.icon}


class Nest(OfBirds):
    """A type of nest; star nests count (WS-POW-4)."""

    kind: ClassVar[str] = "nest"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.nest = NEST_NAMES[p.nest()]
        p.only("star", "yes")

    def met_by(self, bird: Bird, edition: int) -> bool:
        return bird.nests & nest_mask(self.nest) != 0

    def words(self, edition: str) -> dict[str, Told]:
        return {"nest": self.nest}


class OnlyHabitat(OfBirds):
    kind: ClassVar[str] = "only_habitat"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.habitat = p.habitat()

    def met_by(self, bird: Bird, edition: int) -> bool:
        return bird.habitats == [self.habitat]

    def words(self, edition: str) -> dict[str, Told]:
        return {"habitat": HABITAT_NAMES[self.habitat]}


class PointsBelow(OfBirds):
    kind: ClassVar[str] = "points_below"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.value = p.number("value")

    def met_by(self, bird: Bird, edition: int) -> bool:
        return bird.points < self.value

    def words(self, edition: str) -> dict[str, Told]:
        return {"n": self.value}


class EggsOnBird(OfTable):
    """Breeding Manager and Oologist: birds with at least so many eggs."""

    kind: ClassVar[str] = "eggs_on_bird"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.least = p.number("min", most=6)

    def count(self, s: Table, seat: Seat) -> int:
        n: i64 = 0
        at: i64 = seat * SPOTS
        last: i64 = at + SPOTS
        while at < last:
            if s.eggs[at] >= self.least:
                n += 1
            at += 1
        return int(n)

    def words(self, edition: str) -> dict[str, Told]:
        return {"n": self.least}


class FewestHabitat(OfTable):
    """Ecologist: birds in the habitat with fewest; of habitats that tie, one counts."""

    kind: ClassVar[str] = "fewest_habitat"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        p.only("ties", "count_one")

    def count(self, s: Table, seat: Seat) -> int:
        return min([int(s.birds[seat * ROWS + row]) for row in range(ROWS)])


class HandSize(OfTable):
    """Visionary Leader: cards in hand at the end."""

    kind: ClassVar[str] = "hand_size"

    def count(self, s: Table, seat: Seat) -> int:
        return len(s.hands[seat])


CONDITION_KINDS: Final = kinds_of(Condition)


def read_condition(card: Bonus) -> Condition:
    """What a card counts; a `CardError` says what is wrong with its line."""
    made = made_of(CONDITION_KINDS, Params(card.name, card.kind, card.params))
    assert isinstance(made, Condition)
    return made
