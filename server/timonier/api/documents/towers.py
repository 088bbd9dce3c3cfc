"""What the routes of dice towers take and answer."""

from __future__ import annotations

from timonier.api.documents.operations import API, HIDDEN, Operation
from timonier.api.documents.schemas import (
    COUNT,
    FACES,
    FREE,
    TEXT,
    TEXT_OR_NONE,
    WHOLE,
    YES_NO,
    Schema,
    shape,
)

TOWER = f"{API}/towers/{{tower}}"

OPERATIONS: dict[tuple[str, str], Operation] = {
    ("get", f"{API}/towers"): Operation({200: "[Tower]"}),
    ("post", f"{API}/towers"): Operation(
        {201: "Tower"}, "NewTower", problems=(409,), example={"tower": "simulated"}
    ),
    ("get", f"{API}/towers/ports"): Operation({200: "[Port]"}),
    ("put", f"{API}/towers/ports"): Operation({200: "Port"}, "PortChange", problems=(404,)),
    ("get", TOWER): Operation({200: "Tower"}),
    ("put", TOWER): Operation({200: "Tower"}, "TowerReport", problems=(409,), example={"state": "ready"}),
    ("patch", TOWER): Operation({200: "Tower"}, "TowerChange"),
    ("delete", TOWER): Operation(HIDDEN),
    ("post", f"{TOWER}/test"): Operation({202: "Tower"}),
    ("get", f"{TOWER}/stream"): Operation({200: "text/event-stream"}, problems=(503,)),
    ("post", f"{TOWER}/throws"): Operation(
        {200: "TowerThrown", 201: "TowerThrown"}, "TowerThrow", problems=(409,)
    ),
}

_STATES = ("starting", "searching", "ready", "lost", "stopped", "away")
_STATE: Schema = {"type": "string", "enum": list(_STATES)}
_TRIGGER: Schema = {"type": "string", "enum": ["now", "button"]}
_SAID: Schema = {
    "name": TEXT_OR_NONE,
    "port": TEXT_OR_NONE,
    "board": TEXT_OR_NONE,
    "firmware": TEXT_OR_NONE,
    "features": TEXT_OR_NONE,
    "last_error": TEXT_OR_NONE,
}

_FEATURES: Schema = {"type": ["string", "array", "null"], "items": TEXT}

SCHEMAS: dict[str, Schema] = {
    "Tower": shape(
        "A dice tower, as its bridge told of it last; `away` where the bridge has fallen silent.",
        id=TEXT,
        state=_STATE,
        battle=TEXT_OR_NONE,
        trigger=_TRIGGER,
        child=YES_NO,
        simulated=YES_NO,
        test=FREE,
        **_SAID,
    ),
    "Port": shape(
        "A serial port of the server's machine.", port=TEXT, description=TEXT, usb=YES_NO, accepted=YES_NO
    ),
    "PortChange": shape("Whether the board at a port is a tower.", {"accepted": YES_NO}, port=TEXT),
    "NewTower": shape("`auto`, `simulated`, a port, or the URL of one.", tower=TEXT),
    "TowerChange": shape("What the GM sets.", {"battle": TEXT_OR_NONE, "trigger": _TRIGGER}),
    "TowerReport": shape(
        "What a bridge tells.",
        {**_SAID, "features": _FEATURES, "simulated": YES_NO, "test": {"type": ["object", "null"]}},
        state={"type": "string", "enum": [state for state in _STATES if state != "away"]},
    ),
    "TowerThrow": shape(
        "Dice that fell; the same event again is the same throw.",
        {"roll_id": TEXT_OR_NONE},
        event={"type": ["string", "integer"]},
        faces=FACES,
        sides=WHOLE,
    ),
    "TowerThrown": shape(
        "Where the dice landed.",
        {"battle": TEXT, "version": COUNT},
        to={"type": "string", "enum": ["roll", "tray"]},
        repeated=YES_NO,
    ),
}
