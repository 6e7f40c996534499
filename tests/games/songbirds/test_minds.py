"""What the bots of Songbirds know: chances of lines, worlds, and endings worked out to the last card."""

from __future__ import annotations

import pytest

import voliere
from voliere.bots.search.budget import Budget
from voliere.core.glimpse import Glimpse
from voliere.core.rng import seeded
from voliere.core.state import State
from voliere.games.songbirds.bots.endgame import WON, Endgame
from voliere.games.songbirds.bots.knowledge import SongbirdsKnowledge, every_world
from voliere.games.songbirds.bots.lines import CHANCES, WIN, after
from voliere.games.songbirds.bots.playout import Forest
from voliere.games.songbirds.components import CELLS, COLOURS, LINES
from voliere.games.songbirds.position import Songbirds

PLENTY = Budget(1_000_000)


def late(seed: int, left: int, seats: int = 2, options: dict[str, object] | None = None) -> Songbirds:
    """A game played at random until so many cells are left."""
    s = voliere.game("songbirds").new(seats, seed, options)
    assert isinstance(s, Songbirds)
    rng = seeded(seed)
    while s.left > left:
        s.apply(s.actors[0], s.sample(s.actors[0], rng))
    return s


def plainly(s: State, seat: int) -> float:
    """Best play of both with open cards, by the rules alone: a win first, then the margin."""
    if not s.actors:
        points = [score.total for score in s.scores()]
        return 2 * WON * (s.returns()[seat] - 0.5) + points[seat] - points[1 - seat]
    actor = s.actors[0]
    found = []
    for a in s.choices(actor):
        t = s.copy()
        t.do(actor, a)
        found.append(plainly(t, seat))
    return max(found) if actor == seat else min(found)


@pytest.mark.parametrize("seed", range(8))
def test_no_ending_is_played_worse_than_plain_search_would(seed: int) -> None:
    s = late(seed, 4)
    seat = s.actors[0]
    worlds = every_world(s, seat)
    assert len(worlds) == len(s.hands[1 - seat]) + 1
    worth = {}
    for a in s.choices(seat):
        worth[a] = 0.0
        for world in worlds:
            t = world.copy()
            t.do(seat, a)
            worth[a] += plainly(t, seat)
    assert worth[Endgame(worlds, seat, PLENTY).best(s.choices(seat))] == max(worth.values())


def test_an_ending_too_long_for_the_budget_is_left_to_the_search() -> None:
    s = late(1, 12)
    worlds = every_world(s, s.actors[0])
    assert Endgame(worlds, s.actors[0], Budget(1)).best(s.choices(s.actors[0])) == -1


def test_the_worlds_are_all_there_are_and_tell_nothing() -> None:
    s = late(2, 16)
    seat = s.actors[0]
    found = SongbirdsKnowledge().worlds(Glimpse(s, seat), seeded(1))
    assert len({w.text() for w in found}) == len(s.hands[1 - seat]) + 1 == len(found)
    assert all(w.view(seat) == s.view(seat) for w in found)
    assert s.hands[1 - seat].sorted() in [w.hands[1 - seat].sorted() for w in found]  # type: ignore[attr-defined]


@pytest.mark.parametrize("options", [{"early_bird": True}, {"mode": "coop"}])
def test_where_more_is_hidden_worlds_are_sampled(options: dict[str, object]) -> None:
    s = late(3, 10, 2, options)
    assert SongbirdsKnowledge().worlds(Glimpse(s, s.actors[0]), seeded(1)) == []


def test_hopes_follow_every_card() -> None:
    """Kept up to date card by card, they are what a fresh look finds."""
    s = late(4, 20)
    forest = Forest(s)
    rng = seeded(5)
    while s.left > 0:
        seat = s.actors[0]
        a = s.sample(seat, rng)
        before = [int(forest.gain(a // CELLS, a % CELLS, colour)) for colour in range(COLOURS)]
        hopes = [int(hope) for hope in forest.hopes]
        forest.put(seat, a // CELLS, a % CELLS)
        s.actors = [1 - seat]
        s.todo[-1] = s.todo[-1].verb.tasks[1 - seat]
        fresh = Forest(s)
        assert [int(x) for x in forest.hopes] == [int(x) for x in fresh.hopes]
        assert [hopes[k] + before[k] for k in range(COLOURS)] == [int(x) for x in fresh.hopes]


def test_chances_are_chances_and_strength_helps() -> None:
    assert len(WIN) == 3 * CHANCES
    assert all(0 <= chance <= 1000 for chance in WIN)
    s = late(6, 18)
    for line in range(LINES):
        if s.lines[line * 6 + 4] == 3:
            assert after(s, line, 0, 7, 0, 0) >= after(s, line, 0, 1, 0, 0) - 60
