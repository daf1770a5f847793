"""Seats that bots play for persons who are away, and how they have changed hands."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Goes on to this version."""
    op.create_table(
        "handovers",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("why", sa.String(length=8), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_handovers_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "n", name=op.f("pk_handovers")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("standin", sa.String(length=20), nullable=True))


def downgrade() -> None:
    """Goes back to the version before."""
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("standin")

    op.drop_table("handovers")
