"""The options of a battle: values, default and rule."""

from __future__ import annotations

from timonier.kernel.ruleset import Option

OPTIONS = (
    Option("edition", ("aid", "book"), "aid", "TT-GEN-1"),
    Option("scale", (), 0, "TT-FLEET-1", low=0),
    Option("fire_order", ("ship", "part"), "ship", "TT-TORP-4"),
    Option("split_fire", (True, False), True, "TT-FIRE-2"),
    Option("reload_when", ("not_full", "empty"), "not_full", "TT-TORP-3"),
    Option("turret_targets", ("light", "any"), "light", "TT-TURRET-2"),
    Option("turret_hits", ("absorb", "bounce"), "absorb", "TT-TURRET-5"),
    Option("turret_extra", ("chain", "once"), "chain", "TT-TURRET-4"),
    Option("turret_screen", ("own", "escort"), "own", "TT-TURRET-6"),
    Option("burning_modules", ("named", "all"), "named", "TT-MOD-3"),
    Option("energy_stack", ("one", "each"), "one", "TT-ACT-9"),
    Option("wounded_work", (True, False), False, "TT-MOD-2"),
    Option("second_wound", ("dies", "stays"), "dies", "TT-CRIT-3"),
)
