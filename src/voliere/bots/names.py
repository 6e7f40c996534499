"""What bots are called, everywhere: short names of either language, none of them a bird's."""

from __future__ import annotations

from typing import Final

NAMES: Final = ("Ada", "Basile", "Cléo", "Dario", "Emma", "Félix", "Gaia", "Hugo")


def name_beside(others: list[str]) -> str:
    """A name for a bot that nobody else at the table has.

    >>> name_beside([])
    'Ada'
    >>> name_beside(["ada", "Bob"])
    'Basile'
    >>> name_beside([*NAMES])
    'Ada 2'
    """
    taken = {other.casefold() for other in others}
    for turn in range(1, len(others) + 2):
        for name in NAMES:
            wanted = name if turn == 1 else f"{name} {turn}"
            if wanted.casefold() not in taken:
                return wanted
    raise AssertionError  # there are more names than others
