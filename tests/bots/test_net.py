"""A small net: it learns what it is shown, and comes back from its numbers."""

from __future__ import annotations

from voliere.bots.net import Inputs, Net, Teacher, net_of
from voliere.core.rng import Rng, seeded

SIZE = 12


def example(rng: Rng) -> tuple[Inputs, float]:
    """Inputs 0 and 1 count for themselves, 2 and 3 only together; the last is always on."""
    x = Inputs(SIZE)
    on = [rng.below(2) == 1 for _ in range(4)]
    for k in range(4):
        if on[k]:
            x.add(k, 1.0)
    x.add(SIZE - 1, 1.0)
    return x, 0.5 * on[0] - 0.3 * on[1] + 0.8 * (on[2] and on[3]) + 0.1


def taught() -> Net:
    net, rng = Net(SIZE, 6), seeded(4)
    net.scatter(rng, 0.3)
    teacher = Teacher(net, 0.1)
    for _ in range(3000):
        teacher.correct(*example(rng))
    return net


def test_it_learns_sums_and_what_counts_only_together() -> None:
    net, rng = taught(), seeded(9)
    for _ in range(40):
        x, worth = example(rng)
        assert abs(net.value(x) - worth) < 0.08


def test_it_comes_back_from_its_numbers() -> None:
    net, rng = taught(), seeded(9)
    again = net_of(net.numbers())
    for _ in range(20):
        x, _ = example(rng)
        assert abs(again.value(x) - net.value(x)) < 0.01
    assert net_of(again.numbers()).numbers() == again.numbers()


def test_a_copy_of_inputs_is_one_of_its_own() -> None:
    x, _ = example(seeded(1))
    kept = x.kept()
    n = kept.n
    x.clear()
    assert x.n == 0
    assert kept.n == n > 0
