"""Previews read line by line, and ends of orders counted, for the tests of odds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from timonier.kernel import events, odds
from timonier.kernel.engine import Done
from timonier.kernel.preview import Chance, Fact, preview
from timonier.kernel.refusals import Refusal
from timonier.kernel.ruleset import Ruleset

Lines = dict[str, Any]


def look(ruleset: Ruleset, battle: Any, command: dict[str, Any]) -> tuple[Refusal | None, Lines]:
    """Return the refusal and the lines of a preview by id: chances, facts, and distributions."""
    found, told = preview(ruleset, battle, command), Lines()
    for line in found.lines:
        name = ".".join(str(part) for part in (line.id, line.ship, line.other, line.key) if part is not None)
        told[name] = (
            line.p if isinstance(line, Chance) else line.value if isinstance(line, Fact) else line.spread
        )
    return found.refusal, told


def counted(ruleset: Ruleset, battle: Any, command: dict[str, Any], holds: Callable[[Done], bool]) -> float:
    """Return how likely an end of an order is for which *holds* is true, every end looked at."""
    found = 0.0
    for branch in odds.explore(ruleset, battle, command):
        assert isinstance(branch.outcome, Done), branch.outcome
        found += branch.weight if holds(branch.outcome) else 0.0
    return found


def kinds(end: Done) -> list[str]:
    """Return the types of the events of an end."""
    return [events.type_of(type(event)) for event in end.events]
