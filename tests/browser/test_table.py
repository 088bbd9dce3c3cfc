"""The table display: it follows, is read from three metres, and is sent no secret.  Complaint 9."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import Watched
from tests.browser.secrets import Received, Secrets
from tests.browser.support import answer_all, at, finish, new_battle
from tests.conftest import ship
from tests.served import Served

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

LIVE = "main.display[data-live=true]"
FIRE = {"type": "fire", "ship": "a", "target": "b", "range": 1, "overrule": True}


def table(watched: Watched, battle: str, width: int = 1920, height: int = 1080) -> Page:
    """Go to the display of a battle and wait until it is followed live."""
    watched.page.set_viewport_size({"width": width, "height": height})
    page = watched.open(f"/battles/{battle}/table")
    page.wait_for_selector(LIVE)
    return page


def fleet(server: Served, count: int) -> str:
    """Make a battle of so many ships, some of them on fire, and return its id."""
    ships = [{**ship(f"s{n}", "rb"[n % 2]), "heading": 3 + n % 6, "fires": n % 3} for n in range(count)]
    sides = [{"id": "r", "name": "Rouges"}, {"id": "b", "name": "Bleus"}]
    setup = {"sides": sides, "ships": ships, "wind": {"direction": 5, "force": 4}}
    return new_battle(server, {"ruleset": "seventh-sea", "title": "Flotte", "setup": setup})


def test_it_follows_an_order_live(watched: Watched, server: Served, battle: str) -> None:
    page = table(watched, battle)
    assert page.locator(".display .d-step").inner_text() == "Mise en place"
    server.ask("POST", f"/battles/{battle}/commands", {"type": "next"})
    page.locator(".band .await b", has_text="Sirène a\u00a0: Dés d’action, 1d10").wait_for()
    while pending := server.ask("GET", f"/battles/{battle}").body["pending"]:
        server.ask("PUT", f"/battles/{battle}/rolls/{pending['rolls'][0]['roll_id']}", {"source": "software"})
    page.wait_for_function("() => document.querySelector('.display .d-step').textContent !== 'Mise en place'")
    decree = {"type": "adjust", "ship": "a", "field": "superficial", "value": 7, "reason": "x"}
    server.ask("POST", f"/battles/{battle}/commands", decree)
    page.locator("[data-ship=a] .reading", has_text="7/20").wait_for()


def test_a_throw_fills_the_band_for_five_seconds_with_its_dice_and_source(
    watched: Watched, server: Served, battle: str
) -> None:
    watched.page.clock.install()
    page = table(watched, battle)
    roll = server.ask("POST", f"/battles/{battle}/commands", FIRE).body["pending"]["rolls"][0]
    page.wait_for_selector(".band .await")
    server.ask("PUT", f"/battles/{battle}/rolls/{roll['roll_id']}", {"faces": [9, 8, 2], "source": "hand"})
    band = page.locator(".band.band-thrown")
    band.wait_for()
    assert band.locator(".band-face").all_inner_texts() == ["9", "8", "2"]
    assert f"{roll['dice']} · à la main" in band.inner_text()
    assert "Sirène a" in band.inner_text()
    page.clock.fast_forward(4000)
    assert band.count() == 1
    page.clock.fast_forward(1100)
    band.wait_for(state="detached")
    page.wait_for_selector(".band .await")


def test_the_last_dice_of_an_order_are_shown_once_with_what_threw_them(
    watched: Watched, server: Served, battle: str
) -> None:
    page = table(watched, battle)
    roll = server.ask("POST", f"/battles/{battle}/commands", FIRE).body["pending"]["rolls"][0]
    server.ask("PUT", f"/battles/{battle}/rolls/{roll['roll_id']}", {"source": "software", "rest": True})
    answer_all(server, battle)
    page.wait_for_selector(".band.band-thrown")
    page.locator(".band", has_text="par le logiciel").wait_for()
    shown = page.locator(".band .band-throw").all_inner_texts()
    assert len(shown) == len(set(shown)) > 0


def test_it_shows_no_control_and_no_cursor_until_the_pointer_moves(watched: Watched, battle: str) -> None:
    watched.page.clock.install()
    page = table(watched, battle)
    assert page.evaluate("getComputedStyle(document.querySelector('main')).cursor") == "none"
    assert page.locator("button:visible, a:visible, input:visible, select:visible").count() == 0
    page.mouse.move(300, 300)
    page.mouse.move(310, 300)
    button = page.get_by_role("button", name="Plein écran")
    button.wait_for()
    assert page.locator("button:visible, a:visible").count() == 1
    page.clock.fast_forward(3500)
    button.wait_for(state="hidden")


@pytest.mark.parametrize("count", [2, 3, 6, 7, 12])
def test_up_to_twelve_ships_stand_on_one_screen(watched: Watched, server: Served, count: int) -> None:
    page = table(watched, fleet(server, count))
    page.wait_for_function("n => document.querySelectorAll('.ship-card').length === n", arg=count)
    assert overflowing(page) == []
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
        1920,
        1080,
    ]


def overflowing(page: Page) -> Any:
    """Return the names of ships whose card is cut, or lies outside the screen."""
    return page.evaluate(
        """() => [...document.querySelectorAll('.ship-card')].filter((card) => {
          const { right, bottom } = card.getBoundingClientRect();
          return card.scrollHeight > card.clientHeight + 1 || bottom > innerHeight || right > innerWidth;
        }).map((card) => card.dataset.ship)"""
    )


def test_thirty_ships_take_turns_on_the_screen(watched: Watched, server: Served) -> None:
    watched.page.clock.install()
    page = table(watched, fleet(server, 30))
    seen: set[str] = set()
    for _ in range(4):
        seen |= set(
            page.evaluate("[...document.querySelectorAll('.ship-card')].map(card => card.dataset.ship)")
        )
        assert overflowing(page) == []
        page.clock.fast_forward(12_000)
    assert seen == {f"s{n}" for n in range(30)}


@pytest.mark.parametrize(
    ("width", "height", "lang"),
    [(820, 1180, "fr"), (1180, 820, "en"), (1280, 800, "fr"), (1920, 1080, "en"), (1920, 1080, "fr")],
)
def test_it_fits_every_screen(watched: Watched, server: Served, width: int, height: int, lang: str) -> None:
    watched.page.set_viewport_size({"width": width, "height": height})
    page = watched.open(f"/battles/{fleet(server, 6)}/table?lang={lang}")
    page.wait_for_selector(LIVE)
    assert overflowing(page) == []
    assert (
        page.locator(".meter dt").evaluate_all("all => all.filter(e => e.scrollWidth > e.clientWidth)") == []
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate("document.documentElement.scrollHeight") <= height


def test_what_matters_is_read_from_three_metres(watched: Watched, server: Served, battle: str) -> None:
    page = table(watched, battle)
    server.ask("POST", f"/battles/{battle}/commands", FIRE)
    page.wait_for_selector(".band .await")
    for selector in (
        ".display .d-step",
        ".display .words b",
        ".band .await b",
        ".ship-card h3",
        ".meter .reading",
    ):
        size = page.evaluate(
            "s => parseFloat(getComputedStyle(document.querySelector(s)).fontSize)", selector
        )
        assert size >= 47.5, selector


def test_a_ship_that_sinks_dims_and_stays_in_words(watched: Watched, server: Served, battle: str) -> None:
    page = table(watched, battle)
    order = {"type": "remove_ship", "ship": "b", "reason": "sunk"}
    assert server.ask("POST", f"/battles/{battle}/commands", order).status == 201
    page.wait_for_selector("[data-ship=b].is-gone")
    assert "hors de combat" in page.locator("[data-ship=b]").inner_text()
    assert (
        page.evaluate("getComputedStyle(document.querySelector('[data-ship=b]')).transitionDuration") == "6s"
    )


def test_nothing_moves_where_motion_is_not_wanted(browser: Browser, server: Served) -> None:
    battle = fleet(server, 4)
    code = server.ask("POST", "/tokens", {"role": "display", "battle": battle}).body["code"]
    with browser.new_context(locale="fr-FR", reduced_motion="reduce") as context:
        page = Watched(context, server).open(f"/join/{code}")
        page.get_by_label("Votre nom").fill("Table")
        page.get_by_role("button", name="Rejoindre").click()
        page.wait_for_selector(LIVE)
        page.wait_for_selector(".sign.fire .icon")
        for selector, timing in (
            (".sign.fire .icon", "animationDuration"),
            (".ship-card", "transitionDuration"),
        ):
            found = page.evaluate(
                "([s, name]) => parseFloat(getComputedStyle(document.querySelector(s))[name])",
                [selector, timing],
            )
            assert found < 0.001


def test_a_display_joins_by_its_code_and_goes_to_the_table(
    browser: Browser, server: Served, battle: str
) -> None:
    code = server.ask("POST", "/tokens", {"role": "display", "battle": battle}).body["code"]
    with browser.new_context(locale="fr-FR") as context:
        screen = Watched(context, server)
        page = screen.open(f"/join/{code}")
        page.get_by_label("Votre nom").fill("Salon")
        page.get_by_role("button", name="Rejoindre").click()
        page.wait_for_selector(LIVE)
        assert page.url.endswith(f"/battles/{battle}/table")
        assert (screen.strangers, screen.failed, screen.errors) == ([], [], [])


def test_the_gm_s_own_browser_is_sent_no_secret_on_the_table(watched: Watched, server: Served) -> None:
    secret = Secrets(server)
    watched.open("/dice").wait_for_selector("h1")
    received = Received(watched.page)
    page = table(watched, secret.battle)
    secret.happen()
    page.locator(".band", has_text="Dit à tous").wait_for()
    text = received.text()
    assert [word for word in secret.hidden if word in text] == []
    assert '"superficial":43' not in text and '"superficial":41' not in text
    assert "Dit à tous" in "".join(received.messages)


def test_the_console_is_sent_them_all(watched: Watched, server: Served) -> None:
    """What the test above looks for is there to be found."""
    secret = Secrets(server)
    watched.open("/dice").wait_for_selector("h1")
    received = Received(watched.page)
    page = at(watched, secret.battle)
    secret.happen()
    page.locator("#log", has_text="Dit à tous").wait_for()
    assert [word for word in secret.hidden if word not in received.text()] == []
    finish(page, server, secret.battle)
