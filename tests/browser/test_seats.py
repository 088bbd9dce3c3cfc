"""The seats that the GM gives: QR code, address and code, who joined, and taking them back.  Complaint 12."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import Watched
from tests.browser.support import new_battle
from tests.served import GM_TOKEN, Served, served
from timonier.api.network import lan_address, qr_svg

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


def seats(watched: Watched, battle: str, query: str = "") -> Page:
    """Go to the seats of a battle."""
    page = watched.open(f"/battles/{battle}{query}#seats")
    page.wait_for_selector("dialog.seats .reach > *")
    return page


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a server that other devices reach."""
    if lan_address().startswith("127."):
        pytest.skip("this machine is in no network")
    with served(tmp_path_factory.mktemp("lan"), options=("--lan",)) as running:
        yield running


def test_a_server_for_its_own_machine_shows_no_code_that_cannot_work(watched: Watched, battle: str) -> None:
    page = seats(watched, battle)
    page.get_by_role("button", name="Donner une place\u00a0: Rouges").click()
    card = page.locator("li[data-seat=player]")
    card.wait_for()
    assert page.locator("dialog img").count() == 0
    assert f"timonier serve --lan --port {watched.server.port}" in page.locator(".reach").inner_text()
    assert "127.0.0.1" not in page.locator("dialog").inner_text()


def test_a_seat_is_shown_with_code_address_and_picture_and_taken_by_it(
    browser: Browser, open_server: Served, skirmish: dict[str, Any]
) -> None:
    battle = new_battle(open_server, skirmish)
    here = f"http://{lan_address()}:{open_server.port}"
    with browser.new_context(locale="en") as context:
        watched = Watched(context, open_server)
        watched.open(f"/gm/{GM_TOKEN}").wait_for_selector("h1")
        page = seats(watched, battle)
        assert "same network as this screen" in page.locator(".reach").inner_text()
        assert page.locator(".reach .seat-address").inner_text() == here
        page.locator(".seat-row").first.get_by_label("odds").check()
        page.get_by_role("button", name="Give a seat: Rouges").click()
        card = page.locator("li[data-seat=player]")
        code = card.locator(".seat-code").inner_text().split()[-1]
        (made,) = open_server.ask("GET", f"/tokens?battle={battle}").body
        assert (made["code"], made["side"], made["may"]) == (code, "red", ["dice", "odds"])
        assert card.locator(".seat-address").inner_text() == f"{here.removeprefix('http://')}/join"
        source = str(card.locator("img.qr").get_attribute("src"))
        picture = open_server.ask("GET", source.removeprefix("/api/v1"))
        assert picture.body == qr_svg(f"{here}/join/{code}")
        page.wait_for_function("() => document.querySelector('li img.qr').naturalWidth > 0")
        open_server.ask("POST", "/join", {"code": code, "name": "Anne"})
        card.locator(".joined", has_text="Anne").wait_for()
        assert (watched.strangers, watched.failed, watched.errors) == ([], [], [])


def test_a_second_gm_s_link_is_shown_once_and_lets_in(
    browser: Browser, open_server: Served, skirmish: dict[str, Any]
) -> None:
    battle = new_battle(open_server, skirmish)
    with browser.new_context(locale="en") as context:
        watched = Watched(context, open_server)
        watched.open(f"/gm/{GM_TOKEN}").wait_for_selector("h1")
        page = seats(watched, battle)
        page.get_by_role("button", name="Second game master").click()
        link = page.locator(".once .seat-address").inner_text()
        page.wait_for_function("() => document.querySelector('.once img.qr').naturalWidth > 0")
        page.reload()
        page.wait_for_selector("li[data-seat=gm]")
        assert link not in page.content()
    assert link.startswith(f"http://{lan_address()}:")
    with browser.new_context(locale="en") as context:
        other = context.new_page()
        other.goto(link)
        assert other.evaluate("fetch('/api/v1/tokens').then(answer => answer.status)") == 200


def test_access_is_taken_back_by_a_second_touch(watched: Watched, server: Served, battle: str) -> None:
    body = {"role": "player", "battle": battle, "side": "blue", "may": ["dice"]}
    made = server.ask("POST", "/tokens", body).body
    for name in ("Anne", "Bob"):
        server.ask("POST", "/join", {"code": made["code"], "name": name})
    page = seats(watched, battle)
    page.get_by_role("button", name="Retirer Bob").click()
    page.get_by_role("button", name="Garder", exact=True).click()
    page.get_by_role("button", name="Retirer Bob").click()
    assert [one["name"] for one in devices(server, battle)] == ["Anne", "Bob"]
    page.get_by_role("button", name="Oui, retirer").click()
    page.get_by_role("button", name="Retirer Bob").wait_for(state="detached")
    assert [one["name"] for one in devices(server, battle)] == ["Anne"]
    page.get_by_role("button", name="Retirer cette place").click()
    page.get_by_role("button", name="Oui, retirer").click()
    page.locator("li[data-seat=player]").wait_for(state="detached")
    assert server.ask("GET", f"/tokens?battle={battle}").body == []


def devices(server: Served, battle: str) -> Any:
    return server.ask("GET", f"/tokens?battle={battle}").body[0]["devices"]


def test_a_display_s_seat_is_given_and_the_dialog_leaves_the_address_as_it_was(
    watched: Watched, server: Served, battle: str
) -> None:
    page = seats(watched, battle)
    page.get_by_role("button", name="Écran de table").click()
    page.locator("li[data-seat=display] .seat-code").wait_for()
    page.get_by_role("button", name="Fermer").click()
    page.locator("dialog.seats").wait_for(state="detached")
    assert page.url == f"{server.url}/battles/{battle}"
    page.evaluate("location.hash = 'seats'")
    page.locator("dialog.seats").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog.seats").wait_for(state="detached")


@pytest.mark.parametrize("width", [390, 820, 1280])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_it_fits_every_screen(watched: Watched, server: Served, battle: str, width: int, lang: str) -> None:
    server.ask("POST", "/tokens", {"role": "player", "battle": battle, "side": "blue", "may": ["dice"]})
    watched.page.set_viewport_size({"width": width, "height": 844})
    page = seats(watched, battle, f"?lang={lang}")
    page.wait_for_selector("li[data-seat=player]")
    fits = page.evaluate(
        """(width) => {
          const dialog = document.querySelector('dialog.seats');
          return dialog.scrollWidth === dialog.clientWidth && dialog.getBoundingClientRect().right <= width;
        }""",
        width,
    )
    assert fits and small(page) == []


def small(page: Page) -> Any:
    """Return the buttons of the dialog that are too small for a thumb."""
    return page.evaluate(
        """() => [...document.querySelectorAll('dialog.seats button')]
          .filter((button) => button.getBoundingClientRect().height < 43.5)
          .map((button) => button.outerHTML)"""
    )
