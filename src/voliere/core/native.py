"""Native arrays for mypyc; plain `list`, `int` and `bytearray` when the code runs uncompiled.

Not compiled itself. Type checkers, and so mypyc, read the first branch; the interpreter takes the
second and needs neither librt nor mypy_extensions. One source, both forms.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.strings import BytesWriter, write_f32_le, write_i16_le
    from librt.vecs import append, vec
    from mypy_extensions import i16, i64, u8
else:
    from struct import pack

    i16 = i64 = u8 = int

    class vec:
        """Stand-in: `vec[i64](items)` makes a list."""

        def __class_getitem__(cls, item: Any) -> Any:
            return list

    def append(v: list[int], x: int) -> list[int]:
        v.append(x)
        return v

    class BytesWriter(bytearray):
        """Stand-in: bytes that are written one after the other."""

        write = bytearray.extend

        def getvalue(self) -> bytes:
            return bytes(self)

        def truncate(self, size: int) -> None:
            del self[size:]

    def write_i16_le(out: BytesWriter, n: int) -> None:
        out += n.to_bytes(2, "little", signed=True)

    def write_f32_le(out: BytesWriter, x: float) -> None:
        out += pack("<f", x)


__all__ = ["BytesWriter", "append", "i16", "i64", "u8", "vec", "write_f32_le", "write_i16_le"]
