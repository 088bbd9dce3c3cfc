"""What can go wrong.

TimonierError
├── Unreachable   no answer, or none that a Timonier server gives
└── Problem       the server answered with an error and says why
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


class TimonierError(Exception):
    """Anything that a call to the server can raise."""


class Unreachable(TimonierError):
    """No answer came, or what came is not from a Timonier server."""


class Problem(TimonierError):
    """The server says no: its problem details (RFC 9457), read.

    *code* is a word for programs, *errors* maps a field or JSON pointer to messages.  *version* is where the
    battle stands, *pending* what it waits for and *offered* the given-back faces, where that is in the way.
    """

    def __init__(self, details: Mapping[str, Any]) -> None:
        self.status: int = details["status"]
        self.title: str = details["title"]
        self.detail: str = details["detail"]
        self.code: str | None = details.get("code")
        self.rule: str | None = details.get("rule")
        self.soft: bool | None = details.get("soft")
        self.version: int | None = details.get("version")
        self.pending: Mapping[str, Any] | None = details.get("pending")
        self.offered: Sequence[int | str] = details.get("offered", [])
        self.errors: Mapping[str, Sequence[str]] = details.get("errors", {})
        super().__init__(f"{self.status} {self.title}: {self.detail}")
