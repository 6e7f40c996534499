"""Games as games of OpenSpiel: `pyspiel.load_game("voliere_songbirds(seats=2)")` after `register()`.

The only chance node is the first: which deal it is. All chance to come follows from the deal, and
`resample_from_infostate` gives worlds where it does not: search with that, as ISMCTS does.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from voliere.core.game import Game
from voliere.core.glimpse import Glimpse
from voliere.core.rng import seeded
from voliere.core.state import State
from voliere.envs.found import observed
from voliere.envs.table import Table, usual_seats
from voliere.games import catalogue

DEALS = 1000  # unless the parameter `deals` says otherwise
LONGEST = 10_000  # no game takes more decisions
UTILITIES = {"win": (0.0, 1.0), "points": (-1000.0, 1000.0), "margin": (-1000.0, 1000.0)}
SPREAD = 1 << 53  # as many numbers as a float between 0 and 1 can be

Parameters = dict[str, Any]


def short_name(game: Game) -> str:
    """What OpenSpiel calls a game: voliere_whats_up."""
    return f"voliere_{game.id.replace('-', '_')}"


def usual(game: Game) -> Parameters:
    """What may be said in `load_game`, and what holds if it is not."""
    told = {option.id: option.default for option in game.options}
    return {"seats": usual_seats(game), "reward": "win", "deals": DEALS, **told}


def type_of(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Volière: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,  # who answers at once is asked in turn, sealed
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=usual(game),
    )


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or the deal before it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = game.table
        self.deals = game.deals
        self.position: State | None = None

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.position.actors[0] if self.position.actors else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.position is not None and not self.position.actors

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.position is None else self.position.choices(player)

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = self.table.new(action)
        else:
            self.position.do(self.position.actors[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.table.game.space.text(action)

    def returns(self) -> list[float]:
        if self.position is None:
            return [0.0] * self.table.seats
        return self.table.rewards(self.position)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A world the player cannot tell from this one; `sampler` gives numbers from 0 to 1."""
        assert self.position is not None
        twin: SpielState = self.clone()
        rng = seeded(int(sampler() * SPREAD))
        twin.position = Glimpse(self.position, player).world(rng, heard=True)
        return twin

    def __str__(self) -> str:
        """The whole truth."""
        return "before the deal" if self.position is None else self.position.text()


class Observer:
    """What a player reads: numbers, and as text either those or the whole information state."""

    def __init__(self, table: Table, kind: Any) -> None:
        self.table = table
        self.recalls = kind is not None and kind.perfect_recall
        self.tensor = np.zeros(table.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0 if state.position is None else self.table.observe(state.position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.position is None:
            return "before the deal"
        if self.recalls:
            return self.table.key(state.position, player)
        return " ".join(map(str, self.table.observe(state.position, player)))


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters; `of` is the game's name, which OpenSpiel does not tell."""

    of = ""

    def __init__(self, params: Parameters | None = None) -> None:
        game = catalogue()[self.of]
        standard = usual(game)
        told = {**standard, **(params or {})}
        # What is as usual may follow from the seats: alone, Songbirds is the solo game.
        options = {o.id: told[o.id] for o in game.options if told[o.id] != standard[o.id]}
        self.table = Table(self.of, told["seats"], options, told["reward"])
        self.deals: int = told["deals"]
        low, high = UTILITIES[self.table.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=self.deals,
            num_players=self.table.seats,
            min_utility=low,
            max_utility=high,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(game), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.table, iig_obs_type)


def register() -> list[str]:
    """Tell OpenSpiel of every game; again is harmless."""
    names = []
    for game in observed():
        name = short_name(game)
        names.append(name)
        if name not in pyspiel.registered_names():
            pyspiel.register_game(type_of(game), type(f"Spiel_{name}", (SpielGame,), {"of": game.id}))
    return names
