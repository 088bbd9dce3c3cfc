"""One server, spoken to over one session: requests, lost answers, problems."""

from __future__ import annotations

import uuid
from collections.abc import Iterator, Mapping
from types import TracebackType
from typing import Any, Self, cast
from urllib.parse import quote

import requests

from timonier_client._errors import Unreachable, problem_of
from timonier_client._events import StreamEvent, read_events

PROBLEM = "application/problem+json"

TRIES = 3
"""A request whose answer is lost is sent so often; the server carries it out once."""


class Connection:
    """A server at *url*.  See :class:`~timonier_client.Timonier`."""

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
            self.use(token)

    def use(self, token: str) -> None:
        """Speak with *token* from now on."""
        self._session.headers["Authorization"] = f"Bearer {token}"

    def close(self) -> None:
        """Close the connections."""
        self._session.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _call(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        version: int | None = None,
        query: Mapping[str, Any] | None = None,
        changes: bool = True,
    ) -> Any:
        """Return the JSON answered to one request, None where there is none.

        *version* is the version of a battle that the change is meant for.  A POST that *changes* something
        carries a key, so that it can be sent again where the answer was lost.
        """
        headers = {} if version is None else {"If-Match": f'"{version}"'}
        if method == "POST" and changes:
            headers["Idempotency-Key"] = uuid.uuid4().hex
        answer = self._sent(method, path, body, headers, query)
        if answer.status_code == 204:
            return None
        try:
            found = answer.json()
        except requests.RequestException as fault:
            raise Unreachable(f"{method} {path}: {fault}") from fault
        if answer.ok:
            return cast(object, found)
        if answer.headers.get("Content-Type", "").startswith(PROBLEM):
            raise problem_of(found)
        raise Unreachable(f"{method} {path}: {answer.status_code}, and not by a Timonier server")

    def _text(self, path: str, query: Mapping[str, Any]) -> str:
        """Return the text answered to a GET."""
        answer = self._sent("GET", path, None, {}, query)
        if answer.ok:
            return answer.text
        if answer.headers.get("Content-Type", "").startswith(PROBLEM):
            raise problem_of(answer.json())
        raise Unreachable(f"GET {path}: {answer.status_code}, and not by a Timonier server")

    def _events(self, path: str, last: str | None = None) -> Iterator[StreamEvent]:
        """Yield the events of a stream, those after *last* first, until the server ends it."""
        headers = {"Accept": f"text/event-stream, {PROBLEM}"}
        headers |= {} if last is None else {"Last-Event-ID": last}
        try:
            with self._session.get(
                self._base + path, headers=headers, stream=True, timeout=self._timeout
            ) as answer:
                if answer.headers.get("Content-Type", "").startswith(PROBLEM):
                    raise problem_of(answer.json())
                if not answer.ok:
                    raise Unreachable(f"GET {path}: {answer.status_code}, and not by a Timonier server")
                answer.encoding = "utf-8"
                yield from read_events(answer.iter_lines(decode_unicode=True))
        except requests.RequestException as fault:
            raise Unreachable(f"GET {path}: {fault}") from fault

    def _sent(
        self,
        method: str,
        path: str,
        body: object,
        headers: dict[str, str],
        query: Mapping[str, Any] | None,
    ) -> requests.Response:
        """Send, again where the answer was lost: what may not be repeated carries a key."""
        lost: requests.RequestException | None = None
        for _ in range(TRIES):
            try:
                return self._session.request(
                    method, self._base + path, json=body, headers=headers, params=query, timeout=self._timeout
                )
            except (requests.ConnectionError, requests.Timeout) as fault:
                lost = fault
            except requests.RequestException as fault:
                raise Unreachable(f"{method} {path}: {fault}") from fault
        raise Unreachable(f"{method} {path}: {lost}") from lost


def at(*parts: str | int) -> str:
    """Return the path of *parts*, each quoted."""
    return "".join(f"/{quote(str(part), safe='')}" for part in parts)
