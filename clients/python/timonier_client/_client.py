"""The client of a whole server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from timonier_client._battles import Battles
from timonier_client._campaigns import Campaigns
from timonier_client._connection import at
from timonier_client._follow import Follow
from timonier_client._seats import Seats
from timonier_client._towers import Towers
from timonier_client._types import Adjudication, Health


class Timonier(Battles, Follow, Campaigns, Seats, Towers):
    """A Timonier server at *url*, spoken to with *token*.

    Labels and messages come in *lang* (``fr`` or ``en``).  A call that takes longer than *timeout*
    seconds is given up; one whose answer is lost is sent again and carried out once.  Every method raises
    :class:`Problem` or :class:`Unreachable` and nothing else.
    """

    def health(self) -> Health:
        """Return how the server is."""
        return cast(Health, self._call("GET", "/health"))

    def rulesets(self) -> list[dict[str, Any]]:
        """Return the rule sets that the server knows, in short."""
        return cast(list[dict[str, Any]], self._call("GET", "/rulesets"))

    def ruleset(self, id: str) -> dict[str, Any]:
        """Return one rule set whole: options, ship types, commands with their schemas, tables."""
        return cast(dict[str, Any], self._call("GET", at("rulesets", id)))

    def adjudicate(self, record: Mapping[str, Any]) -> Adjudication:
        """Return what the rules make of a battle record; the server keeps nothing of it."""
        return cast(Adjudication, self._call("POST", "/adjudicate", record))
