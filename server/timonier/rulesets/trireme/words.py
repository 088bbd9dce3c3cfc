"""The words of the game that stand in orders, states and tables, each list in its order."""

from __future__ import annotations

SPEEDS = ("normal", "cruise", "full")
STEPS = ("ahead", "port", "starboard", "back", "back_port", "back_starboard")
TURNING = ("port", "starboard", "back_port", "back_starboard")
BACKING = ("back", "back_port", "back_starboard")
ASPECTS = ("bow", "bow_beam", "quarter_beam", "stern")
RAKED = ("bow_beam", "quarter_beam")
CREWS = ("expert", "average", "novice", "slave")
FLAGS = ("sail", "merchant", "veneti", "lembus", "saxon", "sedekieres")
DAMAGES = ("none", "crippled", "partial", "permanent")
STATUSES = ("afloat", "sunk", "fled", "captured")
FORCES = ("breeze", "calm")
ROUND = ("repairs", "first_moves", "second_moves", "ramming", "boarding", "cutting")
MOVES = ("first_moves", "second_moves")
GAUGES = ("movement", "boarding")
REPAIRS = {"permanent": "permanent", "partial": "partial", "repaired": "none"}
