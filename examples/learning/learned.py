"""A learned policy as a bot: numpy alone, so that it is at the table at once.

POLICY=build/learn/clean-whats-up/policy.npz PYTHONPATH=examples/learning \\
    voliere arena whats-up --bots learned:WhatsUp,greedy --seats 2 --deals 50
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from eyes import SEATS, Eyes, Floats
from voliere import Bot, Glimpse, Rng

RUNS = Path(__file__).resolve().parents[2] / "build/learn"


class Policy:
    """The network of clean_ppo.py without its judgement of positions: weights by name."""

    def __init__(self, eyes: Eyes, weights: dict[str, NDArray[Any]]) -> None:
        self.eyes = eyes
        self.weights = weights

    def answer(self, numbers: NDArray[Any], mask: NDArray[Any]) -> NDArray[np.int64]:
        """The best action for each observation, among the choices."""
        worth = self.logits(self.eyes.look(numbers))
        return np.where(mask[:, : self.eyes.actions] > 0, worth, -np.inf).argmax(axis=1)

    def logits(self, seen: Floats) -> Floats:
        w, (groups, width, _, _) = self.weights, self.eyes.shape
        things = seen[:, : groups * width].reshape(-1, groups, width)
        rest = seen[:, groups * width :]
        near = np.maximum(things @ w["own"].T + (rest @ w["rest"].T + w["rest_bias"])[:, None], 0)
        far = np.concatenate([near.mean(axis=1), near.max(axis=1)], axis=1)
        both = np.maximum(near @ w["near"].T + (far @ w["far"].T + w["far_bias"])[:, None], 0)
        return np.asarray((both @ w["answer"].T + w["answer_bias"]).reshape(len(seen), -1), dtype=np.float32)


def load(game: str, file: Path) -> Policy:
    with np.load(file) as kept:
        return Policy(Eyes(game), dict(kept))


class Learned(Bot):
    """Reads what its seat may know, as numbers, and does what the policy says."""

    def __init__(self, policy: Policy, rng: Rng) -> None:
        self.policy = policy
        self.rng = rng

    def choose(self, g: Glimpse) -> int:
        known = [a for a in g.choices() if a < self.policy.eyes.actions]
        if g.seats != SEATS or not known:  # never learned: another table, or an option that asks more
            return g.choices()[int(self.rng.below(len(g.choices())))]
        table = self.policy.eyes.table
        # A seat reads the same numbers in every world it cannot tell from the real one.
        numbers = table.observe(g.world(self.rng), g.seat)
        mask = np.zeros(table.actions)
        mask[known] = 1
        return int(self.policy.answer(numbers[None], mask[None])[0])


def kept(game: str) -> Policy:
    return load(game, Path(os.environ.get("POLICY", RUNS / f"clean-{game}" / "policy.npz")))


class WhatsUp(Learned):
    def __init__(self, rng: Rng) -> None:
        super().__init__(kept("whats-up"), rng)


class Feather(Learned):
    def __init__(self, rng: Rng) -> None:
        super().__init__(kept("feather"), rng)
