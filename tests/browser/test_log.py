"""The log at the console: cards, undo and redo from a card, what others do.  Complaint 7."""

from __future__ import annotations

from tests.browser.conftest import Watched
from tests.browser.support import at
from tests.browser.test_tray import FIRE, order
from tests.served import Json, Served


def note(server: Served, battle: str, text: str, **more: Json) -> int:
    """Write a note and return the number of its entry."""
    command = {"type": "note", "text": text, **more}
    answer = server.ask("POST", f"/battles/{battle}/commands", command)
    assert answer.status == 201, answer.body
    return int(answer.body["entry"])


def state(server: Served, battle: str) -> Json:
    """Return what the battle is like."""
    return server.ask("GET", f"/battles/{battle}").body["state"]


def test_a_broadside_is_undone_whole_and_its_dice_are_offered(
    watched: Watched, server: Served, battle: str
) -> None:
    """Complaint 7: shots, damage, serious damage and the ranks it cost go back in one press."""
    page = at(watched, battle)
    before = state(server, battle)
    first = order(server, battle, FIRE)[0]["roll_id"]
    server.ask("PUT", f"/battles/{battle}/rolls/{first}", {"faces": [9, 9, 9, 9, 9, 1, 1]})
    while pending := server.ask("GET", f"/battles/{battle}").body["pending"]:
        roll = pending["rolls"][0]
        server.ask("PUT", f"/battles/{battle}/rolls/{roll['roll_id']}", {"choice": roll["choice"][1]})
    card = page.locator(".log .entry", has_text="dégâts graves")
    card.wait_for()
    assert state(server, battle) != before
    page.locator("h1").first.click()
    page.keyboard.press("u")
    page.wait_for_selector(".entry.past")
    assert "annulé" in page.locator(".entry.past").inner_text()
    assert state(server, battle) == before
    order(server, battle, FIRE)
    page.get_by_role("button", name="Reprendre les dés rendus").first.wait_for()
    with page.expect_response(lambda answer: "/rolls/" in answer.url) as given:
        page.keyboard.press("Shift+S")
    assert (given.value.status, given.value.request.post_data_json) == (202, {"source": "offered"})


def test_redo_brings_back_what_undo_took(watched: Watched, server: Served, battle: str) -> None:
    note(server, battle, "Ohé", public=True)
    page = at(watched, battle)
    page.get_by_role("button", name="Annuler").click()
    page.wait_for_selector(".entry.past")
    page.keyboard.press("Shift+U")
    page.wait_for_selector(".entry.past", state="detached")


def test_a_card_leads_back_and_forth_and_says_what_goes(
    watched: Watched, server: Served, battle: str
) -> None:
    first, second, third = (note(server, battle, text) for text in ("Un", "Deux", "Trois"))
    page = at(watched, battle)
    page.locator(f".entry[data-n='{first}'] button.entry-head").click()
    way = page.locator(".way", has=page.get_by_role("button", name="Revenir ici"))
    assert f"n°\u00a0{second} " in way.inner_text() and f"n°\u00a0{third} " in way.inner_text()
    way.get_by_role("button").click()
    page.locator(".entry.past").nth(1).wait_for()
    page.locator(f".entry[data-n='{second}'] button.entry-head").click()
    forth = page.locator(".way", has=page.get_by_role("button", name="Rétablir jusqu’ici"))
    assert f"n°\u00a0{second} " in forth.inner_text() and f"n°\u00a0{third} " not in forth.inner_text()
    forth.get_by_role("button").click()
    page.locator(".entry.past").nth(1).wait_for(state="detached")
    assert page.locator(".entry.past").get_attribute("data-n") == str(third)


def test_a_new_order_ends_what_can_be_redone(watched: Watched, server: Served, battle: str) -> None:
    first = note(server, battle, "Un")
    gone = note(server, battle, "Deux")
    server.ask("POST", f"/battles/{battle}/undo", {})
    note(server, battle, "Trois")
    page = at(watched, battle)
    page.locator(f".entry[data-n='{gone}'] button.entry-head").click()
    page.wait_for_selector(".entry-ways")
    assert page.get_by_role("button", name="Rétablir jusqu’ici").count() == 0
    page.locator(f".entry[data-n='{first}'] button.entry-head").click()
    page.get_by_role("button", name="Revenir ici").wait_for()


def test_a_group_is_one_card_with_its_steps_folded(watched: Watched, server: Served, battle: str) -> None:
    for text in ("Un", "Deux", "Trois"):
        note(server, battle, text, group="g1")
    note(server, battle, "Seule")
    page = at(watched, battle)
    assert page.locator(".log .entry").count() == 2
    group = page.locator(".log .entry").nth(1)
    assert "Trois" in group.inner_text() and "Deux" not in group.inner_text()
    group.locator(".steps-taken summary").click()
    assert "Un" in group.inner_text() and "Deux" in group.inner_text()


def test_an_order_is_told_in_a_sentence_with_dice_and_rule(
    watched: Watched, server: Served, battle: str
) -> None:
    page = at(watched, battle)
    first = order(server, battle, FIRE)[0]["roll_id"]
    server.ask("PUT", f"/battles/{battle}/rolls/{first}", {"faces": [1, 2, 1]})
    card = page.locator(".log .entry").first
    card.locator(".die").first.wait_for()
    said = card.locator(".entry-said").inner_text()
    assert "Sirène a · Tirer →\u00a0Sirène b · distance 1 hexagone" in said and "hexagones" not in said
    assert card.locator(".die b").all_inner_texts() == ["1", "2", "1"]
    card.locator("button.rule").first.click()
    assert "7S-GUN-1" in page.locator("dialog.rule-dialog").inner_text()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def test_a_decree_is_told_in_the_words_of_the_game(watched: Watched, server: Served, battle: str) -> None:
    """What it sets stands below, by its name and not by that of the field."""
    page = at(watched, battle)
    decree = {"type": "adjust", "ship": "a", "field": "veil", "value": "sheet"}
    assert server.ask("POST", f"/battles/{battle}/commands", decree).status == 201
    card = page.locator(".log .entry").first
    card.get_by_text("Décret").wait_for()
    assert card.locator(".entry-said").inner_text() == "Sirène a · Décréter"


def test_the_log_comes_back_to_what_is_new(watched: Watched, server: Served, battle: str) -> None:
    """Whoever has a hand on an old card stays with it, until the hand is elsewhere."""
    for number in range(20):
        note(server, battle, f"Note {number}")
    page = at(watched, battle)
    top = "document.getElementById('log').scrollTop"
    page.locator(".entry", has_text="Note 3").locator(".entry-head").click()
    note(server, battle, "Voile à bâbord")
    page.locator(".log").get_by_text("Voile à bâbord").wait_for(state="attached")
    assert page.evaluate(top) > 0
    assert page.locator(".entry-ways").count() == 1
    page.locator("h1 button").click()
    note(server, battle, "Voile à tribord")
    page.locator(".log").get_by_text("Voile à tribord").wait_for()
    assert page.evaluate(top) == 0
    assert page.locator(".entry-ways").count() == 0


def test_older_entries_are_read_when_they_are_wanted(watched: Watched, server: Served, battle: str) -> None:
    for number in range(70):
        note(server, battle, f"Note {number}")
    page = at(watched, battle)
    assert page.locator(".log .entry").count() == 60
    page.get_by_role("button", name="Plus ancien").click()
    page.locator(".log .entry").nth(69).wait_for()
    assert page.locator("button.earlier").is_hidden()


def test_what_others_do_is_seen_at_once(watched: Watched, server: Served, battle: str) -> None:
    page = at(watched, battle)
    note(server, battle, "Voile à tribord")
    page.locator(".log").get_by_text("Voile à tribord").wait_for()
