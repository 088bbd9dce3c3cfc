"""Server-sent events, read from the lines of a stream."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class StreamEvent:
    """One event of a stream: its kind, what it says, and its id where it has one."""

    kind: str
    data: dict[str, Any]
    id: str | None = None


def read_events(lines: Iterable[str]) -> Iterator[StreamEvent]:
    """Yield the events that *lines* hold; heartbeats and what is cut off at the end are passed over."""
    fields: dict[str, str] = {}
    for line in lines:
        if line:
            name, _, value = line.partition(":")
            if name:
                fields[name] = value.removeprefix(" ")
        elif fields:
            if "data" in fields:
                yield StreamEvent(
                    fields.get("event", "message"), json.loads(fields["data"]), fields.get("id")
                )
            fields = {}
