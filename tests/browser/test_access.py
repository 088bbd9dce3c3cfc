"""Every page and all that opens on it, for who sees little, hears it read, uses a thumb, wants no motion."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Watched
from tests.browser.reached import Place, places
from tests.served import GM_TOKEN, Served, served
from timonier.api.access import COOKIE

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

RULES = """(options) => axe.run(document, { resultTypes: ['violations'], ...options })
  .then(({ violations }) => violations
  .filter(({ impact }) => ['serious', 'critical'].includes(impact))
  .map(({ nodes }) => nodes.map(({ target, failureSummary }) => [target.join(' '), failureSummary])))"""
"""What axe-core finds serious or critical: where, and what it is."""

SMALL = """() => [...document.querySelectorAll('button, input, select, textarea, summary, a.button')]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.matches('p a, li > a'))
  .map((each) => (each.matches('[type=checkbox], [type=radio], [type=file]') ? each.closest('label') : each))
  .filter(Boolean)
  .filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return width > 1 && (width < 43.5 || height < 43.5);
  })
  .map((each) => each.outerHTML.slice(0, 160))"""
"""What is too small to be hit; a box to tick counts with the words beside it."""

MOVING = """() => document.getAnimations()
  .filter((each) => each.playState === 'running' && each.effect.getComputedTiming().endTime > 50)
  .map((each) => each.animationName ?? each.transitionProperty)"""

ON_PAPER = """async () => {
  document.documentElement.dataset.theme = 'light';
  await new Promise(requestAnimationFrame);
  const changing = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(changing.map((each) => each.finished));
}"""
"""Puts the light theme on, and waits until every colour is the new one."""

IN_DIALOG = "document.activeElement === document.body || document.activeElement.closest('dialog') !== null"

UNSEEN = """() => {
  const { activeElement: focused, body } = document;
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  const seen = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1.5;
  return seen || focused === body ? null : focused.outerHTML.slice(0, 160);
}"""
"""The element that has the focus, where that is not to be seen."""


@pytest.fixture(scope="module")
def reached(
    tmp_path_factory: pytest.TempPathFactory, root: Path
) -> Iterator[tuple[Served, dict[str, Place]]]:
    """Return a server and every place on it."""
    with served(tmp_path_factory.mktemp("access")) as running:
        yield running, places(running, root)


@pytest.fixture(scope="module")
def axe() -> str:
    """Return axe-core as a script."""
    from axe_playwright_python.sync_playwright import Axe

    return Axe().axe_script


def gone_to(page: Page, server: Served, place: Place, lang: str = "fr") -> None:
    """Go to *place* in a language."""
    page.goto(f"{server.url}/web/logo.svg")
    page.evaluate("(lang) => localStorage.setItem('lang', lang)", lang)
    page.context.clear_cookies()
    if place.token:
        page.context.add_cookies([{"name": COOKIE, "value": place.token, "url": server.url}])
    page.goto(server.url + place.path)
    page.wait_for_selector(place.ready)
    place.then(page)


def as_gm(context: BrowserContext, server: Served) -> Watched:
    """Return a page of the GM's that can ask nobody else."""
    watched = Watched(context, server)
    watched.open(f"/gm/{GM_TOKEN}").wait_for_selector("h1")
    return watched


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_axe_finds_nothing_serious_on_any_page(
    browser: Browser, reached: tuple[Served, dict[str, Place]], axe: str, lang: str
) -> None:
    """By night and on paper, where the colours are others; each page says its language, too.

    Complaint 13: all of them are whole though every host but the server is blocked.
    """
    server, all_places = reached
    found = {}
    with browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce") as context:
        watched = as_gm(context, server)
        page = watched.page
        for name, place in all_places.items():
            gone_to(page, server, place, lang)
            page.evaluate(axe)
            assert page.evaluate("document.documentElement.lang") == lang, name
            wrong = page.evaluate(RULES, {})
            if lang == "fr":  # Colours are the same in both.
                page.evaluate(ON_PAPER)
                wrong += page.evaluate(RULES, {"runOnly": ["color-contrast"]})
            if wrong:
                found[name] = wrong
        assert (watched.strangers, watched.failed, watched.errors) == ([], [], [])
    assert found == {}


def test_a_thumb_hits_every_target_and_nothing_moves_where_that_is_not_wanted(
    browser: Browser, reached: tuple[Served, dict[str, Place]]
) -> None:
    server, all_places = reached
    found = {}
    phone = {"width": 390, "height": 844}
    with browser.new_context(viewport=phone, has_touch=True, reduced_motion="reduce") as context:
        page = as_gm(context, server).page
        for name, place in all_places.items():
            gone_to(page, server, place)
            wrong = [*page.evaluate(SMALL), *page.evaluate(MOVING)]
            if page.evaluate("document.documentElement.scrollWidth") > phone["width"] + 1:
                wrong.append("wider than the screen")
            if wrong:
                found[name] = wrong
    assert found == {}


def test_the_focus_is_seen_wherever_it_goes(
    browser: Browser, reached: tuple[Served, dict[str, Place]]
) -> None:
    server, all_places = reached
    found = {}
    with browser.new_context(viewport={"width": 1280, "height": 900}) as context:
        page = as_gm(context, server).page
        for name, place in all_places.items():
            gone_to(page, server, place)
            for _ in range(12):
                page.keyboard.press("Tab")
                if unseen := page.evaluate(UNSEEN):
                    found[name] = unseen
    assert found == {}


@pytest.mark.parametrize(
    ("opener", "dialog"),
    [(".log button.rule", "dialog"), ("#to-seats", "dialog.seats"), ("button.amend", "dialog.amend-dialog")],
)
def test_escape_gives_the_focus_back_to_what_opened_a_dialog(
    browser: Browser, reached: tuple[Served, dict[str, Place]], opener: str, dialog: str
) -> None:
    """In it the focus goes round and never behind it."""
    server, all_places = reached
    with browser.new_context(viewport={"width": 1280, "height": 900}) as context:
        page = as_gm(context, server).page
        gone_to(page, server, all_places["console"])
        page.locator(".log .entry:has(.die) button.entry-head").first.click()
        page.locator(opener).first.focus()
        page.keyboard.press("Enter")
        page.locator(dialog).wait_for()
        for _ in range(30):
            page.keyboard.press("Tab")
            assert page.evaluate(IN_DIALOG)
        page.keyboard.press("Escape")
        page.locator(dialog).wait_for(state="detached")
        assert page.evaluate("(opener) => document.activeElement.matches(opener)", opener)
