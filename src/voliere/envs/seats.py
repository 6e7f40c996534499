"""What the two environments of PettingZoo share: agents, spaces, dealing, rendering."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from voliere.core.refused import Refused
from voliere.core.state import Seat, State
from voliere.envs.picture import MODES, render
from voliere.envs.table import Mask, Table

SEEDS = 1 << 32


class Seats:
    """A table with a name for each seat: player_0, player_1, …"""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: Mapping[str, object] | None,
        reward: str,
        render_mode: str | None,
        language: str,
        waiting: int = 0,
    ) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise Refused(
                "render", {"mode": render_mode}, f"no render mode '{render_mode}': {', '.join(MODES)}"
            )
        self.table = Table(game, seats, options, reward)
        self.names = [f"player_{seat}" for seat in range(self.table.seats)]
        self.render_mode = render_mode
        self.language = language
        self.actions = self.table.actions + waiting
        self.state: State | None = None
        self.chance: np.random.Generator | None = None
        self.observations = {name: self.observation_space() for name in self.names}
        self.choices = {name: spaces.Discrete(self.actions) for name in self.names}

    def observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(self.table.low, self.table.high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (self.actions,), dtype=np.int8),
            }
        )

    def metadata(self, title: str) -> dict[str, Any]:
        return {"name": f"voliere_{title}_v0", "render_modes": MODES, "render_fps": 2}

    def deal(self, seed: int | None) -> State:
        """A new game: that of the seed, as `Game.new` deals it, or the next by chance."""
        if seed is not None or self.chance is None:
            self.chance, _ = seeding.np_random(seed)
        self.state = self.table.new(int(self.chance.integers(SEEDS)) if seed is None else seed)
        return self.state

    def observe(self, seat: Seat, mask: Mask) -> dict[str, Any]:
        assert self.state is not None
        return {"observation": self.table.observe(self.state, seat), "action_mask": mask}

    def render(self) -> Any:
        if self.state is None:
            return None
        return render(self.state, self.render_mode, self.names, self.language)
