"""Two consoles at one battle: who looks at what is old overwrites nothing.  Complaint 6."""

from __future__ import annotations

import re

from tests.browser.conftest import Watched
from tests.browser.support import at, choose, hold_first
from tests.served import Served


def test_a_console_that_is_behind_changes_nothing_and_catches_up(
    watched: Watched, server: Served, battle: str
) -> None:
    """Its decree is on the way while another one is carried out; it is refused, and the page says so."""
    page = at(watched, battle)
    choose(page, "a")
    page.locator(".gauges.large [data-gauge=serious]").click()
    page.locator(".decree input.number").fill("2")
    sent = re.compile(rf"/battles/{battle}/commands")
    let_go = hold_first(page, sent)
    with page.expect_request(sent):
        page.keyboard.press("Enter")
    decree = {"type": "adjust", "ship": "a", "field": "serious", "value": 5}
    assert server.ask("POST", f"/battles/{battle}/commands", decree).status == 201
    with page.expect_response(sent) as refused:
        let_go()
    assert refused.value.status == 412
    page.locator("#said", has_text="La bataille a avancé").wait_for()
    page.unroute(sent)
    page.locator(".gauges.large [data-gauge=serious] b", has_text="5").wait_for()
    ship = server.ask("GET", f"/battles/{battle}").body["state"]["ships"]["a"]
    assert ship["serious"] == 5
