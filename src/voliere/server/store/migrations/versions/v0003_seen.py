"""Seats remember what their people have seen."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", sa.Column("seen", sa.Integer, nullable=False, server_default="0"))
