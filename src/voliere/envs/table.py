"""What an environment of any library is made of: a game at a number of seats, seen as numbers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from voliere.core.game import Game
from voliere.core.refused import Refused
from voliere.core.senses import Part
from voliere.core.state import Seat, State
from voliere.envs.flock import earned
from voliere.envs.found import senses_of
from voliere.games import played

Numbers: TypeAlias = NDArray[np.int16]
Mask: TypeAlias = NDArray[np.int8]

REWARDS = ("win", "points", "margin")


class Table:
    """A game, its seats and options, and what follows for observations, actions and rewards.

    >>> table = Table("whats-up", seats=2)
    >>> table.actions, table.size
    (33, 44)
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
    ) -> None:
        self.game = played(game)
        self.seats = usual_seats(self.game) if seats is None else seats
        self.options = self.game.check(self.seats, {} if options is None else options)
        if reward not in REWARDS:
            raise Refused("reward", {"reward": reward}, f"no reward '{reward}': one of {', '.join(REWARDS)}")
        self.reward = reward
        self.senses = senses_of(self.game, self.seats, self.options)
        self.actions: int = self.game.space.size
        self.size = self.senses.size

    def __reduce__(self) -> tuple[object, ...]:
        return Table, (self.game.id, self.seats, dict(self.options), self.reward)

    def __deepcopy__(self, memo: object) -> Table:
        return self  # it never changes

    def __repr__(self) -> str:
        return f"<table of {self.game.id}: {self.seats} seats, {self.size} numbers, {self.actions} actions>"

    @property
    def parts(self) -> list[Part]:
        """The fields of an observation, in order."""
        return self.senses.parts

    @cached_property
    def low(self) -> Numbers:
        return np.repeat([part.low for part in self.parts], [part.size for part in self.parts]).astype(
            np.int16
        )

    @cached_property
    def high(self) -> Numbers:
        return np.repeat([part.high for part in self.parts], [part.size for part in self.parts]).astype(
            np.int16
        )

    def new(self, seed: int) -> State:
        return self.game.new(self.seats, seed, self.options)

    def observe(self, s: State, seat: Seat) -> Numbers:
        """What a seat reads."""
        return np.frombuffer(self.senses.observe(s, seat), dtype="<i2").astype(np.int16)

    def mask(self, s: State, seat: Seat) -> Mask:
        """1 for each action a seat has now."""
        mask = np.zeros(self.actions, dtype=np.int8)
        mask[s.choices(seat)] = 1
        return mask

    def rewards(self, s: State) -> list[float]:
        """What each seat has earned at the end: a share of the win, points, or the lead on the best other.

        Alone, the lead is the points. Before the end nothing: points so far may rest on secrets.
        """
        if s.actors:
            return [0.0] * s.seats
        return earned(s, REWARDS.index(self.reward))

    def key(self, s: State, seat: Seat) -> str:
        """Equal for two positions when a seat has heard and sees the same in them, and is asked the same."""
        heard = "" if s.log is None else "|".join([repr(event) for event in s.log.heard(seat)])
        return f"{seat}:{heard}:{self.senses.observe(s, seat).hex()}:{','.join(map(str, s.choices(seat)))}"


def usual_seats(game: Game) -> int:
    """Two, where two can play."""
    return 2 if 2 in game.seat_counts else game.seat_counts[0]


def spread(table: Table, observations: Numbers) -> NDArray[np.float32]:
    """Observations for a network: a column of its own for each thing a number may name, quantities scaled.

    >>> table = Table("whats-up", seats=2)
    >>> spread(table, table.observe(table.new(7), 0)).shape
    (409,)
    """
    columns = []
    at = 0
    for part in table.parts:
        numbers = observations[..., at : at + part.size]
        at += part.size
        if part.one_of:
            hot = numbers[..., None] == np.arange(part.low, part.high + 1, dtype=np.int16)
            columns.append(hot.reshape(*hot.shape[:-2], -1).astype(np.float32))
        else:
            columns.append(numbers.astype(np.float32) / max(1, min(100, part.high)))
    return np.concatenate(columns, axis=-1)
