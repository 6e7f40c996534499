"""What every question of Wingspan can be asked about itself."""

from __future__ import annotations

from voliere.core.task import Task, Verb
from voliere.games.wingspan.state import Table


class Question(Verb[Table]):
    """A sentence that asks. What its task's `slot` means, it alone knows: others ask these."""

    def about(self, s: Table, me: Task) -> int | None:
        """The bird in question: whose power it is, or whose price."""
        return None

    def left(self, s: Table, me: Task) -> int | None:
        """How many more are to be drawn, laid or given, this one included."""
        return None
