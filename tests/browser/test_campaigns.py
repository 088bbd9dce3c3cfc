"""A campaign by hand: fleets, a battle, what it leaves on a ship, the next battle; out and in as a file."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Watched
from tests.browser.fleets import opened, ships
from tests.served import Served

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

GAMES = ("seventh-sea", "mortecouille", "trireme", "tartare", "broadsides")


def begin(page: Page, server: Served) -> str:
    page.locator("#muster").get_by_role("button", name="Commencer la bataille").click()
    page.wait_for_url("**/battles/*")
    return page.url.rsplit("/", 1)[1]


def test_a_campaign_is_made_with_fleets_and_ships(watched: Watched, server: Served, battle: str) -> None:
    page = watched.open("/")
    page.get_by_text("Nouvelle campagne").click()
    page.get_by_label("Nom de la campagne").fill("Les Tortugais")
    page.locator("#campaigns select").select_option("mortecouille")
    page.get_by_role("button", name="Créer la campagne").click()
    page.wait_for_url("**/campaigns/*")
    for place, name in enumerate(("Frères", "Corsaires")):
        page.get_by_label("Nom de la flotte").last.fill(name)
        page.get_by_role("button", name="Nouvelle flotte").click()
        page.locator(".h-fleet-card").nth(place).wait_for()
        assert page.locator(".h-fleet-card .h-rename").nth(place).input_value() == name
    card = page.locator(".h-fleet-card").first
    card.get_by_text("Nouveau navire").click()
    card.get_by_role("button", name="Ajouter").click()
    card.locator(".wrong", has_text="il faut un nom").wait_for()
    card.get_by_label("Nom du navire").fill("Murène")
    card.get_by_label("Type de navire").select_option("bleu-small")
    card.get_by_label("Sirène").fill("1")
    card.get_by_role("button", name="Ajouter").click()
    page.locator(".h-shipline", has_text="Murène").wait_for()
    (ship,) = ships(server, page.url.rsplit("/", 1)[1])
    assert (ship["type"], ship["options"]) == ("bleu-small", {"siren": 1})


def test_what_a_battle_leaves_is_shown_and_goes_into_the_next(
    watched: Watched, server: Served, campaign: str
) -> None:
    page = opened(watched, campaign)
    first = begin(page, server)
    here = f"/battles/{first}/commands"
    hurt = ships(server, campaign)[1]["id"]
    order = {"type": "adjust", "ship": hurt, "field": "serious", "value": 3, "reason": "test"}
    assert server.ask("POST", here, order).status == 201

    opened(watched, campaign)
    page.locator(f"[data-ship={hurt}]").get_by_text("dans « La route des épices »").wait_for()
    page.locator("#muster").get_by_text("Il faut des navires").wait_for()
    assert server.ask("POST", here, {"type": "conclude"}).status == 201

    opened(watched, campaign)
    row = page.locator(f"[data-ship={hurt}]")
    assert row.locator(".h-carried").inner_text() == "Dégâts graves 3"
    page.locator("#past .h-past .h-state", has_text="Terminée").wait_for()
    page.locator("#muster").get_by_label("Titre").fill("La revanche")
    second = begin(page, server)
    sheet = server.ask("GET", f"/battles/{second}").body
    assert (sheet["title"], sheet["state"]["ships"][hurt]["serious"]) == ("La revanche", 3)


def test_ships_are_chosen_for_each_side_or_stay_behind(
    watched: Watched, server: Served, campaign: str
) -> None:
    fleet = server.ask("GET", f"/campaigns/{campaign}").body["fleets"][0]["id"]
    late = server.ask("POST", f"/fleets/{fleet}/ships", {"name": "Tardif", "type": "brig"}).body["id"]
    alcyon, _, felipe = (ship["id"] for ship in ships(server, campaign))
    page = opened(watched, campaign)
    page.locator(f"[data-muster={late}]").get_by_text("reste").click()
    page.locator(f"[data-muster={alcyon}] input").first.focus()
    page.keyboard.press("ArrowRight")
    page.locator(f"[data-muster={felipe}] input").nth(1).focus()
    page.keyboard.press("ArrowLeft")
    battle = server.ask("GET", f"/battles/{begin(page, server)}").body
    sides = [side["id"] for side in battle["board"]["sides"]]
    assert {ship["id"]: sides.index(ship["side"]) for ship in battle["board"]["ships"]} == {
        alcyon: 1,
        felipe: 0,
    }


def test_a_sheet_is_changed_and_what_she_carries_struck_off(
    watched: Watched, server: Served, campaign: str
) -> None:
    ship = ships(server, campaign)[0]["id"]
    carry = [{"field": "serious", "value": 2}, {"field": "fires", "value": 1}]
    server.ask("PATCH", f"/ships/{ship}", {"carry": carry})
    page = opened(watched, campaign)
    row = page.locator(f"[data-ship={ship}]")
    row.get_by_text("Fiche").click()
    row.get_by_label("Gaillardise").fill("11")
    row.get_by_role("button", name="Enregistrer").click()
    row.locator("[data-wrong='/ship/traits']:not(:empty)").wait_for()
    row.get_by_label("Gaillardise").fill("6")
    row.get_by_role("button", name="Effacer : Feux").click()
    row.get_by_role("button", name="Enregistrer").click()
    page.locator(f"[data-ship={ship}] .h-carried", has_text="Dégâts graves").wait_for()
    now = server.ask("GET", f"/ships/{ship}").body
    assert (now["traits"], now["carry"]) == ({"brawn": 6}, carry[:1])


def test_all_that_is_put_away_comes_back(watched: Watched, server: Served, campaign: str) -> None:
    ship = ships(server, campaign)[0]["id"]
    page = opened(watched, campaign)
    row = page.locator(f"[data-ship={ship}]")
    row.get_by_text("Fiche").click()
    row.get_by_role("button", name="Ranger Alcyon").click()
    row.get_by_text("Alcyon est rangé.").wait_for()
    page.keyboard.press("Enter")
    row.locator(".h-go", has_text="Alcyon").wait_for()

    page.locator(".h-fleet-card").nth(1).get_by_role("button", name="Ranger la flotte").click()
    page.get_by_text("La flotte Sol est rangée.").wait_for()
    page.reload()
    page.locator(".h-awayfold summary").click()
    page.locator("[data-away]", has_text="Sol").get_by_role("button", name="Rétablir").click()
    page.wait_for_function("() => document.querySelectorAll('.h-fleet-card').length === 2")

    page.get_by_role("button", name="Ranger la campagne").click()
    page.get_by_text("La campagne est rangée.").wait_for()
    assert server.ask("GET", f"/campaigns/{campaign}").status == 404
    page.keyboard.press("Enter")
    page.wait_for_selector("#muster")


def test_a_name_is_changed_in_its_place(watched: Watched, server: Served, campaign: str) -> None:
    page = opened(watched, campaign)
    name = page.get_by_label("Nom de la campagne")
    name.fill("La route du poivre")
    with page.expect_response("**/campaigns/*"):
        name.press("Enter")
    assert server.ask("GET", f"/campaigns/{campaign}").body["name"] == "La route du poivre"
    name.fill("Autre")
    name.press("Escape")
    assert name.input_value() == "La route du poivre"


def test_a_campaign_goes_out_as_a_file_and_comes_in_again(
    watched: Watched, server: Served, campaign: str, tmp_path: Path
) -> None:
    page = opened(watched, campaign)
    begin(page, server)
    opened(watched, campaign)
    with page.expect_download() as download:
        page.get_by_role("link", name="Exporter la campagne").click()
    file = tmp_path / "campagne.json"
    download.value.save_as(file)
    record = json.loads(file.read_text("utf-8"))
    assert record["format"].startswith("timonier-campaign/")
    watched.open("/")
    page.get_by_text("D’un fichier ou d’un texte").click()
    page.get_by_label("Fichier").set_input_files(file)
    page.wait_for_function("() => document.querySelector('.h-take textarea').value.length > 9")
    page.get_by_role("button", name="Importer").click()
    page.wait_for_url("**/campaigns/*")
    again = page.url.rsplit("/", 1)[1]
    assert again != campaign
    assert [ship["name"] for ship in ships(server, again)] == ["Alcyon", "San Felipe"]
    page.locator("#past [data-battle]").wait_for()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", [390, 1280])
def test_each_game_has_its_sheets_on_every_screen(
    watched: Watched, server: Served, game: str, width: int
) -> None:
    made = server.ask("POST", "/campaigns", {"name": "Essai", "ruleset": game}).body
    kind = server.ask("GET", f"/rulesets/{game}").body["ship_types"][0]["id"]
    for name in ("A", "B"):
        fleet = server.ask("POST", f"/campaigns/{made['id']}/fleets", {"name": name}).body
        server.ask("POST", f"/fleets/{fleet['id']}/ships", {"name": f"Navire {name}", "type": kind})
    watched.page.set_viewport_size({"width": width, "height": 900})
    page = opened(watched, made["id"])
    page.locator(".h-shipline summary").first.click()
    page.locator(".h-ship-form").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    small = page.evaluate(
        "[...document.querySelectorAll('button, select, input, summary, .h-choice')]"
        ".filter(e => e.offsetParent && !['checkbox', 'radio'].includes(e.type)"
        " && e.getBoundingClientRect().height < 43.5).map(e => e.outerHTML)"
    )
    assert small == []
    begin(page, server)
