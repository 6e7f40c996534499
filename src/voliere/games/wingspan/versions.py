"""Every version of these rules; each stays playable. Tables and records name theirs, `s.rules` says it.

What differs between versions asks a function of this module. How to add one: CONTRIBUTING.md.
"""

from __future__ import annotations

from typing import Final

from voliere.core.version import Version

VERSIONS: Final = [
    Version(1, "2026-11-15", "The rules as first played here."),
    Version(2, "2026-11-16", "Food is paid token by token in any order, each chosen.", "WS-PLAY-8"),
]


def any_order(rules: int) -> bool:
    """Tokens are chosen in any order, and none goes by itself (WS-PLAY-8); before, in that of the kinds."""
    return rules >= 2
