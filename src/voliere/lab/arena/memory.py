"""How much a process may hold. Systems other than Linux let it have what it wants."""

from __future__ import annotations

import sys

MB = 1 << 20


def limit_memory(most: int, pid: int = 0) -> None:
    """What it writes to, not what it merely reserves: some languages reserve gigabytes at the start."""
    if sys.platform == "linux":
        import resource

        try:
            resource.prlimit(pid, resource.RLIMIT_DATA, (most * MB, most * MB))
        except (ProcessLookupError, ValueError, PermissionError):
            pass  # it has ended already, or has a lower limit
