"""A game as an AEC environment of PettingZoo: one seat answers at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from voliere.core.state import State
from voliere.envs.seats import Seats
from voliere.text.languages import USUAL


class Aec(AECEnv):  # type: ignore[misc]
    """Seats that owe an answer at once are asked one after the other; what they answered stays sealed."""

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
        super().__init__()
        self.at = Seats(game, seats, options, reward, render_mode, language)
        self.metadata = {**self.at.metadata(self.at.table.game.id), "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = self.at.names[:]
        self.agents: list[str] = []

    @property
    def position(self) -> State:
        """The position being played: the whole truth."""
        assert self.at.state is not None, "reset first"
        return self.at.state

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.at.observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.at.choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        s = self.at.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[s.actors[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        s = self.position
        # Whoever is not the one to answer now has no choice yet, though it may owe one.
        mask = self.at.table.mask(s, seat if s.actors[:1] == [seat] else -1)
        return self.at.observe(seat, mask)

    def key(self, agent: str) -> str:
        """The information state of a seat: all it has heard, sees and may do, as text."""
        return self.at.table.key(self.position, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        s = self.position
        s.apply(self.possible_agents.index(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if s.actors:
            self.agent_selection = self.possible_agents[s.actors[0]]
        else:
            for one, earned in zip(self.possible_agents, self.at.table.rewards(s), strict=True):
                self.rewards[one] = earned
                self.terminations[one] = True
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        return self.at.render()

    def close(self) -> None:
        """Nothing is held open."""
