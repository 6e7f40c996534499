"""The one source of chance of a position.

Two engines with one face. `Rng` is small and fast (sfc32, 128 bits of state) and drives thinking:
worlds, playouts, bots. `Sealed` drives true games: every number comes from a keyed hash of the
game's 128-bit seed, so that no amount of public dice lets anybody work out the next card.
Both give the same stream on every platform, compiled or not.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import mypyc_attr

from voliere.core.native import i64

M32: Final = 0xFFFFFFFF
SEED_LIMIT: Final = 1 << 128
COUNT_LIMIT: Final = 1 << 62  # numbers no game comes near
WORDS: Final = 16  # 32-bit words in one block of the keyed hash


class Unforeseen(Exception):
    """Raised on a copy that looks ahead, when it meets chance or a secret."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Rng:
    """A source of chance: small, quick and copyable (sfc32, 128 bits of state). `seeded` makes one.

    >>> rng = seeded(7)
    >>> twin = rng.copy()
    >>> [rng.below(6) for _ in range(5)] == [twin.below(6) for _ in range(5)]
    True
    """

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def copy(self) -> Rng:
        """Another that gives the same numbers from here on."""
        return Rng(self.a, self.b, self.c, self.d)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and type(self) is type(other) and self.state() == other.state()

    def __repr__(self) -> str:
        # Not its state: that of a true game must not get into a log by accident.
        return f"<{type(self).__name__}>"

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1.

        >>> 0 <= seeded(7).below(6) < 6
        True

        n is at most 2**31, which nothing checks here: compiled, a greater one overflows the product below.
        """
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        d: i64 = self.d
        t: i64 = (a + b + d) & M32
        self.d = (d + 1) & M32
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & M32
        self.c = (((c << 21) | (c >> 11)) + t) & M32
        return (t * n) >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Put cards into an order by chance.

        >>> cards = [1, 2, 3, 4]
        >>> seeded(7).shuffle(cards)
        >>> sorted(cards)
        [1, 2, 3, 4]
        """
        for i in range(len(cards) - 1, 0, -1):
            j = int(self.below(i + 1))
            cards[i], cards[j] = cards[j], cards[i]

    def fork(self) -> Rng:
        """A fast Rng of its own, for a sampled world."""
        return Rng(self.word(), self.word(), self.word(), self.word())

    def word(self) -> i64:
        """All 32 bits by chance: with fewer the first numbers of a fork would not be even."""
        half: i64 = 1 << 16
        high: i64 = self.below(half)
        return high * half + self.below(half)

    def state(self) -> list[int]:
        """Everything that decides the numbers to come; `rng_of` goes back."""
        return [int(self.a), int(self.b), int(self.c), int(self.d)]

    def __reduce__(self) -> tuple[object, ...]:
        return rng_of, (self.state(),)


def seeded(seed: int) -> Rng:
    """A fast Rng from a seed; all 128 bits count.

    >>> seeded(7) == seeded(7), seeded(7) == seeded(8)
    (True, False)
    """
    r = Rng(seed & M32, (seed >> 32) & M32, (seed >> 64) & M32, (seed >> 96) & M32)
    for _ in range(15):
        r.below(2)
    return r


@mypyc_attr(acyclic=True, free_list_len=1)
class Sealed(Rng):
    """Numbers from a keyed hash of the seed: past ones tell nothing of those to come.

    >>> a, b = Sealed(2**127 + 1), Sealed(2**127 + 1)
    >>> [a.below(1000) for _ in range(20)] == [b.below(1000) for _ in range(20)]
    True
    """

    def __init__(self, seed: int, like: Sealed | None = None) -> None:
        super().__init__(0, 0, 0, 0)
        self.seed = seed
        if like is None:
            self.count = 0  # numbers given so far
            self.raw: bytes = self.block(0)
        else:
            self.count = like.count
            self.raw = like.raw

    def block(self, number: int) -> bytes:
        key = self.seed.to_bytes(16, "little")
        return blake2b(number.to_bytes(8, "little"), key=key, digest_size=4 * WORDS).digest()

    def copy(self) -> Rng:
        return Sealed(self.seed, self)

    def below(self, n: i64) -> i64:
        k = self.count % WORDS
        raw = self.raw
        # The k-th word, little-endian. Read in place: unpacking the block costs more than hashing it.
        low: i64 = raw[4 * k] + 256 * raw[4 * k + 1]
        high: i64 = raw[4 * k + 2] + 256 * raw[4 * k + 3]
        self.count += 1
        if k == WORDS - 1:
            self.raw = self.block(self.count // WORDS)
        return ((65536 * high + low) * n) >> 32

    def state(self) -> list[int]:
        return [self.seed, self.count]


@mypyc_attr(acyclic=True)
class Rigged(Rng):
    """Gives the numbers a test asks for, then goes on as an ordinary Rng."""

    def __init__(self, numbers: list[int], seed: int = 0) -> None:
        super().__init__(seed & M32, 1, 2, 3)
        self.numbers = numbers

    def copy(self) -> Rng:
        twin = Rigged(self.numbers[:])
        twin.a, twin.b, twin.c, twin.d = self.a, self.b, self.c, self.d
        return twin

    def state(self) -> list[int]:
        return [*super().state(), *self.numbers]

    def below(self, n: i64) -> i64:
        if not self.numbers:
            return super().below(n)
        x = self.numbers.pop(0)
        if x < 0 or x >= int(n):
            raise ValueError(f"rigged number {x} is not below {n}")
        return x


@mypyc_attr(acyclic=True)
class Tripwire(Rng):
    """The Rng of a copy that looks ahead: asking it ends the look."""

    def __init__(self) -> None:
        super().__init__(0, 0, 0, 0)

    def copy(self) -> Rng:
        return Tripwire()

    def below(self, n: i64) -> i64:
        raise Unforeseen

    def state(self) -> list[int]:
        return []


class Witness(Rng):
    """The Rng of a copy that goes on: it gives the true numbers, and `met` says that it was asked."""

    def __init__(self, true: Rng, met: list[bool]) -> None:
        super().__init__(0, 0, 0, 0)
        self.true = true
        self.met = met  # shared with its copies; empty: nothing was met

    def copy(self) -> Rng:
        return Witness(self.true.copy(), self.met)

    def below(self, n: i64) -> i64:
        self.met.append(True)
        return self.true.below(n)

    def state(self) -> list[int]:
        return self.true.state()


def rng_of(state: list[int]) -> Rng:
    """The Rng that is in a state: the inverse of `Rng.state`, which is as long as its kind.

    >>> dice = Sealed(7)
    >>> dice.below(6) < 6, rng_of(dice.state()).below(1000) == dice.below(1000)
    (True, True)
    """
    size = len(state)
    if size == 0:
        return Tripwire()
    if size == 2:
        seed, count = state
        if not 0 <= seed < SEED_LIMIT or not 0 <= count < COUNT_LIMIT:
            raise ValueError("no state of a sealed Rng")
        sealed = Sealed(seed)
        sealed.count = count
        sealed.raw = sealed.block(count // WORDS)
        return sealed
    if size < 4 or any(not 0 <= word <= M32 for word in state):
        raise ValueError("no state of an Rng")
    if size == 4:
        return Rng(state[0], state[1], state[2], state[3])
    rigged = Rigged(state[4:])
    rigged.a, rigged.b, rigged.c, rigged.d = state[0], state[1], state[2], state[3]
    return rigged
