"""Who follows battles: the bell that wakes streams, their places, and what was told already."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Collection, Hashable
from dataclasses import dataclass, field

THREADS = 64
"""Requests answered at the same time, streams among them."""

KEPT_FREE = 8
"""So many threads are never taken by streams."""

LEAVING_S = 1.0
"""So long one who finds no place waits for those that went away to leave theirs."""

BATCHES = 256
"""So many batches of messages are kept, for others who see the same."""

Batch = tuple[str, int, bool]
"""Messages as text, the number of the last one looked at, and whether more are there."""


@dataclass
class Bell:
    """Wakes the streams of a battle when its feed has grown."""

    _changed: threading.Condition = field(default_factory=threading.Condition)
    _rung: dict[str, int] = field(default_factory=dict)

    def ring(self, battle: str) -> None:
        """Say that the feed of *battle* has grown."""
        with self._changed:
            self._rung[battle] = self._rung.get(battle, 0) + 1
            self._changed.notify_all()

    def ring_all(self) -> None:
        """Wake all streams, so that those whose reader went away see it."""
        with self._changed:
            self._rung = {battle: count + 1 for battle, count in self._rung.items()}
            self._changed.notify_all()

    def count(self, battle: str) -> int:
        """Return how often it has rung for *battle*."""
        with self._changed:
            return self._rung.get(battle, 0)

    def wait(self, battle: str, heard: int, seconds: float) -> int:
        """Wait until it has rung more than *heard* times, or *seconds* long; return the count."""
        with self._changed:
            self._changed.wait_for(lambda: self._rung.get(battle, 0) != heard, seconds)
            return self._rung.get(battle, 0)


class Batches:
    """Messages made for one viewer, for all others who see the same; good for one version of a battle."""

    def __init__(self) -> None:
        self.making = threading.Lock()
        """Held by who makes a batch: all others who see the same wait for it."""
        self._lock = threading.Lock()
        self._made: OrderedDict[Hashable, tuple[int, Batch]] = OrderedDict()

    def get(self, key: Hashable, version: int | None) -> Batch | None:
        """Return what was made for *key* at this version of the battle."""
        with self._lock:
            made = self._made.get(key)
        return made[1] if made is not None and made[0] == version else None

    def put(self, key: Hashable, version: int, made: Batch) -> None:
        """Keep what was made for *key*."""
        with self._lock:
            self._made[key] = (version, made)
            self._made.move_to_end(key)
            if len(self._made) > BATCHES:
                self._made.popitem(last=False)


class Streaming:
    """The place of one stream; *ended* once its page has a newer one, or its token was withdrawn."""

    def __init__(self, streams: Streams, key: tuple[str, str]) -> None:
        self.ended = False
        self.key = key
        self._streams = streams

    def leave(self) -> None:
        """Give the place back."""
        self._streams.leave(self)


class Streams:
    """The streams that run, one a token and page, never more than *most*."""

    def __init__(self, most: int = THREADS - KEPT_FREE) -> None:
        self.most = most
        self._lock = threading.Condition()
        self._running: set[Streaming] = set()

    def enter(self, key: tuple[str, str], bell: Bell) -> Streaming | None:
        """Return a place for a stream of *key*, None where none is free; the old one of *key* ends.

        A page without a name (``("token", "")``) ends no other.  Where all places are taken, *bell* wakes
        those whose reader went away, which leave.
        """
        with self._lock:
            if not self._has_room(key):
                bell.ring_all()
                if not self._lock.wait_for(lambda: self._has_room(key), LEAVING_S):
                    return None
            for place in self._old(key):
                place.ended = True
            made = Streaming(self, key)
            self._running.add(made)
            return made

    def _old(self, key: tuple[str, str]) -> list[Streaming]:
        return [place for place in self._running if key[1] and place.key == key]

    def _has_room(self, key: tuple[str, str]) -> bool:
        return len(self._running) - len(self._old(key)) < self.most

    def end(self, tokens: Collection[str]) -> None:
        """End the streams of *tokens*, which were withdrawn; each sees it when its bell rings."""
        with self._lock:
            for place in self._running:
                place.ended = place.ended or place.key[0] in tokens

    def leave(self, place: Streaming) -> None:
        """Give a place back."""
        with self._lock:
            self._running.discard(place)
            self._lock.notify_all()

    def running(self) -> int:
        """Return how many streams run."""
        with self._lock:
            return len(self._running)
