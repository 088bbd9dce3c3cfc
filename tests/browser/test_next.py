"""The strip: next passes the steps in which nobody can do anything, and always stands in the same place."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import Watched
from tests.browser.support import at, finish, imported
from tests.served import Served

if TYPE_CHECKING:
    from playwright.sync_api import Page


def groups(server: Served, battle: str, count: int) -> list[Any]:
    """Return type and group of the last orders in force."""
    entries = server.ask("GET", f"/battles/{battle}/log?last={count}").body["entries"]
    return [(entry["command"]["type"], entry["command"].get("group")) for entry in entries]


def step(server: Served, battle: str) -> tuple[int, str]:
    board = server.ask("GET", f"/battles/{battle}").body["board"]
    return board["round"], board["step"]


def reached(page: Page, label: str) -> None:
    page.locator(".steps [aria-current]", has_text=label).wait_for()


def test_idle_steps_are_passed_in_one_group_and_one_undo_takes_them_back(
    watched: Watched, server: Served, root: Path
) -> None:
    """From the actions over the upkeep, which does all by itself, to the next round: no round is run over."""
    battle = imported(server, root, "mortecouille-battle", until="actions")
    round_, _ = step(server, battle)
    page = at(watched, battle)
    page.keyboard.press("n")
    reached(page, "Feu")
    assert step(server, battle) == (round_ + 1, "blaze")
    (first, one), (second, other) = groups(server, battle, 2)
    assert (first, second) == ("next", "next")
    assert one and one == other
    page.keyboard.press("u")
    reached(page, "Actions")
    assert step(server, battle) == (round_, "actions")


def test_every_press_is_a_group_of_its_own(watched: Watched, server: Served, root: Path) -> None:
    battle = imported(server, root, "mortecouille-battle", until="upkeep")
    page = at(watched, battle)
    page.keyboard.press("n")
    reached(page, "Feu")
    page.wait_for_selector(".next:not(:disabled)")
    page.keyboard.press("n")
    page.wait_for_selector("input.face")
    finish(page, server, battle)
    reached(page, "Vent")
    (_, one), (_, other) = groups(server, battle, 2)
    assert one and other and one != other
    page.keyboard.press("u")
    reached(page, "Feu")


def test_dice_in_between_stop_it_and_then_it_goes_on(watched: Watched, server: Served, root: Path) -> None:
    """The automatic fire throws, and nobody has anything to do in it: the same press goes on."""
    battle = imported(server, root, "broadsides-battle", until="first_move", dice_next=True)
    page = at(watched, battle)
    page.keyboard.press("n")
    page.wait_for_selector("input.face")
    assert step(server, battle)[1] == "first_move"
    finish(page, server, battle)
    reached(page, "4.")
    assert step(server, battle)[1] == "first_action"
    (_, one), (_, other) = groups(server, battle, 2)
    assert one and one == other
    page.keyboard.press("u")
    reached(page, "2.")
    assert step(server, battle)[1] == "first_move"


def test_given_up_dice_end_the_way(watched: Watched, server: Served, root: Path) -> None:
    battle = imported(server, root, "broadsides-battle", until="first_move", dice_next=True)
    page = at(watched, battle)
    page.keyboard.press("n")
    page.wait_for_selector("input.face")
    roll = server.ask("GET", f"/battles/{battle}").body["pending"]["rolls"][0]["roll_id"]
    server.ask("DELETE", f"/battles/{battle}/rolls/{roll}")
    page.wait_for_selector(".tray", state="hidden")
    server.ask("POST", f"/battles/{battle}/commands", {"type": "note", "text": "Ohé"})
    page.locator(".log").get_by_text("Ohé").wait_for()
    assert step(server, battle)[1] == "first_move"


def test_what_the_rules_object_is_said_and_can_be_overruled(
    watched: Watched, server: Served, root: Path
) -> None:
    battle = imported(server, root, "mortecouille-battle", entries=0)
    page = at(watched, battle)
    page.keyboard.press("n")
    page.locator(".objection .critical").wait_for()
    assert step(server, battle)[1] == "outfit"
    page.locator(".objection .overrule").click()
    reached(page, "Feu")
    assert page.locator(".objection:visible").count() == 0


@pytest.mark.parametrize("width", [390, 820, 1280])
def test_next_keeps_its_place(watched: Watched, server: Served, root: Path, width: int) -> None:
    battle = imported(server, root, "broadsides-battle", until="first_move")
    for side in server.ask("GET", f"/battles/{battle}").body["board"]["sides"]:
        server.ask("PATCH", f"/battles/{battle}", {"sources": {side["id"]: "software"}})
    watched.page.set_viewport_size({"width": width, "height": 900})
    page = at(watched, battle)
    places = [page.locator(".next").bounding_box()]
    for _ in range(3):
        now = page.locator(".steps [aria-current]").inner_text()
        page.locator(".next").click()
        page.wait_for_function(
            "now => { const e = document.querySelector('.steps [aria-current]');"
            " return e.innerText !== now && !document.querySelector('.next').disabled }",
            arg=now,
        )
        places.append(page.locator(".next").bounding_box())
    assert places == [places[0]] * 4
    current = page.locator(".steps [aria-current]").bounding_box()
    steps = page.locator(".steps").bounding_box()
    assert current and steps and places[0]
    assert steps["x"] <= current["x"] and current["x"] + current["width"] <= steps["x"] + steps["width"] + 1
