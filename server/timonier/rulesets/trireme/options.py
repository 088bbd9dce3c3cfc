"""The switches of a battle: where the rules allow two readings, and a few house rules."""

from __future__ import annotations

from timonier.kernel.ruleset import Option

OPTIONS = (
    Option("first_player", ("battle", "turn"), "battle", "TR-TURN-2"),
    Option("speeds", ("two", "three"), "two", "TR-MOVE-4"),
    Option("full_turns", ("spaced", "one"), "spaced", "TR-FULL-2"),
    Option("backing", ("step", "whole"), "step", "TR-BACK-1"),
    Option("faster", ("points", "pace"), "points", "TR-RAM-5"),
    Option("ram_parity", ("total", "difference"), "total", "TR-RAM-7"),
    Option("ram_order", ("in_order", "at_once"), "in_order", "TR-RAM-8"),
    Option("first_fight", ("always", "choice"), "always", "TR-FIGHT-1"),
    Option("assailant", ("grappler", "stronger"), "grappler", "TR-FIGHT-5"),
    Option("repair", ("must", "may"), "must", "TR-REP-1"),
    Option("half_boarding", ("exact", "down"), "exact", "TR-DMG-2"),
    Option("victory", ("size", "ships"), "size", "TR-VICT-1"),
    Option("calm", (True, False), False, "TR-WIND-2"),
)
