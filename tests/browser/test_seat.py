"""A player's page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.conftest import Watched
from tests.served import Served

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def test_a_player_joins_and_sees_no_more_than_the_seat_may(
    watched: Watched, server: Served, browser: Browser, battle: str
) -> None:
    seat = {"role": "player", "battle": battle, "side": "red", "may": ["dice"]}
    code = server.ask("POST", "/tokens", seat).body["code"]
    with browser.new_context(viewport={"width": 390, "height": 800}, locale="en") as context:
        phone = Watched(context, server)
        page = phone.open(f"/join/{code}")
        page.get_by_label("Your name").fill("Anne")
        page.get_by_role("button", name="Join").click()
        page.wait_for_selector(".ship")
        assert page.get_by_role("button", name="Next step").count() == 0
        assert page.locator(".orders:visible").count() == 0
        assert (phone.strangers, phone.failed, phone.errors) == ([], [], [])
