"""MaskablePPO of sb3-contrib learns a game for two against greedy.

    python masked_ppo.py --game feather

The environment is `envs.gym` with greedy in the other seat; the library does the learning. The network is the
one of clean_ppo.py, as a policy of the library. Ctrl-C stops; the same command goes on.
"""

from __future__ import annotations

import json
import time
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv
from torch import Tensor, nn

from clean_ppo import HIDDEN, Net
from eyes import OPTIONS, SCALE, SEATS, Eyes, Floats, Shape
from learned import Policy
from measure import Point, point, said, write
from runs import Stop, arguments, finish, progress, replace
from voliere import envs

GAMES = 64  # played side by side
TURNS = 128  # decisions in each of them, before something is learned from them
RATE = 1e-3
CURIOUS = 0.01


class Seen(gymnasium.Wrapper[Floats, np.int64, Any, np.int64]):  # type: ignore[misc]
    """The environment as the network is shown it, against greedy, in either seat; rewards from -1 to 1."""

    def __init__(self, eyes: Eyes) -> None:
        super().__init__(
            envs.gym(eyes.game, SEATS, OPTIONS[eyes.game], bots="greedy", seat=None, reward="margin")
        )
        self.eyes = eyes
        self.observation_space = spaces.Box(-1, 5, (eyes.size,), np.float32)
        self.action_space = spaces.Discrete(eyes.actions)

    def reset(self, **given: Any) -> tuple[Floats, dict[str, Any]]:
        numbers, info = self.env.reset(**given)
        return self.eyes.look(numbers[None])[0], info

    def step(self, action: Any) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        numbers, reward, over, cut, info = self.env.step(action)
        return self.eyes.look(numbers[None])[0], float(np.tanh(reward / SCALE)), over, cut, info

    def action_masks(self) -> Any:
        """What the library asks for."""
        return self.env.unwrapped.action_masks()[: self.eyes.actions]


class Halves(nn.Module):  # type: ignore[misc]
    """The network in the two halves the library wants: for the choice, and for the judgement."""

    def __init__(self, shape: Shape, hidden: int, actions: int) -> None:
        super().__init__()
        self.net = Net(shape, hidden)
        self.latent_dim_pi = actions
        self.latent_dim_vf = 1

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        liked, expected = self.net(seen)
        return liked, expected[:, None]

    def forward_actor(self, seen: Tensor) -> Tensor:
        return self.forward(seen)[0]

    def forward_critic(self, seen: Tensor) -> Tensor:
        return self.forward(seen)[1]


class NetPolicy(MaskableActorCriticPolicy):  # type: ignore[misc]
    """The library's policy with our network, which gives the answers itself: nothing comes after it."""

    def __init__(self, *given: Any, shape: list[int], hidden: int, **named: Any) -> None:
        self.made_of = Shape(*shape), hidden
        super().__init__(*given, **named, ortho_init=False)

    def _build_mlp_extractor(self) -> None:
        self.mlp_extractor = Halves(*self.made_of, int(self.action_space.n))

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net = self.value_net = nn.Identity()
        self.optimizer = self.optimizer_class(self.parameters(), lr_schedule(1), **self.optimizer_kwargs)


def sinking(left: float) -> float:
    return RATE * left


class Looks(BaseCallback):  # type: ignore[misc]
    """Between two rounds of learning: has it played against greedy, and keeps all that is needed to go on."""

    def __init__(self, given: Any, eyes: Eyes, stop: Stop, seconds: float, curve: list[Point]) -> None:
        super().__init__()
        self.given = given
        self.eyes = eyes
        self.stop = stop
        self.seconds = seconds
        self.curve = curve
        self.steps = 0  # learned from
        self.began = time.process_time()

    def player(self) -> Policy:
        return Policy(self.eyes, self.model.policy.mlp_extractor.net.weights())

    def _on_step(self) -> bool:
        return not self.stop.asked

    def _on_rollout_start(self) -> None:
        self.steps = self.model.num_timesteps
        self.model.ent_coef = CURIOUS * (1 - self.steps / self.given.steps)
        self.look(self.given.steps / self.given.looks)

    def look(self, wait: float) -> None:
        self.seconds += time.process_time() - self.began
        steps = self.model.num_timesteps
        progress(steps, self.given.steps, self.seconds)
        if not self.curve or steps - self.curve[-1].steps >= wait:
            self.curve.append(point(self.player(), steps, self.seconds, self.given.look_deals))
            write(self.given.out, f"masked, {self.given.game}", self.curve)
            self.keep()
            print(f"{steps:9d} {self.seconds:6.0f} s  won {said(self.curve[-1])}", flush=True)
        self.began = time.process_time()

    def keep(self) -> None:
        """The model last: with it, the run goes on."""
        told = {"seconds": self.seconds, "curve": self.curve, "seed": self.given.seed}
        replace(self.given.out / "policy.npz", lambda part: np.savez(part, **self.player().weights))
        replace(self.given.out / "run.json", lambda part: part.write_text(json.dumps(told), "utf-8"))
        replace(self.given.out / "model.zip", self.model.save)


def main(words: list[str] | None = None) -> int:
    given = arguments("masked", {"whats-up": 500_000, "feather": 400_000}, words)
    eyes = Eyes(given.game)
    games = DummyVecEnv([lambda: Seen(eyes)] * GAMES)
    kept, told = given.out / "model.zip", {"seconds": 0.0, "curve": [], "seed": given.seed}
    if kept.exists():
        told = json.loads((given.out / "run.json").read_text("utf-8"))
        if told["seed"] != given.seed:
            print(f"{given.out} is of another seed: name another --out")
            return 2
        model = MaskablePPO.load(kept, games, device="cpu")
        model.set_random_seed(given.seed * 1_000_003 + model.num_timesteps)  # after a stop, other deals
        print(f"goes on after {model.num_timesteps} decisions")
    else:
        model = MaskablePPO(
            NetPolicy,
            games,
            learning_rate=sinking,
            n_steps=TURNS,
            batch_size=512,
            n_epochs=4,
            gamma=1.0,
            gae_lambda=0.95,
            policy_kwargs={"shape": [*eyes.shape], "hidden": HIDDEN[given.game]},
            seed=given.seed,
            device="cpu",
        )
    looks = Looks(given, eyes, Stop(), told["seconds"], [Point(*row) for row in told["curve"]])
    looks.init_callback(model)
    if model.num_timesteps < given.steps:
        model.learn(given.steps - model.num_timesteps, looks, reset_num_timesteps=False)
    if looks.stop.asked:
        model.num_timesteps = looks.steps  # of the round that was broken off nothing was learned
        looks.keep()
        print("stopped; the same command goes on")
        return 130
    looks.look(1)
    looks.keep()
    finish("masked", given, looks.player(), looks.curve)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
