"""Chance: the same numbers for ever and everywhere, evenly spread, and all 128 bits of a seed count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from hashlib import blake2b

import pytest
from tests.chance import uniform

from voliere.core.rng import SEED_LIMIT, Rigged, Rng, Sealed, Tripwire, Unforeseen, seeded

MOST = 1 << 31  # the largest n of `below`: beyond it the compiled product does not fit 64 bits
MAKERS: list[Callable[[int], Rng]] = [seeded, Sealed]


def words(rng: Rng, n: int = 8) -> list[int]:
    return [int(rng.below(MOST)) for _ in range(n)]


# Kept for ever: records are replayed from them.
STREAMS = {
    0: [404377237, 2108252816, 473961968, 1245789427],
    7: [698832751, 1805182497, 1687899763, 678059666],
    SEED_LIMIT - 1: [1044963843, 1026653489, 1529363942, 58878412],
}
SEALED = {
    0: [1630541352, 1236993071, 1059828969, 174548349],
    7: [1734327362, 2040082383, 1564941746, 317310480],
    SEED_LIMIT - 1: [1596653269, 2085595448, 1445114867, 839414242],
}


@pytest.mark.parametrize("seed", STREAMS)
def test_the_fast_stream_is_kept(seed: int) -> None:
    assert words(seeded(seed), 4) == STREAMS[seed]


@pytest.mark.parametrize("seed", SEALED)
def test_the_sealed_stream_is_kept(seed: int) -> None:
    assert words(Sealed(seed), 4) == SEALED[seed]


def test_the_fast_stream_is_sfc32() -> None:
    """Against the algorithm written down anew."""
    mask = (1 << 32) - 1
    a, b, c, d = 0x89ABCDEF, 0x01234567, 0x76543210, 0xFEDCBA98
    rng = Rng(a, b, c, d)
    for _ in range(100):
        t = (a + b + d) & mask
        d = (d + 1) & mask
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & mask
        c = (((c << 21) & mask | (c >> 11)) + t) & mask
        assert rng.below(MOST) == t >> 1


def test_the_sealed_stream_is_a_keyed_hash_of_a_counter() -> None:
    seed = 0x0123456789ABCDEF0011223344556677
    raw = b"".join(
        blake2b(k.to_bytes(8, "little"), key=seed.to_bytes(16, "little"), digest_size=64).digest()
        for k in range(4)
    )
    expected = [int.from_bytes(raw[i : i + 4], "little") >> 1 for i in range(0, len(raw), 4)]
    assert words(Sealed(seed), 64) == expected


@pytest.mark.parametrize("make", MAKERS)
def test_every_bit_of_the_seed_counts(make: Callable[[int], Rng]) -> None:
    """Each of the 128 bits alone gives another stream, with about half of its bits changed."""
    plain = words(make(5), 4)
    streams = {tuple(words(make(5 ^ (1 << bit)), 4)) for bit in range(128)}
    assert len(streams | {tuple(plain)}) == 129
    for stream in streams:
        changed = sum((x ^ y).bit_count() for x, y in zip(plain, stream, strict=True))
        assert 29 < changed < 95  # of 124 bits; six standard deviations around 62


@pytest.mark.parametrize("make", MAKERS)
@pytest.mark.parametrize("n", [2, 6, 28, 100])
def test_numbers_are_evenly_spread(make: Callable[[int], Rng], n: int) -> None:
    rng = make(2024)
    assert uniform(Counter(int(rng.below(n)) for _ in range(200 * n)), n)


@pytest.mark.parametrize("make", MAKERS)
def test_pairs_of_numbers_are_evenly_spread(make: Callable[[int], Rng]) -> None:
    rng = make(99)
    assert uniform(Counter((int(rng.below(6)), int(rng.below(6))) for _ in range(7200)), 36)


@pytest.mark.parametrize("make", MAKERS)
def test_every_order_of_a_shuffle_is_as_likely(make: Callable[[int], Rng]) -> None:
    rng = make(3)
    orders = Counter[tuple[int, ...]]()
    for _ in range(6000):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert uniform(orders, 24)


def test_seeds_beside_each_other_give_independent_numbers() -> None:
    """The first number of games 0, 1, 2 ... is evenly spread too."""
    for make in MAKERS:
        assert uniform(Counter(int(make(seed).below(10)) for seed in range(2000)), 10)


@pytest.mark.parametrize(
    "rng", [seeded(5), Sealed(5), Rigged([3, 1, 4], 5)], ids=["fast", "sealed", "rigged"]
)
def test_a_copy_goes_its_own_way(rng: Rng) -> None:
    rng.below(9)
    twin = rng.copy()
    assert twin.state() == rng.state()
    first = [int(rng.below(9)) for _ in range(40)]
    assert twin.state() != rng.state()
    assert [int(twin.below(9)) for _ in range(40)] == first
    assert twin.state() == rng.state()


@pytest.mark.parametrize("make", MAKERS)
def test_a_fork_is_a_fast_rng_of_its_own(make: Callable[[int], Rng]) -> None:
    rng = make(8)
    one, two = rng.fork(), rng.fork()
    assert type(one) is Rng
    assert words(one) != words(two)
    before = rng.state()
    words(one, 100)
    assert rng.state() == before
    again = make(8)
    assert words(again.fork()) == words(make(8).fork())


@pytest.mark.parametrize("make", MAKERS)
def test_the_first_numbers_of_forks_are_evenly_spread(make: Callable[[int], Rng]) -> None:
    rng = make(21)
    first, second = Counter[int](), Counter[int]()
    for _ in range(4000):
        fork = rng.fork()
        first[int(fork.below(10))] += 1
        second[int(fork.below(10))] += 1
    assert uniform(first, 10)
    assert uniform(second, 10)


def test_the_state_tells_everything_to_come() -> None:
    one = seeded(77)
    words(one, 11)
    a, b, c, d = one.state()
    assert words(Rng(a, b, c, d)) == words(one)
    sealed = Sealed(77)
    words(sealed, 37)
    assert sealed.state() == [77, 37]


def test_sealed_blocks_join_without_a_seam() -> None:
    """Number by number across blocks of sixteen, with a copy taken at each."""
    whole = words(Sealed(6), 50)
    rng: Rng = Sealed(6)
    for expected in whole:
        rng = rng.copy()
        assert rng.below(MOST) == expected


def test_rigged_numbers_come_first_and_must_fit() -> None:
    rng = Rigged([5, 0])
    assert [rng.below(6), rng.below(6)] == [5, 0]
    assert 0 <= rng.below(6) < 6
    with pytest.raises(ValueError, match="rigged number 6 is not below 6"):
        Rigged([6]).below(6)
    with pytest.raises(ValueError, match="-1"):
        Rigged([-1]).below(6)


def test_a_tripwire_ends_the_look_ahead() -> None:
    for rng in (Tripwire(), Tripwire().copy()):
        with pytest.raises(Unforeseen):
            rng.below(2)
        with pytest.raises(Unforeseen):
            rng.shuffle([1, 2])
        with pytest.raises(Unforeseen):
            rng.fork()
