"""Dice that are awaited, typed at the console.  Complaints 3 and 11."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Watched
from tests.browser.support import at, finish, new_battle, version
from tests.served import GM_TOKEN, Json, Served, served

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

FIRE = {"type": "fire", "ship": "a", "target": "b", "range": 1, "overrule": True}
EDGE = "button.send.holding"


def order(server: Served, battle: str, command: Json) -> Json:
    """Give an order that waits for dice, and return what is awaited."""
    answer = server.ask("POST", f"/battles/{battle}/commands", command)
    assert answer.status == 202, answer.body
    return answer.body["pending"]["rolls"]


def rolls(server: Served, battle: str) -> Json:
    """Return the rolls that are awaited."""
    pending = server.ask("GET", f"/battles/{battle}").body["pending"]
    return [] if pending is None else pending["rolls"]


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


def test_a_whole_roll_needs_no_key_but_its_dice(watched: Watched, server: Served, battle: str) -> None:
    """The last face is held and seen; Backspace stops that, the next face sends the roll by itself."""
    watched.page.clock.install()
    page = at(watched, battle)
    order(server, battle, FIRE)
    page.wait_for_selector("input.face")
    page.clock.pause_at(datetime.now() + timedelta(minutes=2))
    page.keyboard.type("478")
    page.wait_for_selector(EDGE)
    page.keyboard.press("Backspace")
    page.wait_for_selector("button.send:not(.holding)")
    page.clock.run_for(5000)
    assert [page.locator("input.face").nth(n).input_value() for n in range(3)] == ["4", "7", ""]
    assert rolls(server, battle)[0]["faces"] == []
    page.keyboard.press("9")
    page.wait_for_selector(EDGE)
    assert rolls(server, battle)[0]["faces"] == []
    page.clock.run_for(700)
    page.wait_for_selector("[data-roll$='-1'] input.face")
    assert rolls(server, battle)[0]["label"] == "Dégâts"


def test_more_faces_run_on_into_the_next_roll(watched: Watched, server: Served, battle: str) -> None:
    """A ten is thrown again: its second die is typed on without waiting."""
    page = at(watched, battle)
    order(server, battle, FIRE)
    page.wait_for_selector("input.face")
    page.keyboard.type("9903")
    assert page.locator("input.face.beyond").input_value() == "3"
    page.keyboard.press("Enter")
    page.locator(".roll h3", has_text="Dégâts").wait_for()


@pytest.mark.parametrize("text", ["11", "1x", "0.5", "-1"])
def test_a_wrong_face_is_told_beside_it_and_nothing_is_sent(
    watched: Watched, server: Served, battle: str, text: str
) -> None:
    """Complaint 3: it is refused as it is typed, before anything is sent."""
    page = at(watched, battle)
    page.get_by_role("button", name="Étape suivante").click()
    page.wait_for_selector("input.face")
    before = version(server, battle)
    page.locator("input.face").first.fill(text)
    told = page.locator(".cells .wrong").first.inner_text()
    assert "Dé 1" in told and text in told and told.endswith("De 1 à 10.")
    assert page.locator("input.face").first.get_attribute("aria-invalid") == "true"
    page.get_by_role("button", name="Valider les dés").first.click()
    assert version(server, battle) == before
    page.keyboard.press("Enter")
    assert version(server, battle) == before


def test_several_rolls_stand_side_by_side_and_each_may_come_first(
    watched: Watched, server: Served, battle: str
) -> None:
    page = at(watched, battle)
    first, second = order(server, battle, {"type": "next"})[:2]
    cell = page.locator(f"[data-roll='{second['roll_id']}'] input.face")
    cell.click()
    page.keyboard.press("6")
    page.keyboard.press("Enter")
    page.locator(f"[data-roll='{second['roll_id']}']").wait_for(state="detached")
    assert [roll["roll_id"] for roll in rolls(server, battle)] == [first["roll_id"]]


def test_what_is_typed_stays_when_others_throw(watched: Watched, server: Served, battle: str) -> None:
    """Two pages at one command: each one's faces appear in the other's cells, nothing typed is lost."""
    page = at(watched, battle)
    order(server, battle, FIRE)
    page.wait_for_selector("input.face")
    other = watched.page.context.new_page()
    other.goto(page.url)
    other.wait_for_selector("input.face")
    page.locator("input.face").nth(1).fill("4")
    other.locator("input.face").first.fill("8")
    other.keyboard.press("Enter")
    page.wait_for_selector(".tray .die.from-hand")
    assert page.locator(".tray .die").inner_text() == "8"
    assert page.locator("input.face").first.input_value() == "4"
    assert page.evaluate("document.activeElement.dataset.place") == "1", "the next cell keeps the focus"


def test_software_throws_the_rest_of_a_roll_and_the_cell_says_so(
    watched: Watched, server: Served, battle: str
) -> None:
    page = at(watched, battle)
    order(server, battle, FIRE)
    page.wait_for_selector("input.face")
    page.keyboard.type("1")
    page.keyboard.press("Enter")
    page.wait_for_selector(".tray .die.from-hand")
    page.keyboard.press("s")
    page.locator("[data-roll$='-0']").wait_for(state="detached")
    finish(page, server, battle)
    dice = page.locator(".log .entry").first.locator(".dice").first
    dice.wait_for()
    assert dice.locator(".die.from-hand").count() == 1
    assert dice.locator(".die.from-software").count() >= 2
    assert "à la main, par le logiciel" in dice.inner_text()


def test_a_choice_is_made_with_its_number(watched: Watched, server: Served, battle: str) -> None:
    page = at(watched, battle)
    first = order(server, battle, FIRE)[0]["roll_id"]
    server.ask("PUT", f"/battles/{battle}/rolls/{first}", {"faces": [9, 9, 9, 9, 9, 1, 1]})
    page.wait_for_selector("button.choice")
    word = page.locator("button.choice span").nth(1).inner_text()
    page.keyboard.press("2")
    page.locator(".tray .so-far", has_text=word).wait_for()
    finish(page, server, battle)
    assert word in page.locator(".log .entry").first.inner_text()


def test_dice_given_back_are_thrown_anew_only_with_a_reason(
    watched: Watched, server: Served, battle: str
) -> None:
    page = at(watched, battle)
    first = order(server, battle, FIRE)[0]["roll_id"]
    server.ask("PUT", f"/battles/{battle}/rolls/{first}", {"faces": [1, 1, 1], "source": "hand"})
    server.ask("POST", f"/battles/{battle}/undo", {})
    order(server, battle, FIRE)
    page.get_by_role("button", name="Reprendre les dés rendus").wait_for()
    assert page.locator("input.face").count() == 0
    page.get_by_role("button", name="Relancer…").click()
    page.get_by_label("Pourquoi relancer").fill("Dé tombé de la table")
    page.keyboard.press("Enter")
    page.wait_for_selector("input.face")
    page.keyboard.type("222")
    page.wait_for_selector(".tray", state="hidden")
    assert _throws(server, battle)[-1] == [2, 2, 2]


def test_dice_given_back_are_taken_with_enter(watched: Watched, server: Served, battle: str) -> None:
    page = at(watched, battle)
    first = order(server, battle, FIRE)[0]["roll_id"]
    server.ask("PUT", f"/battles/{battle}/rolls/{first}", {"faces": [9, 9, 9, 4, 4, 9, 9]})
    server.ask("POST", f"/battles/{battle}/undo", {})
    order(server, battle, FIRE)
    page.get_by_role("button", name="Reprendre les dés rendus").wait_for()
    page.keyboard.press("Enter")
    page.wait_for_selector(".tray", state="hidden")
    assert _throws(server, battle)[-3:] == [[9, 9, 9], [4, 4], [9, 9]]


def test_dice_that_fell_unasked_are_claimed_or_set_aside(
    watched: Watched, server: Served, battle: str
) -> None:
    for faces in ([1, 1, 1], [6, 6]):
        server.ask("POST", f"/battles/{battle}/tray", {"faces": faces, "sides": 10, "source": "tower"})
    page = at(watched, battle)
    page.locator(".throw").nth(1).wait_for()
    order(server, battle, FIRE)
    page.locator(".throw").first.get_by_role("button", name="Pour Tir").click()
    page.locator(".throw").nth(1).wait_for(state="detached")
    assert _throws(server, battle)[-1] == [1, 1, 1]
    page.get_by_role("button", name="Écarter…").click()
    page.get_by_label("Pourquoi ces dés ne comptent pas").fill("Essai")
    page.keyboard.press("Enter")
    page.wait_for_selector(".tray", state="hidden")
    assert server.ask("GET", f"/battles/{battle}/tray").body == []


def test_a_reloaded_page_waits_for_the_same_dice(watched: Watched, server: Served, battle: str) -> None:
    """Complaint 11: the tab is closed in mid-roll and opened again."""
    page = at(watched, battle)
    order(server, battle, FIRE)
    page.wait_for_selector("input.face")
    before = page.locator(".tray").inner_text()
    page.reload()
    page.wait_for_selector("input.face")
    assert page.locator(".tray").inner_text() == before


def test_a_killed_server_comes_back_to_the_same_dice(
    context: BrowserContext, tmp_path: Path, skirmish: Json
) -> None:
    """Complaint 11: the power fails in mid-roll; the page says so, and goes on without being loaded again."""
    with served(tmp_path) as own:
        battle = new_battle(own, skirmish)
        watched = Watched(context, own)
        watched.open(f"/gm/{GM_TOKEN}")
        page = at(watched, battle)
        page.evaluate("window.same = true")
        waited = order(own, battle, FIRE)
        page.wait_for_selector("input.face")
        page.keyboard.type("4")
        own.kill()
        page.wait_for_selector("#banner:not([hidden])")
        page.keyboard.press("Enter")
        assert page.locator("input.face").first.input_value() == "4"
        own.start()
        page.wait_for_selector("#banner", state="hidden")
        assert rolls(own, battle) == waited
        assert page.evaluate("window.same") is True
        page.keyboard.type("12")
        page.wait_for_selector(".tray", state="hidden")
        assert _throws(own, battle)[-1] == [4, 1, 2]


def test_a_seat_sees_only_what_it_may_answer(
    watched: Watched, browser: Browser, server: Served, battle: str
) -> None:
    """The tray of a player on a phone: the own dice, to be touched, and nobody else's."""
    seat = {"role": "player", "battle": battle, "side": "blue", "may": ["dice"]}
    code = server.ask("POST", "/tokens", seat).body["code"]
    waited = order(server, battle, {"type": "next"})
    mine = next(roll for roll in waited if roll["who"] == "blue")
    with browser.new_context(
        viewport={"width": 390, "height": 844}, locale="fr-FR", has_touch=True
    ) as phones:
        page = Watched(phones, server).open(f"/join/{code}")
        page.get_by_label("Votre nom").fill("Anne")
        page.get_by_role("button", name="Rejoindre").click()
        page.wait_for_selector(".tray input.face")
        assert page.locator(".tray .roll").count() == 1
        assert page.locator(".tray .roll").get_attribute("data-roll") == mine["roll_id"]
        key = page.locator(".pad button", has_text="7").first
        size = key.bounding_box()
        assert size is not None and size["width"] >= 44 and size["height"] >= 44
        key.click()
        page.locator(".tray .roll").wait_for(state="detached")
    assert [roll["who"] for roll in rolls(server, battle)] == ["red"]


def _throws(server: Served, battle: str) -> Json:
    """Return the faces of every roll in the record of the battle, in order."""
    entries = server.ask("GET", f"/battles/{battle}/record").body["entries"]
    return [roll for entry in entries for roll in entry.get("dice", [])]


@pytest.mark.parametrize(("width", "height"), [(1280, 900), (820, 1180), (390, 780)])
def test_a_form_opened_while_dice_are_awaited_is_in_sight(
    watched: Watched, battle: str, width: int, height: int
) -> None:
    watched.page.set_viewport_size({"width": width, "height": height})
    page = at(watched, battle)
    page.keyboard.press("n")
    page.locator("input.face:visible").first.wait_for()
    page.keyboard.press("w")
    page.wait_for_function("""() => {
      const { x, y, width, height } = document.activeElement.getBoundingClientRect();
      return document.activeElement.matches('.decree input')
        && document.elementFromPoint(x + width / 2, y + height / 2) === document.activeElement;
    }""")
