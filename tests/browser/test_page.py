"""The page, driven as a game master and a player drive it.  Complaints 11 and 13."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import Watched
from tests.served import Served

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

WIDTHS = (390, 820, 1280, 1920)


def new_battle(server: Served, skirmish: dict[str, Any]) -> str:
    """Make a battle and return its id."""
    made = server.ask("POST", "/battles", {key: skirmish[key] for key in ("ruleset", "title", "setup")})
    assert made.status == 201, made.body
    return str(made.body["id"])


@pytest.fixture
def battle(server: Served, skirmish: dict[str, Any]) -> str:
    return new_battle(server, skirmish)


def at(watched: Watched, battle: str) -> Page:
    """Go to a battle and wait until it is followed live."""
    page = watched.open(f"/#/b/{battle}")
    page.wait_for_selector("#live:not(.off)")
    return page


def version(server: Served, battle: str) -> int:
    return int(server.ask("GET", f"/battles/{battle}").body["version"])


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
    if page.locator(".rolls:visible").count():
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


def fire(page: Page) -> None:
    """Fill in the order to fire from the first ship at the second."""
    orders = page.locator("[data-ship=a]").get_by_role("button", name="Ordres")
    if orders.get_attribute("aria-expanded") != "true":
        orders.click()
    page.locator(".orders .choices button", has_text="Tirer").click()
    page.locator("[data-field=target] select").select_option(label="Sirène b")
    page.locator("[data-field=range] input").fill("1")
    page.get_by_role("button", name="Donner l’ordre").click()


def finish(page: Page, server: Served, battle: str) -> None:
    """Answer what is still awaited behind the page's back, and wait until it has seen that."""
    here = f"/battles/{battle}"
    while (pending := server.ask("GET", here).body["pending"]) is not None:
        roll = pending["rolls"][0]
        body = {"choice": roll["choice"][0]} if roll["kind"] == "choice" else {"source": "software"}
        server.ask("PUT", f"{here}/rolls/{roll['roll_id']}", body)
    page.wait_for_selector(".rolls", state="hidden")


def test_a_soft_refusal_names_its_rule_and_is_overruled(
    watched: Watched, server: Served, battle: str
) -> None:
    page = at(watched, battle)
    fire(page)
    page.wait_for_selector(".overrule")
    assert re.search(r"règle 7S-[A-Z]+-\d", page.locator(".orders form .wrong:visible").last.inner_text())
    page.locator(".overrule").click()
    page.wait_for_selector("input.face")
    assert "Tirer" in page.locator(".rolls .order").inner_text()
    page.get_by_role("button", name="Tout le reste par le logiciel").first.click()
    finish(page, server, battle)
    assert "Tirer" in page.locator(".log .entry").first.inner_text()


def test_a_hard_refusal_stands_beside_its_field(watched: Watched, battle: str) -> None:
    page = at(watched, battle)
    page.locator("[data-ship=a]").get_by_role("button", name="Ordres").click()
    page.locator(".orders .choices button", has_text="Tirer").click()
    page.get_by_role("button", name="Donner l’ordre").click()
    wrong = page.locator("[data-field=target] .wrong")
    wrong.wait_for()
    assert "Navire inconnu" in wrong.inner_text()
    page.keyboard.press("Escape")
    page.locator(".orders form").wait_for(state="detached")


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
    page.wait_for_selector(".rolls", state="hidden")


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


def test_a_reloaded_page_waits_for_the_same_dice(watched: Watched, battle: str) -> None:
    """Complaint 11: the tab is closed in mid-roll and opened again."""
    page = at(watched, battle)
    fire(page)
    page.locator(".overrule").click()
    page.wait_for_selector("input.face")
    before = page.locator(".rolls").inner_text()
    page.reload()
    page.wait_for_selector("input.face")
    assert page.locator(".rolls").inner_text() == before


def test_the_language_is_switched_and_remembered(watched: Watched, battle: str) -> None:
    page = at(watched, battle)
    page.get_by_role("button", name="English").click()
    page.get_by_role("button", name="Next step").wait_for()
    assert page.locator(".steps [aria-current]").inner_text() == "Set-up"
    page.reload()
    page.get_by_role("button", name="Next step").wait_for()
    assert page.evaluate("document.documentElement.lang") == "en"


def test_a_player_joins_and_sees_no_more_than_the_seat_may(
    watched: Watched, server: Served, browser: Browser, battle: str
) -> None:
    seat = {"role": "player", "battle": battle, "side": "red", "may": ["dice"]}
    code = server.ask("POST", "/tokens", seat).body["code"]
    with browser.new_context(viewport={"width": 390, "height": 800}, locale="en") as context:
        phone = Watched(context, server)
        page = phone.open(f"/join/{code}")
        page.get_by_label("Your name").fill("Anne")
        page.get_by_role("button", name="Join").click()
        page.wait_for_selector(".ship")
        assert page.get_by_role("button", name="Next step").count() == 0
        assert page.locator(".orders:visible").count() == 0
        assert (phone.strangers, phone.failed, phone.errors) == ([], [], [])


def test_who_has_no_token_is_asked_for_a_code(server: Served, browser: Browser) -> None:
    with browser.new_context(locale="fr") as context:
        page = Watched(context, server).open("/")
        page.get_by_label("Code de la place").fill("BBBBBB")
        page.get_by_label("Votre nom").fill("Anne")
        page.get_by_role("button", name="Rejoindre").click()
        page.locator(".wrong:not(:empty)").wait_for()


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_it_fits_every_screen_and_every_target_is_big_enough(
    watched: Watched, battle: str, width: int, lang: str
) -> None:
    watched.page.set_viewport_size({"width": width, "height": 900})
    page = watched.open(f"/?lang={lang}#/b/{battle}")
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
