"""A contest's folder: what has been played, so that the same command goes on where it stopped."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path

from voliere import __version__
from voliere.core.refused import Refused
from voliere.lab.arena.contest import Contest
from voliere.lab.arena.game import Played, Seated
from voliere.lab.arena.times import Times

HEAD = "contest.json"
GAMES = "games.jsonl"


class Journal:
    """Opens the folder, or makes it; refuses one of another contest."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.folder = folder
        head = {"version": __version__, **contest.facts()}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if (folder / HEAD).exists():
                self.compare(head)
            else:
                (folder / GAMES).write_text("", encoding="utf-8")
                (folder / HEAD).write_text(json.dumps(head, indent=2) + "\n", encoding="utf-8")
            self.played = dict(read(folder / GAMES))
            self.file = (folder / GAMES).open("a", encoding="utf-8")
        except OSError as no:
            why = no.strerror or str(no)
            raise Refused("file", {"file": str(folder), "why": why}, f"{folder}: {why}") from no

    def compare(self, head: dict[str, object]) -> None:
        try:
            found = json.loads((self.folder / HEAD).read_text(encoding="utf-8"))
        except ValueError:
            found = {}
        if not isinstance(found, dict):
            found = {}
        differs = [key for key in head if found.get(key) != head[key]]
        if differs:
            folder, what = str(self.folder), ", ".join(differs)
            raise Refused(
                "other-contest",
                {"folder": folder, "what": what},
                f"{folder} holds another contest (not the same: {what}); give another folder with --out",
            )

    def keep(self, games: Iterable[Played]) -> None:
        for game in games:
            if game.number not in self.played:
                self.played[game.number] = game
                self.file.write(json.dumps(asdict(game), separators=(",", ":")) + "\n")
        self.file.flush()

    def close(self) -> None:
        self.file.close()


def read(file: Path) -> Iterable[tuple[int, Played]]:
    """The games of a journal. One that was being written when the machine stopped is played again."""
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    if not text.endswith("\n") and text:
        text = text[: text.rfind("\n") + 1]
        file.write_text(text, encoding="utf-8")
    for line in text.splitlines():
        facts = json.loads(line)
        seats = []
        for one in facts["seats"]:
            times = one.pop("times")
            times["steps"] = {int(step): count for step, count in times["steps"].items()}
            seats.append(Seated(**one, times=Times(**times)))
        yield facts["number"], Played(facts["number"], seats)
