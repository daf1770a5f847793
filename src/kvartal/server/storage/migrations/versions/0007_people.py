"""Sessions, one-time tickets, passkeys, bans, errands of the operator, and who said a line."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def _person(nullable: bool) -> sa.Column[str]:
    return sa.Column("person", sa.String(length=24), nullable=nullable)


def upgrade() -> None:
    """Goes on to this version."""
    op.create_table(
        "sessions",
        _person(nullable=False),
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("agent", sa.String(length=40), nullable=False),
        sa.Column("created", sa.String(length=32), nullable=False),
        sa.Column("seen", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sessions_person_people")),
        sa.PrimaryKeyConstraint("person", "id", name=op.f("pk_sessions")),
    )
    op.create_table(
        "tickets",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        _person(nullable=True),
        sa.Column("expires", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_tickets_person_people")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_tickets")),
    )
    op.create_index(op.f("ix_tickets_expires"), "tickets", ["expires"])
    op.create_index(op.f("ix_tickets_person"), "tickets", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text(), nullable=False),
        _person(nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("counter", sa.Integer(), nullable=False),
        sa.Column("site", sa.String(length=255), nullable=False),
        sa.Column("agent", sa.String(length=40), nullable=False),
        sa.Column("created", sa.String(length=32), nullable=False),
        sa.Column("used", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_passkeys_person_people")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
    )
    op.create_index(op.f("ix_passkeys_person"), "passkeys", ["person"])
    op.create_table(
        "bans",
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("at", sa.String(length=32), nullable=False),
        sa.PrimaryKeyConstraint("name", "kind", name=op.f("pk_bans")),
    )
    op.create_table(
        "errands",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("action", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("done", sa.String(length=8), nullable=False),
        sa.Column("at", sa.String(length=32), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_errands")),
    )
    op.add_column("lines", _person(nullable=True))
    op.create_index(op.f("ix_lines_person"), "lines", ["person"])
    # Cookies from before name no session: they are the first one of their person.
    op.execute(
        "INSERT INTO sessions (person, id, agent, created, seen) "
        "SELECT id, 'first', '', created, created FROM people WHERE created != ''"
    )
    # What was said without a seat is nobody's: a name alone proves nothing.
    op.execute(
        "UPDATE lines SET person = (SELECT seats.person FROM seats "
        "WHERE seats.table_id = lines.table_id AND seats.seat = lines.seat) WHERE seat IS NOT NULL"
    )


def downgrade() -> None:
    """Goes back to the version before."""
    op.drop_index(op.f("ix_lines_person"), "lines")
    op.drop_column("lines", "person")
    for table in ("errands", "bans", "passkeys", "tickets", "sessions"):
        op.drop_table(table)
