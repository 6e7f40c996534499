"""Every version of these rules; each stays playable."""

from __future__ import annotations

from typing import Final

from voliere.core.version import Version

VERSIONS: Final = [Version(1, "2026-11-17", "The rules as first played here.")]
