"""Native arrays for mypyc; plain `list` and `int` when the code runs uncompiled.

Not compiled itself. Type checkers, and so mypyc, read the first branch; the interpreter takes the
second and needs neither librt nor mypy_extensions. One source, both forms.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import append, vec
    from mypy_extensions import i64
else:
    i64 = int

    class vec:
        """Stand-in: `vec[i64](items)` makes a list."""

        def __class_getitem__(cls, item: Any) -> Any:
            return list

    def append(v: list[int], x: int) -> list[int]:
        v.append(x)
        return v


__all__ = ["append", "i64", "vec"]
