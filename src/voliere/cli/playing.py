"""Commands for who plays: what there is, rules, paper, a game in the terminal, a game again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from voliere.cli.arguments import BOTS, GameName, Lang, OptionValues, Seats, Seed
from voliere.commands import completion
from voliere.commands import games as games_command
from voliere.commands import replay as replay_command
from voliere.commands import sheets as sheets_command
from voliere.commands.play import Wish
from voliere.commands.play import play as play_game
from voliere.commands.reading import is_terminal, open_record, refusing
from voliere.core.refused import Refused
from voliere.games import find
from voliere.sheets import PAPERS


def games(lang: Lang = None) -> None:
    """List the games, how many can play, and their options."""
    with refusing(lang) as words:
        games_command.list_games(words)


def rules(game: GameName, lang: Lang = None) -> None:
    """Show the rules of a game."""
    with refusing(lang) as words:
        games_command.show_rules(find(game), words, paged=is_terminal())


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
