"""`voliere sheets`: a game's score sheets or its player aid as a PDF."""

from __future__ import annotations

from pathlib import Path

from voliere import sheets
from voliere.core.game import Game
from voliere.core.refused import Refused
from voliere.text import Words


def save(game: Game, kind: str, paper: str, out: Path | None, words: Words) -> None:
    """Written beside the reader, or where they say. By itself it replaces only what it wrote itself."""
    content = sheets.pdf(game, kind, words, paper)
    file = out or Path(sheets.file_name(game, kind, words, paper))
    try:
        if out is None and file.exists() and not sheets.is_ours(file.read_bytes()):
            raise Refused("sheet-exists", {"file": str(file)}, f"{file} exists and is not ours: give --out")
        file.write_bytes(content)
    except OSError as no:
        why = no.strerror or str(no)
        raise Refused("file", {"file": str(file), "why": why}, f"{file}: {why}") from no
    print(file)
