"""Orders given at the console: as sentences, refused beside their field, overruled, to many ships."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from tests.browser.conftest import Watched
from tests.browser.support import aim, at, find, finish, fire, new_battle
from tests.served import Served

if TYPE_CHECKING:
    from playwright.sync_api import Page


def commands(server: Served, battle: str) -> list[dict[str, Any]]:
    """Return the orders of the log that are in force, the oldest first."""
    entries = server.ask("GET", f"/battles/{battle}/log?last=50").body["entries"]
    return [entry["command"] for entry in entries if entry.get("status") == "in_force"]


def order(server: Served, battle: str, **command: Any) -> None:
    """Give an order behind the page's back."""
    answer = server.ask("POST", f"/battles/{battle}/commands", command)
    assert answer.status in (201, 202), answer.body


def settle(server: Served, battle: str) -> None:
    """Answer what is awaited of one order, whatever the page shows."""
    here = f"/battles/{battle}"
    waiting = (pending := server.ask("GET", here).body["pending"]) and pending["command"]
    while pending is not None and pending["command"] == waiting:
        roll = pending["rolls"][0]
        body = {"choice": roll["choice"][0]} if roll["kind"] == "choice" else {"source": "software"}
        server.ask("PUT", f"{here}/rolls/{roll['roll_id']}", body)
        pending = server.ask("GET", here).body["pending"]


def sentence(page: Page) -> str:
    return page.locator(".sentence").inner_text().replace("\u00a0", " ")


def test_the_order_is_said_as_it_is_built(watched: Watched, battle: str) -> None:
    page = at(watched, battle)
    find(page, "sirene a tirer")
    assert sentence(page).startswith("Sirène a · Tirer · Cible ?".replace(" ?", "\u202f?"))
    page.locator("[data-field=target] [data-value=b]").click()
    page.locator("[data-field=range] input").fill("1")
    assert sentence(page) == "Sirène a · Tirer · Sirène b · 1 hexagone · boulet · pleine puissance"
    page.get_by_role("button", name="Distance : un de plus".replace(" :", "\u00a0:")).click()
    assert "2 hexagones" in sentence(page)


def test_a_soft_refusal_names_its_rule_and_is_overruled(
    watched: Watched, server: Served, battle: str
) -> None:
    page = at(watched, battle)
    fire(page)
    page.wait_for_selector(".overrule")
    assert re.search(r"7S-[A-Z]+-\d", page.locator(".orders form .wrong:visible").last.inner_text())
    place = page.locator(".overrule").bounding_box()
    assert place is not None and place["y"] + place["height"] <= 900, "the way past is in sight"
    page.locator(".overrule").click()
    page.wait_for_selector(".tray:visible")
    page.locator("form.order").wait_for(state="detached")
    finish(page, server, battle)
    assert commands(server, battle)[-1]["overrule"] is True


def test_enter_never_overrules(watched: Watched, server: Served, battle: str) -> None:
    """Complaint 10: the hand that gave the order twice has not gone past the rules."""
    page = at(watched, battle)
    aim(page)
    page.keyboard.press("Enter")
    page.wait_for_selector(".overrule")
    focused = "document.activeElement.closest('[data-field]')?.dataset.field"
    assert page.evaluate(focused) == "range"
    for _ in range(3):
        with page.expect_response(lambda answer: "/commands" in answer.url) as refused:
            page.keyboard.press("Enter")
        assert refused.value.status == 422
        page.wait_for_selector(".overrule")
        assert page.evaluate(focused) == "range"
    assert commands(server, battle) == []
    page.keyboard.press("Shift+Digit1")
    page.wait_for_selector(".tray:visible")


def test_a_hard_refusal_stands_beside_its_field(watched: Watched, battle: str) -> None:
    page = at(watched, battle)
    find(page, "sirene a tirer")
    page.keyboard.press("Enter")
    wrong = page.locator("[data-field=target] .wrong")
    wrong.get_by_text("Navire inconnu").wait_for()
    assert page.locator(".overrule").count() == 0
    page.keyboard.press("Escape")
    page.locator(".orders form").wait_for(state="detached")


def test_what_is_refused_now_is_folded_with_its_reason(watched: Watched, server: Served, battle: str) -> None:
    page = at(watched, battle)
    find(page, "sirene a")
    page.locator(".orders .verbs [data-verb=provisions]").wait_for()
    folded = page.locator(".orders .refused li", has=page.locator("[data-verb=fire]"))
    assert not folded.is_visible()
    page.locator(".orders .refused summary").click()
    assert re.search(r"7S-[A-Z]+-\d", folded.locator(".rule").inner_text())


def test_the_verbs_follow_the_battle(watched: Watched, server: Served, battle: str) -> None:
    """They are read again whenever the battle moves on, though the same ship stays chosen."""
    page = at(watched, battle)
    find(page, "sirene a")
    page.locator(".refused [data-verb=set_speed]").wait_for(state="attached")
    for _ in range(12):
        if server.ask("GET", f"/battles/{battle}").body["board"]["ships"][0]["acting"]:
            break
        order(server, battle, type="next")
        settle(server, battle)
    page.locator(".verbs [data-verb=set_speed]").wait_for()


def test_last_values_are_there_after_a_reload_and_on_another_device(
    watched: Watched, server: Served, battle: str
) -> None:
    order(server, battle, type="fire", ship="a", target="b", range=3, ammo="chain", drama=0, overrule=True)
    page = at(watched, battle)
    finish(page, server, battle)
    for forget in (False, True):
        if forget:
            page.evaluate("localStorage.clear()")
        page.reload()
        page.wait_for_selector("#live:not(.off)")
        find(page, "sirene a tirer")
        assert sentence(
            page
        ) == "Sirène a · Tirer · Sirène b · 3 hexagones · ramé · pleine puissance".replace(
            "ramé", page.locator("[data-field=ammo] [aria-checked=true] span").inner_text()
        )
        assert page.locator("[data-field=ammo]").is_visible()
        assert page.locator(".again:visible").count() >= 3
        page.locator("[data-field=range] input").fill("4")
        assert page.locator("[data-field=range] .again:visible").count() == 0
    page.keyboard.press("Escape")


def test_her_side_and_then_anyone_lend_their_last_values(
    watched: Watched, server: Served, skirmish: dict[str, Any]
) -> None:
    ships = skirmish["setup"]["ships"]
    ships.append(ships[0] | {"id": "c", "name": "Cormoran"})
    battle = new_battle(server, skirmish)
    page = at(watched, battle)
    order(server, battle, type="set_speed", ship="a", speed="full", overrule=True)
    find(page, "cormoran allure")
    page.locator("[data-field=speed] [aria-checked=true]").wait_for()
    assert page.locator("[data-field=speed] [aria-checked=true]").get_attribute("data-value") == "full"
    find(page, "sirene b allure")
    assert page.locator("[data-field=speed] [aria-checked=true]").get_attribute("data-value") == "full"


def test_several_ships_get_one_order_and_one_undo_takes_it_back(
    watched: Watched, server: Served, skirmish: dict[str, Any]
) -> None:
    """Complaint 17: three ships fire in turn, with their own dice, as one group."""
    ships = skirmish["setup"]["ships"]
    ships += [ships[0] | {"id": "c", "name": "Cormoran"}, ships[0] | {"id": "d", "name": "Daphné"}]
    battle = new_battle(server, skirmish)
    page = at(watched, battle)
    find(page, "cormoran allure")
    page.locator(".also summary").click()
    page.locator(".also [data-value=a]").click()
    page.locator(".also [data-value=d]").click()
    assert sentence(page).startswith("Cormoran, Sirène a, Daphné · ")
    page.locator("[data-field=speed] [data-value=full]").click()
    page.keyboard.press("Enter")
    # Each of them is refused softly, and is overruled on her own.
    for name in ("Cormoran", "Sirène a", "Daphné"):
        page.locator(".sentence", has_text=re.compile(f"^{name}")).wait_for()
        page.wait_for_selector(".overrule")
        page.keyboard.press("Shift+Digit1")
    page.locator("form.order").wait_for(state="detached")
    given = commands(server, battle)
    assert [each["ship"] for each in given] == ["c", "a", "d"]
    assert len({each["group"] for each in given}) == 1
    page.keyboard.press("u")
    page.wait_for_selector(".entry.past")
    assert commands(server, battle) == []


def test_a_ship_in_line_waits_for_the_dice_of_the_one_before(
    watched: Watched, server: Served, skirmish: dict[str, Any]
) -> None:
    ships = skirmish["setup"]["ships"]
    ships.append(ships[0] | {"id": "c", "name": "Cormoran"})
    battle = new_battle(server, skirmish)
    page = at(watched, battle)
    find(page, "cormoran recif")
    for field, value in (("depth", "9"), ("pilot", "3")):
        page.locator(f"[data-field={field}] input").fill(value)
    for field in ("lookout", "pilot_eyes"):
        page.locator(f"[data-field={field}] [data-part=trait] input").fill("2")
    page.locator(".also summary").click()
    page.locator(".also [data-value=a]").click()
    page.keyboard.press("Enter")
    page.wait_for_selector(".tray:visible")
    page.get_by_text("Reste à ordonner").wait_for()
    assert "Sirène a" in page.locator(".waiting").inner_text()
    page.reload()
    page.wait_for_selector(".tray:visible")
    assert "Sirène a" in page.locator(".waiting").inner_text()
    settle(server, battle)
    page.locator(".waiting").wait_for(state="detached")
    finish(page, server, battle)
    given = commands(server, battle)
    assert [each["ship"] for each in given] == ["c", "a"]
    assert given[0]["group"] == given[1]["group"]


def test_dice_that_are_awaited_come_into_sight(watched: Watched, battle: str) -> None:
    """However far down the stage the order was filled in."""
    watched.page.set_viewport_size({"width": 390, "height": 700})
    page = at(watched, battle)
    fire(page)
    page.locator(".overrule").click()
    page.wait_for_selector(".tray:visible")
    page.wait_for_function("document.getElementById('tray').getBoundingClientRect().top >= 0")


def test_what_no_slip_may_do_is_held(watched: Watched, server: Served, battle: str) -> None:
    page = at(watched, battle)
    find(page, "sirene a retirer")
    page.locator("[data-field=reason] [data-value=sunk]").click()
    page.keyboard.press("Enter")
    page.locator("form .hold").click()
    assert commands(server, battle) == []
    box = page.locator("form .hold").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 10, box["y"] + 10)
    page.mouse.down()
    page.locator("form.order").wait_for(state="detached")
    page.mouse.up()
    assert [each["type"] for each in commands(server, battle)] == ["remove_ship"]
