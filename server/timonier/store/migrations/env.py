"""Runs the migrations over the connection that the store hands in."""

from alembic import context
from sqlmodel import SQLModel

from timonier.store import models

assert models.BattleRow is not None, "importing the models fills the metadata"

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=SQLModel.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
connection.commit()
