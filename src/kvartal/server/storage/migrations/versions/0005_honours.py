"""Persons have a diploma: the honours that their games earned."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Goes on to this version."""
    op.create_table(
        "honours",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("title", sa.String(length=24), nullable=False),
        sa.Column("honour", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("at", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_honours_person_people")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_honours_table_id_tables")),
        sa.PrimaryKeyConstraint("person", "title", "honour", name=op.f("pk_honours")),
    )


def downgrade() -> None:
    """Goes back to the version before."""
    op.drop_table("honours")
