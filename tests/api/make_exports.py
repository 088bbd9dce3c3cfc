"""Makes one export of every kind: `python -m tests.api.make_exports FOLDER`, in the repository's root."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from flask.testing import FlaskClient

from tests.api.conftest import close_app, open_app
from tests.api.setups import SIDES, WIND, battle, begin_round, decree, ok, order
from tests.conftest import ship

API = "/api/v1"


def exports(gm: FlaskClient) -> dict[str, Any]:
    """Return one export of every kind by its name."""
    return {
        "battle": _record(gm, _mended(gm)),
        "pending": _record(gm, _half_thrown(gm)),
        "pending-amend": _record(gm, _half_amended(gm)),
        "campaign": _campaign(gm),
    }


def _record(gm: FlaskClient, path: str) -> Any:
    return ok(gm.get(f"{path}/record"))


def _mended(gm: FlaskClient) -> str:
    """Return a battle with every kind of entry: undone, redone, amended, cancelled, overruled, concluded."""
    path = battle(gm, title="Réparée")
    begin_round(gm, path)
    entry = decree(gm, path, "a", "brawn", 1)["entry"]
    ok(order(gm, path, type="note", text="À l'abordage", public=True), 201)
    ok(gm.post(f"{path}/undo"))
    ok(gm.post(f"{path}/redo"))
    ok(gm.post(f"{path}/undo", json={"to": 0}))
    awaited = ok(order(gm, path, type="next"), 202)["pending"]["rolls"][0]
    ok(gm.put(f"{path}/rolls/{awaited['roll_id']}", json={"source": "offered"}), 202)
    ok(gm.delete(f"{path}/rolls/{awaited['roll_id']}"))
    awaited = ok(order(gm, path, type="next"), 202)["pending"]["rolls"][0]
    body = {"faces": [9] * awaited["missing"], "source": "hand", "rethrow": "un dé était tombé"}
    answer = gm.put(f"{path}/rolls/{awaited['roll_id']}", json=body).json
    while "pending" in answer:
        url = f"{path}/rolls/{answer['pending']['rolls'][0]['roll_id']}"
        answer = gm.put(url, json={"source": "software", "rethrow": "de même"}).json
    entry = decree(gm, path, "a", "wits", 1)["entry"]
    other = {"type": "adjust", "ship": "a", "field": "wits", "value": 2, "reason": "mal lu"}
    ok(gm.post(f"{path}/amend", json={"entry": entry, "command": other, "reason": "mal lu"}))
    ok(order(gm, path, type="conclude"), 201)
    return path


def _half_thrown(gm: FlaskClient) -> str:
    path = battle(gm, title="À moitié lancée")
    decree(gm, path, "a", "panache", 3)
    roll = ok(order(gm, path, type="next"), 202)["pending"]["rolls"][0]
    ok(gm.put(f"{path}/rolls/{roll['roll_id']}", json={"faces": [7], "source": "hand"}), 202)
    ok(gm.post(f"{path}/tray", json={"faces": [4, 9], "sides": 10, "source": "tower"}), 201)
    ok(gm.patch(path, json={"sources": {"blue": "tower"}}))
    return path


def _half_amended(gm: FlaskClient) -> str:
    path = battle(gm, title="Correction en attente")
    entry = decree(gm, path, "a", "panache", 1)["entry"]
    begin_round(gm, path)
    more = {"type": "adjust", "ship": "a", "field": "panache", "value": 3, "reason": "mal lu"}
    ok(gm.post(f"{path}/amend", json={"entry": entry, "command": more, "reason": "mal lu"}), 202)
    return path


def _campaign(gm: FlaskClient) -> Any:
    made = ok(gm.post(f"{API}/campaigns", json={"name": "Caraïbe", "ruleset": "seventh-sea"}), 201)["id"]
    for name, key in (("Rouges", "murene"), ("Bleus", "sirene")):
        fleet = ok(gm.post(f"{API}/campaigns/{made}/fleets", json={"name": name}), 201)["id"]
        ok(gm.post(f"{API}/fleets/{fleet}/ships", json=ship(key, "red")), 201)
    sides = [{**side, "ships": [key]} for side, key in zip(SIDES, ("murene", "sirene"), strict=True)]
    body = {"campaign": made, "title": "Combat", "setup": {"sides": sides, "wind": WIND}}
    path = f"{API}/battles/{ok(gm.post(f'{API}/battles', json=body), 201)['id']}"
    decree(gm, path, "murene", "brawn", 1)
    ok(order(gm, path, type="conclude"), 201)
    ok(gm.post(f"{API}/battles", json=body), 201)
    return ok(gm.get(f"{API}/campaigns/{made}/record"))


def main(folder: Path) -> None:
    """Write the exports into *folder*."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        app = open_app(Path(place))
        for name, data in exports(app.test_client()).items():
            text = json.dumps(data, ensure_ascii=False, indent=1)
            (folder / f"{name}.json").write_text(text + "\n", "utf-8")
        close_app(app)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
