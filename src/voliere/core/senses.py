"""What a seat sees as numbers, for programs that learn: one table a game, field by field.

A game says it in module `senses` of its package: `senses(seats, options)` gives a list of `Sense`. Each
writes some numbers, and says for every part of them its name, its bounds and its meaning: documentation,
spaces of environments and the numbers themselves come from this one list. Two laws hold it to the view of
the seat: who cannot tell two worlds apart reads the same numbers, and who can, reads others.

Seats are counted from the reader on: its own comes first, then the others clockwise.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from voliere.core.cards import Bag
from voliere.core.native import BytesWriter, i16, i64, u8, vec, write_i16_le
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.state import Seat, State

S = TypeVar("S", bound=State)

WIDTH: Final = 2  # bytes of a number
MOST: Final = 32767  # the greatest
BLANKS: Final = [bytes(WIDTH * n) for n in range(512)]


class Part:
    """Some numbers of one meaning, each from `low` to `high`.

    `one_of`: a number names a thing, and is no quantity: learning programs spread it out.
    """

    def __init__(self, name: str, size: int, low: int, high: int, meaning: str, one_of: bool = False) -> None:
        self.name = name
        self.size = size
        self.low = low
        self.high = high
        self.meaning = meaning
        self.one_of = one_of

    def __reduce__(self) -> tuple[object, ...]:
        return Part, (self.name, self.size, self.low, self.high, self.meaning, self.one_of)

    def __repr__(self) -> str:
        return f"<{self.name}: {self.size} from {self.low} to {self.high}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense(Generic[S]):
    """Reads some parts off a position, in their order, as far as a seat may know them."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts

    def read(self, s: S, seat: Seat, out: BytesWriter) -> None:
        """Write the numbers of all parts: `put` and its like."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it reads")


class Place(Sense[State]):
    """What every game has: where the reader sits, and who owes an answer."""

    def __init__(self, seats: int) -> None:
        super().__init__(
            [
                Part("seat", 1, 0, seats - 1, "the reader’s seat, the first is 0", one_of=True),
                Part("asked", seats, 0, 1, "1 for each seat that owes an answer now"),
            ]
        )

    def read(self, s: State, seat: Seat, out: BytesWriter) -> None:
        put(out, seat)
        at = blank(out, s.seats)
        for actor in s.actors:
            tick(out, at, (actor - seat) % s.seats)


class Senses:
    """All that a seat reads in one kind of game: its parts, and how to write them down.

    >>> senses = Senses([Place(2)])
    >>> senses.size, [part.name for part in senses.parts]
    (3, ['seat', 'asked'])
    >>> import voliere
    >>> senses.observe(voliere.game("whats-up").new(2, seed=7), 0)
    b'\\x00\\x00\\x00\\x00\\x01\\x00'
    """

    def __init__(self, senses: list[Sense[State]]) -> None:
        self.senses = senses
        self.parts: list[Part] = []
        for sense in senses:
            self.parts += sense.parts
        self.size = sum([part.size for part in self.parts])

    def __reduce__(self) -> tuple[object, ...]:
        return Senses, (self.senses,)

    def write(self, s: State, seat: Seat, out: BytesWriter) -> None:
        for sense in self.senses:
            sense.read(s, seat, out)

    def observe(self, s: State, seat: Seat) -> bytes:
        """The numbers a seat reads, two bytes each, the lower first."""
        out = BytesWriter()
        self.write(s, seat, out)
        return out.getvalue()


def marks(s: State, seat: Seat, rng: Rng) -> tuple[bytes, Action]:
    """The choices of an actor as a byte for each action, and one of them by chance.

    >>> import voliere
    >>> marked, a = marks(voliere.game("whats-up").new(2, seed=7), 1, voliere.seeded(1))
    >>> sum(marked), marked[a]
    (30, 1)
    """
    out = BytesWriter()
    out.write(bytes(s.game.space.size))
    me = s.top(seat)
    a = me.verb.mark(s, me, rng, out, 0)
    return out.getvalue(), a


# -- for readers ---------------------------------------------------------------------------------


def put(out: BytesWriter, x: i64) -> None:
    """One number."""
    write_i16_le(out, i16(x))


def capped(x: i64) -> i64:
    """A number without a bound of its own, within those of a field."""
    if x > MOST:
        return MOST
    return x if x >= -MOST else -MOST


def blank(out: BytesWriter, n: int) -> i64:
    """So many zeros; gives the place of the first, for `tick` and `count`."""
    at: i64 = len(out)
    out.write(BLANKS[n])
    return at


def tick(out: BytesWriter, at: i64, k: i64) -> None:
    """A one at the k-th of the zeros that begin at a place."""
    i: i64 = at + WIDTH * k
    out[i] = 1


def count(out: BytesWriter, at: i64, k: i64) -> None:
    """One more at the k-th of them; not beyond 255."""
    i: i64 = at + WIDTH * k
    out[i] = u8(out[i] + 1)


def put_all(out: BytesWriter, numbers: vec[i64], plus: i64 = 0) -> None:
    """All numbers of an array, each plus so many."""
    n: i64 = len(numbers)
    i: i64 = 0
    while i < n:
        write_i16_le(out, i16(numbers[i] + plus))
        i += 1


def put_round(out: BytesWriter, numbers: vec[i64], first: i64, plus: i64 = 0) -> None:
    """The same from one of them on and round to it again: first what is the reader's own."""
    n: i64 = len(numbers)
    i: i64 = first
    while i < n:
        write_i16_le(out, i16(numbers[i] + plus))
        i += 1
    i = 0
    while i < first:
        write_i16_le(out, i16(numbers[i] + plus))
        i += 1


def put_bag(out: BytesWriter, bag: Bag, kinds: int) -> None:
    """How many of each kind of card a bag holds."""
    at = blank(out, kinds)
    cards = bag.cards
    i: i64 = 0
    while i < bag.size:
        count(out, at, cards[i])
        i += 1


def put_list(out: BytesWriter, items: list[int], room: int) -> None:
    """Numbers of things in their order, each plus one, and zeros up to the room there is."""
    n = min(len(items), room)
    for k in range(n):
        put(out, items[k] + 1)
    if n < room:
        blank(out, room - n)
