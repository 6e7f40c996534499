"""What happened, as data, and who may hear it."""

from __future__ import annotations

from voliere.core.refused import Told

ALL: int = -1  # an audience of everybody, spectators included


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


def others(seat: int) -> int:
    """Everybody but one seat; spectators hear it too."""
    return ~(1 << seat)


class Event:
    """One thing that happened. An argument named after a kind of thing is a number of that kind.

    Equal are two that tell the same, whoever may hear it.

    >>> drew = Event("drew", {"seat": 1, "card": 7}, only(1))
    >>> drew, drew.heard_by(1), drew.heard_by(0)
    (drew(seat=1, card=7), True, False)
    """

    def __init__(self, name: str, args: dict[str, Told], to: int = ALL) -> None:
        self.name = name
        self.args = args
        self.to = to

    def heard_by(self, seat: int) -> bool:
        """Spectators (seat -1) hear whatever is not meant for certain seats alone."""
        return self.to < 0 if seat < 0 else bool((self.to >> seat) & 1)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.name == other.name and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.name)

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.name, self.args, self.to)

    def __repr__(self) -> str:
        return f"{self.name}({', '.join(f'{k}={v}' for k, v in self.args.items())})"


class Log:
    """Every event of a game, in order.

    >>> log = Log()
    >>> log.tell("placed", {"seat": 0, "card": 3})
    >>> log.tell("drew", {"seat": 0, "card": 7}, only(0))
    >>> log.heard(0), log.heard(1)
    ([placed(seat=0, card=3), drew(seat=0, card=7)], [placed(seat=0, card=3)])
    """

    def __init__(self, events: list[Event] | None = None) -> None:
        self.events: list[Event] = [] if events is None else events

    def copy(self) -> Log:
        """Another log with the same events so far; an event never changes."""
        return Log(self.events[:])

    def __reduce__(self) -> tuple[object, ...]:
        return Log, (self.events,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log) and self.events == other.events

    def __repr__(self) -> str:
        return f"Log({self.events})"

    def tell(self, name: str, args: dict[str, Told], to: int = ALL) -> None:
        """Add what happened, and for whom: everybody, or `only(seat)`, or `others(seat)`."""
        self.events.append(Event(name, args, to))

    def heard(self, seat: int, since: int = 0) -> list[Event]:
        """The events a seat may know, from the so-manieth event of the log on."""
        return [e for e in self.events[since:] if e.heard_by(seat)]
