"""What the API has at hand: the store, the open battles, the feed, and the GM's token."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field

from flask import current_app

from timonier.api.bridges import Towers
from timonier.api.streams import Batches, Bell, Streams
from timonier.kernel.ruleset import Ruleset
from timonier.registry import rulesets
from timonier.store.database import open_database
from timonier.store.models import Setting
from timonier.store.shelf import Shelf
from timonier.store.unit import Store

GM_TOKEN = "gm_token"


@dataclass
class Server:
    """The parts of a running server."""

    store: Store
    shelf: Shelf
    gm_token: str
    rulesets: Mapping[str, Ruleset]
    bell: Bell = field(default_factory=Bell)
    towers: Towers = field(default_factory=Towers)
    streams: Streams = field(default_factory=Streams)
    batches: Batches = field(default_factory=Batches)
    host: str | None = None
    port: int = 0
    """Where it listens; None while nobody has bound it."""
    public_url: str | None = None
    """Where other devices reach this server, without a slash at the end; None where it is not known."""


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
