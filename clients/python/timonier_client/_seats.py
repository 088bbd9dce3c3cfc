"""Access: tokens, seats and joining; dice outside any battle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from timonier_client._connection import Connection, at
from timonier_client._types import Joined, Token


class Seats(Connection):
    """What can be done with access and with dice outside any battle."""

    def make_token(
        self,
        role: str,
        *,
        battle: str | None = None,
        side: str | None = None,
        may: Sequence[str] = (),
        name: str | None = None,
    ) -> Token:
        """Give access as ``gm``, ``player``, ``display`` or ``device``; a seat has a code to join by."""
        body: dict[str, Any] = {"role": role, "may": list(may)}
        more = {"battle": battle, "side": side, "name": name}
        body |= {field: value for field, value in more.items() if value is not None}
        return cast(Token, self._call("POST", "/tokens", body))

    def tokens(self) -> list[Token]:
        """Return all access in force, each seat with the devices that joined it."""
        return cast(list[Token], self._call("GET", "/tokens"))

    def reach(self) -> dict[str, Any]:
        """Return where others reach the server (``addresses``), and the ``command`` that opens it to them."""
        return cast(dict[str, Any], self._call("GET", "/reach"))

    def qr(self, token: str, *, address: str | None = None) -> str:
        """Return the QR code of a seat as SVG: its link at *address*, else at the first that answers."""
        return self._text(at("tokens", token, "qr"), {} if address is None else {"address": address})

    def revoke(self, token: str) -> None:
        """Take access away, a seat's from all its devices."""
        self._call("DELETE", at("tokens", token))

    def join(self, code: str, name: str) -> Joined:
        """Take a seat by its code, and speak with its token from now on."""
        joined = cast(Joined, self._call("POST", "/join", {"code": code, "name": name}))
        self.use(joined["token"])
        return joined

    def roll(
        self,
        dice: str,
        *,
        keep: int | None = None,
        explode: bool = False,
        faces: Sequence[int] | None = None,
        tower: bool = False,
    ) -> dict[str, Any]:
        """Throw *dice* such as ``6d10`` outside any battle: by software, a *tower*, or with typed *faces*."""
        body: dict[str, Any] = {"dice": dice, "explode": explode}
        body["source"] = "tower" if tower else "software" if faces is None else "hand"
        body |= {} if keep is None else {"keep": keep}
        body |= {} if faces is None else {"faces": list(faces)}
        return cast(dict[str, Any], self._call("POST", "/dice", body))

    def fairness(self) -> list[dict[str, Any]]:
        """Return what statistics say of the dice of each source and kind."""
        return cast(list[dict[str, Any]], self._call("GET", "/dice/fairness"))
