"""Typed client of a Timonier server, over `requests`.

>>> from timonier_client import Timonier
>>> with Timonier("http://127.0.0.1:8000", lang="en") as table:
...     table.health()["status"]
'ok'
"""

from timonier_client._client import Timonier
from timonier_client._errors import Problem, TimonierError, Unreachable
from timonier_client._events import StreamEvent
from timonier_client._types import (
    Adjudication,
    Amended,
    Battle,
    BattleList,
    Campaign,
    Chance,
    Distribution,
    Face,
    Fact,
    Fleet,
    Health,
    Joined,
    JudgedEntry,
    Outcome,
    Pending,
    Preview,
    Refusal,
    Roll,
    Ship,
    Throw,
    Token,
    Undone,
)

__all__ = [
    "Adjudication",
    "Amended",
    "Battle",
    "BattleList",
    "Campaign",
    "Chance",
    "Distribution",
    "Face",
    "Fact",
    "Fleet",
    "Health",
    "Joined",
    "JudgedEntry",
    "Outcome",
    "Pending",
    "Preview",
    "Problem",
    "Refusal",
    "Roll",
    "Ship",
    "StreamEvent",
    "Throw",
    "Timonier",
    "TimonierError",
    "Token",
    "Undone",
    "Unreachable",
]
