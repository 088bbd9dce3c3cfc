"""Server-sent events, read from the lines of a stream."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

PASSED = "passed"


@dataclass(frozen=True)
class StreamEvent:
    """One event of a stream: its kind, what it says, and its id where it has one."""

    kind: str
    data: dict[str, Any]
    id: str | None = None


def read_events(lines: Iterable[str]) -> Iterator[StreamEvent]:
    """Yield the events that *lines* hold; heartbeats and what is cut off at the end are passed over.

    An id without an event is one of kind :data:`PASSED`: there was something, but not for this reader.
    """
    fields: dict[str, str] = {}
    last: str | None = None
    for line in lines:
        if line:
            name, _, value = line.partition(":")
            if name:
                fields[name] = value.removeprefix(" ")
            continue
        last = fields.get("id", last)
        if "data" in fields:
            yield StreamEvent(fields.get("event", "message"), json.loads(fields["data"]), last)
        elif "id" in fields:
            yield StreamEvent(PASSED, {}, last)
        fields = {}
