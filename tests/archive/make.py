"""Plays and keeps games of versions that have none yet: `python -m tests.archive.make`.

What is kept is never written anew: tables of that version are being played. (A version nobody has played yet,
on a branch of yours: delete its file first.)

What is seen of the table may be: `python -m tests.archive.make --seen`, where views tell more or name it
otherwise. It is refused where a game comes to another position.
"""

from __future__ import annotations

import sys

from tests.archive.games import file_of, write, write_seen

import voliere


def main(ids: list[str]) -> None:
    """Of all games, or of those named; who names one whose newest version is kept already is told so."""
    games = [voliere.game(id) for id in ids] or list(voliere.catalogue().values())
    missing = [game for game in games if not file_of(game, game.version).exists()]
    if ids and len(missing) < len(games):
        kept = ", ".join(file_of(game, game.version).name for game in games if game not in missing)
        raise SystemExit(f"{kept}: kept already, and never written anew; nothing was done")
    for game in missing:
        print(file_of(game, game.version).name, write(game, game.version), "games")
        write_seen(game, game.version)
    if not missing:
        print("every version has its games")


def look_again() -> None:
    for game in voliere.catalogue().values():
        for version in game.versions:
            print(
                f"{game.id}, version {version.number}: seen anew in",
                write_seen(game, version.number),
                "games",
            )


if __name__ == "__main__":
    if sys.argv[1:] == ["--seen"]:
        look_again()
    else:
        main(sys.argv[1:])
