"""The tables of the database; `migrations/` makes them, and a test holds the two together."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

HEAD = "0009"
"""The newest migration. It stands here so that a start which has nothing to migrate need not load Alembic."""

FORGOTTEN = "forgotten"
"""The phase of a table of which only results and honours are kept."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _of_table() -> Column[str]:
    return Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True)


# Moments are ISO 8601 texts in UTC: they sort, and read the same from every database.

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("mark", String(24), nullable=False),
    Column("created", String(32), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("ruleset", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("phase", String(12), nullable=False),
    Column("host", String(24), ForeignKey("people.id"), nullable=False),
    Column("created", String(32), nullable=False),
    Column("settings", Text, nullable=False),
    Column("rematch", String(24), ForeignKey("tables.id")),
    Column("start", Text, nullable=False, server_default=""),
    # When its phase last changed; empty, if that was before such moments were noted.
    Column("changed", String(32), nullable=False, server_default=""),
    Index(None, "host"),
    Index(None, "phase"),
    Index(None, "created"),
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(24), ForeignKey("people.id")),
    Column("name", String(24), nullable=False),
    Column("mark", String(24), nullable=False),
    Column("level", String(20)),
    Column("standin", String(20)),
    Index(None, "person"),
)

marks = Table(
    "marks",
    metadata,
    _of_table(),
    Column("person", String(24), primary_key=True),
    Column("mark", String(8), primary_key=True),
)

handovers = Table(
    "handovers",
    metadata,
    _of_table(),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("why", String(8), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", String(32), nullable=False),
)

entries = Table(
    "entries",
    metadata,
    _of_table(),
    Column("seq", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("digest", String(16)),
)

drafts = Table(
    "drafts",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("steps", Text, nullable=False),
)

answers = Table(
    "answers",
    metadata,
    _of_table(),
    Column("person", String(24), primary_key=True),
    Column("ask", String(40), primary_key=True),
    Column("seq", Integer, nullable=False),
)

lines = Table(
    "lines",
    metadata,
    _of_table(),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(24), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
    Column("key", String(60)),
    Column("person", String(24)),
    Index(None, "person"),
)

records = Table(
    "records",
    metadata,
    _of_table(),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("ruleset", Text, nullable=False),
    Column("score", Integer, nullable=False),
    Column("at", String(32), nullable=False),
    Column("target", Integer),
    Index(None, "person", "ruleset"),
    Index(None, "ruleset", "at"),
)

honours = Table(
    "honours",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("title", String(24), primary_key=True),
    Column("honour", String(40), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("at", String(32), nullable=False),
)

# How persons are known again, and what the operator has decided about them.

sessions = Table(
    "sessions",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("id", String(24), primary_key=True),
    Column("agent", String(40), nullable=False),
    Column("created", String(32), nullable=False),
    Column("seen", String(32), nullable=False),
)

tickets = Table(
    "tickets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(24), ForeignKey("people.id")),
    Column("expires", String(32), nullable=False),
    Index(None, "expires"),
    Index(None, "person"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("key", Text, nullable=False),
    Column("counter", Integer, nullable=False),
    Column("site", String(255), nullable=False),
    Column("agent", String(40), nullable=False),
    Column("created", String(32), nullable=False),
    Column("used", String(32), nullable=False),
    Index(None, "person"),
)

bans = Table(
    "bans",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("at", String(32), nullable=False),
)

errands = Table(
    "errands",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("action", String(24), nullable=False),
    Column("name", String(80), nullable=False),
    Column("done", String(8), nullable=False),
    Column("at", String(32), nullable=False),
)
