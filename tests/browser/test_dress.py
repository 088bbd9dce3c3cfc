"""Every page wears its own style sheets and no other's, and all it wears is there."""

from __future__ import annotations

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


@pytest.mark.parametrize("path", PAGES)
def test_a_page_wears_its_own(watched: Watched, battle: str, path: str) -> None:
    page = watched.open(path.format(battle=battle))
    page.wait_for_selector("#page > :not(.quiet)")
    sheets = page.locator("link[data-sheet]")
    worn = {sheets.nth(n).get_attribute("data-sheet") for n in range(sheets.count())}
    assert worn == PAGES[path]
    rules = "[...document.styleSheets].map(sheet => sheet.cssRules.length)"
    assert all(count > 0 for count in page.evaluate(rules))
