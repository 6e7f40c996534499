"""People can be deleted: who is being deleted, and where somebody has been, are found quickly."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("people", sa.Column("gone", sa.BigInteger))
    leaving = sa.text("gone IS NOT NULL")
    op.create_index("people_gone", "people", ["gone"], sqlite_where=leaving, postgresql_where=leaving)
    coming = sa.text("kind IN ('seat', 'sit', 'plead')")
    op.create_index("log_by_person", "log", ["person"], sqlite_where=coming, postgresql_where=coming)
    op.create_index("tables_by_host", "tables", ["host"])
