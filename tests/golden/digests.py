"""A digest for every table of the laws: three random games, position by position.

The same file serves the interpreted and the compiled form, so equal digests prove that both take the same
decisions; and that a change meant to change nothing changed nothing.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from tests.conformance.tables import Table

from voliere.core.rng import seeded
from voliere.core.state import State

FILE = Path(__file__).with_name("digests.json")
GAMES = 3
ASIDE = 12  # one move in so many is something said aside, where there is something to say
LONGEST = 4000  # moves


def facts(s: State) -> bytes:
    """All that is true on the table, who is asked, and what they may do; not how tasks are called inside."""
    asked = [[seat, s.choices(seat)] for seat in s.actors]
    return json.dumps([asked, s.rng.state(), s.table()], sort_keys=True).encode()


def digest(table: Table) -> str:
    found = hashlib.sha256()
    for seed in range(GAMES):
        s = table.new(seed)
        rng = seeded(1000 + seed)
        moves = 0
        found.update(facts(s))
        while s.actors:
            assert moves < LONGEST, "play does not end"
            seat = s.actors[int(rng.below(len(s.actors)))]
            choices = s.choices(seat)
            a = choices[int(rng.below(len(choices)))]
            if rng.below(ASIDE) == 0:
                who = int(rng.below(s.seats))
                asides = s.asides(who)
                if asides:
                    seat, a = who, asides[int(rng.below(len(asides)))]
            s.apply(seat, a)
            found.update(f"{seat} {a} ".encode() + facts(s))
            moves += 1
        scores = [[score.total, score.lines] for score in s.scores()]
        found.update(json.dumps([scores, s.places(), s.returns()], sort_keys=True).encode())
    return found.hexdigest()


def kept() -> dict[str, str]:
    found: dict[str, str] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return found
