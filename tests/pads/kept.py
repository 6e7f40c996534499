"""Pads of every version, kept as records with what they came to: once begun, a pad is counted alike for ever.

`python -m tests.pads.kept` writes the files of versions that have none. Files there are never written anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.conformance.tables import covering
from tests.pads.saying import anything

from voliere.core.pad.pad import Pad
from voliere.core.pad.state import PadState
from voliere.core.record import Record
from voliere.core.rng import seeded
from voliere.games import own, pads

FOLDER = Path(__file__).parent / "kept"
SAID = 120  # entries of a pad
OURS = [pad for pad in pads().values() if pad.parent in own()]
VERSIONS = [(pad, version.number) for pad in OURS for version in pad.versions]


def file_of(pad: Pad, rules: int) -> Path:
    return FOLDER / f"{pad.id}-{rules}.jsonl"


def outcome(s: PadState) -> dict[str, Any]:
    """What people see of it, apart from how it is kept inside."""
    return {
        "over": s.over,
        "lines": [score.lines for score in s.scores()],
        "places": s.places(),
        "said": [s.pad.space.text(box + value) for box, value, _ in s.said(0)],
        "odd": s.pad.odd(s),
    }


def write(pad: Pad, rules: int) -> None:
    lines: list[str] = []
    for seats in pad.seat_counts:
        options = covering(pad, seats)[-1]
        record = Record(pad, seats, seats, options, rules=rules)
        s: Any = record.replay()
        rng = seeded(seats)
        for _ in range(SAID):
            move = anything(s, rng)
            s.apply(*move)
            record.moves.append(move)
        lines.append(json.dumps({"record": json.loads(record.to_json()), "outcome": outcome(s)}))
    file_of(pad, rules).write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for pad, rules in VERSIONS:
        if not file_of(pad, rules).exists():
            write(pad, rules)


if __name__ == "__main__":
    main()
