"""What a ship can be ordered now: what is said to be impossible is, and what was carried out was not."""

from __future__ import annotations

from tests.contract.games import every_vector, orders, ruleset_of
from timonier.api.commands import GMS_OWN
from timonier.kernel.engine import Refused
from timonier.kernel.trying import refusal_of_any

BESIDES = ("overrule", "interrupt", "spend", "crew", "wounded", "energy")
"""With these an order goes past what stands in its way when it is given as it usually is."""


@every_vector
def test_an_order_that_is_carried_out_is_one_that_could_be_given(vector: str) -> None:
    ruleset = ruleset_of(vector)
    for played in orders(vector):
        command = played.command
        ship = command.get("ship") or (command.get("ships") or [None])[0]
        if isinstance(played.outcome, Refused) or ship is None or command["type"] in GMS_OWN:
            continue
        if any(command.get(name) for name in BESIDES):
            continue
        others = [other for other in played.before.ships if other != ship]
        refusal = refusal_of_any(ruleset, played.before, command["type"], ship, others)
        assert refusal is None, (command, refusal)
