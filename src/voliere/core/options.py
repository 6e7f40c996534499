"""Typed options of a game: what may be set, what is allowed, what it means when left alone."""

from __future__ import annotations

from abc import abstractmethod

from voliere.core.refused import Refused

Value = bool | int | str
Options = dict[str, Value]
"""What was agreed on for a table: a value for each option of its game, by name."""


class Option:
    """One thing a table may choose before the game: a `Flag`, a `Choice` or a `Number`.

    >>> mode: Option = Choice("mode", ["duel", "solo"])
    >>> mode, mode.default, mode.allowed()
    (Choice('mode', ['duel', 'solo']), 'duel', 'duel, solo')
    """

    def __init__(self, id: str, default: Value) -> None:
        self.id = id
        self.default = default

    @abstractmethod
    def allowed(self) -> str:
        """What may be given, in a few words."""

    @abstractmethod
    def read(self, given: object) -> Value | None:
        """The value meant, also from its text form; None if it is not allowed."""

    @abstractmethod
    def values(self) -> list[Value]:
        """The values to try when every option is to be tried."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.id)

    def check(self, given: object) -> Value:
        """The value meant; refuses what is not allowed, and says what is.

        >>> Number("rounds", 1, 9, default=2).check(12)
        Traceback (most recent call last):
        voliere.core.refused.Refused: option rounds=12: allowed is 1 to 9
        """
        value = self.read(given)
        if value is None:
            raise Refused(
                "option-value",
                {"option": self.id, "given": str(given), "allowed": self.allowed()},
                f"option {self.id}={given}: allowed is {self.allowed()}",
            )
        return value


class Flag(Option):
    """On or off.

    >>> Flag("early_bird").check("yes")
    True
    """

    def __init__(self, id: str, default: bool = False) -> None:
        super().__init__(id, default)

    def allowed(self) -> str:
        return "on, off"

    def read(self, given: object) -> Value | None:
        if isinstance(given, bool):
            return given
        text = str(given).lower()
        if text in ("on", "true", "yes", "1"):
            return True
        return False if text in ("off", "false", "no", "0") else None

    def values(self) -> list[Value]:
        return [False, True]

    def __repr__(self) -> str:
        return f"Flag({self.id!r}, default={self.default})"

    def __reduce__(self) -> tuple[object, ...]:
        return Flag, (self.id, self.default)


class Choice(Option):
    """One of several names.

    >>> Choice("mode", ["duel", "solo"]).check("solo")
    'solo'
    """

    def __init__(self, id: str, names: list[str]) -> None:
        """The first name is the default."""
        super().__init__(id, names[0])
        self.names = names

    def allowed(self) -> str:
        return ", ".join(self.names)

    def read(self, given: object) -> Value | None:
        return given if isinstance(given, str) and given in self.names else None

    def values(self) -> list[Value]:
        return list(self.names)

    def __repr__(self) -> str:
        return f"Choice({self.id!r}, {self.names})"

    def __reduce__(self) -> tuple[object, ...]:
        return Choice, (self.id, self.names)


class Number(Option):
    """A whole number between two bounds, both allowed.

    >>> Number("rounds", 1, 9, default=2).check("3")
    3
    """

    def __init__(self, id: str, low: int, high: int, default: int) -> None:
        super().__init__(id, default)
        self.low = low
        self.high = high

    def allowed(self) -> str:
        return f"{self.low} to {self.high}"

    def read(self, given: object) -> Value | None:
        if isinstance(given, bool) or not isinstance(given, int | str):
            return None
        try:
            value = int(given)
        except ValueError:
            return None
        return value if self.low <= value <= self.high else None

    def values(self) -> list[Value]:
        return sorted({self.low, self.default})

    def __repr__(self) -> str:
        return f"Number({self.id!r}, {self.low}, {self.high}, default={self.default})"

    def __reduce__(self) -> tuple[object, ...]:
        return Number, (self.id, self.low, self.high, self.default)
