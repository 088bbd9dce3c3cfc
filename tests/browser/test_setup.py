"""A new battle composed by hand, in each of the five games; the rules' faults beside their fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import Watched

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

TYPES = {
    "seventh-sea": ("warship", "brig"),
    "mortecouille": ("bleu-big", "vert-small"),
    "trireme": ("trireme", "quinquereme"),
    "tartare": ("titans-cruiser", "elyseans-destroyer"),
    "broadsides": ("frigate", "town-fort"),
}


def compose(watched: Watched, game: str) -> Page:
    page = watched.open(f"/?new={game}")
    page.wait_for_selector(".h-side")
    return page


def side(page: Page, place: int) -> Locator:
    return page.locator(".h-side").nth(place)


def add(page: Page, place: int, kind: str, count: int = 1) -> None:
    there = side(page, place).locator(".h-shipline").count()
    side(page, place).locator(".h-add-type").select_option(kind)
    side(page, place).locator(".h-add-count").fill(str(count))
    side(page, place).locator(".h-add-ship").click()
    side(page, place).locator(".h-shipline").nth(there + count - 1).wait_for()


def begin(watched: Watched) -> Any:
    page = watched.page
    page.get_by_role("button", name="Commencer la bataille").click()
    page.wait_for_url("**/battles/*")
    return watched.server.ask("GET", f"/battles/{page.url.rsplit('/', 1)[1]}").body


@pytest.mark.parametrize("game", TYPES)
def test_a_battle_of_each_game_is_composed_and_begun(watched: Watched, game: str) -> None:
    page = compose(watched, game)
    page.get_by_label("Titre").fill("Au large")
    for place, kind in enumerate(TYPES[game]):
        add(page, place, kind, 2)
    side(page, 0).locator(".h-side-name").fill("Les Bleus")
    first = side(page, 0).locator(".h-shipline").first.get_by_label("Nom du navire")
    first.fill("Alcyon")
    battle = begin(watched)
    assert (battle["title"], battle["ruleset"]) == ("Au large", game)
    assert [one["name"] for one in battle["board"]["sides"]] == ["Les Bleus", "Camp 2"]
    assert battle["board"]["ships"][0]["name"] == "Alcyon"
    record = watched.server.ask("GET", f"/battles/{battle['id']}/record").body
    assert [ship["type"] for ship in record["setup"]["ships"]] == [
        kind for kind in TYPES[game] for _ in range(2)
    ]


def test_what_is_set_goes_into_the_battle_and_what_is_left_alone_does_not(watched: Watched) -> None:
    page = compose(watched, "trireme")
    add(page, 0, "trireme")
    ship = side(page, 0).locator(".h-shipline")
    ship.get_by_text("Fiche").click()
    ship.get_by_label("Équipage").select_option(label="expert")
    ship.get_by_label("Taille").fill("4")
    page.get_by_label("Camp qui joue en premier").select_option(label="Camp 2")
    page.locator(".h-options summary").click()
    page.locator("[data-option=calm]").select_option(label="oui")
    battle = begin(watched)
    record = watched.server.ask("GET", f"/battles/{battle['id']}/record").body
    (sheet,) = record["setup"]["ships"]
    assert {key: sheet[key] for key in sheet if key not in ("id", "name", "side", "type")} == {
        "crew": "expert",
        "stats": {"size": 4},
    }
    assert record["setup"]["first_side"] == record["setup"]["sides"][1]["id"]
    assert record["options"]["calm"] is True


def test_a_preset_changes_the_options_together(watched: Watched) -> None:
    page = compose(watched, "seventh-sea")
    page.get_by_role("button", name="selon le livre").click()
    page.get_by_text("11 changées").wait_for()
    add(page, 0, "brig")
    battle = begin(watched)
    record = watched.server.ask("GET", f"/battles/{battle['id']}/record").body
    assert record["options"]["forts"] is False


def test_a_purse_is_counted_as_ships_are_bought(watched: Watched) -> None:
    page = compose(watched, "mortecouille")
    side(page, 0).get_by_label("Argent de départ").fill("12000")
    add(page, 0, "rouge-small")
    account = side(page, 0).locator("[data-account=side-1]")
    account.filter(has_text="sur 12").wait_for()
    assert account.locator(".critical").count() == 0
    ship = side(page, 0).locator(".h-shipline")
    ship.get_by_text("Fiche").click()
    ship.get_by_label("Catapulte").fill("1")
    account.locator(".critical").wait_for()
    page.locator(".h-closing .hint", has_text="de trop").wait_for()


def test_points_are_counted_against_the_scale(watched: Watched) -> None:
    page = compose(watched, "tartare")
    page.locator(".h-options summary").click()
    page.locator("[data-option=scale]").fill("100")
    page.locator("[data-option=scale]").press("Tab")
    add(page, 0, "titans-battleship")
    side(page, 0).locator("[data-account=side-1] .critical", has_text="sur 100").wait_for()


def test_a_fault_stands_beside_its_field_and_a_fold_opens_for_it(watched: Watched) -> None:
    page = compose(watched, "seventh-sea")
    add(page, 0, "brig")
    ship = side(page, 0).locator(".h-shipline")
    ship.get_by_label("Nom du navire").fill("")
    ship.locator(".wrong", has_text="il faut un nom").wait_for()
    assert ship.get_by_label("Nom du navire").get_attribute("aria-invalid") == "true"
    ship.get_by_label("Nom du navire").fill("Alcyon")
    page.wait_for_selector("[aria-invalid]", state="detached")
    ship.get_by_text("Fiche").click()
    ship.get_by_label("Gaillardise").fill("11")
    ship.get_by_text("Fiche").click()
    ship.locator("details[open] .wrong:not(:empty)").wait_for()
    page.get_by_role("button", name="Commencer la bataille").click()
    ship.locator("details[open] .wrong:not(:empty)").wait_for()
    assert "/?new" in page.url


def test_enter_in_a_field_adds_ships_but_never_begins_the_battle(watched: Watched) -> None:
    page = compose(watched, "broadsides")
    side(page, 0).locator(".h-add-count").fill("3")
    page.keyboard.press("Enter")
    side(page, 0).locator(".h-shipline").nth(2).wait_for()
    names = side(page, 0).get_by_label("Nom du navire")
    assert [names.nth(n).input_value() for n in range(3)] == ["Trois-ponts", "Trois-ponts 2", "Trois-ponts 3"]
    names.first.press("Enter")
    side(page, 0).locator(".h-remove").first.click()
    side(page, 0).locator(".h-shipline").nth(2).wait_for(state="detached")
    assert "/?new" in page.url


def test_sides_come_and_go_as_the_game_allows(watched: Watched) -> None:
    page = compose(watched, "trireme")
    assert page.get_by_role("button", name="Un camp de plus").count() == 0
    page = compose(watched, "tartare")
    page.get_by_role("button", name="Un camp de plus").click()
    assert side(page, 2).locator(".h-side-name").input_value() == "Camp 3"
    page.get_by_role("button", name="Retirer le camp Camp 2").click()
    page.wait_for_function("() => document.querySelectorAll('.h-side').length === 2")


def test_what_is_composed_stays_when_the_language_changes(watched: Watched) -> None:
    page = compose(watched, "seventh-sea")
    add(page, 0, "brig")
    page.locator("#tools [data-lang=en]").click()
    page.get_by_role("button", name="Begin the battle").wait_for()
    assert side(page, 0).locator(".h-shipline").count() == 1


@pytest.mark.parametrize("width", [390, 820, 1280, 1920])
def test_it_fits_every_screen_and_every_target_is_big_enough(watched: Watched, width: int) -> None:
    watched.page.set_viewport_size({"width": width, "height": 900})
    for path in ("/?new=mortecouille", "/?welcome", "/", "/dice"):
        page = watched.open(path)
        page.wait_for_selector("h1")
        if "new" in path:
            add(page, 0, "rouge-small")
            page.locator(".h-shipline summary").click()
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path
        small = page.evaluate(
            "[...document.querySelectorAll('button, select, input, summary, a.h-button, .h-pick, .check')]"
            ".filter(e => e.offsetParent && !['checkbox', 'radio'].includes(e.type)"
            " && e.getBoundingClientRect().height < 43.5).map(e => e.outerHTML)"
        )
        assert small == [], path
