"""Rows of the database as what they mean, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from voliere.server.table.entry import LogEntry
from voliere.server.table.facts import Chair, Facts, Summary
from voliere.server.table.log import Entry

EMPTY = {"a": None, "text": "", "bot": None}  # columns of the log that an entry may have no use for
COLUMNS = ("seq", "at", "kind", "seat", "a", "text", "bot", "person", "action_id")


def entry_values(table: str, entry: LogEntry) -> dict[str, Any]:
    """A row of the log; its column `kind` is the tag of the entry."""
    values: dict[str, Any] = msgspec.to_builtins(entry)
    return {"table_id": table} | EMPTY | values


def entry_of(row: Mapping[Any, Any]) -> LogEntry:
    found: LogEntry = msgspec.convert({name: row[name] for name in COLUMNS}, Entry)
    return found


def facts_of(row: Mapping[Any, Any]) -> Facts:
    values = {k: row[k] for k in Facts.__struct_fields__}
    return Facts(**values | {"options": msgspec.json.decode(row["options"])})


def chair_of(row: Mapping[Any, Any]) -> Chair:
    return Chair(row["person"], row["name"], row["bot"], bool(row["gone"]))


def summary_of(row: Mapping[Any, Any]) -> Summary:
    turn, places, totals = (msgspec.json.decode(row[name]) for name in ("turn", "places", "totals"))
    return Summary(row["phase"], turn, places, totals)


def summary_values(summary: Summary) -> dict[str, Any]:
    return {
        "phase": summary.phase,
        "turn": dumps(summary.turn),
        "places": dumps(summary.places),
        "totals": dumps(summary.totals),
    }


def dumps(given: object) -> str:
    return msgspec.json.encode(given).decode()
