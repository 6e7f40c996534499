"""A contest's folder: what has been played, so that the same command goes on where it stopped."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from voliere import __version__
from voliere.core.refused import Refused
from voliere.lab.arena.contest import Contest
from voliere.lab.arena.game import Played, Seated
from voliere.lab.arena.times import Times
from voliere.lab.run import write
from voliere.lab.shard import WHOLE, Shard

HEAD = "contest.json"
GAMES = "games.jsonl"
SHARD = "shard."
ANY = "games*.jsonl"  # also those of shards: games.2-of-8.jsonl


class Journal:
    """Opens the folder, or makes it; refuses one of another contest. Each shard writes a file of its own."""

    def __init__(self, folder: Path, contest: Contest, shard: Shard = WHOLE) -> None:
        self.folder = folder
        head = {"version": __version__, **contest.facts()}
        own = folder / (GAMES if shard == WHOLE else f"games.{shard.name}.jsonl")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if (folder / HEAD).exists():
                self.compare(head)
            else:
                write(folder / HEAD, json.dumps(head, indent=2) + "\n")
            self.played = dict(read(own, mend=True))
            for file in folder.glob(ANY) if shard == WHOLE else []:
                self.played.update(read(file))
            self.file = own.open("a", encoding="utf-8")
        except OSError as no:
            why = no.strerror or str(no)
            raise Refused("file", {"file": str(folder), "why": why}, f"{folder}: {why}") from no

    def compare(self, head: dict[str, object]) -> None:
        found = read_head(self.folder)
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

    def plan(self, shard: Shard, deals: int) -> None:
        """Say how many deals a shard plays a part of, so that it is seen later what is missing."""
        write(self.folder / f"{SHARD}{shard.name}.json", json.dumps({"deals": deals}))

    def close(self) -> None:
        self.file.close()


def read_head(folder: Path) -> dict[str, Any]:
    try:
        found = json.loads((folder / HEAD).read_text(encoding="utf-8"))
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def planned(folder: Path) -> int:
    """How many deals its shards were to play; 0: there was none."""
    files = folder.glob(f"{SHARD}*.json")
    return max((int(json.loads(file.read_text(encoding="utf-8"))["deals"]) for file in files), default=0)


def read(file: Path, mend: bool = False) -> Iterable[tuple[int, Played]]:
    """The games of a journal. One that was being written when the machine stopped is played again."""
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    if not text.endswith("\n") and text:
        text = text[: text.rfind("\n") + 1]
        if mend:
            file.write_text(text, encoding="utf-8")
    for line in text.splitlines():
        facts = json.loads(line)
        seats = []
        for one in facts["seats"]:
            times = one.pop("times")
            times["steps"] = {int(step): count for step, count in times["steps"].items()}
            seats.append(Seated(**one, times=Times(**times)))
        yield facts["number"], Played(facts["number"], seats)
