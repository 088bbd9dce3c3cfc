"""Dice that are awaited, typed at the console.  Complaint 11."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.conftest import Watched
from tests.browser.support import at, finish, fire, version
from tests.served import Served

if TYPE_CHECKING:
    pass


def test_next_asks_for_dice_that_are_typed_with_number_keys(
    watched: Watched, server: Served, battle: str
) -> None:
    """A 0 on a ten-sided die is ten, and the cells take one key a die."""
    page = at(watched, battle)
    page.keyboard.press("n")
    page.wait_for_selector("input.face")
    cells = page.locator("input.face").count()
    for _ in range(cells):
        page.keyboard.press("0")
    assert page.locator("input.face").first.input_value() == "10"
    waiting = page.locator(".roll").count()
    page.keyboard.press("Enter")
    page.locator(".roll").nth(waiting - 1).wait_for(state="detached")
    if page.locator(".tray:visible").count():
        finish(page, server, battle)
    entry = page.locator(".log .entry").first.inner_text()
    assert "Étape suivante" in entry and "à la main" in entry
    assert page.locator(".steps [aria-current]").inner_text() != "Mise en place"


def test_a_wrong_face_is_told_beside_it_and_nothing_is_sent(
    watched: Watched, server: Served, battle: str
) -> None:
    page = at(watched, battle)
    page.get_by_role("button", name="Étape suivante").click()
    page.wait_for_selector("input.face")
    before = version(server, battle)
    page.locator("input.face").first.fill("1x")
    page.get_by_role("button", name="Valider les dés").first.click()
    assert page.locator(".cells .wrong").first.inner_text().endswith("De 1 à 10.")
    assert version(server, battle) == before


def test_a_reloaded_page_waits_for_the_same_dice(watched: Watched, battle: str) -> None:
    """Complaint 11: the tab is closed in mid-roll and opened again."""
    page = at(watched, battle)
    fire(page)
    page.locator(".overrule").click()
    page.wait_for_selector("input.face")
    before = page.locator(".tray").inner_text()
    page.reload()
    page.wait_for_selector("input.face")
    assert page.locator(".tray").inner_text() == before
