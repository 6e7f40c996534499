"""The tree of a search: what happened below each choice, as the one who thinks would see it."""

from __future__ import annotations

from math import log, sqrt

from mypy_extensions import mypyc_attr

from voliere.core.native import i64
from voliere.core.rng import Rng
from voliere.core.space import Action

NEVER = -1000.0


@mypyc_attr(acyclic=True)
class Node:
    """Made when first visited: options not tried yet cost nothing."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.available: i64 = 0  # how often it could have been chosen
        self.value = 0.0  # the sum of rewards of the seat that moved here
        self.inner = 0.0  # and of the seat that moves from here
        self.entries: i64 = 0  # how often a choice was made from here
        self.bias = 0.0
        self.noted: i64 = 0  # the search that has last written it down, to be found again
        self.children: dict[int, Node] | None = None
        self.priors: dict[int, float] | None = None
        # Where all choose at once, trees of the other seats; elsewhere one for each thing that chance showed.
        self.others: dict[int, Node] | None = None

    def __reduce__(self) -> tuple[object, ...]:
        counts = (int(self.visits), int(self.available), int(self.entries), int(self.noted))
        sums = (self.value, self.inner, self.bias)
        return node_again, (counts, sums, self.children, self.priors, self.others)


def node_again(
    counts: tuple[int, int, int, int],
    sums: tuple[float, float, float],
    children: dict[int, Node] | None,
    priors: dict[int, float] | None,
    others: dict[int, Node] | None,
) -> Node:
    node = Node()
    node.visits, node.available, node.entries, node.noted = counts
    node.value, node.inner, node.bias = sums
    node.children, node.priors, node.others = children, priors, others
    return node


def other(node: Node, key: int) -> Node:
    """The tree of another seat, or of a thing shown, that hangs on a node."""
    if node.others is None:
        node.others = {}
    found = node.others.get(key)
    if found is None:
        found = Node()
        node.others[key] = found
    return found


def grow(node: Node, kids: dict[int, Node], a: Action) -> Node:
    kid = Node()
    kid.available = node.entries + 1
    if node.priors is not None:
        kid.bias = node.priors.get(a, 0.0)
    kids[a] = kid
    return kid


def pick(node: Node, kids: dict[int, Node], options: list[Action], c: float, rng: Rng) -> Action:
    """The option with the best outlook; one not tried yet starts at the mean of its brothers (UCT)."""
    best = NEVER
    choice = options[0]
    fresh = 0
    for a in options:
        kid = kids.get(a)
        if kid is None:
            fresh += 1
            continue
        kid.available += 1
        n = float(kid.visits)
        u = kid.value / n + c * sqrt(log(float(kid.available)) / n) + kid.bias / (n + 1.0)
        if u > best:
            best = u
            choice = a
    if fresh == 0:
        return choice
    start = 0.5
    if node.entries > 0:
        n = float(node.entries)
        start = node.inner / n + c * sqrt(log(n + 1.0))
    priors = node.priors
    if priors is None:
        if start <= best:
            return choice
        wanted = int(rng.below(fresh))
        for a in options:
            if a not in kids:
                if wanted == 0:
                    return a
                wanted -= 1
    elif start > best:  # no prior is above 0
        first = choice
        most = NEVER
        for a in options:
            prior = priors.get(a, 0.0)
            if prior > most and a not in kids:
                first, most = a, prior
        if start + most > best:
            return first
    return choice
