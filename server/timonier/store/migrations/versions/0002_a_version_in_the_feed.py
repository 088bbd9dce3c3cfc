"""The version of a battle stands with its feed, so that an order writes one row less."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_BATTLE = sa.table("battle", sa.column("id"), sa.column("version"))
_FEED = sa.table("feed", sa.column("battle"), sa.column("version"))


def upgrade() -> None:
    """Give each message the version its battle has; the row of the battle has none any more."""
    op.add_column("feed", sa.Column("version", sa.Integer(), nullable=False, server_default="1"))
    own = sa.select(_BATTLE.c.version).where(_BATTLE.c.id == _FEED.c.battle).scalar_subquery()
    op.execute(_FEED.update().values(version=own))
    # Made anew, as alembic does on SQLite by itself, the table would be missed by all that points to it.
    with op.batch_alter_table("battle", recreate="never") as battle:
        battle.drop_column("version")
        battle.drop_column("seq")
