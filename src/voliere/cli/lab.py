"""Commands for who studies games: bots that play many of them, learn and meet."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from voliere.bots.levels import usual
from voliere.cli.arguments import (
    BOTS,
    ENTRANTS,
    GameName,
    Jobs,
    Lang,
    OptionValues,
    RayAt,
    Seats,
    Seed,
    ShardOf,
)
from voliere.commands import arena as arena_command
from voliere.commands import completion
from voliere.commands import merge as merge_command
from voliere.commands import simulate as simulate_command
from voliere.commands import study as study_command
from voliere.commands import train as train_command
from voliere.commands.reading import (
    at_least,
    read_crew,
    read_list,
    read_options,
    read_seed,
    read_tables,
    refusing,
)
from voliere.core.refused import Refused
from voliere.games import find, played
from voliere.lab.arena.contest import Limits
from voliere.lab.shard import read_shard
from voliere.terminal.chairs import usual_seats


def simulate(
    game: GameName,
    seats: Seats = None,
    bots: Annotated[str, typer.Option("--bots", help=BOTS, autocompletion=completion.bots)] = "random",
    games: Annotated[int, typer.Option("--games", help="How many games; deals, with --duplicate.")] = 100,
    seed: Seed = None,
    option: OptionValues = None,
    jobs: Jobs = 1,
    json: Annotated[bool, typer.Option("--json", help="The report as JSON.")] = False,
    records: Annotated[Path | None, typer.Option("--records", help="Keep every game in this folder.")] = None,
    duplicate: Annotated[
        bool, typer.Option("--duplicate", help="Play every deal once for each rotation of the bots.")
    ] = False,
    out: Annotated[
        Path | None,
        typer.Option("--out", help="Folder for Parquet tables; the same command goes on where it stopped."),
    ] = None,
    tables: Annotated[
        str | None,
        typer.Option(
            "--tables", help="With --out, also these big tables: decisions,cards", show_default=False
        ),
    ] = None,
    shard: ShardOf = None,
    ray: RayAt = None,
    lang: Lang = None,
) -> None:
    """Let bots play many games and report."""
    with refusing(lang) as words:
        found, named = played(game), read_list(bots) or []
        count = seats if seats is not None else len(named) if len(named) > 1 else usual_seats(found)
        at_least("--games", games, 1)
        at_least("--jobs", jobs, 1)
        part, kept = read_shard(shard), simulate_command.ready(out, read_tables(tables), shard, seed)
        number = read_seed(seed) if kept is None else kept
        plan = simulate_command.make_plan(
            found, count, read_options(option or []), named, number, games, duplicate
        )
        way = simulate_command.Way(read_crew(ray, jobs), records, json, out, read_tables(tables), part)
        code = simulate_command.run(plan, way, words)
    raise typer.Exit(code)


def train(
    game: GameName,
    games: Annotated[int, typer.Option("--games", help="How many games of self-play.")] = 20_000,
    seed: Seed = "1",
    out: Annotated[
        Path | None,
        typer.Option("--out", help="The file to write. Usual: as the game's own, in voliere-trainings/GAME."),
    ] = None,
    jobs: Jobs = 1,
    shard: ShardOf = None,
    ray: RayAt = None,
    lang: Lang = None,
) -> None:
    """Let a game's bots learn from self-play what things are worth; goes on where it was stopped."""
    with refusing(lang) as words:
        at_least("--games", games, 1)
        at_least("--jobs", jobs, 1)
        crew, part = read_crew(ray, jobs), read_shard(shard)
        code = train_command.run(find(game), games, read_seed(seed), out, words, crew, part)
    raise typer.Exit(code)


def arena(
    game: GameName,
    bots: Annotated[
        list[str], typer.Option("--bots", help=ENTRANTS, autocompletion=completion.bots, show_default=False)
    ],
    deals: Annotated[int, typer.Option("--deals", help="How many deals, each in all rotations.")] = 100,
    seats: Seats = None,
    option: OptionValues = None,
    seed: Annotated[str, typer.Option("--seed", help="The same seed, the same deals.")] = "1",
    jobs: Jobs = 1,
    sprt: Annotated[
        str | None,
        typer.Option(
            "--sprt",
            metavar="E0,E1",
            help="Stop once it is clear whether the first bot is E0 or E1 Elo stronger than the second.",
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", help="Folder of this contest. Usual: one of its own in voliere-arena."),
    ] = None,
    seconds: Annotated[float, typer.Option("--seconds", help="What a decision may take.")] = 5.0,
    memory: Annotated[int, typer.Option("--memory", help="MB a program or foreign bot may hold.")] = 1024,
    shard: ShardOf = None,
    ray: RayAt = None,
    lang: Lang = None,
) -> None:
    """Let bots meet on the same deals, in all seats; rate them. The same command goes on where it stopped."""
    with refusing(lang) as words:
        at_least("--deals", deals, 1)
        at_least("--jobs", jobs, 1)
        at_least("--memory", memory, 16)
        if not 0 < seconds < float("inf"):
            raise Refused(
                "seconds", {"given": f"{seconds:g}"}, f"--seconds must be more than 0, not {seconds:g}"
            )
        limits = Limits(seconds, memory)
        named = [bot for given in bots for bot in read_list(given) or []]
        wish = arena_command.Wish(
            game,
            named,
            deals,
            seats,
            read_options(option or []),
            read_seed(seed),
            read_crew(ray, jobs),
            sprt,
            out,
            limits,
            read_shard(shard),
        )
        code = arena_command.run(wish, words)
    raise typer.Exit(code)


def study(
    game: GameName,
    bots: Annotated[
        str | None,
        typer.Option("--bots", help="Who plays. Usual: the second level.", autocompletion=completion.bots),
    ] = None,
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 1000,
    seats: Seats = None,
    option: OptionValues = None,
    seed: Annotated[str, typer.Option("--seed", help="The same seed, the same games.")] = "1",
    jobs: Jobs = 1,
    ray: RayAt = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="Folder of the study. Usual: voliere-studies/GAME.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Write a page on what wins a game: scores, seats, length, each card; from many games of bots."""
    with refusing(lang) as words:
        at_least("--games", games, 2)
        at_least("--jobs", jobs, 1)
        found = played(game)
        count = usual_seats(found) if seats is None else seats
        named = read_list(bots) or [usual(found)]
        given = read_options(option or [])
        plan = simulate_command.make_plan(found, count, given, named, read_seed(seed), games, False)
        code = study_command.run(plan, read_crew(ray, jobs), out, words)
    raise typer.Exit(code)


def merge(
    places: Annotated[
        list[Path],
        typer.Argument(
            metavar="PLACE...", help="Folders of simulate or arena, or files of train, of all the shards."
        ),
    ],
    out: Annotated[Path | None, typer.Option("--out", help="Where to. Usual: the first of them.")] = None,
    json: Annotated[bool, typer.Option("--json", help="The report of a simulation as JSON.")] = False,
    lang: Lang = None,
) -> None:
    """Put together what shards (--shard) have played, as if one machine had, and report."""
    with refusing(lang) as words:
        code = merge_command.run(places, out, json, words)
    raise typer.Exit(code)
