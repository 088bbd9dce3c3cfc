"""The rule sets there are: our own five from a list, strangers' from the entry points ``timonier.rulesets``.

Alone imports rule sets; whoever needs one asks here.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from timonier.kernel import adjudicate as adjudication
from timonier.kernel.ruleset import Ruleset

BUILTIN = (
    "timonier.rulesets.seventh_sea",
    "timonier.rulesets.mortecouille",
    "timonier.rulesets.trireme",
    "timonier.rulesets.tartare",
    "timonier.rulesets.broadsides",
)
"""Packages with a ``RULESET``, in the order in which they are shown."""

GROUP = "timonier.rulesets"
"""Entry points of this group are strangers' rule sets; one that takes a built-in's id is left out."""


@cache
def rulesets() -> dict[str, Ruleset]:
    """Return all rule sets by id, the built-in ones first."""
    found: dict[str, Ruleset] = {}
    for package in BUILTIN:
        ruleset: Ruleset = importlib.import_module(package).RULESET
        found[ruleset.id] = ruleset
    for point in entry_points(group=GROUP):
        stranger: Ruleset = point.load()
        found.setdefault(stranger.id, stranger)
    return found


def ruleset(key: str) -> Ruleset:
    """Return the rule set *key*.  Raises KeyError."""
    return rulesets()[key]


def adjudicate(
    record: object, overrides: Mapping[str, Any] | None = None, lang: str = "fr"
) -> dict[str, Any]:
    """Replay *record* with the rule sets there are; see :func:`timonier.kernel.adjudicate.adjudicate`."""
    return adjudication.adjudicate(record, rulesets(), overrides, lang)
