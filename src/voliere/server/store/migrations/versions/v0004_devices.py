"""Devices remember when they were last used."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("devices", sa.Column("used", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE devices SET used = created")
