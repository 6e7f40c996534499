"""Rows of many games in one call: ours, and pgx, which was made for that.

These use all cores, so they are measured by the clock on the wall: what else runs is counted against them.
"""

from __future__ import annotations

import multiprocessing
from functools import partial
from importlib import import_module
from time import perf_counter
from typing import Any

from tests.bench import goals
from tests.bench.measure import Batch, Measure, Timer

ENVS = 4096
AT_ONCE = 64  # steps of pgx that are compiled into one call, so that Python costs it nothing


def by_the_wall(batch: Batch) -> Timer:
    """`timed`, for work that other processes and threads do."""

    def timer(seconds: float) -> float:
        batch()
        done = 0
        start = perf_counter()
        while (spent := perf_counter() - start) < seconds:
            done += batch()
        return done / spent

    return timer


def ours(game: str) -> Timer:
    """Random play with a process for each core: observations, masks, rewards, new deals and all."""
    from voliere import envs

    multiprocessing.current_process().daemon = False  # each row has a process (apart.py): let it have others
    many = envs.vector(game, seats=2, envs=ENVS, jobs=0)
    now = [many.reset(seed=1)]

    def batch() -> int:
        now[0] = many.step(now[0].sample)
        return ENVS

    return by_the_wall(batch)


def pgx(game: str, width: int) -> Timer:
    """Random play of pgx as its documentation shows, many steps a compiled call, begun anew when over."""
    jax: Any = import_module("jax")
    env: Any = import_module("pgx").make(game)
    again: Any = import_module("pgx.experimental").auto_reset
    step = jax.vmap(again(env.step, env.init))

    def one(state: Any, key: Any) -> tuple[Any, None]:
        keys = jax.random.split(key, width + 1)
        logits = jax.numpy.log(state.legal_action_mask.astype("float32"))
        return step(state, jax.random.categorical(keys[0], logits, axis=1), keys[1:]), None

    several = jax.jit(lambda state, keys: jax.lax.scan(one, state, keys)[0])
    key = jax.random.PRNGKey(1)
    now = [jax.jit(jax.vmap(env.init))(jax.random.split(key, width)), key]

    def batch() -> int:
        now[1], this = jax.random.split(now[1])
        now[0] = several(now[0], jax.random.split(this, AT_ONCE))
        now[0].current_player.block_until_ready()
        return width * AT_ONCE

    return by_the_wall(batch)


MEASURES = [
    *(
        Measure(goals.vector(game), "decisions", partial(ours, game))
        for game in ("whats-up", "songbirds", "feather", "piafs", "wingspan")
    ),
    Measure("pgx connect_four vector", "decisions", lambda: pgx("connect_four", 1024)),
    Measure("pgx sparrow_mahjong vector", "decisions", lambda: pgx("sparrow_mahjong", 64)),
]
