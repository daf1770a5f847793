"""Persons whom the host of a table has muted, or sent away."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Goes on to this version."""
    op.create_table(
        "marks",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("mark", sa.String(length=8), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_marks_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "person", "mark", name=op.f("pk_marks")),
    )


def downgrade() -> None:
    """Goes back to the version before."""
    op.drop_table("marks")
