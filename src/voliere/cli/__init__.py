"""The command `voliere`: what can be said to it. What a command does is in `voliere.commands`."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import PackageNotFoundError, requires
from typing import Annotated

import typer

from voliere import __version__
from voliere.cli.lab import arena, merge, simulate, study, train
from voliere.cli.playing import games, play, replay, rules, sheets
from voliere.cli.store import backup, restore
from voliere.commands import completion
from voliere.commands.pipe import mind_pipes
from voliere.commands.reading import told, usual_language, with_address
from voliere.core.refused import Refused
from voliere.plugins import warn_plainly
from voliere.server.command import serve
from voliere.text import Words

app = typer.Typer(
    name="voliere",
    help="Bird board games on one table: play them in the browser or the terminal, or let bots play them.",
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


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


COMMANDS: list[Callable[..., None]] = [
    serve,
    games,
    rules,
    sheets,
    play,
    simulate,
    train,
    arena,
    study,
    merge,
    replay,
    backup,
    restore,
]
for command in COMMANDS:
    app.command()(command)


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
