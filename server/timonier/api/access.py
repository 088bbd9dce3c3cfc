"""Who asks, and what they may: tokens, cookies, roles, viewers."""

from __future__ import annotations

import hashlib
import hmac
import threading
import time
from collections import OrderedDict, deque
from dataclasses import dataclass

from flask import g, request
from sqlmodel import select

from timonier.api import given
from timonier.api.language import request_lang
from timonier.api.problems import Problem
from timonier.api.server import server
from timonier.kernel.ruleset import Viewer
from timonier.store.models import BattleRow, TokenRow
from timonier.words import say

COOKIE = "timonier"
HEADER = "X-Timonier"
"""Must stand beside the cookie on anything but GET, so that no other site can order anything."""

ROOT = "/api/v1"
OPEN = ("/health", "/join", "/openapi.json")
"""Below :data:`ROOT`, what answers without a token; the document belongs to the page that shows it."""

OF_DEVICES = ("towers", "rulesets", "adjudicate", "battles")
"""The first words of what a device may ask for; of battles its own one is forbidden, others are unknown."""

REMEMBERED = 1000
"""So many tokens that were right, and so many addresses, are remembered."""

WRONG_TOKENS, WINDOW_S = 30, 60.0
"""So many wrong tokens from one address in so many seconds are answered; then it has to wait."""


@dataclass(frozen=True)
class Access:
    """Who asks: *role*, and for a seat its battle, side and what it may."""

    id: str
    role: str
    name: str | None = None
    battle: str | None = None
    side: str | None = None
    may: tuple[str, ...] = ()

    @property
    def is_gm(self) -> bool:
        """Tell whether this is a GM."""
        return self.role == "gm"

    @property
    def viewer(self) -> Viewer:
        """Return who looks."""
        return Viewer(self.role, self.side)

    @property
    def signature(self) -> str:
        """Return what the log calls them."""
        return self.name or self.role


GM = Access("gm", "gm")


class _Wrong:
    """Counts wrong tokens by address.

    A token that was right lately is looked at all the same, so that a mistyping neighbour, or an old page
    on the same machine, locks nobody out.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._seen: dict[str, deque[float]] = {}
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()

    def know(self, sender: tuple[str, str]) -> None:
        """Remember that a token (its digest) was right from an address."""
        with self._lock:
            self._known[sender] = None
            self._known.move_to_end(sender)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)

    def is_known(self, sender: tuple[str, str]) -> bool:
        """Tell whether a token was right from an address lately."""
        with self._lock:
            return sender in self._known

    def note(self, address: str) -> float:
        """Note a wrong token; return for how many seconds more are refused unseen, 0 if they are not."""
        with self._lock:
            if len(self._seen) > REMEMBERED:
                self._seen.clear()
            seen = self._seen.setdefault(address, deque(maxlen=WRONG_TOKENS + 1))
            seen.append(time.monotonic())
            return self._left(address)

    def left(self, address: str) -> float:
        """Return for how many seconds tokens from *address* are refused unseen."""
        if not self._seen:
            return 0.0
        with self._lock:
            return self._left(address)

    def _left(self, address: str) -> float:
        seen, now = self._seen.get(address, deque()), time.monotonic()
        while seen and now - seen[0] > WINDOW_S:
            seen.popleft()
        return WINDOW_S - (now - seen[0]) if len(seen) > WRONG_TOKENS else 0.0


_wrong = _Wrong()


def digest(token: str) -> str:
    """Return what is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def who() -> Access:
    """Return who asks.

    Raises :class:`~timonier.api.problems.Problem`: 401 without a token or with a wrong one, 429 after too
    many wrong ones, 403 for a cookie without its header.
    """
    access: Access | None = g.get("access")
    if access is None:
        access = g.access = _authenticate()
    return access


def gm() -> Access:
    """Return who asks where that is a GM.  Raises a 403."""
    access = who()
    if not access.is_gm:
        raise forbidden()
    return access


def guard() -> None:
    """Let nobody without a token into the API; its health, joining and its documents alone are open.

    Raises what :func:`who` raises, and a 403 for a device outside :data:`OF_DEVICES`.
    """
    path = request.path.removeprefix(ROOT)
    if path == request.path or path in OPEN:
        return
    if who().role == "device" and path.split("/")[1:2] not in ([name] for name in OF_DEVICES):
        raise forbidden()


def seat_of(battle: str) -> Access:
    """Return who asks where they may see *battle*: a GM, or a player or display of it.

    Raises a 404 for another's battle, a 403 for a device.
    """
    access = who()
    if not access.is_gm:
        if access.battle != battle:
            raise not_found("battle", battle)
        if access.role not in ("player", "display"):
            raise forbidden()
    return access


def gm_of(battle: str) -> Access:
    """Return who asks where that is a GM.  Raises a 404 for another's battle, else a 403."""
    access = seat_of(battle)
    if not access.is_gm:
        raise forbidden()
    return access


def onlooker(battle: str) -> Access:
    """Return as whom the one who asks looks at *battle*: `?as=display` shows no more than a display may see.

    So the GM's own browser can stand on the table.  Raises what :func:`seat_of` raises, or a 422.
    """
    access = seat_of(battle)
    if "as" not in request.args:
        return access
    given.one_of(request.args, "as", ("display",))
    return Access(access.id, "display", battle=battle)


def forbidden() -> Problem:
    """Return the answer to who may not."""
    return Problem(403, say(request_lang(), "detail-403"), code="forbidden")


def not_found(kind: str, key: str) -> Problem:
    """Return the answer to who asks for something that is not there for them."""
    return Problem(404, say(request_lang(), "detail-no-such", kind=kind, id=key), code="not_found")


def _authenticate() -> Access:
    environ, lang = request.environ, request_lang()
    address, header = environ.get("REMOTE_ADDR") or "", environ.get("HTTP_AUTHORIZATION", "")
    left = _wrong.left(address)
    token = header[7:].strip() if header[:7].lower() == "bearer " else None
    by_cookie = token is None
    if token is None:
        token = request.cookies.get(COOKIE)
    if not token:
        raise _unauthorized(lang)
    sender = (address, digest(token))
    if left and not _wrong.is_known(sender):
        raise _slow_down(lang, left)
    access = access_of(token)
    if access is not None:
        _wrong.know(sender)
    else:
        left = _wrong.note(address)
        raise _slow_down(lang, left) if left else _unauthorized(lang)
    if by_cookie and request.method not in ("GET", "HEAD") and request.headers.get(HEADER) != "1":
        raise Problem(403, say(lang, "detail-no-header"), code="header_missing")
    return access


def slow_down() -> None:
    """Refuse (429) an address that sent too many wrong tokens or codes, without looking at this one."""
    left = _wrong.left(request.remote_addr or "")
    if left:
        raise _slow_down(request_lang(), left)


def wrong_code() -> Problem:
    """Count a wrong code or link like a wrong token and return the answer to it: 404, or 429."""
    lang = request_lang()
    left = _wrong.note(request.remote_addr or "")
    return _slow_down(lang, left) if left else Problem(404, say(lang, "detail-wrong-code"), code="wrong_code")


def _unauthorized(lang: str) -> Problem:
    return Problem(401, say(lang, "detail-401"), code="unauthorized", headers={"WWW-Authenticate": "Bearer"})


def _slow_down(lang: str, seconds: float) -> Problem:
    headers = {"Retry-After": str(int(seconds) + 1)}
    return Problem(429, say(lang, "detail-429"), code="too_many_attempts", headers=headers)


def access_of(token: str) -> Access | None:
    """Return the access a token gives, None where it gives none."""
    if hmac.compare_digest(token.encode(), server().gm_token.encode()):
        return GM
    with server().store.reading() as session:
        row = session.exec(select(TokenRow).where(TokenRow.digest == digest(token))).first()
        if row is None or row.revoked:
            return None
        if row.battle is not None:
            battle = session.get(BattleRow, row.battle)
            if battle is None or battle.hidden:
                return None
    return Access(row.id, row.role, row.name, row.battle, row.side, tuple(row.may))
