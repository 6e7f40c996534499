"""What is stored. The log is the truth; everything else about a game can be made from it again."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)
from sqlalchemy import UniqueConstraint as Unique

metadata = MetaData()

# Few rows of large tables, found without looking through all of them.
LEAVING = "gone IS NOT NULL"
COMING = "kind IN ('seat', 'sit', 'plead')"

people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", Text, nullable=False),
    Column("recovery", String(64), unique=True),  # SHA-256 of the secret
    Column("created", BigInteger, nullable=False),
    Column("gone", BigInteger),  # when they were deleted; nothing but the id is left
    Index("people_gone", "gone", sqlite_where=text(LEAVING), postgresql_where=text(LEAVING)),
)

devices = Table(
    "devices",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256 of the token
    Column("person", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False, server_default="0"),
    Index("devices_by_person", "person"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("host", String(40), nullable=False),
    Column("link", String(40), nullable=False),
    Column("rematch_of", String(40), unique=True),
    Column("lesson", String(16), nullable=False, server_default=""),  # which edition of a lesson; "": a game
    Column("stand_in", String(40), nullable=False, server_default="greedy"),  # plays for who is away
    Column("created", BigInteger, nullable=False),
    # A summary for lists, written with every entry of the log.
    Column("moved", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("turn", Text, nullable=False),
    Column("places", Text, nullable=False),
    Column(
        "totals", Text, nullable=False, server_default="[]"
    ),  # [] of games before they were kept, until `filling`
    Index("tables_by_host", "host"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(40)),
    Column("name", Text, nullable=False),
    Column("bot", String(40)),
    Column("gone", Boolean, nullable=False, server_default=false()),  # the person has left the game
    Column("hidden", Boolean, nullable=False, server_default=false()),  # not in its person's list
    Column("seen", Integer, nullable=False, server_default="0"),  # the last version that was in sight
    Index("seats_by_person", "person"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("a", Integer),
    Column("text", Text, nullable=False),
    Column("bot", String(40)),
    Column("person", String(40)),
    Column("action_id", String(120), nullable=False),
    Unique("table_id", "action_id", name="log_once"),
    Index("log_by_person", "person", sqlite_where=text(COMING), postgresql_where=text(COMING)),
)

spent = Table(  # tickets already used
    "spent",
    metadata,
    Column("ticket", String(64), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

keys = Table(  # of the server itself, shared by all its processes
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
