"""The command `voliere`."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from typing import Annotated

import typer

from voliere import __version__
from voliere.bots.levels import usual
from voliere.commands import arena as arena_command
from voliere.commands import backup as backup_command
from voliere.commands import completion
from voliere.commands import games as games_command
from voliere.commands import merge as merge_command
from voliere.commands import replay as replay_command
from voliere.commands import sheets as sheets_command
from voliere.commands import simulate as simulate_command
from voliere.commands import study as study_command
from voliere.commands import train as train_command
from voliere.commands.pipe import mind_pipes
from voliere.commands.play import Wish
from voliere.commands.play import play as play_game
from voliere.commands.reading import (
    at_least,
    is_terminal,
    open_record,
    read_crew,
    read_list,
    read_options,
    read_seed,
    read_tables,
    refusing,
    told,
    usual_language,
    with_address,
)
from voliere.core.refused import Refused
from voliere.games import find, played
from voliere.lab.arena.contest import Limits
from voliere.lab.shard import read_shard
from voliere.plugins import warn_plainly
from voliere.server.command import serve
from voliere.server.settings import database_url
from voliere.sheets import PAPERS
from voliere.terminal.chairs import usual_seats
from voliere.text import LANGUAGES, Words

app = typer.Typer(
    name="voliere",
    help="Bird board games on one table: play them in the browser or the terminal, or let bots play them.",
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME", help="Name of a game, see `voliere games`.", autocompletion=completion.games
    ),
]
Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        help=f"{', '.join(LANGUAGES)}. Usual: as the environment says.",
        autocompletion=completion.languages,
    ),
]
Seats = Annotated[int | None, typer.Option("--seats", help="How many seats.")]
OptionValues = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="An option of the game.",
        autocompletion=completion.options,
    ),
]
Seed = Annotated[
    str | None,
    typer.Option("--seed", help="A whole number from 0 to 2^128 - 1; the same seed, the same cards."),
]
ShardOf = Annotated[
    str | None,
    typer.Option(
        "--shard",
        metavar="I/N",
        help="Only the so-manieth of so many parts, for jobs on many machines; then: voliere merge.",
        show_default=False,
    ),
]
Jobs = Annotated[int, typer.Option("--jobs", "-j", help="Processes to use.")]
RayAt = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="[ADDRESS]",
        help="On a Ray cluster: HOST:PORT, auto, or nothing for one of this machine, just for this.",
        show_default=False,
    ),
]
BOTS = "Bots for the seats without people; a list that is too short begins again: greedy,random"

ENTRANTS = "Bots, two or more: names, module:Class or program:COMMAND, with commas; NAME=BOT gives it a name."


def tell_version(wanted: bool) -> None:
    if wanted:
        print(f"voliere {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def voliere(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=tell_version, is_eager=True, help="Tell the version.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        serve()


app.command()(serve)


@app.command()
def games(lang: Lang = None) -> None:
    """List the games, how many can play, and their options."""
    with refusing(lang) as words:
        games_command.list_games(words)


@app.command()
def rules(game: GameName, lang: Lang = None) -> None:
    """Show the rules of a game."""
    with refusing(lang) as words:
        games_command.show_rules(find(game), words, paged=is_terminal())


@app.command()
def sheets(
    game: GameName,
    lang: Lang = None,
    paper: Annotated[
        str,
        typer.Option("--paper", help=f"{', '.join(PAPERS)}.", autocompletion=completion.papers),
    ] = "a4",
    aid: Annotated[bool, typer.Option("--aid", help="The player aid instead of score sheets.")] = False,
    out: Annotated[
        Path | None, typer.Option("--out", help="Write this file. Usual: GAME-score-LANGUAGE-PAPER.pdf here.")
    ] = None,
) -> None:
    """Make score sheets to print, or a player aid, as a PDF of one page."""
    with refusing(lang) as words:
        sheets_command.save(find(game), "aid" if aid else "score", paper.lower(), out, words)


@app.command()
def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="Without it: a start screen.", autocompletion=completion.games),
    ] = None,
    seats: Seats = None,
    option: OptionValues = None,
    bots: Annotated[str | None, typer.Option("--bots", help=BOTS, autocompletion=completion.bots)] = None,
    humans: Annotated[int | None, typer.Option("--humans", help="How many people play here.")] = None,
    seed: Seed = None,
    lang: Lang = None,
    names: Annotated[str | None, typer.Option("--names", help="Names: Anna,Ben")] = None,
    record: Annotated[Path | None, typer.Option("--record", help="Keep the game in this new file.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a recorded game.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines of text, no screen.")] = False,
) -> None:
    """Play in the terminal, against bots or with friends on this device."""
    with refusing(lang) as words:
        wish = Wish(game, seats, humans, bots, option or [], seed, names, record, resume)
        play_game(wish, words, plain)


@app.command()
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


@app.command()
def train(
    game: GameName,
    games: Annotated[int, typer.Option("--games", help="How many games of self-play.")] = 20_000,
    seed: Seed = "1",
    out: Annotated[
        Path | None,
        typer.Option("--out", help="The file to write. Usual: called as the game's own, in this folder."),
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


@app.command()
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


@app.command()
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


@app.command()
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


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A recorded game.")],
    seat: Annotated[str, typer.Option("--seat", help="As this seat saw it; all: as whoever acts.")] = "all",
    step: Annotated[int | None, typer.Option("--step", help="Only the position after so many moves.")] = None,
    verify: Annotated[bool, typer.Option("--verify", help="Check that it can be played as written.")] = False,
    expand: Annotated[bool, typer.Option("--expand", help="Every true position, as JSON lines.")] = False,
    lang: Lang = None,
) -> None:
    """Show a recorded game again, or check it."""
    with refusing(lang) as words:
        record = open_record(file)
        eyes = replay_command.read_seat(seat, record)
        last = len(record.moves)
        if step is not None and not 0 <= step <= last:
            raise Refused("step", {"given": step, "last": last}, f"moves 0 to {last}, not {step}")
        if verify:
            raise typer.Exit(0 if replay_command.verify(record, words) else 1)
        shown = replay_command.Replay(record, eyes, words)
        if expand:
            replay_command.expand(record)
        elif step is not None:
            shown.show(step)
        else:
            shown.run()


BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]
Database = Annotated[
    str | None, typer.Option("--database", help="sqlite:///FILE or postgresql://…; as for `voliere serve`.")
]


@app.command()
def backup(file: BackupFile, database: Database = None, lang: Lang = None) -> None:
    """Keep all tables and people in a new file, while the server runs; every table in it is played again."""
    with refusing(lang) as words:
        code = backup_command.save(file, database_url(database), words)
    raise typer.Exit(code)


@app.command()
def restore(
    file: BackupFile,
    database: Database = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Forget all that is in the database now.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Put a backup into a database no server uses. It may be of the other kind."""
    with refusing(lang) as words:
        code = backup_command.restore(file, database_url(database), replace, words)
    raise typer.Exit(code)


def of_the_table(module: str) -> bool:
    """Whether a module comes with `voliere[table]`, whose parts are named as their modules are, but fpdf2."""
    try:
        wanted = requires("voliere") or []
    except PackageNotFoundError:  # run from a copy that was never installed
        wanted = []
    names = [re.split(r"2?[^\w.-]", item)[0] for item in wanted if re.search("extra == .table.", item)]
    return module.partition(".")[0] in names


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command; what is wrong is said in one line, never as a traceback."""
    mind_pipes()
    warn_plainly()
    completion.mend_words()
    try:
        given = sys.argv[1:] if arguments is None else arguments
        code = app(with_address(given), prog_name="voliere", standalone_mode=False)
        if sys.stdout is not None:  # closed by whoever started us
            sys.stdout.flush()
    except ModuleNotFoundError as no:
        if not of_the_table(no.name or ""):
            raise
        why = Refused("not-installed", {}, 'this needs the table: pip install "voliere[table]"')
        print(told(why, Words(usual_language())), file=sys.stderr)
        code = 2
    except typer.TyperException as no:
        print(" ".join(no.format_message().split()), file=sys.stderr)
        code = 2
    except (typer.Abort, KeyboardInterrupt):
        code = 130
    sys.exit(code)
