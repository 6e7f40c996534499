"""`voliere merge`: what shards have played, put together as if one machine had."""

from __future__ import annotations

from pathlib import Path

from voliere.commands import arena, simulate
from voliere.core.refused import Refused
from voliere.lab import train
from voliere.lab.arena import journal as contests
from voliere.lab.arena.compete import Watch
from voliere.lab.arena.contest import reopened
from voliere.lab.arena.findings import findings
from voliere.lab.arena.journal import Journal
from voliere.lab.report import report
from voliere.lab.run import HEAD, Run, reopen, unfinished
from voliere.lab.shard import WHOLE
from voliere.text import Words


def run(places: list[Path], out: Path | None, as_json: bool, words: Words) -> int:
    """Folders of a simulation or a contest, or files of a training; into `out`, usually the first of them."""
    simulate.need_lab()
    for place in places:
        if not place.exists():
            raise Refused("file", {"file": str(place), "why": "?"}, f"there is no {place}")
    if all((place / HEAD).exists() for place in places):
        merge_simulation(places, out or places[0], as_json, words)
    elif all((place / contests.HEAD).exists() for place in places):
        merge_contest(places, out or places[0], words)
    elif all(place.is_file() for place in places):
        merge_training(places, out, words)
    else:
        strange = next(place for place in places if not (place / HEAD).exists())
        raise no_run(strange)
    return 0


def no_run(place: Path) -> Refused:
    return Refused("no-run", {"folder": str(place)}, f"{place} holds no shards to merge")


def merge_simulation(places: list[Path], out: Path, as_json: bool, words: Words) -> None:
    first = reopen(places[0])
    into = Run(out, first.plan, first.tables)
    others = [Run(place, first.plan, first.tables) for place in places if place != out]
    files = into.gather(others)
    simulate.tell(report(into.plan, into.results(), None), words, into.plan, as_json)
    simulate.say_files(files, words)


def merge_contest(places: list[Path], out: Path, words: Words) -> None:
    try:
        contest = reopened(contests.read_head(places[0]))
    except ValueError as no:
        if isinstance(no, Refused):
            raise
        raise no_run(places[0]) from no
    deals = max(contests.planned(place) for place in places)
    if not deals:
        raise no_run(places[0])
    others = [place for place in places if place != out]
    journal = Journal(out, contest, WHOLE)
    try:
        for place in others:
            other = Journal(place, contest, WHOLE)
            other.close()
            journal.keep(other.played.values())
        planned = range(deals * len(contest.seatings))
        missing = sum(number not in journal.played for number in planned)
        if missing:
            raise unfinished(missing, len(planned))
        found = findings(contest, deals, journal.played, Watch(contest, None))
        assert found is not None
        arena.publish(found, journal, arena.command(contest, deals, None), words)
    finally:
        journal.close()


def merge_training(places: list[Path], out: Path | None, words: Words) -> None:
    """`lines.txt.2-of-8` becomes `lines.txt`, unless another name is given."""
    course = train.gather(places, out or places[0].with_suffix(""))
    print(words.say("cli-train-done", {"file": str(course.out), "games": course.games}))
