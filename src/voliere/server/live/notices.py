"""What one process tells the others: a table has moved on, a log was written over, somebody signed out."""

from __future__ import annotations


def of_person(person: str) -> str:
    """A notice about a person; a table's is its id, which never begins like this."""
    return "@" + person


def of_erased(table: str) -> str:
    """A notice that a table's log was written over: what is in memory of it must go."""
    return "!" + table
