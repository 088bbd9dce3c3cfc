"""Where dice were thrown, as it is kept and as it is told.

What a simulated tower throws is told as a tower's, with a mark, and is kept apart: it says nothing about a
real tower's dice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

TOWER, SIMULATED = "tower", "simulated"
TOWERS = (TOWER, SIMULATED)
"""Sources as they are kept of what towers throw."""


def told(kept: str | None) -> dict[str, Any]:
    """Return where a die was thrown as it is told."""
    return {"source": TOWER, "simulated": True} if kept == SIMULATED else {"source": kept}


def kept(die: Mapping[str, Any], default: str = "hand") -> str:
    """Return where a die that was told of was thrown, as it is kept."""
    source = str(die.get("source") or default)
    return SIMULATED if source == TOWER and die.get("simulated") is True else source
