"""`voliere arena`: bots of any make on the same deals; who is stronger, and how sure that is."""

from __future__ import annotations

import shlex
import sys
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from voliere.commands.simulate import STOPPED, need_lab, shown
from voliere.core.game import Game
from voliere.core.refused import Refused, Told
from voliere.games import find
from voliere.lab.arena import parquet
from voliere.lab.arena.compete import Watch, compete
from voliere.lab.arena.contest import Contest, Limits, draw_up
from voliere.lab.arena.entrants import enter
from voliere.lab.arena.findings import Findings, findings
from voliere.lab.arena.guest import audition
from voliere.lab.arena.journal import Journal
from voliere.lab.arena.sprt import Claims
from voliere.lab.arena.tables import Row, failures, meetings, number, standings
from voliere.lab.shard import WHOLE, Shard
from voliere.lab.spread import Crew
from voliere.text import Words

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
    jobs: int | Crew
    sprt: str | None
    out: Path | None
    limits: Limits
    shard: Shard = WHOLE


def run(wish: Wish, words: Words) -> int:
    """Play and report; after Ctrl-C, report what there is. Gives the exit code."""
    need_lab()
    contest = ready(wish, find(wish.game))
    watch = Watch(contest, read_test(wish.sprt, contest, wish.shard))
    folder = wish.out or Path(FOLDER, contest.name)
    journal = Journal(folder, contest, wish.shard)
    try:
        if wish.shard != WHOLE:
            journal.plan(wish.shard, wish.deals)
        stopped = not played(contest, wish, journal, watch, words)
        if wish.shard != WHOLE:
            return end_shard(contest, wish, journal, words, stopped)
        found = findings(contest, wish.deals, journal.played, watch)
        if found is None:
            print(words.say("arena-none"), file=sys.stderr)
            return STOPPED
        publish(found, journal, command(contest, wish.deals, wish.sprt), words)
    finally:
        journal.close()
    if stopped:
        told: dict[str, Told] = {"deals": found.deals, "planned": wish.deals}
        print(words.say("arena-stopped", told), file=sys.stderr)
    return STOPPED if stopped else 0


def publish(found: Findings, journal: Journal, again: str, words: Words) -> None:
    """Files, then what they say."""
    from voliere.lab.arena import page  # draws: that takes a second to load

    table = parquet.write(journal.folder, found.contest, journal.played)
    report = page.write(journal.folder, found, again, words.lang)
    show(found, words, find(found.contest.game))
    print(words.say("arena-files", {"report": str(report), "table": str(table)}))


def end_shard(contest: Contest, wish: Wish, journal: Journal, words: Words, stopped: bool) -> int:
    """A shard says nothing of strength: it has its part of the deals only."""
    total = games_of(contest, wish)
    about: dict[str, Told] = {"shard": str(wish.shard), "place": str(journal.folder), "games": len(total)}
    if stopped:
        there = sum(number in journal.played for number in total)
        told: dict[str, Told] = {"games": there, "planned": len(total), "folder": str(journal.folder)}
        print(words.say("lab-stopped", told), file=sys.stderr)
        return STOPPED
    print(words.say("lab-shard", about))
    return 0


def games_of(contest: Contest, wish: Wish) -> list[int]:
    numbers = range(wish.deals * len(contest.seatings))
    return [number for number in numbers if wish.shard.holds(contest.deal(number))]


def ready(wish: Wish, game: Game) -> Contest:
    bots = [enter(given, game) for given in wish.bots]
    default = 2 if 2 in game.seat_counts else game.seat_counts[0]
    seats = default if wish.seats is None else wish.seats
    contest = draw_up(game, seats, wish.options, bots, wish.seed, wish.limits)
    for bot in contest.bots:
        if bot.kind in ("guest", "made"):
            audition(bot, game, wish.limits)
    return contest


def read_test(given: str | None, contest: Contest, shard: Shard) -> Claims | None:
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
    if shard != WHOLE:
        raise Refused("sprt-shard", {}, "--sprt looks at all deals in their order: not with --shard")
    return Claims(low, high)


def played(contest: Contest, wish: Wish, journal: Journal, watch: Watch, words: Words) -> bool:
    """Fill the journal; False if Ctrl-C came before the end."""
    numbers = games_of(contest, wish)
    before = sum(number in journal.played for number in numbers)
    if before:
        print(words.say("arena-resumed", {"games": before, "folder": str(journal.folder)}), file=sys.stderr)
    games = compete(contest, wish.deals, wish.jobs, journal, watch, wish.shard)
    return shown(games, len(numbers), before, words)


def command(contest: Contest, deals: int, sprt: str | None) -> str:
    """What gives the same games again."""
    given = [bot.spec if bot.spec == bot.label else f"{bot.label}={bot.spec}" for bot in contest.bots]
    by_spec = {**dict(zip(contest.labels, given, strict=True))}
    table = [by_spec[contest.labels[k]] for k in contest.tables[0]] if len(contest.tables) == 1 else given
    parts = ["voliere", "arena", contest.game, "--bots", ",".join(table), "--deals", str(deals)]
    parts += ["--seed", str(contest.seed), "--seats", str(contest.seats)]
    for option, value in contest.options.items():
        parts += ["--option", f"{option}={('on' if value else 'off') if isinstance(value, bool) else value}"]
    if sprt is not None:
        parts += ["--sprt", sprt]
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
    tables = [standings(found, words)]
    if len(found.meetings) > 1:
        tables.append(meetings(found, words))
    for rows in [*tables, failures(found, words)]:
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
