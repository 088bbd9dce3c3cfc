"""One server, spoken to over one session."""

from __future__ import annotations

from collections.abc import Mapping
from types import TracebackType
from typing import Any, Self, cast
from urllib.parse import quote

import requests

from timonier_client._errors import Problem, Unreachable
from timonier_client._types import Adjudication, Health

PROBLEM = "application/problem+json"


class Timonier:
    """A Timonier server at *url*.

    Labels and messages come in *lang* (``fr`` or ``en``).  A call that takes longer than *timeout*
    seconds is given up.  Every method raises :class:`Problem` or :class:`Unreachable` and nothing else.
    """

    def __init__(
        self,
        url: str = "http://127.0.0.1:8000",
        *,
        token: str | None = None,
        lang: str = "fr",
        timeout: float = 30.0,
    ) -> None:
        self._base = url.rstrip("/") + "/api/v1"
        self._timeout = timeout
        self._session = requests.Session()
        self._session.headers.update({"Accept-Language": lang, "Accept": f"application/json, {PROBLEM}"})
        if token is not None:
            self._session.headers["Authorization"] = f"Bearer {token}"

    def health(self) -> Health:
        """Return how the server is."""
        return cast(Health, self._call("GET", "/health"))

    def rulesets(self) -> list[dict[str, Any]]:
        """Return the rule sets that the server knows, in short."""
        return cast(list[dict[str, Any]], self._call("GET", "/rulesets"))

    def ruleset(self, id: str) -> dict[str, Any]:
        """Return one rule set whole: options, ship types, commands with their schemas, tables."""
        return cast(dict[str, Any], self._call("GET", f"/rulesets/{quote(id, safe='')}"))

    def adjudicate(self, record: Mapping[str, Any]) -> Adjudication:
        """Return what the rules make of a battle record; the server keeps nothing of it."""
        return cast(Adjudication, self._call("POST", "/adjudicate", record))

    def close(self) -> None:
        """Close the connections."""
        self._session.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _call(self, method: str, path: str, body: object = None) -> object:
        """Return the JSON answered to one request."""
        try:
            answer = self._session.request(method, self._base + path, json=body, timeout=self._timeout)
            found = answer.json()
        except requests.RequestException as fault:
            raise Unreachable(f"{method} {path}: {fault}") from fault
        if answer.ok:
            return cast(object, found)
        if answer.headers.get("Content-Type", "").startswith(PROBLEM):
            raise Problem(found)
        raise Unreachable(f"{method} {path}: {answer.status_code}, and not by a Timonier server")
