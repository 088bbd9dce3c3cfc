"""Typed client of a Timonier server, over `requests`.

>>> from timonier_client import Timonier
>>> with Timonier("http://127.0.0.1:8000", lang="en") as table:
...     table.health()["status"]
'ok'
"""

from timonier_client._client import Timonier
from timonier_client._errors import Problem, TimonierError, Unreachable
from timonier_client._types import (
    Adjudication,
    Amended,
    Battle,
    BattleList,
    Campaign,
    Face,
    Fleet,
    Health,
    Joined,
    JudgedEntry,
    Outcome,
    Pending,
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
    "Face",
    "Fleet",
    "Health",
    "Joined",
    "JudgedEntry",
    "Outcome",
    "Pending",
    "Problem",
    "Refusal",
    "Roll",
    "Ship",
    "Throw",
    "Timonier",
    "TimonierError",
    "Token",
    "Undone",
    "Unreachable",
]
