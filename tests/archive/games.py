"""Games of every version of every game's rules, with digests of each position they came to.

Two files per game and version, packed with gzip, of which neither rests on how a table is kept inside:
- `ID-N.jsonl.gz`: the texts of all actions, then a game a line, with a digest of what players meet at each
  position: who is asked, what they may do, everybody's points, and how much chance was used.
- `ID-N.seen.gz`: for each game, what is seen of the table (seen.py).
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from tests.archive.seen import STEP, Trail
from tests.conformance.tables import TABLES

import voliere
from voliere.bots.levels import make
from voliere.core.game import Game
from voliere.core.glimpse import Glimpse
from voliere.core.record import Record
from voliere.core.refused import Refused
from voliere.core.rng import seeded
from voliere.core.state import State

FOLDER = Path(__file__).parent
DIGITS = 8  # of a digest, hexadecimal
ASIDE = 12  # one move in so many is something said aside, where there is something to say
PLAYERS = ("random", "greedy")  # each plays every table once
HOW = """\
Tables begun under these rules would be bent. If play is to change: add a version to the game's versions.py,
keep the old behaviour under the old version (ask `s.rules`), then run `python -m tests.archive.make`.
If it is not to change, something is broken. See CONTRIBUTING.md, "Add or change a rule"."""
SHOWN = """\
Seats see another table. Either play has changed, or only what a view tells (a field more, another name).
If only the view: run `python -m tests.archive.make --seen`, and say why in the commit."""

encode = msgspec.json.Encoder(order="deterministic").encode


def file_of(game: Game, rules: int) -> Path:
    return FOLDER / f"{game.id}-{rules}.jsonl.gz"


def seen_file(game: Game, rules: int) -> Path:
    return FOLDER / f"{game.id}-{rules}.seen.gz"


def digest(s: State) -> str:
    asked = [[seat, s.choices(seat)] for seat in s.actors]
    facts = encode([asked, s.rng.state(), points(s)])
    return blake2b(facts, digest_size=DIGITS // 2).hexdigest()


def points(s: State) -> list[dict[str, int]]:
    return [dict(score.lines) for score in s.scores()]


def ending(s: State) -> list[Any]:
    return [points(s), s.places()]


def play(record: Record, player: str) -> None:
    """To the end, with something said aside now and then."""
    s = record.replay()
    rng = seeded(record.seed)
    bot = make(player, record.game, rng)
    while s.actors:
        seat = s.actors[int(rng.below(len(s.actors)))]
        a = bot.choose(Glimpse(s, seat))
        if rng.below(ASIDE) == 0:
            who = int(rng.below(s.seats))
            asides = s.asides(who)
            if asides:
                seat, a = who, asides[int(rng.below(len(asides)))]
        s.apply(seat, a)
        record.moves.append((seat, a))


def write(game: Game, rules: int) -> int:
    """Play and keep games of a version; gives their number."""
    actions = [game.space.text(a) for a in range(game.space.size)]
    lines: list[object] = [{"game": game.id, "rules": rules, "actions": actions}]
    tables = [table for table in TABLES if (table.game, table.version) == (game.id, rules)]
    for number, table in enumerate(tables):
        for player in PLAYERS:
            record = Record(game, table.seats, number, dict(table.options), rules=rules)
            play(record, player)
            s = record.replay(0)
            found = digest(s)
            for seat, a in record.moves:
                s.apply(seat, a)
                found += digest(s)
            lines.append({**json.loads(record.to_json()), "digests": found, "end": ending(s)})
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    file_of(game, rules).write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    return len(lines) - 1


def read(game: Game, rules: int) -> tuple[dict[str, Any], Iterator[dict[str, Any]]]:
    """What stands at the head, and the games."""
    lines = gzip.decompress(file_of(game, rules).read_bytes()).splitlines()
    return json.loads(lines[0]), (json.loads(line) for line in lines[1:])


def write_seen(game: Game, rules: int) -> int:
    """Keep what is seen of the table in every game kept of a version; gives their number."""
    lines = []
    for kept in read(game, rules)[1]:
        if found := difference(kept):
            raise SystemExit(f"{found}\nnothing was written")
        record = voliere.record(json.dumps(kept))
        s = record.replay(0)
        trail = Trail()
        said = trail.look(s)
        for seat, a in record.moves:
            s.apply(seat, a)
            said += trail.look(s)
        lines.append(said)
    seen_file(game, rules).write_bytes(gzip.compress("\n".join(lines).encode(), 9, mtime=0))
    return len(lines)


def read_seen(game: Game, rules: int) -> list[str]:
    return gzip.decompress(seen_file(game, rules).read_bytes()).decode().split("\n")


def difference(kept: dict[str, Any], seen: str = "") -> str:
    """Where a game kept goes another way today, and what to do; "" if it does not.

    `seen`: what was seen of the table then (seen.py); unless said, nothing is looked at.
    """
    record = voliere.record(json.dumps(kept))
    name = f"{record.game.id}, rules version {record.rules}, {record.seats} seats, {record.options}"
    digests = [kept["digests"][k : k + DIGITS] for k in range(0, len(kept["digests"]), DIGITS)]
    s = record.replay(0)
    trail = Trail()
    if digest(s) != digests[0]:
        return f"{name}: another set-up\n{HOW}"
    if seen and not seen.startswith(trail.look(s)):
        return f"{name}: another set-up is seen\n{SHOWN}\n{HOW}"
    for n, (seat, a) in enumerate(record.moves, 1):
        said = f"{name}: move {n}, seat {seat}, '{record.game.space.text(a)}'"
        try:
            s.apply(seat, a)
        except Refused as no:
            return f"{said}: refused: {no}\n{HOW}"
        if digest(s) != digests[n]:
            return f"{said}: comes to another position\n{HOW}"
        if seen and trail.look(s) != seen[n * STEP : (n + 1) * STEP]:
            return f"{said}: another position is seen\n{SHOWN}\n{HOW}"
    return "" if ending(s) == kept["end"] else f"{name}: another result\n{HOW}"
