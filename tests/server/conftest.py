"""A server per module of tests, and one per test where its settings matter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import House, quick, sqlite


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(quick(sqlite(tmp_path_factory.mktemp("house")))) as found:
        yield found


@pytest.fixture
def build(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Builds servers with other settings; they end with the test."""
    with ExitStack() as stack:

        def start(**changes: Any) -> House:
            return stack.enter_context(House(quick(changes.pop("database", sqlite(tmp_path)), **changes)))

        yield start
