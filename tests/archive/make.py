"""Plays and keeps games of versions that have none yet: `python -m tests.archive.make`.

What is kept is never written anew: tables of that version are being played. (A version nobody has played yet,
on a branch of yours: delete its file first.)
"""

from __future__ import annotations

import sys

from tests.archive.games import file_of, write

import voliere


def main(ids: list[str]) -> None:
    """Of all games, or of those named; who names one whose newest version is kept already is told so."""
    games = [voliere.game(id) for id in ids] or voliere.games()
    missing = [game for game in games if not file_of(game, game.version).exists()]
    if ids and len(missing) < len(games):
        kept = ", ".join(file_of(game, game.version).name for game in games if game not in missing)
        raise SystemExit(f"{kept}: kept already, and never written anew; nothing was done")
    for game in missing:
        print(file_of(game, game.version).name, write(game, game.version), "games")
    if not missing:
        print("every version has its games")


if __name__ == "__main__":
    main(sys.argv[1:])
