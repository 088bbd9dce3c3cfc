"""What examples and the trial of a set-up look like."""

from __future__ import annotations

from timonier.api.documents.operations import API, Operation
from timonier.api.documents.schemas import (
    COUNT,
    FREE,
    TEXT,
    TEXT_OR_NONE,
    WHOLE,
    YES_NO,
    Schema,
    many,
    or_none,
    shape,
)

OPERATIONS: dict[tuple[str, str], Operation] = {
    ("get", f"{API}/examples"): Operation({200: "[Example]"}),
    ("get", f"{API}/examples/{{example}}"): Operation({200: "BattleRecord"}),
    ("post", f"{API}/rulesets/{{id}}/setup"): Operation({200: "SetupTried"}, "SetupToTry"),
}

SCHEMAS: dict[str, Schema] = {
    "Example": shape(
        "A ready battle; `titles` has its title by language.",
        id=TEXT,
        title=TEXT,
        titles={"type": "object", "additionalProperties": TEXT},
        ruleset=TEXT,
        entries=COUNT,
        sides=many(TEXT),
        ships=COUNT,
    ),
    "SetupToTry": shape(
        "A set-up as `POST /battles` takes it, or a campaign ship as `POST /fleets/{fleet}/ships` takes her.",
        {"setup": FREE, "campaign": TEXT_OR_NONE, "options": FREE, "tables": FREE, "ship": FREE},
    ),
    "SetupTried": shape(
        "What the rules say of a set-up: faults as `POST /battles` has them in `errors`, those of a campaign"
        " ship below `/ship`; costs; what `next` would refuse.",
        errors={"type": "object", "additionalProperties": many(TEXT)},
        accounts=many(
            shape(
                "What a side, or one ship of it, costs of what it may (`limit` null: anything). Of a campaign"
                " ship by herself no side, no ship and no limit is told.",
                side=TEXT_OR_NONE,
                ship=TEXT_OR_NONE,
                label=TEXT,
                spent=WHOLE,
                limit=or_none(WHOLE),
                over=YES_NO,
            )
        ),
        refused=or_none(FREE),
    ),
}
