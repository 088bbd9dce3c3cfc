"""A WLED ring at an address: what is sent to it, and that it holds up nobody."""

from __future__ import annotations

import json

import pytest
import requests
import responses

from timonier.tower.ring import Ring, draw
from timonier_client._lights import Lights, Wind, Wled

URL = "http://192.0.2.7/json/state"


@responses.activate
def test_it_is_sent_the_picture_of_the_tower_led_by_led() -> None:
    responses.post(URL, json={"success": True})
    ring = Ring(12, 3, True)
    wled = Wled("192.0.2.7", ring)
    lights = Lights([wled])
    lights.wind(Wind(225, 4))
    assert wled.frame(1.0)
    body = json.loads(responses.calls[0].request.body or "")
    pixels = draw(ring, "idle", 225, 4, 1000)
    assert body["seg"][0]["i"] == ["".join(f"{part:02X}" for part in pixel) for pixel in pixels]
    assert (body["on"], body["bri"], body["seg"][0]["fx"]) == (True, 80, 0)


@responses.activate
def test_only_what_differs_is_sent() -> None:
    responses.post(URL, json={"success": True})
    wled = Wled("http://192.0.2.7/", Ring(16))
    wled.show(Wind(90, 4), "idle")
    assert wled.frame(1.0) and wled.frame(1.25)
    assert len(responses.calls) == 1
    wled.show(Wind(180, 4), "idle")
    assert wled.frame(1.5)
    assert len(responses.calls) == 2


@responses.activate
@pytest.mark.parametrize("fault", [requests.ConnectionError("gone"), None])
def test_a_ring_that_does_not_answer_is_left_alone_for_a_while(fault: Exception | None) -> None:
    if fault is None:
        responses.post(URL, status=500)
    else:
        responses.post(URL, body=fault)
    wled = Wled("192.0.2.7", Ring(8))
    assert not wled.frame(1.0)
    assert not wled.frame(2.0)
    assert len(responses.calls) == 1
    responses.replace(responses.POST, URL, json={"success": True})
    assert wled.frame(7.0)


def test_the_thread_of_a_ring_ends() -> None:
    wled = Wled("http://127.0.0.1:9", Ring(8)).start()
    wled.stop()
