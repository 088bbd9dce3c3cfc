"""Odds beside the order at hand: there without a key, compared, gone for who may not see them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import Watched
from tests.browser.support import aim, at, new_battle
from tests.served import Served

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


@pytest.fixture
def battle(server: Served, skirmish: dict[str, Any]) -> str:
    return new_battle(server, skirmish)


def odds_of(server: Served, battle: str, hexes: int) -> float:
    """Return the chance to hit as the server has it."""
    order = {"type": "fire", "ship": "a", "target": "b", "range": hexes}
    chances = server.ask("POST", f"/battles/{battle}/preview", order).body["chances"]
    return next(float(chance["p"]) for chance in chances if chance["id"] == "hit")


def hit(page: Page) -> str:
    """Return the chance to hit as the page shows it."""
    return page.locator(".odds .figures > div").first.locator(".value").inner_text()


def french(p: float) -> str:
    return f"{100 * p:.1f}".removesuffix(".0").replace(".", ",")


def test_the_odds_stand_beside_the_order_without_a_key(watched: Watched, server: Served, battle: str) -> None:
    page = at(watched, battle)
    aim(page)
    page.locator(".odds .figures").wait_for()
    assert hit(page).startswith(french(odds_of(server, battle, 1)))
    assert page.locator(".odds .spread").count() >= 1
    near = hit(page)
    page.locator("[data-field=range] input").fill("9")
    page.wait_for_function(
        "before => document.querySelector('.odds .figures .value').innerText !== before", arg=near
    )
    assert hit(page).startswith(french(odds_of(server, battle, 9)))


def test_orders_are_compared_the_likeliest_first(watched: Watched, battle: str) -> None:
    page = at(watched, battle)
    aim(page)
    page.locator(".odds .figures").wait_for()
    page.locator("[data-field=range] input").fill("9")
    near = hit(page)
    page.wait_for_function(
        "before => document.querySelector('.odds .figures .value').innerText !== before", arg=near
    )
    page.get_by_role("button", name="Garder pour comparer").click()
    far = hit(page)
    page.locator("[data-field=range] input").fill("1")
    page.wait_for_function(
        "before => document.querySelector('.odds .figures .value').innerText !== before", arg=far
    )
    page.get_by_role("button", name="Garder pour comparer").click()
    assert [line.replace("\u00a0", " ") for line in page.locator(".ranked li > span").all_inner_texts()] == [
        "Sirène a · Tirer · Sirène b · 1 hexagone · boulet · pleine puissance",
        "Sirène a · Tirer · Sirène b · 9 hexagones · boulet · pleine puissance",
    ]
    page.get_by_role("button", name="Oublier la comparaison").click()
    assert page.locator(".ranked").count() == 0


@pytest.mark.parametrize("may", [["orders"], ["orders", "odds"]])
def test_a_player_sees_odds_only_where_the_seat_may(
    server: Served, browser: Browser, battle: str, may: list[str]
) -> None:
    code = server.ask(
        "POST", "/tokens", {"role": "player", "battle": battle, "side": "red", "may": may}
    ).body["code"]
    with browser.new_context(viewport={"width": 390, "height": 800}, locale="en") as context:
        phone = Watched(context, server)
        asked: list[str] = []
        phone.page.on("request", lambda request: asked.append(request.url))
        page = phone.open(f"/join/{code}")
        page.get_by_label("Your name").fill("Anne")
        page.get_by_role("button", name="Join").click()
        page.wait_for_selector("#live:not(.off)")
        aim(page, "sirene a fire")
        if "odds" in may:
            page.locator(".odds .figures").wait_for()
        else:
            page.get_by_role("button", name="Give the order").click()
            page.locator(".orders form .wrong:not(:empty)").last.wait_for()
            assert page.locator(".chances:visible").count() == 0
            assert not [url for url in asked if "/preview" in url]
        assert (phone.strangers, phone.errors) == ([], [])
