"""Sampled worlds: every deck that fits what has been seen is equally likely (WU-INFO-2).

Small cases are compared with a full list of what is possible. With all thirty undersides unknown the ways
in which the cards may lie are counted exactly, face by face.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache

import pytest
from tests.chance import near, uniform
from tests.games.whats_up.table import GAME, quiet_turns, reveal, sides, start, turn_up

from voliere.core.rng import seeded
from voliere.games.whats_up.components import CARDS, FACES, GONE, GRID
from voliere.games.whats_up.position import WhatsUp
from voliere.games.whats_up.worlds import last_triangle

Backs = tuple[int, ...]
State = tuple[int, ...]


def unseen(s: WhatsUp) -> list[int]:
    return [k for k in range(GRID) if s.face[k] != GONE and not s.known[k]]


def remember_all_but(s: WhatsUp, cells: list[int]) -> None:
    for k in range(GRID):
        s.known[k] = 0 if k in cells else 1


def backs(w: WhatsUp, cells: list[int]) -> Backs:
    return tuple(int(w.back[k]) for k in cells)


def possible(s: WhatsUp) -> set[Backs]:
    """Every way to give the unseen cards to the cells, so that the faces up are those that are up."""
    cells = unseen(s)
    found: set[Backs] = set()

    def give(left: frozenset[frozenset[int]], so_far: Backs) -> None:
        if len(so_far) == len(cells):
            found.add(so_far)
            return
        up = int(s.face[cells[len(so_far)]])
        for card in left:
            if up in card:
                give(left - {card}, (*so_far, sum(card) - up))

    give(frozenset(frozenset(sides(s, k)) for k in cells), ())
    return found


@cache
def small_cases() -> list[tuple[WhatsUp, int]]:
    """Positions with six to ten undersides unknown and some dozens of decks that fit."""
    found: list[tuple[WhatsUp, int]] = []
    for seed in range(30):
        s = GAME.new(2, seed)
        assert isinstance(s, WhatsUp)
        cells = list(range(GRID))
        seeded(seed).shuffle(cells)
        remember_all_but(s, cells[: 6 + seed % 5])
        if 6 <= len(possible(s)) <= 40 and len(found) < 6:
            found.append((s, seed))
    return found


@pytest.mark.rule("WU-INFO-2")
def test_worlds_are_evenly_spread_over_all_that_is_possible() -> None:
    assert len(small_cases()) == 6
    for s, seed in small_cases():
        cells, ways = unseen(s), possible(s)
        rng = seeded(seed)
        counts = Counter(backs(s.resample(0, rng), cells) for _ in range(15 * len(ways)))
        assert set(counts) <= ways
        assert uniform(counts, len(ways))


@pytest.mark.rule("WU-INFO-2")
def test_a_single_circle_lies_either_way() -> None:
    """Each face is up once and the twelve unseen cards form one circle: two decks fit, half and half."""
    circle = [0, 1, 2, 5, 8, 11, 10, 7, 4, 3, 6, 9]
    s = start()
    cells = []
    for up, down in zip(circle, circle[1:] + circle[:1], strict=True):
        cells.append(CARDS.index((min(up, down), max(up, down))))
        turn_up(s, cells[-1], up)
    remember_all_but(s, cells)
    assert len(possible(s)) == 2
    rng = seeded(4)
    counts = Counter(backs(s.resample(0, rng), sorted(cells)) for _ in range(60))
    assert uniform(counts, 2)


@pytest.mark.rule("WU-INFO-2")
def test_what_has_been_seen_or_taken_never_moves() -> None:
    s = GAME.new(3, 8)
    assert isinstance(s, WhatsUp)
    quiet_turns(s, 6)
    reveal(s, "r1")
    rng = seeded(2)
    for _ in range(20):
        w = s.resample(1, rng)
        for k in range(GRID):
            assert w.face[k] == s.face[k]
            assert w.known[k] == s.known[k]
            if s.known[k] or s.face[k] == GONE:
                assert w.back[k] == s.back[k]


@pytest.mark.rule("WU-INFO-2")
def test_a_triangle_lies_one_way_or_as_a_circle_both_ways() -> None:
    """What is left to the last triangle decides how it lies, unless it is a circle."""
    assert Counter(map(len, last_triangle()))[2] == 1
    for at, ways in enumerate(last_triangle()):
        if len(ways) > 1:
            assert at // 16 == 7
            assert ways[0] ^ ways[1] == 7


# -- all thirty unknown ----------------------------------------------------------------------------


def chances(s: WhatsUp) -> tuple[int, dict[tuple[int, int], float]]:
    """How many ways the cards may lie, and for each card how likely its lower face is up.

    Card by card, keeping how often each face is still to be seen: counted once from the front and once from
    the back, as in a hidden chain.
    """
    cards = sorted((min(sides(s, k)), max(sides(s, k))) for k in unseen(s))
    ups = Counter(int(s.face[k]) for k in unseen(s))
    ahead: list[dict[State, int]] = [{tuple(ups[face] for face in range(FACES)): 1}]
    for card in cards:
        after: dict[State, int] = defaultdict(int)
        for state, ways in ahead[-1].items():
            for up in card:
                if state[up]:
                    after[less(state, up)] += ways
        ahead.append(after)
    behind: dict[State, int] = {(0,) * FACES: 1}
    total = ahead[-1][(0,) * FACES]
    found = {}
    for card, states in zip(reversed(cards), reversed(ahead[:-1]), strict=True):
        before: dict[State, int] = {}
        low = 0
        for state, ways in states.items():
            rest = [behind.get(less(state, up), 0) if state[up] else 0 for up in card]
            before[state] = sum(rest)
            low += ways * rest[0]
        behind = before
        found[card] = low / total
    return total, found


def less(state: State, face: int) -> State:
    return (*state[:face], state[face] - 1, *state[face + 1 :])


@pytest.mark.rule("WU-INFO-2")
@pytest.mark.parametrize(("seed", "ways"), [(0, 50), (1, 1054)])
def test_worlds_hang_on_the_truth_no_more_than_they_must(seed: int, ways: int) -> None:
    """All undersides unknown: as many are guessed right, and each card lies as often, as exactly sampled."""
    s = GAME.new(2, seed)
    assert isinstance(s, WhatsUp)
    total, low = chances(s)
    assert total == ways
    ups = Counter(int(up) for up in s.face)
    right = 0.0
    for k in range(GRID):
        up, down = sides(s, k)
        chance = low[(up, down)] if up < down else 1 - low[(down, up)]
        right += chance / ups[up]
    rng, samples = seeded(seed), 100
    guessed, lies_low = 0, Counter[tuple[int, int]]()
    for _ in range(samples):
        w = s.resample(0, rng)
        guessed += sum(w.back[k] == s.back[k] for k in range(GRID))
        lies_low.update(sides(w, k) for k in range(GRID) if w.face[k] < w.back[k])
    assert near(guessed / samples / GRID, right / GRID, samples * GRID // 4)  # cards hang together: wider
    for card, chance in low.items():
        assert near(lies_low[card] / samples, chance, samples)


@pytest.mark.rule("WU-INFO-2")
def test_with_all_unknown_the_ways_the_cards_lie_are_evenly_spread() -> None:
    s = GAME.new(2, 0)
    assert isinstance(s, WhatsUp)
    total, _ = chances(s)
    rng = seeded(12)
    counts = Counter(
        frozenset(sides(w, k) for k in range(GRID)) for w in (s.resample(0, rng) for _ in range(500))
    )
    assert uniform(counts, total)
