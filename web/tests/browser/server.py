"""A server for the browser tests: a fresh database, quick bots, and no limits a whole test run could meet.

python tests/browser/server.py PORT FOLDER [APP]: APP is another build of the web app
"""

from __future__ import annotations

import sys
from dataclasses import fields
from pathlib import Path

from voliere.server.settings import APP, Limits, Settings, database_url
from voliere.server.start import run

MANY = (100_000.0, 1_000.0)


def main() -> None:
    port, folder = int(sys.argv[1]), sys.argv[2]
    limits = Limits()
    for field in fields(Limits):
        if isinstance(field.default, tuple):  # a rate
            setattr(limits, field.name, MANY)
    database = database_url(f"sqlite:///{folder}/tables.sqlite3")
    app = Path(sys.argv[3]) if len(sys.argv) > 3 else APP
    settings = Settings(database=database, limits=limits, bot_pause=0.03, absent_seconds=2.0, app=app)
    run(settings, "127.0.0.1", port, browser=False)


if __name__ == "__main__":
    main()
