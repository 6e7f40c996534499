"""docs/environments.md does what it says: its blocks of Python, from top to bottom."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")

GUIDE = Path(__file__).resolve().parents[2] / "docs/environments.md"


@pytest.mark.filterwarnings("ignore")
def test_the_guide_runs() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", GUIDE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert len(blocks) >= 7
    names: dict[str, object] = {"__name__": "guide"}
    for block in blocks:
        exec(compile(block, str(GUIDE), "exec"), names)
