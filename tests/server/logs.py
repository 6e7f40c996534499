"""Logs made by chance: moves, taking back in every way, chat, people and bots who come and go."""

from __future__ import annotations

import random
from typing import Any

import voliere
from voliere.server.store.rows import entry_of
from voliere.server.table import undo
from voliere.server.table.entry import LogEntry
from voliere.server.table.facts import Chair, Facts
from voliere.server.table.log import first_entries
from voliere.server.table.table import Table

# Every game, with whatever asks several seats at once.
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("whats-up", 3, {}),
    ("songbirds", 2, {}),
    ("songbirds", 3, {"mode": "coop"}),
    ("piafs", 3, {}),
    ("feather", 3, {"migration": True}),
    ("feather", 2, {"draft": True, "raptors": True}),
    ("wingspan", 1, {}),
    ("wingspan", 3, {}),
]


def new_facts(game: str, seats: int, options: dict[str, Any], seed: int = 5) -> Facts:
    rules = voliere.game(game)
    checked = rules.check(seats, options)
    return Facts("t", game, rules.version, seats, checked, f"{seed:032x}", True, "p0", "l", 1)


def entry(
    seq: int,
    kind: str,
    seat: int,
    action_id: str,
    at: int = 0,
    a: int | None = None,
    text: str = "",
    bot: str | None = None,
    person: str | None = None,
) -> LogEntry:
    """An entry as its row has it."""
    return entry_of(
        {
            "seq": seq,
            "kind": kind,
            "seat": seat,
            "action_id": action_id,
            "at": at,
            "a": a,
            "text": text,
            "bot": bot,
            "person": person,
        }
    )


def kind_of(one: LogEntry) -> str:
    """What its row calls it."""
    return str(one.__struct_config__.tag)


class Writer:
    """A table with its log, entry by entry as a server writes it."""

    def __init__(self, facts: Facts, chairs: list[Chair]) -> None:
        self.table = Table(facts, voliere.game(facts.game))
        self.log: list[LogEntry] = []
        for first in first_entries(chairs, [], 1):
            self.put(first)

    def put(self, one: LogEntry) -> None:
        outcome = one.fresh(self.table)
        outcome.take(self.table)
        self.log.append(outcome.entry)

    def add(self, kind: Any, seat: int, a: int | None = None, **more: Any) -> LogEntry:
        seq = self.table.next
        self.put(entry(seq, kind, seat, f"x{seq}", seq, a, **more))
        return self.log[-1]

    def move(self, rng: random.Random, seat: int = -1) -> None:
        table, state = self.table, self.table.state
        seat = seat if seat >= 0 else rng.choice(state.actors)
        failed = "hung" if table.chairs[seat].bot and rng.random() < 0.3 else ""
        self.add("move", seat, rng.choice(state.choices(seat)), text=failed)

    def aside(self, rng: random.Random) -> None:
        seat = rng.randrange(self.table.facts.seats)
        if self.table.state.actors and self.table.state.asides(seat):
            self.add("move", seat, rng.choice(self.table.state.asides(seat)))

    def take_back(self, rng: random.Random) -> None:
        ways = [(seat, undo.way(self.table, seat)) for seat in range(self.table.facts.seats)]
        ways = [(seat, way) for seat, way in ways if way.may != "no"]
        if ways:
            seat, way = rng.choice(ways)
            self.add(way.by.__struct_config__.tag, seat, way.move)

    def answer(self, rng: random.Random) -> None:
        wants = self.table.unanswered()
        if wants:
            self.add("agree" if rng.random() < 0.7 else "refuse", rng.choice(wants))

    def change(self, rng: random.Random) -> None:
        """Somebody goes, comes, or lets a bot play."""
        seat = rng.randrange(self.table.facts.seats)
        chair = self.table.chairs[seat]
        if chair.person is None or (chair.gone and rng.random() < 0.5):
            self.add("sit", seat, text="New", person=f"q{seat}")
        elif chair.bot:
            self.add("back", seat, text=chair.name)
        elif rng.random() < 0.5:
            self.add("bot", seat, text=chair.name, bot="random")
        else:
            self.add("leave", seat, text=chair.name, bot="greedy")

    def wish(self, rng: random.Random) -> None:
        """Somebody asks for a seat that was left, or is answered."""
        gone = [seat for seat, chair in enumerate(self.table.chairs) if chair.gone]
        if self.table.wishes.now is not None:
            self.add("let" if rng.random() < 0.5 else "deny", 0, person="p0")
        elif gone:
            self.add("plead", gone[0], text="Wishful", person="w")

    def something(self, rng: random.Random) -> None:
        chance = rng.random()
        if self.table.plea is not None and chance < 0.5:
            self.answer(rng)
        elif chance < 0.2:
            self.take_back(rng)
        elif chance < 0.28:
            self.add("say", 0, text="hello")
        elif chance < 0.31:
            self.change(rng)
        elif chance < 0.33:
            self.wish(rng)
        elif chance < 0.38:
            self.aside(rng)
        elif self.table.state.actors:
            self.move(rng)


def some_chairs(seats: int, rng: random.Random) -> list[Chair]:
    """People, some of them twice, and now and then a bot."""
    people = [rng.choice(["p0", f"p{k}", f"p{k}"]) for k in range(seats)]
    chairs = [
        Chair(None, f"B{k}", "random") if k and rng.random() < 0.15 else Chair(person, f"N{k}")
        for k, person in enumerate(people)
    ]
    return chairs
