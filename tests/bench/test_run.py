"""`make bench` finds its rows beside libraries that bring folders of their own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_another_package_called_tests_is_not_taken_for_ours(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests/__init__.py").touch()
    asked = [sys.executable, str(ROOT / "tests/bench/run.py"), "--only", "no such row"]
    ran = subprocess.run(
        asked, env={"PYTHONPATH": f"{ROOT / 'src'}:{tmp_path}"}, capture_output=True, text=True, timeout=120
    )
    assert "no row has 'no such row' in its name: voliere songbirds" in ran.stderr
