"""The first page: battles, examples, records."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.browser.conftest import Watched
from tests.served import Served

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def test_a_battle_begins_from_an_example(watched: Watched) -> None:
    page = watched.page
    page.locator("[data-example=seventh-sea-battle]").click()
    page.wait_for_selector(".ship")
    assert page.locator(".ship").count() == 6
    assert page.locator(".steps [aria-current]").inner_text() == "Mise en place"


def test_a_battle_begins_from_a_pasted_record(watched: Watched, skirmish: dict[str, Any]) -> None:
    import json

    page = watched.page
    page.get_by_text("D’un fichier ou d’un texte").click()
    page.get_by_label("Texte JSON d’une bataille").fill("{")
    page.get_by_role("button", name="Commencer", exact=True).click()
    assert "n’est pas du JSON" in page.locator("details .wrong").inner_text()
    page.get_by_label("Texte JSON d’une bataille").fill(json.dumps({**skirmish, "entries": []}))
    page.get_by_role("button", name="Commencer", exact=True).click()
    page.wait_for_selector(".ship")
    assert page.locator("h1").first.inner_text() == "Escarmouche"


def test_who_has_no_token_is_asked_for_a_code(server: Served, browser: Browser) -> None:
    with browser.new_context(locale="fr") as context:
        page = Watched(context, server).open("/")
        page.get_by_label("Code de la place").fill("BBBBBB")
        page.get_by_label("Votre nom").fill("Anne")
        page.get_by_role("button", name="Rejoindre").click()
        page.locator(".wrong:not(:empty)").wait_for()
