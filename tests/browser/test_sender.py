"""What is typed and pressed while an answer is on its way is not lost."""

from __future__ import annotations

from tests.browser.conftest import Watched
from tests.browser.support import at, hold_first
from tests.browser.test_tray import FIRE, order, rolls
from tests.served import Served


def test_a_face_that_comes_while_others_are_on_their_way_follows_them(
    watched: Watched, server: Served, battle: str
) -> None:
    page = at(watched, battle)
    first, second = (roll["roll_id"] for roll in order(server, battle, {"type": "next"})[:2])
    let_go = hold_first(page, f"**/rolls/{second}*")
    page.locator(f"[data-roll='{second}'] input.face").click()
    page.keyboard.press("6")
    with page.expect_request(f"**/rolls/{second}*"):
        page.keyboard.press("Enter")
    page.locator(f"[data-roll='{first}'] input.face").fill("4")
    let_go()
    page.locator(f"[data-roll='{first}']").wait_for(state="detached")
    assert rolls(server, battle) == []


def test_a_key_pressed_while_faces_are_on_their_way_is_done_after_them(
    watched: Watched, server: Served, battle: str
) -> None:
    page = at(watched, battle)
    order(server, battle, FIRE)
    page.wait_for_selector("input.face")
    let_go = hold_first(page, "**/rolls/*")
    with page.expect_request("**/rolls/*"):
        page.keyboard.type("1")
        page.keyboard.press("Enter")
    page.keyboard.press("s")
    let_go()
    page.locator("[data-roll$='-0']").wait_for(state="detached")
