"""A link to the tower that a word names: ``auto``, ``simulated``, a port or the URL of one."""

from __future__ import annotations

from collections.abc import Callable

from timonier.tower.happenings import Happening
from timonier.tower.link import Link, open_serial
from timonier.tower.ports import SIMULATED, Memory, candidates
from timonier.tower.simulated import SimulatedPort, SimulatedTower


def link_to(spec: str, memory: Memory, tell: Callable[[Happening], None]) -> Link:
    """Return a link, not yet started, to the tower that *spec* names."""
    if spec == SIMULATED:
        tower = SimulatedTower()
        return Link(lambda: [SIMULATED], tell, opener=lambda name: SimulatedPort(tower))
    return Link(candidates(spec, memory), tell, opener=open_serial)
