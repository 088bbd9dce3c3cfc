"""The house rules of a battle."""

from __future__ import annotations

from timonier.kernel.ruleset import Option

OPTIONS = (
    Option("spend_all", (True, False), True, "MC-SHOP-4"),
    Option("shop_limits", ("house", "off"), "house", "MC-SHOP-3"),
    Option("hull_levels", ("stack", "single"), "stack", "MC-SHOP-7"),
    Option("idle", ("declared", "strict"), "declared", "MC-TURN-4"),
    Option("squares_per_advance", ("paid", "one"), "paid", "MC-MOVE-2"),
    Option("big_half_turn", (4, 2), 4, "MC-MOVE-5"),
    Option("catapult_action", ("free", "attack"), "free", "MC-CATA-1"),
    Option("relight", ("any", "same"), "any", "MC-BLAZE-7"),
    Option("ride_over", ("sunk", "capsized"), "sunk", "MC-RAM-5"),
    Option("secret_fleets", (True, False), True, "MC-SHOP-5"),
)
