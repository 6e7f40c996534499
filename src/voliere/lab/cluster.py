"""Numbered work on a Ray cluster: `--ray [ADDRESS]`. Workers may die; what comes of it stays the same.

A task is a batch of numbers. Ray gives it to another worker when one is killed; a batch Ray has given up is
handed in once more by us. Since what a game does depends on its number alone, who plays it, when
and how often does not matter.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Generator, Iterable
from importlib.util import find_spec
from itertools import islice
from typing import Any

from voliere.core.refused import Refused
from voliere.lab.spread import Done, Work

LOCAL = "local"  # a cluster of this machine alone, for this command alone
BATCH_SECONDS = 2.0  # of work in a task: a task costs milliseconds, and stopping should not wait long
LARGEST = 1000  # numbers of a batch
AHEAD = 3  # tasks waiting or running for each processor
TRIES = 20  # of one batch, before work that kills its workers is given up


class Cluster:
    """A cluster that is there (`ADDRESS`), or one started for us and stopped in the end."""

    def __init__(self, address: str = LOCAL, jobs: int | None = None) -> None:
        there = find_spec("ray")
        if there is None or there.origin is None:  # a folder called so is not it
            raise Refused("no-ray", {}, 'this needs Ray: pip install "voliere[ray]"')
        self.address = address
        self.jobs = jobs  # of a local cluster; None: as many as there are processors

    def start(self) -> Any:
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else it warns about the future
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        import ray

        given: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
        if self.address == LOCAL:
            given |= {"address": LOCAL, "num_cpus": self.jobs, "include_dashboard": False}
        else:
            given |= {"address": self.address}
        try:
            ray.init(**given)
        except (ConnectionError, ValueError, RuntimeError, OSError) as no:
            why = " ".join(str(no).split())[:200] or type(no).__name__
            raise Refused(
                "ray-away", {"address": self.address, "why": why}, f"no Ray cluster at {self.address}: {why}"
            ) from no
        return ray

    def spread(self, work: Work[Done], numbers: Iterable[int]) -> Generator[list[Done], None, None]:
        """Gives what is done as it comes. Closing the generator stops the work, and a cluster of ours."""
        ray = self.start()
        try:
            yield from self.share_out(ray, work, iter(numbers))
        finally:
            ray.shutdown()

    def share_out(
        self, ray: Any, work: Work[Done], numbers: Iterable[int]
    ) -> Generator[list[Done], None, None]:
        task = ray.remote(timed).options(max_retries=TRIES, num_cpus=1)
        shared = ray.put(work)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        size, left = 1, iter(numbers)
        running: dict[Any, tuple[list[int], int]] = {}

        def hand_in(batch: list[int], tries: int) -> None:
            running[task.remote(shared, batch)] = batch, tries

        while True:
            while len(running) < most and (batch := list(islice(left, size))):
                hand_in(batch, 1)
            if not running:
                return
            ready, _ = ray.wait(list(running), num_returns=1)
            batch, tries = running.pop(ready[0])
            try:
                seconds, done = ray.get(ready[0])
            except ray.exceptions.RayTaskError:
                raise  # the work itself went wrong
            except ray.exceptions.RayError:  # a worker, or its machine, is gone
                if tries >= TRIES:
                    raise
                hand_in(batch, tries + 1)
                continue
            size = max(1, min(LARGEST, 2 * size, int(len(batch) / max(seconds, 1e-6) * BATCH_SECONDS)))
            yield done


def timed(work: Work[Done], numbers: list[int]) -> tuple[float, list[Done]]:
    """In a worker."""
    began = time.monotonic()
    done = work(numbers)
    return time.monotonic() - began, done
