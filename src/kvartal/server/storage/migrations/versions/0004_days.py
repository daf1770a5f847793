"""Tables and results are found by their day."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Goes on to this version."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tables_created"), ["created"], unique=False)

    with op.batch_alter_table("records", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_records_ruleset_at"), ["ruleset", "at"], unique=False)


def downgrade() -> None:
    """Goes back to the version before."""
    with op.batch_alter_table("records", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_records_ruleset_at"))

    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tables_created"))
