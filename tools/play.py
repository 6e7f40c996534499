"""`make play` and `make terminal`: set up what is missing, open the table, compile the rules meanwhile.

A step that is done already says nothing; any other says how many seconds it took. The table is opened as soon
as it can be played. Where the compiled copy is not of these sources, the old one is removed first, so that
nobody takes it for the new one; a new one is compiled in the background, at low priority, and the processes
bots think in take it over when it is there (they look into the folder that VOLIERE_COMPILED names). It ends
with the table.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / "build/compiled"
STOPPED = 130  # exit code after Ctrl-C
PATIENCE = 10.0  # seconds a compiler may take to stop

Step = tuple[str, str]  # what is to be made, and what is said when it is
INSTALL: list[Step] = [(".venv/run", "Installed what playing needs")]
PAGE: list[Step] = [
    ("web/node_modules/done", "Installed what the web app is built with"),
    ("src/voliere/web_app/index.html", "Built the web app"),
]


def say(line: str) -> None:
    print(line, flush=True)


# Setting up


def make(*arguments: str) -> int:
    told = ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")  # how the make above us was called is not for those below
    environ = {name: value for name, value in os.environ.items() if name not in told}
    return subprocess.run(["make", "--no-print-directory", *arguments], cwd=ROOT, env=environ).returncode


def follow(steps: list[Step]) -> bool:
    """Make one after the other; what is there already costs nothing."""
    for target, done in steps:
        began = time.monotonic()
        if make("--question", target) == 0:
            continue
        if make(target):
            return False
        say(f"{done}: {time.monotonic() - began:.0f} s")
    return True


def set_up(chains: list[list[Step]]) -> bool:
    """All that is missing, pip and npm side by side."""
    targets = [target for steps in chains for target, _ in steps]
    if make("--question", *targets) == 0:
        return True
    with ThreadPoolExecutor(len(chains)) as pool:
        return all(list(pool.map(follow, chains)))


# The compiled copy


def copy_state() -> str:
    """ "current", "" if it is to be compiled, or why it cannot be."""
    sys.path.insert(0, str(ROOT))
    import hatch_build  # here: it needs what was installed a moment ago

    if hatch_build.current(ROOT, COPY):
        return "current"
    hatch_build.discard(COPY)
    return hatch_build.lacking()


class Compiler:
    """A compiler in the background, which ends with us; says how it went, or keeps it until asked."""

    def __init__(self, aloud: bool) -> None:
        self.began = time.monotonic()
        self.aloud = aloud
        self.outcome = ""
        self.stopped = False
        # A group of its own: Ctrl-C is meant for the table, and we stop all of it when the table is closed.
        self.process = subprocess.Popen(
            ["nice", "-n", "15", sys.executable, str(ROOT / "hatch_build.py"), str(COPY)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self.watcher = threading.Thread(target=self.watch, daemon=True)
        self.watcher.start()

    def watch(self) -> None:
        self.process.wait()
        if self.stopped:
            return
        if (COPY / "key").exists():
            self.outcome = f"Compiled in {time.monotonic() - self.began:.0f} s: bots think fast from now on."
        else:
            self.outcome = "Compiling failed (`make test` says why): bots go on thinking, slower."
        if self.aloud:
            say(self.outcome)

    def stop(self) -> None:
        """End it with all it started; what it has written stands apart until it is whole."""
        if self.process.poll() is None:
            self.stopped = True
            os.killpg(self.process.pid, signal.SIGTERM)  # a shell's background job is deaf to Ctrl-C
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                os.killpg(self.process.pid, signal.SIGKILL)
        self.watcher.join()
        if self.outcome and not self.aloud:
            say(self.outcome)


# The table


def open_table(arguments: Sequence[str], compiled: bool) -> int:
    """`voliere` with these arguments, until it ends. Signals are its to handle: we only wait for it."""
    path = [str(COPY)] if compiled else []
    before = os.environ.get("PYTHONPATH")
    environ = os.environ | {"VOLIERE_COMPILED": str(COPY)}
    environ["PYTHONPATH"] = os.pathsep.join([*path, *([before] if before else [])])
    table = subprocess.Popen([sys.executable, "-m", "voliere", *arguments], env=environ)

    def pass_on(number: int, _: object) -> None:
        if number != signal.SIGINT:  # Ctrl-C has reached it already
            table.send_signal(number)

    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, pass_on)
    return table.wait()


def main(arguments: list[str]) -> int:
    began = time.monotonic()
    in_browser = not arguments or arguments[0] == "serve" or arguments[0].startswith("-")
    compiler = None
    try:
        if not set_up([INSTALL, PAGE] if in_browser else [INSTALL]):
            return 1
        state = copy_state()
        say(f"Ready after {time.monotonic() - began:.1f} s.")
        if state not in ("", "current"):
            say(f"Not compiling: {state}. The rules run interpreted: all works, bots think slower.")
        if not state:
            say("The rules are being compiled in the background; until then bots think slower.")
            compiler = Compiler(aloud=in_browser)
        code = open_table(arguments, state == "current")
        return STOPPED if code == -signal.SIGINT else abs(code)
    except KeyboardInterrupt:
        return STOPPED
    finally:
        if compiler is not None:
            compiler.stop()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
