"""Orders given at the console, refused and overruled."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.browser.conftest import Watched
from tests.browser.support import at, choose, finish, fire
from tests.served import Served

if TYPE_CHECKING:
    pass


def test_a_soft_refusal_names_its_rule_and_is_overruled(
    watched: Watched, server: Served, battle: str
) -> None:
    page = at(watched, battle)
    fire(page)
    page.wait_for_selector(".overrule")
    assert re.search(r"règle 7S-[A-Z]+-\d", page.locator(".orders form .wrong:visible").last.inner_text())
    page.locator(".overrule").click()
    page.wait_for_selector("input.face")
    assert "Tirer" in page.locator(".tray .order").inner_text()
    page.get_by_role("button", name="Tout le reste par le logiciel").first.click()
    finish(page, server, battle)
    assert "Tirer" in page.locator(".log .entry").first.inner_text()


def test_a_hard_refusal_stands_beside_its_field(watched: Watched, battle: str) -> None:
    page = at(watched, battle)
    choose(page, "a")
    page.locator(".orders .choices button", has_text="Tirer").click()
    page.get_by_role("button", name="Donner l’ordre").click()
    wrong = page.locator("[data-field=target] .wrong")
    wrong.wait_for()
    assert "Navire inconnu" in wrong.inner_text()
    page.keyboard.press("Escape")
    page.locator(".orders form").wait_for(state="detached")
