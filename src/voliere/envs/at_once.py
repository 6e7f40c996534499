"""A game as a parallel environment of PettingZoo: all answer at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from voliere.core.state import State
from voliere.envs.seats import Seats
from voliere.envs.table import Mask
from voliere.text.languages import USUAL


class Parallel(ParallelEnv):  # type: ignore[misc]
    """Whoever is asked answers, all in one step; the last action is to wait, for those who are not asked."""

    metadata: dict[str, Any] = {"name": "voliere", "render_modes": []}  # noqa: RUF012 (the library's way)

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        language: str = USUAL,
    ) -> None:
        self.at = Seats(game, seats, options, reward, render_mode, language, waiting=1)
        self.metadata = self.at.metadata(self.at.table.game.id)
        self.render_mode = render_mode
        self.possible_agents = self.at.names[:]
        self.agents: list[str] = []

    @property
    def position(self) -> State:
        """The position being played: the whole truth."""
        assert self.at.state is not None, "reset first"
        return self.at.state

    @property
    def wait(self) -> int:
        """The action of those who are not asked."""
        return self.at.table.actions

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.at.observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.at.choices[agent]

    def mask(self, seat: int) -> Mask:
        mask: Mask = self.at.table.mask(self.position, seat)
        mask.resize(self.wait + 1)
        mask[self.wait] = 0 if seat in self.position.actors else 1
        return mask

    def seen(self) -> dict[str, dict[str, Any]]:
        return {agent: self.at.observe(k, self.mask(k)) for k, agent in enumerate(self.possible_agents)}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.at.deal(seed)
        self.agents = self.possible_agents[:]
        return self.seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        if not self.agents:
            return {}, {}, {}, {}, {}
        s = self.position
        for seat in s.actors[:]:
            if seat in s.actors:  # an answer of another may have settled it
                s.apply(seat, int(actions[self.possible_agents[seat]]))
        over = not s.actors
        agents = self.agents
        rewards = dict(zip(agents, self.at.table.rewards(s), strict=True))
        if over:
            self.agents = []
        return (
            self.seen(),
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def render(self) -> Any:
        return self.at.render()

    def close(self) -> None:
        """Nothing is held open."""
