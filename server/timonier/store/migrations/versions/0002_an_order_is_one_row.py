"""An order is one row: its line is the message of the stream too, and says which version the battle has."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_MESSAGES = ("entry", "undone", "redone", "amended", "cancelled")
_BATTLE = sa.table("battle", sa.column("id"), sa.column("version"))
_LINE = sa.table("line", sa.column("battle"), sa.column("n"), sa.column("seq"), sa.column("version"))
_FEED = sa.table(
    "feed",
    sa.column("battle"),
    sa.column("seq"),
    sa.column("kind"),
    sa.column("body", sa.JSON()),
    sa.column("version"),
)


def upgrade() -> None:
    """Give lines their place among the messages, and lines and messages the version of their battle."""
    op.add_column("line", sa.Column("seq", sa.Integer(), nullable=True))
    for table in (_LINE, _FEED):
        op.add_column(table.name, sa.Column("version", sa.Integer(), nullable=False, server_default="1"))
        own = sa.select(_BATTLE.c.version).where(_BATTLE.c.id == table.c.battle).scalar_subquery()
        op.execute(table.update().values(version=own))
    _move_messages()
    # Made anew, as alembic would on SQLite, the table would be missed by all that points to it.
    with op.batch_alter_table("battle", recreate="never") as battle:
        battle.drop_column("version")
        battle.drop_column("seq")


def _move_messages() -> None:
    """Write on each line the number of the message that told of it, which goes."""
    link, of_lines = op.get_bind(), _FEED.c.kind.in_(_MESSAGES)
    told = link.execute(sa.select(_FEED.c.battle, _FEED.c.seq, _FEED.c.body).where(of_lines)).all()
    own = _LINE.update().where(_LINE.c.battle == sa.bindparam("its"), _LINE.c.n == sa.bindparam("line"))
    moved = [{"its": battle, "line": body["n"], "at": seq} for battle, seq, body in told]
    if moved:
        link.execute(own.values(seq=sa.bindparam("at")), moved)
    link.execute(_FEED.delete().where(of_lines))
