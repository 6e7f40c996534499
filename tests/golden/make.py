"""Writes the golden games and the digests anew: `python -m tests.golden.make [GAME ...]`.

Golden games keep their moves as long as the rules allow them; delete a NAME.json to have it played anew.
Read what changed before you keep it: a game that reads differently is a rule that changed.
"""

from __future__ import annotations

import json
import sys

from tests.conformance.tables import TABLES
from tests.golden.digests import FILE, digest, kept
from tests.golden.games import GOLDEN, keep, play, tell

import voliere


def main(games: list[str]) -> None:
    known = set(voliere.catalogue())
    if not set(games) <= known:
        raise SystemExit(
            f"no such game: {', '.join(set(games) - known)}; there are {', '.join(sorted(known))}"
        )
    for golden in GOLDEN:
        if not games or golden.game in games:
            record = keep(golden) or play(golden)
            golden.record_file.write_text(record.to_json() + "\n", encoding="utf-8")
            golden.text_file.write_text(tell(record), encoding="utf-8")
            print(golden.name, len(record.moves), "moves")
    old = kept()
    digests = {}
    for table in TABLES:
        stays = games and table.game not in games
        digests[str(table)] = old.get(str(table), "") if stays else digest(table)
    digests = {name: found for name, found in sorted(digests.items()) if found}
    FILE.write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")
    print(len(digests), "digests,", sum(old.get(name) != found for name, found in digests.items()), "new")


if __name__ == "__main__":
    main(sys.argv[1:])
