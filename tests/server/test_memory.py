"""A whole table in memory: the log, intents, bots and pushes, without web or database."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import uuid
from collections import Counter

import pytest
from tests.server.logs import new_facts

import voliere
from voliere.bots import levels
from voliere.core.glimpse import Glimpse
from voliere.core.record import Record
from voliere.core.rng import seeded
from voliere.core.state import NOBODY, State
from voliere.server.live.memory import Memory
from voliere.server.live.rooms import Rooms
from voliere.server.live.workers import BotTurn
from voliere.server.settings import Settings
from voliere.server.table.facts import Chair, Summary
from voliere.server.table.log import read
from voliere.server.table.messages import intent_of
from voliere.server.table.move_entries import Moved
from voliere.server.table.projection import build
from voliere.server.table.wire import Play, Push, encode

HEAVY = ("litestar", "sqlalchemy", "alembic", "asyncpg", "uvicorn", "websockets", "fluent", "httptools")
GAMES = [("whats-up", 2), ("songbirds", 3), ("piafs", 2), ("feather", 3), ("wingspan", 2)]


class Here:
    """Thinks in this very process."""

    async def think(self, turn: BotTurn, seconds: float, host: str) -> int:
        r = turn.record
        state = Record(r.game, r.seats, r.seed, r.options, turn.moves, r.rules).replay()
        bot = levels.make(turn.bot, r.game, seeded(int(turn.seed, 16)))
        return bot.choose(Glimpse(state, turn.seat))


def lay(keeper: Memory, game: str, seats: int, options: dict[str, str] | None = None) -> str:
    """A table of a person, and bots."""
    facts = new_facts(game, seats, options or {})
    chairs = [Chair("p0", "Ada"), *[Chair(None, f"B{k}", "random") for k in range(1, seats)]]
    turn = voliere.game(game).new(seats, int(facts.seed, 16), facts.options, facts.rules).actors
    keeper.create(facts, chairs, Summary("playing", turn, []), [])
    return facts.id


async def play_through(game: str, seats: int) -> tuple[Memory, str]:
    """The first option, until nobody is asked any more."""
    keeper = Memory()
    id = lay(keeper, game, seats)
    rooms = Rooms(Settings(bot_pause=0.0), keeper, Here())
    try:
        room = await rooms.room(id)
        room.call(False)
        while room.table.phase == "playing":
            push: Push = build(room.table, 0, 0)
            if push.ask is None:
                news = room.news
                if room.table.clock(0) == push.v:
                    await asyncio.wait_for(news.wait(), 60)
                continue
            play = Play(0, push.ask.n, push.ask.options[0], str(uuid.uuid4()))
            version = await room.act(intent_of("p0", play))
            assert version == await room.act(intent_of("p0", play)), "done once, whoever asks again"
    finally:
        await rooms.close()
    return keeper, id


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_whole_game_is_played_in_memory(game: str, seats: int) -> None:
    keeper, id = asyncio.run(play_through(game, seats))
    table = read(keeper.tables[id], voliere.game(game), keeper.logs[id])
    assert table.phase == keeper.summaries[id].phase == "over"
    assert keeper.summaries[id].totals == [score.total for score in table.state.scores()]
    assert Counter(type(entry) for entry in keeper.logs[id])[Moved] > 0
    assert build(table, NOBODY, 0).end is not None


def test_it_needs_nothing_but_msgspec() -> None:
    """In a Python that can import neither web nor database."""
    barred = f"""
import sys
class Barred:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {HEAVY!r}:
            raise ImportError(f"{{name}} is not for a table in memory")
sys.meta_path.insert(0, Barred())
import asyncio
from tests.server.test_memory import play_through
keeper, id = asyncio.run(play_through("songbirds", 2))
print(keeper.summaries[id].phase)
"""
    code = [sys.executable, "-c", barred]
    path = ":".join(filter(None, sys.path))
    done = subprocess.run(code, capture_output=True, text=True, check=False, env={"PYTHONPATH": path})
    assert done.stdout.strip() == "over", done.stderr


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_click_is_checked_once_and_made_once(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where it meets chance, as every flip of What's Up does."""
    counts: Counter[str] = Counter()
    answers, carry_out = State.answers, State.carry_out

    def checked(state: State, seat: int, a: int) -> bool:
        counts["checked"] += 1
        return answers(state, seat, a)

    def made(state: State, seat: int, a: int, answered: bool) -> None:
        counts["made"] += 1
        carry_out(state, seat, a, answered)

    async def clicks() -> None:
        keeper = Memory()
        facts = new_facts(game, seats, {})
        chairs = [Chair("p0", f"N{k}") for k in range(seats)]
        keeper.create(facts, chairs, Summary("playing", [0], []), [])
        rooms = Rooms(Settings(), keeper, Here())
        room = await rooms.room(facts.id)
        monkeypatch.setattr(State, "answers", checked)
        monkeypatch.setattr(State, "carry_out", made)
        for _ in range(12):
            seat = room.table.state.actors[0]
            a, n = room.table.state.choices(seat)[0], room.table.number(seat)
            counts.clear()
            await room.act(intent_of("p0", Play(seat, n, a, str(uuid.uuid4()))))
            assert counts == {"checked": 1, "made": 1}
            encode(build(room.table, seat, 0))
            assert counts == {"checked": 1, "made": 1}, "nor does a push make it again"
        await rooms.close()

    asyncio.run(clicks())
