"""Bad input, said clearly."""

from __future__ import annotations

Told = int | str | list[int]


class Refused(ValueError):
    """What was wrong and what is allowed. `key` and `about` let the text layer say it in French too.

    >>> str(Refused("no-game", {"game": "chess"}, "no game 'chess': songbirds, whats-up"))
    "no game 'chess': songbirds, whats-up"
    """

    def __init__(self, key: str, about: dict[str, Told], message: str) -> None:
        super().__init__(message)
        self.key = key
        self.about = about

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.key, self.about, str(self))
