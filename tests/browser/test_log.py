"""The log at the console: undo, redo, what others do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.conftest import Watched
from tests.browser.support import at, finish, fire
from tests.served import Served

if TYPE_CHECKING:
    pass


def test_undo_gives_dice_back_and_they_are_offered(watched: Watched, server: Served, battle: str) -> None:
    page = at(watched, battle)
    fire(page)
    page.locator(".overrule").click()
    page.wait_for_selector("input.face")
    page.get_by_role("button", name="Tout le reste par le logiciel").first.click()
    finish(page, server, battle)
    page.locator("h1").first.click()
    page.keyboard.press("u")
    page.wait_for_selector(".entry.past")
    fire(page)
    page.locator(".overrule").click()
    page.get_by_role("button", name="Reprendre les dés rendus").first.wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Abandonner cet ordre").click()
    page.wait_for_selector(".tray", state="hidden")


def test_redo_brings_back_what_undo_took(watched: Watched, server: Served, battle: str) -> None:
    server.ask("POST", f"/battles/{battle}/commands", {"type": "note", "text": "Ohé", "public": True})
    page = at(watched, battle)
    page.get_by_role("button", name="Annuler").click()
    page.wait_for_selector(".entry.past")
    page.keyboard.press("Shift+U")
    page.wait_for_selector(".entry.past", state="detached")


def test_what_others_do_is_seen_at_once(watched: Watched, server: Served, battle: str) -> None:
    page = at(watched, battle)
    server.ask("POST", f"/battles/{battle}/commands", {"type": "note", "text": "Voile à tribord"})
    page.locator(".log").get_by_text("Voile à tribord").wait_for()
