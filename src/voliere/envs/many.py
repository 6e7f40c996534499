"""Thousands of games in one call: buffers of numpy, filled by compiled code (flock.py)."""

from __future__ import annotations

import multiprocessing
import os
import weakref
from collections.abc import Mapping
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from voliere.core.refused import Refused
from voliere.envs.flock import Flock, Memory
from voliere.envs.table import REWARDS, Mask, Numbers, Table


class Batch(NamedTuple):
    """What all games show now; a row each. These are views of buffers that the next step writes over.

    `seat` is who is asked, and whose eyes the observation is from. `reward` has a column for each seat: what
    the last action brought, which is nothing until a game is over. Where `done`, that was the end, and
    observation, mask and seat are already of the next game. `sample` is one of the choices, by chance.
    """

    observation: Numbers
    mask: Mask
    seat: NDArray[np.uint8]
    reward: NDArray[np.float32]
    done: NDArray[np.bool_]
    sample: NDArray[np.int16]


class Buffers:
    """The memory of all games, which processes share."""

    def __init__(self, table: Table, envs: int) -> None:
        self.kinds = {
            "observation": (np.dtype(np.int16), (envs, table.size)),
            "mask": (np.dtype(np.int8), (envs, table.actions)),
            "seat": (np.dtype(np.uint8), (envs,)),
            "reward": (np.dtype(np.float32), (envs, table.seats)),
            "done": (np.dtype(np.bool_), (envs,)),
            "sample": (np.dtype(np.int16), (envs,)),
            "action": (np.dtype(np.int32), (envs,)),
        }
        self.raw: dict[str, Any] = {
            name: multiprocessing.RawArray("b", max(1, kind.itemsize * int(np.prod(shape))))
            for name, (kind, shape) in self.kinds.items()
        }

    def array(self, name: str) -> NDArray[Any]:
        kind, shape = self.kinds[name]
        return np.frombuffer(self.raw[name], dtype=kind, count=int(np.prod(shape))).reshape(shape)

    def part(self, name: str, first: int, count: int) -> memoryview:
        """The bytes of some games."""
        return memoryview(self.array(name)[first : first + count].reshape(-1).view(np.uint8))

    def memory(self, first: int, count: int) -> Memory:
        names = ("observation", "mask", "seat", "reward", "done", "sample")
        return Memory(*[self.part(name, first, count) for name in names])


class Shard:
    """Some of the games, with the memory they are written to."""

    def __init__(self, table: Table, buffers: Buffers, first: int, count: int) -> None:
        reward = REWARDS.index(table.reward)
        self.flock = Flock(table.game, table.seats, table.options, reward, table.senses, first, count)
        self.memory = buffers.memory(first, count)
        self.actions = buffers.array("action")[first : first + count]

    def reset(self, seed: int) -> None:
        self.flock.reset(seed, self.memory)

    def step(self) -> None:
        self.flock.step(self.actions.tolist(), self.memory)


def work(table: Table, buffers: Buffers, first: int, count: int, line: Connection) -> None:
    """A process of its own: resets where a seed comes, steps at None, ends when the line is cut."""
    shard = Shard(table, buffers, first, count)
    while True:
        try:
            seed = line.recv()
        except (EOFError, KeyboardInterrupt):
            return
        if seed is None:
            shard.step()
        else:
            shard.reset(seed)
        line.send(True)


def hang_up(lines: list[Connection]) -> None:
    for line in lines:
        line.close()


class Vector:
    """Many games of one kind. The same seed and actions give the same games whatever the number of `jobs`.

    >>> v = Vector("whats-up", seats=2, envs=4)
    >>> batch = v.reset(seed=7)
    >>> batch.observation.shape, batch.mask.shape
    ((4, 44), (4, 33))
    >>> batch = v.step(batch.sample)
    >>> batch.done.any()
    np.False_
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        envs: int = 1024,
        reward: str = "win",
        jobs: int = 1,
    ) -> None:
        self.table = Table(game, seats, options, reward)
        self.envs = envs
        jobs = max(1, min(jobs if jobs > 0 else os.cpu_count() or 1, envs))
        buffers = Buffers(self.table, envs)
        self.actions = buffers.array("action")
        shown = [buffers.array(name) for name in Batch._fields]
        for one in shown:
            one.flags.writeable = False
        self.batch = Batch(*shown)
        self.rows = np.arange(envs) * self.table.actions
        bounds = [envs * k // jobs for k in range(jobs + 1)]
        # The first part is played here, while the others play theirs.
        self.here = Shard(self.table, buffers, 0, bounds[1])
        self.lines: list[Connection] = []
        context = multiprocessing.get_context("spawn")
        for first, last in pairwise(bounds[1:]):
            ours, theirs = context.Pipe()
            args = (self.table, buffers, first, last - first, theirs)
            context.Process(target=work, args=args, daemon=True).start()
            theirs.close()
            self.lines.append(ours)
        self.close = weakref.finalize(self, hang_up, self.lines)

    def __repr__(self) -> str:
        return f"<{self.envs} games of {self.table.game.id}, {len(self.lines) + 1} processes>"

    def reset(self, seed: int = 0) -> Batch:
        """Begin all games anew."""
        for line in self.lines:
            line.send(seed)
        self.here.reset(seed)
        return self.gathered()

    def step(self, actions: NDArray[Any]) -> Batch:
        """An action in each game, by the seat that is asked there."""
        self.actions[:] = actions
        self.check()
        for line in self.lines:
            line.send(None)
        self.here.step()
        return self.gathered()

    def check(self) -> None:
        """Refuse what is no choice: the games would not notice."""
        known = (self.actions >= 0) & (self.actions < self.table.actions)
        if not (known.all() and self.batch.mask.ravel().take(self.rows + self.actions).all()):
            fits = known & (self.batch.mask[np.arange(self.envs), np.where(known, self.actions, 0)] == 1)
            wrong = int(np.flatnonzero(~fits)[0])
            a = int(self.actions[wrong])
            raise Refused("illegal", {"action": a}, f"action {a} is not among the choices of game {wrong}")

    def gathered(self) -> Batch:
        for line in self.lines:
            line.recv()
        return self.batch
