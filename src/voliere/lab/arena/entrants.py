"""Who may enter: a bot by name, `module:Class`, or a program in any language.

| given as | plays |
| --- | --- |
| `greedy` | a bot of the game, or one installed by entry point |
| `mybot:Careful` | what `Careful` of module `mybot` makes |
| `program:node mybot.js` | a program that speaks JSON lines (`docs/writing-a-bot.md`) |
| `mine=program:…` | the same, called `mine` in every table |
"""

from __future__ import annotations

import re
import shlex
import shutil
from dataclasses import dataclass
from typing import Literal

from voliere.bots import levels
from voliere.core.game import Game
from voliere.core.refused import Refused

PROGRAM = "program:"


@dataclass(frozen=True)
class Entrant:
    label: str
    kind: Literal["own", "guest", "made", "program"]  # in our process: only `own`
    spec: str

    @property
    def command(self) -> list[str]:
        return shlex.split(self.spec.removeprefix(PROGRAM))


def enter(given: str, game: Game) -> Entrant:
    """
    >>> import voliere
    >>> enter("mine = program:node bot.js", voliere.game("piafs")).label
    'mine'
    """
    named = re.fullmatch(r"\s*([\w.-]+)\s*=\s*(.+)", given)
    label, spec = named.groups() if named else (given.strip(), given.strip())
    if spec.startswith(PROGRAM):
        return Entrant(label, "program", startable(spec))
    if spec in levels.makers(game):
        return Entrant(label, "guest" if spec in levels.guests() else "own", spec)
    if re.fullmatch(r"[\w.]+:[\w.]+", spec):
        return Entrant(label, "made", spec)
    listed = ", ".join(levels.names(game))
    raise Refused(
        "no-entrant",
        {"bot": spec, "known": listed},
        f"no bot '{spec}': there are {listed}; or module:Class; or program:COMMAND",
    )


def startable(spec: str) -> str:
    """A program that is there; what it does is seen in play."""
    try:
        command = shlex.split(spec.removeprefix(PROGRAM))
    except ValueError as no:
        raise Refused("program-form", {"given": spec, "why": str(no)}, f"'{spec}': {no}") from no
    if not command or shutil.which(command[0]) is None:
        name = command[0] if command else ""
        raise Refused("no-program", {"program": name}, f"there is no program '{name}' to start")
    return spec
