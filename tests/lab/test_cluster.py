"""`--ray`: the same on a cluster, also when workers are killed. `make lab` has Ray; else most is skipped."""

from __future__ import annotations

import json
import os
import random
import signal
import threading
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from voliere.cli import main
from voliere.core.refused import Refused
from voliere.lab import cluster
from voliere.lab.cluster import Cluster
from voliere.lab.match import Plan, Result, play_several
from voliere.lab.simulate import simulate
from voliere.lab.spread import Done, Work

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="no Ray: make lab")
pytestmark = pytest.mark.filterwarnings("default")  # Ray has its own


def run(*arguments: str | Path) -> int | str | None:
    with pytest.raises(SystemExit) as end:
        main([str(word) for word in arguments])
    return end.value.code


def test_without_ray_it_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    for command in (
        ["simulate", "whats-up", "--ray"],
        ["arena", "whats-up", "--ray", "--bots", "random,greedy"],
        ["train", "songbirds", "--ray", "auto"],
    ):
        assert run(*command, "--lang", "en") == 2
        said = capsys.readouterr()
        assert (said.out, said.err) == (
            "",
            '--ray needs Ray, which is not installed: pip install "voliere[ray]"\n',
        )


# With Ray

PLAN = Plan("whats-up", 2, {"memory_aid": False}, ("random", "greedy"), 5, 400)


@pytest.fixture(scope="module")
def alone() -> list[Result]:
    return [result for batch in simulate(PLAN) for result in batch]


class Killer(threading.Thread):
    """Kills workers of a cluster of ours at random, by their numbers, so many times."""

    def __init__(self, folder: Path, times: int) -> None:
        super().__init__(daemon=True)
        self.folder = folder
        self.times = times
        self.killed: list[int] = []
        self.enough = threading.Event()

    def run(self) -> None:
        chance = random.Random(1)
        while len(self.killed) < self.times and not self.enough.wait(0.3):
            working = [int(file.name) for file in self.folder.iterdir() if int(file.name) not in self.killed]
            if working:
                pid = chance.choice(working)
                self.killed.append(pid)
                try:
                    os.kill(pid, signal.SIGKILL)
                except ProcessLookupError:  # it had ended
                    pass


class Signing:
    """Work whose workers write down their numbers: only these may be killed."""

    def __init__(self, work: Work[Any], folder: Path) -> None:
        self.work = work
        self.folder = folder

    def __call__(self, numbers: list[int]) -> list[Any]:
        (self.folder / str(os.getpid())).touch()
        return self.work(numbers)


@needs_ray
def test_killed_workers_change_nothing(
    alone: list[Result], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "BATCH_SECONDS", 0.2)  # many tasks
    killer = Killer(tmp_path, 5)
    shared = Cluster(jobs=2)

    class Watched:
        def spread(self, work: Work[Done], numbers: range) -> Iterator[list[Done]]:
            yield from shared.spread(Signing(work, tmp_path), numbers)

    killer.start()
    found = [r for batch in Watched().spread(playing, range(PLAN.games)) for r in batch]
    killer.enough.set()
    killer.join()
    assert sorted(found, key=lambda r: r.number) == alone
    assert len(killer.killed) == 5, "too few died while it played: make it longer"


def playing(numbers: list[int]) -> list[Result]:
    return play_several(PLAN, numbers, None)


@needs_ray
def test_commands_on_a_cluster_of_this_machine(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Started and stopped for us; tables and reports are those of one process."""
    arguments = [
        "simulate",
        "whats-up",
        "--games",
        "9",
        "--seed",
        "3",
        "--json",
        "--tables",
        "cards",
        "--out",
    ]
    assert run(*arguments, tmp_path / "one") == 0
    one = json.loads(capfd.readouterr().out)
    assert run(*arguments, tmp_path / "ray", "--ray") == 0
    several = json.loads(capfd.readouterr().out)
    assert {**one, "speed": None} == {**several, "speed": None}
    for table in ("games", "seats", "cards"):
        file = f"{table}.parquet"
        assert (tmp_path / "one" / file).read_bytes() == (tmp_path / "ray" / file).read_bytes()
    train = ["train", "songbirds", "--games", "6", "--out"]
    assert run(*train, tmp_path / "a.txt") == run(*train, tmp_path / "b.txt", "--ray") == 0
    assert (tmp_path / "a.txt").read_text() == (tmp_path / "b.txt").read_text()
    import ray

    assert not ray.is_initialized()


@needs_ray
def test_work_that_goes_wrong_says_so() -> None:
    with pytest.raises(ZeroDivisionError):
        list(Cluster(jobs=1).spread(wrong, range(3)))


def wrong(numbers: list[int]) -> list[float]:
    return [1 / (number - number) for number in numbers]


@needs_ray
def test_a_cluster_that_is_not_there() -> None:
    with pytest.raises(Refused, match="no Ray cluster at"):
        list(Cluster("nonsense:address").spread(playing, range(3)))
