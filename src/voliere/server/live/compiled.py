"""The compiled form of the rules, which may become ready, or newer, while the server runs.

`VOLIERE_COMPILED` names the folder it is made in; its file `key` comes last, and says of what it was made.
The server itself stays as it is: only processes that bots think in are started with it.
"""

from __future__ import annotations

import os
from pathlib import Path

VARIABLE = "VOLIERE_COMPILED"
INTERPRETED = ""


class Compiled:
    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.broken = INTERPRETED  # a key of which no process came up well

    @property
    def wanted(self) -> bool:
        return bool(self.folder)

    def key(self) -> str:
        """Names the form a process should be started in now."""
        if not self.folder:
            return INTERPRETED
        try:
            found = Path(self.folder, "key").read_text("utf-8").strip()
        except OSError:
            return INTERPRETED
        return INTERPRETED if found == self.broken else found

    def environment(self, key: str) -> dict[str, str]:
        """For a process in that form: what is compiled is found first."""
        environment = dict(os.environ)
        if key != INTERPRETED:
            before = environment.get("PYTHONPATH", "")
            environment["PYTHONPATH"] = self.folder + (os.pathsep + before if before else "")
        return environment


def compiled_form() -> Compiled:
    """As the environment says."""
    return Compiled(os.environ.get(VARIABLE, ""))
