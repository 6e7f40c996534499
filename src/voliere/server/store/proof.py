"""Whether tables can be played again from what is stored: each is read, and every move in it made."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct, field
from sqlalchemy import Connection, RowMapping, select

from voliere.core.game import Game
from voliere.games import all_known
from voliere.server.store import schema
from voliere.server.store.rows import entry_of, facts_of
from voliere.server.table.facts import Facts
from voliere.server.table.lesson import lesson_of
from voliere.server.table.log import read


class Watch(Protocol):
    """Told how far it is."""

    def begin(self, what: str, total: int) -> None: ...

    def step(self, count: int) -> None: ...


class Proof(Struct):
    """How many tables were played to their end; how many follow rules we do not have; and which cannot be."""

    played: int = 0
    unknown: int = 0
    broken: list[str] = field(default_factory=list)


def prove(connection: Connection, watch: Watch) -> Proof:
    """Play every table again."""
    games = all_known()
    tables = connection.execute(select(schema.tables)).mappings().all()
    watch.begin("replay", len(tables))
    proof = Proof()
    for found in tables:
        facts = facts_of(found)
        game = games.get(facts.game)
        if game is None or not playable(game, facts):
            proof.unknown += 1
        elif plays(connection, found, facts, game):
            proof.played += 1
        else:
            proof.broken.append(facts.id)
        watch.step(1)
    return proof


def playable(game: Game, facts: Facts) -> bool:
    lesson = lesson_of(game) if facts.lesson else None
    return game.knows(facts.rules) and (lesson.edition if lesson else "") == facts.lesson


def plays(connection: Connection, found: RowMapping, facts: Facts, game: Game) -> bool:
    c = schema.log.c
    stored = connection.execute(select(schema.log).where(c.table_id == facts.id).order_by(c.seq)).mappings()
    try:
        entries = [entry_of(row) for row in stored]
        if [entry.seq for entry in entries] != list(range(1, found["version"] + 1)):
            return False
        return bool(read(facts, game, entries).version == found["version"])
    except Exception:  # whatever it is: this table cannot be opened
        return False
