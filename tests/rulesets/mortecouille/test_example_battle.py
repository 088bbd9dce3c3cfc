"""The whole battle in ``examples/`` plays to its end as it says it does."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.rulesets.mortecouille.table import RULESETS
from timonier.kernel.adjudicate import adjudicate, differences
from timonier.rulesets.mortecouille import RULESET

EXAMPLES = Path(__file__).resolve().parents[3] / "examples"


def load(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((EXAMPLES / name).read_text("utf-8"))
    return found


def test_the_battle_goes_as_its_record_expects() -> None:
    record = load("mortecouille-battle.json")
    result = adjudicate(record, RULESETS)
    assert differences(record, result) == []
    assert not any(entry["pending"] for entry in result["entries"])


def test_the_battle_is_long_and_played_to_its_end() -> None:
    record = load("mortecouille-battle.json")
    result = adjudicate(record, RULESETS)
    played = [entry for entry in result["entries"] if entry["events"]]
    assert result["state"]["over"]
    assert result["state"]["round"] >= 6
    assert len(played) >= 60
    assert min(side["afloat"] for side in result["state"]["sides"].values()) == 0


def test_the_battle_shows_every_order_and_most_of_what_can_happen() -> None:
    record = load("mortecouille-battle.json")
    told = adjudicate(record, RULESETS)["entries"]
    pairs = list(zip(record["entries"], told, strict=True))
    given = {entry["command"]["type"] for entry, got in pairs if "command" in entry and not got["refused"]}
    seen = {event["type"] for got in told for event in got["events"]}
    assert given == set(RULESET.commands)
    assert len(seen) >= 0.7 * len(RULESET.events)


def test_the_battle_holds_an_undo_an_amend_and_an_overrule() -> None:
    entries = load("mortecouille-battle.json")["entries"]
    assert any("undo" in entry for entry in entries)
    assert any("amend" in entry for entry in entries)
    assert any(entry.get("command", {}).get("overrule") for entry in entries)


def test_the_ready_set_up_spends_its_purses_and_can_begin() -> None:
    record = load("mortecouille-fleets.json")
    record["entries"] = [{"command": {"type": "next"}}]
    result = adjudicate(record, RULESETS)
    assert result["entries"][0]["refused"] is None
    assert {side["account"] for side in result["state"]["sides"].values()} == {"fair"}
