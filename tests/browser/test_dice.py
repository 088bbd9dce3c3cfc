"""Plain dice on their page, and a battle's dice handed to a tower."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.conftest import Watched
from tests.browser.support import at, new_battle
from tests.served import Served


@pytest.fixture
def tower(server: Served) -> Iterator[str]:
    """Run a simulated tower beside the server."""
    made = server.ask("POST", "/towers", {"tower": "simulated"})
    assert made.status == 201, made.body
    key, end = made.body["id"], time.monotonic() + 20
    while server.ask("GET", f"/towers/{key}").body["state"] != "ready":
        assert time.monotonic() < end
        time.sleep(0.05)
    yield str(key)
    server.ask("DELETE", f"/towers/{key}")


def test_plain_dice_are_thrown_shown_and_counted(watched: Watched, server: Served, tower: str) -> None:
    page = watched.open("/dice")
    page.wait_for_selector("option[value=tower]", state="attached")
    for source in ("software", "tower"):
        page.locator("select").select_option(source)
        page.locator("button.big").click()
        page.wait_for_function(
            "n => document.querySelectorAll('.h-thrown li').length === n", arg=1 + (source == "tower")
        )
    assert page.locator(".h-thrown li").first.locator(".h-die").count() == 6
    fair = server.ask("GET", "/dice/fairness").body
    assert {one["source"] for one in fair} >= {"software", "tower"}
    page.locator("[data-lang=en]").click()
    page.wait_for_selector("text=Are these dice fair?")


def test_the_dice_of_an_order_are_handed_to_the_tower(
    watched: Watched, server: Served, skirmish: dict[str, Any], tower: str
) -> None:
    battle = new_battle(server, skirmish)
    server.ask("PATCH", f"/towers/{tower}", {"battle": battle})
    page = at(watched, battle)
    page.keyboard.press("n")
    page.locator("button", has_text="Confier à la tour").first.click()
    page.wait_for_selector(".tray", state="hidden")
    log = server.ask("GET", f"/battles/{battle}/record").body["entries"][-1]
    assert {face["source"] for answer in log["faces"] for face in answer} == {"tower"}
