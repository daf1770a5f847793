"""Tells Alembic which connection to migrate, and what the tables should look like."""

from alembic import context

from kvartal.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite cannot alter most things in place.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
