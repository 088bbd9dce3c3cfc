"""``note``: something for the log."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from timonier.kernel import common
from timonier.kernel.codec import Faults
from timonier.kernel.refusals import Refusal
from timonier.rulesets.broadsides.checks import loaded
from timonier.rulesets.broadsides.state import Battle


def checks(battle: Battle, order: common.Note, faults: Faults) -> Iterator[Refusal]:
    """Say why there is nothing to note, which the end of the battle is no reason for.

    Rules: BR-GM-2, BR-SCORE-2.  Refuses: bad_value.
    """
    yield from loaded(faults)


NOTE = replace(common.note("BR-GM-2"), checks=checks)
