"""The moments at which games begin and end."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Goes on to this version."""
    op.add_column("tables", sa.Column("changed", sa.String(32), nullable=False, server_default=""))


def downgrade() -> None:
    """Goes back to the version before."""
    op.drop_column("tables", "changed")
