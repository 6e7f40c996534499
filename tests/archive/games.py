"""Games of every version of every game's rules, with a short digest of each position they came to.

One file per game and version, JSON lines packed with gzip: the texts of all actions, then a game a line.
A digest covers what players meet: who is asked, what they may do, everybody's points, and how much chance was
used. How a table is kept inside may change without it.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from tests.conformance.tables import TABLES

import voliere
from voliere.bots.levels import make
from voliere.core.game import Game, Glimpse, Record
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

encode = msgspec.json.Encoder(order="deterministic").encode


def file_of(game: Game, rules: int) -> Path:
    return FOLDER / f"{game.id}-{rules}.jsonl.gz"


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


def difference(kept: dict[str, Any]) -> str:
    """Where a game kept goes another way today; "" if it does not."""
    record = voliere.record(json.dumps(kept))
    name = f"{record.game.id}, rules version {record.rules}, {record.seats} seats, {record.options}"
    digests = [kept["digests"][k : k + DIGITS] for k in range(0, len(kept["digests"]), DIGITS)]
    s = record.replay(0)
    if digest(s) != digests[0]:
        return f"{name}: another set-up"
    for n, (seat, a) in enumerate(record.moves, 1):
        said = f"{name}: move {n}, seat {seat}, '{record.game.space.text(a)}'"
        try:
            s.apply(seat, a)
        except Refused as no:
            return f"{said}: refused: {no}"
        if digest(s) != digests[n]:
            return f"{said}: comes to another position"
    return "" if ending(s) == kept["end"] else f"{name}: another result"
