"""The palette and the help: anything by a few letters, in either language, and every key told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Watched
from tests.browser.support import at, find, hold_first, version
from tests.served import Served

if TYPE_CHECKING:
    from playwright.sync_api import Page


def found(page: Page, words: str) -> list[str]:
    """Return what the palette finds, the likeliest first."""
    page.locator(".palette input").fill(words)
    return [text.split("\n")[0] for text in page.locator(".found [role=option]").all_inner_texts()]


def test_words_are_found_in_both_languages_without_their_accents(watched: Watched, battle: str) -> None:
    page = at(watched, battle)
    with page.expect_response(lambda answer: "lang=en" in answer.url):
        page.keyboard.press("/")
    page.locator(".palette input").fill("decree")
    page.locator(".found .what", has_text="Décréter").wait_for()
    assert found(page, "decreter")[0] == found(page, "decree")[0] == "Décréter"
    assert found(page, "sirene b")[0] == found(page, "SIRÈNE B")[0] == "Sirène b"
    assert found(page, "sir fire")[0] == "Sirène a · Tirer"
    assert found(page, "b eperon")[0] == found(page, "b ram")[0] == "Sirène b · Éperonner"
    assert found(page, "etape")[0] == found(page, "next")[0] == "Étape suivante"
    assert "Règles et tables" in found(page, "rules")
    assert found(page, "xyzzy") == ["Rien de ce nom."]


def test_arrows_and_enter_choose_and_the_focus_comes_back(watched: Watched, battle: str) -> None:
    page = at(watched, battle)
    page.evaluate("document.querySelector('[data-lang=fr]').focus()")
    page.keyboard.press("/")
    page.keyboard.type("sirene")
    names = [text.split("\n")[0] for text in page.locator(".found [role=option]").all_inner_texts()]
    assert names[:2] == ["Sirène a", "Sirène b"]
    page.keyboard.press("ArrowDown")
    chosen = page.locator(".palette input").get_attribute("aria-activedescendant")
    assert page.locator(f"#{chosen}").get_attribute("aria-selected") == "true"
    page.keyboard.press("Enter")
    page.locator(".orders h2", has_text="Sirène b").wait_for()
    assert page.evaluate("document.activeElement.dataset.lang") == "fr"


def test_what_is_stepped_to_stays_chosen_when_the_other_language_comes(watched: Watched, battle: str) -> None:
    page = at(watched, battle)
    let_go = hold_first(page, "**/api/v1/rulesets/*lang=en*")
    with page.expect_request("**/api/v1/rulesets/*lang=en*"):
        page.keyboard.press("/")
    page.keyboard.type("sirene")
    page.keyboard.press("ArrowDown")
    page.evaluate("document.querySelector('.found li').dataset.before = ''")
    let_go()
    page.locator(".found [data-before]").wait_for(state="detached")
    page.locator(".palette input").press("Enter")
    page.locator(".orders h2", has_text="Sirène b").wait_for()


def test_an_order_to_a_ship_is_opened_at_once(watched: Watched, battle: str) -> None:
    page = at(watched, battle)
    find(page, "sirene b virer")
    assert page.locator("form.order").get_attribute("data-order") == "turn"
    assert page.locator(".sentence").inner_text().startswith("Sirène b")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_help_tells_every_key(watched: Watched, battle: str, lang: str) -> None:
    page = watched.open(f"/battles/{battle}?lang={lang}")
    page.wait_for_selector("#live:not(.off)")
    page.keyboard.press("?")
    told = page.locator("dialog.help")
    told.wait_for()
    keys = [key.strip() for key in told.locator("kbd").all_inner_texts()]
    assert {"j", "k", ".", "n", "u", "U", "w", "d", "l", "/", "?"} <= set(keys)
    letters = [key for key in keys if len(key) == 1 and key.isalpha() and key.islower()]
    own = told.locator("section").nth(2).locator("kbd").all_inner_texts()
    assert len(set(own)) == len(own) >= 10
    assert not set(own) & {"j", "k", "n", "u", "w", "d", "l"}
    assert set(own) <= set(letters)
    page.keyboard.press("Escape")
    told.wait_for(state="detached")


def test_a_verb_opens_by_the_letter_that_is_underlined(watched: Watched, battle: str) -> None:
    page = at(watched, battle)
    find(page, "sirene a")
    page.locator(".refused summary").click()
    page.locator(".orders").focus()
    verbs = page.locator(".orders [data-verb]:visible", has=page.locator("u"))
    keys = verbs.evaluate_all(
        "all => all.map(e => [e.dataset.verb, e.querySelector('u').innerText.toLowerCase()])"
    )
    assert len(keys) >= 10
    for verb, letter in keys:
        page.keyboard.press(letter.replace("é", "e"))
        page.locator(f"form[data-order={verb}]").wait_for()
        page.keyboard.press("Escape")
        page.locator("form.order").wait_for(state="detached")


def test_no_key_acts_while_text_is_typed_or_a_dialog_is_open(
    watched: Watched, server: Served, battle: str
) -> None:
    page = at(watched, battle)
    before = version(server, battle)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    page.keyboard.press(";")
    page.locator("[data-field=text] textarea").wait_for()
    page.keyboard.type("nuU./?jkwdl")
    assert page.locator("[data-field=text] textarea").input_value() == "nuU./?jkwdl"
    assert page.locator("dialog").count() == 0
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.locator("dialog.help").wait_for()
    page.keyboard.type("nu")
    page.keyboard.press("Escape")
    assert [url for url in sent if "/preview" not in url] == []
    assert version(server, battle) == before


def test_a_key_that_is_held_down_acts_once(watched: Watched, server: Served, battle: str) -> None:
    page = at(watched, battle)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.url.count("/commands") else None)
    page.keyboard.press(";")
    page.locator("[data-field=text] textarea").fill("Voile !")
    with page.expect_response(lambda answer: "/commands" in answer.url):
        for _ in range(4):
            page.keyboard.down("Enter")
        page.keyboard.up("Enter")
    page.locator("form.order").wait_for(state="detached")
    assert len(sent) == 1
    for _ in range(4):
        page.keyboard.down("u")
    page.keyboard.up("u")
    page.wait_for_selector(".entry.past")
    assert len(server.ask("GET", f"/battles/{battle}/log").body["entries"]) == 2


def test_digits_of_a_french_keyboard_need_no_shift(watched: Watched, battle: str) -> None:
    page = at(watched, battle)
    find(page, "sirene a tirer")
    french = (
        "([key, code]) => document.activeElement.dispatchEvent("
        "new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))"
    )
    page.evaluate(french, ["&", "Digit1"])
    assert page.locator("[data-field=target] [aria-checked=true]").get_attribute("data-value") == "b"
    page.evaluate(french, ["(", "Digit5"])
    assert page.locator("[data-field=range] input").input_value() == "5"
