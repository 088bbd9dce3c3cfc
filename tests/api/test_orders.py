"""`/battles/{id}/orders`: what can never be given now says why, however it would be filled in."""

from __future__ import annotations

from flask.testing import FlaskClient

from tests.api.setups import battle, begin_round, decree, ok, order, setup
from tests.conftest import ship


def refused(gm: FlaskClient, path: str, who: str = "a") -> dict[str, str | None]:
    """Return by order the code of what stands in its way."""
    told = ok(gm.get(f"{path}/orders?ship={who}"))
    return {order["type"]: order["refusal"] and order["refusal"]["code"] for order in told}


def in_a_phase(gm: FlaskClient, path: str) -> None:
    """Go on until the ships can act."""
    begin_round(gm, path)
    while not any(ship["acting"] for ship in ok(gm.get(path))["board"]["ships"]):
        ok(order(gm, path, type="next"), 201)


def test_a_grappled_ship_cannot_ram_whatever_else_is_filled_in(gm: FlaskClient) -> None:
    path = battle(gm)
    in_a_phase(gm, path)
    assert (refused(gm, path)["move"], refused(gm, path)["ram"]) == (None, None)
    decree(gm, path, "a", "grappled", ["b"])
    assert refused(gm, path)["move"] is not None
    ram = ok(order(gm, path, type="ram", ship="a", target="b", hexes=1), 422)
    assert refused(gm, path)["ram"] == ram["code"]


def test_another_way_of_the_same_order_counts(gm: FlaskClient) -> None:
    """By inertia ships collide at the start of a round, where none sails into another."""
    path = battle(gm)
    begin_round(gm, path)
    assert refused(gm, path)["move"] == "wrong_step"
    assert refused(gm, path)["ram"] is None


def test_an_order_that_no_other_ship_is_left_for_says_why(gm: FlaskClient) -> None:
    ships = [ship("a", "red"), ship("b", "blue"), ship("c", "red")]
    path = battle(gm, setup={**setup(), "ships": ships})
    in_a_phase(gm, path)
    assert refused(gm, path)["fire"] is None
    ok(order(gm, path, type="remove_ship", ship="b", reason="fled"), 201)
    assert refused(gm, path)["fire"] is not None
