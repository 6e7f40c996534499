"""The greedy bot: better than chance, and the same from the same seed."""

from __future__ import annotations

from tests.games.wingspan.tables import GAME, new

from voliere.bots import levels
from voliere.core.glimpse import Glimpse
from voliere.core.rng import seeded
from voliere.games.wingspan.position import Wingspan


def play(bots: list[str], seed: int) -> tuple[Wingspan, list[int]]:
    s = new(len(bots), seed)
    players = [levels.make(name, GAME, seeded(10 * seed + k)) for k, name in enumerate(bots)]
    moves = []
    while s.actors:
        seat = s.actors[0]
        a = players[seat].choose(Glimpse(s, seat))
        s.apply(seat, a)
        moves.append(a)
    return s, moves


def test_it_beats_chance() -> None:
    for seed in range(4):
        bots = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        s, _ = play(bots, seed)
        assert s.places()[bots.index("greedy")] == 1


def test_it_is_deterministic() -> None:
    assert play(["greedy", "greedy"], 3)[1] == play(["greedy", "greedy"], 3)[1]


def test_it_plays_against_the_automa() -> None:
    s, _ = play(["greedy"], 5)
    assert s.scores()[0].total >= 40
