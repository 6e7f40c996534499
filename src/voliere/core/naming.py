"""Names of code as names of words."""

from __future__ import annotations


def kebab(name: str) -> str:
    """
    >>> kebab("PlaceShown")
    'place-shown'
    """
    return "".join("-" + c.lower() if c.isupper() else c for c in name).lstrip("-")
