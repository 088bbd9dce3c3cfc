"""What the JSON of campaigns, fleets, ships, seats and plain dice looks like."""

from __future__ import annotations

from timonier.api.documents.schemas import (
    ANY,
    FACES,
    FREE,
    MAY,
    ROLE,
    SIMULATED,
    SOURCE,
    TEXT,
    TEXT_OR_NONE,
    TIME,
    WHOLE,
    YES_NO,
    Schema,
    many,
    ref,
    shape,
)

_SEAT = {"role": ROLE, "name": TEXT_OR_NONE, "side": TEXT_OR_NONE, "may": MAY}
_NAMED = {"id": TEXT, "name": TEXT}

SCHEMAS: dict[str, Schema] = {
    "Name": shape("A name.", name=TEXT),
    "NewCampaign": shape("A campaign of one game.", name=TEXT, ruleset=TEXT),
    "Campaign": shape("A campaign with its fleets.", {"fleets": many(ref("Fleet"))}, **_NAMED, ruleset=TEXT),
    "Fleet": shape("A fleet with its ships.", {"ships": many(ref("Ship"))}, **_NAMED, campaign=TEXT),
    "Carry": many(shape("What an earlier battle left.", field=TEXT, value=ANY)),
    "NewShip": shape(
        "A ship as a set-up has her, without a side.", {"id": TEXT, "carry": ref("Carry")}, name=TEXT
    ),
    "ShipChange": shape("Fields to change; null takes one away.", {"carry": ref("Carry"), "fleet": TEXT}),
    "Ship": shape(
        "A ship of a campaign; `carried` says in words what she carries.",
        {"carried": many(shape("A field and what it is.", label=TEXT, value=TEXT))},
        **_NAMED,
        fleet=TEXT,
        carry=ref("Carry"),
        in_battle=TEXT_OR_NONE,
    ),
    "NewToken": shape(
        "Access to give.",
        {"battle": TEXT_OR_NONE, "side": TEXT_OR_NONE, "may": MAY, "name": TEXT_OR_NONE},
        role=ROLE,
    ),
    "Token": shape(
        "Access in force.",
        {
            "url": TEXT_OR_NONE,
            "devices": many(FREE),
            "battle": TEXT_OR_NONE,
            "code": TEXT_OR_NONE,
            "at": TIME,
        },
        id=TEXT,
        **_SEAT,
    ),
    "MadeToken": {
        "allOf": [ref("Token"), shape("Shown this once.", token=TEXT, link=TEXT_OR_NONE, qr=TEXT_OR_NONE)]
    },
    "Reach": shape(
        "Where others reach it, or how to let them.", addresses=many(TEXT), local=YES_NO, command=TEXT
    ),
    "Joining": shape("The code of a seat.", {"name": TEXT_OR_NONE}, code=TEXT),
    "Joined": shape("A seat that is taken; the cookie is set too.", token=TEXT, battle=TEXT_OR_NONE, **_SEAT),
    "DiceRoll": shape(
        "A roll outside any battle.",
        {"keep": WHOLE, "explode": YES_NO, "source": SOURCE, "faces": FACES},
        dice={"type": "string", "examples": ["6d10"]},
    ),
    "Rolled": shape(
        "What fell.", dice=TEXT, keep=WHOLE, explode=YES_NO, source=TEXT, faces=FACES, total=WHOLE
    ),
    "Fairness": shape(
        "How a kind of dice falls.", SIMULATED, source=TEXT, die=TEXT, counts=FREE, verdict=TEXT, text=TEXT
    ),
}
