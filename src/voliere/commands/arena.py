"""`voliere arena`: bots of any make on the same deals; who is stronger, and how sure that is."""

from __future__ import annotations

import shlex
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.progress import TimeRemainingColumn as TimeLeft
from rich.table import Table
from rich.text import Text

from voliere.commands.simulate import STOPPED, Rate
from voliere.core.game import Game
from voliere.core.refused import Refused, Told
from voliere.games import find
from voliere.lab.arena import page, parquet
from voliere.lab.arena.compete import Watch, compete
from voliere.lab.arena.contest import Contest, Limits, draw_up
from voliere.lab.arena.entrants import enter
from voliere.lab.arena.findings import Findings, findings
from voliere.lab.arena.guest import audition
from voliere.lab.arena.journal import Journal
from voliere.lab.arena.sprt import Claims
from voliere.lab.arena.tables import Row, failures, meetings, number, standings
from voliere.text import Words

NEEDED = ("openskill", "pyarrow")  # of voliere[lab]
FOLDER = "voliere-arena"  # where contests are kept unless a folder is named


@dataclass(frozen=True)
class Wish:
    """What a command line asks for."""

    game: str
    bots: list[str]
    deals: int
    seats: int | None
    options: dict[str, object]
    seed: int
    jobs: int
    sprt: str | None
    out: Path | None
    limits: Limits


def run(wish: Wish, words: Words) -> int:
    """Play and report; after Ctrl-C, report what there is. Gives the exit code."""
    if not all(there(module) for module in NEEDED):
        raise Refused("no-lab", {}, 'the arena needs more: pip install "voliere[lab]"')
    game = find(wish.game)
    contest = ready(wish, game)
    watch = Watch(contest, read_test(wish.sprt, contest))
    folder = wish.out or Path(FOLDER, contest.name)
    journal = Journal(folder, contest)
    try:
        stopped = not played(contest, wish, journal, watch, words)
        found = findings(contest, wish.deals, journal.played, watch)
        if found is None:
            print(words.say("arena-none"), file=sys.stderr)
            return STOPPED
        table = parquet.write(folder, contest, journal.played)
        report = page.write(folder, found, command(wish, contest), words.lang)
    finally:
        journal.close()
    show(found, words, game)
    print(words.say("arena-files", {"report": str(report), "table": str(table)}))
    if stopped:
        told: dict[str, Told] = {"deals": found.deals, "planned": wish.deals}
        print(words.say("arena-stopped", told), file=sys.stderr)
    return STOPPED if stopped else 0


def there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def ready(wish: Wish, game: Game) -> Contest:
    bots = [enter(given, game) for given in wish.bots]
    default = 2 if 2 in game.seat_counts else game.seat_counts[0]
    seats = default if wish.seats is None else wish.seats
    contest = draw_up(game, seats, wish.options, bots, wish.seed, wish.limits)
    for bot in contest.bots:
        if bot.kind in ("guest", "made"):
            audition(bot, game, wish.limits)
    return contest


def read_test(given: str | None, contest: Contest) -> Claims | None:
    if given is None:
        return None
    try:
        low, high = (float(part) for part in given.split(","))
        fits = -1000 <= low < high <= 1000
    except ValueError:
        fits = False
    if not fits:
        raise Refused(
            "sprt-form", {"given": given}, f"--sprt takes two Elo, the lower first: 0,20, not '{given}'"
        )
    if contest.seats != 2 or len(contest.bots) != 2:
        raise Refused("sprt-two", {}, "--sprt compares two bots at two seats")
    return Claims(low, high)


def played(contest: Contest, wish: Wish, journal: Journal, watch: Watch, words: Words) -> bool:
    """Fill the journal; False if Ctrl-C came before the end."""
    console = Console(stderr=True)
    columns = (
        TextColumn(words.say("cli-simulate-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(words),
        TimeLeft(),
    )
    total = wish.deals * len(contest.seatings)
    before = sum(number < total for number in journal.played)
    if before:
        print(words.say("arena-resumed", {"games": before, "folder": str(journal.folder)}), file=sys.stderr)
    games = compete(contest, wish.deals, wish.jobs, journal, watch)
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task("", total=total, completed=before)
            for more in games:
                bar.update(task, advance=more)
    except KeyboardInterrupt:
        return False
    finally:
        games.close()
    return True


def command(wish: Wish, contest: Contest) -> str:
    """What gives the same games again."""
    given = [bot.spec if bot.spec == bot.label else f"{bot.label}={bot.spec}" for bot in contest.bots]
    by_spec = {**dict(zip(contest.labels, given, strict=True))}
    table = [by_spec[contest.labels[k]] for k in contest.tables[0]] if len(contest.tables) == 1 else given
    parts = ["voliere", "arena", contest.game, "--bots", ",".join(table), "--deals", str(wish.deals)]
    parts += ["--seed", str(contest.seed), "--seats", str(contest.seats)]
    for option, value in contest.options.items():
        parts += ["--option", f"{option}={('on' if value else 'off') if isinstance(value, bool) else value}"]
    if wish.sprt is not None:
        parts += ["--sprt", wish.sprt]
    if contest.limits != Limits():
        parts += ["--seconds", f"{contest.limits.seconds:g}", "--memory", str(contest.limits.memory)]
    return shlex.join(parts)


# -- tables --------------------------------------------------------------------------------------


def show(found: Findings, words: Words, game: Game) -> None:
    console = Console(highlight=False)

    def line(key: str, about: dict[str, Told], style: str = "") -> None:
        console.print(Text(words.say(f"arena-{key}", about), style), soft_wrap=True)

    console.print(Text(words.title(game), "bold"))
    line("summary", {"deals": found.deals, "games": found.games, "seats": found.contest.seats})
    if found.answer is not None:
        test, labels = found.answer.test, found.contest.labels
        about: dict[str, Told] = {
            "low": number(test.low, 1, words),
            "high": number(test.high, 1, words),
            "deals": found.deals,
            "first": labels[0],
            "second": labels[1],
        }
        line(f"sprt-{found.answer.verdict or 'open'}", about, "bold")
    shown = [standings(found, words)]
    if len(found.meetings) > 1:
        shown.append(meetings(found, words))
    for rows in [*shown, failures(found, words)]:
        console.print()
        console.print(rich_table(rows))
    for s in found.standings:
        if s.note:
            console.print(Text(f"{s.bot}: {s.note}"), soft_wrap=True)
    console.print()
    line("how", {}, "dim")


def rich_table(rows: list[Row]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for k, name in enumerate(rows[0]):
        table.add_column(name, justify="right" if k else "left", no_wrap=True)
    for row in rows[1:]:
        table.add_row(*row)
    return table
