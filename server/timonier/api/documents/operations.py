"""What each route takes and answers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Operation:
    """One operation: *answers* by status, *body* (a schema), *query* (parameters), *problems* of its own."""

    answers: Mapping[int, str | None] = field(default_factory=dict)
    body: str | None = None
    body_required: bool = True
    query: tuple[str, ...] = ()
    problems: tuple[int, ...] = ()
    example: Any = None


API = "/api/v1"
BATTLE = f"{API}/battles/{{battle}}"
CAMPAIGN = f"{API}/campaigns/{{campaign}}"
FLEET, SHIP = f"{API}/fleets/{{fleet}}", f"{API}/ships/{{ship}}"

DONE: Mapping[int, str | None] = {201: "Done", 202: "Awaiting"}
HIDDEN: Mapping[int, str | None] = {204: None}

_BATTLES: dict[tuple[str, str], Operation] = {
    ("get", f"{API}/battles"): Operation({200: "Battles"}, query=("page", "hidden"), problems=(422,)),
    ("post", f"{API}/battles"): Operation({201: "Battle"}, "NewBattle", problems=(404, 409)),
    ("post", f"{API}/battles/import"): Operation({201: "ImportedBattle"}, "BattleRecord", problems=(409,)),
    ("get", BATTLE): Operation({200: "Battle"}, query=("as",), problems=(422,)),
    ("patch", BATTLE): Operation({200: "Battle"}, "BattleChange"),
    ("delete", BATTLE): Operation(HIDDEN, problems=(422,)),
    ("post", f"{BATTLE}/restore"): Operation({200: "BattleSummary"}),
    ("get", f"{BATTLE}/record"): Operation({200: "BattleRecord"}),
    ("post", f"{BATTLE}/commands"): Operation(DONE, "Order", example={"type": "next"}),
    ("post", f"{BATTLE}/preview"): Operation({200: "Previews"}, "OneOrMoreOrders", example={"type": "next"}),
    ("get", f"{BATTLE}/orders"): Operation({200: "[Orderable]"}, query=("ship",)),
    ("get", f"{BATTLE}/decrees"): Operation({200: "[Decree]"}, query=("ship", "field")),
    ("put", f"{BATTLE}/rolls/{{roll}}"): Operation(DONE, "RollAnswer", example={"faces": [7, 3]}),
    ("delete", f"{BATTLE}/rolls/{{roll}}"): Operation({200: "Cancelled"}),
    ("post", f"{BATTLE}/undo"): Operation({200: "Undone"}, "To", body_required=False),
    ("post", f"{BATTLE}/redo"): Operation({200: "Redone"}, "To", body_required=False),
    ("post", f"{BATTLE}/amend"): Operation({200: "Amended", 202: "Amended"}, "Correction"),
    ("get", f"{BATTLE}/log"): Operation(
        {200: "Log text/plain"}, query=("after", "limit", "last", "format", "as"), problems=(422,)
    ),
    ("get", f"{BATTLE}/stream"): Operation(
        {200: "text/event-stream"},
        query=("after", "streamPage", "streamWith", "lastEvent", "as"),
        problems=(422,),
    ),
    ("get", f"{BATTLE}/tray"): Operation({200: "[Throw]"}),
    ("post", f"{BATTLE}/tray"): Operation({201: "DoneOrPut", 202: "Awaiting"}, "TrayUse"),
    ("delete", f"{BATTLE}/tray"): Operation(
        {200: "Discarded"}, "TrayClearing", body_required=False, query=("throw", "reason")
    ),
}

_CAMPAIGNS: dict[tuple[str, str], Operation] = {
    ("get", f"{API}/campaigns"): Operation({200: "[Campaign]"}, query=("hidden",)),
    ("post", f"{API}/campaigns"): Operation({201: "Campaign"}, "NewCampaign"),
    ("post", f"{API}/campaigns/import"): Operation({201: "Campaign"}, "CampaignRecord", problems=(409,)),
    ("get", CAMPAIGN): Operation({200: "Campaign"}),
    ("patch", CAMPAIGN): Operation({200: "Campaign"}, "Name"),
    ("delete", CAMPAIGN): Operation(HIDDEN, problems=(409,)),
    ("post", f"{CAMPAIGN}/restore"): Operation({200: "Campaign"}, problems=(409,)),
    ("get", f"{CAMPAIGN}/record"): Operation({200: "CampaignRecord"}),
    ("get", f"{CAMPAIGN}/fleets"): Operation({200: "[Fleet]"}, query=("hidden",)),
    ("post", f"{CAMPAIGN}/fleets"): Operation({201: "Fleet"}, "Name"),
    ("get", FLEET): Operation({200: "Fleet"}),
    ("patch", FLEET): Operation({200: "Fleet"}, "Name"),
    ("delete", FLEET): Operation(HIDDEN, problems=(409,)),
    ("post", f"{FLEET}/restore"): Operation({200: "Fleet"}, problems=(409,)),
    ("get", f"{FLEET}/ships"): Operation({200: "[Ship]"}, query=("hidden",)),
    ("post", f"{FLEET}/ships"): Operation({201: "Ship"}, "NewShip", problems=(409,)),
    ("get", SHIP): Operation({200: "Ship"}),
    ("patch", SHIP): Operation({200: "Ship"}, "ShipChange", problems=(409,)),
    ("put", SHIP): Operation({200: "Ship"}, "NewShip", problems=(409,)),
    ("delete", SHIP): Operation(HIDDEN, problems=(409,)),
    ("post", f"{SHIP}/restore"): Operation({200: "Ship"}, problems=(409,)),
}

_OTHERS: dict[tuple[str, str], Operation] = {
    ("get", f"{API}/tokens"): Operation({200: "[Token]"}, query=("ofBattle",)),
    ("post", f"{API}/tokens"): Operation({201: "MadeToken"}, "NewToken", problems=(404,)),
    ("get", f"{API}/tokens/{{token}}/qr"): Operation(
        {200: "image/svg+xml"}, query=("address",), problems=(409, 422)
    ),
    ("get", f"{API}/reach"): Operation({200: "Reach"}),
    ("get", f"{API}/reach/qr"): Operation({200: "image/svg+xml"}, query=("address",), problems=(409, 422)),
    ("delete", f"{API}/tokens/{{token}}"): Operation(HIDDEN),
    ("post", f"{API}/join"): Operation({201: "Joined"}, "Joining", problems=(404,)),
    ("post", f"{API}/dice"): Operation({201: "Rolled"}, "DiceRoll", problems=(409,)),
    ("get", f"{API}/dice/fairness"): Operation({200: "[Fairness]"}),
}

OPERATIONS = _BATTLES | _CAMPAIGNS | _OTHERS
"""(verb, path) -> what is known of it."""
