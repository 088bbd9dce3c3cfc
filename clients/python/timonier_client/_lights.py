"""Lights that show wind and pictures: the tower's own ring, and WLED for people who do not solder."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import requests

from timonier.tower.ring import Pixel, Ring, draw

FRAME_S = 0.25
ANSWER_S = 2.0
REST_S = 5.0
"""After a failure a ring is left alone for so long."""


@dataclass(frozen=True)
class Wind:
    """Where the wind comes from and its force; None where this game has none."""

    from_deg: int | None = None
    beaufort: int | None = None
    brightness: int = 80


class Light(Protocol):
    """Something that shows wind and a picture."""

    def show(self, wind: Wind, picture: str) -> None:
        """Show wind and picture until told otherwise."""


class Lights:
    """All lights of a table."""

    def __init__(self, lights: Sequence[Light] = ()) -> None:
        self._lights = list(lights)
        self._wind, self._picture = Wind(), "idle"

    def add(self, light: Light) -> None:
        """Take a light in and show it what the others show."""
        self._lights.append(light)
        light.show(self._wind, self._picture)

    def wind(self, wind: Wind) -> None:
        """Show where the wind comes from."""
        self._set(wind, self._picture)

    def picture(self, picture: str) -> None:
        """Show a picture."""
        self._set(self._wind, picture)

    def _set(self, wind: Wind, picture: str) -> None:
        if (wind, picture) == (self._wind, self._picture):
            return
        self._wind, self._picture = wind, picture
        for light in self._lights:
            light.show(wind, picture)


class Wled:
    """A ring that runs WLED, at *address* (``192.168.1.20`` or ``http://…``).

    It is sent a frame a few times a second, only what differs; a ring that does not answer is left alone for
    a while and holds up nobody.
    """

    def __init__(self, address: str, ring: Ring) -> None:
        base = address if "://" in address else f"http://{address}"
        self._url = base.rstrip("/") + "/json/state"
        self._ring = ring
        self._wind, self._picture = Wind(), "idle"
        self._sent: list[Pixel] | None = None
        self._rest_until = 0.0
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._run, name="wled", daemon=True)

    def start(self) -> Wled:
        """Begin to send frames, from a thread of its own."""
        self._thread.start()
        return self

    def stop(self) -> None:
        """Send no more."""
        self._end.set()
        self._thread.join(ANSWER_S + 1)

    def show(self, wind: Wind, picture: str) -> None:
        """Show wind and picture from the next frame on."""
        self._wind, self._picture = wind, picture

    def frame(self, now: float) -> bool:
        """Send the frame of this moment where it differs from the last; tell whether the ring has it."""
        if now < self._rest_until:
            return False
        wind = self._wind
        pixels = draw(self._ring, self._picture, wind.from_deg, wind.beaufort or 0, round(now * 1000))
        if pixels == self._sent:
            return True
        try:
            requests.post(self._url, json=state(pixels, wind.brightness), timeout=ANSWER_S).raise_for_status()
        except requests.RequestException:
            self._rest_until, self._sent = now + REST_S, None
            return False
        self._sent = pixels
        return True

    def _run(self) -> None:
        while not self._end.wait(FRAME_S):
            self.frame(time.monotonic())


def state(pixels: Sequence[Pixel], brightness: int) -> dict[str, Any]:
    """Return the state that has WLED show *pixels* as they are, at once and without an effect of its own."""
    colours = ["".join(f"{part:02X}" for part in pixel) for pixel in pixels]
    segment = {"id": 0, "start": 0, "stop": len(pixels), "fx": 0, "i": colours}
    return {"on": True, "bri": brightness, "transition": 0, "seg": [segment]}
