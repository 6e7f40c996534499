"""Many games of one kind, played on together: what the vector environment does inside.

Compiled, and without numpy: it writes bytes, in parts small enough to stay in the processor's cache, and
lays them into the memory it is given. A game that is over is begun anew at once.
"""

from __future__ import annotations

from typing import Final

from voliere.core.game import Game
from voliere.core.native import BytesWriter, i16, i64, write_f32_le, write_i16_le
from voliere.core.options import Options
from voliere.core.rng import Rng, seeded
from voliere.core.senses import Senses
from voliere.core.state import State

PART: Final = 64  # games written down at a time
WIN: Final = 0
POINTS: Final = 1


def earned(s: State, reward: int) -> list[float]:
    """What each seat has earned at the end: 0 its share of the win, 1 its points, 2 its lead."""
    if reward == WIN:
        return s.returns()
    totals = [score.total for score in s.scores()]
    if reward == POINTS or len(totals) == 1:
        return [float(total) for total in totals]
    return [
        float(total - max([other for k, other in enumerate(totals) if k != seat]))
        for seat, total in enumerate(totals)
    ]


class Memory:
    """Where a flock writes: a memoryview of bytes each."""

    def __init__(
        self,
        observations: memoryview,
        masks: memoryview,
        seats: memoryview,
        rewards: memoryview,
        dones: memoryview,
        samples: memoryview,
    ) -> None:
        self.observations = observations
        self.masks = masks
        self.seats = seats
        self.rewards = rewards
        self.dones = dones
        self.samples = samples


class Flock:
    """Games `first` to `first + count` of an environment; what they meet depends on seed and number alone."""

    def __init__(
        self, game: Game, seats: int, options: Options, reward: int, senses: Senses, first: int, count: int
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.reward = reward
        self.senses = senses
        self.first = first
        self.count = count
        self.rules = game.version
        self.actions = game.space.size
        self.no_mask = bytes(self.actions)
        self.no_reward = bytes(4 * seats)
        self.games: list[State] = []
        self.chance: list[Rng] = []

    def reset(self, seed: int, memory: Memory) -> None:
        """Begin all games anew."""
        self.chance = [seeded(seed << 32 | (self.first + k)) for k in range(self.count)]
        self.games = [self.deal(k) for k in range(self.count)]
        self.write(memory, None)

    def deal(self, k: int) -> State:
        s = self.game.start(self.seats, self.chance[k].fork(), self.options, None, self.rules)
        s.home = self.game
        s.options = self.options
        return s

    def step(self, actions: list[int], memory: Memory) -> None:
        """An action in each game, by who is asked first; it must be one of the choices."""
        self.write(memory, actions)

    def write(self, memory: Memory, actions: list[int] | None) -> None:
        seen, masks, seats = BytesWriter(), BytesWriter(), BytesWriter()
        rewards, dones, samples = BytesWriter(), BytesWriter(), BytesWriter()
        games, senses, no_mask = self.games, self.senses, self.no_mask
        count: i64 = self.count
        begin: i64 = 0
        while begin < count:
            end: i64 = begin + PART
            if end > count:
                end = count
            seen.truncate(0)
            masks.truncate(0)
            seats.truncate(0)
            rewards.truncate(0)
            dones.truncate(0)
            samples.truncate(0)
            k: i64 = begin
            while k < end:
                s = games[k]
                over = False
                if actions is not None:
                    s.do(s.actors[0], actions[k])
                    over = not s.actors
                if over:
                    for x in earned(s, self.reward):
                        write_f32_le(rewards, x)
                    s = self.deal(int(k))
                    games[k] = s
                else:
                    rewards.write(self.no_reward)
                dones.append(1 if over else 0)
                seat = s.actors[0]
                seats.append(seat)
                senses.write(s, seat, seen)
                at: i64 = len(masks)
                masks.write(no_mask)
                me = s.top(seat)
                a: i64 = me.verb.mark(s, me, self.chance[k], masks, at)
                write_i16_le(samples, i16(a))
                k += 1
            lay(memory.observations, seen, int(begin), int(end), 2 * senses.size)
            lay(memory.masks, masks, int(begin), int(end), self.actions)
            lay(memory.seats, seats, int(begin), int(end), 1)
            lay(memory.rewards, rewards, int(begin), int(end), 4 * self.seats)
            lay(memory.dones, dones, int(begin), int(end), 1)
            lay(memory.samples, samples, int(begin), int(end), 2)
            begin = end


def lay(into: memoryview, out: BytesWriter, begin: int, end: int, width: int) -> None:
    """What was written of some games, into its place among all."""
    into[begin * width : end * width] = out.getvalue()
