"""Decrees at the console: gauges, rows, wind, veils; what takes a ship or the battle away asks first."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import Watched
from tests.browser.support import at, choose, imported
from tests.served import Served

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


def ship(server: Served, battle: str, key: str = "a") -> dict[str, Any]:
    ships = server.ask("GET", f"/battles/{battle}").body["board"]["ships"]
    return next(dict(one) for one in ships if one["id"] == key)


def gauge(server: Served, battle: str, name: str) -> float:
    return next(float(one["value"]) for one in ship(server, battle)["gauges"] if one["id"] == name)


def last(server: Served, battle: str) -> dict[str, Any]:
    return dict(server.ask("GET", f"/battles/{battle}/log?last=1").body["entries"][0])


def on_stage(page: Page, name: str) -> str:
    return page.locator(f".gauges.large [data-gauge={name}] b").inner_text()


def test_a_gauge_is_set_by_four_keys_and_shows_what_it_was(
    watched: Watched, server: Served, battle: str
) -> None:
    """The keys come faster than the server answers, and none is lost."""
    page = at(watched, battle)
    choose(page, "a")
    before = on_stage(page, "brawn")
    for key in ("=", "1", "1", "Enter"):
        page.keyboard.press(key)
    page.locator(".gauges.large [data-gauge=brawn] b", has_text="1").wait_for()
    assert gauge(server, battle, "brawn") == 1 != int(before)
    assert page.locator("[data-ship=a] [data-gauge=brawn] .was").inner_text().strip().endswith(before)
    assert page.locator(".gauges.large [data-gauge=brawn] .was").count() == 1
    assert page.locator(".decree").count() == 0
    page.locator(".was").first.wait_for(state="detached")


def test_a_gauge_is_touched_stepped_and_given_a_reason(watched: Watched, server: Served, battle: str) -> None:
    page = at(watched, battle)
    choose(page, "a")
    page.locator(".gauges.large [data-gauge=serious]").click()
    page.get_by_role("button", name="Un de plus").click()
    page.get_by_role("button", name="Un de plus").click()
    page.get_by_label("raison, si vous voulez").fill("Un tonneau roule")
    page.locator(".decree button[type=submit]").click()
    page.locator(".decree").wait_for(state="detached")
    assert gauge(server, battle, "serious") == 2
    assert last(server, battle)["command"]["reason"] == "Un tonneau roule"


def test_a_word_is_chosen_among_those_the_rules_know(watched: Watched, server: Served, battle: str) -> None:
    page = at(watched, battle)
    choose(page, "a")
    page.locator(".sheet [data-row=crew_kind]").click()
    page.locator(".decree").get_by_role("radio", name="marchand").click()
    page.locator(".decree button[type=submit]").click()
    page.locator(".sheet [data-row=crew_kind] b", has_text="marchand").wait_for()
    assert last(server, battle)["command"]["value"] == "merchant"


def test_a_word_is_decreed_by_digit_and_enter(watched: Watched, server: Served, battle: str) -> None:
    page = at(watched, battle)
    choose(page, "a")
    page.locator(".sheet [data-row=crew_kind]").press("Enter")
    merchant = page.locator(".decree .opt[data-value=merchant]")
    merchant.wait_for()
    page.keyboard.press(merchant.locator("kbd").inner_text())
    assert merchant.get_attribute("aria-checked") == "true"
    page.keyboard.press("Enter")
    page.locator(".decree").wait_for(state="detached")
    assert last(server, battle)["command"]["value"] == "merchant"


def test_a_choice_takes_the_keys_that_come_before_it_is_there(
    watched: Watched, server: Served, root: Path
) -> None:
    battle = imported(server, root, "broadsides-battle", entries=30)
    page = at(watched, battle)
    for key in ("w", "3", "Enter"):
        page.keyboard.press(key)
    page.locator(".decree").wait_for(state="detached")
    command = last(server, battle)["command"]
    assert (command["type"], command["field"], command["value"]) == ("adjust", "wind.from", 2)


def test_the_digits_of_a_french_keyboard_need_no_shift_in_a_decree(
    watched: Watched, server: Served, battle: str
) -> None:
    page = at(watched, battle)
    choose(page, "a")
    page.keyboard.press("=")
    shifted = "(key) => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', key))"
    one = {"key": "&", "code": "Digit1", "bubbles": True, "cancelable": True}
    page.evaluate(shifted, one)
    page.locator(".decree input.number:focus").wait_for()
    page.evaluate(shifted, one)
    page.keyboard.press("Enter")
    page.locator(".decree").wait_for(state="detached")
    assert gauge(server, battle, "brawn") == 1


def test_what_the_rules_do_not_take_is_said_there(watched: Watched, server: Served, battle: str) -> None:
    page = at(watched, battle)
    choose(page, "a")
    page.locator(".gauges.large [data-gauge=brawn]").click()
    page.locator(".decree input.number").fill("77")
    page.keyboard.press("Enter")
    page.locator(".decree .wrong:not(:empty)").wait_for()
    assert gauge(server, battle, "brawn") != 77
    page.keyboard.press("Escape")
    page.locator(".decree").wait_for(state="detached")


@pytest.mark.parametrize(
    ("example", "field", "value"),
    [("seventh-sea-battle", "wind.direction", 6), ("broadsides-battle", "wind.from", 2)],
)
def test_the_wind_is_decreed(
    watched: Watched, server: Served, root: Path, example: str, field: str, value: int
) -> None:
    battle = imported(server, root, example, entries=30)
    page = at(watched, battle)
    page.locator(".windword").click()
    page.locator(".decree form").wait_for()
    number = page.locator(".decree input.number")
    if number.count():
        number.fill("6")
    else:
        page.locator(".decree .opts button").nth(2).click()
    page.locator(".decree button[type=submit]").click()
    page.locator(".decree").wait_for(state="detached")
    command = last(server, battle)["command"]
    assert (command["type"], command["field"], command["value"]) == ("adjust", field, value)


def test_a_veil_takes_every_byte_of_a_ship_from_a_player(
    watched: Watched, server: Served, browser: Browser, battle: str
) -> None:
    seat = {"role": "player", "battle": battle, "side": "red", "may": ["dice"]}
    token = server.ask("POST", "/tokens", seat).body["token"]
    code = server.ask("POST", "/tokens", seat).body["code"]
    page = at(watched, battle)
    with browser.new_context(viewport={"width": 390, "height": 800}, locale="fr") as context:
        phone = Watched(context, server)
        seen = phone.open(f"/join/{code}")
        seen.get_by_label("Votre nom").fill("Anne")
        seen.get_by_role("button", name="Rejoindre").click()
        seen.get_by_text("Sirène b").first.wait_for(state="attached")
        choose(page, "b")
        page.locator("[data-veil=whole]").click()
        page.locator("[data-veil=whole][aria-pressed=true]").wait_for()
        seen.locator("body", has_text="Sirène b").wait_for(state="detached")
        assert "Sirène b" not in seen.content()
        assert "Sirène b" not in str(server.ask("GET", f"/battles/{battle}", token=token).body)
        assert (phone.strangers, phone.failed, phone.errors) == ([], [], [])
    assert "invisible" in page.locator(".ship-title").inner_text()


def test_removal_wants_a_held_press_and_enter_twice_is_none(
    watched: Watched, server: Served, battle: str
) -> None:
    """Complaint 10: nobody loses a ship by pressing Enter once too often."""
    page = at(watched, battle)
    choose(page, "a")
    page.locator(".removal summary").focus()
    page.keyboard.press("Enter")
    hold = page.locator(".removal .hold")
    hold.wait_for()
    for _ in range(5):
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
    hold.click()
    page.locator(".removal .hint", has_text="appuyé").wait_for()
    assert ship(server, battle)["in_play"]
    hold.scroll_into_view_if_needed()
    box = hold.bounding_box()
    assert box
    page.mouse.move(box["x"] + 10, box["y"] + 10)
    page.mouse.down()
    page.locator(".sunk-fold summary", has_text="1 hors de combat").wait_for()
    page.mouse.up()
    assert not ship(server, battle)["in_play"]
    page.locator("h2", has_text="Rouges").click()
    page.keyboard.press("u")
    page.locator(".there [data-ship=a]").wait_for()
    assert ship(server, battle)["in_play"]


def test_a_ship_that_is_out_folds_away_and_can_be_looked_at(
    watched: Watched, server: Served, battle: str
) -> None:
    page = at(watched, battle)
    choose(page, "a")
    page.locator(".removal summary").click()
    page.locator("[data-reason=captured]").click()
    page.locator(".removal input").fill("sirène A")
    page.keyboard.press("Enter")
    page.locator(".sunk-fold summary").first.wait_for()
    assert last(server, battle)["command"] == {"type": "remove_ship", "ship": "a", "reason": "captured"}
    assert page.locator("[data-ship=a]:visible").count() == 0
    page.locator(".sunk-fold summary").first.click()
    assert page.locator("[data-ship=a]:visible").count() == 1


def test_the_end_of_the_battle_wants_a_held_press(watched: Watched, server: Served, battle: str) -> None:
    page = at(watched, battle)
    hold = page.locator(".affair .hold")
    hold.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    assert not server.ask("GET", f"/battles/{battle}").body["board"]["over"]
    page.keyboard.down("Enter")
    page.locator(".about .ended").wait_for()
    page.keyboard.up("Enter")
    assert server.ask("GET", f"/battles/{battle}").body["board"]["over"]
