"""`voliere study`: bots play a game many times, and what that says is written as a page."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from voliere.commands.simulate import STOPPED, need_lab, shown
from voliere.core.refused import Told
from voliere.lab.match import Plan
from voliere.lab.run import Run
from voliere.lab.simulate import simulate
from voliere.lab.spread import Crew
from voliere.text import Words

FOLDER = "voliere-studies"


def run(plan: Plan, jobs: int | Crew, out: Path | None, words: Words) -> int:
    """Stopped with Ctrl-C, the same command goes on."""
    need_lab()
    from voliere.lab.study.figures import figures  # of voliere[lab], like what draws
    from voliere.lab.study.page import write

    run = Run(out or Path(FOLDER, plan.game), plan, ["cards"])
    missing = run.missing()
    left = (number for part in missing for number in run.numbers(part))
    before = plan.games - sum(len(run.numbers(part)) for part in missing)
    about: dict[str, Told] = {"games": before, "planned": plan.games, "folder": str(run.folder)}
    if before:
        print(words.say("arena-resumed", about), file=sys.stderr)
    if not shown(run.keep(simulate(plan, jobs, None, left, run.noted)), plan.games, before, words):
        about["games"] = plan.games - sum(len(run.numbers(part)) for part in run.missing())
        print(words.say("lab-stopped", about), file=sys.stderr)
        return STOPPED
    tables = run.gather()
    files = write(run.folder, figures(run), command(plan), words.lang)
    print(words.say("study-done", {"file": str(files[0])}))
    print(words.say("lab-files", {"files": " ".join(str(file) for file in [*files[1:], *tables])}))
    return 0


def command(plan: Plan) -> str:
    """What gives the same study again."""
    parts = ["voliere", "study", plan.game, "--bots", ",".join(dict.fromkeys(plan.bots))]
    parts += ["--seats", str(plan.seats), "--games", str(plan.games), "--seed", str(plan.seed)]
    for option, value in plan.options.items():
        parts += ["--option", f"{option}={('on' if value else 'off') if isinstance(value, bool) else value}"]
    return shlex.join(parts)
