"""Every block of code on a page of the site is run, or says why it is not: <!-- not run: … --> before it."""

from __future__ import annotations

import doctest
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
from tests.docs.pages import PAGES, ROOT, Block, blocks
from typer.testing import CliRunner

from voliere.cli import app

CODE = {"python", "sh"}
DATA = {"", "caddyfile", "crontab", "ftl", "ini", "json", "markdown", "nginx", "text", "toml"}
ELSEWHERE = {  # what a test of its own runs, since it needs more than a folder
    ("docs/environments.md", "python"): "tests/envs/test_guide.py",
    ("docs/lab.md", "sh"): "tests/docs/test_guides.py",
    ("docs/self-hosting.md", "sh"): "tests/docs/test_self_hosting.py",
    ("docs/writing-a-bot.md", "sh"): "tests/docs/test_guides.py",
    ("docs/writing-a-game.md", "sh"): "tests/docs/test_guides.py",
}
COMMAND = re.compile(r"^(?:\$ )?(voliere|pip|make|python3?|npm) ", re.MULTILINE)


def to_run(page: str) -> list[Block]:
    return [b for b in blocks(page) if b.kind in CODE and not b.why and (page, b.kind) not in ELSEWHERE]


def run_python(block: Block, page: str, names: dict[str, object]) -> None:
    if ">>> " in block.text:
        test = doctest.DocTestParser().get_doctest(block.text, names, page, page, block.line)
        wrong: list[str] = []
        assert doctest.DocTestRunner().run(test, out=wrong.append).failed == 0, "".join(wrong)
    else:
        exec(compile("\n" * block.line + block.text, page, "exec"), names)


def run_shell(block: Block) -> None:
    for line in block.text.replace("\\\n", " ").splitlines():
        words = shlex.split(line, comments=True)
        if words[:1] == ["voliere"]:
            done = CliRunner().invoke(app, words[1:])
            assert done.exit_code == 0, f"{line}\n{done.output}"
        elif words:
            missing = [one for one in re.findall(r"(?:^|\| )(\w+)", line) if not shutil.which(one)]
            if not missing:
                subprocess.run(["sh", "-euc", line], check=True, capture_output=True, timeout=60)


@pytest.mark.parametrize("page", [page for page in PAGES if to_run(page)])
def test_the_code_of_a_page_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "page"}
    for block in to_run(page):
        if block.name:
            (tmp_path / block.name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / block.name).write_text(block.text, "utf-8")
        elif block.kind == "python":
            run_python(block, page, names)
        else:
            run_shell(block)


@pytest.mark.parametrize("page", PAGES)
def test_nothing_is_left_out_unsaid(page: str) -> None:
    for block in blocks(page):
        assert block.kind in CODE | DATA, f"{page}:{block.line}: run it, or say that it is no code"
        if block.kind == "text" and not block.why:
            assert not COMMAND.search(block.text), f"{page}:{block.line}: a command that is not run says why"
        if block.kind == "json" and "…" not in block.text:
            json.loads(block.text)


def test_few_blocks_are_not_run() -> None:
    found = [block for page in PAGES for block in blocks(page)]
    assert len([block for block in found if block.why]) <= 10
    assert len([block for block in found if block.kind in CODE]) >= 40


@pytest.mark.parametrize(("page", "kind"), ELSEWHERE)
def test_what_runs_elsewhere_does(page: str, kind: str) -> None:
    assert any(block.kind == kind for block in blocks(page))
    assert Path(page).name in (ROOT / ELSEWHERE[page, kind]).read_text("utf-8")
