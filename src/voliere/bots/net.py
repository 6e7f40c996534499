"""A small net over sparse inputs: a linear part and one hidden layer, used and taught without any framework.

A game says what it sees as numbered inputs, each with how much of it there is (`Inputs`). Few of them are
on in any position, so a value costs microseconds where this is compiled. Weights are kept as whole numbers.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from voliere.core.native import i64, vec
from voliere.core.rng import Rng

GRAIN: Final = 4096.0  # weights are kept as whole numbers of this part
EARLY: Final = 1.0  # what the teacher takes the sum of squares for at first: small steps from the beginning
BOUND: Final = 3.0  # errors beyond it count as much: one strange game shall not unlearn many


@mypyc_attr(acyclic=True)
class Inputs:
    """What is on in a position."""

    def __init__(self, most: int) -> None:
        self.n: i64 = 0
        self.at: vec[i64] = vec[i64]([0] * most)
        self.much: vec[float] = vec[float]([0.0] * most)

    def clear(self) -> None:
        self.n = 0

    def add(self, at: i64, much: float) -> None:
        n: i64 = self.n
        self.at[n] = at
        self.much[n] = much
        self.n = n + 1

    def kept(self) -> Inputs:
        """A copy that is no longer than it must be."""
        made = Inputs(int(self.n))
        i: i64 = 0
        while i < self.n:
            made.add(self.at[i], self.much[i])
            i += 1
        return made


class Net:
    """`first` holds for each input its weights to the hidden units, then its own weight in the sum."""

    def __init__(self, inputs: int, hidden: int) -> None:
        self.inputs = inputs
        self.hidden: i64 = hidden
        self.wide: i64 = hidden + 1
        self.first: vec[float] = vec[float]([0.0] * (inputs * (hidden + 1)))
        self.second: vec[float] = vec[float]([0.0] * hidden)
        self.sums: vec[float] = vec[float]([0.0] * (hidden + 1))

    def value(self, x: Inputs) -> float:
        self.add_up(x)
        sums = self.sums
        second = self.second
        hidden: i64 = self.hidden
        total = sums[hidden]
        k: i64 = 0
        while k < hidden:
            if sums[k] > 0.0:
                total += second[k] * sums[k]
            k += 1
        return total

    def add_up(self, x: Inputs) -> None:
        sums = self.sums
        first = self.first
        wide: i64 = self.wide
        k: i64 = 0
        while k < wide:
            sums[k] = 0.0
            k += 1
        i: i64 = 0
        while i < x.n:
            at: i64 = x.at[i] * wide
            much = x.much[i]
            k = 0
            while k < wide:
                sums[k] += much * first[at + k]
                k += 1
            i += 1

    def scatter(self, rng: Rng, size: float = 0.1) -> None:
        """Hidden units begin different from each other, and say nothing yet in sum."""
        wide: i64 = self.wide
        for at in range(self.inputs):
            for k in range(int(self.hidden)):
                self.first[at * wide + k] = size * chance(rng)
        for k in range(int(self.hidden)):
            self.second[k] = size if k % 2 == 0 else -size

    def numbers(self) -> list[int]:
        """The sizes, then all weights as whole numbers of 1/4096: what a data file holds."""
        found = [self.inputs, int(self.hidden)]
        for weights in (self.first, self.second):
            found.extend([round(weights[k] * GRAIN) for k in range(len(weights))])
        return found


def chance(rng: Rng) -> float:
    """From -1 to 1."""
    return float(rng.below(2001) - 1000) / 1000.0


def net_of(numbers: list[int]) -> Net:
    """A net from its numbers."""
    net = Net(numbers[0], numbers[1])
    at = 2
    for weights in (net.first, net.second):
        for k in range(len(weights)):
            weights[k] = float(numbers[at]) / GRAIN
            at += 1
    return net


class Teacher:
    """Steps down the gradient of the squared error, smaller ones for weights that moved much (Adagrad)."""

    def __init__(self, net: Net, rate: float = 0.03) -> None:
        self.net = net
        self.rate = rate
        self.first: vec[float] = vec[float]([EARLY] * (net.inputs * int(net.wide)))
        self.second: vec[float] = vec[float]([EARLY] * int(net.hidden))

    def correct(self, x: Inputs, target: float) -> float:
        """One step; gives the error before it."""
        net = self.net
        error = target - net.value(x)
        bounded = error if error < BOUND else BOUND
        if bounded < -BOUND:
            bounded = -BOUND
        sums = net.sums
        hidden: i64 = net.hidden
        wide: i64 = net.wide
        rate = self.rate
        k: i64 = 0
        while k < hidden:  # from here on `sums` says how much each unit's input should change
            active = sums[k] > 0.0
            much = sums[k]
            sums[k] = bounded * net.second[k] if active else 0.0
            if active:
                step = bounded * much
                self.second[k] += step * step
                net.second[k] += rate * step / sqrt(self.second[k])
            k += 1
        sums[hidden] = bounded
        i: i64 = 0
        while i < x.n:
            at: i64 = x.at[i] * wide
            much = x.much[i]
            k = 0
            while k < wide:
                if sums[k] != 0.0:
                    step = sums[k] * much
                    self.first[at + k] += step * step
                    net.first[at + k] += rate * step / sqrt(self.first[at + k])
                k += 1
            i += 1
        return error
