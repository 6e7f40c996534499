"""The page that is served: an open one learns when there is another."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import httpx
from tests.server.house import House


def served(house: House) -> str:
    return httpx.get(f"{house.url}/api/games").headers["x-voliere-page"]


def test_every_answer_says_which_page_is_served(build: Callable[..., House], tmp_path: Path) -> None:
    app = tmp_path / "app"
    app.mkdir()
    (app / "index.html").write_text("<script src=/assets/index-1.js></script>")
    first, again = build(app=app), build(app=app)
    assert served(first) == served(again)
    (app / "index.html").write_text("<script src=/assets/index-2.js></script>")
    assert served(build(app=app)) != served(first)
