"""A question that can also say why something is not among its answers."""

from __future__ import annotations

from voliere.core.events import Event
from voliere.core.task import Task, Verb
from voliere.games.piafs.state import Table


class Question(Verb[Table]):
    def why_not(self, s: Table, me: Task) -> dict[str, Event]:
        """Path of a thing that looks choosable -> the reason it is not."""
        return {}
