"""What every question of Wingspan can be asked about itself."""

from __future__ import annotations

from typing import ClassVar

from voliere.core.task import Task, Verb
from voliere.games.wingspan.state import Table


class Question(Verb[Table]):
    """A sentence that asks. What its task's `slot` means, it alone knows: others ask these."""

    also: ClassVar[str] = ""  # what it may be called as a question (`ask`), beside the name of its class

    def about(self, s: Table, me: Task) -> int | None:
        """The bird in question: whose power it is, or whose price."""
        return None

    def left(self, s: Table, me: Task) -> int | None:
        """How many more are to be drawn, laid or given, this one included."""
        return None
