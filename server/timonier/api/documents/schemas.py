"""What the JSON of the API looks like."""

from __future__ import annotations

from typing import Any

Schema = dict[str, Any]

TEXT: Schema = {"type": "string"}
TEXT_OR_NONE: Schema = {"type": ["string", "null"]}
NUMBER: Schema = {"type": "number"}
WHOLE: Schema = {"type": "integer"}
COUNT: Schema = {"type": "integer", "minimum": 0}
YES_NO: Schema = {"type": "boolean"}
ANY: Schema = {}
FREE: Schema = {"type": "object"}
TIME: Schema = {"type": "string", "format": "date-time"}
FACES: Schema = {"type": "array", "items": {"type": "integer", "minimum": 1}}
SOURCE: Schema = {"type": "string", "enum": ["hand", "software", "tower"]}
SIMULATED: dict[str, Schema] = {"simulated": YES_NO}
"""Stands beside the source of what a tower threw that is only simulated."""
ROLE: Schema = {"type": "string", "enum": ["gm", "player", "display", "device"]}
MAY: Schema = {"type": "array", "items": {"type": "string", "enum": ["dice", "orders", "odds"]}}


def ref(name: str) -> Schema:
    """Return a reference to another schema."""
    return {"$ref": f"#/components/schemas/{name}"}


def or_none(schema: Schema) -> Schema:
    """Return *schema* or null."""
    return {"anyOf": [schema, {"type": "null"}]}


def many(schema: Schema) -> Schema:
    """Return a list of *schema*."""
    return {"type": "array", "items": schema}


def shape(described: str, optional: Schema | None = None, /, **required: Schema) -> Schema:
    """Return an object that has the *required* fields and may have the *optional* ones."""
    made: Schema = {
        "type": "object",
        "description": described,
        "properties": {**required, **(optional or {})},
    }
    return {**made, "required": list(required)} if required else made


_WIND = shape(
    "The wind as it is shown: degrees it comes from, 0 = the table's north, clockwise.",
    from_deg=or_none(NUMBER),
    force_label=TEXT_OR_NONE,
    beaufort=or_none(COUNT),
)
_ROW = shape(
    "A row of a sheet; `adjust` takes `field` and values like `value`, people read `text`.",
    {"ref": {"type": "string", "enum": ["ship", "side"], "description": "What the ids in `value` name."}},
    field=TEXT,
    label=TEXT,
    value=ANY,
    text=TEXT,
    adjustable=YES_NO,
)
_GAUGE = shape(
    "A bar: how much there is of what there can be; `ticks` are the thresholds that the rules name.",
    id=TEXT,
    label=TEXT,
    value=NUMBER,
    max=NUMBER,
    level={"type": "string", "enum": ["good", "worn", "critical"]},
    ticks=or_none(many(NUMBER)),
)
_MARK = shape(
    "What befell her; `value` is how much or which, `alarm` says what no screen may miss.",
    id=TEXT,
    label=TEXT,
    value={"type": ["integer", "string", "null"]},
    alarm={"type": ["string", "null"], "enum": ["fire", "sinking", None]},
)
_BOARD_SHIP = shape(
    "A ship as any game shows her.",
    id=TEXT,
    name=TEXT,
    side=TEXT,
    type_label=TEXT,
    in_play=YES_NO,
    acting=YES_NO,
    heading_deg=or_none(NUMBER),
    gauges=many(_GAUGE),
    marks=many(_MARK),
    sheet=many(shape("A part of her sheet.", title=TEXT, rows=many(_ROW))),
)
_BOARD = shape(
    "The one shape in which all games are shown.",
    {"idle": {**YES_NO, "description": "Whether nobody can do anything in this step; the GM's alone."}},
    round=COUNT,
    steps=many(shape("A step of the turn.", id=TEXT, label=TEXT)),
    step=TEXT_OR_NONE,
    over=YES_NO,
    wind=or_none(_WIND),
    sides=many(shape("A side.", id=TEXT, name=TEXT)),
    ships=many(_BOARD_SHIP),
)
_OPTION = shape("A value and what people read for it.", value=ANY, label=TEXT)
_DIE = shape("A face and where it came from.", SIMULATED, face=ANY, source=TEXT_OR_NONE)
_ROLL = shape(
    "A roll or choice that is awaited.",
    {"choice_labels": FREE},
    roll_id=TEXT,
    kind={"type": "string", "enum": ["dice", "choice"]},
    dice=TEXT,
    purpose=TEXT,
    label=TEXT,
    ship=TEXT_OR_NONE,
    who=TEXT_OR_NONE,
    faces=many(_DIE),
    missing=COUNT,
    ahead=COUNT,
    offered=many(ANY),
    choice=many(TEXT),
)
_SEAT = {"role": ROLE, "name": TEXT_OR_NONE, "side": TEXT_OR_NONE, "may": MAY}
_SUMMARY = {
    "id": TEXT,
    "title": TEXT,
    "ruleset": TEXT,
    "campaign": TEXT_OR_NONE,
    "version": WHOLE,
    "at": TIME,
}
_BATTLE = {
    "id": TEXT,
    "title": TEXT,
    "ruleset": TEXT,
    "rules_version": TEXT,
    "campaign": TEXT_OR_NONE,
    "version": WHOLE,
    "seq": COUNT,
    "tower": or_none(shape("The tower its rolls go to.", id=TEXT, state=TEXT)),
    "you": shape("Who asks, and what they may.", **_SEAT),
    "pending": or_none(ref("Pending")),
    "sources": {"type": "object", "additionalProperties": SOURCE},
    "state": FREE,
    "board": ref("Board"),
}
_HEAD = {"options": FREE, "tables": FREE}
_VERSION = {"version": WHOLE}

SCHEMAS: dict[str, Schema] = {
    "Board": _BOARD,
    "AwaitedRoll": _ROLL,
    "Pending": shape(
        "The order that waits; `rolls[0]` is awaited, the others are sure to come.",
        {"amends": or_none(COUNT), "stale": YES_NO},
        command=FREE,
        by=TEXT_OR_NONE,
        so_far=many(ref("Event")),
        rolls=many(ref("AwaitedRoll")),
    ),
    "Event": shape("What happened, with a sentence for people.", {"text": TEXT_OR_NONE}, type=TEXT),
    "BattleSummary": shape("A battle in short.", **_SUMMARY),
    "Battles": shape(
        "A page of battles, the newest first.",
        {"you": FREE},
        page=WHOLE,
        pages=WHOLE,
        total=WHOLE,
        battles=many(ref("BattleSummary")),
    ),
    "Battle": shape("A battle as the one who asks may see it.", **_BATTLE),
    "ImportedBattle": shape(
        "An imported battle, and which entries the rules refuse now.", **_BATTLE, refused=ANY
    ),
    "NewBattle": shape(
        "A battle to begin: of a game, or of the ships of a campaign.",
        {"ruleset": TEXT, "campaign": TEXT_OR_NONE, "title": TEXT, **_HEAD},
        setup=FREE,
    ),
    "BattleChange": shape(
        "What to change.", {"title": TEXT, "sources": {"type": "object", "additionalProperties": SOURCE}}
    ),
    "BattleRecord": shape(
        "A battle record: one JSON file for saves, replays, reports and tests.",
        {"format": TEXT, "title": TEXT, "entries": many(FREE), **_HEAD},
        ruleset=TEXT,
        setup=FREE,
    ),
    "CampaignRecord": shape("A campaign as one file.", format=TEXT),
    "Done": shape(
        "An order that is carried out.",
        {"amended": COUNT},
        entry=COUNT,
        events=many(ref("Event")),
        **_VERSION,
    ),
    "Awaiting": shape("An order that waits for dice.", pending=or_none(ref("Pending")), **_VERSION),
    "Orderable": shape("What a ship can be ordered.", type=TEXT, label=TEXT, refusal=or_none(ref("Refusal"))),
    "Decree": shape(
        "A field that `adjust` sets, with the values it takes.",
        field=TEXT,
        label=TEXT,
        value=ANY,
        text=TEXT,
        options=many(_OPTION),
        flag=YES_NO,
        number=YES_NO,
        minimum=or_none(WHOLE),
        maximum=or_none(WHOLE),
        many=many(_OPTION),
    ),
    "OneOrMoreOrders": {"anyOf": [ref("Order"), many(ref("Order"))]},
    "RollAnswer": shape(
        "Faces (some or all, `from` is the place of the first), a source, or a choice.",
        {
            "faces": FACES,
            "from": COUNT,
            "source": {"type": "string", "enum": ["hand", "software", "tower", "offered"]},
            "rest": YES_NO,
            "choice": TEXT,
            "choices": many(TEXT),
            "rethrow": {
                "type": "string",
                "description": "Reason of a new throw in the place of offered dice.",
            },
        },
    ),
    "Cancelled": shape(
        "A waiting order was given up.", cancelled=COUNT, pending=or_none(ref("Pending")), **_VERSION
    ),
    "To": shape("The last entry that stays in force; 0 is the start.", {"to": or_none(COUNT)}),
    "Undone": shape("Entries taken back.", undone=many(COUNT), **_VERSION),
    "Redone": shape("Entries that hold again.", redone=many(COUNT), **_VERSION),
    "Correction": shape(
        "What an old entry should have been.",
        {"command": FREE, "dice": many(many(ANY)), "dry_run": YES_NO},
        entry=COUNT,
        reason=TEXT,
    ),
    "Amended": shape(
        "What a correction changes.",
        {"awaits": many(TEXT), "missing": many(FREE)},
        changed=many(shape("An entry.", entry=COUNT, was=many(FREE), now=many(FREE), refusal=or_none(FREE))),
        void=many(COUNT),
        pending=or_none(ref("Pending")),
        **_VERSION,
    ),
    "LogEntry": shape(
        "A line of the log: an order with its dice and events, or undo, redo, amend, cancel.",
        {"status": {"type": ["string", "null"], "enum": ["in_force", "undone", "amended", "void", None]}},
        n=COUNT,
        kind={"type": "string", "enum": ["command", "undo", "redo", "amend", "cancel"]},
        at=TIME,
        by=TEXT_OR_NONE,
        rules_version=TEXT,
    ),
    "Log": shape(
        "A page of the log; `next` is the `after` of the next one.",
        entries=many(ref("LogEntry")),
        next=or_none(COUNT),
        **_VERSION,
    ),
    "Throw": shape(
        "A throw that nobody asked for.",
        SIMULATED,
        id=TEXT,
        faces=FACES,
        sides=WHOLE,
        source=TEXT,
        by=TEXT_OR_NONE,
        at=TIME,
    ),
    "DoneOrPut": {"anyOf": [ref("Done"), shape("A throw put in the tray.", throw=ref("Throw"), **_VERSION)]},
    "TrayUse": shape(
        "A throw for an awaited roll, or one to put in.",
        {
            "throw": TEXT,
            "roll_id": TEXT_OR_NONE,
            "rethrow": TEXT,
            "faces": FACES,
            "sides": WHOLE,
            "source": SOURCE,
        },
    ),
    "TrayClearing": shape("Which throw goes (all without one), and why.", {"throw": TEXT}, reason=TEXT),
    "Discarded": shape("Throws thrown away.", discarded=many(TEXT), **_VERSION),
}
