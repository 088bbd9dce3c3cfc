"""A player's page: joining, three players' dice at once, what a seat may and is sent.  Complaint 9."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import Watched
from tests.browser.secrets import Received, Secrets
from tests.browser.support import new_battle
from tests.conftest import ship
from tests.served import Served

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

LIVE = "#live:not(.off)"


@contextmanager
def phone(browser: Browser, server: Served, width: int = 390) -> Iterator[Watched]:
    """Give a phone of its own; in the end it must have asked nobody else and nothing must have failed."""
    with browser.new_context(viewport={"width": width, "height": 844}, locale="en") as context:
        made = Watched(context, server)
        yield made
        assert (made.strangers, made.failed, made.errors) == ([], [], [])


def seat(server: Served, battle: str, side: str = "red", *may: str) -> Any:
    body = {"role": "player", "battle": battle, "side": side, "may": list(may)}
    return server.ask("POST", "/tokens", body).body


def join(device: Watched, code: str, name: str = "Anne") -> Page:
    """Take a seat by its link and wait until the battle is followed live."""
    page = device.open(f"/join/{code}")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join").click()
    page.wait_for_selector(LIVE)
    return page


def test_a_player_joins_and_sees_no_more_than_the_seat_may(
    server: Served, browser: Browser, battle: str
) -> None:
    with phone(browser, server) as device:
        page = join(device, seat(server, battle, "red", "dice")["code"])
        page.wait_for_selector("[data-ship=a]")
        assert page.get_by_role("button", name="Next step").count() == 0
        assert page.locator(".orders:visible").count() == 0
        assert page.get_by_role("button", name="Orders").count() == 0
        assert page.locator("[data-ship=a] details").count() == 1
        assert page.locator("[data-ship=b] details").count() == 0
        assert page.locator("[data-ship=a] .meter").count() > 4
        assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_code_is_typed_where_no_link_is_at_hand(server: Served, browser: Browser, battle: str) -> None:
    code = seat(server, battle)["code"]
    with phone(browser, server) as device:
        page = device.open("/join")
        page.get_by_label("Code of the seat").fill("BBBBBB")
        page.get_by_label("Your name").fill("Anne")
        page.get_by_role("button", name="Join").click()
        page.locator(".join-form .wrong:not(:empty)").wait_for()
        page.get_by_label("Code of the seat").fill(f" {code[:3].lower()} {code[3:].lower()}")
        page.get_by_role("button", name="Join").click()
        page.wait_for_selector(LIVE)
        assert server.ask("GET", f"/tokens?battle={battle}").body[-1]["devices"][0]["name"] == "Anne"


def test_three_players_type_their_initiative_at_once(server: Served, browser: Browser) -> None:
    sides = ("red", "blue", "green")
    ships = [ship(side[0], side) for side in sides]
    setup = {"sides": [{"id": side, "name": side} for side in sides], "ships": ships}
    battle = new_battle(
        server,
        {
            "ruleset": "seventh-sea",
            "title": "Trois",
            "setup": {**setup, "wind": {"direction": 5, "force": 4}},
        },
    )
    faces = {"red": "4", "blue": "7", "green": "0"}
    with ExitStack() as stack:
        devices = [stack.enter_context(phone(browser, server)) for _ in sides]
        pages = [
            join(device, seat(server, battle, side, "dice")["code"], side.title())
            for device, side in zip(devices, sides, strict=True)
        ]
        server.ask("POST", f"/battles/{battle}/commands", {"type": "next"})
        for page in pages:
            page.locator("input.face").first.wait_for()
            assert page.locator("input.face:visible").count() == 1
            page.locator("input.face").first.click()
        for page, face in zip(pages, faces.values(), strict=True):
            page.keyboard.press(face)
        for page in pages:
            page.keyboard.press("Enter")
        for page in pages:
            page.wait_for_selector(".tray", state="hidden")
    assert server.ask("GET", f"/battles/{battle}").body["pending"] is None
    dice = server.ask("GET", f"/battles/{battle}/log").body["entries"][-1]["dice"]
    assert {(roll["ship"], roll["faces"][0]["face"], roll["faces"][0]["source"]) for roll in dice} == {
        ("r", 4, "hand"),
        ("b", 7, "hand"),
        ("g", 10, "hand"),
    }


def test_what_is_awaited_of_the_seat_stands_on_top(server: Served, browser: Browser, battle: str) -> None:
    with phone(browser, server) as device:
        page = join(device, seat(server, battle, "red", "dice")["code"])
        server.ask("POST", f"/battles/{battle}/commands", {"type": "next"})
        page.wait_for_selector("input.face")
        assert page.evaluate("document.querySelector('#page').firstElementChild.id") == "tray"
        assert page.locator("input.face").first.get_attribute("aria-label")


def test_who_has_one_ship_has_her_orders_at_hand(server: Served, browser: Browser, battle: str) -> None:
    with phone(browser, server) as device:
        page = join(device, seat(server, battle, "red", "orders")["code"])
        page.locator("[data-ship=a] .orders button").first.wait_for()
        assert page.get_by_role("button", name="Orders").get_attribute("aria-expanded") == "true"


def test_who_may_only_know_the_odds_fills_in_orders_and_gives_none(
    server: Served, browser: Browser, battle: str
) -> None:
    with phone(browser, server) as device:
        page = join(device, seat(server, battle, "red", "odds")["code"])
        page.locator("[data-ship=a] .orders summary").first.click()
        page.locator("[data-ship=a] .orders [data-verb=fire]").first.click()
        page.locator(".orders .chances").wait_for(state="attached")
        page.locator(".orders .order, .orders form").first.wait_for()
        assert page.get_by_role("button", name="Give the order").count() == 0
        page.keyboard.press("Enter")
        assert server.ask("GET", f"/battles/{battle}/log").body["entries"] == []


def test_ships_that_are_out_of_it_are_named_and_take_no_room(
    server: Served, browser: Browser, battle: str
) -> None:
    with phone(browser, server) as device:
        page = join(device, seat(server, battle, "red", "orders")["code"])
        page.locator("[data-ship=b]").wait_for()
        order = {"type": "remove_ship", "ship": "b", "reason": "sunk"}
        assert server.ask("POST", f"/battles/{battle}/commands", order).status == 201
        page.locator("[data-ship=b]").wait_for(state="detached")
        assert "Out of action: Sirène b" in page.locator(".seat-ships.others").inner_text()


def test_without_a_seat_a_battle_s_address_leads_to_the_way_in(
    server: Served, browser: Browser, battle: str
) -> None:
    with browser.new_context(locale="en") as context:
        for path in (f"/battles/{battle}", f"/battles/{battle}/table"):
            page = Watched(context, server).open(path)
            page.get_by_role("heading", name="This device is not let in yet").wait_for()
            assert page.locator("link[data-sheet=seat]").count() == 1


def test_a_seat_that_is_taken_back_leads_to_a_calm_page_to_join_again(
    server: Served, browser: Browser, battle: str
) -> None:
    first, second = seat(server, battle), seat(server, battle)
    with browser.new_context(viewport={"width": 390, "height": 844}, locale="en") as context:
        device = Watched(context, server)
        page = join(device, first["code"])
        assert server.ask("DELETE", f"/tokens/{first['id']}").status == 204
        page.get_by_role("heading", name="This seat is no longer yours").wait_for()
        assert page.locator("#banner:visible, .critical:visible").count() == 0
        assert page.get_by_label("Your name").input_value() == "Anne"
        page.get_by_label("Code of the seat").fill(second["code"])
        page.get_by_role("button", name="Join").click()
        page.wait_for_selector(LIVE)
        assert (device.strangers, device.errors) == ([], [])


def test_a_phone_that_slept_comes_back_by_itself(server: Served, browser: Browser, battle: str) -> None:
    with phone(browser, server) as device:
        device.page.clock.install()
        page = join(device, seat(server, battle)["code"])
        hide = "hidden => { Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });"
        hide += " document.dispatchEvent(new Event('visibilitychange')); }"
        page.evaluate(hide, True)
        page.clock.fast_forward(5000)
        page.evaluate(hide, False)
        page.evaluate(hide, True)
        page.clock.fast_forward(60_000)
        with page.expect_request("**/stream?*"):
            page.evaluate(hide, False)
        decree = {"type": "adjust", "ship": "a", "field": "superficial", "value": 9, "reason": "x"}
        server.ask("POST", f"/battles/{battle}/commands", decree)
        page.locator("[data-ship=a] .reading", has_text="9/20").wait_for()


@pytest.mark.parametrize("side", ["red", "blue"])
def test_no_byte_of_a_secret_reaches_a_player_s_page(server: Served, browser: Browser, side: str) -> None:
    secret = Secrets(server)
    with phone(browser, server) as device:
        device.open("/join").wait_for_selector("form")
        received = Received(device.page)
        page = join(device, seat(server, secret.battle, side, "dice", "orders", "odds")["code"])
        secret.happen()
        page.locator(".seat-news", has_text="Dit à tous").wait_for()
        text = received.text()
        assert [word for word in secret.hidden if word in text] == []
        assert "Dit à tous" in "".join(received.messages)
        if side == "red":
            assert '"superficial":43' not in text and '"superficial":41' not in text


@pytest.mark.parametrize("width", [390, 820, 1280])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_it_fits_every_screen_and_every_target_is_big_enough(
    server: Served, browser: Browser, battle: str, width: int, lang: str
) -> None:
    code = seat(server, battle, "red", "dice", "orders", "odds")["code"]
    with phone(browser, server, width) as device:
        page = join(device, code)
        page.goto(f"{server.url}/battles/{battle}?lang={lang}")
        page.wait_for_selector(LIVE)
        server.ask("POST", f"/battles/{battle}/commands", {"type": "next"})
        page.wait_for_selector("input.face")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert small(page) == []


def small(page: Page) -> Any:
    """Return the targets that are too small for a thumb."""
    return page.evaluate(
        "[...document.querySelectorAll('button, select, input, summary')]"
        ".filter(e => e.offsetParent && e.type !== 'checkbox' && e.getBoundingClientRect().height < 43.5)"
        ".map(e => e.outerHTML)"
    )
