"""Pictures in docs/ are whole by themselves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PICTURES = sorted((Path(__file__).resolve().parents[2] / "docs").glob("*.svg"))


@pytest.mark.parametrize("picture", PICTURES, ids=lambda path: path.name)
def test_a_picture_fetches_nothing(picture: Path) -> None:
    text = picture.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"https?:|url\((?!#)|@import|xlink:href", text)
    assert not re.search(r"<(image|script|use|link)\b", text)
