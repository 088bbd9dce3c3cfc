"""Every page and all that opens on it, for those who see little, hear it read, use a thumb or want no motion."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import Watched
from tests.browser.reached import Place, places
from tests.served import GM_TOKEN, Served, served

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

RULES = """() => axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations
  .filter(({ impact }) => ['serious', 'critical'].includes(impact))
  .map(({ id, nodes }) => [id, ...nodes.map(({ target }) => target.join(' '))]))"""
"""What axe-core finds serious or critical: the rule and where."""

SMALL = """() => [...document.querySelectorAll('button, input, select, textarea, summary, a.button')]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.matches('p a, li > a'))
  .map((each) => (each.matches('[type=checkbox], [type=radio], [type=file]') && each.closest('label')) || each)
  .filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return width > 1 && (width < 43.5 || height < 43.5);
  })
  .map((each) => each.outerHTML.slice(0, 160))"""
"""What is too small to be hit; a box to tick counts with the words beside it."""

MOVING = """() => document.getAnimations()
  .filter((each) => each.playState === 'running' && each.effect.getComputedTiming().endTime > 50)
  .map((each) => each.animationName ?? each.transitionProperty)"""

UNSEEN = """() => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
  return outlineStyle === 'none' || parseFloat(outlineWidth) < 1.5 ? document.activeElement.outerHTML.slice(0, 160) : null;
}"""
"""The element that has the focus, where that is not to be seen."""


@pytest.fixture(scope="module")
def reached(
    tmp_path_factory: pytest.TempPathFactory, root: Path
) -> Iterator[tuple[Served, dict[str, Place]]]:
    """Return a server and every place on it."""
    record: Any = json.loads((root / "examples" / "seventh-sea-battle.json").read_text("utf-8"))
    with served(tmp_path_factory.mktemp("access")) as running:
        yield running, places(running, root, record)


@pytest.fixture(scope="module")
def axe() -> str:
    """Return axe-core as a script."""
    from axe_playwright_python.sync_playwright import Axe

    return Axe().axe_script


def gone_to(page: Page, server: Served, place: Place, lang: str = "fr", theme: str = "night") -> None:
    """Go to *place*, in a language and a theme."""
    page.goto(f"{server.url}/web/logo.svg")
    page.evaluate("(kept) => Object.assign(localStorage, kept)", {"lang": lang, "theme": theme})
    page.goto(server.url + place.path)
    page.wait_for_selector(place.ready)
    place.then(page)


def as_gm(context: BrowserContext, server: Served) -> Page:
    """Return a page of the GM's that asks nobody else."""
    watched = Watched(context, server)
    watched.open(f"/gm/{GM_TOKEN}").wait_for_selector("h1")
    return watched.page


@pytest.mark.parametrize(
    ("lang", "theme"), [("fr", "night"), ("en", "light"), ("fr", "light"), ("en", "night")]
)
def test_axe_finds_nothing_serious_on_any_page(
    browser: Browser, reached: tuple[Served, dict[str, Place]], axe: str, lang: str, theme: str
) -> None:
    """Each page says its language, too."""
    server, all_places = reached
    found = {}
    with browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce") as context:
        page = as_gm(context, server)
        for name, place in all_places.items():
            gone_to(page, server, place, lang, theme)
            page.evaluate(axe)
            told = page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme]")
            assert told == [lang, theme], name
            if wrong := page.evaluate(RULES):
                found[name] = wrong
    assert found == {}


def test_a_thumb_hits_every_target_and_nothing_moves_where_that_is_not_wanted(
    browser: Browser, reached: tuple[Served, dict[str, Place]]
) -> None:
    server, all_places = reached
    found = {}
    phone = {"width": 390, "height": 844}
    with browser.new_context(viewport=phone, has_touch=True, reduced_motion="reduce") as context:
        page = as_gm(context, server)
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
        page = as_gm(context, server)
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
        page = as_gm(context, server)
        gone_to(page, server, all_places["console"])
        page.locator(".log .entry:has(.die) button.entry-head").first.click()
        page.locator(opener).first.focus()
        page.keyboard.press("Enter")
        page.locator(dialog).wait_for()
        for _ in range(30):
            page.keyboard.press("Tab")
            inside = "document.activeElement === document.body || document.activeElement.closest('dialog') !== null"
            assert page.evaluate(inside)
        page.keyboard.press("Escape")
        page.locator(dialog).wait_for(state="detached")
        assert page.evaluate("(opener) => document.activeElement.matches(opener)", opener)
