"""Alembic's entry: migrations run on the connection that the program gives."""

from alembic import context

from prikup.store.schema import METADATA

connection = context.config.attributes["connection"]
if connection is None:
    raise RuntimeError("migrations run from prikup.store.migrating")
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
