"""Writes the wire types as TypeScript: `python -m voliere.server.typescript > web/src/lib/wire.ts`."""

from __future__ import annotations

import inspect
import types
import typing
from collections.abc import Iterator
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import Struct

from voliere.core.game import Game
from voliere.games import own, pads
from voliere.server.routes import bodies
from voliere.server.table import wire

PLAIN: dict[object, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
    object: "unknown",
}
ALIASES = {"Told": wire.Told, "Value": wire.Value, "Phase": wire.Phase, "SeatKind": wire.SeatKind}
LONGEST_LINE = 120

HEAD = """\
// Made by `python -m voliere.server.typescript` from the server's types; a test fails when it is stale.
// What the messages mean: docs/wire-protocol.md.
"""

PATH = """\
/** What to click for an action, in order: "kind:index"; a block without things is one button, "name:0". */
export function path(game: Pick<GameInfo, 'blocks' | 'things'>, action: number): string[] {
  const block = game.blocks.find((b) => action >= b.first && action < b.first + b.size);
  if (!block) return [];
  if (!block.kinds.length) return [`${block.name}:0`];
  let rest = action - block.first;
  const found: string[] = [];
  for (const kind of [...block.kinds].reverse()) {
    const size = game.things[kind].length;
    found.unshift(`${kind}:${rest % size}`);
    rest = Math.floor(rest / size);
  }
  return found;
}
"""


class Writer:
    """Interfaces for structs and typed dicts, each once, in the order they are met."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.names: dict[object, str] = {}

    def spelled(self, kind: Any, prefix: str = "") -> str:
        """A type as TypeScript writes it; unknown interfaces are written first."""
        for alias, meaning in ALIASES.items():
            if kind == meaning:
                return alias
        if kind in PLAIN:
            return PLAIN[kind]
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self.spelled(args[0], prefix)
        if origin is Literal:
            return " | ".join(quoted(value) for value in args)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.spelled(arg, prefix) for arg in args))
        if origin is list:
            inside = self.spelled(args[0], prefix)
            return f"({inside})[]" if " | " in inside else f"{inside}[]"
        if origin is tuple:
            return "[" + ", ".join(self.spelled(arg, prefix) for arg in args) + "]"
        if origin is dict:
            return f"Record<string, {self.spelled(args[1], prefix)}>"
        if is_typeddict(kind) or (inspect.isclass(kind) and issubclass(kind, Struct)):
            return self.interface(kind, prefix)
        raise TypeError(f"no TypeScript for {kind!r}")

    def interface(self, kind: Any, prefix: str) -> str:
        if kind in self.names:
            return self.names[kind]
        prefix = "" if kind.__module__.startswith("voliere.core.") else prefix  # what games share
        name: str = kind.__name__ if kind.__name__.startswith(prefix) else prefix + kind.__name__
        if name in self.names.values():
            raise TypeError(f"two types called {name}")
        self.names[kind] = name
        lines = [*comment(kind), f"export interface {name} {{"]
        config = getattr(kind, "__struct_config__", None)
        if config is not None and config.tag is not None:
            lines.append(f"  {config.tag_field}: {quoted(config.tag)};")
        optional = set() if config is None else with_default(kind)
        for field, inside in get_type_hints(kind, include_extras=True).items():
            mark = "?" if field in optional else ""
            lines.append(f"  {field}{mark}: {self.spelled(inside, prefix)};")
        self.parts.append("\n".join([*lines, "}"]))
        return name


def with_default(kind: Any) -> set[str]:
    """Fields a client may leave out: those of bodies it sends."""
    if not kind.__struct_config__.forbid_unknown_fields:
        return set()
    fields, defaults = kind.__struct_fields__, kind.__struct_defaults__
    return set(fields[len(fields) - len(defaults) :])


def quoted(value: object) -> str:
    return "'" + str(value).replace("'", "\\'") + "'"


def comment(kind: Any) -> Iterator[str]:
    doc = inspect.getdoc(kind) if kind.__doc__ else None
    if not doc or doc.startswith(("dict(", kind.__name__ + "(")) or doc == inspect.getdoc(dict):
        return
    lines = [line.rstrip() for line in doc.splitlines()]
    if len(lines) == 1:
        yield f"/** {lines[0]} */"
        return
    yield "/**"
    for line in lines:
        yield f" * {line}".rstrip()
    yield " */"


def prefix_of(game: Game) -> str:
    """
    >>> prefix_of(own()[0])
    'WhatsUp'
    """
    return "".join(part.capitalize() for part in game.id.split("-"))


def union(name: str, members: list[str]) -> str:
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) <= LONGEST_LINE:
        return line
    return f"export type {name} =\n  | " + "\n  | ".join(members) + ";"


def typescript() -> str:
    """The whole module."""
    writer = Writer()
    aliases = [
        "export type Told = number | string | number[];",
        "export type Value = boolean | number | string;",
        f"export type Phase = {' | '.join(quoted(p) for p in get_args(wire.Phase))};",
        f"export type SeatKind = {' | '.join(quoted(k) for k in get_args(wire.SeatKind))};",
    ]
    for module in (wire, bodies):
        for _, kind in inspect.getmembers(module, inspect.isclass):
            if issubclass(kind, Struct) and kind.__module__ == module.__name__:
                writer.interface(kind, "")
    unions = [
        union(name, [writer.names[kind] for kind in typing.get_args(kinds)])
        for name, kinds in (("ToClient", wire.ToClient), ("ToServer", wire.ToServer))
    ]
    views = [
        f"  {quoted(g.id) if '-' in g.id else g.id}: {writer.spelled(g.view_type, prefix_of(g))};"
        for g in [*own(), *[pad for pad in pads().values() if pad.parent in own()]]
    ]
    by_game = "\n".join(["/** The view of each game. */", "export interface Views {", *views, "}"])
    return "\n".join([HEAD, *aliases, ""]) + "\n" + "\n\n".join([*writer.parts, *unions, by_game, PATH])


if __name__ == "__main__":
    print(typescript(), end="")
