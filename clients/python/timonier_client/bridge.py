"""The bridge between a dice tower and a server: it owns the port and speaks REST like any client.

>>> from timonier_client.bridge import Bridge  # doctest: +SKIP
"""

from __future__ import annotations

import contextlib
import queue
import threading
import time
from collections.abc import Callable
from typing import Any

from timonier.tower.happenings import (
    Counted,
    Happening,
    Lost,
    Ready,
    RollRefused,
    SelfTested,
    Strange,
    Thrown,
)
from timonier.tower.link import Link
from timonier.tower.simulated import is_simulated
from timonier_client._client import Timonier
from timonier_client._errors import Problem, TimonierError, Unreachable
from timonier_client._events import StreamEvent
from timonier_client._lights import Lights, Wind

REPORT_S = 4.0
AGAIN_S = 0.5
REST_S = 10.0
"""So long a server is left alone that says it is asked too often."""

NO_LINK_S = 3.0
"""A server that cannot be reached for so long is shown by the picture for no link."""

YOUNG_S = 6.0
"""So long after the start, dice that nobody asked for may be those that an earlier bridge asked for."""

LinkMaker = Callable[[Callable[[Happening], None]], Link]
Item = Happening | StreamEvent | bool


class Bridge:
    """One tower, one server.

    *connect* makes a client of the server, *make_link* the link to the tower, which tells its happenings to
    the function it is given.  *lights* are shown what the tower's own ring shows.
    """

    def __init__(
        self,
        connect: Callable[[], Timonier],
        id: str,
        make_link: LinkMaker,
        *,
        name: str | None = None,
        lights: Lights | None = None,
        log: Callable[[str], None] = lambda text: None,
    ) -> None:
        self._connect, self._id, self._log = connect, id, log
        self._inbox: queue.Queue[Item] = queue.Queue()
        self._link = make_link(self._inbox.put)
        self._lights = lights or Lights()
        self._lights.add(_Ring(self._link))
        self._stop = threading.Event()
        self._said: dict[str, Any] = {"state": "searching", "name": name}
        self._report_at = self._deliver_at = 0.0
        self._outbox: list[Thrown] = []
        self._rolls: dict[str, dict[str, Any]] = {}
        self._versions: dict[str, int] = {}
        self.refused: str | None = None
        """Why the server does not let this bridge in; then it has ended."""
        self._picture = "idle"
        self._server_at = time.monotonic()
        self._ready_at: float | None = None

    def stop(self) -> None:
        """End :meth:`run` from another thread."""
        self._stop.set()
        self._inbox.put(False)

    def run(self) -> None:
        """Serve until :meth:`stop`; whatever server or tower do meanwhile."""
        self._link.start()
        listener = threading.Thread(target=self._listen, name="tower-stream", daemon=True)
        listener.start()
        with self._connect() as table:
            while not self._stop.is_set():
                with contextlib.suppress(queue.Empty):
                    self._take(self._inbox.get(timeout=AGAIN_S))
                self._deliver(table)
                self._report(table)
                self._show()
        self._link.stop()

    def _listen(self) -> None:
        """Follow the server's stream, from a thread of its own; False tells that it fell."""
        with self._connect() as table:
            while not self._stop.is_set():
                try:
                    for event in table.tower_events(self._id):
                        self._inbox.put(event)
                        if self._stop.is_set():
                            return
                except Problem as problem:
                    self._told_off(problem)
                except Unreachable:
                    self._inbox.put(False)
                self._stop.wait(AGAIN_S)

    def _told_off(self, problem: Problem) -> None:
        """Hear that the server says no: without a token it will never say yes, so no more is tried."""
        self._log(str(problem))
        if problem.status == 401:
            self.refused = str(problem)
            self.stop()
        elif problem.status == 429:
            self._stop.wait(REST_S)
        self._inbox.put(False)

    def _take(self, item: Item) -> None:
        match item:
            case StreamEvent():
                self._server_at = time.monotonic()
                self._told(item.kind, item.data)
            case False:
                self._report_at = min(self._report_at, time.monotonic())
            case Thrown():
                self._outbox.append(self._claimed(item))
                self._deliver_at = 0.0
            case Ready():
                hello = item.hello
                self._ready_at = self._ready_at or time.monotonic()
                self._tell(
                    state="ready",
                    board=hello.board,
                    firmware=hello.firmware,
                    features=hello.features,
                    simulated=is_simulated(hello.firmware),
                    port=self._link.port_name,
                    last_error=None,
                )
            case Strange():
                self._tell(state="lost", last_error="stranger")
            case Lost():
                self._tell(state="lost", port=None, last_error=item.reason[:200])
            case RollRefused():
                self._tell(last_error=item.word)
            case SelfTested():
                self._tell(test=dict(item.parts))
            case Counted():
                counts = {name: str(count) for name, count in vars(item.stat).items()}
                self._tell(test={**(self._said.get("test") or {}), **counts})

    def _told(self, kind: str, data: dict[str, Any]) -> None:
        """Do what the server wants done."""
        match kind:
            case "roll":
                self._roll(data)
            case "cancel":
                self._rolls.pop(data["roll_id"], None)
                self._link.with_dialogue(lambda dialogue: dialogue.cancel(data["roll_id"]))
            case "wind":
                from_deg = data["from_deg"]
                self._lights.wind(Wind(None if from_deg is None else round(from_deg) % 360, data["beaufort"]))
            case "picture":
                self._picture = data["picture"]
            case "test":
                self._link.with_dialogue(lambda dialogue: dialogue.test())

    def _roll(self, data: dict[str, Any]) -> None:
        """Have a roll thrown; of one that is being thrown already only what differs is asked for."""
        key = data["roll_id"]
        battle, version = data["battle"], data["version"]
        if battle is not None and version < self._versions.get(battle, 0):
            return  # Written before the server knew of dice that it has by now.
        self._rolls[key] = data
        under_way = sum(len(thrown.faces) for thrown in self._outbox if thrown.roll == key)
        need = data["count"] - under_way
        if need == self._link.left(key):
            return

        def ask(dialogue: Any) -> None:
            dialogue.cancel(key)
            if need > 0:
                dialogue.roll(key, need, data["sides"], data["trigger"])

        self._link.with_dialogue(ask)

    def _claimed(self, thrown: Thrown) -> Thrown:
        """Return a throw with the roll it is for.

        A bridge that was started again in mid-roll hears the dice its predecessor asked for: they answer the
        roll that still waits for just such dice and was not asked for again.
        """
        young = self._ready_at is not None and time.monotonic() - self._ready_at < YOUNG_S
        if thrown.roll is not None or not young:
            return thrown
        for key, roll in self._rolls.items():
            fits = roll["sides"] == thrown.sides and len(thrown.faces) <= roll["count"]
            if fits and self._link.left(key) == roll["count"]:
                mine = Thrown(thrown.event, thrown.number, key, thrown.source, thrown.sides, thrown.faces)
                self._outbox.append(mine)
                self._roll(roll)
                self._outbox.remove(mine)
                return mine
        return thrown

    def _deliver(self, table: Timonier) -> None:
        """Give the server the dice that fell, in order; only what it has is acknowledged to the tower."""
        while self._outbox and time.monotonic() >= self._deliver_at:
            thrown = self._outbox[0]
            try:
                answer = self._give(table, thrown)
            except TimonierError as fault:
                self._log(str(fault))
                self._deliver_at, self._report_at = time.monotonic() + AGAIN_S, 0.0
                return
            if "battle" in answer:
                self._versions[answer["battle"]] = answer["version"]
            self._outbox.pop(0)
            number = thrown.number
            self._link.with_dialogue(lambda dialogue: dialogue.got(number))  # noqa: B023
            if thrown.roll is not None and self._link.left(thrown.roll) == 0:
                self._rolls.pop(thrown.roll, None)

    def _give(self, table: Timonier, thrown: Thrown) -> dict[str, Any]:
        """Give in one throw; dice that its roll does not want are given in as nobody's."""
        try:
            return table.tower_throw(self._id, thrown.event, thrown.faces, thrown.sides, thrown.roll)
        except Problem as problem:
            if problem.status not in (409, 422) or thrown.roll is None:
                raise
        return table.tower_throw(self._id, thrown.event, thrown.faces, thrown.sides)

    def _tell(self, **said: Any) -> None:
        self._said |= said
        self._report_at = 0.0

    def _report(self, table: Timonier) -> None:
        """Tell the server how the tower is, at once after a change and now and then."""
        now = time.monotonic()
        if now < self._report_at:
            return
        try:
            table.report_tower(self._id, self._said)
            self._server_at, self._report_at = now, now + REPORT_S
        except Unreachable:
            self._report_at = now + AGAIN_S
        except Problem as problem:
            self._told_off(problem)
            self._report_at = now + AGAIN_S

    def _show(self) -> None:
        """Show the picture of the moment."""
        picture = self._picture
        waiting = [roll for key, roll in self._rolls.items() if self._link.left(key)]
        if waiting:
            picture = "wait" if waiting[0]["trigger"] == "button" else "roll"
        if time.monotonic() > self._server_at + REPORT_S + NO_LINK_S:
            picture = "nolink"
        self._lights.picture(picture)


class _Ring:
    """The ring of the tower itself."""

    def __init__(self, link: Link) -> None:
        self._link = link

    def show(self, wind: Wind, picture: str) -> None:
        """Show wind and picture."""
        beaufort = wind.beaufort or 0
        self._link.with_dialogue(lambda dialogue: dialogue.wind(wind.from_deg, beaufort))
        self._link.with_dialogue(lambda dialogue: dialogue.picture(picture, wind.brightness))
