"""What a set-up may say of purses and options, and what a side has spent.  Rules: MC-SHOP-1 to MC-SHOP-5."""

from __future__ import annotations

from collections.abc import Iterator

from timonier.kernel.forms import Entry, Form
from timonier.kernel.ruleset import Account
from timonier.kernel.tables import Tables
from timonier.rulesets.mortecouille.accounts import spent, verdict
from timonier.rulesets.mortecouille.state import Battle


def form(tables: Tables) -> Form:
    """Return the fields of a set-up; the shop is that of *tables*."""
    shop = tuple(tables["shop"])
    shared = tuple(option for option in shop if tables["shop"][option]["fleet"] is not None)
    return Form(
        ship=(Entry("options", "counts", 1, words=shop),),
        side=(
            Entry("budget", "whole", nullable=True),
            Entry("fleet_options", "words", words=shared, domain="options"),
        ),
    )


def accounts(battle: Battle) -> Iterator[Account]:
    """Yield what each side has spent of its purse.  Rules: MC-SHOP-1, MC-SHOP-5."""
    for key, side in battle.sides.items():
        over = verdict(battle, key) == "overspent"
        yield Account(key, None, "money", spent(battle, key), side.budget, over)
