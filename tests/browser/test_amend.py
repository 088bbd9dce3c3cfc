"""An old entry is corrected: seen before it is done, worked out again, taken back by one undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.conftest import Watched
from tests.browser.support import at
from tests.browser.test_log import note, state
from tests.browser.test_tray import FIRE, order, rolls
from tests.served import Json, Served

if TYPE_CHECKING:
    from playwright.sync_api import Page


def fired(server: Served, battle: str, faces: list[int]) -> int:
    """Fire with *faces*, note something after it, and return the number of the shot's entry."""
    first = order(server, battle, FIRE)[0]["roll_id"]
    done = server.ask("PUT", f"/battles/{battle}/rolls/{first}", {"faces": faces})
    assert done.status == 201, done.body
    note(server, battle, "Après")
    return int(done.body["entry"])


def opened(watched: Watched, battle: str, entry: int) -> Page:
    """Open the correction of *entry*."""
    page = at(watched, battle)
    page.locator(f".entry[data-n='{entry}'] button.entry-head").click()
    page.get_by_role("button", name="Corriger…").click()
    page.wait_for_selector("dialog.amend-dialog")
    return page


def preview(page: Page, reason: str) -> str:
    """Give the reason, ask what would change, and return what is told."""
    page.get_by_label("Motif de la correction").fill(reason)
    page.get_by_role("button", name="Voir ce qui changerait").click()
    page.locator(".preview > *").first.wait_for()
    return page.locator(".preview").inner_text()


def superficial(server: Served, battle: str) -> Json:
    return state(server, battle)["ships"]["b"]["superficial"]


def test_a_hit_becomes_a_miss_and_one_undo_takes_that_back(
    watched: Watched, server: Served, battle: str
) -> None:
    """The dice of the hit are wanted no more; the preview says so and changes nothing."""
    entry = fired(server, battle, [9, 9, 9, 4, 4, 9, 9])
    assert superficial(server, battle) == 8
    page = opened(watched, battle, entry)
    dice = page.locator("dialog .cells").first.locator("input.face")
    for place in range(3):
        dice.nth(place).fill("1")
    told = preview(page, "Les dés étaient des 1")
    assert "touche" in told and "manque" in told and "Dégâts" in told
    lit = page.locator(".preview dd.now p:not(.same)").all_inner_texts()
    was = page.locator(".preview dd.was").inner_text()
    assert lit and not any(line in was for line in lit), "what is said anew does not stand out"
    assert superficial(server, battle) == 8
    page.get_by_role("button", name="Corriger", exact=True).click()
    page.locator("dialog").wait_for(state="detached")
    page.locator(f".entry[data-n='{entry}'] .state", has_text="corrigé").wait_for()
    assert superficial(server, battle) == 0
    page.locator("h1").first.click()
    page.keyboard.press("u")
    page.locator(f".entry[data-n='{entry}'] .state").wait_for(state="detached")
    assert superficial(server, battle) == 8


def test_a_miss_becomes_a_hit_and_waits_for_its_dice(watched: Watched, server: Served, battle: str) -> None:
    """Until they have fallen the old state stands, and the tray says what waits."""
    entry = fired(server, battle, [1, 2, 1])
    page = opened(watched, battle, entry)
    page.locator("dialog input.face").first.fill("9")
    told = preview(page, "Le 1 était un 9")
    assert "2d10 Dégâts" in told
    page.get_by_role("button", name="Corriger", exact=True).click()
    page.locator("dialog").wait_for(state="detached")
    page.locator(".tray h2", has_text=f"n°\u00a0{entry}").wait_for()
    assert superficial(server, battle) == 0
    page.keyboard.type("4499")
    page.keyboard.press("Enter")
    page.wait_for_selector(".tray", state="hidden")
    assert superficial(server, battle) == 8


def test_a_waiting_correction_is_given_up(watched: Watched, server: Served, battle: str) -> None:
    entry = fired(server, battle, [1, 2, 1])
    page = opened(watched, battle, entry)
    page.locator("dialog input.face").first.fill("9")
    preview(page, "Le 1 était un 9")
    page.get_by_role("button", name="Corriger", exact=True).click()
    page.locator("dialog").wait_for(state="detached")
    page.get_by_role("button", name="Abandonner la correction").click()
    page.wait_for_selector(".tray", state="hidden")
    assert rolls(server, battle) == []
    assert page.locator(f".entry[data-n='{entry}'] .state").count() == 0


def test_a_correction_needs_a_reason_and_faces_that_exist(
    watched: Watched, server: Served, battle: str
) -> None:
    entry = fired(server, battle, [1, 2, 1])
    page = opened(watched, battle, entry)
    page.get_by_role("button", name="Voir ce qui changerait").click()
    page.locator("dialog .wrong", has_text="Dites pourquoi").wait_for()
    page.locator("dialog input.face").first.fill("11")
    assert "De 1 à 10." in page.locator("dialog .cells .wrong").inner_text()
    page.get_by_label("Motif de la correction").fill("Essai")
    page.get_by_role("button", name="Voir ce qui changerait").click()
    assert page.locator(".preview > *").count() == 0


def test_a_wrong_target_is_corrected(watched: Watched, server: Served, battle: str) -> None:
    """A field of the order is changed; what is refused then is told with its rule."""
    entry = note(server, battle, "Cap au nord")
    page = opened(watched, battle, entry)
    page.locator("dialog [data-field=text] textarea").fill("Cap au sud")
    told = preview(page, "Mal entendu")
    assert "Cap au nord" in told and "Cap au sud" in told
    page.get_by_role("button", name="Corriger", exact=True).click()
    page.locator(f".entry[data-n='{entry}']", has_text="Cap au sud").wait_for()
