"""Two consoles at one battle: who looks at what is old overwrites nothing.  Complaint 6."""

from __future__ import annotations

import re

from tests.browser.conftest import Watched
from tests.browser.support import at, choose
from tests.served import Served


def test_a_console_that_is_behind_changes_nothing_and_catches_up(
    watched: Watched, server: Served, battle: str
) -> None:
    """It heard that something happened and has not read it yet; its decree is refused, and it says so."""
    page = at(watched, battle)
    choose(page, "a")
    page.locator(".gauges.large [data-gauge=serious]").click()
    page.locator(".decree input.number").fill("2")
    reads = re.compile(rf"/api/v1/battles/{battle}\?")
    # Held without an answer until it is let go of.
    page.route(reads, lambda route: None)
    decree = {"type": "adjust", "ship": "a", "field": "serious", "value": 5}
    with page.expect_request(reads):
        assert server.ask("POST", f"/battles/{battle}/commands", decree).status == 201
    with page.expect_response(lambda answer: answer.url.split("?")[0].endswith("/commands")) as refused:
        page.keyboard.press("Enter")
    assert refused.value.status == 412
    page.locator("#said", has_text="La bataille a avancé").wait_for()
    page.unroute(reads)
    page.locator(".gauges.large [data-gauge=serious] b", has_text="5").wait_for()
    ship = server.ask("GET", f"/battles/{battle}").body["state"]["ships"]["a"]
    assert ship["serious"] == 5
