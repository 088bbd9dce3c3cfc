"""What the other sides are not shown, and until when."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.rulesets.mortecouille.table import Table, ship
from timonier.kernel import events, texts, veils
from timonier.kernel.engine import Done
from timonier.kernel.ruleset import GM, Viewer
from timonier.rulesets.mortecouille import RULESET

RED, BLUE, DISPLAY = Viewer("player", "red"), Viewer("player", "blue"), Viewer("display")
OF_SHIPS = {"options", "equipment", "cost", "normal_damage", "burst_damage"}
OF_SIDES = {"budget", "fleet_options", "spent", "left", "account"}


def shown(at: Table, viewer: Viewer, kind: str, **fields: Any) -> list[dict[str, Any]]:
    """Return the events of an order that a viewer is told of."""
    outcome = at.run(kind, (), **fields)
    assert isinstance(outcome, Done), outcome
    told = [events.dump(event) for event in outcome.events]
    seen = [veils.event_for(RULESET, at.battle, event, viewer) for event in told]
    return [dict(event) for event in seen if event is not None]


@pytest.mark.parametrize("viewer", [RED, DISPLAY])
def test_the_state_hides_what_others_bought(viewer: Viewer) -> None:
    """MC-SHOP-5."""
    at = Table(ship("a", options={"sails": 1}), ship("b", options={"siren": 1}))
    whole, seen = at.state(), at.state(viewer)
    assert whole["ships"]["b"].keys() - seen["ships"]["b"].keys() == OF_SHIPS
    assert whole["sides"]["blue"].keys() - seen["sides"]["blue"].keys() == OF_SIDES
    assert (seen["ships"]["a"] == whole["ships"]["a"]) is (viewer is RED)
    assert "siren" not in json.dumps({**seen, "options": {}})


def test_nothing_is_secret_after_the_end_or_where_the_table_plays_openly() -> None:
    """MC-SHOP-5."""
    at = Table(options={"secret_fleets": False})
    assert at.state(DISPLAY) == at.state()
    at = Table()
    at.order("conclude")
    assert at.state(DISPLAY) == at.state()


def test_purchases_accounts_and_rulings_on_them_are_not_told() -> None:
    """MC-SHOP-5."""
    bands = [{"id": "red", "name": "R", "budget": 10000}, {"id": "blue", "name": "B"}]
    purchase: dict[str, Any] = {"kind": "buy", "ship": "a", "option": "sails", "overrule": True}
    for viewer, kinds in ((GM, 3), (RED, 2), (BLUE, 0), (DISPLAY, 0)):
        assert len(shown(Table(sides=bands), viewer, **purchase)) == kinds
    for viewer, kinds in ((GM, 2), (RED, 1), (BLUE, 1), (DISPLAY, 0)):
        assert len(shown(Table(), viewer, "audit")) == kinds
    assert [event["type"] for event in shown(Table(), DISPLAY, "conclude")] == ["fleet_audited"] * 2 + [
        "concluded"
    ]


def test_a_newcomer_and_a_decree_keep_their_options_to_themselves() -> None:
    """MC-SHOP-5."""
    newcomer = {"id": "c", "name": "C", "side": "red", "type": "vert-small", "options": {"siren": 1}}
    (added,) = shown(Table(), BLUE, "add_ship", ship=newcomer)
    assert not OF_SHIPS & added["sheet"].keys()
    assert "siren" not in json.dumps(added)
    (added,) = shown(Table(), RED, "add_ship", ship=newcomer)
    assert added["sheet"]["options"] == {"siren": 1}
    for field, value in (("options", {"siren": 1}), ("cost", 5), ("normal_damage", 5), ("burst_damage", 5)):
        assert shown(Table(), BLUE, "adjust", ship="a", field=field, value=value) == []
    (open_one,) = shown(Table(), BLUE, "adjust", ship="a", field="hull", value=5, reason="?")
    assert open_one == {"type": "adjusted", "ship": "a", "field": "hull", "value": 5, "reason": None}


def test_the_board_shows_no_secret_row() -> None:
    """MC-SHOP-5."""
    at = Table(ship("a"), ship("b", options={"siren": 1}))
    words = texts.words(RULESET.package, "fr")
    for viewer, hidden in ((GM, False), (BLUE, False), (RED, True), (DISPLAY, True)):
        ships = {one["id"]: one for one in veils.board_for(RULESET, at.battle, viewer, words)["ships"]}
        fields = {row["field"] for group in ships["b"]["sheet"] for row in group["rows"]}
        assert fields.isdisjoint(OF_SHIPS) is hidden
        assert ("Sirène" in json.dumps(ships["b"], ensure_ascii=False)) is not hidden


def test_the_board_names_no_ship_under_a_veil() -> None:
    at = Table(ship("a", name="Xyzzy"), ship("b"))
    at.decree("b", ignited_by=["a"], lit_by=["a"])
    at.decree("a", veil="whole")
    words = texts.words(RULESET.package, "fr")
    for viewer, named in ((GM, True), (BLUE, False), (DISPLAY, False)):
        assert ("Xyzzy" in json.dumps(veils.board_for(RULESET, at.battle, viewer, words))) is named
