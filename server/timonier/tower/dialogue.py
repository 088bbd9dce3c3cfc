"""The conversation with one tower: no port, no thread, no clock; the time is always told.

Bytes go in by :meth:`Dialogue.received`, out by :meth:`Dialogue.take`; what comes of it by
:meth:`Dialogue.news`.  A board that restarts is greeted anew, shown wind and picture again, and asked again
only for dice that never came.
"""

from __future__ import annotations

from collections import deque

from timonier.tower.asking import Asking, Request
from timonier.tower.happenings import (
    Counted,
    Happening,
    Heard,
    Lost,
    Pressed,
    Ready,
    RollRefused,
    SelfTested,
    SettingDone,
    Strange,
    Thrown,
)
from timonier.tower.meaning import (
    PROTOCOL,
    Ack,
    Checked,
    Dice,
    Hello,
    Nak,
    Press,
    Said,
    Stat,
    said_by_tower,
)
from timonier.tower.rolling import GRACE_S, Roll, Rolling
from timonier.tower.sentences import Reader, Sentence, write

SILENT_S = 2.5
"""After opening, a board that resets is in its boot loader: not a byte is sent until it says BOOT."""

GREET_S = 0.5
LOST_S = 3.0
STRANGER_S = 10.0
"""A port that never said a sentence in this time is closed and tried again later."""

REMEMBERED = 64
"""Numbers of events that are known when they are repeated."""


class Dialogue:
    """One tower's host.  *board* is the one that is sought; None takes any."""

    def __init__(self, first_id: int | None = None, board: str | None = None) -> None:
        self.reader = Reader()
        self.hello: Hello | None = None
        self.board = board
        self._asking = Asking(first_id)
        self._rolling = Rolling()
        self._phase = "closed"
        self._since = self._heard = self._greet_at = 0.0
        self._greeting: int | None = None
        self._wind: Request | None = None
        self._picture: Request | None = None
        self._out = bytearray()
        self._news: list[Happening] = []
        self._events: deque[int] = deque(maxlen=REMEMBERED)
        self._safe: set[int] = set()
        self._booted = False

    @property
    def ready(self) -> bool:
        """Tell whether the board can be used."""
        return self._phase == "ready"

    def opened(self, now: float) -> None:
        """Note that the port is open."""
        self._phase, self._since, self._heard, self._booted = "silent", now, now, False
        self._asking.clear()
        self._out.clear()
        self.reader.feed(b"\n")

    def closed(self, reason: str) -> None:
        """Note that the port is gone."""
        self._phase = "closed"
        self._asking.clear()
        self._news.append(Lost(reason))

    def forget_board(self) -> None:
        """Take any board from now on."""
        self.board = None

    def received(self, data: bytes, now: float) -> None:
        """Take bytes in."""
        for sentence in self.reader.feed(data):
            said = said_by_tower(sentence)
            if said is None:
                self.reader.dropped += 1
                continue
            self._heard = now
            self._news.append(Heard(str(sentence)))
            self._hear(sentence, said, now)

    def tick(self, now: float) -> None:
        """Do what is due."""
        if self._phase == "silent" and now >= self._since + SILENT_S:
            self._greet(now)
        if self._phase == "greeting" and now >= self._greet_at:
            self._greeting = self._asking.next_id()
            self._greet_at = now + GREET_S
            self._out += write(Sentence("HELLO", self._greeting, (str(PROTOCOL),)))
        if self._phase == "ready":
            if self._asking.given_up(now):
                self._greet(now)
                return
            self._ask(now)

    def gone(self, now: float) -> str | None:
        """Return why the port should be closed, None while it should not."""
        if self._phase == "strange":
            return "stranger"
        if self._phase in ("ready", "greeting") and now >= self._heard + LOST_S:
            never = self._heard == self._since
            return "silent" if not never or now >= self._since + STRANGER_S else None
        return None

    def take(self) -> bytes:
        """Return the bytes to send and forget them."""
        out = bytes(self._out)
        self._out.clear()
        return out

    def news(self) -> list[Happening]:
        """Return what happened since the last call."""
        news, self._news = self._news, []
        return news

    def wind(self, from_deg: float | None, beaufort: int) -> None:
        """Show where the wind comes from and how strong it is, now and after every restart."""
        self._wind = Request("WIND", ("-" if from_deg is None else str(round(from_deg) % 360), str(beaufort)))
        self._show(self._wind)

    def picture(self, name: str, brightness: int) -> None:
        """Show a picture, now and after every restart."""
        self._picture = Request("SHOW", (name, str(brightness)))
        self._show(self._picture)

    def roll(self, key: str, count: int, sides: int, trigger: str = "now") -> None:
        """Have dice thrown; what falls is told as :class:`Thrown` with *key*."""
        self._rolling.add(Roll(key, sides, count, trigger))

    def left(self, key: str) -> int:
        """Return how many dice of a roll have not fallen yet."""
        return self._rolling.left(key)

    def cancel(self, key: str) -> None:
        """Take a roll back; dice that fall all the same are nobody's."""
        roll = self._rolling.remove(key)
        if roll is not None and roll.asked is not None and self.ready:
            self._asking.put(Request("CANCEL", (str(roll.asked),)))

    def test(self) -> None:
        """Have the board test itself and tell its counters."""
        if self.ready:
            self._asking.put(Request("TEST"))
            self._asking.put(Request("STAT"))

    def set(self, key: str, value: str) -> None:
        """Set one of the board's settings."""
        self._asking.put(Request("SET", (key, value)))

    def got(self, number: int) -> None:
        """Acknowledge an event: it is safe, the tower may forget it."""
        self._safe.add(number)
        self._out += write(Sentence("GOT", number))

    def _show(self, request: Request) -> None:
        if self.ready:
            self._asking.put(request)

    def _greet(self, now: float) -> None:
        self._phase, self._greet_at = "greeting", now
        self._asking.clear()

    def _ask(self, now: float) -> None:
        # One request after the other, so that a roll is never queued behind its own tries.
        if self._asking.in_flight is None:
            self._asking.drop("ROLL")
            request = self._rolling.request(now)
            if request is not None:
                self._asking.put(request)
        data, number = self._asking.send(now)
        self._out += data
        in_flight = self._asking.in_flight
        if number is not None and in_flight is not None and in_flight.verb == "ROLL":
            self._rolling.sent(number)

    def _hear(self, sentence: Sentence, said: Said, now: float) -> None:
        match said:
            case Hello(boot=True):
                self._booted = True
                self._greet(now)
            case Hello():
                if self._phase == "greeting" and sentence.id == self._greeting:
                    self._greeted(said, now)
            case Ack() | Nak() | Checked() | Stat():
                self._answer(sentence.id, said, now)
            case Dice() if self.ready:
                self._dice(sentence.id, said)
            case Press() if self.ready:
                if self._is_new(sentence.id):
                    self._news.append(Pressed())
                self.got(sentence.id)

    def _greeted(self, hello: Hello, now: float) -> None:
        if hello.protocol != PROTOCOL or (self.board or hello.board) != hello.board:
            self._phase = "strange"
            self._news.append(Strange(hello))
            return
        before, self.hello, self.board = self.hello, hello, hello.board
        self._phase = "ready"
        self._asking.clear()
        for shown in (self._wind, self._picture):
            if shown is not None:
                self._asking.put(shown)
        if before is None or (before.board, before.boots) != (hello.board, hello.boots):
            self._events.clear()
            self._safe.clear()
            self._rolling.restarted(now if self._booted else now + GRACE_S)
        else:
            question = self._rolling.waver(now)
            if question is not None:
                self._asking.put(question)
        self._news.append(Ready(hello, before is not None))

    def _answer(self, number: int, said: Ack | Nak | Checked | Stat, now: float) -> None:
        request = self._asking.answered(number)
        match said:
            case Checked():
                self._news.append(SelfTested(said.parts))
            case Stat():
                self._news.append(Counted(said))
            case Ack() | Nak() if request is not None and request.verb == "SET":
                self._news.append(SettingDone(isinstance(said, Ack)))
            case Ack() if request is not None and request.verb == "CANCEL":
                self._rolling.cancelled()
            case Nak():
                self._refused(number, said.word, now)

    def _refused(self, number: int, word: str, now: float) -> None:
        """Hear that a roll is refused, at once or later; what only shows may be refused without harm."""
        roll = self._rolling.number_of(number)
        if roll is None:
            return
        if word == "BUSY":
            self._rolling.busy(now)
            return
        self._rolling.remove(roll.key)
        self._news.append(RollRefused(roll.key, word))

    def _dice(self, number: int, dice: Dice) -> None:
        assert self.hello is not None
        if self._is_new(number):
            key, faces = self._rolling.fell(dice)
            event = f"{self.hello.board}-{self.hello.boots}-{number}"
            if faces:
                self._news.append(Thrown(event, number, key, dice.source, dice.sides, faces))
            else:
                self.got(number)
        elif number in self._safe:
            self.got(number)

    def _is_new(self, number: int) -> bool:
        if number in self._events:
            return False
        if len(self._events) == REMEMBERED:
            self._safe.discard(self._events[0])
        self._events.append(number)
        self._safe.discard(number)
        return True
