"""The routes of dice towers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from timonier_client._connection import Connection, at
from timonier_client._events import StreamEvent


class Towers(Connection):
    """What can be done with dice towers, as the GM and as their bridge."""

    def towers(self) -> list[dict[str, Any]]:
        """Return the towers that the server knows."""
        return cast(list[dict[str, Any]], self._call("GET", "/towers"))

    def tower(self, id: str) -> dict[str, Any]:
        """Return one tower."""
        return cast(dict[str, Any], self._call("GET", at("towers", id)))

    def begin_tower(self, tower: str) -> dict[str, Any]:
        """Start a bridge beside the server: to ``auto``, ``simulated``, a port or the URL of one."""
        return cast(dict[str, Any], self._call("POST", "/towers", {"tower": tower}))

    def end_tower(self, id: str) -> None:
        """Forget a tower; a bridge beside the server ends."""
        self._call("DELETE", at("towers", id))

    def ports(self) -> list[dict[str, Any]]:
        """Return the serial ports of the server's machine, each with whether its board was accepted."""
        return cast(list[dict[str, Any]], self._call("GET", "/towers/ports"))

    def accept_port(self, port: str, accepted: bool = True) -> dict[str, Any]:
        """Accept the board at a port as a tower, for ``auto``, or take that back."""
        return cast(dict[str, Any], self._call("PUT", "/towers/ports", {"port": port, "accepted": accepted}))

    def set_tower(self, id: str, **settings: Any) -> dict[str, Any]:
        """Set which ``battle`` a tower serves (None: none) and its ``trigger``, ``now`` or ``button``."""
        return cast(dict[str, Any], self._call("PATCH", at("towers", id), settings))

    def test_tower(self, id: str) -> dict[str, Any]:
        """Have a tower test itself."""
        return cast(dict[str, Any], self._call("POST", at("towers", id, "test")))

    def report_tower(self, id: str, said: Mapping[str, Any]) -> dict[str, Any]:
        """Tell the server how a tower is, as its bridge."""
        return cast(dict[str, Any], self._call("PUT", at("towers", id), dict(said)))

    def tower_throw(
        self, id: str, event: str, faces: Sequence[int], sides: int, roll_id: str | None = None
    ) -> dict[str, Any]:
        """Give in dice that fell in a tower; the same *event* again is the same throw."""
        body = {"event": event, "faces": list(faces), "sides": sides, "roll_id": roll_id}
        return cast(dict[str, Any], self._call("POST", at("towers", id, "throws"), body))

    def tower_events(self, id: str) -> Iterator[StreamEvent]:
        """Yield what a tower is to do, until the server ends the stream."""
        return self._events(at("towers", id, "stream"))
