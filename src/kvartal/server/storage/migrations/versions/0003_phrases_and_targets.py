"""Phrases that are kept by their keys, and the targets of games played alone."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Goes on to this version."""
    with op.batch_alter_table("lines", schema=None) as batch_op:
        batch_op.add_column(sa.Column("key", sa.String(length=60), nullable=True))

    with op.batch_alter_table("records", schema=None) as batch_op:
        batch_op.add_column(sa.Column("target", sa.Integer(), nullable=True))


def downgrade() -> None:
    """Goes back to the version before."""
    with op.batch_alter_table("records", schema=None) as batch_op:
        batch_op.drop_column("target")

    with op.batch_alter_table("lines", schema=None) as batch_op:
        batch_op.drop_column("key")
