"""Refusals that several commands share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from timonier.kernel.refusals import Refusal, hard, soft
from timonier.rulesets.trireme.state import Battle

GM = "TR-GM-4"
"""The rule against orders that mean nothing."""


def parties(battle: Battle, order: Any) -> Iterator[Refusal]:
    """Yield what is wrong with the ship of an order, and with its target where it has one.

    Rules: TR-GM-4.  Refuses: unknown_ship, ship_out, target_out, self_target.
    """
    named = {field: getattr(order, field) for field in ("ship", "target") if hasattr(order, field)}
    for field, ship in named.items():
        if ship not in battle.ships:
            yield hard("unknown_ship", GM, field, ship=ship)
    for field, ship in named.items():
        if not battle.ships[ship].in_play:
            yield hard(f"{field}_out", GM, field, **{field: ship})
    if named["ship"] == named.get("target"):
        yield hard("self_target", GM, "target", ship=order.ship)


def over(battle: Battle) -> Iterator[Refusal]:
    """Yield the refusal of a battle that is over.  Rules: TR-GM-3.  Refuses: battle_over."""
    if battle.over:
        yield soft("battle_over", "TR-GM-3")


def in_step(battle: Battle, step: str) -> Iterator[Refusal]:
    """Yield the refusals of an order outside its *step*.

    Rules: TR-TURN-3, TR-GM-3.  Refuses: battle_over, wrong_step.
    """
    yield from over(battle)
    if battle.step != step:
        yield soft("wrong_step", "TR-TURN-3", None, step=battle.step)
