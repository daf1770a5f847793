"""The positions at which games begin."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Goes on to this version."""
    op.add_column("tables", sa.Column("start", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    """Goes back to the version before."""
    op.drop_column("tables", "start")
