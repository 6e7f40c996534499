"""A game as an environment of Gymnasium: one seat learns, bots sit in the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from voliere.bots import levels
from voliere.core.glimpse import Bot, Glimpse
from voliere.core.refused import Refused
from voliere.core.rng import seeded
from voliere.core.state import State
from voliere.envs.found import observed
from voliere.envs.picture import MODES, render
from voliere.envs.seats import SEEDS
from voliere.envs.table import Mask, Numbers, Table
from voliere.text.languages import USUAL


class Single(gymnasium.Env[Numbers, np.int64]):  # type: ignore[misc]
    """Observations are numbers; `info["action_mask"]` and `action_masks()` say what may be done.

    An action that is none of the choices changes nothing, and `info["illegal"]` says so.
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 2}  # noqa: RUF012 (the library's way)

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        bots: str | Sequence[str] = "random",
        seat: int | None = 0,
        reward: str = "win",
        render_mode: str | None = None,
        language: str = USUAL,
    ) -> None:
        self.table = Table(game, seats, options, reward)
        if seat is not None and not 0 <= seat < self.table.seats:
            raise Refused("seat", {"seat": seat}, f"no seat {seat}: 0 to {self.table.seats - 1}")
        self.bots = levels.fill([bots] if isinstance(bots, str) else list(bots), self.table.seats - 1)
        self.fixed = seat
        self.seat = 0 if seat is None else seat
        self.render_mode = render_mode
        self.language = language
        self.observation_space = spaces.Box(self.table.low, self.table.high, dtype=np.int16)
        self.action_space = spaces.Discrete(self.table.actions)
        self.state: State | None = None
        self.others: list[Bot] = []

    @property
    def position(self) -> State:
        """The position being played: the whole truth."""
        assert self.state is not None, "reset first"
        return self.state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal: the game of the seed, as `Game.new` does, or the next by chance. Bots depend on it, too."""
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self.state = self.table.new(dealt)
        if self.fixed is None:
            self.seat = dealt % self.table.seats
        makers = [
            levels.make(bot, self.table.game, seeded(dealt << 8 | k + 1)) for k, bot in enumerate(self.bots)
        ]
        self.others = makers
        self.let_others_play()
        return self.seen(), self.info(False)

    def let_others_play(self) -> None:
        s = self.position
        while s.actors and self.seat not in s.actors:
            seat = s.actors[0]
            # Seated clockwise after the one who learns.
            bot = self.others[(seat - self.seat) % self.table.seats - 1]
            s.apply(seat, bot.choose(Glimpse(s, seat)))

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        s = self.position
        illegal = int(action) not in s.choices(self.seat)
        if not illegal:
            s.apply(self.seat, int(action))
            self.let_others_play()
        return self.seen(), self.table.rewards(s)[self.seat], not s.actors, False, self.info(illegal)

    def seen(self) -> Numbers:
        return self.table.observe(self.position, self.seat)

    def action_masks(self) -> Mask:
        """1 for each choice: what sb3-contrib's MaskablePPO asks for."""
        return self.table.mask(self.position, self.seat)

    def info(self, illegal: bool) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "illegal": illegal}

    def key(self) -> str:
        """The information state of the one who learns: all it has heard, sees and may do, as text."""
        return self.table.key(self.position, self.seat)

    def render(self) -> Any:
        names = [f"player_{seat}" for seat in range(self.table.seats)]
        return render(self.position, self.render_mode, names, self.language, self.seat)


def name_of(game: str) -> str:
    """What Gymnasium calls a game.

    >>> name_of("whats-up")
    'voliere/WhatsUp-v0'
    """
    return f"voliere/{''.join(word.capitalize() for word in game.split('-'))}-v0"


def register() -> list[str]:
    """Tell Gymnasium of every game; again is harmless."""
    names = []
    for game in observed():
        name = name_of(game.id)
        names.append(name)
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="voliere.envs.single:Single", kwargs={"game": game.id})
    return names
