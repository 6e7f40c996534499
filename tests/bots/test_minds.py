"""The five levels: there in every small game, at every table, each a different mind."""

from __future__ import annotations

import pytest
from tests.conformance.tables import TABLES, Table

import voliere
from voliere.bots import levels
from voliere.bots.search.budget import Budget
from voliere.bots.search.ismcts import Ismcts
from voliere.core.glimpse import Glimpse
from voliere.core.rng import seeded
from voliere.core.state import State
from voliere.games.feather.bots.minds import Watcher
from voliere.games.piafs.bots.minds import Feeder
from voliere.games.whats_up.bots.knowledge import WhatsUpKnowledge
from voliere.games.whats_up.state import Table as WhatsUpTable

LEVELS = ["stroll", "walk", "outing", "lookout", "expedition"]
GAMES = ["songbirds", "whats-up", "feather", "piafs"]
MOVES = 40


def mind(game: str, level: str, iterations: int) -> Ismcts | Feeder | Watcher:
    bot = levels.make(level, voliere.game(game), seeded(3))
    assert isinstance(bot, Ismcts | Feeder | Watcher)
    bot.budget = Budget(iterations)
    return bot


@pytest.mark.parametrize("game", GAMES)
def test_there_are_five_levels_and_each_thinks_longer(game: str) -> None:
    found = voliere.game(game)
    assert [name for name in levels.names(found) if name in LEVELS] == LEVELS
    bots = [levels.make(level, found, seeded(1)) for level in LEVELS]
    iterations = [bot.budget.iterations for bot in bots if isinstance(bot, Ismcts | Feeder | Watcher)]
    assert len(iterations) == 5
    assert iterations == sorted(set(iterations))


@pytest.mark.parametrize(
    "table", [t for t in TABLES if t.game in GAMES and t.version == t.rules.version], ids=str
)
def test_a_mind_plays_at_every_table(table: Table) -> None:
    s = table.new(21)
    bot = mind(table.game, "expedition", 2)
    for _ in range(MOVES):
        if not s.actors:
            break
        seat = s.actors[0]
        s.apply(seat, bot.choose(Glimpse(s, seat)))


def flipped(turns: int) -> State:
    s = voliere.game("whats-up").new(2, 8)
    rng = seeded(1)
    for _ in range(turns):
        s.apply(s.actors[0], s.sample(s.actors[0], rng))
    return s


def test_who_forgets_sees_other_backs_where_it_has_looked() -> None:
    s = flipped(12)
    assert isinstance(s, WhatsUpTable)
    known = [k for k in range(30) if s.known[k] and s.face[k] >= 0]
    g = Glimpse(s, s.actors[0])
    forgetful = WhatsUpKnowledge(memory=2)
    forgetful.look(s)
    kept = forgetful.seen[-2:]
    rng = seeded(5)
    backs: dict[int, set[int]] = {k: set() for k in known}
    for _ in range(40):
        w = forgetful.world(g, rng)
        assert isinstance(w, WhatsUpTable)
        for k in known:
            backs[k].add(int(w.back[k]))
    assert all(backs[k] == {int(s.back[k])} for k in kept)
    assert any(len(backs[k]) > 1 for k in known if k not in kept)


def test_nobody_forgets_with_the_memory_aid() -> None:
    s = voliere.game("whats-up").new(2, 8, {"memory_aid": True})
    rng = seeded(1)
    for _ in range(12):
        s.apply(s.actors[0], s.sample(s.actors[0], rng))
    assert isinstance(s, WhatsUpTable)
    forgetful = WhatsUpKnowledge(memory=2)
    forgetful.look(s)
    w = forgetful.world(Glimpse(s, s.actors[0]), rng)
    assert isinstance(w, WhatsUpTable)
    assert all(w.back[k] == s.back[k] for k in range(30) if s.known[k])
