"""A game whose package brings all five levels."""

from __future__ import annotations

from tests.core.toy import ToyGame


class Leveled(ToyGame):
    pass
