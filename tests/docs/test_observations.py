"""docs/observations.md is made of what the games say their seats read."""

from __future__ import annotations

from pathlib import Path

from voliere.envs.fields import page

ROOT = Path(__file__).resolve().parents[2]


def test_the_page_is_current() -> None:
    written = (ROOT / "docs/observations.md").read_text("utf-8")
    assert written == page(), "python -m voliere.envs.fields > docs/observations.md"
