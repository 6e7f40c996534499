"""PPO with masks in one file: a network learns a game for two by playing itself.

    python clean_ppo.py --game whats-up

Hundreds of games are played side by side (`envs.vector`), all seats by the same network. Now and then it
plays against greedy, on deals it never learns from. Ctrl-C stops; the same command goes on.

In order: the network; a time of playing; what each decision was worth; learning from it; all of it, again and
again. What the network is shown is told in eyes.py.
"""

from __future__ import annotations

import time
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from eyes import OPTIONS, SCALE, SEATS, Eyes, Shape
from learned import Policy
from measure import Point, point, said, write
from runs import Stop, arguments, finish, progress, replace
from voliere import envs

GAMES = 128  # played side by side
TURNS = 64  # decisions in each of them, before something is learned from them
PASSES = 3  # over what was played
BATCH = 1024  # decisions a step of learning looks at
RATE = 1e-3  # of learning; sinks to nothing
CLIP = 0.2  # how far a chance may move in one go
TRUST = 0.95  # GAE's lambda: 1 trusts what came in the end, 0 the network's own judgement
CURIOUS = 0.01  # the prize for not being sure yet; sinks to nothing
HIDDEN = {"whats-up": 64, "feather": 128}


# -- the network ---------------------------------------------------------------------------------


class Net(nn.Module):  # type: ignore[misc]
    """Every group is looked at with the same weights, then again in the light of all groups."""

    def __init__(self, shape: Shape, hidden: int) -> None:
        super().__init__()
        self.shape = shape
        self.own = nn.Linear(shape.width, hidden, bias=False)
        self.rest = nn.Linear(shape.rest, hidden)
        self.near = nn.Linear(hidden, hidden, bias=False)
        self.far = nn.Linear(2 * hidden, hidden)
        self.answer = nn.Linear(hidden, shape.answers)
        self.judge = nn.Sequential(
            nn.Linear(2 * hidden + shape.rest, hidden), nn.ReLU(), nn.Linear(hidden, 1)
        )
        nn.init.orthogonal_(self.answer.weight, 0.01)  # in the beginning, all choices are equal

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        """How much it likes each action, and the reward it expects."""
        cut = self.shape.groups * self.shape.width
        things = seen[:, :cut].reshape(-1, self.shape.groups, self.shape.width)
        rest = seen[:, cut:]
        near = torch.relu(self.own(things) + self.rest(rest)[:, None])
        far = torch.cat([near.mean(1), near.amax(1)], 1)
        both = torch.relu(self.near(near) + self.far(far)[:, None])
        return self.answer(both).flatten(1), self.judge(torch.cat([far, rest], 1)).squeeze(1)

    def weights(self) -> dict[str, NDArray[Any]]:
        """What learned.py plays with."""
        named = {name.replace(".weight", "").replace(".", "_"): x for name, x in self.state_dict().items()}
        return {name: x.detach().numpy().copy() for name, x in named.items() if not name.startswith("judge")}


def chances(liked: Tensor, mask: Tensor) -> Tensor:
    """Logarithms of the chances of all actions; what is no choice has none."""
    return torch.log_softmax(liked.masked_fill(mask == 0, -1e9), 1)


# -- playing -------------------------------------------------------------------------------------


class Played(NamedTuple):
    """Decisions that can be learned from, a row each."""

    seen: NDArray[np.int16]
    mask: NDArray[np.int8]
    action: NDArray[np.int64]
    chance: NDArray[np.float32]  # its logarithm, when it was taken
    better: NDArray[np.float32]  # what it brought more than was expected
    reward: NDArray[np.float32]  # what should have been expected


class Player:
    """Plays a vector of games, all seats by the same network."""

    def __init__(self, eyes: Eyes, net: Net, seed: int) -> None:
        self.eyes = eyes
        self.net = net
        self.many = envs.vector(eyes.game, SEATS, OPTIONS[eyes.game], envs=GAMES, reward="margin")
        self.batch = self.many.reset(seed)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self) -> Played:
        size, actions = self.eyes.table.size, self.eyes.actions
        seen = np.zeros((TURNS + 1, GAMES, size), np.int16)
        mask = np.zeros((TURNS, GAMES, actions), np.int8)
        seat = np.zeros((TURNS + 1, GAMES), np.int64)
        action = np.zeros((TURNS, GAMES), np.int64)
        chance, value = np.zeros((TURNS, GAMES), np.float32), np.zeros((TURNS + 1, GAMES), np.float32)
        reward, done = np.zeros((TURNS, GAMES, SEATS), np.float32), np.zeros((TURNS, GAMES), np.bool_)
        for t in range(TURNS + 1):
            seen[t], seat[t] = self.batch.observation, self.batch.seat
            liked, expected = self.net(torch.from_numpy(self.eyes.look(seen[t])))
            value[t] = expected.numpy()
            if t == TURNS:
                break
            mask[t] = self.batch.mask[:, :actions]
            logs = chances(liked, torch.from_numpy(mask[t]))
            taken = torch.multinomial(logs.exp(), 1)
            action[t], chance[t] = taken[:, 0].numpy(), logs.gather(1, taken)[:, 0].numpy()
            self.batch = self.many.step(action[t])
            reward[t], done[t] = np.tanh(self.batch.reward / SCALE), self.batch.done
        better, sure = worths(value, seat, reward, done)
        kept = sure.ravel()
        rows = (seen[:-1], mask, action, chance, better, better + value[:-1])
        return Played(*[row.reshape(TURNS * GAMES, *row.shape[2:])[kept] for row in rows])


def worths(
    value: NDArray[np.float32],
    seat: NDArray[np.int64],
    reward: NDArray[np.float32],
    done: NDArray[np.bool_],
) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """What each decision brought more than its seat had expected (GAE), and whether that is known.

    Seats take turns, so every seat has a thread of its own through a game: what comes after a decision is the
    same seat's next one. We go back in time and keep for each game and seat what came after. The last
    decisions of a seat that is not asked again before the games are cut off are not learned from.
    """
    turns, games = done.shape
    every = np.arange(games)
    better = np.zeros((turns, games), np.float32)
    sure = np.zeros((turns, games), np.bool_)
    after = np.zeros((games, SEATS), np.float32)  # what the seat expects when it is asked next, or has got
    more = np.zeros((games, SEATS), np.float32)  # what that decision brought more
    known = np.zeros((games, SEATS), np.bool_)
    after[every, seat[turns]], known[every, seat[turns]] = value[turns], True
    for t in reversed(range(turns)):
        over = done[t]
        after[over], more[over], known[over] = reward[t][over], 0, True
        me = every, seat[t]
        sure[t] = known[me]
        better[t] = np.where(sure[t], after[me] - value[t] + TRUST * more[me], 0)
        after[me], more[me], known[me] = value[t], better[t], True
    return better, sure


# -- learning ------------------------------------------------------------------------------------


def learn(net: Net, eyes: Eyes, optimiser: torch.optim.Adam, played: Played, curious: float) -> float:
    """A few passes over what was played; gives how unsure the network still is."""
    unsure = 0.0
    for _ in range(PASSES):
        order = torch.randperm(len(played.action)).numpy()
        for rows in np.array_split(order, max(1, len(order) // BATCH)):
            seen, mask, action, chance, better, reward = (column[rows] for column in played)
            liked, expected = net(torch.from_numpy(eyes.look(seen)))
            logs = chances(liked, torch.from_numpy(mask))
            ratio = (logs.gather(1, torch.from_numpy(action)[:, None])[:, 0] - torch.from_numpy(chance)).exp()
            gain = torch.from_numpy((better - better.mean()) / (better.std() + 1e-8))
            policy = -torch.min(gain * ratio, gain * ratio.clamp(1 - CLIP, 1 + CLIP)).mean()
            judgement = (expected - torch.from_numpy(reward)).pow(2).mean()
            entropy = -(logs.exp() * logs.clamp(min=-50)).sum(1).mean()
            optimiser.zero_grad()
            (policy + 0.5 * judgement - curious * entropy).backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()
            unsure = entropy.item()
    return unsure


# -- all of it -----------------------------------------------------------------------------------


def main(words: list[str] | None = None) -> int:
    given = arguments("clean", {"whats-up": 900_000, "feather": 800_000}, words)
    eyes = Eyes(given.game)
    torch.manual_seed(given.seed)
    net = Net(eyes.shape, HIDDEN[given.game])
    optimiser = torch.optim.Adam(net.parameters(), RATE, eps=1e-5)
    steps, seconds, curve = 0, 0.0, list[Point]()
    checkpoint = given.out / "checkpoint.pt"
    if checkpoint.exists():
        kept = torch.load(checkpoint, weights_only=True)
        if kept["seed"] != given.seed:
            print(f"{checkpoint} is of another seed: name another --out")
            return 2
        net.load_state_dict(kept["net"])
        optimiser.load_state_dict(kept["optimiser"])
        torch.set_rng_state(kept["chance"])
        steps, seconds, curve = kept["steps"], kept["seconds"], [Point(*row) for row in kept["curve"]]
        print(f"goes on after {steps} decisions")

    def keep() -> None:
        state = {
            "net": net.state_dict(),
            "optimiser": optimiser.state_dict(),
            "chance": torch.get_rng_state(),
        }
        state |= {
            "steps": steps,
            "seconds": seconds,
            "curve": [tuple(at) for at in curve],
            "seed": given.seed,
        }
        replace(checkpoint, lambda part: torch.save(state, part))
        replace(given.out / "policy.npz", lambda part: np.savez(part, **net.weights()))

    stop = Stop()
    player = Player(eyes, net, given.seed << 32 | steps)  # after a stop, other deals
    policy = Policy(eyes, net.weights())
    if not curve:
        curve.append(point(policy, 0, 0.0, given.look_deals))
    while steps < given.steps and not stop.asked:
        began, left = time.process_time(), 1 - steps / given.steps
        for group in optimiser.param_groups:
            group["lr"] = RATE * left
        played = player.play()
        unsure = learn(net, eyes, optimiser, played, CURIOUS * left)
        steps += TURNS * GAMES
        seconds += time.process_time() - began
        progress(steps, given.steps, seconds)
        policy = Policy(eyes, net.weights())
        if steps >= given.steps or steps - curve[-1].steps >= given.steps / given.looks:
            curve.append(point(policy, steps, seconds, given.look_deals))
            write(given.out, f"clean, {given.game}", curve)
            keep()
            print(f"{steps:9d} {seconds:6.0f} s  unsure {unsure:.2f}  won {said(curve[-1])}", flush=True)
    keep()
    if stop.asked:
        print("stopped; the same command goes on")
        return 130
    finish("clean", given, policy, curve)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
