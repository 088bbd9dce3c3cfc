"""What the API has at hand: the store, the open battles, the feed, and the GM's token."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Mapping
from dataclasses import dataclass, field

from flask import current_app

from timonier.kernel.ruleset import Ruleset
from timonier.registry import rulesets
from timonier.store.books import Shelf
from timonier.store.database import open_database
from timonier.store.models import Setting
from timonier.store.unit import Store

GM_TOKEN = "gm_token"

THREADS = 64
"""Requests answered at the same time, streams among them."""

KEPT_FREE = 8
"""So many threads are never taken by streams."""


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

    def count(self, battle: str) -> int:
        """Return how often it has rung for *battle*."""
        with self._changed:
            return self._rung.get(battle, 0)

    def wait(self, battle: str, heard: int, seconds: float) -> int:
        """Wait until it has rung more than *heard* times, or *seconds* long; return the count."""
        with self._changed:
            self._changed.wait_for(lambda: self._rung.get(battle, 0) != heard, seconds)
            return self._rung.get(battle, 0)


class Streaming:
    """The place of one stream; *ended* once a newer stream of the same page has come."""

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
        self._lock = threading.Lock()
        self._running: set[Streaming] = set()

    def enter(self, key: tuple[str, str]) -> Streaming | None:
        """Return a place for a stream of *key*, None where none is free; the old one of *key* ends.

        A page without a name (``("token", "")``) ends no other.
        """
        with self._lock:
            old = [place for place in self._running if key[1] and place.key == key]
            if len(self._running) - len(old) >= self.most:
                return None
            for place in old:
                place.ended = True
            made = Streaming(self, key)
            self._running.add(made)
            return made

    def leave(self, place: Streaming) -> None:
        """Give a place back."""
        with self._lock:
            self._running.discard(place)

    def running(self) -> int:
        """Return how many streams run."""
        with self._lock:
            return len(self._running)


@dataclass
class Server:
    """The parts of a running server."""

    store: Store
    shelf: Shelf
    gm_token: str
    rulesets: Mapping[str, Ruleset]
    bell: Bell = field(default_factory=Bell)
    streams: Streams = field(default_factory=Streams)


def start(url: str, gm_token: str | None = None) -> Server:
    """Open the database at *url* and return the parts of a server.

    Without *gm_token* the one of the first start is used.  Raises
    :class:`~timonier.store.database.Unavailable`.
    """
    store = Store(open_database(url), url)
    return Server(store, Shelf(rulesets()), gm_token or _own_token(store), rulesets())


def _own_token(store: Store) -> str:
    with store.reading() as session:
        kept = session.get(Setting, GM_TOKEN)
    if kept is not None:
        return kept.value
    made = secrets.token_urlsafe(24)
    with store.writing() as session:
        session.add(Setting(key=GM_TOKEN, value=made))
    return made


def server() -> Server:
    """Return the server that answers this request."""
    found: Server = current_app.extensions["timonier"]
    return found
