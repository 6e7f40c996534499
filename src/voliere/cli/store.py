"""Commands for who looks after a server: what it keeps, into a file and back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from voliere.cli.arguments import Lang
from voliere.commands import backup as backup_command
from voliere.commands.reading import refusing
from voliere.server.settings import database_url

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]
Database = Annotated[
    str | None, typer.Option("--database", help="sqlite:///FILE or postgresql://…; as for `voliere serve`.")
]


def backup(file: BackupFile, database: Database = None, lang: Lang = None) -> None:
    """Keep all tables and people in a new file, while the server runs; every table in it is played again."""
    with refusing(lang) as words:
        code = backup_command.save(file, database_url(database), words)
    raise typer.Exit(code)


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
