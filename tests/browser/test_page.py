"""What holds for the console as a whole: language, width, size of targets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Watched
from tests.browser.support import at, find
from tests.served import Served

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

WIDTHS = (390, 820, 1280, 1920)


def test_the_language_is_switched_and_remembered(watched: Watched, battle: str) -> None:
    page = at(watched, battle)
    page.get_by_role("button", name="English").click()
    page.get_by_role("button", name="Next step").wait_for()
    assert page.locator(".steps [aria-current]").inner_text() == "Set-up"
    page.reload()
    page.get_by_role("button", name="Next step").wait_for()
    assert page.evaluate("document.documentElement.lang") == "en"


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_it_fits_every_screen_and_every_target_is_big_enough(
    watched: Watched, battle: str, width: int, lang: str
) -> None:
    watched.page.set_viewport_size({"width": width, "height": 900})
    page = watched.open(f"/battles/{battle}?lang={lang}")
    page.wait_for_selector("#live:not(.off)")
    page.keyboard.press("n")
    page.wait_for_selector("input.face")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    small = page.evaluate(
        "[...document.querySelectorAll('button, select, input, summary')]"
        ".filter(e => e.offsetParent && e.type !== 'checkbox' && e.getBoundingClientRect().height < 43.5)"
        ".map(e => e.outerHTML)"
    )
    assert small == []


def test_a_request_to_anybody_else_would_be_seen(context: BrowserContext, server: Served) -> None:
    made = Watched(context, server)
    made.page.evaluate("""new Promise((done) => {
      const image = new Image();
      image.onerror = done;
      image.src = "http://else.where/x.png";
    })""")
    assert made.strangers == ["http://else.where/x.png"]


def typed(page: Page) -> list[str]:
    return [each.input_value() for each in page.locator("input.face").all()]


@pytest.mark.parametrize("how", ["language", "reload"])
def test_what_is_under_way_outlives_a_reload_and_the_other_language(
    watched: Watched, battle: str, how: str
) -> None:
    page = at(watched, battle)
    find(page, "sirene a tirer")
    field = page.locator("form.order [data-field=range] input")
    field.fill("2")
    away(page, how)
    field.wait_for()
    assert field.input_value() == "2"
    assert page.locator("[data-ship=a][aria-current=true]").count() == 1
    page.locator(".next").click()
    page.locator("input.face").first.wait_for()
    page.keyboard.press("3")
    before = typed(page)
    away(page, how)
    page.locator("input.face").first.wait_for()
    assert typed(page) == before and "3" in before


def away(page: Page, how: str) -> None:
    """Leave the page and come back to it, live again."""
    if how == "reload":
        page.reload()
    else:
        page.locator("[data-lang][aria-pressed=false]").click()
    page.wait_for_selector(".orders *, .tray input.face")
    page.wait_for_selector("#live:not(.off)")


def test_a_double_click_on_a_language_leaves_one_live_page(watched: Watched, battle: str) -> None:
    page = at(watched, battle)
    page.locator("[data-lang=en]").dblclick()
    page.get_by_role("button", name="Next step").wait_for()
    page.wait_for_selector("#live:not(.off)")
    page.keyboard.press("n")
    page.locator("input.face").first.wait_for()
    page.keyboard.press("4")
    assert typed(page)[0] == "4"
