"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make all tables, those first that others point to."""
    _answer()
    _campaign()
    _setting()
    _battle()
    _fleet()
    _campaignship()
    _feed()
    _line()
    _pending()
    _throw()
    _token()


def _answer() -> None:
    op.create_table(
        "answer",
        sa.Column("scope", sa.String(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("digest", sa.String(), nullable=False),
        sa.Column("status", sa.Integer(), nullable=False),
        sa.Column("body", sa.String(), nullable=False),
        sa.Column("at", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("scope", "key"),
    )


def _campaign() -> None:
    op.create_table(
        "campaign",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("ruleset", sa.String(), nullable=False),
        sa.Column("at", sa.String(), nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )


def _setting() -> None:
    op.create_table(
        "setting",
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("value", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )


def _battle() -> None:
    op.create_table(
        "battle",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("campaign", sa.String(), nullable=True),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("ruleset", sa.String(), nullable=False),
        sa.Column("rules_version", sa.String(), nullable=False),
        sa.Column("head", sa.JSON(), nullable=False),
        sa.Column("sources", sa.JSON(), nullable=False),
        sa.Column("ships", sa.JSON(), nullable=False),
        sa.Column("carried", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", sa.String(), nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["campaign"],
            ["campaign.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("battle", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_battle_campaign"), ["campaign"], unique=False)


def _fleet() -> None:
    op.create_table(
        "fleet",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("campaign", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("at", sa.String(), nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["campaign"],
            ["campaign.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("fleet", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_fleet_campaign"), ["campaign"], unique=False)


def _campaignship() -> None:
    op.create_table(
        "campaignship",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("fleet", sa.String(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("ship", sa.JSON(), nullable=False),
        sa.Column("carry", sa.JSON(), nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["fleet"],
            ["fleet.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("campaignship", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_campaignship_fleet"), ["fleet"], unique=False)


def _feed() -> None:
    op.create_table(
        "feed",
        sa.Column("battle", sa.String(), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.Column("at", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["battle"],
            ["battle.id"],
        ),
        sa.PrimaryKeyConstraint("battle", "seq"),
        sqlite_with_rowid=False,
    )


def _line() -> None:
    op.create_table(
        "line",
        sa.Column("battle", sa.String(), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.Column("by", sa.String(), nullable=True),
        sa.Column("at", sa.String(), nullable=False),
        sa.Column("rules_version", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["battle"],
            ["battle.id"],
        ),
        sa.PrimaryKeyConstraint("battle", "n"),
        sqlite_with_rowid=False,
    )


def _pending() -> None:
    op.create_table(
        "pending",
        sa.Column("battle", sa.String(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.Column("by", sa.String(), nullable=True),
        sa.Column("at", sa.String(), nullable=False),
        sa.Column("rules_version", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["battle"],
            ["battle.id"],
        ),
        sa.PrimaryKeyConstraint("battle"),
        sqlite_with_rowid=False,
    )


def _throw() -> None:
    op.create_table(
        "throw",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("battle", sa.String(), nullable=True),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("sides", sa.Integer(), nullable=False),
        sa.Column("face", sa.Integer(), nullable=False),
        sa.Column("source", sa.String(), nullable=False),
        sa.Column("by", sa.String(), nullable=True),
        sa.Column("at", sa.String(), nullable=False),
        sa.Column("event", sa.String(), nullable=True),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("reason", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(
            ["battle"],
            ["battle.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("throw", schema=None) as batch_op:
        batch_op.create_index("throw_battle", ["battle", "place"], unique=False)
        batch_op.create_index("throw_die", ["source", "sides"], unique=False)


def _token() -> None:
    op.create_table(
        "token",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("digest", sa.String(), nullable=True),
        sa.Column("code", sa.String(), nullable=True),
        sa.Column("role", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=True),
        sa.Column("battle", sa.String(), nullable=True),
        sa.Column("side", sa.String(), nullable=True),
        sa.Column("may", sa.JSON(), nullable=False),
        sa.Column("seat", sa.String(), nullable=True),
        sa.Column("at", sa.String(), nullable=False),
        sa.Column("revoked", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["battle"],
            ["battle.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("token", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_token_code"), ["code"], unique=True)
        batch_op.create_index(batch_op.f("ix_token_digest"), ["digest"], unique=True)
