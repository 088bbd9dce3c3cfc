"""One request at a time: sent, sent again with the same number, answered or given up."""

from __future__ import annotations

import random
from collections import deque
from dataclasses import dataclass

from timonier.tower.meaning import LAST_ID
from timonier.tower.sentences import Sentence, write

ANSWER_S = 0.15
TRIES = 3


@dataclass(frozen=True)
class Request:
    """A sentence to a tower that wants an answer."""

    verb: str
    args: tuple[str, ...] = ()


class Asking:
    """The requests to one tower.

    A try again has the number of the first, by which the tower knows that it must not do it twice.
    """

    def __init__(self, first_id: int | None = None) -> None:
        self._id = random.randint(1, LAST_ID) if first_id is None else first_id
        self._waiting: deque[Request] = deque()
        self._sentence: Sentence | None = None
        self._request: Request | None = None
        self._tries = 0
        self._again_at = 0.0

    def put(self, request: Request) -> None:
        """Queue a request.  One that only sets what shows (same verb) takes the place of an older one."""
        if request.verb in ("WIND", "SHOW"):
            self._waiting = deque(old for old in self._waiting if old.verb != request.verb)
        self._waiting.append(request)

    def drop(self, verb: str) -> None:
        """Forget queued requests of a kind; the one in flight stays."""
        self._waiting = deque(old for old in self._waiting if old.verb != verb)

    def clear(self) -> None:
        """Forget everything."""
        self._waiting.clear()
        self._sentence = self._request = None

    @property
    def in_flight(self) -> Request | None:
        """Return the request that waits for its answer."""
        return self._request

    def answered(self, number: int) -> Request | None:
        """Return the request that an answer with this number is for, None where it is for none."""
        if self._sentence is None or self._sentence.id != number:
            return None
        request, self._request, self._sentence = self._request, None, None
        return request

    def next_id(self) -> int:
        """Return a number for a new sentence."""
        found, self._id = self._id, self._id % LAST_ID + 1
        return found

    def send(self, now: float) -> tuple[bytes, int | None]:
        """Return the bytes to send now, and the number of a request that goes out for the first time."""
        if self._sentence is not None:
            if now < self._again_at or self._tries >= TRIES:
                return b"", None
            return self._try(now), None
        if not self._waiting:
            return b"", None
        self._request = self._waiting.popleft()
        self._sentence = Sentence(self._request.verb, self.next_id(), self._request.args)
        self._tries = 0
        return self._try(now), self._sentence.id

    def given_up(self, now: float) -> bool:
        """Tell whether the last try of a request stayed without an answer."""
        return self._sentence is not None and self._tries >= TRIES and now >= self._again_at

    def _try(self, now: float) -> bytes:
        assert self._sentence is not None
        self._tries += 1
        self._again_at = now + ANSWER_S
        return write(self._sentence)
