"""The options of a battle.  Those that the source only proposes are all off in ``by_the_book``."""

from __future__ import annotations

from timonier.kernel.ruleset import Option

_ON_OFF = (True, False)


def _flag(name: str, rule: str) -> Option:
    return Option(name, _ON_OFF, True, rule)


OPTIONS: tuple[Option, ...] = (
    Option("turn_cost", ("resolve_sum", "one_die"), "resolve_sum", "7S-HELM-1"),
    _flag("turn_per_hex", "7S-HELM-3"),
    Option("turn_and_move", ("apart", "together"), "apart", "7S-HELM-5"),
    Option("inertia", ("resolve", "capped", "off"), "resolve", "7S-MOVE-4"),
    Option("limit_per", ("phase", "round"), "phase", "7S-MOVE-5"),
    _flag("speeds", "7S-SAIL-1"),
    _flag("wind", "7S-WIND-1"),
    _flag("drift", "7S-DRIFT-1"),
    _flag("wind_change", "7S-WIND-9"),
    Option("wind_threshold", (0, 2, 3, 4, 5, 6, 7, 8, 9, 10), 0, "7S-WIND-9"),
    Option("wind_shift_table", ("restored", "literal"), "restored", "7S-WIND-10"),
    _flag("red_hot", "7S-GUN-9"),
    _flag("ranges", "7S-GUN-10"),
    _flag("arcs", "7S-GUN-12"),
    Option("ship_hexes", (2, 1), 2, "T-ARC"),
    Option("arc_rest", ("none", "half"), "none", "T-ARC"),
    _flag("aimed_shots", "7S-AIM-1"),
    _flag("musketry", "7S-MUSK-1"),
    Option("musket_range", (), 2, "7S-MUSK-2", low=1, high=10),
    Option("salvos", ("per_action", "once"), "per_action", "7S-GUN-14"),
    Option("wound_check", ("resolve", "brawn"), "resolve", "7S-GUN-3"),
    Option("wound_tn", ("total", "hit"), "total", "7S-GUN-3"),
    Option("sink_threshold", ("current", "initial"), "current", "7S-SINK-1"),
    Option("sinking", ("countdown", "table"), "countdown", "7S-SINK-2"),
    _flag("forts", "7S-FORT-1"),
    Option("fort_range", ("extended", "same"), "extended", "7S-FORT-2"),
    Option("ship_points", (0, 10, 15, 20, 25, 30, 35, 40, 45, 50), 0, "7S-SHIP-5"),
    Option("unskilled", ("plain", "core"), "plain", "7S-DICE-8"),
)

PROPOSALS = (
    "turn_per_hex",
    "speeds",
    "wind",
    "drift",
    "wind_change",
    "red_hot",
    "ranges",
    "arcs",
    "aimed_shots",
    "musketry",
    "forts",
)

PRESETS = {"default": {}, "by_the_book": {name: False for name in PROPOSALS}}
