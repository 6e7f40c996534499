"""The examples of learning: honest eyes, and a training that can be stopped. `make learn` has PyTorch."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from voliere import Glimpse, seeded

np = pytest.importorskip("numpy")
FOLDER = Path(__file__).resolve().parents[2] / "examples/learning"
needs_torch = pytest.mark.skipif(find_spec("sb3_contrib") is None, reason="no PyTorch: make learn")


@pytest.fixture
def learned(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(FOLDER))
    return import_module("learned")


def by_chance(learned: Any, game: str) -> Any:
    """A policy that has learned nothing."""
    eyes = learned.Eyes(game)
    _, width, rest, answers = eyes.shape
    sizes: dict[str, tuple[int, ...]] = {
        "own": (8, width),
        "rest": (8, rest),
        "near": (8, 8),
        "far": (8, 16),
        "answer": (answers, 8),
    }
    sizes |= {"rest_bias": (8,), "far_bias": (8,), "answer_bias": (answers,)}
    chance = np.random.default_rng(1)
    return learned.Policy(eyes, {name: chance.normal(size=size) for name, size in sizes.items()})


@pytest.mark.parametrize("game", ["whats-up", "feather"])
def test_a_learned_bot_plays_a_game_by_what_its_seat_knows(learned: Any, game: str) -> None:
    """It answers alike in every world its seat cannot tell from the real one, with or without memory aid."""
    policy = by_chance(learned, game)
    table = policy.eyes.table
    rng = seeded(3)
    bot = learned.Learned(policy, rng)
    s = table.game.new(2, seed=5)  # usual options: What's Up shows no backs
    asked = 0
    while s.actors:
        seat = s.actors[0]
        a = bot.choose(Glimpse(s, seat))
        assert a in s.choices(seat)
        assert a == bot.choose(Glimpse(s.resample(seat, rng), seat))
        assert a == policy.answer(table.observe(s, seat)[None], table.mask(s, seat)[None])[0]
        s.apply(seat, a)
        asked += 1
    assert asked >= 10


def test_nothing_has_settled_before_the_first_round(learned: Any) -> None:
    """Then what was played a round ago is shown as settled, on the right birds."""
    eyes = learned.Eyes("feather")
    s = eyes.table.new(9)

    def settled() -> Any:
        groups = eyes.look(eyes.table.observe(s, 0)[None])[0, : 5 * 35].reshape(5, 5, 7)
        return groups[:, 1].ravel()  # habitat by habitat: hand, settled, gone, two sheets

    assert settled().sum() == 0
    for seat in (0, 1):
        s.apply(seat, s.choices(seat)[0])
    birds = s.view(0)["settled"]
    assert [int(n) for n in settled()] == [birds.count(bird) for bird in range(35)]
    assert len(birds) == 4


def train(program: str, *words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, FOLDER / f"{program}_ppo.py", *words, "--look-deals", "5", "--deals", "20"],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"OMP_NUM_THREADS": "1"},
    )


@needs_torch
@pytest.mark.parametrize(("program", "game"), [("clean", "whats-up"), ("masked", "feather")])
def test_a_training_stops_when_asked_and_goes_on(program: str, game: str, tmp_path: Path) -> None:
    always = ["--game", game, "--out", str(tmp_path)]
    with train(program, *always, "--steps", "100000000", "--looks", "1000000") as first:
        assert first.stdout is not None
        counts = (int(line.split()[0]) for line in first.stdout if line.split()[0].isdigit())
        learned_from = next(count for count in counts if count)
        first.send_signal(signal.SIGINT)
        assert "the same command goes on" in first.stdout.read()
    assert first.returncode == 130
    with train(program, *always, "--steps", str(learned_from + 10_000), "--looks", "1000000") as again:
        said = again.communicate()[0]
    assert again.returncode == 0, said
    assert int(said.split("goes on after ")[1].split()[0]) >= learned_from
    assert "of 40 games against greedy" in said
    rows = (tmp_path / "curve.csv").read_text("utf-8").splitlines()
    steps = [int(row.split(",")[0]) for row in rows[1:]]
    assert steps == sorted(set(steps))
    assert steps[0] == 0
    assert steps[-1] > learned_from
    assert (tmp_path / "policy.npz").exists()
    assert "</svg>" in (tmp_path / "curve.svg").read_text("utf-8")


@needs_torch
def test_a_decision_is_worth_what_the_same_seat_meets_next(learned: Any) -> None:
    """Five turns of one game: it ends after the third, the next one is cut off while seat 0 is asked."""
    program = import_module("clean_ppo")
    seat = np.array([[0], [1], [0], [1], [1], [0]])
    value = np.array([[0.1], [0.2], [0.3], [0.4], [0.5], [0.6]], np.float32)
    done = np.array([[False], [False], [True], [False], [False]])
    reward = np.zeros((5, 1, 2), np.float32)
    reward[2, 0] = [1.0, -1.0]
    better, sure = program.worths(value, seat, reward, done)
    trust = program.TRUST
    last = 1.0 - 0.3
    assert better[:, 0] == pytest.approx([0.3 - 0.1 + trust * last, -1.0 - 0.2, last, 0.5 - 0.4, 0.0])
    assert sure[:, 0].tolist() == [True, True, True, True, False]
