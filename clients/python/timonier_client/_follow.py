"""Following a battle: its stream, taken up again wherever it was cut."""

from __future__ import annotations

import time
from collections.abc import Iterator

from timonier_client._connection import Connection, at
from timonier_client._errors import Problem, Unreachable
from timonier_client._events import PASSED, StreamEvent

AGAIN_S = (0.2, 0.5, 1.0, 2.0, 5.0)


class Follow(Connection):
    """What can be heard of a battle as it happens."""

    def follow(
        self, battle: str, *, after: int | None = None, patience_s: float = 60.0
    ) -> Iterator[StreamEvent]:
        """Yield what happens in a battle, from now on or from what came *after* that number, without end.

        Where the stream ends or is cut it is taken up again behind the last event that came: none is lost and
        none comes twice.  Raises Unreachable once the server has not answered for *patience_s*, and Problem
        where it says no.
        """
        last = None if after is None else str(after)
        failures, heard = 0, time.monotonic()
        while True:
            try:
                for event in self._events(at("battles", battle, "stream"), last):
                    failures, heard, last = 0, time.monotonic(), event.id or last
                    if event.kind != PASSED:
                        yield event
            except Problem as problem:
                if problem.status < 500:
                    raise
            except Unreachable:
                if time.monotonic() - heard >= patience_s:
                    raise
            time.sleep(AGAIN_S[min(failures, len(AGAIN_S) - 1)])
            failures += 1
