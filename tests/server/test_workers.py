"""Workers keep positions between moves, and take over the compiled form of the rules when it is ready."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

import voliere
from voliere.bots import levels
from voliere.bots.search.budget import Budget
from voliere.core.game import Game
from voliere.core.glimpse import Bot
from voliere.core.record import Record
from voliere.core.rng import Rng
from voliere.server.live import thinker
from voliere.server.live.compiled import INTERPRETED, VARIABLE, Compiled, compiled_form
from voliere.server.live.workers import KEPT, BotTurn, Pool, Worker

MEMORY = 2 * 1024**3


def record(seed: int = 3, moves: int = 0) -> Record:
    """A game some way on, by first choices."""
    game = voliere.game("songbirds")
    found = Record(game, 2, seed, game.check(2, {}))
    state = found.replay()
    for _ in range(moves):
        seat = state.actors[0]
        a = state.choices(seat)[0]
        state.apply(seat, a)
        found.moves.append((seat, a))
    return found


def turn(record: Record, table: str = "t", bot: str = "random") -> BotTurn:
    state = record.replay()
    return BotTurn(table, record, record.moves[:], state.actors[0], bot, "5")


def alive(worker: Worker) -> bool:
    return worker.process.returncode is None


def told(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(work, 60))


def test_a_worker_is_told_only_what_is_new() -> None:
    worker = Worker(None, INTERPRETED)  # type: ignore[arg-type]
    first = worker.job(turn(record(moves=4)), 10.0)
    assert (first.kept, first.moves) == (0, [])
    assert voliere.record(first.record).moves == record(moves=4).moves
    second = worker.job(turn(record(moves=7)), 10.0)
    assert (second.record, second.kept, second.moves) == ("", 4, record(moves=7).moves[4:])
    same = [worker.job(turn(record(moves=7)), 10.0) for _ in range(2)]
    assert [(job.kept, job.moves) for job in same] == [(7, []), (7, [])]
    assert worker.job(turn(record(moves=6)), 10.0).record, "something was taken back: all of it again"
    for k in range(KEPT):
        assert worker.job(turn(record(), f"other {k}"), 10.0).record
    assert worker.job(turn(record(moves=6)), 10.0).record, "so many are kept, and no more"


def test_a_bot_that_thinks_for_ever_answers_with_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine that is slow or busy, the level somebody chose plays on, not the stand-in."""
    slow, clock = levels.make, iter(range(1000))

    def endless(name: str, game: Game, rng: Rng) -> Bot:
        bot: Any = slow(name, game, rng)
        bot.budget = Budget(10**9)
        made.append(bot)
        return bot  # type: ignore[no-any-return]

    made: list[Any] = []
    monkeypatch.setattr(levels, "make", endless)
    monkeypatch.setattr(thinker, "monotonic", lambda: float(next(clock)))  # every look takes a second
    asked = turn(record(moves=4), bot="lookout")
    job = Worker(None, INTERPRETED).job(asked, 20.0)  # type: ignore[arg-type]
    assert thinker.Thinker().choose(job) in asked.record.replay().choices(asked.seat)
    assert made[0].budget.seconds == 20.0 * thinker.PART


def test_a_table_comes_back_to_the_worker_that_knows_it() -> None:
    async def run() -> None:
        pool = Pool(4, MEMORY, "voliere.server.live.thinker", Compiled(""))
        try:
            tables = [f"t{k}" for k in range(3)]
            await asyncio.gather(*[pool.think(turn(record(), t), 30, t) for t in tables])
            homes = {t: next(w for w in pool.all if t in w.kept) for t in tables}
            assert len(set(homes.values())) == 3
            for moves in (1, 2, 5):
                for t in tables:
                    game = record(moves=moves)
                    a = await pool.think(turn(game, t), 30, t)
                    state = game.replay()
                    assert a in state.choices(state.actors[0])
                    assert homes[t].kept[t] == game.moves
            assert len(pool.all) == 3
        finally:
            await pool.close()

    told(run())


def test_a_worker_that_lost_a_position_is_told_all_of_it() -> None:
    async def run() -> None:
        pool = Pool(1, MEMORY, "voliere.server.live.thinker", Compiled(""))
        try:
            await pool.think(turn(record()), 30, "host")
            (worker,) = pool.all
            worker.kept["never seen"] = record(moves=3).moves
            game = record(moves=5)
            a = await pool.think(turn(game, "never seen"), 30, "host")
            state = game.replay()
            assert a in state.choices(state.actors[0])
            assert pool.all == {worker}, "and that is no failure"
        finally:
            await pool.close()

    told(run())


# -- the compiled form -------------------------------------------------------------------------------


def make(folder: Path, key: int, source: str = "") -> None:
    """A compiled form: the key comes last."""
    folder.mkdir(exist_ok=True)
    (folder / "voliere_form.py").write_text(source or f"KEY = {key}\n")
    (folder / "key").write_text(f"{key}\n")


def test_workers_take_over_the_compiled_form_when_it_is_ready(tmp_path: Path) -> None:
    folder, gate = tmp_path / "compiled", tmp_path / "gate"

    async def run() -> None:
        pool = Pool(2, MEMORY, "tests.server.telling", Compiled(str(folder)))
        try:
            busy = asyncio.create_task(pool.think(turn(record(), "busy", str(gate)), 60, "a"))
            assert await pool.think(turn(record(), "idle", ""), 60, "b") == 0, "nothing is there yet"
            (old,) = pool.free
            folder.mkdir()
            (folder / "voliere_form.py").write_text("KEY = 5\n")
            await pool.renew()
            assert pool.free == [old], "it is not complete before its key is there"
            make(folder, 5)
            await pool.renew()
            assert not alive(old)
            assert [worker.form for worker in pool.free] == ["5"]
            assert await pool.think(turn(record(), "idle", ""), 60, "b") == 5
            (at_work,) = [worker for worker in pool.all if worker.form == INTERPRETED]
            assert alive(at_work), "who is at work is left alone"
            gate.touch()
            assert await busy == 0
            assert not alive(at_work), "and goes afterwards"
            make(folder, 6)  # compiled anew
            await pool.renew()
            assert await pool.think(turn(record(), "idle", ""), 60, "b") == 6
        finally:
            await pool.close()

    told(run())


def test_it_is_found_without_anybody_asking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("voliere.server.live.workers.LOOK", 0.01)
    folder = tmp_path / "compiled"

    async def run() -> None:
        pool = Pool(2, MEMORY, "tests.server.telling", Compiled(str(folder)))
        try:
            assert await pool.think(turn(record(), bot=""), 60, "a") == 0
            make(folder, 7)
            while [worker.form for worker in pool.free] != ["7"]:
                await asyncio.sleep(0.01)
        finally:
            await pool.close()

    told(run())


def test_a_compiled_form_that_does_not_come_up_is_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "compiled"
    make(folder, 8, "import os\nos._exit(3)\n")

    async def run() -> None:
        pool = Pool(2, MEMORY, "tests.server.telling", Compiled(str(folder)))
        try:
            (folder / "sitecustomize.py").write_text("import os\nos._exit(3)\n")
            assert await pool.think(turn(record(), bot=""), 60, "a") == 0, "the bot moves all the same"
            assert await pool.think(turn(record(), bot=""), 60, "a") == 0
            assert [worker.form for worker in pool.all] == [INTERPRETED]
            (folder / "sitecustomize.py").unlink()
            make(folder, 9)
            await pool.renew()
            assert await pool.think(turn(record(), bot=""), 60, "a") == 9, "a newer one is tried"
        finally:
            await pool.close()

    told(run())


def test_the_environment_names_the_compiled_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", "before")
    found = compiled_form()
    assert found.key() == INTERPRETED
    assert found.environment(INTERPRETED)["PYTHONPATH"] == "before"
    make(tmp_path, 4)
    assert found.environment(found.key())["PYTHONPATH"].split(":") == [str(tmp_path), "before"]
    monkeypatch.delenv(VARIABLE)
    assert compiled_form().key() == INTERPRETED
