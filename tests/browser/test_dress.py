"""Every page wears its own style sheets and no other's, and all it wears is there."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Watched

PAGES = {
    "/": {"home", "seat"},
    "/dice": {"home", "tray", "seat"},
    "/join": {"seat"},
    "/rulesets/seventh-sea": {"rules"},
    "/battles/{battle}/table": {"rose", "ship", "table"},
    "/battles/{battle}": {"rose", "console", "fleets", "orders", "tray", "log", "rules", "seat"},
}


MODULES = """() => performance.getEntriesByType('resource')
  .map(({ name }) => new URL(name).pathname)
  .filter((path) => path.endsWith('.js') && path !== '/web/base/theme.js')"""


@pytest.mark.parametrize("path", [*PAGES, "/battles/{battle}/print", "/rulesets/seventh-sea/print"])
def test_all_modules_that_a_page_loads_were_told_with_it(watched: Watched, battle: str, path: str) -> None:
    """So that it asks for all of them at once; and none is told that it does not need."""
    text = watched.page.request.get(watched.server.url + path.format(battle=battle)).text()
    told = set(re.findall(r'rel="modulepreload" href="([^"]+)"', text))
    told |= {
        f"/web/{name}"
        for names in re.findall(r'name="later" content="([^"]+)"', text)
        for name in names.split()
    }
    page = watched.open(path.format(battle=battle))
    page.wait_for_selector("#page > :not(.quiet)")
    page.wait_for_load_state("networkidle" if "battle}" not in path else "load")
    if path == "/battles/{battle}":
        page.locator("#to-seats").wait_for()
        page.wait_for_function("performance.getEntriesByName(location.origin + '/web/seat/seats.js').length")
    assert set(page.evaluate(MODULES)) == told


@pytest.mark.parametrize("path", PAGES)
def test_a_page_wears_its_own(watched: Watched, battle: str, path: str) -> None:
    page = watched.open(path.format(battle=battle))
    page.wait_for_selector("#page > :not(.quiet)")
    sheets = page.locator("link[data-sheet]")
    worn = {sheets.nth(n).get_attribute("data-sheet") for n in range(sheets.count())}
    assert worn == PAGES[path]
    hinted = page.locator("link[rel=preload][as=style]")
    hints = {hinted.nth(n).get_attribute("href") for n in range(hinted.count())}
    assert hints == {f"/web/css/{name}.css" for name in worn}
    rules = "[...document.styleSheets].map(sheet => sheet.cssRules.length)"
    assert all(count > 0 for count in page.evaluate(rules))
