"""Complaint 16: one export of every kind of every released format still imports, and means what it meant."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.make_exports import exports
from tests.api.setups import ok, order
from timonier.registry import adjudicate

FOLDER = Path(__file__).resolve().parents[1] / "fixtures" / "exports"
FILES = sorted(FOLDER.glob("*/*.json"))
API = "/api/v1"


def shape(value: Any) -> Any:
    """Return what an export consists of: the keys at every level."""
    if isinstance(value, dict):
        return {key: shape(item) for key, item in value.items()}
    return sorted({json.dumps(shape(item)) for item in value}) if isinstance(value, list) else None


def plain(record: Any) -> Any:
    """Return a record without what another version may say otherwise."""
    return {key: value for key, value in record.items() if key != "rules_version"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_an_export_imports_and_goes_out_again(gm: FlaskClient, file: Path) -> None:
    data = json.loads(file.read_text("utf-8"))
    if file.stem == "campaign":
        made = ok(gm.post(f"{API}/campaigns/import", json=data), 201)
        again = ok(gm.get(f"{API}/campaigns/{made['id']}/record"))
        assert [plain(battle.pop("record")) for battle in again["battles"]] == [
            plain(battle.pop("record")) for battle in data["battles"]
        ]
        assert again == data
    else:
        made = ok(gm.post(f"{API}/battles/import", json=data), 201)
        assert made["refused"] == []
        assert plain(ok(gm.get(f"{API}/battles/{made['id']}/record"))) == plain(data)
        assert adjudicate(data)["state"] == made["state"]
        assert (made["pending"] is not None) == file.stem.startswith("pending")


def test_every_kind_is_kept_for_every_format(gm: FlaskClient) -> None:
    kinds = set(exports(gm))
    folders = [folder for folder in FOLDER.iterdir() if folder.is_dir()]
    assert folders
    assert all({file.stem for file in folder.glob("*.json")} == kinds for folder in folders)


def test_the_newest_folder_is_what_this_version_writes(gm: FlaskClient) -> None:
    """Where this fails the format has changed: keep the old folder and make a new one."""
    newest = max(FOLDER.iterdir(), key=lambda path: path.name if path.is_dir() else "")
    for name, data in exports(gm).items():
        kept = json.loads((newest / f"{name}.json").read_text("utf-8"))
        assert shape(kept) == shape(data), name


def test_an_imported_campaign_goes_on_where_it_stood(gm: FlaskClient) -> None:
    """Its second battle holds the ships; undo of the first one's end is refused until that is gone."""
    data = json.loads((FOLDER / "0.1" / "campaign.json").read_text("utf-8"))
    for _ in range(2):
        made = ok(gm.post(f"{API}/campaigns/import", json=data), 201)
    red = made["fleets"][0]["ships"][0]
    assert red["id"] == "murene-2" and red["carry"] == [{"field": "brawn", "value": 1}]
    shown = ok(gm.get(f"{API}/battles"))["battles"]
    second, first = (one["id"] for one in shown if one["campaign"] == made["id"])
    assert red["in_battle"] == second
    assert gm.post(f"{API}/battles/{first}/undo").json["code"] == "ship_changed"
    assert gm.delete(f"{API}/battles/{second}").status_code == 204
    ok(gm.post(f"{API}/battles/{first}/undo"))
    assert ok(gm.get(f"{API}/ships/murene-2"))["carry"] == []
    ok(gm.post(f"{API}/battles/{first}/redo"))
    ok(gm.post(f"{API}/battles/{second}/restore"))
    ok(order(gm, f"{API}/battles/{second}", type="conclude"), 201)
    assert ok(gm.get(f"{API}/ships/murene-2"))["carry"] == [{"field": "brawn", "value": 1}]


@pytest.mark.parametrize(
    ("pointer", "value"),
    [
        ("/format", "x"),
        ("/ruleset", "ludo"),
        ("/ruleset", []),
        ("/name", ""),
        ("/fleets", {}),
        ("/fleets/0", 3),
        ("/fleets/0/name", 3),
        ("/fleets/0/ships/0/id", "A B"),
        ("/fleets/0/ships/0/ship", None),
        ("/fleets/0/ships/0/ship/name", None),
        ("/fleets/0/ships/0/carry", [3]),
        ("/battles/0/ships", {"a": "b"}),
        ("/battles/0/carried/ships", {}),
        ("/battles/0/record/setup", 3),
        ("/battles/0/record/entries/0/by", 3),
    ],
)
def test_a_fault_of_a_campaign_s_file_is_pointed_to_and_leaves_nothing(
    gm: FlaskClient, pointer: str, value: Any
) -> None:
    data = json.loads((FOLDER / "0.1" / "campaign.json").read_text("utf-8"))
    *way, last = pointer.strip("/").split("/")
    target = data
    for key in way:
        target = target[int(key)] if isinstance(target, list) else target[key]
    target[int(last) if isinstance(target, list) else last] = value
    answer = gm.post(f"{API}/campaigns/import", json=data)
    assert answer.status_code == 422, answer.get_data(as_text=True)
    (found,) = answer.json["errors"]
    assert pointer.startswith(found) and len(found) > len(pointer) - 8
    assert ok(gm.get(f"{API}/campaigns")) == [] and ok(gm.get(f"{API}/battles"))["total"] == 0
