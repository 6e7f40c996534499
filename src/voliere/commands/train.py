"""`voliere train`: what a game's bots know is learned anew, from games of self-play."""

from __future__ import annotations

import sys
from contextlib import closing
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.progress import TimeRemainingColumn as TimeLeft

from voliere.core.game import Game
from voliere.core.refused import Refused, Told
from voliere.lab.shard import WHOLE, Shard
from voliere.lab.spread import Crew
from voliere.lab.train import Course, training_of
from voliere.text import Words

FOLDER = "voliere-trainings"
STOPPED = 130  # exit code after Ctrl-C


def run(
    game: Game,
    games: int,
    seed: int,
    out: Path | None,
    words: Words,
    jobs: int | Crew = 1,
    shard: Shard = WHOLE,
) -> int:
    file = Path(FOLDER, game.id, training_of(game).file) if out is None else out
    course = Course(game, games, seed, file, shard)
    planned = len(course.numbers)
    if jobs != 1:
        course.must_add()
    console = Console(stderr=True)
    columns = (TextColumn(words.say("cli-train-progress")), BarColumn(), MofNCompleteColumn(), TimeLeft())
    told: dict[str, Told] = {"file": str(file), "games": planned, "part": str(course.part)}
    try:
        if out is None:
            file.parent.mkdir(parents=True, exist_ok=True)
        course.resume()
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task("", total=planned, completed=course.done)
            with closing(course.run(jobs)) as work:
                for done in work:
                    bar.update(task, completed=done)
        if shard == WHOLE:
            course.write()
    except KeyboardInterrupt:
        print(words.say("cli-train-stopped", {**told, "done": course.done}), file=sys.stderr)
        return STOPPED
    except OSError as no:
        why = no.strerror or str(no)
        raise Refused("file", {"file": str(file), "why": why}, f"{file}: {why}") from no
    if shard != WHOLE:
        about: dict[str, Told] = {"shard": str(shard), "games": planned, "place": str(course.part)}
        print(words.say("lab-shard", about))
        return 0
    print(words.say("cli-train-done", told))
    return 0
