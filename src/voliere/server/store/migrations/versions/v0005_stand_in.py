"""Tables agree on the bot that plays for somebody away; until now it was the greedy one."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("stand_in", sa.String(40), nullable=False, server_default="greedy"))
