"""The options of a battle."""

from __future__ import annotations

from timonier.kernel.ruleset import Option

OPTIONS = (
    Option("automatic_fire", ("self", "by_order"), "self", "BR-AUTO-5"),
    Option("fire_or_boarding", ("ship", "side"), "ship", "BR-BOARD-9"),
    Option("fire_into_boarding", (True, False), True, "BR-FIRE-13"),
    Option("locked_ships_fire", ("never", "automatic"), "never", "BR-FIRE-14"),
    Option("edge_line", ("both", "either"), "both", "BR-FIRE-6"),
    Option("fort_value", ("fire", "combat"), "fire", "BR-FORT-2"),
    Option("sailing", ("house", "free"), "house", "BR-MOVE-8"),
    Option("wind_shifts", (True, False), True, "BR-WIND-4"),
    Option("prize_value", ("printed", "current"), "printed", "BR-SCORE-3"),
    Option("last_round", (), 0, "BR-TURN-6", low=0, high=99),
)
