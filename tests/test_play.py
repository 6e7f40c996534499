"""`make play`: what comes before what, what is skipped the second time, and how it ends.

The launcher runs as it is, in a project whose installer, compiler and table are stubs that note what they do.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MAKEFILE = """
.venv/run:
	@mkdir -p $(@D) && touch $@ && echo install >>notes
web/node_modules/done:
	@[ ! -e no-node ]
	@mkdir -p $(@D) && touch $@ && echo node >>notes
src/voliere/web_app/index.html: web/node_modules/done
	@mkdir -p $(@D) && touch $@ && echo page >>notes
"""
NOTE = """
import os, signal, sys, time
from pathlib import Path

def note(text):
    with open("notes", "a") as file:
        file.write(text + "\\n")

def until(name):
    while not Path(name).exists():
        time.sleep(0.01)
"""
COMPILER = """
def current(root, copy):
    return (copy / "key").exists() and (copy / "key").read_text() == "now"

def discard(copy):
    (copy / "key").unlink(missing_ok=True)

def lacking():
    return "no C compiler" if Path("no-compiler").exists() else ""

if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        note(f"compiling at {os.nice(0)}")
        until("compile")
        if not Path("broken").exists():
            Path(sys.argv[1]).mkdir(parents=True, exist_ok=True)
            Path(sys.argv[1], "key").write_text("now")
    except KeyboardInterrupt:
        note("compiler stopped")
"""
TABLE = """
signal.signal(signal.SIGTERM, signal.default_int_handler)
try:
    key = Path(os.environ["VOLIERE_COMPILED"], "key")
    form = "compiled" if os.environ["VOLIERE_COMPILED"] in os.environ["PYTHONPATH"] else "interpreted"
    note(f"open {' '.join(sys.argv[1:])}, {form}, copy {key.exists()}")
    until("close")
    note(f"closed, copy {key.exists()}")
    print("table closed")
except KeyboardInterrupt:
    note("table stopped")
    sys.exit(130)
"""


class Play:
    """A project with stubs, and the launcher running in it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        files = {
            "Makefile": MAKEFILE,
            "hatch_build.py": NOTE + COMPILER,
            "voliere/__init__.py": "",
            "voliere/__main__.py": NOTE + TABLE,
        }
        for name, content in files.items():
            (root / name).parent.mkdir(exist_ok=True)
            (root / name).write_text(content)
        (root / "tools").mkdir()
        shutil.copyfile(ROOT / "tools/play.py", root / "tools/play.py")
        self.process: subprocess.Popen[str] | None = None

    def start(self, *arguments: str) -> None:
        (self.root / "notes").write_text("")
        self.process = subprocess.Popen(
            [sys.executable, "tools/play.py", *arguments],
            cwd=self.root,
            env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,  # a terminal of its own, as it were
        )

    def notes(self) -> list[str]:
        return (self.root / "notes").read_text().splitlines()

    def touch(self, name: str) -> None:
        (self.root / name).touch()

    def until(self, happened: Callable[[], bool]) -> None:
        end = time.monotonic() + 60
        while not happened():
            assert time.monotonic() < end, self.notes()
            time.sleep(0.01)

    def until_noted(self, begins: str) -> None:
        self.until(lambda: any(line.startswith(begins) for line in self.notes()))

    def ended(self) -> tuple[int, str]:
        assert self.process is not None
        said = self.process.communicate(timeout=60)[0]
        return self.process.returncode, said

    def signal(self, number: int) -> None:
        """As a terminal does: to the launcher and the table, not to those in a session of their own."""
        assert self.process is not None
        os.killpg(self.process.pid, number)


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Play]:
    made = Play(tmp_path)
    yield made
    if made.process is not None and made.process.poll() is None:
        made.signal(signal.SIGKILL)
        made.ended()


def test_the_table_opens_before_the_compiler_ends(play: Play) -> None:
    play.start("serve")
    play.until_noted("open")
    play.until_noted("compiling")
    play.touch("compile")
    key = play.root / "build/compiled/key"
    play.until(key.exists)
    play.touch("close")
    code, said = play.ended()
    notes = play.notes()
    assert code == 0
    assert set(notes[:3]) == {"install", "node", "page"}
    assert notes.index("node") < notes.index("page")
    assert "open serve, interpreted, copy False" in notes
    assert "compiling at 15" in notes
    assert notes[-1] == "closed, copy True"
    for step in ("Installed what playing needs: ", "Built the web app: ", "Ready after "):
        assert step in said
    assert said.count("in the background") == 1
    assert said.count("Compiled in ") <= 1  # the table may be closed before it is said


def test_how_compiling_went_is_said_in_one_line(play: Play) -> None:
    play.touch("compile")
    play.touch("broken")
    play.start("serve")
    play.until_noted("open")
    assert play.process is not None
    assert play.process.stdout is not None
    for line in play.process.stdout:
        if line.startswith("Compiling failed"):
            break
    play.touch("close")
    assert play.ended() == (0, "table closed\n")


def test_the_second_time_every_step_is_skipped(play: Play) -> None:
    play.touch("compile")
    play.start("serve")
    play.until((play.root / "build/compiled/key").exists)
    play.touch("close")
    play.ended()
    play.start("serve")
    code, said = play.ended()
    assert code == 0
    assert play.notes() == ["open serve, compiled, copy True", "closed, copy True"]
    assert said.startswith("Ready after ")
    assert said.endswith(" s.\ntable closed\n")


def test_an_old_copy_is_never_there_while_a_new_one_is_made(play: Play) -> None:
    (play.root / "build/compiled").mkdir(parents=True)
    (play.root / "build/compiled/key").write_text("before")
    play.start("serve")
    play.until_noted("compiling")
    play.until_noted("open")
    play.signal(signal.SIGINT)
    play.ended()
    assert "open serve, interpreted, copy False" in play.notes()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_the_compiler_ends_with_the_table(play: Play, number: int) -> None:
    play.start("serve")
    play.until_noted("compiling")
    play.until_noted("open")
    if number == signal.SIGINT:
        play.signal(number)
    else:
        assert play.process is not None
        play.process.send_signal(number)
    code, said = play.ended()
    assert code in (130, signal.SIGHUP)
    assert play.notes()[-1] == "compiler stopped"
    assert "Traceback" not in said
    assert not (play.root / "build/compiled/key").exists()


def test_playing_in_the_terminal_needs_no_page_and_is_not_talked_into(play: Play) -> None:
    play.touch("no-node")
    play.start("play", "songbirds")
    play.until_noted("open")
    play.touch("compile")
    play.until((play.root / "build/compiled/key").exists)
    play.touch("close")
    code, said = play.ended()
    assert code == 0
    assert "page" not in play.notes()
    assert "open play songbirds, interpreted, copy False" in play.notes()
    before, _ = said.split("table closed")
    assert "compiled in the background" in before
    assert "Compiled in" not in before


def test_without_node_no_table_is_opened(play: Play) -> None:
    play.touch("no-node")
    play.start("serve")
    assert play.ended()[0] == 1
    assert not any(line.startswith("open") for line in play.notes())


def test_without_a_compiler_it_is_said_and_played(play: Play) -> None:
    play.touch("no-compiler")
    play.touch("close")
    play.start("serve")
    code, said = play.ended()
    assert code == 0
    assert "Not compiling: no C compiler." in said
    assert "compiling" not in "".join(play.notes())


def test_bytecode_is_no_source_of_the_page(tmp_path: Path) -> None:
    """The first table writes it; the second would build the page again."""
    for name in ("words.ftl", "__pycache__/words.cpython-311.pyc"):
        path = tmp_path / "src/voliere/text" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    asked = ["make", "--question", "--print-data-base", "--file", str(ROOT / "Makefile"), "help"]
    printed = subprocess.run(asked, cwd=tmp_path, capture_output=True, text=True).stdout
    sources = next(line for line in printed.splitlines() if line.startswith("WEB_SOURCES :="))
    assert "words.ftl" in sources
    assert "__pycache__" not in sources
