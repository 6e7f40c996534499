"""What several commands take, said once."""

from __future__ import annotations

from typing import Annotated

import typer

from voliere.commands import completion
from voliere.text import LANGUAGES

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
